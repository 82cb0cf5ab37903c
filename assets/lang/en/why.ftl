## inspector: breakpoints

why_the_next_cut = The next cut
why_the_roots_bounds_change = The root's bounds change
why_the_best_move_changes = The best move changes
why_open_n = OPEN > N
why_bytes_n = Bytes > N
why_a_purge_of_more_than = A purge of more than N
why_a_move_is_first_searched = A move is first searched
why_a_condition_on_counters = A condition on counters
why_breakpoints = Breakpoints ({ $count })
why_add = + Add
why_a_running_search_pauses_when = A running search pauses when the condition comes true, and so does a recording that is played; conditions on OPEN, bytes and counters hold a running search only
why_in_force_or_not = In force or not
why_remove = Remove: { $name }
why_holds_a_running_search_only = Holds a running search only, not a recording that is played.
why_bytes = bytes >
why_purge = purge >
why_first_searched = first searched:
why_moves_from_the_root_the = Moves from the root, the last of which is waited for
why_line_of_moves = line of moves
why_condition_on_counters = condition on counters

## panes: inspector

why_run_a_search_and_click = Run a search and click a node: here you read why it was selected, cut, or left for later.
why_the_search_is_too_fast = The search is too fast to be followed by reading: pause it, or click a node.
why_what_becomes_of_the_nodes = What becomes of the nodes is told when you have answered.
why_no_node_is_selected_this = No node is selected; this is what was cut just now.
why_no_node_is_selected_this_is = No node is selected; this is where the search ended.
why_no_node_is_selected_this_is_where_the = No node is selected; this is where the search is.
why_leaf = leaf
why_node = { $player } node
why_depth = depth { $depth }
why_reached_as_node = reached as node { $rank }
why_visited = visited { $visits }×
why_parent = parent
why_select_the_parent = Select the parent (↑)
why_from_here_on_only_counted = From here on only counted: this is what was known when recording became shallower.
why_history = History ({ $entries })
why_generated = { $count } generated
why_below_p = Below P
why_a_position_on_several_paths = ; a position on several paths counts on each
why_nodes_that_exist_below_p = Nodes that exist below P at the moment shown, visited or not, and what became of them
why_search_from_here_make_this = Search from here: make this node's position the one to be searched
why_stop_here_pause_the_next = Stop here: pause the next run when this node is selected or entered
why_p_in_full = P in full:

## inspector: numbers

why_numbers_form = {""}
why_the_remaining_threshold_t_less = The remaining threshold: T less −ln p of every move on the way to P; at 0 or below P is evaluated at once
why_l_b_p_the_value = L_b(P): the value of P is at least this, by the leaves seen below it
why_u_b_p_the_value = U_b(P): the value of P is at most this, by the leaves seen below it
why_l_t_p_the_greatest = L_t(P): the greatest L_b of P's MAX ancestors; MAX is sure of this much on the way to P
why_u_t_p_the_least = U_t(P): the least U_b of P's MIN ancestors; MIN is sure of no more than this on the way to P
why_alpha_p_the_greatest_l = α(P): the greatest L_b of AMAX-LS(P), the children of MAX ancestors left of the path to P
why_beta_p_the_least_u = β(P): the least U_b of AMIN-LS(P), the children of MIN ancestors left of the path to P; SSS* takes the greatest
why_alpha_p_the_greatest_u = ᾱ(P): the greatest U_b of AMAX-LS(P); P is eligible while it is less than β̄(P)
why_beta_p_the_least_l = β̄(P): the least L_b of AMIN-LS(P); P is eligible while it is greater than ᾱ(P)
why_eligible = eligible
why_beta_p_alpha_p_alpha = β̄(P) > ᾱ(P): α-β is bound to visit P, whatever the rest of the tree holds
why_left_max_certified = left-MAX-certified
why_every_node_of_amin_ls = Every node of AMIN-LS(P) is closed
why_cut_condition = cut condition
why_max_l_t_l_b = max(L_t, L_b) ≥ min(U_t, U_b), (2.7): P can no longer matter
why_when_p_was_entered_last = γ when P was entered last: the pass asked whether the value reaches it
why_alpha_when_p_was_entered = α when P was entered last: MAX is already sure of this much; the node named is worth it
why_beta_when_p_was_entered = β when P was entered last: MIN is already sure of no more than this; the node named is worth it
why_the_threshold_with_which_p = The threshold with which P was entered: the search turns back when P's first number reaches it (in C*, passes it)
why_the_first_allowance_with_which = The first allowance with which P was entered
why_the_other_threshold_the_search = The other threshold: the search turns back when P's second number reaches it
why_the_second_allowance_with_which = The second allowance with which P was entered
why_p_is_worth_at_least = P is worth at least this; equal to the other number when its value is known
why_p_is_worth_at_most = P is worth at most this; equal to the other number when its value is known
why_the_merit_of_ps_state = The merit of P's state when it last went into OPEN or was taken from it
why_live_while_strategies_below_p = LIVE while strategies below P are still to be looked for, then SOLVED
why_its_merit_in_open = Its merit in OPEN
why_how_many_open_ends_must = How many open ends must at least turn out true to prove P, as this search counts; 0: proved
why_conspiracy_number_how_many_open = Conspiracy number: how many open subproblems must all be solved to solve P; 0: solved
why_h_what_the_cheapest_solution = h: what the cheapest solution of P costs at least
why_how_many_tips_must_conspire = How many tips must conspire for more than the root's value
why_how_many_tips_must_conspire_for = How many tips must conspire for less than the root's value
why_how_many_open_ends_must_at = How many open ends must at least turn out false to disprove P; 0: disproved
why_the_same_ends_as_different = The same ends as different positions: less than Σ, for a position is counted twice
why_open_ends_of_the_cheapest = Open ends of the cheapest potential solution tree below P, counted along every path
why_double_counting = double counting
why_several_paths_lead_to_the = Several paths lead to the same open position: the sum counts it once for each path, a proof is needed once

