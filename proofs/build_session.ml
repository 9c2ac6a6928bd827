(* build_session CONF LIBRARY FILE.mlw

   Why3 1.5 builds sessions only in its graphical interface; this does it from
   the command line. It creates the session FILE/, runs the strategy "prove" of
   CONF on every goal, saves the session, prints each leaf that is not proved as

     FILE.mlw:LINE: GOAL [CLAIM] not proved

   and exits with 0 iff there is none (2 if the file does not typecheck). *)

open Why3
open Session_itp
module Scheduler = Unix_scheduler.Unix_scheduler
module Controller = Controller_itp.Make (Scheduler)

let give_up error =
  Format.printf "%a@." Exn_printer.exn_printer error;
  exit 2

(* an empty session for the file, and its controller *)
let start conf library file =
  let config = Whyconf.init_config (Some conf) in
  let main = Whyconf.get_main config in
  Whyconf.load_plugins main;
  let env = Env.create_env (library :: Whyconf.loadpath main) in
  let folder = Filename.remove_extension file in
  if not (Sys.file_exists folder) then Unix.mkdir folder 0o755;
  let c = Controller_itp.create_controller config env (empty_session folder) in
  Controller_itp.set_session_max_tasks (Whyconf.running_provers_max main);
  Server_utils.load_strategies c;
  (try Controller_itp.add_file c file with
   | Controller_itp.Errors_list (e :: _) -> give_up e
   | e -> give_up e);
  c

let root_goals session =
  let goals = ref [] in
  Hfile.iter
    (fun _ f -> List.iter (fun t -> goals := !goals @ theory_goals t) (file_theories f))
    (get_files session);
  !goals

let run_strategy c goal =
  let _, _, _, strategy =
    Wstdlib.Hstr.find c.Controller_itp.controller_strategies "prove" in
  let callback_pa _ = function
    | Controller_itp.InternalFailure e -> Format.eprintf "%a@." Exn_printer.exn_printer e
    | _ -> () in
  Controller.run_strategy_on_goal c goal strategy ~callback_pa
    ~callback_tr:(fun _ _ _ -> ()) ~callback:ignore ~notification:ignore

(* the unproved leaves under a goal *)
let rec unproved session goal =
  if pn_proved session goal then []
  else
    match List.concat_map (get_sub_tasks session) (get_transformations session goal) with
    | [] -> [ goal ]
    | parts -> List.concat_map (unproved session) parts

let print_unproved session root leaf =
  let file, line =
    match (Task.task_goal_fmla (get_task session leaf)).Term.t_loc with
    | Some position ->
        let file, line, _, _ = Loc.get position in
        (Filename.basename file, line)
    | None -> ("?", 0) in
  Format.printf "%s:%d: %s [%s] not proved@." file line
    (get_proof_name session root).Ident.id_string
    (get_proof_expl session leaf)

let finish c roots =
  let session = c.Controller_itp.controller_session in
  (* drops the attempts that failed before another prover succeeded *)
  Controller.clean c ~removed:ignore None;
  save_session session;
  let open_leaves =
    List.concat_map (fun r -> List.map (fun l -> (r, l)) (unproved session r)) roots in
  List.iter (fun (r, l) -> print_unproved session r l) open_leaves;
  exit (if open_leaves = [] then 0 else 1)

let () =
  let c = start Sys.argv.(1) Sys.argv.(2) Sys.argv.(3) in
  let roots = root_goals c.Controller_itp.controller_session in
  (* the scheduler has no end: stop after a second without work *)
  let idle = ref 0 in
  let work = ref (0, 0, 0) in
  Controller.register_observer (fun waiting scheduled running ->
      work := (waiting, scheduled, running));
  List.iter (run_strategy c) roots;
  Scheduler.timeout ~ms:100 (fun () ->
      idle := if !work = (0, 0, 0) then !idle + 1 else 0;
      if !idle > 10 then finish c roots else true);
  Scheduler.main_loop ~prompt:"" ignore
