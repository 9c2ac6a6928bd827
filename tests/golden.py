#!/usr/bin/env python3
"""golden.py PROGRAM EXPECTED [ARGUMENT...]: run PROGRAM and compare what it prints with the file EXPECTED.

The last line of the file is the exit code, as `exit N`; times are written TIME. PROGRAM may be `-`: then the text on
standard input is compared. UPDATE_GOLDEN=1 in the environment rewrites the file instead.
"""
import difflib
import os
import re
import subprocess
import sys


def normalise(text):
    """Times differ from run to run, and with them the blanks that align them: `   1.94 ms` becomes ` TIME`."""
    return re.sub(r"( ?) *\b[0-9][0-9.,]* (?:ns|us|µs|ms|s)\b", r"\1TIME", text)


def diff(expected, actual, expected_name, actual_name):
    """A unified diff, empty if the two texts agree."""
    lines = difflib.unified_diff(expected.splitlines(), actual.splitlines(), expected_name, actual_name, lineterm="")
    return "\n".join(lines)


def transcript(program, arguments):
    """All that `./program` prints, then its exit code. Started in its own directory: messages repeat argv[0]."""
    directory, name = os.path.split(os.path.abspath(program))
    environment = {key: value for key, value in os.environ.items() if not key.startswith("EXHAUST_")}
    run = subprocess.run(["./" + name, *arguments], cwd=directory, env=environment, stdin=subprocess.DEVNULL,
                         stdout=subprocess.PIPE, stderr=subprocess.STDOUT, encoding="utf-8", errors="replace")
    code = run.returncode if run.returncode >= 0 else 128 - run.returncode  # as a shell says it
    end = "" if run.stdout.endswith("\n") or not run.stdout else "\n"
    return normalise(f"{run.stdout}{end}exit {code}\n")


def main(program, file, *arguments):
    actual = normalise(sys.stdin.read()) if program == "-" else transcript(program, arguments)
    if os.environ.get("UPDATE_GOLDEN") == "1":
        with open(file, "w", encoding="utf-8") as out:
            out.write(actual)
        return 0
    if not os.path.exists(file):
        print(f"{file} does not exist; UPDATE_GOLDEN=1 writes it. The program prints:\n{actual}", end="")
        return 1
    with open(file, encoding="utf-8") as golden:
        difference = diff(normalise(golden.read()), actual, file, os.path.basename(program))
    if difference:
        print(difference)
    return 1 if difference else 0


if __name__ == "__main__":
    if len(sys.argv) < 3:
        sys.exit(__doc__)
    sys.exit(main(*sys.argv[1:]))
