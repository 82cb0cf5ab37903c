## app: exporting

window_written_to_as = Written to { $name } as { $format }.
window_written_to = Written to { $name }.
window_a_film_is_being_shot = A film is being shot already; this one can follow it.
window_writing_a_film_of_frames = Writing a film of { $frames } frames…
window_is_written_frames = { $name } is written: { $frames } frames.
window_drawing_the_slides_of = Drawing the slides of “{ $title }”…
window_slides_are_in = { $count } slides are in { $name }.
window_there_are_no_results_yet = There are no results yet: run the experiment first.
window_files_are_in = { $count } files are in { $name }.
window_the_tree_is_on_the = The tree is on the clipboard.

## app: keys

window_there_is_no_text_on = There is no text on the clipboard.

## gui: app

window_what_was_open_when_yomiki = What was open when Yomiki broke off cannot be read: { $why }
window_the_picture_is_on_the = The picture is on the clipboard.
window_in_large_type_there_is = In large type there is no room for curves here; they come back with small type, or under View

## describe: edit

window_undo = Undo
window_take_back_the_last_edit = Take back the last edit
window_redo = Redo
window_bring_back_what_was_undone = Bring back what was undone
window_copy_position = Copy position
window_copy_the_positions_notation = Copy the position's notation
window_paste_position = Paste position
window_read_a_position_from_the = Read a position from the clipboard, whatever its format
window_random_position = Random position
window_another_position_of_the_same = Another position of the same kind
window_add_an_algorithm = Add an algorithm
window_choose_one_more_search_to = Choose one more search to compare
window_remove_the_algorithm = Remove the algorithm
window_the_active_one_its_run = The active one: its run goes to the past ones

## describe: file

window_new_comparison = New comparison
window_start_over_with_the_ready = Start over with the ready example
window_open = Open…
window_open_a_session_a_position = Open a session, a position or an event file
window_save = Save
window_save_position_algorithms_and_the = Save position, algorithms and the moment shown
window_save_as = Save as…
window_save_under_another_name = Save under another name
window_watch_an_event_file = Watch an event file…
window_show_a_search_that_another = Show a search that another program wrote down
window_whole_tree_as_picture = Whole tree as picture…
window_write_the_whole_tree_as = Write the whole tree as SVG or PNG
window_tree_as_seen_as_picture = Tree as seen as picture…
window_write_the_part_of_the = Write the part of the tree that is on screen as SVG or PNG
window_curves_as_picture_or_table = Curves as picture or table…
window_write_the_plot_as_svg = Write the plot as SVG, PNG or CSV
window_run_report = Run report…
window_write_what_was_run_and = Write what was run and counted as Markdown
window_race_as_picture = Race as picture…
window_write_all_trees_of_the = Write all trees of the race as SVG or PNG
window_race_as_film = Race as film…
window_write_the_whole_race_as = Write the whole race as an animated GIF; the Race pane sets its range, speed and size
window_mating_line_as_kif = Mating line as KIF…
window_write_the_line_of_the = Write the line of the solved tsume as KIF
window_tsume_solution_as_kif = Tsume solution as KIF…
window_write_every_defence_and_its = Write every defence and its refutation as KIF with branches
window_copy_picture_of_the_window = Copy picture of the window
window_put_a_picture_of_the = Put a picture of the window on the clipboard
window_copy_picture_of_the_tree = Copy picture of the tree
window_put_the_tree_as_seen = Put the tree as seen on the clipboard as a picture
window_quit = Quit
window_close_the_window = Close the window

## describe: help

window_predict_then_reveal = Predict, then reveal
window_on_or_off_before_every = On or off: before every step you are asked which node comes next
window_lesson_hint = Lesson: Hint
window_something_to_think_of = Something to think of
window_lesson_show_me = Lesson: Show me
window_shows_the_answer_in_the = Shows the answer in the tree, and why
window_command_palette = Command palette
window_find_any_command_by_its = Find any command by its name
window_keyboard = Keyboard
window_all_keys_on_one_sheet = All keys on one sheet
window_what_is_counted = What is counted
window_what_every_number_on_the = What every number on the screen means
window_about_yomiki = About Yomiki
window_what_this_program_is = What this program is

## command: describe

window_switch_to_a_tree = Switch to a tree
window_switch_to_an_and_or = Switch to an AND/OR tree
window_switch_to_othello = Switch to Othello
window_switch_to_mnk = Switch to stones in a row
window_switch_to_shogi = Switch to shogi
window_where_it_was_left_or = Where it was left, or its first example

