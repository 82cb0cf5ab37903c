## remarks on a run

algorithm_remark_kept =
    Only the { $kept ->
        [one] best move of each iteration was
       *[other] { NUMBER($kept, useGrouping: 0) } best moves of each iteration were
    } kept for the next, so the value is not proved.
algorithm_remark_other_table = The table of transitions is one of { $given }; the one of { $used } that comes with the program was used.
algorithm_remark_yes_or_no = a proof search answers yes or no: asked whether the score is at least 1
algorithm_remark_conspiracy = the value is { $value } unless { $raise } tips conspire to raise it or { $lower } to lower it
algorithm_remark_conspirators = conspirators needed to reach { $needed }
algorithm_remark_solution_cost = the solution costs { NUMBER($cost, useGrouping: 0) }, every edge { NUMBER($edge, useGrouping: 0) }
algorithm_remark_by_depth = c = { NUMBER($c, useGrouping: 0) }: { NUMBER($trees, useGrouping: 0) } trees of at most { NUMBER($space, useGrouping: 0) } cells (measured, height { NUMBER($height, useGrouping: 0) }) make { NUMBER($sum, useGrouping: 0) }, within { NUMBER($cells, useGrouping: 0) }
algorithm_remark_least_depth = c = 1: the least there is, though it may need more than { NUMBER($cells, useGrouping: 0) } cells
algorithm_remark_by_space = c = { NUMBER($c, useGrouping: 0) }: { NUMBER($levels, useGrouping: 0) } levels of at most c + { NUMBER($children, useGrouping: 0) } − 1 cells make { NUMBER($sum, useGrouping: 0) }, of { NUMBER($cells, useGrouping: 0) }
algorithm_remark_by_cells = c1 = { NUMBER($c1, useGrouping: 0) }: { NUMBER($below, useGrouping: 0) } of { NUMBER($cells, useGrouping: 0) } cells are left to what lies below the first level
algorithm_remark_by_both = c11 = { NUMBER($c11, useGrouping: 0) }, c12 = { NUMBER($c12, useGrouping: 0) }: { NUMBER($below, useGrouping: 0) } of { NUMBER($cells, useGrouping: 0) } cells are left to what lies below the first level
algorithm_remark_adaptive = c = { NUMBER($c, useGrouping: 0) } on the first level; every recursion chooses its own from what is then free of { NUMBER($cells, useGrouping: 0) } cells
algorithm_remark_more_cells = the search came to { NUMBER($used, useGrouping: 0) } cells, more than the { NUMBER($cells, useGrouping: 0) } asked for

## entries: best first

