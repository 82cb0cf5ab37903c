## gui: curves

watch_open = OPEN
watch_cells = cells
watch_bytes = bytes
watch_table_entries = table entries
watch_root_lower_bound = root lower bound
watch_root_upper_bound = root upper bound
watch_threshold = threshold
watch_level = level
watch_root_proof_number = root proof number
watch_root_disproof_number = root disproof number
watch_leaf_evaluations = leaf evaluations
watch_distinct_leaves = distinct leaves
watch_nodes = nodes
watch_nodes_a_second = nodes a second
watch_seconds = seconds
watch_events = events
watch_leaves = leaves

## model: again

watch_this_had_been_run_which = This had been run, which took a while. { $keys } runs it again as it was saved.
watch_the_searches_were_run_again = The searches were run again, up to where they were saved.

## model: apply

watch_there_is_no_example = There is no example '{ $id }'.
watch_pasted_problems = pasted problems
watch_algorithms_can_be_compared_at = { $most } algorithms can be compared at once; remove one first.
watch_event = event { $event }
watch_copied = Copied.
watch_this_part_of_the_tree = This part of the tree is too big to be written out.

## model: commands

watch_this_solves_othello_endgames_solves = This solves Othello endgames; { $keys } solves tsume
watch_can_be_compared_at_once = { $most } can be compared at once
watch_the_lesson_asks_about_this = The lesson asks about this moment: answer first, or have the answer shown

## model: kept game

watch_the_game_that_was_kept = The game that was kept cannot be played through.

## model: newcomers

watch_not_run_yet_it_can = Not run yet: it can be run when the others have ended or pause.
watch_not_run_on_this_position = Not run on this position.
watch_not_run_yet_press_to = Not run yet: press { $keys } to run it beside the others.

## model: opening

watch_reading_it_has_failed_inside = reading it has failed inside the program
watch_only_the_first_events_were = only the first { $events } events were read; the file goes on from line { $line }. To see more of it, raise “Record” among the algorithms and open it again

## model: play

watch_the_position_being_edited_is = The position being edited is one of another game.

## model: showing

watch_a_search_is_under_way = A search is under way that would have to make room: stop it, then show #{ $number }.
watch_show_again_beside_the_runs = Show #{ $number } again{ $with }, beside the runs that are shown
watch_show_again_undo_brings_back = Show #{ $number } again{ $with }; Undo brings back what is shown now
watch_run_is_shown_again_undo = Run #{ $number } is shown again; Undo brings back what was shown before.
watch_run_is_shown_with_its = Run #{ $number } is shown with its own position; Undo brings back the one before.

## model: time

watch_stopped_all_are_shown_after = Stopped. All are shown after equal work, { $work }; the clock goes on to where the others had come.

## model: tools

watch_this_is_for_shogi_positions = This is for shogi positions
watch_no_lesson_is_open = No lesson is open
watch_open_a_set_of_problems = Open a set of problems first
watch_no_game_is_being_played = No game is being played
watch_no_person_plays_in_this = No person plays in this game

## model: unsaved

watch_saved = Saved { $whole }.

## gui: names

watch_root = root

## algorithms: card

watch_another_algorithm_in_its_place = Another algorithm in its place
watch_algorithm = algorithm { $i }
watch_take_out_of_the_comparison = Take out of the comparison

## algorithms: limits

watch_limits = Limits
watch_nodes_limits = Nodes
watch_memory = Memory
watch_time = Time
watch_record = Record
watch_k_events = {" "}k events
watch_recorded_events = recorded events
watch_longer_runs_are_recorded_less = Longer runs are recorded less deep and counted in full

## panes: algorithms

watch_add_an_algorithm = + Add an algorithm

## algorithms: question

watch_question = Question
watch_ask = Ask
watch_move_order = Move order
watch_move_order_question = move order
watch_empties_count = Empties count
watch_empties_count_question = empties count
watch_evaluator = Evaluator
watch_material_the_values_of_the = Material: the values of the pieces. Positional: also where they stand, how far from both kings, and the freedom of rooks and bishops.
watch_quiescence = Quiescence
watch_before_the_evaluator_speaks_at = Before the evaluator speaks at the last ply, captures are played out. Off in Suzuki, Inui & Kotani.
watch_true_or_false = true or false
watch_value_at_least = value at least …
watch_value_at_depth = value at depth …
watch_question_question = question
watch_what_every_search_is_asked = What every search is asked about the position
watch_depth = depth

