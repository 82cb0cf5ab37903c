
## lab: compose

lab_nothing = nothing
lab_x_in_the_position = {"{"}x{"}"} in the position
lab_a_parameter = a parameter
lab_the_depth = the depth
lab_leaves = leaves
lab_cells = cells
lab_seconds = seconds
lab_solved = solved
lab_nodes = nodes
lab_save_as_a_file = Save as a file…
lab_as_ron_to_be_run = As RON, to be run here or by `yomiki lab run FILE.ron`
lab_take_position_and_algorithms_from = Take position and algorithms from the window
lab_replaces_positions_question_and_algorithms = Replaces positions, question and algorithms
lab_title = title
lab_positions = positions
lab_one_a_line_in_any = One a line, in any notation; {"{"}n{"}"} becomes 1, 2, 3 …, {"{"}x{"}"} what is swept: random:seed={"{"}n{"}"},depth={"{"}x{"}"},branching=3
lab_numbers_n = numbers {"{"}n{"}"}
lab_question = question
lab_sweep = sweep
lab_measure = measure
lab_node_limit = node limit
lab_name_or_key_such_as = name or key, such as c
lab_values_1_2_4 = values: 1, 2, 4
lab_score = score
lab_win_draw_or_loss = win, draw or loss
lab_at_least = at least
lab_value_at_depth = value at depth
lab_mate = mate
lab_helpmate = helpmate
lab_plies = plies
lab_threshold = threshold
lab_algorithms_the_others_are_compared = Algorithms (the others are compared with the first)
lab_remove = Remove { $label }
lab_add_an_algorithm = Add an algorithm
lab_add = add…

## lab: list

lab_your_own = Your own
lab_experiment = experiment
lab_open_one = Open one…
lab_an_experiment_from_a_ron = An experiment from a RON file

## panes: lab

lab_a_small_version_over_in = A small version, over in less than a minute
lab_quick = quick
lab_positions_lab = positions:
lab_how_many_positions_instead_of = How many positions, instead of the experiment's own number
lab_number_of_positions = number of positions
lab_change_it = Change it…
lab_take_this_sweep_as_an = Take this sweep as an experiment of your own
lab_paused_at_of = paused at { $done } of { $all }
lab_of_left = { $done } of { $all }, { $left } left
lab_all_searches_are_there = All { $cells } searches are there.
lab_of_searches_are_there_the = { $done } of { $all } searches are there; the rest takes { $cost } of processor time.
lab_counting_the_searches = Counting the searches…
lab_continue_the_experiment = Continue the experiment
lab_pause_the_experiment = Pause the experiment
lab_searches_stand_still_at_once = Searches stand still at once
lab_ends_the_run_finished_searches = Ends the run; finished searches are kept and it can go on later
lab_cancel_the_experiment = Cancel the experiment

## lab: results

lab_over = { $y } over { $x }
lab_too_early_to_say = too early to say
lab_so_far = so far { $name }
lab_results_form = ({ $material })

## lab: estimate

lab_a_few_seconds = a few seconds
lab_about = about { $text }
lab_0_1_s = < 0.1 s
lab_s = {" "}s
lab_min = {" "}min
lab_h = {" "}h

## experiments: beyond

lab_random_trees_depth = Random trees: depth
lab_every_algorithm_on_uniform_random = Every algorithm on uniform random trees with three moves a node, deeper and deeper.
lab_random_trees_branching = Random trees: branching
lab_every_algorithm_on_uniform_random_trees = Every algorithm on uniform random trees of depth 5, broader and broader.
lab_random_trees_move_ordering = Random trees: move ordering
lab_from_worst_move_first_0 = From worst move first (0) to best move first (1): with good ordering every algorithm comes near the floor.
lab_random_trees_related_values = Random trees: related values
lab_independent_leaves_against_values_that = Independent leaves against values that grow along the way, as those of games do.
lab_6_6_othello_every_algorithm = 6×6 Othello: every algorithm
lab_the_exact_score_of_random = The exact score of random positions by their empty squares.
lab_shogi_every_algorithm = Shogi: every algorithm
lab_fixed_depth_search_of_positions = Fixed-depth search of positions from random play with move ordering.
lab_6_6_othello_win_or = 6×6 Othello, win or not: proof searches
lab_is_it_a_win_all = Is it a win? All searches that answer yes or no, beside α-β. Sakuta and Iida found no remarkable edge for proof numbers here.

## experiments: graphs

lab_c_on_and_or_graphs = C* on AND/OR graphs: iterations, thresholds, shared nodes
lab_how_do_c_and_the = How do C* and the proof-number searches fare on random AND/OR graphs with shared nodes, and does C* take at least as many iterations, or as great a threshold, as the widest AND node has children?

## lab: experiments

lab_my_experiment = My experiment
lab_experiments_form = {""}
lab_by_katoh = Katoh & Ibaraki
lab_by_seo = Seo
lab_by_morita = Morita, Hashimoto & Kobayashi
lab_by_suzuki = Suzuki, Inui & Kotani
lab_by_abe = Abe
lab_katoh_search_under_a_space = Katoh & Ibaraki: search under a space constraint
lab_seo_c_and_tsume_shogi = Seo: C* and tsume-shogi
lab_morita_othello_endgames = Morita, Hashimoto & Kobayashi: Othello endgames
lab_suzuki_null_windows_in_shogi = Suzuki, Inui & Kotani: null windows in shogi
lab_abe_time_in_play = Abe: time in play
lab_beyond_the_papers = Beyond the papers