algorithm_dual = DUAL*
algorithm_sss = SSS*
algorithm_static_bounds_of_nodes_those = static bounds of nodes: those written in the tree, also those the rules prove (stable discs), or none
algorithm_of_all_open_nodes_take = Of all open nodes, take the one with the highest β.
algorithm_ibarakis_form_of_sss_one = Ibaraki's form of SSS*: one loop over OPEN that always takes the node whose β, the least upper bound its MIN ancestors' elder children have shown, is highest, ties to the left. It never evaluates a leaf that α-β would not, and pays for it with memory. On equal values it may need fewer leaves than the textbook's (Stockman's) SSS*, never more.
algorithm_alpha_beta_as_gsearch = α-β as GSEARCH
algorithm_gsearch_alpha_beta = GSEARCH α-β
algorithm_the_same_loop_over_open = The same loop over OPEN, taking the leftmost node.
algorithm_gsearch_with_the_rule_leftmost = GSEARCH with the rule "leftmost": it evaluates exactly α-β's leaves in α-β's order, and shows that α-β and SSS* differ only in which node is taken from OPEN.
algorithm_random_eligible_search = Random eligible search
algorithm_eligible = eligible
algorithm_any_eligible_node_at_random = Any eligible node at random: still never worse than α-β.
algorithm_takes_a_random_node_among = Takes a random node among those that α-β is certain to visit whatever the unexplored leaves are. Katoh & Ibaraki's lemma 3.1 says that every such search surpasses α-β: watch it hold.
algorithm_seed_of_the_random_choice = seed of the random choice
algorithm_sss_stockman = SSS* (Stockman)
algorithm_stockman_sss = Stockman SSS*
algorithm_the_textbooks_sss_states_merits = The textbook's SSS*: states, merits and the Γ operator.
algorithm_open_holds_states_node_live = OPEN holds states (node, LIVE or SOLVED, merit). The one with the highest merit is taken and replaced by the seven rules of the Γ operator, until the root is SOLVED.
algorithm_sss_with_max_and_min = SSS* with MAX and MIN exchanged.
algorithm_the_mirror_image_of_sss = The mirror image of SSS*: lower bounds rise from −∞, all children of a MIN node are opened at once, those of a MAX node one at a time.
algorithm_recursive_sss = Recursive SSS*
algorithm_rec_sss = rec SSS*
algorithm_sss_in_small_trees_inside = SSS* in small trees inside one another: a dial from α-β to SSS*.
algorithm_rsearch_when_cond_becomes_true = RSEARCH: when `cond` becomes true at a selected node, that node is solved at once by a search of its own, which may recurse again, and its cells are given back. With cond = depth c it is α-β at c=1 and SSS* at c = height; in between it trades leaves for memory.
algorithm_when_to_recurse_depth_4 = when to recurse: depth (4.2), space (4.3), as in experiments 2 and 3, by what memory is free, or a condition a level, the last repeats: space:200,depth:2
algorithm_the_constant_c_or_one = the constant c, or one for each level: 2,1,3 (the last repeats)
algorithm_experiment_2_recurse_when_n = experiment 2: recurse when N ≥ c1
algorithm_experiment_3_recurse_when_n = experiment 3: recurse when N ≥ c11 …
algorithm_or_the_depth_reaches_c12 = … or the depth reaches c12
algorithm_experiments_2_and_3_depth = experiments 2 and 3: depth from level 2 on
algorithm_cells_m_chooses_the_largest = memory M', as a number of cells or as bytes (64KiB): chooses the largest c that Katoh & Ibaraki §4.3 allows
algorithm_how_nodes_are_taken_from = how nodes are taken from OPEN
algorithm_when_cells_are_freed_along = when cells are freed: along the path, below every closed node, or only at return

## entries: depth first