## panes: code

watch_add_an_algorithm_on_the = Add an algorithm on the left.
watch_this_pass_asks_whether_the = This pass asks whether the value is at least γ
watch_the_number_of_the_iteration = The number of the iteration, and its depth or threshold
watch_iteration = iteration
watch_the_level_of_the_recursion = The level of the recursion
watch_the_node_this_step_works = The node this step works on
watch_what_p_is_chosen_by = What P is chosen by
watch_what_is_known_of_ps = What is known of P's own value
watch_what_ps_ancestors_are_sure = What P's ancestors are sure of
watch_the_merit_of_js_state = The merit of J's state
watch_what_this_pass_asks_is = What this pass asks: is the value γ or more?
watch_the_window_in_maxs_eyes = The window in MAX's eyes; the pseudo-code speaks in the eyes of whoever moves at n
watch_the_best_of_ns_children = The best of n's children so far, in MAX's eyes
watch_what_is_known_of_n = What is known of n
watch_value = value
watch_the_allowances_left = The allowances left
watch_the_numbers_of_n = The numbers of n
watch_the_thresholds_of_n = The thresholds of n

## panes: hover

watch_leaf = Leaf
watch_depth_hover = { $kind }, depth { $depth }
watch_after = after { $name }
watch_threshold_hover = threshold { $counting }
watch_nodes_below_are_only_counted = { $hidden } nodes below are only counted
watch_not_reached = not reached
watch_its_numbers_are_what_you = Its numbers are what you are asked for.

## panes: legend

watch_below_a_cut = below a cut
watch_not_searched = not searched
watch_expanded = expanded
watch_dormant = dormant
watch_later_pass = later pass
watch_later_iteration = later iteration
watch_inner_search = inner search
watch_path = path
watch_best_play = best play
watch_best_play_so_far = best play so far
watch_best_play_so_far_legend = best play (so far)
watch_in_open = in OPEN
watch_now = now
watch_evaluated = evaluated
watch_done = done
watch_proved = proved
watch_done_proved = done, proved
watch_disproved = disproved
watch_left_for_now = left for now
watch_cut = cut
watch_freed = freed
watch_maxs_solution = MAX's solution
watch_mins_solution = MIN's solution
watch_cheapest_proof = cheapest proof
watch_cheapest_disproof = cheapest disproof

## gui: panes

watch_all_panes = All panes
watch_fill_the_window = Fill the window
watch_close = Close “{ $name }”
watch_it_comes_back_by_the = It comes back by the menu View
watch_show_all_panes = Show all panes
watch_fill_the_window_with = Fill the window with “{ $name }”
watch_this_belongs_to_an_earlier = This belongs to an earlier position.
watch_run_the_new_one = Run the new one
watch_it_was_held_back_to = It was held back to be watched, so its time says nothing: run it at the speed “unlimited”.

## panes: open

watch_run_a_search_here_is = Run a search: here is the list of nodes it has still to look at.
watch_active_dormant = { $active } active, { $dormant } dormant
watch_level_s_open_active_dormant = Level { $level }'s OPEN: { $active } active, { $dormant } dormant; all levels: { $text }
watch_in_all_at_the_end = ; { $told } in all at the end
watch_in_all_when_the_search = ; { $told } in all when the search last told
watch_the_list_would_give_the = The list would give the answer away: it is shown when you have answered.
watch_who_is_next_is_your = Who is next is your question: until you have answered, the members stand from left to right.

## open: rows

watch_dormant_rows = dormant
watch_place_in_the_order_of = Place in the order of selection
watch_node = node
watch_click_to_select_it_in = Click to select it in the tree
watch_plies_from_the_root = Plies from the root
watch_dormant_members_cannot_be_selected = Dormant members cannot be selected before an elder sibling is closed
watch_open_member = OPEN member
watch_active = active
watch_the_least_is_taken_ties = The least is taken, ties leftmost. Where bounds are known beforehand it is K(P), the greater of L_t(P) and L_b(P)
watch_the_leftmost_is_taken_whatever = The leftmost is taken, whatever its β
watch_an_eligible_one_is_drawn = An eligible one is drawn by lot
watch_the_merit_it_was_given = The merit it was given
watch_the_greatest_is_taken_ties = The greatest is taken, ties leftmost. Where bounds are known beforehand it is K(P), the lesser of U_t(P) and U_b(P)