## inspector: past

why_show_this_moment = Show this moment
why_generated_past = generated
why_freed_under = freed under { $under }
why_entered = entered
why_selected = selected,
why_evaluated = evaluated:
why_into_open_dormant = into OPEN, dormant
why_into_open = into OPEN,
why_out_of_open = out of OPEN
why_dropped_at_selection = dropped at selection
why_cut_threshold = cut: threshold
why_purged_under = purged under { $owner }
why_cut_bound_of = cut, bound { $upper } of { $owner }
why_closed = closed
why_returned = returned
why_again = again
why_pass = pass
why_iteration = iteration { $round } ({ $threshold })
why_table = table
why_done = done
why_expanded_children = expanded, { $count } children
why_nodes_below_only_counted = { $number } nodes below only counted
why_cells_freed = { $number } cells freed
why_recorded_less_deep = recorded less deep

## inspector: story

why_event = {"  "}event { $number }
why_show_the_moment_it_happened = Show the moment it happened
why_node_story = Node { $full }

## trace: definition

why_open_of_all_levels_dormant = OPEN of all levels, dormant members included, right after an expansion; the node expanded is taken out
why_open_after_every_step_solved = OPEN after every step, SOLVED states included
why_siblings_generated_and_not_yet = siblings generated and not yet searched along the path
why_siblings_generated_and_not_yet_searched = siblings generated and not yet searched along the current path; the table has a curve of its own
why_the_frontier_nodes_generated_and = the frontier: nodes generated and neither expanded nor evaluated
why_nodes_waiting_to_be_searched = nodes waiting to be searched
why_nodes_held_in_memory_as = nodes held in memory, as recursive SSS* with c = height holds them; the peak is MAX CELL
why_nodes_held_in_memory_as_recursive = nodes held in memory, as recursive SSS* with c = 1 holds them; the peak is MAX CELL
why_nodes_held_in_memory_by = nodes held in memory by the search's own policy; the peak is MAX CELL
why_states_held_in_open = states held in OPEN
why_the_root_and_all_children = the root and all children along the path
why_entries_of_the_table_and = entries of the table and the path
why_every_node_generated_all_are = every node generated: all are held to the end
why_nodes_held_in_memory = nodes held in memory
why_capacity_of_cells_heap_table = capacity of cells, heap, table and stack
why_entries_of_the_table_in = entries of the table in use
why_positions_held_each_once = positions held, each once
why_l_b_of_the_root = L_b of the root: proved so far
why_u_b_of_the_root = U_b of the root: proved so far
why_of_the_pass = γ of the pass
why_theta_of_the_iteration = θ of the iteration
why_length_of_the_iteration_in = length of the iteration, in plies
why_depth_of_the_iteration = depth of the iteration
why_threshold_with_which_the_root = threshold with which the root is searched; none where it is infinite
why_number_of_the_pass = number of the pass
why_number_of_the_iteration = number of the iteration
why_level_of_the_recursion_t = level of the recursion, T_i
why_level_of_the_recursion_one = level of the recursion: one, for there is none
why_conspiracy_number_of_the_root = conspiracy number of the root after each iteration; none where it is infinite
why_h_of_the_root = h of the root
why_tips_that_must_change_to = tips that must change to raise, or lower, the root's value
why_proof_or_disproof_number_of = proof or disproof number of the root; none where it is infinite
why_leaf_evaluations_repeats_included = leaf evaluations, repeats included
why_different_leaves_no_curve_where = different leaves; no curve where the search evaluates some again without knowing it
why_leaf_evaluations_and_inner_nodes = leaf evaluations and inner nodes entered, repeats included
why_nodes_of_the_search_a = nodes of the search a second

