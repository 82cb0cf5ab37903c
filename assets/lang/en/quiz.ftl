## words: by numbers

quiz_an_or_node = an OR node
quiz_an_and_node = an AND node
quiz_the_search_stays_below_it = {" "}The search stays below it while { $pn } < { $tp } and { $dn } < { $td }.
quiz_the_search_stays_below_it_while = {" "}The search stays below it while { $pn } < { $tp }.
quiz_the_search_stays_below_it_while_by_numbers = {" "}The search stays below it while { $dn } < { $td }.
quiz_nothing_will_call_it_back = {" "}Nothing will call it back before { $child } is answered.
quiz_is_a_tip_but_not = { $name } is a tip, but not one of the cheapest solution tree.
quiz_is_proved_already_nothing_is = { $name } is proved already: nothing is left to be done there.
quiz_is_disproved_already_no_proof = { $name } is disproved already: no proof leads through it.
quiz_the_iteration_with_theta_begins = the iteration with θ = { $theta } begins, and every iteration begins at the root.
quiz_the_marked_children_lead_from = the marked children lead from the root through the cheapest solution tree, and { $name } is its leftmost open tip.
quiz_is_a_tip_of_the = { $name } is a tip of the smallest conspiracy.
quiz_the_least_numbers_lead_from = the least numbers lead from the root to { $name }.
quiz_by_numbers_form = { $child } ({ $sign } { $number })
quiz_then = , then{" "}
quiz_the_least_at_or_nodes = the least { $own } at OR nodes and the least { $other } at AND nodes lead from the root to { $along }.
quiz_has_no_other_child_than = { $parent } has no other child than { $child }.
quiz_at_the_least_counts_it = at { $parent }, { $kind }, the least { $sign } counts. It is { $number }, and of the children that have it { $child } is the leftmost.
quiz_at_the_least_counts_has = at { $parent }, { $kind }, the least { $sign } counts: { $child } has { $number }, the next best { $other }.
quiz_at_has_the_least_too = at { $parent }, { $kind }, { $child } has the least { $sign } too, { $number }; but ties go to the left.
quiz_has_come_back_unsolved_with = { $node } has come back unsolved with CN = { $number }. With what the others cost, { $parent } can still afford that, so it is asked again with θ = { $theta }.
quiz_at_the_search_has = at { $name } the search has { $sign } = { $value }.
quiz_the_cheapest_solution_below_has = the cheapest solution below { $name } has { $counted } open ends, all of them different positions.
quiz_along_all_paths_the_cheapest = along all paths the cheapest solution below { $name } has { $counted } open ends, but only { $distinct } different ones: what several paths lead to needs one proof.
quiz_is_an_or_node_and = { $parent } is an OR node and hands its whole threshold down to { $child }: { $sign } = { $value }.
quiz_is_an_and_node_and = { $parent } is an AND node and asks each child with what it costs alone; for { $child } that is { $sign } = { $value }.
quiz_the_best_other_child_of = the best other child of { $parent }, { $rival }, has { $by } = { $number }. Once { $child } has one more, { $rival } is the better choice: { $sign } = { $value }.
quiz_was_entered_with = { $child } was entered with { $sign } = { $value }.
quiz_is_answered_so_its_is = { $name } is answered, so its { $sign } is 0: nothing is left to be done.
quiz_is_answered_the_other_way = { $name } is answered the other way, so its { $sign } is ∞: it cannot be done.
quiz_nobody_has_looked_into_yet = nobody has looked into { $name } yet: it counts { $value }.
quiz_is_to_it_one_child = { $name } is { $kind }: to { $goal } it one child is enough. The least of { $all } is { $value }.
quiz_greatest = greatest
quiz_least = least
quiz_is_to_it_all_children = { $name } is { $kind }: to { $goal } it all children are needed. The { $which } of { $all } counts, and one more for each other open child ({ $others }): { $value }.
quiz_is_to_it_all_children_are = { $name } is { $kind }: to { $goal } it all children are needed. The sum of { $all } is { $value }.
quiz_every_path_to_it_counts = every path to it counts
quiz_the_same_position_counts_once = the same position counts once
quiz_take_the_cheapest_child_at = take the cheapest child at OR nodes and all children at AND nodes below { $name }, and count the open ends: { $each }.
quiz_is_the_threshold_with_which = { $sign } is the threshold with which { $name } was entered: the number at which the search would go elsewhere.
quiz_is_to_it_one_child_is = { $name } is { $kind }: to { $goal } it one child is enough, so its { $sign } is the least of theirs.
quiz_is_its_is_the_greatest = { $name } is { $kind }: its { $sign } is the greatest of the open children's, and one more for each other open child.
quiz_is_its_is_the_least = { $name } is { $kind }: its { $sign } is the least of the open children's, and one more for each other open child.
quiz_is_to_it_all_children_are_needed_so = { $name } is { $kind }: to { $goal } it all children are needed, so its { $sign } is the sum of theirs.
quiz_disprove = disprove
quiz_prove = prove