## open: step

watch_the_node_taken_from_open = The node taken from OPEN
watch_took = took
watch_new_members_of_open = New members of OPEN
watch_added = added
watch_members_that_were_dormant_and = Members that were dormant and can now be selected
watch_woke = woke
watch_members_that_went_without_having = Members that went without having been selected: an ancestor was closed
watch_purged = purged
watch_the_rule_of_that_was = The rule of Γ that was applied to the state taken

## panes: overview

watch_run_a_search_to_see = Run a search to see its whole tree at a glance.
watch_icicle_width = Icicle: width =
watch_in_visiting_order_a_column = In visiting order: a column for so many nodes, a row a depth
watch_nodes_by_depth = Nodes by depth
watch_icicle = icicle
watch_pixel_strip = pixel strip
watch_nodes_by_depth_overview = nodes by depth
watch_depth_inner_nodes_leaves = depth { $depth }: { $inner } inner nodes, { $leaves } leaves

## panes: plots

watch_curves_of_open_and_memory = Curves of OPEN and memory appear here while a search runs.
watch_curve = curve
watch_over = over
watch_axis = axis
watch_has_no_such_curve = has no such curve
watch_plots_form = ,{" "}
watch_curve_the_most_at_each = Curve: the most at each place of the axis. Dot: at the moment shown.
watch_an_event_file_tells_no = An event file tells no times: choose another axis.
watch_knuth_moore_floor_no_search = Knuth–Moore floor: no search needs fewer leaves
watch_show_this_curve_or_hide = Show this curve, or hide it
watch_curve_of = curve of { $label }
watch_knuth_moore_floor = Knuth–Moore floor

## race: dial

watch_1_is_alpha_beta_the = 1 is α-β, the height of the tree is SSS*. The recursive runner follows, and every c you pass is added to the curves
watch_dial_c = dial c
watch_c_is_how_many_levels = c is how many levels recursive SSS* searches best-first at once: 1 is α-β, with few cells; the height of the tree is SSS*, with few leaves. Turn c, or run all of them: each setting becomes a point of two curves, leaves over c and leaves over cells.
watch_all_c = All c
watch_runs_every_c_from_1 = Runs every c from 1 to the height, and the space condition beside it
watch_to_go = { $left } to go
watch_cancel = Cancel
watch_keeps_what_has_arrived = Keeps what has arrived
watch_move_order_see_algorithms = move order: see Algorithms
watch_a_games_moves_are_put = A game's moves are put in order by what the game knows; the dial is for bare trees, whose values are known
watch_move_order_worst = move order: worst
watch_left_worst_move_first_middle = Left: worst move first · middle: as they come · right: best move first
watch_best = best
watch_leaves_dial = leaves
watch_even_c = even c
watch_odd_c = odd c
watch_most_cells_log = most cells (log)
watch_space_condition = space condition

## race: effort

watch_share_of_the_nodes_searched = Share of the nodes searched up to the moment shown, by the move at the root below which they lie, in percent.
watch_nothing_yet = nothing yet
watch_nodes_effort = { $nodes } nodes, { NUMBER($percent, maximumFractionDigits: 1) } %
watch_and_more_moves = and { $rest } more moves
watch_heat_map_of = heat map of { $label }

## race: film

watch_from = From
watch_film_from = film from
watch_from_here = from here
watch_to = to
watch_film_to = film to
watch_to_here = to here
watch_speed = Speed
watch_film_speed = film speed
watch_a_second = { $unit } a second
watch_size = Size
watch_film_size = film size
watch_write_the_film = Write the film…
watch_an_animated_gif_drawn_while = An animated GIF, drawn while you go on working
watch_this_moment_as_a_picture = This moment as a picture…
watch_svg_or_png_of_the = SVG or PNG, of the size set here
watch_frames_seconds = { $frames } frames, { NUMBER($seconds, maximumFractionDigits: 0) } seconds
watch_here = here

## race: forks

watch_the_two_have_searched_the = The two have searched the same nodes so far.
watch_subtrees_that_only_one_of = Subtrees that only one of the two searched, the largest first; flags mark them in the trees, with their size where there is room.
watch_only = only { $who }

## race: memory