## describe: run

window_add_a_breakpoint = Add a breakpoint
window_a_running_search_pauses_when = A running search pauses when a condition comes true
window_run_pause = Run / pause
window_run_all_searches_or_hold = Run all searches, or hold them
window_stop = Stop
window_stop_all_searches_and_keep = Stop all searches and keep what they know
window_one_event = One event
window_go_on_by_one_event = Go on by one event
window_next_node = Next node
window_go_on_to_the_next = Go on to the next node entered or selected
window_next_leaf = Next leaf
window_go_on_to_the_next_leaf = Go on to the next leaf evaluation
window_next_cut = Next cut
window_go_on_to_the_next_cut = Go on to the next cut
window_run_again = Run again
window_start_all_searches_anew = Start all searches anew
window_solve_as_tsume = Solve as tsume
window_find_the_mate_by_checks = Find the mate by checks alone in the position on the board
window_solve_the_endgame = Solve the endgame
window_the_exact_score_of_every = The exact score of every move of the Othello board, printed on its square; again to stop. Some 24 empties take seconds, each one more three times as long
window_clear_runs = Clear runs
window_forget_the_recorded_runs = Forget the recorded runs
window_slower = Slower
window_half_the_speed_so_many = Half the speed: so many events a second
window_faster = Faster
window_twice_the_speed_so_many = Twice the speed: so many events a second

## describe: time

window_one_event_back = One event back
window_go_back_by_one_event = Go back by one event
window_previous_node = Previous node
window_go_back_to_the_previous = Go back to the previous node entered or selected
window_previous_leaf = Previous leaf
window_go_back_to_the_previous_leaf = Go back to the previous leaf evaluation
window_previous_cut = Previous cut
window_go_back_to_the_previous_cut = Go back to the previous cut
window_out_of_this_subtree = Out of this subtree
window_go_on_until_the_search = Go on until the search leaves the current node for good
window_to_the_start = To the start
window_show_the_first_moment = Show the first moment
window_to_the_end = To the end
window_show_the_last_moment_and = Show the last moment and follow the search
window_bookmark_this_moment = Bookmark this moment
window_remember_this_moment_under_a = Remember this moment under a name

## describe: tree

window_fit = Fit
window_show_the_whole_tree = Show the whole tree
window_centre = Centre
window_bring_the_selected_node_to = Bring the selected node to the middle
window_root = Root
window_select_the_root = Select the root
window_fold_or_unfold = Fold or unfold
window_fold_the_selected_subtree_or = Fold the selected subtree, or open it again
window_follow_the_search = Follow the search
window_keep_the_node_being_searched = Keep the node being searched in view
window_freeze_the_picture = Freeze the picture
window_hold_the_drawing_still_while = Hold the drawing still while the search goes on
window_fold_what_is_finished = Fold what is finished
window_draw_finished_subtrees_as_triangles = Draw finished subtrees as triangles with their number of nodes
window_one_camera_for_all_trees = One camera for all trees
window_pan_and_zoom_all_trees = Pan and zoom all trees together
window_search_from_here = Search from here
window_make_the_selected_node_the = Make the selected node the new position

## describe: view

window_light_dark = Light / dark
window_switch_between_the_light_and = Switch between the light and the dark theme
window_view_form = 日本語
window_switch_to_japanese = Switch to Japanese
window_presentation = Presentation
window_large_type_for_a_projector = Large type for a projector
window_one_pane_for_the_whole = One pane for the whole window
window_the_pane_that_has_the = The pane that has the keyboard, or else the one pointed at or called last, fills the window; once more, and all are back
window_to_the_next_pane = To the next pane
window_the_keyboard_goes_to_the = The keyboard goes to the next pane; Tab goes on from there
window_to_the_previous_pane = To the previous pane
window_the_keyboard_goes_to_the_pane = The keyboard goes to the pane before; Tab goes on from there
window_to_the_menus = To the menus
window_the_first_menu_opens_and = The first menu opens, and the keyboard goes into it
window_larger = Larger
window_make_everything_larger = Make everything larger
window_smaller = Smaller
window_make_everything_smaller = Make everything smaller
window_usual_size = Usual size
window_make_everything_as_large_as = Make everything as large as it was at first
window_reset_layout = Reset layout
window_put_all_panes_back_in = Put all panes back in their places

