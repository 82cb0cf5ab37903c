### Groups, variants and sweeps of experiments, looked up by name: a key is made of the English
### name, which files hold.

label_shogi = shogi
label_othello = othello
label_random_trees = random trees
label_length_unknown = length unknown
label_101_moves_and_more = 101 moves and more
label_depth = depth
label_branching = branching
label_ordered = ordered
label_empties = empties
label_values = values
label_independent = independent
label_incremental = incremental
label_material = material
label_positional = positional
label_unsorted = unsorted
label_sorted = sorted
label_table = table
label_all_remedies = all remedies
label_large = θ large
label_root_only = root only
label_no_memory = no memory
label_neither = neither
label_easy_first = easy first
label_hard_first = hard first
label_least_searched = least searched
label_mate_length = mate length
label_realization = realization
label_paper_s_manager = paper's manager
label_our_manager = our manager