## katoh_ibaraki: figure1

lab_figure_1_all_searches_on = Figure 1: all searches on one small tree
lab_how_often_does_each_search = How often does each search evaluate one of the sixteen leaves to find the value 30? A leaf that is looked at again counts again.

## experiments: katoh_ibaraki

lab_figure_3_recursive_sss_from = Figure 3: recursive SSS* from α-β to SSS*
lab_how_do_leaves_cells_and = How do leaves, cells and time change as the depth condition c grows from 1 (α-β) to the height (SSS*)? Does dividing the tree once only (c₁ = c, the rest in one piece) do worse, as the paper found?
lab_table_1_recurse_when_memory = Table 1: recurse when memory is full (experiment 2)
lab_experiment_2_lets_sss_grow = Experiment 2 lets SSS* grow until N cells are in use and goes on depth-first below. Is it dominated by the depth condition?
lab_table_2_by_cells_or = Table 2: by cells or by depth (experiment 3)
lab_experiment_3_adds_a_depth = Experiment 3 adds a depth limit to experiment 2. Does a limit N that is reached do harm, and is it without effect where it is not reached?
lab_depths_at_the_switch_experiment = Depths at the switch: experiment 2 against 3
lab_the_paper_explains_the_failure = The paper explains the failure of experiment 2: the tree is lopsided when space runs out, so that shallow nodes get searched depth-first. How deep are OPEN's members and the roots of the recursions?

## katoh_ibaraki: plane

lab_the_space_condition_among_all = The space condition among all the others
lab_does_recursing_by_the_number = Does recursing by the number of cells of the tree at hand dominate the depth condition and experiments 2 and 3? Over many positions, with intervals, for two move orders.

## experiments: seo

lab_tables_1_3_c_on = Tables 1–3: C* on tsume-shogi
lab_which_mates_are_solved_within = Which mates are solved within a limit, and does that depend on their length or on the size of the solution? C*, C* without its parts, and the other proof searches.

## experiments: morita

lab_table_2_unsorted_alpha_beta = Table 2: unsorted α-β, WPNS, sorted α-β
lab_does_alpha_beta_that_tries = Does α-β that tries the child with the fewest replies first do as well as weak proof numbers on hard endgames?
lab_table_3_wpnss_time_for = Table 3: WPNS's time for numbers
lab_which_share_of_wpnss_time = Which share of WPNS's time goes into computing numbers to choose a child, and does it rise with the empty squares?
lab_the_branching_threshold_and_why = The branching threshold, and why it fails
lab_a_threshold_on_branching_numbers = A threshold on branching numbers, raised by one: what do its iterations cost beside sorted α-β, BNS, df-pn and WPNS, and what do the remedies bring?

## experiments: suzuki

lab_figure_7_no_move_ordering = Figure 7: no move ordering
lab_how_many_nodes_do_aspiration = How many nodes do aspiration, PVS and NegaScout visit compared with α-β, without move ordering, at growing depth?
lab_figure_8_by_branching_no = Figure 8: by branching, no ordering
lab_does_the_gain_grow_with = Does the gain grow with the number of moves? Depth 3, without move ordering.
lab_figure_9_with_move_ordering = Figure 9: with move ordering
lab_the_same_with_moves_sorted = The same with moves sorted by the evaluator's estimate: is the gain larger than without?
lab_figure_10_by_branching_with = Figure 10: by branching, with ordering
lab_does_the_gain_grow_with_the = Does the gain grow with the number of moves? Depth 4, with move ordering.
lab_figure_11_a_simple_evaluator = Figure 11: a simple evaluator
lab_with_values_and_ordering_by = With values and ordering by material alone many positions are worth the same: do null windows gain more?
lab_figure_12_iterative_deepening = Figure 12: iterative deepening
lab_what_does_deepening_ply_by = What does deepening ply by ply cost α-β when nothing is remembered but the order of the root's moves?
lab_aspiration_how_wide_a_window = Aspiration: how wide a window?
lab_the_papers_error_is_1 = The paper's error is 1. Which half width around the static value pays?
lab_positions_from_games_of_the = Positions: from games of the program against itself, a third each from opening, middle and end.

## abe: deepening

lab_equation_2_6_the_cost = Equation (2.6): the cost of deepening
lab_how_many_more_nodes_does = How many more nodes does iterative deepening visit than one search to the same depth, in steps of one ply and of two, and does formula (2.6) foretell it?

## abe: depth

lab_figures_2_3_and_3 = Figures 2.3 and 3.1 by plies: what a deeper search costs and changes
lab_how_do_nodes_and_time = How do nodes and time grow with the depth, and by how much does the value still move from one depth to the next?

## abe: differences

lab_figures_3_2_3_5 = Figures 3.2–3.5, table 3.1, equation (3.1): depth and win rate
lab_how_often_does_a_player = How often does a player win against one that searches deeper, is 0.5·e^(−κΔd) the right curve or Elo, and is p(14,16) = p(15,16)·p(14,15)?

## abe: managers