watch_budget = budget
watch_the_memory_there_is_type = The memory there is: type it, or drag the line in the plot. Recursive SSS* with a memory of its own follows
watch_out = out
watch_fits = fits
watch_needs = needs { $most }
watch_recursive_sss_within_this = Recursive SSS* within this
watch_adds_recursive_sss_with_memory = Adds recursive SSS* with memory = this many cells: it chooses c as §4.3 of Katoh & Ibaraki says

## panes: race

watch_two_algorithms_or_more_and = Two algorithms or more and a run make a race: press Space.
watch_hold = Hold
watch_play_from_the_start = Play from the start
watch_all_trees_show_equal_work = All trees show equal work
watch_all_trees_show_how_far = All trees show how far this much memory brings them
watch_all_trees_show_the_same = All trees show the same time
watch_race_clock = race clock
watch_the_log_is_full_trees = The log is full: trees, colours and flags show what was recorded; the clock and the table count all.
watch_recorded_to_depth_trees_colours = Recorded to depth: { $depths }. Trees, colours and flags show the recorded part; the clock and the table count all.

## race: pair

watch_against = against
watch_counting = counting…
watch_both = both
watch_only_pair = only { $name }
watch_leaves_inner_nodes = leaves; inner nodes: { $of }
watch_too_deep_to_compare = too deep to compare
watch_leaves_now = leaves now
watch_all_leaves = all leaves
watch_who_has_evaluated_a_leaf = Who has evaluated a leaf up to the moment shown
watch_who_has_searched_a_node = Who has searched a node up to the moment shown, as deep as both runs are recorded
watch_who_has_evaluated_a_leaf_all = Who has evaluated a leaf: all leaves of both runs, recorded or not
watch_first_runner = first runner
watch_second_runner = second runner

## race: passes

watch_mt_sss_mt_dual_and = MT-SSS*, MT-DUAL* and MTD(f) search by null-window passes: add one of them and run. Each pass is then listed here, and has its own ground colour in the trees.
watch_the_same_leaves_as_sss = The same leaves as SSS*?
watch_add_sss_and_see = Add SSS* and see
watch_adds_stockmans_sss_to_the = Adds Stockman's SSS* to the race and runs it
watch_the_same_leaves_as = The same leaves as { $name }?{" "}
watch_not_checked_yet = Not checked yet.
watch_yes_both_evaluated_the_same = Yes: both evaluated the same { $both }.
watch_no_in_common_only_here = No: { $both } in common, { $only_left } only here, { $only_right } only { $name }.
watch_pass = pass
watch_asks_value = asks: value ≥ γ?
watch_new_leaves = new leaves
watch_root_afterwards = root afterwards
watch_show_the_end_of_this = Show the end of this pass
watch_pass_passes = pass { $number }

## race: score

watch_algorithm_score = algorithm
watch_evaluated_now = evaluated now
watch_evaluated_in_all = evaluated in all
watch_expanded_score = expanded
watch_open_now = OPEN now
watch_most_cells = most cells
watch_most_bytes = most bytes
watch_not_run_yet = not run yet
watch_so_many_are_recorded_deeper = So many are recorded; deeper nodes are only counted

## race: stage

watch_race_icicle = race icicle
watch_race_tree_of = race tree of { $label }
watch_and_in_one = { $a } and { $b } in one
watch_above = above
watch_below = below

## race: theorem

watch_the_theorem = the theorem
watch_lemma_3_1_theorem_3 = Lemma 3.1, Theorem 3.1 and their conditions, in the help
watch_one_of_the_two_did = One of the two did not come to its end: nothing can be said of all their leaves.
watch_the_race_is_still_on = The race is still on.
watch_leaves_were_not_listed_not = Leaves were not listed: not checked.
watch_there_were_too_many_leaves = There were too many leaves to keep them all: not checked.
watch_evaluated_leaves_all_of_them = { $name_a } evaluated { $n_a } leaves, all of them among { $name_b }'s { $n_b }.
watch_evaluated_leaves_none_of_them = { $name_a } evaluated { $n_a } leaves, none of them among { $name_b }'s { $n_b }.
watch_evaluated_leaves_of_them_not = { $name_a } evaluated { $n_a } leaves, { $alone } of them not among { $name_b }'s { $n_b }.
watch_in_the_end = In the end { $fact }
watch_the_theorem_says_otherwise_this = The theorem says otherwise: this is an error in Yomiki, please report it.
watch_as_lemma_3_1_promises = As Lemma 3.1 promises:{" "}
watch_as_the_informed_lemma_promises = As the lemma on searches with static bounds promises:{" "}
watch_sss_is_alpha_beta_with = SSS* is α-β with a table:{" "}
watch_as_it_must_be = As it must be:{" "}
watch_the_same_search = The same search:{" "}