## words: count

quiz_is_close_enough = { $guess } is close enough: { $name }: { $count }.
quiz_count_form = { $name }: { $count }.
quiz_is_too_high = { $guess } is too high ({ $name }).
quiz_is_too_low = { $guess } is too low ({ $name }).
quiz_another_needs_fewer = another needs fewer
quiz_another_needs_more = another needs more
quiz_count_form_count = { $who }, { $name }: { $count }; { $more }.
quiz_count_form_count_2 = { $who }: { $count }

## words: cut

quiz_at_l_t_u_t = at { $node } L_t = { $lower } ≥ U_t = { $upper }: it is dropped when it is selected.
quiz_lets_min_hold_down_to = { $by } lets MIN hold { $parent } down to { $value }, but MAX is already sure of α = { $bound } at { $owner }. { $value } ≤ { $bound }: MAX will never come here, so { $node } is cut.
quiz_lets_max_raise_to_but = { $by } lets MAX raise { $parent } to { $value }, but MIN is already sure of β = { $bound } at { $owner }. { $value } ≥ { $bound }: MIN will never come here, so { $node } is cut.
quiz_max_is_already_sure_of = MAX is already sure of α = { $bound } at { $owner }, and { $parent } cannot be worth more: { $node } is cut.
quiz_min_is_already_sure_of = MIN is already sure of β = { $bound } at { $owner }, and { $parent } cannot be worth less: { $node } is cut.
quiz_this_pass_only_asks_is = this pass only asks "is the value ≥ γ = { $gamma }?". { $because }{ $node } is not needed in this pass.
quiz_the_value_of_is_known = the value of { $parent } is known, so { $node } is not needed.
quiz_satisfies_the_cut_condition_so = { $owner } satisfies the cut condition, so everything below it leaves OPEN, and { $node } with it.
quiz_the_table_already_knows_enough = the table already knows enough about { $parent }: { $node } is not needed.
quiz_the_threshold_is_used_up = the threshold is used up at { $owner }, so { $node } is left out.
quiz_is_never_looked_at = { $node } is never looked at.
quiz_cut_form = { $never } { $cut }

## question: words

quiz_leaves = leaves
quiz_leaf_evaluations = leaf evaluations
quiz_nodes_entered = nodes entered
quiz_expansions = expansions
quiz_nodes_in_open_at_most = nodes in OPEN at most
quiz_cells_at_most = cells at most
quiz_cuts = cuts
quiz_passes = passes
quiz_re_searches = re-searches
quiz_iterations = iterations
quiz_the_last_threshold = the last threshold
quiz_leaves_of_the_solution = leaves of the solution
quiz_the_root = the root
quiz_leaf = leaf { $value } ({ $path })
quiz_node = node { $path }
quiz_at_least = at least { $lower }
quiz_at_most = at most { $upper }

## words: next

