## solving: counts

solve_count = { $count }
solve_thousands =
    { $myriads ->
       *[other] { $thousands } k
    }
solve_millions =
    { $myriads ->
       *[other] { NUMBER($millions, maximumFractionDigits: 1) } M
    }

## attack: places of the board

solve_attack_in_hand = attack with { $kind } in hand
solve_attack_square_with_piece = attack square { $square } { $side } { $piece }
solve_attack_square = attack square { $square }

## tsume: the answer

solve_left_in_hand = {" "}Left in hand: { $left }.
solve_other_solutions_from =
    { $count ->
        [one] { $count } other solution
       *[other] { $count } other solutions
    }, from move { $at } on.
solve_plies =
    { $count ->
        [one] { $count } move
       *[other] { $count } moves
    }

## tsume: sets

solve_tally =
    { $done } of { $all }: { $mates ->
        [one] { $mates } mate
       *[other] { $mates } mates
    }, { $escapes } without a mate, { $unknown } unknown
solve_lines_not_read =
    { $all ->
        [one] 1 line could not be read: { $first }
       *[other] { $all } lines could not be read, the first: { $first }
    }

## tsume: tree

solve_other_defences =
    { $sign } { $count ->
        [one] { $count } other
       *[other] { $count } others
    }

## model: tsume

solve_set_up_a_shogi_position = Set up a shogi position first, or open one.
solve_written_to = Written to { $name }.

## position: solving

solve_cancel = Cancel
solve_solve = Solve
solve_stop_solving_the_endgame = Stop solving the endgame
solve_solve_the_endgame = Solve the endgame
solve_nodes = { $count } nodes, { $time }
solve_of_exact = { $exact } of { $moves } exact,{" "}
solve_solving = Solving: { $known }{ $effort }{ $outlook }
solve_solving_form = { $result }; { $known }{ $effort }
solve_with_empty_squares_this_may = . With { $empties } empty squares this may take days.
solve_with_empty_squares_this_is = . With { $empties } empty squares this is out of reach.
solve_under_0_1_s = under 0.1 s
solve_s = { NUMBER($seconds, maximumFractionDigits: 1) } s
solve_between_and = Between { $lower } and { $upper } ({ $why })
solve_pass = pass
solve_by = { $score } by { $line }

## tsume: attack

solve_you_attack = You attack
solve_looking_for_the_best_defence = Looking for the best defence…
solve_that_move_gives_no_check = That move gives no check. Here every move of the attacker has to be one.
solve_give_check_click_a_piece = Give check: click a piece and then where it goes, or drag it (by keys: arrows and Enter, the letter of a piece in hand such as G or S). Only checks are marked.
solve_mate_in_well_done = Mate in { $made }. Well done!
solve_mate_in_the_solution_takes = Mate in { $made }; the solution takes { $shorter }.
solve_right_so_far_there_is = Right so far: there is a mate in { $left }.
solve_it_still_mates_but_in = It still mates, but in up to { $in_all } instead of { $shorter }.
solve_that_check_lets_the_king = That check lets the king escape: there is no mate any more. Take it back.
solve_there_is_still_no_mate = There is still no mate: this defence escapes.
solve_the_solver_could_not_find = The solver could not find out in time whether this still mates.

## tsume: board

solve_take_back = Take back
solve_take_the_last_check_back = Take the last check back
solve_back_to_the_solution = Back to the solution
solve_stop_attacking = Stop attacking
solve_to_the_start_of_the = To the start of the line
solve_one_move_back_in_the = One move back in the line
solve_one_move_on_in_the = One move on in the line
solve_to_the_end_of_the = To the end of the line
solve_board_to_attack_on = board to attack on

## tsume: controls

solve_stop_the_solver_at_once = Stop the solver at once
solve_solve_tsume = Solve tsume
solve_find_the_mate_by_checks = Find the mate by checks alone in the position on the board
solve_shortest = Shortest
solve_prove_that_no_mate_is = Prove that no mate is shorter
solve_other_solutions = Other solutions
solve_look_for_other_moves_that = Look for other moves that mate too
solve_helpmate = Helpmate
solve_both_sides_work_together_towards = Both sides work together towards the mate
solve_memory_the_solver_may_use = Memory the solver may use
solve_no_time_limit = no time limit
solve_s_controls = { $value } s
solve_processor_time_for_each_problem = Processor time for each problem; 0 is as long as it takes
solve_open = Open…
solve_a_problem_as_kif_sfen = A problem as KIF, SFEN or a diagram, or a set with one SFEN a line
solve_line_as_kif = Line as KIF…
solve_write_the_mating_line_as = Write the mating line as KIF
solve_tree_as_kif = Tree as KIF…
solve_write_every_defence_and_its = Write every defence and its refutation as KIF with branches
solve_choose_a_problem_of_the = Choose a problem of the set to solve it here, or solve them all.
solve_set_up_a_problem_with = Set up a problem with the Position pane, or open a file; then solve it here.
solve_open_a_shogi_position_or = Open a shogi position or a set of problems to solve it here.
solve_a_mate_in_is_known = ; a mate in { $mate } is known
solve_searching_nodes_s = Searching: { $nodes } nodes, { NUMBER($seconds, maximumFractionDigits: 1) } s, { $held }{ $known }
solve_nodes_s_of_processor_time = { $nodes } nodes, { NUMBER($seconds, maximumFractionDigits: 2) } s of processor time, { $held }
solve_helpmate_in_no_less = Helpmate in { $count }, no less.
solve_mate_in_no_less = Mate in { $count }, no less.
solve_mate_in = Mate in { $count }.
solve_without_futile_interpositions = {" "}{ $counted } without futile interpositions.
solve_it_is_the_only_solution = It is the only solution.
solve_the_limits_did_not_allow = The limits did not allow to look for other solutions.
solve_no_mate_there_is_no = No mate: there is no check to give.
solve_no_helpmate_no_line_of = No helpmate: no line of checks mates, even with the defender's help.
solve_no_mate_some_defence_escapes = No mate: some defence escapes every check.
solve_cancelled_nothing_is_proved = Cancelled: nothing is proved.
solve_not_settled_within_the_limits = Not settled within the limits. Allow more time or memory.
solve_not_settled_the_lines_are = Not settled: the lines are longer than the solver follows.