lab_table_4_1_figures_4 = Table 4.1, figures 4.1–4.3: the time managers in matches
lab_does_thinking_longer_where_the = Does thinking longer where the best move keeps changing win games, where in the game does it happen, and does weighing gain against cost do better?

## abe: threshold

lab_figures_2_3_and_3_1 = Figures 2.3 and 3.1 by the threshold of realization probability
lab_how_do_nodes_grow_with = How do nodes grow with the threshold on −ln p, can a threshold be chosen that just fills the time, and how much does the value still move from one threshold to the next?

## abe: win rate

lab_figures_3_6_3_9 = Figures 3.6–3.9, table 3.2: value and win rate by progress
lab_is_the_win_rate_a = Is the win rate a sigmoid of the value, and is it steeper in the middle of the game than in the opening and at the end?

## report: finding

lab_reproduced = reproduced
lab_not_reproduced = contradicted
lab_not_comparable = other material
lab_undecided = undecided
lab_undecided_needed = { $name } ({ NUMBER($needed) } positions needed)
lab_same_material = same material
lab_similar_material = similar material
lab_other_material_than_the_papers = other material than the paper's

## report: markdown

lab_reproduction = # Reproduction
lab_written_by_yomiki_lab_report = Written by `yomiki lab report` from { NUMBER($reports, useGrouping: 0) } runs: { $searches } searches, { $time } of processor time. Means are followed by their 95 % bootstrap interval in brackets; "> N (k / n)" means that k of n searches met their node limit. p is that of the two-sided paired sign test. Counts repeat on any machine; times do not. Means of ratios are geometric. One rule decides: a claim about a ratio is reproduced if the whole interval lies on the side that is claimed, contradicted if all of it lies on the other side, and undecided otherwise or with fewer than ten positions; other material is said of what cannot be asked of ours.
lab_findings = ## Findings
lab_own = Own
lab_runs = ## Runs
lab_paper = {" "}({ $authors })
lab_markdown_form = .

## lab: report

lab_tentative_n = { $name } (tentative: n = { NUMBER($n, useGrouping: 0) })

## panes: lab

lab_is_being_run = “{ $title }” is being run.

## lab: results

lab_paper_here = { $what }: paper { $paper }, here { $ours } ({ $name })

## experiments: beyond

lab_knuth_and_moore_no_search = Knuth and Moore: no search proves a uniform tree's value with fewer than b^⌈d/2⌉ + b^⌊d/2⌋ − 1 leaves
lab_of_searches_stayed_below_the = { NUMBER($below, useGrouping: 0) } of { NUMBER($checked, useGrouping: 0) } searches stayed below the floor.
lab_katoh_sss_evaluates_no = Katoh & Ibaraki: SSS* evaluates no leaf that α-β does not
lab_sss_evaluated_more_leaves_than = SSS* evaluated more leaves than α-β on { NUMBER($worse, useGrouping: 0) } of { NUMBER($pairs, useGrouping: 0) } trees.
lab_alpha_beta_needs_no_more = α-β needs no more than the floor when the best move comes first
lab_alpha_beta_evaluates_leaves_as = α-β evaluates { $usual } leaves as the moves come and { $best } with the best first.

## experiments: common

lab_variant = variant
lab_ratio_to = ratio to { $base }
lab_less_same_more = less / same / more

## experiments: graphs

lab_and_width = AND width { NUMBER($width, useGrouping: 0) }
lab_children_of_an_and_node = children of an AND node
lab_c_iterations_and_final_threshold = C*: iterations and final threshold
lab_count = count
lab_iterations = iterations
lab_final_threshold = final threshold
lab_c_nodes_of_an_iteration = C*: nodes of an iteration by its threshold
lab_seo_c_takes_at = Seo: C* takes at least as many iterations as the widest AND node has children
lab_the_same_of_the_final = The same of the final threshold

## katoh_ibaraki: figure1

lab_katoh_sss_surpasses_alpha = Katoh & Ibaraki: SSS* surpasses α-β
lab_sss_evaluates_leaves_alpha_beta = SSS* evaluates { $sss } leaves, α-β { $alpha_beta }.
lab_katoh_the_value_is = Katoh & Ibaraki: the value is 30
lab_of_searches_find_it = { NUMBER($right, useGrouping: 0) } of { NUMBER($found, useGrouping: 0) } searches find it.

## katoh_ibaraki: figure3

lab_max_cell = MAX CELL
lab_processor_seconds = processor seconds
lab_odd_c = odd c
lab_even_c = even c
lab_c_c_c_c = c₁=c, c₂={ NUMBER($empties, useGrouping: 0) }−c
lab_leaves_cells_and_time_by = Leaves, cells and time by c
lab_katoh_the_closer_c = Katoh & Ibaraki: the closer c is to the height, the fewer leaves and the more cells (here: even c)
lab_from_c_to_c_leaves = From c={ NUMBER($from, useGrouping: 0) } to c={ NUMBER($to, useGrouping: 0) } leaves go from { $l1 } to { $l2 }, cells from { $c1 } to { $c2 }.
lab_katoh_sss_evaluates_fewer = Katoh & Ibaraki: SSS* evaluates fewer leaves than α-β
lab_c_2_evaluates_times_alpha = c=2 evaluates { $ratio } times α-β's leaves ({ NUMBER($more, useGrouping: 0) } of { NUMBER($n, useGrouping: 0) } positions more).
lab_found_here_with_one_move = Found here: with one move order for both, small c is worse than α-β
lab_katoh_efficiency_grows_with = Katoh & Ibaraki: efficiency grows with c throughout
lab_mean_leaves_rise_at_of = Mean leaves rise at { NUMBER($rises, useGrouping: 0) } of { NUMBER($steps, useGrouping: 0) } steps from c to c+1: odd and even c are two curves.
lab_katoh_c_c_c = Katoh & Ibaraki: c₁=c, c₂=16−c is considerably worse than one c for all levels
lab_in_the_plane_of_leaves = In the plane of leaves and cells it is dominated for c = { $listed }, not for c = { $listed_2 }.

