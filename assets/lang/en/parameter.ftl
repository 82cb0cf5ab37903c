### looked up by name: `parameter_<key>` is what a parameter of an algorithm is called in the window,
### `parameter_word_<word>` what it is called when it is set to this word. On the command line both
### are spelled as they are, in every language.

## parameters

parameter_and_order = answers at AND
parameter_at = where
parameter_bounds = bounds
parameter_bytes = bytes
parameter_key = an entry is
parameter_store_from = stores from height
parameter_test = tests again
parameter_dominance = dominance
parameter_futile = futile interpositions
parameter_or_order = moves at OR
parameter_similar = similar positions
parameter_sums = sums
parameter_c = c
parameter_c1 = c1
parameter_c11 = c11
parameter_c12 = c12
parameter_ci = ci
parameter_charge = charge
parameter_cond = recurse by
parameter_dynamic = dynamic
parameter_edge_cost = edge cost
parameter_epsilon = ε in percent
parameter_error = half width
parameter_exact_plies = exact plies
parameter_guess = guess
parameter_informed = static bounds
parameter_inner = repeats
parameter_keep = moves kept
parameter_memory = memory M'
parameter_multiple = multiple
parameter_numbers = numbers
parameter_order = order
parameter_policy = frees
parameter_rule = rule
parameter_seed = seed
parameter_start = first θ
parameter_step = step
parameter_table = table
parameter_tail = α-β from
parameter_terminals = leaves known
parameter_threshold = T
parameter_transitions = probabilities

## words

parameter_word_adaptive = by free memory
parameter_word_printed = as printed
parameter_word_repaired = as repaired
parameter_word_unlimited = unlimited
parameter_word_counted = also when counted
parameter_word_exact = exact
parameter_word_killer = killer first
parameter_word_replies = fewest replies first
parameter_word_all = all
parameter_word_and = at AND only
parameter_word_bn = path branching numbers
parameter_word_both = at AND and OR
parameter_word_computed = computed too
parameter_word_depth = depth (4.2)
parameter_word_dual = { algorithm_dual }
parameter_word_easy_first = least number first
parameter_word_every_node = every node
parameter_word_exp2 = experiment 2
parameter_word_exp3 = experiment 3
parameter_word_fewest_children = fewest children first
parameter_word_first_leaf = first leaf
parameter_word_free = below closed nodes
parameter_word_generated = at once
parameter_word_generation = as generated
parameter_word_given = as given
parameter_word_hard = hard
parameter_word_hard_first = greatest number first
parameter_word_least_searched = least searched first
parameter_word_leftmost = leftmost
parameter_word_off = off
parameter_word_on = on
parameter_word_overflow = by the overflow
parameter_word_path = by path
parameter_word_pn = proof numbers
parameter_word_position = by position
parameter_word_previous = the last value
parameter_word_retain = at return only
parameter_word_root = the root
parameter_word_selected = at its turn
parameter_word_soft = soft
parameter_word_space = space (4.3)
parameter_word_sss = { algorithm_sss }
parameter_word_static = static value
parameter_word_weak = weak numbers
parameter_word_wpn = weak proof numbers