## gui: command

window_file = File
window_edit = Edit
window_run = Run
window_time = Time
window_tree = Tree
window_view = View
window_help = Help

## gui: export

window_this_is_not_an_experiment = this is not an experiment of your own
window_there_is_no_game_to = there is no game to save; begin one first
window_pictures_are_written_as_svg = pictures are written as .svg or .png, not as .{ $other }
window_nothing_has_been_run_yet = nothing has been run yet
window_value = {" "}value { $bounds_text },
window_nodes_only_counted = , { $hidden } nodes only counted
window_export_form = { $name }:{ $value } { $leaves }{ $counted }
window_curve = curve

## gui: files

window_this_is_a_folder_not = This is a folder, not a file.
window_it_cannot_be_opened = It cannot be opened: { $why }.
window_there_is_no_folder = There is no folder { $name }.

## gui: pane kind

window_position = Position
window_algorithms = Algorithms
window_trees = Trees
window_timeline = Timeline
window_curves = Curves
window_why = Why?
window_open_pane_kind = OPEN
window_pseudo_code = Pseudo-code
window_overview = Overview
window_past_runs = Past runs
window_race = Race
window_learn = Learn
window_tsume = Solution
window_play = Play
window_lab = Lab
window_the_position_to_be_edited = The position, to be edited by mouse or keys
window_which_searches_are_compared_and = Which searches are compared, and how
window_the_search_trees_side_by = The search trees, side by side
window_scrub_through_the_search_like = Scrub through the search like a film
window_open_memory_and_counts_over = OPEN, memory and counts over time
window_all_about_the_selected_node = All about the selected node, and why
window_the_open_list_as_a = The OPEN list as a table
window_the_algorithms_steps_the_current = The algorithm's steps, the current one lit
window_icicle_strip_and_depth_histogram = Icicle, strip and depth histogram of a tree
window_runs_so_far_in_one = Runs so far in one table
window_all_runners_on_one_clock = All runners on one clock
window_short_lessons_with_questions = Short lessons with questions
window_solve_shogi_mates_and_browse = What the solvers say of the board: mates with every defence, endgames with every move
window_a_game_against_an_engine = A game against an engine, with clocks
window_the_papers_experiments_and_your = The papers' experiments, and your own

## shell: menu

window_examples = Examples

## shell: palette

window_type_a_command = Type a command
window_no_command_has_this_in = No command has this in its name.

## shell: path field

window_write_into_which_folder = Write into which folder?
window_write_to_which_file = Write to which file?
window_open_which_file = Open which file?
window_choose_it_in_the_dialog = Choose it in the dialog, or type its path here.
window_no_file_dialog_can_be = No file dialog can be shown here: type the path.
window_path_of_the_file = Path of the file
window_endings = Endings: { $endings }
window_ok = OK
window_cancel = Cancel
window_there_is_such_a_file = There is such a file already. OK once more replaces it.

## shell: quit

window_save_before_closing = Save before closing?
window_close_in_the_middle_of = Close in the middle of a game?
window_the_game_being_played_will = The game being played will be lost.
window_do_not_save = Do not save
window_play_on = Play on
window_close = Close
window_has_changes_that_are_not = “{ $name }” has changes that are not saved.

## shell: recovery

window_go_on_where_it_broke = Go on where it broke off?
window_yomiki_was_not_closed_in = Yomiki was not closed in good order. This has been kept:
window_open_it = Open it
window_opens_the_position_the_algorithms = Opens the position, the algorithms and their runs as they were seen; a game goes on
window_discard_it = Discard it
window_deletes_what_was_kept_and = Deletes what was kept and starts with the ready example
window_kept_less_than_a_minute = Kept less than a minute ago

## shell: sheets