## experiments: katoh_ibaraki

lab_depth_condition = depth condition
lab_c_c = c₁, c₂
lab_space_condition = space condition
lab_experiment_2 = experiment 2
lab_experiment_3 = experiment 3

## katoh_ibaraki: switch

lab_mean_depths = Mean depths
lab_open_at_the_first_switch = OPEN at the first switch
lab_members = members
lab_roots_of_recursions = roots of recursions
lab_recursions = recursions
lab_shallowest_root = shallowest root
lab_members_of_open_at_the = members of OPEN at the first switch
lab_depth = depth
lab_share = share
lab_katoh_in_experiment_2 = Katoh & Ibaraki: in experiment 2 shallow nodes get searched depth-first; in experiment 3 less so
lab_the_shallowest_recursion_begins_at = The shallowest recursion begins at depth { $shallow } in experiment 2 and { $shallow_2 } in experiment 3; on average at { $text } and { $text_2 }.

## katoh_ibaraki: tables

lab_seconds_leaves_cells = { $name }: seconds / leaves / cells
lab_katoh_table_1_recursing = Katoh & Ibaraki, table 1: recursing when N cells are in use is worse than the depth condition
lab_of_limits_are_dominated_some = { NUMBER($count, useGrouping: 0) } of { NUMBER($known, useGrouping: 0) } limits are dominated: some c needs neither more leaves nor more cells.
lab_katoh_table_1_more = Katoh & Ibaraki, table 1: more memory, fewer leaves
lab_mean_leaves_with_n_from = Mean leaves with N = { $limits }: { $listed }; from each to the next smaller the ratio is { $ratios }.
lab_experiment_2_beside_the_depth = Experiment 2 beside the depth condition
lab_experiment_3_beside_the_depth = Experiment 3 beside the depth condition
lab_katoh_table_2_a = Katoh & Ibaraki, table 2: a limit N that is reached does harm
lab_at_c_n_is_reached = At c={ NUMBER($depth, useGrouping: 0) }, N={ NUMBER($some, useGrouping: 0) } is reached on { NUMBER($reached, useGrouping: 0) } positions and takes { $ratio } times the leaves of N={ NUMBER($many, useGrouping: 0) }.
lab_katoh_table_2_rows = Katoh & Ibaraki, table 2: rows whose limit N is not reached do not depend on it
lab_where_n_was_not_reached = Where N was not reached, { NUMBER($same, useGrouping: 0) } pairs of runs have the same leaves and { NUMBER($different, useGrouping: 0) } have not.

## experiments: seo

lab_seo_deepening_at_every = Seo: deepening at every OR node pays
lab_seo_evaluating_children_by = Seo: evaluating children by what they cost before pays
lab_every_search_stops_after_nodes = Every search stops after { $limit } nodes; the paper's stopped after 30 minutes of 1995. Its 197 problems have 11 to 873 moves; those built in have 3 to 11.
lab_solved_seo = solved
lab_table_1_solved_by_length = Table 1: solved by length
lab_nodes_seo = { $text } nodes
lab_seconds_mean = seconds, mean
lab_table_2_solved_problems_by = Table 2: solved problems by effort
lab_inside_the_searches_that_solve = Inside the searches that solve
lab_table_3_what_is_left = Table 3: what is left unsolved
lab_problems = problems
lab_none = none
lab_and_more = { $list } and { NUMBER($more, useGrouping: 0) } more
lab_problems_solved = problems solved
lab_c_nodes_and_the_size = C*: nodes and the size of the solution
lab_leaves_of_the_solution = leaves of the solution
lab_seo_c_s_share = Seo: C*'s share of solved problems hardly falls with their length
lab_solved_by_length = solved by length
lab_solved_in_all = solved in all
lab_seo_the_more_leaves = Seo: the more leaves the solution has, the longer C* takes
lab_rank_correlation_of_solution_leaves = Rank correlation of solution leaves and nodes: { $text }.
lab_seo_about_a_fifth = Seo: about a fifth of all expansions are repeated, so multiple deepening wastes little
lab_here = Here { $ours }.
lab_share_of_repeated_expansions = share of repeated expansions
lab_seo_tsume_shogis_branching = Seo: tsume-shogi's branching factor is about 5.2
lab_branching_factor = branching factor
lab_c_solves_of_without_it = C* solves { NUMBER($with_0, useGrouping: 0) } of { NUMBER($with_1, useGrouping: 0) }, without it { NUMBER($less_0, useGrouping: 0) }; where both solve, nodes are { $ratio } times as many without.