quiz_the_least_merit_in_open = the least merit in OPEN is taken; { $node } has { $merit }, but there is one with { $best }.
quiz_the_leftmost_node_of_open = the leftmost node of OPEN is taken, and there is one further to the left.
quiz_has_the_least_merit_too = { $name } has the least merit too, but ties go to the left, and there is one further to the left.
quiz_has_the_greatest_beta_too = { $name } has the greatest β too, but ties go to the left, and there is one further to the left.
quiz_is_in_open_but_asleep = { $name } is in OPEN but asleep: of a MIN node's children only the leftmost one that is not closed can be taken, and { $name_2 } is not closed yet.
quiz_a_recursion_is_under_way = a recursion is under way: until { $name } is solved, only nodes below it are taken, and { $name_2 } is outside.
quiz_this_search_draws_one_of = this search draws one of the eligible nodes at random; here it drew { $name }.
quiz_depth_first_from_the_search = depth-first: from { $name } the search goes straight down, and in the order it now has { $name_2 } comes first.
quiz_depth_first_from_the_search_goes = depth-first: from { $name } the search goes straight down to its first child, { $name_2 }.
quiz_every_search_begins_at_the = every search begins at the root.
quiz_a_pass_with_begins_and = a pass with γ = { $gamma } begins, and every pass begins at the root.
quiz_the_iteration_to_depth_begins = the iteration to depth { $depth } begins, and every iteration begins at the root.
quiz_the_null_window_test_only = the null-window test only said that { $name } is { $found }. That is better than what was known, so it is searched again with the window { $window }.
quiz_may_have_its_turn_later = { $name } may have its turn later: in the order the search now has, { $name_2 } comes before it.
quiz_may_have_its_turn_later_depth = { $name } may have its turn later. Depth-first takes the deepest node that has children left, and its leftmost one first: something comes before it.
quiz_does_not_exist_for_the = { $name } does not exist for the search yet: nodes are generated when their parent is expanded, and so far it only knows the tree down to { $name_2 }.
quiz_has_been_cut_already_nobody = { $name } has been cut already: nobody will go there.
quiz_is_searched_the_search_goes = { $name } is searched: the search goes through it.
quiz_is_not_a_leaf_leaves = { $name } is not a leaf. Leaves are the circles at the bottom, with a number.
quiz_the_search_is_over_the = the search is over: the value is proved and nothing more is searched.
quiz_is_the_only_node_in = { $node } is the only node in OPEN that can be taken.
quiz_is_the_leftmost_node_in = { $node } is the leftmost node in OPEN.
quiz_is_the_least_merit_in = { $merit_text } is the least merit in OPEN, and of the nodes that have it { $node } is the leftmost.
quiz_beta_is_the_greatest_in = β = { $merit_text } is the greatest in OPEN, and of the nodes that have it { $node } is the leftmost.
quiz_has_the_least_merit_in = { $node } has the least merit in OPEN, { $merit_text }; { $other } comes next with { $less }.
quiz_has_the_greatest_beta_in = { $node } has the greatest β in OPEN, { $merit_text }; { $other } comes next with { $less }.
quiz_has_been_evaluated_already = { $node } has been evaluated already.
quiz_is_no_longer_in_memory = { $node } is no longer in memory: a node above it was closed.
quiz_has_been_expanded_already_what = { $node } has been expanded already; what counts now lies below it.
quiz_is_done_with = { $node } is done with.

## words: number