window_everywhere = Everywhere
window_tab_and_shift_tab_go = Tab and Shift+Tab go from thing to thing · Enter or Space does what it says · Esc leaves it, but first stops a search that is running
window_in_a_tree = In a tree
window_arrow_keys_walk_to_parent = Arrow keys walk to parent, child and siblings · drag to pan · wheel to zoom · double-click to fold
window_on_a_time_line = On a time line
window_left_and_right_go_by = Left and Right go by one event · Page Up and Page Down by a twentieth of the recording
window_in_the_overviews = In the overviews
window_in_the_icicle_arrow_keys = In the icicle arrow keys walk as in a tree · in the strip Left and Right go by a column, Page Up and Page Down by a twentieth · Enter selects
window_in_a_lesson = In a lesson
window_page_up_and_page_down = Page Up and Page Down scroll its text, also from the trees
window_in_a_tree_that_is = In a tree that is set up
window_arrow_keys_walk_enter_types = Arrow keys walk · Enter types a leaf's value · Insert adds a child · Delete removes · T turns true and false
window_on_an_othello_board = On an Othello board
window_click_places_press_and_drag = Click places · press and drag paints · right-click cycles · arrow keys move the cursor · B W E or x o . set its square and go on to the next · P plays moves, Enter where the cursor is
window_on_a_shogi_board = On a shogi board
window_click_twice_or_drag_moves = Click twice or drag moves · right-click promotes and turns · arrow keys move the cursor · Enter is a click · M plays moves, E edits · while editing: K R B G S N L P put a piece, with Shift gote's · + promotes · T turns · H gives to the hand, on an empty square it chooses what is held (with Shift gote's) · W the other side to move · Delete removes
window_playing_on_it = Playing on it
window_enter_takes_up_the_piece = Enter takes up the piece at the cursor, and puts it where the cursor has gone · R B G S N L P take one from the hand, Enter drops it · Esc puts it back · Y promotes, N does not (or an arrow and Enter)
window_in_a_solved_mate_problem = In a solved mate problem
window_left_and_right_or_and = Left and Right (or , and .) go through the line · Home and End to its ends
window_in_a_game_or_a = In a game, or a mate problem
window_arrow_keys_go_to_what = Arrow keys go to what can be moved, in hand too, and with a piece taken up to where it can go · Enter takes up and puts · R B G S N L P take a piece from the hand · Esc puts it back
window_leaf_evaluations_repeated_ones_included = Leaf evaluations, repeated ones included.
window_different_leaves_evaluated = Different leaves evaluated.
window_inner_nodes_entered_repeats_included = Inner nodes entered, repeats included.
window_visits_and_inner_visits_together = Visits and inner visits together; Suzuki, Inui & Kotani compare these.
window_inner_nodes_whose_children_were = Inner nodes whose children were generated.
window_nodes_waiting_to_be_searched = Nodes waiting to be searched. GSEARCH and RSEARCH: OPEN of all levels, dormant members included, right after an expansion. Stockman's SSS* and DUAL*: all states, SOLVED ones included. Depth-first searches: generated siblings not yet searched along the current path.
window_nodes_held_in_memory_max = Nodes held in memory: MAX CELL of Katoh & Ibaraki. α-β: one for the root and one for every child along the path. Table searches: entries and path.
window_capacity_of_cells_heap_table = Capacity of cells, heap, table and stacks.
window_searches_repeated_with_a_wider = Searches repeated with a wider window.
window_passes_of_mt_searches_rounds = Passes of MT searches, rounds of deepening.
window_b_d_2_b_d = b^⌈d/2⌉ + b^⌊d/2⌋ − 1: no search needs fewer leaves on a uniform tree of depth d and branching b.
window_surpass = surpass
window_a_surpasses_b_if_on = A surpasses B if on every tree A searches and expands only what B searches and expands.
window_eligible = eligible
window_p_is_eligible_while_beta = P is eligible while β̄(P) > ᾱ(P): whatever the leaves are that nobody has seen, α-β will come to P.
window_lemma_3_1 = Lemma 3.1
window_every_search_that_selects_only = Every search that selects only eligible nodes surpasses α-β, and no other search does (Katoh & Ibaraki).
window_theorem_3_1 = Theorem 3.1
window_sss_is_unsurpassed_no_search = SSS* is unsurpassed: no search surpasses it and anywhere looks at less (Katoh & Ibaraki).
window_conditions = conditions
window_the_same_order_of_children = The same order of children for both, ties to the left, no table of positions, no deepening. The race names the one that is not met.
window_mt_sss = MT-SSS*
window_stockmans_sss_and_mt_sss = Stockman's SSS* and MT-SSS* evaluate the same leaves in the same order; with distinct leaf values SSS* as it is called here does too.
window_the_textbooks_sss_is_stockmans = The textbook's SSS* is Stockman's; the one called SSS* here is Ibaraki's form, which never needs more leaves.
window_what_is_proved = What is proved
window_a_workbench_in_which_people = A workbench in which people see game-tree search think: click a position together, press run, and watch the trees grow side by side, on one clock, with a reason for every cut.