algorithm_the_value_the_first_window = the value the first window is laid around
algorithm_minimax = Minimax
algorithm_minimax_depth_first = minimax
algorithm_looks_at_every_leaf = Looks at every leaf.
algorithm_the_definition_itself_a_max = The definition itself: a MAX node takes the largest value of its children, a MIN node the smallest. Nothing is ever cut, so this is the yardstick for all the others.
algorithm_minimal_proof = Minimal proof
algorithm_minimal = minimal
algorithm_the_fewest_leaves_that_prove = The fewest leaves that prove the value, chosen with knowledge of it.
algorithm_a_yardstick_with_knowledge = A yardstick, no search: it finds the value first, then the least set of leaves that proves it, and looks at these and no others. Whoever knows only what leaves say needs at least as many. What it takes to find the set is neither shown nor counted, may take as long as minimax, and obeys the limits. Leaves are counted by path: searches that share what they know of equal positions may need fewer.
algorithm_alpha_beta = α-β
algorithm_alpha_beta_depth_first = α-β
algorithm_depth_first_with_a_window = Depth-first, with a window: what cannot matter is cut.
algorithm_goes_down_the_leftmost_unfinished = Goes down the leftmost unfinished line and carries the window (α, β): MAX is already sure of α, MIN of β. As soon as the two meet, the rest of a node cannot change the value at the root and is cut. It needs hardly any memory; how much it cuts depends on the order of the moves.
algorithm_soft_a_failed_search_returns = soft: a failed search returns the bound it found; hard: it returns the window's edge
algorithm_transposition_table_in_mib_0 = transposition table in MiB; 0 is none
algorithm_bytes_of_the_table_0 = size of the transposition table (16KiB, 4MiB); 0 = none
algorithm_bytes_of_the_memory = size of what is remembered between passes (64KiB, 4MiB): what was cheapest to find out is forgotten first; unlimited as the theory has it
algorithm_what_an_entry_stands_for = position: equal positions share an entry; path: one entry a node
algorithm_least_height_of_a_node_stored = least height of a node that is stored; 0 stores leaves too, where leaves are looked up
algorithm_when_a_test_that_failed_high = repaired: a test that failed high is repeated only if its value lies inside the window; printed: always, as figure 6 has it
algorithm_alpha_beta_sorted_by_replies = α-β sorted by replies
algorithm_alpha_beta_sorted = α-β sorted
algorithm_alpha_beta_that_tries_the = α-β that tries the child with the fewest replies first.
algorithm_before_a_nodes_children_are = Before a node's children are searched they are sorted by how many moves the opponent then has. Few replies mean a small subtree and often a strong move, so cuts come early. Morita, Hashimoto & Kobayashi found it as good as weak proof-number search on hard Othello endings.
algorithm_aspiration_search = Aspiration search
algorithm_aspiration = aspiration
algorithm_alpha_beta_in_a_narrow = α-β in a narrow window around a guess.
algorithm_guesses_the_value_and_searches = Guesses the value and searches only the window guess ± error. If the value lies inside, much is cut; if not, the search fails low or high and is repeated with the open side of the window.
algorithm_half_the_width_of_the = half the width of the first window
algorithm_where_the_narrow_window_is = where the narrow window is tried
algorithm_pvs = PVS
algorithm_trust_the_first_move_test = Trust the first move; test the others with a null window.
algorithm_principal_variation_search_the_leftmost = Principal variation search: the leftmost line is searched in full; every other move only has to show, in a window of width one, that it is not better. If it is, it is searched again.
algorithm_negascout = NegaScout
algorithm_pvss_null_windows_at_every = PVS's null windows at every node, in one procedure.
algorithm_reinefelds_form_after_the_first = Reinefeld's form: after the first child every further child is tested with the null window (s, s+1); only when the test fails high inside the real window is the child searched again with the window that is left.
algorithm_height_up_to_which_a = height up to which a null-window value is taken as exact: 0 leaves, 1 the last two plies
algorithm_scout = Scout
algorithm_pearls_eval_and_test = Pearl's EVAL and TEST.
algorithm_eval_finds_the_first_childs = EVAL finds the first child's value; TEST asks of each other child only whether it beats it, and EVAL is called again when it does. No window is handed down, so Scout can visit leaves that α-β does not.
algorithm_iterative_deepening = Iterative deepening
algorithm_id = ID
algorithm_depth_1_then_2_then = Depth 1, then 2, then 3 …, each ordering the next.
algorithm_runs_another_search_with_a = Runs another search with a growing horizon. The early rounds are cheap and put the best move first, which is what α-β needs; and whenever time runs out, an answer is at hand.
algorithm_the_search_that_is_repeated = the search that is repeated
algorithm_deepen_at_the_root_only = deepen at the root only, or at every node
algorithm_plies_by_which_the_horizon = plies by which the horizon grows
algorithm_how_many_of_the_best = how many of the best moves are kept for the next round; fewer than all, and the value is no longer proved
algorithm_alpha_beta_with_a_branching = α-β with a branching threshold
algorithm_branch_theta = branch θ
algorithm_depth_first_but_a_line = Depth-first, but a line may only cost so many branches.
algorithm_every_node_with_k_children = Every node with k children charges k−1 to the side that must answer all of them; a line that has spent its threshold θ is left unknown, and θ grows until the root is known. Morita, Hashimoto & Kobayashi report that it failed on Othello: here one can see why.
algorithm_the_order_of_the_children = the order of the children
algorithm_who_pays_k_1_a = who pays k−1: A at AND and B at OR nodes, only A, or weak numbers
algorithm_the_first_theta = the first θ
algorithm_growth_of_theta_or_up = growth of θ, or up to the smallest overflow
algorithm_table_between_iterations_in_mib = table between iterations in MiB; 0 is none
algorithm_realization_probability = Realization probability
algorithm_rps = RPS
algorithm_alpha_beta_whose_lines_end = α-β whose lines end where they have become too unlikely.
algorithm_every_kind_of_move_has = Every kind of move has a probability, learnt from games, and a line is as likely as the product of its moves. Depth is the sum of −ln p: forcing lines are followed far, unlikely moves are dropped soon. The question's depth remains the greatest length of a line. For shogi and Othello.
algorithm_what_a_line_may_cost = what a line may cost: the sum of −ln p of its moves
algorithm_a_table_of_probabilities_from = a table of probabilities from `yomiki train transitions`; the built-in one if empty
algorithm_deepening_on_the_length = Deepening on the length
algorithm_length = length
algorithm_is_there_a_solution_in = Is there a solution in 1 ply, in 2, in 3, …?
algorithm_what_tsume_shogi_programs_did = What tsume-shogi programs did before conspiracy numbers: everything down to a depth, then a little deeper. The first solution found is a shortest one, but every ply multiplies the work, and long solutions are out of reach.
algorithm_plies_from_one_iteration_to = plies from one iteration to the next; 2 for tsume-shogi