## morita: branch

lab_it_takes_times_the_nodes = It takes { $map_or } times the nodes of sorted α-β where it ends, is stopped by the limit on { NUMBER($over, useGrouping: 0) } positions, and its last iteration alone takes { $unwrap_or } times.
lab_morita_with_a_large = Morita, Hashimoto & Kobayashi: with a large threshold it is plain sorted α-β
lab_of_searches_with_theta_1 = { NUMBER($equal, useGrouping: 0) } of { NUMBER($all, useGrouping: 0) } searches with θ = 1,000,000 evaluate exactly sorted α-β's leaves.
lab_threshold_theta = threshold θ
lab_nodes_of_the_iteration = nodes of the iteration

## morita: table2

lab_nodes_and_processor_seconds = Nodes and processor seconds
lab_ratio_of_nodes_to_sorted = ratio of nodes to sorted
lab_empty_squares = empty squares
lab_the_papers_six_positions_are = The paper's six positions are lost; those after the public draw here were made the same way.
lab_morita_sorting_by_replies = Morita, Hashimoto & Kobayashi: sorting by replies makes α-β far faster
lab_sorted_alpha_beta_needs_fewer = Sorted α-β needs fewer nodes on { NUMBER($less, useGrouping: 0) } of { NUMBER($ratios, useGrouping: 0) } positions that both finish, { $unwrap_or } of unsorted's at the median; the limit stops unsorted on { NUMBER($plain_0, useGrouping: 0) } of { NUMBER($plain_1, useGrouping: 0) } positions and sorted on { NUMBER($sorted_0, useGrouping: 0) }.
lab_empties_unsorted_wpns_sorted = { $empties } empties: unsorted / WPNS / sorted
lab_morita_sorted_alpha_beta = Morita, Hashimoto & Kobayashi: sorted α-β performs about as well as WPNS (in time)
lab_at_the_median_wpns_takes = At the median WPNS takes { $unwrap_or } times sorted α-β's time and { $unwrap_or_2 } times its nodes.

## morita: table3

lab_time_for_numbers = Time for numbers
lab_empties = empties
lab_share_for_numbers = share for numbers
lab_share_of_time = share of time
lab_for_numbers = for numbers
lab_morita_the_share_for = Morita, Hashimoto & Kobayashi: the share for numbers rises with the empty squares
lab_share_at_19_21_23 = share at 19 / 21 / 23 / 23 / 25 empties
lab_the_time_for_numbers_is = The time for numbers is estimated from samples taken while searching; it depends on the machine.

## suzuki: findings

lab_suzuki_gains_more_where = Suzuki, Inui & Kotani: { $variant } gains more where there are more moves
lab_rank_correlation_of_moves_and = Rank correlation of moves and ratio over { NUMBER($pairs, useGrouping: 0) } positions: { $text }.
lab_suzuki_aspiration_with_error = Suzuki, Inui & Kotani: aspiration with error 1 visits slightly more nodes than α-β on most positions
lab_suzuki_pvs_and_negascout = Suzuki, Inui & Kotani: PVS and NegaScout are as good as each other
lab_suzuki_pvs_and_negascout_visit = Suzuki, Inui & Kotani: PVS and NegaScout visit fewer nodes than α-β
lab_suzuki_the_deeper_the = Suzuki, Inui & Kotani: the deeper, the larger the gain
lab_suzuki_with_move_ordering = Suzuki, Inui & Kotani: with move ordering the gain is larger
lab_pvs_at_depth_with_ordering = PVS at depth { $depth }: { $mean_text } with ordering, { $mean_text_2 } without.
lab_suzuki_with_a_simple = Suzuki, Inui & Kotani: with a simple evaluator the gain is larger
lab_negascout_with_material_only_with = NegaScout: { $mean_text } with material only, { $mean_text_2 } with the positional evaluator.
lab_suzuki_iterative_deepening_without = Suzuki, Inui & Kotani: iterative deepening without a table visits slightly more nodes than direct α-β

## experiments: suzuki

lab_nodes_alpha_beta_1 = nodes, α-β = 1
lab_nodes_compared_with_alpha_beta = Nodes compared with α-β
lab_searches = searches
lab_ratio_to_alpha_beta = ratio to α-β
lab_share_above_1 = share above 1
lab_worst = worst
lab_re_searches = re-searches
lab_moves_at_the_root = moves at the root
lab_ratio_of_nodes_by_moves = Ratio of nodes by moves at the root
lab_moves = moves
lab_error = error
lab_aspiration = aspiration
lab_suzuki_an_error_of = Suzuki, Inui & Kotani: an error of 1 is too narrow a window
lab_error_1_takes_times_alpha = Error 1 takes { $one } times α-β's nodes; the best of those tried, { NUMBER($error, useGrouping: 0) }, takes { $ratio }.

## abe: deepening