## race: what if

watch_waiting_for_the_run_to = waiting for the run to end
watch_comparing_with_the_run_before = comparing with the run before
watch_they_could_not_be_compared = They could not be compared: { $why }
watch_change_a_leafs_value_or = Change a leaf's value (or the order of the moves)
watch_change_the_order_of_the = Change the order of the moves (under Algorithms)
watch_and_run_again_this_page = { $what } and run again: this page then shows the first step at which the two searches part, and every node whose fate has changed.
watch_click_a_leaf_in_a = Click a leaf in a tree (or go there by arrows) to give it another value.
watch_what_if_leaf_now_were = What if leaf { $name }, now { $value }, were
watch_the_leafs_other_value = the leaf's other value
watch_run_and_compare = Run and compare
watch_changes_the_leaf_undo_brings = Changes the leaf (undo brings it back), runs all again and shows what flips
watch_drag_or_type_another_value = Drag or type another value first
watch_both_histories_are_the_same = Both histories are the same, event by event.
watch_it_was_over = it was over
watch_they_part_at_event = They part at event { $event }
watch_before_now = — before: { $say }; now: { $say_2 }.
watch_nodes_searched_that_were_not = Nodes searched that were not: { $gained }; no longer searched: { $lost }.
watch_and_more = and { $more } more

## panes: runs

watch_every_run_is_kept_here = Every run is kept here for comparison, until the window is closed.
watch_position_question = position, question
watch_evaluated_runs = evaluated
watch_now_runs = now
watch_show_again = Show again
watch_run_again = Run again
watch_delete = Delete

## panes: timeline

watch_clock = Clock
watch_press_space_to_run_the = Press Space to run the search; then drag here to go back and forth.
watch_leaf_timeline = leaf
watch_event_timeline = event
watch_in_what_equal_work_is = In what equal work is measured: all trees show the same amount of it
watch_the_log_is_full = the log is full
watch_what_came_later_is_counted = What came later is counted, not recorded; raise the number of recorded events under Limits
watch_recorded_to_depth = { $who }recorded to depth { $depth }
watch_recorded = { $size } recorded
watch_memory_of_this_recording = memory of this recording
watch_timeline_of = timeline of { $label }
watch_time_is_hidden_while_a = Time is hidden while a question is open
watch_drag_to_go_back_and = Drag to go back and forth, or press Left and Right, Page Up and Page Down. Lines: the root's bounds change · spikes below: cuts · ticks above: iterations and passes · tints above: levels of recursion · triangles: bookmarks
watch_event_timeline_2 = event { $at }
watch_event_of = event { $at } of { $all }
watch_bookmark_name = bookmark name
watch_click_go_there_double_click = Click: go there · double-click or F2: rename · right-click or Delete: remove

## panes: trees

watch_predict = Predict
watch_solutions = Solutions
watch_paint_the_best_max_solution = Paint the best MAX solution tree (blue: proves the lower bound of the root) and MIN solution tree (amber: proves the upper bound); they meet when the root is solved. Of searches by numbers: the cheapest potential proof and disproof
watch_twins = Twins
watch_mark_nodes_that_are_the = Mark nodes that are the same position by other moves and would share a table entry; the twins of the selected node get a ring
watch_frozen_g = frozen (G)
watch_press_space_to_run = Press Space to run.
watch_tree_of = tree of { $label }
watch_nodes_only_counted = { $hidden } nodes only counted
watch_paused = paused
watch_waits_further_on = waits further on: { $ahead }
watch_the_search_has_come_further = The search has come further than the moment shown, and is held there.
watch_nodes_recorded = { $count } nodes recorded

## trees: peek

watch_a_look_inside = A look inside
watch_peek = peek { $path }
watch_the_upper_of_nodes_below = the upper { $shown } of { $count } nodes below
watch_nodes_below = { $count } nodes below

## trees: pointing

watch_folded = {" "}folded { $count }

## gui: race page

