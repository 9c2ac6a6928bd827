# cmake -D WAY=... -P build.cmake: configures, builds and runs the consumer project with exhaust got in that way.
# SOURCE and BUILD are exhaust's own trees; CONFIG, GENERATOR, CXX and FLAGS those of its build.
set(work ${BUILD}/consumer/${WAY})
file(REMOVE_RECURSE ${work})

if(WAY STREQUAL install)
    execute_process(COMMAND ${CMAKE_COMMAND} --install ${BUILD} --config "${CONFIG}" --prefix ${work}/prefix
        COMMAND_ERROR_IS_FATAL ANY)
    # An installed exhaust must not ask its users for what only its own build needs.
    set(arguments -D CMAKE_PREFIX_PATH=${work}/prefix -D CMAKE_DISABLE_FIND_PACKAGE_CLI11=ON)
else()
    set(arguments -D EXHAUST_SOURCE=${SOURCE})
endif()

foreach(command
        "${CMAKE_COMMAND};-S;${CMAKE_CURRENT_LIST_DIR};-B;${work}/build;-G;${GENERATOR};-D;WAY=${WAY};${arguments};-D;CMAKE_BUILD_TYPE=${CONFIG};-D;CMAKE_CXX_COMPILER=${CXX};-D;CMAKE_CXX_FLAGS=${FLAGS}"
        "${CMAKE_COMMAND};--build;${work}/build;--config;${CONFIG}"
        "${work}/build/consumer")
    execute_process(COMMAND ${command} COMMAND_ERROR_IS_FATAL ANY)
endforeach()