lab_nodes_beside_one_search = Nodes beside one search
lab_steps = steps
lab_ratio_to_one_search = ratio to one search
lab_by_2_6 = by (2.6)
lab_one_ply = one ply
lab_two_plies = two plies
lab_nodes_one_search_1 = nodes, one search = 1
lab_by_one_ply = by one ply
lab_by_two_plies = by two plies
lab_2_6_one_ply = (2.6), one ply
lab_2_6_two_plies = (2.6), two plies
lab_abe_2_6_deepening = Abe, (2.6): deepening ply by ply visits considerably more nodes than one search (a quarter more, say)
lab_at_the_greatest_depth_it = At the greatest depth it visits { $text } times the nodes of one search.
lab_abe_2_4_steps = Abe, §2.4: steps of two plies make deepening cheaper
lab_at_the_greatest_depth_steps = At the greatest depth steps of one ply cost { $text } times one search, steps of two { $text_2 }.

## abe: depth

lab_by_depth = By depth
lab_change_of_value_from_the = |change of value| from the depth before
lab_from_two_before = from two before
lab_change_of_value = |change of value|
lab_from_the_depth_before = from the depth before
lab_abe_figure_2_3 = Abe, figure 2.3: the cost grows exponentially with the measure of depth
lab_nodes_grow_times_every_two = Nodes grow { $text } times every two plies; no depth lies further than { $text_2 } times from the fitted line.
lab_growth_for_two_steps = growth for two steps
lab_abe_figure_3_1 = Abe, figure 3.1: the deeper, the less the value still moves

## abe: differences

lab_table_3_1_0_5 = Table 3.1: 0.5·e^(−κΔd)
lab_game = game
lab_base_depth = base depth
lab_games = games
lab_papers_base = paper's κ (base)
lab_elo_a_step = Elo a step
lab_of_e_d = χ² of e^(−κΔd)
lab_of_elo = χ² of Elo
lab_points = points
lab_depths_are_counted_in_steps = Depths are counted in steps: shogi half a unit of −ln p, Othello a ply. A step multiplies the nodes by about 1.7 (shogi) and 2.9 (Othello), one unit of the paper's depth by 2.5.
lab_figure_3_base = Figure 3.{ $rank }: { $name }, base { $depth }
lab_base = { $name }, base { $depth }
lab_steps_less_deep = steps less deep
lab_win_rate = win rate
lab_games_differences = games
lab_paper_base = paper, base { $paper }
lab_base_paper = κ, { $name }, base { $depth } (paper { $depth_2 })
lab_abe_figures_3_2 = Abe, figures 3.2–3.5: the win rate falls as 0.5·e^(−κΔd) ({ $name })
lab_over_points_is_for_the = Over { NUMBER($points, useGrouping: 0) } points χ² is { NUMBER($exponential, maximumFractionDigits: 1) } for the exponential and { NUMBER($elo, maximumFractionDigits: 1) } for Elo, { NUMBER($free, maximumFractionDigits: 0) } degrees of freedom.
lab_abe_table_3_1 = Abe, table 3.1: the shallower both search, the more a step of depth is worth ({ $name })

## abe: equation

lab_equation_3_1 = Equation (3.1), { $name }
lab_base_depth_d = base depth d
lab_off_by_errors = off by (errors)
lab_by_elo = by Elo
lab_abe_equation_3_1 = Abe, equation (3.1): p(14,16) = p(15,16)·p(14,15) ({ $name })
lab_of_triples_of_matches_the = Of { NUMBER($judged, useGrouping: 0) } triples of matches the product is off by more than chance in { NUMBER($far, useGrouping: 0) }, the sum of Elo differences in { NUMBER($far_by_elo, useGrouping: 0) }.
lab_abe_equation_3_1_by = Abe, equation (3.1) by the paper's own fits: p(14,16) = p(15,16)·p(14,15)
lab_by_the_papers_own_fits = By the paper's own fits the left side is { NUMBER($direct, maximumFractionDigits: 3) } and the right side { NUMBER($product, maximumFractionDigits: 3) }.

## abe: extensions

lab_opening = opening
lab_middle = middle
lab_end = end
lab_figure_4_nodes_by_move = Figure 4.{ $i }: nodes by move in one game, { $clock }
lab_move_of_this_side = move of this side
lab_usual = usual
lab_extended = extended
lab_abe_4_2_the = Abe, §4.2: the deeper the search, the oftener time is extended
lab_abe_figure_4_2 = Abe, figure 4.2: extensions crowd in the middle of the game
lab_extended_of_the_moves_of = Extended: { $text } of the moves of the opening, { $text_2 } of the middle, { $text_3 } of the end.
lab_abe_4_2_no = Abe, §4.2: no move takes more than two units (60 seconds): nothing is extended twice
lab_of_moves_were_extended_and = Of { NUMBER($moves, useGrouping: 0) } moves { NUMBER($once, useGrouping: 0) } were extended and { NUMBER($again, useGrouping: 0) } of them again.

## abe: managers