## entries: null window

algorithm_path_one_entry_a_node = path: one entry a node, so the theorems hold; position: equal positions share an entry
algorithm_mtd_f = MTD(f)
algorithm_null_window_passes_from_a = Null-window passes from a guess until the bounds meet.
algorithm_every_pass_asks_one_yes = Every pass asks one yes-or-no question, "is the value at least γ?", and remembers what it learnt in a table. The answer moves the lower or the upper bound to the next γ, until they meet.
algorithm_the_first = the first γ
algorithm_mt_sss = MT-SSS*
algorithm_sss_as_alpha_beta_with = SSS* as α-β with a table: γ from +∞ down.
algorithm_null_window_passes_whose_falls = Null-window passes whose γ falls from +∞, each to the upper bound the last one proved. With one table entry a node it looks at exactly the leaves of Stockman's SSS*, in the same order.
algorithm_mt_dual = MT-DUAL*
algorithm_the_mirror_image_from_up = The mirror image: γ from −∞ up.
algorithm_null_window_passes_whose_rises = Null-window passes whose γ rises from −∞, each just above the lower bound the last one proved. It looks at exactly the leaves of DUAL*.

## entries: proof

algorithm_percent_by_which_the_best = percent by which the best child may pass the second best before the search returns
algorithm_othello_empty_squares_from_which = Othello: empty squares from which plain α-β finishes (7 in Morita, Hashimoto & Kobayashi); 0 is never
algorithm_c_proof = C*
algorithm_depth_first_by_conspiracy_numbers = Depth-first by conspiracy numbers: how many subproblems are still open?
algorithm_the_conspiracy_number_of_a = The conspiracy number of a node is the least number of open subproblems that must all be solved to solve it: the minimum over the answers of an OR node, the sum over those of an AND node. C* searches depth-first what costs no more than a threshold, and raises it: at the root, and at every OR node on the way (multiple iterative deepening). What failed before counts what it cost then (dynamic evaluation by hashing). It follows long forced lines without effort.
algorithm_deepening_at_every_or_node = deepening at every OR node, or at the root only
algorithm_a_child_that_failed_before = a child that failed before counts the table's number, or 1
algorithm_the_order_of_an_and = the order of an AND node's answers: as listed, fewest replies first, least or greatest number first, least searched first
algorithm_what_a_move_adds_to = what a move adds to the number: 1 keeps the search out of long lines
algorithm_the_order_of_an_or = the order of an OR node's moves: as listed, fewest answers first, or first what solved another node of the same ply
algorithm_tsume_hands_that_dominate = tsume: hands that dominate one another: asked when a node is entered, also when an AND node counts its children, or never
algorithm_tsume_futile_interpositions_last = tsume: interpositions believed to be futile are asked last and not counted before, of others on a square one
algorithm_tsume_what_solved_a_similar = tsume: what solved a similar position is tried first
algorithm_how_an_and_node_adds_up = how an AND node adds up its children: their sum, or the greatest and one for each other
algorithm_bytes_of_the_proof_table = size of the table (1MiB, 64MiB): when it is full, what was entered least often is forgotten
algorithm_pn_search = PN search
algorithm_pn = PN
algorithm_best_first_expands_the_tip = Best-first: expands the tip that matters most for a proof and for a disproof.
algorithm_every_node_has_a_proof = Every node has a proof number, the least number of tips that must turn out true to prove it, and a disproof number. From the root along the least proof number at OR nodes and the least disproof number at AND nodes one reaches the most-proving node; it is expanded and the numbers above are corrected. The whole tree is held in memory.
algorithm_proof_numbers_weak_proof_numbers = proof numbers, weak proof numbers, or path branching numbers
algorithm_when_a_leaf_is_recognised = when a leaf is recognised: at its turn, or at once
algorithm_df_pn = df-pn
algorithm_pn_search_depth_first_two = PN search depth-first: two thresholds say when to turn back.
algorithm_the_most_proving_node_stays = The most-proving node stays below the same child for long, so df-pn goes down with thresholds for the proof and the disproof number and returns only when they say that it is elsewhere by now. It needs a table instead of the tree. The strongest tsume-shogi programs are built on it.
algorithm_wpns = WPNS
algorithm_wpns_proof = WPNS
algorithm_df_pn_with_weak_numbers = df-pn with weak numbers: what several paths lead to is not counted twice.
algorithm_where_paths_meet_sums_count = Where paths meet, sums count the same open position once for every path and make easy nodes look hard. The weak proof number takes the dearest child and adds one for each other child still open. Morita, Hashimoto & Kobayashi compare it with plain α-β on hard Othello endings; there plain α-β finishes from seven empty squares on (`tail=7`).
algorithm_path_branching_number_search_reconstruction = Path-branching-number search (reconstruction)
algorithm_bns = BNS
algorithm_counts_the_branches_along_the = Counts the branches along the cheapest line instead of all open ends.
algorithm_a_reconstruction_from_what_paper = A reconstruction from what Morita, Hashimoto & Kobayashi say of Okabe's search; the original was not at hand. A line costs one for every other answer the opponent has on the way; a node is as dear as its cheapest line. The search itself is df-pn's.
algorithm_ao = AO*
algorithm_best_first_over_potential_solution = Best-first over potential solution trees: always the cheapest so far.
algorithm_every_node_carries_an_estimate = Every node carries an estimate h of the cost of its cheapest solution. Marks lead through the cheapest potential solution tree to its open tips; one of them is expanded and h is corrected upwards. With edges that cost 1 the solution found has the fewest edges; with edges that cost 0, h is the conspiracy number.
algorithm_what_every_move_costs = what every move costs
algorithm_conspiracy_numbers = Conspiracy numbers
algorithm_conspiracy = conspiracy
algorithm_how_many_leaves_must_conspire = How many leaves must conspire to change the root's value?
algorithm_mcallesters_idea_on_minimax_trees = McAllester's idea on minimax trees: the tips of a tree carry guesses, and for each other value of the root one counts the tips that would all have to change to bring it about. The tree grows where the smallest conspiracy is, until every other value needs at least T conspirators; without a T, until the value is exact.
algorithm_t_conspiracies_of_so_many = T: conspiracies of so many are not believed in; empty: the value is exact