## shell: status

window_of_an_earlier_position = of an earlier position
window_recorded = { $size } recorded
window_not_run_yet = not run yet
window_searching = searching
window_playing_back = playing back
window_paused = paused
window_finished = finished
window_failed = failed

## shell: toast

window_close_this_message = Close this message

## shell: toolbar

window_examples_toolbar = Examples ▾
window_ready_positions_and_trees = Ready positions and trees
window_pause = Pause
window_go_on = Go on
window_run_new = Run new
window_speed = Speed
window_unlimited = unlimited
window_events_a_second_at_the = Events a second; at the right end the search is not held back, and what is played back takes four seconds

## gui: writing

window_writing_the_file_has_failed = Writing the file has failed inside the program; the file was left as it was.

## pane tools

window_tool_start_position = Starting position
window_tool_start_position_full = Position: { window_tool_start_position }
window_tool_start_position_tip = The board as a game begins
window_tool_clear_board = Clear the board
window_tool_clear_board_full = Position: { window_tool_clear_board }
window_tool_clear_board_tip = Take everything off the board, and in shogi out of both hands
window_tool_flip_board = See the board from the other side
window_tool_flip_board_full = Position: { window_tool_flip_board }
window_tool_flip_board_tip = Flip the shogi board for the eye; the position stays
window_tool_rest_to_gote = Rest of the pieces to gote's hand
window_tool_rest_to_gote_full = Position: { window_tool_rest_to_gote }
window_tool_rest_to_gote_tip = The rest of the pieces to gote's hand, as in tsume problems
window_tool_copy_bod = Copy the position as BOD
window_tool_copy_bod_full = Position: { window_tool_copy_bod }
window_tool_copy_bod_tip = The shogi position as a diagram in text
window_tool_copy_kif = Copy the position as KIF
window_tool_copy_kif_full = Position: { window_tool_copy_kif }
window_tool_copy_kif_tip = The shogi position as Japanese programs write it
window_tool_copy_csa = Copy the position as CSA
window_tool_copy_csa_full = Position: { window_tool_copy_csa }
window_tool_copy_csa_tip = The shogi position as programs exchange it
window_tool_log_curves = log
window_tool_log_curves_full = Curves: { window_tool_log_curves }
window_tool_log_curves_tip = Logarithmic height, or linear again
window_tool_runs_as_markdown = Copy as Markdown
window_tool_runs_as_markdown_full = Past runs: { window_tool_runs_as_markdown }
window_tool_runs_as_markdown_tip = The table of all runs, for a text
window_tool_runs_as_csv = Copy as CSV
window_tool_runs_as_csv_full = Past runs: { window_tool_runs_as_csv }
window_tool_runs_as_csv_tip = The table of all runs, for a spreadsheet
window_tool_race_side_by_side = side by side
window_tool_race_side_by_side_full = Race: { window_tool_race_side_by_side }
window_tool_race_side_by_side_tip = A tree for every runner
window_tool_race_merged = merged
window_tool_race_merged_full = Race: { window_tool_race_merged }
window_tool_race_merged_tip = The two that are compared in one tree; a flag shows where they part and how much one of them searches there alone
window_tool_race_icicle = icicle
window_tool_race_icicle_full = Race: { window_tool_race_icicle }
window_tool_race_icicle_tip = The two that are compared as one icicle: a bar is as wide as its subtree has leaves
window_tool_next_step = Next ▸
window_tool_next_step_full = Learn: { window_tool_next_step }
window_tool_next_step_tip = The next step
window_tool_slides = Slides (PNG)…
window_tool_slides_full = Learn: { window_tool_slides }
window_tool_slides_tip = A picture for every step and every answer, numbered, into a folder
window_tool_exercise_sheet = Exercise sheet…
window_tool_exercise_sheet_full = Learn: { window_tool_exercise_sheet }
window_tool_exercise_sheet_tip = The questions with blank trees, to print
window_tool_answer_key = Answer key…
window_tool_answer_key_full = Learn: { window_tool_answer_key }
window_tool_answer_key_tip = The same sheet with the answers
window_tool_next_problem = Next problem
window_tool_next_problem_full = Solution: { window_tool_next_problem }
window_tool_next_problem_tip = The next problem of the set, which is solved at once
window_tool_problem_before = Previous problem
window_tool_problem_before_full = Solution: { window_tool_problem_before }
window_tool_problem_before_tip = The problem of the set before this one, which is solved at once
window_tool_solve_set = Solve all
window_tool_solve_set_full = Solution: { window_tool_solve_set }
window_tool_solve_set_tip = Solve what is not solved yet, with the options above
window_tool_attack_yourself = Attack yourself
window_tool_attack_yourself_full = Solution: { window_tool_attack_yourself }
window_tool_attack_yourself_tip = You give the checks, the solver defends as well as can be
window_tool_new_game = New game
window_tool_new_game_full = Play: { window_tool_new_game }
window_tool_new_game_tip = Leave this game and set up another; in the middle of a game press it twice, for what is not saved of it is gone
window_tool_take_back = Take back
window_tool_take_back_full = Play: { window_tool_take_back }
window_tool_take_back_tip = Back to your last move, clocks too
window_tool_resign = Resign
window_tool_resign_full = Play: { window_tool_resign }
window_tool_resign_tip = Give this game up; press it twice
window_tool_move_now = Move now
window_tool_move_now_full = Play: { window_tool_move_now }
window_tool_move_now_tip = The program plays the best move it has found so far
window_tool_save_game = Save the game…
window_tool_save_game_full = Play: { window_tool_save_game }
window_tool_save_game_tip = Write the moves so far, times and values to a file: KIF, KI2 or CSA for shogi, GGF for Othello, a move list for stones in a row
window_tool_copy_record = Copy the record
window_tool_copy_record_full = Play: { window_tool_copy_record }
window_tool_copy_record_tip = The moves so far as text: KIF for shogi, GGF for Othello, a move list for stones in a row
window_tool_search_position = Search this position
window_tool_search_position_full = Play: { window_tool_search_position }
window_tool_search_position_tip = Set the position shown here up for searching; the game goes on, and undo brings back what was set up
window_tool_run_experiment = Run the experiment
window_tool_run_experiment_full = Lab: { window_tool_run_experiment }
window_tool_run_experiment_tip = Searches in the background; finished ones are kept
window_tool_compose_experiment = Compose one…
window_tool_compose_experiment_full = Lab: { window_tool_compose_experiment }
window_tool_compose_experiment_tip = An experiment of your own: begins with the position and the algorithms of the window
window_tool_export_results = Export the results…
window_tool_export_results_full = Lab: { window_tool_export_results }
window_tool_export_results_tip = Markdown, JSON, CSV of the tables, SVG and PNG of the figures, into a folder
window_tool_step_before = ◂ Back
window_tool_step_before_full = Learn: { window_tool_step_before }
window_tool_step_before_tip = The step before