## speak: ending

why_l_b_p_u_b = L_b(P) = U_b(P) = { $value }, its value is known.
why_so_p_cannot_be_better = { $low_part } ≥ { $high_part }, so P cannot be better for MAX than what is there already.
why_so_p_cannot_be_better_for = { $low_part } ≥ { $high_part }, so P cannot be better for MIN than what is there already.
why_so_nothing_here_can_reach = { $low_part } ≥ { $high_part }, so nothing here can reach the root.
why_b_p = { $letter }_b(P) = { $value }
why_t_p_from = { $letter }_t(P) = { $value } from { $owner }
why_t_p = { $letter }_t(P) = { $value }
why_selected_but_dropped_at_once = Selected, but dropped at once: { $reason }
why_closed_ending = Closed: { $reason }
why_dropped_from_open_when_was = Dropped from OPEN when { $node } was closed: { $reason }
why_cut_already_has_through_the = Cut: { $parent } already has { $value } through { $refuter }, the best this question allows.
why_answered_from_the_table_value = Answered from the table: value { $bounds_text }, enough for γ = { $upper }.
why_answered_from_the_table_value_enough = Answered from the table: value { $bounds_text }, enough for the window ({ $lower }, { $upper }).
why_left_as_unknown_the_allowance = Left as unknown: the allowance is used up, A = { $first }, B = { $second }.
why_left_for_now_a_threshold = Left for now: a threshold was passed ({ $first }, { $second }).
why_left_out_at_only_the = Left out: at { $parent } only the best move of the iteration before is kept.
why_left_out_at_only_the_best = Left out: at { $parent } only the { $keep } best moves of the iteration before are kept.
why_removed_from_open_when_was = Removed from OPEN when { $under } was closed.
why_cut_has_the_bound = Cut: { $owner } has the bound { $bound }.
why_cut_makes_worth_or_more = Cut: { $refuter } makes { $parent } worth { $score } or more ≥{" "}
why_cut_makes_worth_or_less = Cut: { $refuter } makes { $parent } worth { $score } or less { $below }{" "}
why_that_decides_it_the_other = { $told }{ $edge_part }: that decides it, the other children need not be seen.
why_shallow_cut = shallow cut
why_deep_cut = deep cut
why_does_as_well_there_and = { $told }{ $edge_part }: { $to_owned } does as well there and will not come here ({ $to_owned_2 }).
why_f_p_comes_from = f(P) = { $value } comes from { $from }.
why_l_b_p_comes_from = L_b(P) = { $lower } comes from { $lower_2 }, U_b(P) = { $upper } from { $upper_2 }.
why_l_b_p_comes_from_ending = L_b(P) = { $lower } comes from { $lower_2 }.
why_u_b_p_comes_from = U_b(P) = { $upper } comes from { $upper_2 }.
why_the_value_is = The value is { $bounds_text }.
why_through = , through { $giver }
why_failed_high_p_is_worth = Failed high: P is worth { $value } or more{ $from }, and { $value } ≥ { $edge_part }. A lower bound, not a value.
why_failed_low_p_is_worth = Failed low: P is worth { $value } or less{ $from }, and { $value } { $below } { $edge_part }. An upper bound, not a value.