## catalogue: entry

algorithm_depth_first = depth-first
algorithm_null_window_and_table = null window and table
algorithm_best_first_over_open = best-first over OPEN
algorithm_under_a_space_limit = under a space limit
algorithm_proof_and_conspiracy_numbers = proof and conspiracy numbers

## catalogue: surpass

algorithm_the_theorem_compares_with_plain = The theorem compares with plain α-β; the second runner is something else.
algorithm_no_theorem_says_that_the = No theorem says that the first runner stays within α-β's leaves.
algorithm_recursive_sss_may_select_nodes = Recursive SSS* may select nodes that are not eligible, so it may visit leaves that α-β does not (lemma 4.1).
algorithm_scout_passes_no_window_down = Scout passes no window down, so it may visit leaves that α-β does not.
algorithm_a_table_of_positions_is = A table of positions is in use: what is known of one path is used on another.
algorithm_iterative_deepening_reorders_the_moves = Iterative deepening reorders the moves, so the trees are not the same.
algorithm_one_runner_sorts_the_moves = One runner sorts the moves in its own order, so "left" means something else to it.
algorithm_one_runner_ends_its_lines = One runner ends its lines where they have become too unlikely, so the trees are not the same.
algorithm_one_runner_uses_static_bounds = One runner uses static bounds that the other does not know.
algorithm_both_know_the_written_bounds = Both knew the bounds written in the tree.
algorithm_both_know_the_proved_bounds = Both knew the bounds that the rules of the game prove (stable discs).