lab_table_4_1_against_the = Table 4.1: against the same time for every move
lab_clock = clock
lab_manager = manager
lab_won_lost_drawn = won–lost–drawn
lab_score_managers = score
lab_nodes_a_game_beside_the = nodes a game beside the other's
lab_paper_depth = paper (depth)
lab_extensions_by_phase_the_papers = Extensions by phase, the paper's manager
lab_phase = phase
lab_moves_managers = moves
lab_extended_managers = extended
lab_extended_again = extended again
lab_extended_moves_by_phase = Extended moves by phase, { $name }
lab_share_of_moves = share of moves
lab_clocks_count_nodes_and_add = Clocks count nodes and add a little after every move; the paper's were 25 minutes with 30 seconds as the usual time for a move. A unit of extension is here the even share of the clock. In shogi the paper's manager and its opponent search by realization probability.
lab_score_depth_in_the_paper = score (depth { $depth } in the paper)
lab_abe_table_4_1 = Abe, table 4.1: the paper's manager is no better than the same time for every move ({ $name })
lab_by_falling_clocks_it_scores = By falling clocks it scores { $text } games; { NUMBER($all_0, maximumFractionDigits: 3) } ± { NUMBER($value, maximumFractionDigits: 3) } in all. { NUMBER($extended, useGrouping: 0) } moves were extended.
lab_this_program_weighing_gain_against = This program: weighing gain against cost beats the same time for every move ({ $name })
lab_by_falling_clocks_it_scores_games = By falling clocks it scores { $text } games; { NUMBER($all_0, maximumFractionDigits: 3) } ± { NUMBER($value, maximumFractionDigits: 3) } in all.

## experiments: abe

lab_shogi = shogi

## abe: threshold

lab_by_threshold = By threshold
lab_threshold_on_ln_p = threshold on −ln p
lab_nodes_geometric_mean = nodes, geometric mean
lab_fitted = fitted
lab_change_of_value_from_the_threshold = |change of value| from the threshold before
lab_figure_2_3_threshold_and = Figure 2.3: threshold and nodes
lab_geometric_mean = geometric mean
lab_the_papers_growth = the paper's growth
lab_figure_3_1_depth_and = Figure 3.1: depth and the value's fluctuation
lab_abe_figure_2_3_and = Abe, figure 2.3 and (2.3): time is 0.037·e^(0.9153·logp), exponential in the threshold
lab_nodes_grow_as_e_threshold = Nodes grow as e^({ $growth }·threshold), { $text } times for +2; no mean lies further than { $text_2 } times from the fit.
lab_growth_in_the_exponent = growth in the exponent
lab_growth_for_threshold_2 = growth for threshold + 2
lab_abe_2_3_1 = Abe, §2.3.1: the model turned round gives the threshold whose search just fills the time
lab_of_last_iterations_took_between = Of { NUMBER($ratios, useGrouping: 0) } last iterations { NUMBER($value, maximumFractionDigits: 0) } % took between half and twice what the model foretold; the median took { $map_or_else } of it.
lab_abe_figure_3_1_the = Abe, figure 3.1: the deeper, the less the value still moves

## abe: win rate

lab_opening_to_63 = opening (to 63)
lab_middle_64_95 = middle (64–95)
lab_end_from_96 = end (from 96)
lab_table_3_2_1_1 = Table 3.2: 1 / (1 + e^(−k·value))
lab_phase_progress = phase (progress)
lab_positions_win_rate = positions
lab_k_every_position = k, every position
lab_k_one_position_a_game = k, one position a game
lab_papers_k = paper's k
lab_in_the_opening_than_in = in the opening than in the middle
lab_at_the_end_than_in = at the end than in the middle
lab_value = value
lab_paper_win_rate = paper
lab_figure_3_9_the_fitted = Figure 3.9: the fitted curves by progress
lab_the_fitted_curves_by_progress = { $name }: the fitted curves by progress
lab_k = k, { $of }
lab_abe_figures_3_6 = Abe, figures 3.6–3.8: the win rate is a sigmoid of the value ({ $name })
lab_bands_of_lie_from_the = Bands of { NUMBER($band, maximumFractionDigits: 0) } lie { NUMBER($off, maximumFractionDigits: 3) } from the fitted curves on average ({ NUMBER($positions, useGrouping: 0) } positions of { NUMBER($games, useGrouping: 0) } games).
lab_abe_figure_3_9 = Abe, figure 3.9: the curve is flatter { $comparison } ({ $name })
lab_k_is_there_and_in = k is { $k_text } there and { $k_text_2 } in the middle.

## lab: own

lab_algorithm = algorithm
lab_ratio_to_own = ratio to { $first }
lab_knuth_moores_floor = Knuth & Moore's floor
lab_leaf_evaluations = leaf evaluations
lab_cells_at_most = cells at most
lab_nodes_expanded = nodes expanded
lab_re_searches_own = re-searches
lab_share_expanded_again = share expanded again
lab_branching_factor_own = branching factor
lab_share_solved = share solved
lab_share_of_time_for_numbers = share of time for numbers

## lab: report

lab_searches_gave_no_result_first = { NUMBER($n, useGrouping: 0) } searches gave no result, first { $cell }: { $reason }

## lab: what can go wrong