## tsume: line

solve_there_is_no_mating_line = There is no mating line to show. “All defences” tells what escapes.
solve_no_line_to_show_nobody = No line to show: nobody knows yet whether there is a mate.
solve_there_is_no_mating_line_to = There is no mating line to show.
solve_the_solver_is_at_work = The solver is at work.
solve_the_solution_is_shown_here = The solution is shown here.
solve_try_a_ready_problem = Try a ready problem
solve_other_solutions_line = Other solutions
solve_mates_too = mates too
solve_another_move_of_the_attackers = Another move of the attacker's that mates
solve_another_last_move = another last move
solve_another_last_move_which_most = Another last move, which most judges allow
solve_slow_mate = slow mate
solve_after_another_defence_there_is = After another defence there is a quick mate, and this slow one
solve_line_form = { $kind }, { $length }

## panes: tsume

solve_line = Line
solve_the_mating_line_move_by = The mating line, move by move
solve_all_defences = All defences
solve_every_defence_and_its_refutation = Every defence and its refutation; without a mate, every check and its escape
solve_set = Set
solve_many_problems_one_after_the = Many problems, one after the other

## tsume: set

solve_open_a_file_with_one = Open a file with one SFEN a line to solve all its problems in turn.
solve_open_a_set = Open a set…
solve_choose_the_file = Choose the file
solve_stop_the_set = Stop the set
solve_results_so_far_stay = Results so far stay
solve_close_the_set = Close the set
solve_forget_the_table = Forget the table
solve_left = , { $time } left
solve_progress_over_the_set = Progress over the set
solve_and_more = … and { $more } more
solve_problem = problem
solve_click_to_open_and_solve = Click to open and solve it
solve_result = result
solve_moves_to_mate = Moves to mate
solve_in_file = in file
solve_the_length_the_file_gives = The length the file gives; futile interpositions may not be counted in it
solve_nodes_set = nodes
solve_moves_made_in_the_search = Moves made in the search
solve_s_set = s
solve_seconds_of_processor_time = Seconds of processor time
solve_problem_set = problem { $name }
solve_no_mate = no mate
solve_unknown = unknown
solve_no_problem = no problem

## tsume: tree

solve_a_helpmate_has_one_line = A helpmate has one line: nobody defends.
solve_every_defence_and_its_refutation_is = Every defence and its refutation is shown here once the problem is solved.
solve_there_is_no_check_to = There is no check to give.
solve_looking_for_what_escapes = Looking for what escapes…
solve_what_follows = What follows { $name }
solve_the_main_line = The main line
solve_mate = mate
solve_not_settled = not settled
solve_escapes_no_check_is_left = escapes: no check is left
solve_left_tree = { $count } left
solve_escapes = escapes
solve_other_defences_instead_of = Other defences instead of { $name }

## othello: way

solve_ffo_1_to_23_6 = FFO #1 to #23, 6 to 18 empties
solve_sorted_alpha_beta_as_in = sorted α-β, as in the paper
solve_null_windows_last_squares_by = null windows, last squares by hand, vectors, moves judged at a glance
solve_odd_quadrants_first = odd quadrants first
solve_transposition_table = transposition table
solve_stable_discs = stable discs
solve_children_looked_up_before_any = children looked up before any is searched
solve_evaluator_from_13_empties_on = evaluator from 13 empties on
solve_ffo_40_to_44_20 = FFO #40 to #44, 20 to 23 empties
solve_all_but_the_evaluator = all but the evaluator
solve_evaluator_looking_ahead = evaluator, looking ahead
solve_windows_around_its_guess_the = windows around its guess; the table's move first
solve_table_in_large_pages = table in large pages
solve_four_plies_ahead_at_most = four plies ahead at most; a table no larger than needed

## solve: solutions that are none

solve_no_move_after = no move is given after { $line }
solve_illegal_after = { $m } is not legal after { $line }
solve_no_check_after = { $m } gives no check after { $line }
solve_repetition_after = the position after { $line } has come before
solve_solution_too_large = the solution has more than { NUMBER($most, useGrouping: 0) } positions
solve_no_line = no move

## solve: weights of the Othello evaluator

solve_not_weights = these are not weights of an Othello evaluator: the first line is not `{ $magic }`
solve_weights_cut_short = the weights end in the middle of stage { NUMBER($stage, useGrouping: 0) }

## errors of the solvers

## tsume: endgame

solve_endgame_invitation = Set up an Othello endgame on the board and press Solve: every move gets its score.
solve_endgame_draw = A draw, exact
solve_endgame_wins = { $side } wins by { $by }, exact
solve_endgame_best_play = Best play
solve_endgame_every_move = Every move