watch_the_score_of_all_runners = The score of all runners
watch_where_the_two_part_by = Where the two part, by nodes wasted
watch_the_share_of_work_below = The share of work below each move of the root, at the moment shown
watch_memory_over_leaves_and_a = Memory over leaves, and a budget to drag
watch_from_alpha_beta_to_sss = From α-β to SSS* by one number, and the order of the moves
watch_the_null_window_passes_of = The null-window passes of MT searches
watch_change_a_leaf_or_the = Change a leaf or the order, and see which decisions flip
watch_the_race_as_a_picture = The race as a picture or a film

## gui: race picture

watch_a_race_needs_two_runs = a race needs two runs or more
watch_after_race_picture = After { $clock }
watch_done_race_picture = { $name }: { $leaves }, done: { $found }
watch_and_in_one_tree = { $a } and { $b } in one tree
watch_leaves_seen_by = Leaves seen by

## tree view: texts

watch_value_texts = value { $text }
watch_proved_texts = proved
watch_disproved_texts = disproved

## gui: words

watch_words_form = .
watch_neither = neither
watch_nobody = nobody
watch_but_not_both = { $name }, but not both
watch_nodes_to_depth_now_recorded = nodes to depth { $depth } now, recorded by both
watch_nothing_is_recorded_by_both = nothing is recorded by both to the end
watch_not_generated = not generated
watch_generated_waiting = generated, waiting
watch_in_open_words = in OPEN
watch_in_open_dormant = in OPEN, dormant
watch_just_selected = just selected
watch_being_searched = being searched
watch_evaluated_leaf = evaluated leaf
watch_closed = closed
watch_finished = finished
watch_cut_words = cut
watch_dropped_at_selection_l_t = dropped at selection (L_t ≥ U_t)
watch_freed_words = freed
watch_not_finished = not finished
watch_expansions = expansions
watch_seconds_words = { NUMBER($value, maximumFractionDigits: 4) } seconds
watch_enter = enter
watch_select = select
watch_expand = expand
watch_evaluate = evaluate
watch_new_bounds_of = new bounds of
watch_into_open = into OPEN
watch_out_of_open = out of OPEN
watch_drop = drop
watch_close_words = close
watch_leave = leave
watch_search_again = search again
watch_table = table
watch_done_words = done
watch_only_counted = only counted
watch_free = free
watch_record_less_deep = record less deep

## worker: breakpoint

watch_bytes_breakpoint = bytes > { $limit }
watch_the_roots_bounds_change = the root's bounds change
watch_the_next_cut = the next cut
watch_node_is_selected = node { $path } is selected
watch_is_first_searched = { $line } is first searched
watch_the_best_move_changes = the best move changes
watch_a_purge_of_more_than = a purge of more than { $limit }

## race pages

watch_race_score = Score
watch_race_score_full = Race: { watch_race_score }
watch_race_forks = Forks
watch_race_forks_full = Race: { watch_race_forks }
watch_race_effort = Effort by move
watch_race_effort_full = Race: { watch_race_effort }
watch_race_memory = Memory against work
watch_race_memory_full = Race: { watch_race_memory }
watch_race_dial = The dial c
watch_race_dial_full = Race: { watch_race_dial }
watch_race_passes = Passes
watch_race_passes_full = Race: { watch_race_passes }
watch_race_what_if = What if?
watch_race_what_if_full = Race: { watch_race_what_if }
watch_race_film = For slides
watch_race_film_full = Race: { watch_race_film }

## model: reading

watch_was_not_read_to_its = { $name } was not read to its end, as you wished

## model: run

watch_another_program = another program

## panes: algorithms

watch_searched_by_another_program_the = Searched by another program. The rules of this game are not known here, so no algorithm of ours can search it.

## panes: code

watch_is_a_search_of_another = “{ $name }” is a search of another program: its pseudo-code is not known here.

## race: what if

watch_the_rules_of_this_game = The rules of this game are not known here: there is nothing to change and run again.

## gui: words

watch_another_game = Another game

## model: what cannot be done now