## search: limit

algorithm_node_limit_reached = node limit reached
algorithm_memory_limit_reached = memory limit reached
algorithm_time_limit_reached = time limit reached
algorithm_stopped = stopped
algorithm_unknown_a_cycle_was_cut = unknown: a cycle was cut

## algorithm: what was set for it, and what is wrong with it

algorithm_unknown = there is no algorithm '{ $id }'; `yomiki algorithms` lists them
algorithm_no_parameters = { $algorithm } has no parameter '{ $key }'; it has none
algorithm_unknown_parameter = { $algorithm } has no parameter '{ $key }'; it has { $known }
algorithm_bad_value = { $algorithm }: { $key }={ $value } is out of range, it must be { $wanted }
algorithm_no_assignment = '{ $text }' is not of the form KEY=VALUE
algorithm_combination = { $algorithm }: { $why }
algorithm_not_deepened = { $inner } cannot be deepened
algorithm_transitions_file = transitions={ $path }: { $why }
algorithm_condition_needs = cond={ $condition } needs { $key }
algorithm_memory_and_c = memory chooses c (c1, c11 and c12) by itself; set one of the two
algorithm_memory_condition = a list of conditions has its numbers already: memory has nothing to choose
algorithm_kind_integer = a whole number from { NUMBER($min, useGrouping: 0) } to { NUMBER($max, useGrouping: 0) }
algorithm_kind_decimal = a number above { NUMBER($above, useGrouping: 0) }, at most { NUMBER($max, useGrouping: 0) }
algorithm_kind_file = the path of a file
algorithm_kind_one_of = one of { $words }
algorithm_kind_integer_or = one of { $words }, or a whole number from { NUMBER($min, useGrouping: 0) } to { NUMBER($max, useGrouping: 0) }
algorithm_kind_schedule = whole numbers from { NUMBER($min, useGrouping: 0) } to { NUMBER($max, useGrouping: 0) }, separated by commas
algorithm_kind_levels = one of { $words }, or conditions such as space:200,depth:2, each one of { $kinds } with a number
algorithm_kind_cells_or_bytes = a number of cells, or of bytes with KiB, MiB or GiB
algorithm_kind_bytes = a size such as 16KiB or 4MiB, at least 1KiB, or 0
algorithm_kind_bytes_or = { $words }, or a size such as 16KiB or 4MiB