## shell: status

window_reading = Reading { $name }: { $percent }%
window_cancel_status = · cancel

## files: endings

window_between_endings = {" "}or .
window_written_with_other_endings = This is written as .{ $possible }, not as .{ $ending }.

## the program

window_title = Yomiki 読み木
window_title_and_version = Yomiki 読み木 { $version }

## command: other names

window_nickname_tree = example tree
window_nickname_and_or = example AND/OR tree
window_nickname_othello = example Othello
window_nickname_mnk = example tic-tac-toe Connect Four four in a row gomoku m,n,k
window_nickname_shogi = example shogi
window_nickname_learn = lesson lessons
window_nickname_solution = tsume mate endgame

## quit: what no file holds

window_what_is_open_is_unsaved = What is open has not been saved to a file.

## recovery: what was kept

window_kept_minutes_ago =
    Kept { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    } ago
window_kept_hours_ago =
    Kept { $hours ->
        [one] { $hours } hour
       *[other] { $hours } hours
    } ago

## toolbar: runners that have not run

window_go_on_and_run_the_new = Go on, and run what has not run yet: { $names } (Space)
window_run_the_new = Run what has not run yet: { $names } (Space). The other runs stay; { $all } runs all again

## sheets: names of what is counted

window_counted_visits = visits
window_counted_leaves = leaves
window_counted_inner_visits = inner visits
window_counted_nodes = nodes
window_counted_expanded = expanded
window_counted_open = OPEN
window_counted_cells = cells
window_counted_bytes = bytes
window_counted_re_searches = re-searches
window_counted_iterations = iterations
window_counted_floor = Knuth–Moore floor

## export: what is not written here

window_not_written_at_once = not written at once
window_not_an_export = not an export
window_a_game_of =
    A game of { $game } after { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    }