## why: speak

why_its_cell_was_freed_when = Its cell was freed when { $under } was closed: the bounds of { $under } say all that is still needed.
why_a_leaf_f_p = A leaf: f(P) = { $value }.

## speak: proof

why_not_searched_on_this_path = Not searched on this path: the table knows { $to_owned } = { $short } and { $to_owned_2 } = { $short_2 } from another one, or from before.
why_the_table_answered_without_a = The table answered without a search: { $to_owned } = { $short }.
why_proved_nothing_is_left_to = Proved: nothing is left to be solved below P.
why_disproved_no_solution_of_p = Disproved: no solution of P is possible.
why_solved_no_open_subproblem_is = Solved: no open subproblem is left below P.
why_no_solution_of_p_is = No solution of P is possible.
why_or_cn_the_least_of = OR: CN = { $short }, the least of the children's, that of { $child }. One answer is enough.
why_and_cn_the_sum_of = AND: CN = { $short }, the sum of what the open children cost. Every answer must be met.
why_or_h_the_least_of = OR: h = { $short }, the least of edge and child together, that of { $child }. One answer is enough.
why_and_h_the_sum_over = AND: h = { $short }, the sum over edges and children. Every answer must be met.
why_tips_must_conspire_to_raise = { $short } tips must conspire to raise the root's value here, { $short_2 } to lower it.
why_the_least_of_the_childrens = { $to_owned }: { $to_owned_2 } = { $own }, the least of the children's, that of { $child }; { $to_owned_3 } = { $other }, { $all }.
why_taken_as_the_only_child = Taken as the only child of { $parent }.
why_taken_at_for_its_the = Taken at { $parent } ({ $kind }) for its { $sign } = { $short }, the least there; { $node } has as little but comes after it.
why_taken_at_for_its_the_least = Taken at { $parent } ({ $kind }) for its { $sign } = { $short }, the least there; { $node } comes next with { $short_2 }.
why_asked_with_theta_solve_it = Asked with θ = { $first }: solve it with at most so many open subproblems at a time.
why_entered_with_the_thresholds_and = Entered with the thresholds { $proof } < { $first } and { $disproof } < { $second }: once one is reached, the most-proving node is elsewhere.
why_entered_with_the_threshold_once = Entered with the threshold { $sign } < { $limit }: once it is reached, the most-proving node is elsewhere.
why_entered_without_a_threshold_it = Entered without a threshold: it is searched until it is answered.
why_left_unsolved_cn_is_more = Left unsolved: CN = { $short } is more than θ = { $short_2 } allows.
why_left_unanswered_has_reached_the = Left unanswered: { $to_owned } = { $short } has reached the threshold { $short_2 }.
why_a_tip_with_a_guess = A tip with a guess: it alone may change its mind.
why_a_tip_nobody_has_looked = A tip nobody has looked into: it counts { $number }.
why_the_greatest_of_the_unsolved = the greatest of the unsolved children's, and one for each other of them
why_the_least_of_the_unsolved = the least of the unsolved children's, and one for each other of them
why_the_sum_of_the_childrens = the sum of the children's

## speak: turn