quiz_the_value_of_a_leaf = the value of a leaf is the number on it: { $value }.
quiz_at_it_is_maxs_turn = at { $name } it is MAX's turn, and the greatest of { $list } is { $value }.
quiz_at_it_is_mins_turn = at { $name } it is MIN's turn, and the least of { $list } is { $value }.
quiz_is_what_min_would_choose = { $typed } is what MIN would choose, but at { $name } it is MAX's turn: the greatest counts.
quiz_is_what_max_would_choose = { $typed } is what MAX would choose, but at { $name } it is MIN's turn: the least counts.
quiz_nothing_below_is_known_yet = nothing below { $name } is known yet, so { $sign } = { $value }.
quiz_is_a_max_node_so = { $name } is a MAX node, so its { $sign } is the greatest of its children's: of { $list } that is { $value }.
quiz_is_a_min_node_so = { $name } is a MIN node, so its { $sign } is the least of its children's: of { $list } that is { $value }.
quiz_this_pass_asks_whether_the = this pass asks whether the value is at least γ = { $value }.
quiz_alpha_is_what_max_is = α is what MAX is already sure of: { $owner } has brought { $value }.
quiz_beta_is_what_min_is = β is what MIN is already sure of: { $owner } has brought { $value }.
quiz_beta_is_the_least_u = β({ $name }) is the least U_b among the children of its MIN ancestors that lie to the left: { $owner } has U_b = { $value }.
quiz_nothing_below_a_min_ancestor = nothing below a MIN ancestor lies to the left of { $name }, so β = { $value }.
quiz_is_nobodys_proof_the_search = { $sign } = { $value } is nobody's proof. The search has laid it down itself, only to test { $name } against { $other }.
quiz_was_entered_with_number = { $name } was entered with { $sign } = { $value }.
quiz_has = { $owner } has { $value }.
quiz_here_is_nobodys_proof_the = here { $sign } is nobody's proof: the search lays it down itself, only to test { $name } against { $other }.
quiz_at_it_is_maxs_turn_work = at { $name } it is MAX's turn: work out its children first, then take the greatest.
quiz_at_it_is_mins_turn_work = at { $name } it is MIN's turn: work out its children first, then take the least.
quiz_the_of_is_the_of = the { $sign } of { $name } is the { $best } { $sign } of its children, and a child that nobody has looked into counts { $unknown }.
quiz_alpha_is_the_best_that = α is the best that MAX is sure of at the MAX nodes above { $name }, from children that are done.
quiz_beta_is_the_best_that = β is the best that MIN is sure of at the MIN nodes above { $name }, from children that are done.
quiz_look_at_the_min_nodes = look at the MIN nodes above { $name }: β is the least U_b of their children to the left of the path, +∞ if there is none.
quiz_is_what_the_pass_compares = γ is what the pass compares the value with.

## question: sentences of several parts

quiz_beginning =
    { $as_it_is ->
       *[other] { $with_a_capital }
    }
quiz_lies_below_what_is_cut = { $cut } { $node } lies below it and goes with it.
quiz_list = { $before } and { $last }
quiz_all_runners_need = { $name }: { $all }.
quiz_is_less_than_gamma = { $by } is worth { $value }, less than γ, so MIN's { $parent } is below γ:{" "}
quiz_is_at_least_gamma = { $by } is worth { $value }, at least γ, so MAX's { $parent } reaches γ:{" "}
quiz_the_greatest_beta_in_open = SSS* takes the greatest β in OPEN. { $node } has β = { $merit }, but there is a node with β = { $best }.
quiz_goes_back_up_to = { $cut } The search goes back up and on to { $node }, the next child of { $parent }.
quiz_is_the_leftmost_child_left = depth-first: { $node } is the leftmost child of { $parent } that has not been searched yet.
quiz_is_looked_at =
    { $node } is looked at: it is the { $rank }{ $category ->
        [one] st
        [two] nd
        [few] rd
       *[other] th
    } leaf this search evaluates.
quiz_not_that = not { $typed }. { $rule }
quiz_the_search_is_elsewhere = the search is at { $below } and goes on there: it only turns back when a threshold is reached. { $node } is elsewhere.
quiz_another_child_has_less = at { $parent }, { $kind }, the least { $sign } counts. { $child } has { $number }, and another child has less.
quiz_next_at_an_or_node = { $parent } is an OR node: one child that can be solved is enough, and they are tried from left to right, each with the whole θ = { $theta }. { $node } is next.
quiz_next_at_an_and_node = { $parent } is an AND node: all its children must be solved, one after the other, each with what it costs alone. { $node } is the next that is open, with θ = { $theta }.
quiz_is_the_least_number = { $typed } is the least of the children's numbers, but one child is not enough here. { $rule }
quiz_is_what_all_would_cost = { $typed } is what all the children together would cost, but one is enough here. { $rule }