lab_no_experiment = there is no experiment '{ $id }'; `yomiki lab list` lists them, and a file ending in .ron may hold one of your own
lab_bad_file = { $path }: { $reason }
lab_bad_line = line { NUMBER($line, useGrouping: 0) }, column { NUMBER($column, useGrouping: 0) }: { $why }
lab_syntax = { $path }: this is no experiment that can be read (line { NUMBER($line, useGrouping: 0) }, column { NUMBER($column, useGrouping: 0) }: { $reason }); mend it there, or open another file
lab_other_plan = { $path } holds another experiment or another size of it; give an empty folder, or the same options as before
lab_no_plan = { $path } holds no experiment: there is no plan.json in it
lab_disagree = cell { $cell } has two different results; they come from different versions or different options
lab_bad_shard = '{ $text }' is no shard: write I/N with I from 1 to N, such as 2/8
lab_no_set = { $id } takes no set of positions
lab_bad_position = line { NUMBER($line, useGrouping: 0) } of the set: { $reason }
lab_bad_own_position = position { NUMBER($number, useGrouping: 0) }: { $reason }
lab_empty = the experiment has no searches: { $reason }
lab_empty_set = { $name } has no positions
lab_empty_folders = no folder was given
lab_own_games = there are { NUMBER($count, useGrouping: 0) } positions from own games
lab_another_process = another process
lab_busy = { $folder } is being worked on by { $who }; wait until that has ended, or give another folder
lab_holder = process { NUMBER($process, useGrouping: 0) }
lab_holder_on = process { NUMBER($process, useGrouping: 0) } on { $machine }
lab_too_many = these are { NUMBER($searches, useGrouping: 0) } searches, and an experiment has { NUMBER($most, useGrouping: 0) } at most: take fewer positions or values
lab_broke_down = the comparison broke down inside the program
lab_twice = two cells are both called { $cell }

## lab: names with a number

lab_name_moves = { $n } moves
lab_name_and_width = AND width { $n }
lab_name_othello = Othello { $n }
lab_name_depth = depth { $n }
lab_name_exp = exp { $n }
lab_name_public_draw = public draw { $n }
lab_name_random = random { $n }
lab_name_space = space={ $n }
lab_name_order = order { $order }
lab_order = { $order }

## lab: headings and lists of reports

lab_head_command = command
lab_head_searches = searches
lab_head_positions = positions
lab_head_time = processor time
lab_head_claim = claim
lab_head_verdict = verdict
lab_head_here = here
lab_head_material = material
lab_head_experiment = experiment
lab_head_paper = paper
lab_head_ours = here
lab_section_size = `{ $command }`: { $searches } searches, up to { $positions ->
        [one] 1 position
       *[other] { NUMBER($positions, useGrouping: 0) } positions
    } a row, { $time } of processor time.
lab_few_positions = { $few ->
        [one] Every row of this run has a single position
       *[other] No row of this run has more than { $few } positions
    }: its verdicts are hints, no more.
lab_list_none = none

## lab: findings with lists

lab_shares_by_empties = Shares by empties: { $list }.
lab_threshold_fails = Morita, Hashimoto & Kobayashi: the branching threshold fails ({ $group })
lab_few_iterations = The number of iterations is smaller than the width in { NUMBER($exceptions, useGrouping: 0) } of { NUMBER($all, useGrouping: 0) } proofs.
lab_small_threshold = The final threshold is smaller than the width in { NUMBER($exceptions, useGrouping: 0) } of { NUMBER($all, useGrouping: 0) } proofs.
lab_shares_by_length = { $list }.
lab_kappa_by_depth = κ by the base's depth: { $list }.
lab_list_between_pairs = ;{" "}
lab_mean_change = Mean change over two plies, from shallow to deep: { $list }.
lab_mean_change_by_threshold = Mean |change| for half a unit of −ln p, from small to large thresholds: { $list }.
lab_extended_by_clock = Extended moves, from the longest clock to the shortest: { $list }.
lab_figure_of_paper = Figure 3.{ NUMBER($number, useGrouping: 0) }: { $text }
lab_game_and_phase = { $game }, { $phase }
lab_sss_saves = SSS* saves { $share } of α-β's leaves on average over { $n ->
        [one] 1 position
       *[other] { NUMBER($n, useGrouping: 0) } positions
    }, and needs no more on { NUMBER($at_most, useGrouping: 0) } of them (sign test p = { NUMBER($p, maximumFractionDigits: 3) }).
lab_positions_as_in_paper = Positions: seeded random play on the 6×6 board, { NUMBER($empties, useGrouping: 0) } empty squares (as in the paper).
lab_positions_smaller = Positions: seeded random play on the 6×6 board, { NUMBER($empties, useGrouping: 0) } empty squares (smaller than the paper's 16, so that its numbers do not stand beside ours).
lab_title_with_order = { $title }, order { $order }
lab_order_title = Order { $order }
lab_space_best = Found here: the space condition is the best use of a small memory (order { $order })
lab_space_not_dominated = Not dominated by any c: { $list }. The smallest space evaluates { $gain } times α-β's leaves.
lab_space_dominates = The space condition dominates the depth condition everywhere (order { $order })
lab_depths_unmatched = Depth conditions that no space matches in both leaves and cells: { $list }.
lab_ratios_and_shares = Mean ratios by depth: { $means }; above 1 on { $shares }.
lab_pvs_over_negascout = PVS's nodes over NegaScout's by depth: { $list }.
lab_pvs_and_negascout_ratios = PVS's mean ratios by depth: { $pvs }; NegaScout's: { $scout }.
lab_pvs_ratios = PVS's mean ratios from shallow to deep: { $list }.
lab_ratios = Mean ratios from shallow to deep: { $list }.
lab_depth_and_order = depth { NUMBER($depth, useGrouping: 0) } ({ $order })

## lab: why a search gave no result, as result files hold it

lab_search_broke_down = the search broke down
lab_stopped_by_clock = stopped by the clock, which no two machines share
lab_game_cancelled = the game was cancelled