why_p_is_not_generated_the = P is not generated: the search is done with { $below } above it.
why_p_is_not_generated_yet = P is not generated yet: { $below } above it has not been expanded.
why_p_is_a_dormant_member = P is a dormant member of OPEN: the children of { $parent } are taken one after the other, and { $elder } is not closed yet.
why_depth_first_left_to_right = Depth-first, left to right: { $now } is being searched, then it is P's turn.
why_depth_first_left_to_right_is = Depth-first, left to right: { $now } is being searched, and { $before } more come before P.
why_p_is_the_next_child = P is the next child of { $parent } to be searched.
why_depth_first_left_to_right_children = Depth-first, left to right: { $before } children of { $parent } come before P.
why_p_will_be_dropped_when = { $meeting } P will be dropped when its turn comes.
why_the_least = the least
why_the_greatest = the greatest
why_p_waits_in_open_the = P waits in OPEN; the next is drawn by lot among the eligible members.
why_p_is_next_it_is = P is next: it is the leftmost of { $members } active members of OPEN.
why_p_waits_in_open_at = P waits in OPEN at place { $rank } of { $members }, left to right; { $node } is the leftmost.
why_p_is_next_is_of = P is next: { $merit_name } = { $merit } is { $extreme } of { $members } active members of OPEN.
why_p_waits_in_open_at_place = P waits in OPEN at place { $rank } of { $members }: { $merit_name } = { $merit }; { $node } has as much and lies further left.
why_p_waits_in_open_at_place_of_while = P waits in OPEN at place { $rank } of { $members }: { $merit_name } = { $merit }, while { $node } comes first with { $merit_2 }.
why_alpha_p_is_l_b = α(P) = { $value } is L_b of { $owner }, the greatest in AMAX-LS(P).
why_beta_p_is_u_b = β(P) = { $value } is U_b of { $owner }, the least in AMIN-LS(P).
why_k_p_is_l_b = K(P) = { $value }, the greater of L_t(P) and L_b(P), is L_b of { $owner }.
why_k_p_is_u_b = K(P) = { $value }, the lesser of U_t(P) and U_b(P), is U_b of { $owner }.
why_selected_by_lot_one_of = Selected by lot: one of the eligible among { $members } members of OPEN.
why_was_applied_to_p_merit = { $to_owned_2 } was applied to (P, { $to_owned }, { $merit }), { $extreme } merit in OPEN
why_next_comes_with = { $state }; next comes { $node } with { $merit }.
why_turn_form = { $state }.
why_level_s_open = level { $level }'s OPEN
why_selected_it_was_the_only = Selected: it was the only active member of { $open }.
why_taken_from_with_the_merit = Taken from { $open } with the merit { $merit }.
why_selected_it_was_the_leftmost = Selected: it was the leftmost member of { $open }; next comes { $node }.
why_selected_was_in_has_as = Selected: { $merit_name } = { $merit } was { $extreme } in { $open }; { $node } has as much but lies further right.
why_selected_was_in_next_comes = Selected: { $merit_name } = { $merit } was { $extreme } in { $open }; next comes { $node } with { $merit_2 }.
why_cond_p_held_a_search = cond(P) held: a search of its own, on level { $level }, solves P before anything else goes on.
why_entered_from_with_and = Entered from { $parent } with { $alpha } and { $beta }.
why_the_search_starts_here_with = The search starts here with { $alpha } and { $beta }.
why_searched_again_with_the_value = Searched again with ({ $lower }, { $upper }): the value lies outside the window guessed first.
why_searched_again_with_the_first = Searched again with ({ $lower }, { $upper }): the first search only showed that it is { $bounds_text }.
why_entered_with_the_allowances_a = Entered with the allowances A = { $first } and B = { $second }.
why_entered_with_the_thresholds_and_turn = Entered with the thresholds { $first } and { $second }.
why_entered_from_with = Entered from { $parent } with γ = { $gamma }
why_the_search_starts_here_with_turn = The search starts here with γ = { $gamma }
why_the_test_whether_the_value = { $entered }: the test whether the value reaches { $gamma }. None does, so what comes back is an upper bound.
why_the_test_whether_the_value_reaches = { $entered }: the test whether the value reaches { $gamma }. Every one does, so what comes back is a lower bound.
why_of_this_pass = γ = { $value } of this pass
why_turn_form_turn = { $to_owned } = { $value }
why_from = { $number } from { $owner }
why_of_this_pass_turn = { $number } of this pass
why_guessed_at = { $number }, guessed at { $owner }
why_to_test = { $number } to test { $owner }
why_the_end_of_the_range = { $number }, the end of the range

## inspector: conditions

why_condition_cannot_be_read = { $error }

## inspector: what is below a node

why_below_evaluated =
    { $count } { $leaves ->
        [one] leaf evaluated
       *[other] leaves evaluated
    }
why_below_expanded = { $count } expanded
why_below_open = { $count } in OPEN
why_below_cut = { $count } cut
why_below_hidden = { $count } only counted

## inspector: signs that no line begins with

why_closing_signs = {",.;:)"}