watch_add_an_algorithm_first = Add an algorithm first
watch_nothing_is_running = Nothing is running
watch_nothing_has_been_run_yet = Nothing has been run yet
watch_solve_a_tsume_first = Solve a tsume first
watch_select_a_node_first = Select a node first
watch_there_is_no_algorithm = There is no algorithm
watch_nothing_to_undo = There is nothing to undo
watch_nothing_to_redo = There is nothing to redo
watch_set_up_a_shogi_position_first = Set up a shogi position first, or open one
watch_no_question_is_open = No question of a lesson is open
watch_no_board = There is no board: the position is a tree
watch_all_pieces_are_used = All pieces are on the board or in a hand
watch_this_is_the_first_step = This is the first step
watch_last_problem_of_the_set = This is the last problem of the set
watch_no_problem_before = There is no problem of the set before this one
watch_the_set_is_being_solved = The set is being solved
watch_the_game_is_over = The game is over
watch_no_move_to_take_back = There is no move to take back
watch_no_program_is_thinking = No program is thinking
watch_saved_after_its_first_move = A game can be saved after its first move
watch_copied_after_its_first_move = A game can be copied after its first move
watch_an_experiment_is_being_run = An experiment is being run
watch_all_its_searches_are_there = All its searches are there
watch_no_results_of_the_experiment = The experiment has no results yet

## model: film

watch_between_breakpoints = ;{" "}
watch_a_film_passes = Holds a search at work only, not a film of it: { $points }.

## model: newcomers at the moment shown

watch_newcomers_are_shown = { $names } is run and shown at the moment of the others; { $keys } then plays on.

## model: past runs

watch_with_what_was_run_together = {", "}with what was run together with it: { $others }

## model: files

watch_no_known_kind_of_file = this is none of the kinds of files that can be opened: a session or a lesson (RON), the events of a search (JSONL), a tree such as {"[[3 5] 2]"}, an AND/OR tree or graph, an Othello board, move list or game (GGF), a shogi position or game (SFEN, KIF, KI2, CSA), a set of mate problems (one SFEN a line)
watch_read_as = Read as { $format }.

## words: sentences

watch_ends_of_sentences = .!?…:

## words: amounts

watch_so_many_leaves =
    { $count ->
        [one] { $count } leaf
       *[other] { $count } leaves
    }
watch_so_many_evaluations =
    { $count ->
        [one] { $count } evaluation
       *[other] { $count } evaluations
    }
watch_so_many_nodes_visited =
    { $count ->
        [one] { $count } node visited
       *[other] { $count } nodes visited
    }
watch_so_many_nodes =
    { $count ->
        [one] { $count } node
       *[other] { $count } nodes
    }
watch_so_many_leaf_evaluations =
    { $count ->
        [one] { $count } leaf evaluation
       *[other] { $count } leaf evaluations
    }
watch_so_many_expansions =
    { $count ->
        [one] { $count } expansion
       *[other] { $count } expansions
    }
watch_so_many_events =
    { $count ->
        [one] { $count } event
       *[other] { $count } events
    }
watch_so_many_bytes =
    { $count ->
        [one] { $count } byte
       *[other] { $count } bytes
    }
watch_two_runs_for_a_race = A race needs two runs

## open: how many wait

watch_the_frontier =
    The frontier: { $members ->
        [one] { $members } tip
       *[other] { $members } tips
    }, from left to right. The least numbers lead from the root to the next one.
watch_siblings_by_numbers =
    Depth-first: no OPEN. { $members ->
        [one] { $members } sibling waits
       *[other] { $members } siblings wait
    } along the path; numbers decide which comes next.
watch_siblings_in_order =
    Depth-first: no OPEN. { $members ->
        [one] { $members } sibling waits
       *[other] { $members } siblings wait
    } along the path, next first.

## race: counts of the overlay, as they are heard

watch_overlay_counts =
    { $name ->
       *[other] overlay { $field ->
            [left] only first
            [right] only second
            [neither] nobody
           *[both] both
        } leaves { NUMBER($leaves, useGrouping: 0) } inner { NUMBER($inner, useGrouping: 0) }
    }

## race: captions of the two in one

watch_two_without_others = { $both }, without { $others }: choose the two { $place }
watch_two_of_all = { $a } · { $b } (2 of { $all })
watch_merged_tree = merged tree

## trees: a node, as it is heard; its state is a word of the program

watch_node_heard =
    { $label } node { $path } { $state ->
        [ungenerated] ungenerated
        [generated] generated
        [open] open
        [dormant] dormant
        [selected] selected
        [entered] entered
        [expanded] expanded
        [evaluated] evaluated
        [closed] closed
        [returned] returned
        [cut] cut
        [precut] precut
       *[freed] freed
    }{ $value }{ $folded }
