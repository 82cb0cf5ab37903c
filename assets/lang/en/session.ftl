## session: examples

session_trees = Trees
session_and_or_trees = AND/OR trees
session_sixteen_leaves = Sixteen leaves
session_sss_needs_7_leaves_where = SSS* needs 7 leaves where α-β needs 13
session_no_cuts_for_alpha_beta = No cuts for α-β
session_alpha_beta_looks_at_all = α-β looks at all 16 leaves, SSS* at 8
session_equal_values = Equal values
session_where_values_tie_the_two = Where values tie, the two forms of SSS* part: 3 leaves against 5
session_between_alpha_beta_and_sss = Between α-β and SSS*
session_recursive_sss_with_c_2 = Recursive SSS* with c = 2 beside both
session_81_random_leaves = 81 random leaves
session_a_uniform_tree_of_depth = A uniform tree of depth 4 with three moves everywhere
session_4_096_random_leaves = 4,096 random leaves
session_depth_6_four_moves_everywhere = Depth 6, four moves everywhere
session_correlated_values = Correlated values
session_every_move_adds_a_little = Every move adds a little to the value, as in real games
session_a_small_and_or_tree = A small AND/OR tree
session_true_if_some_branch_of = True if some branch of the OR root is true throughout
session_where_is_a_proof_cheapest = Where is a proof cheapest?
session_pn_search_df_pn_and = PN search, df-pn and C* on a tree with a narrow and a broad way
session_paths_that_meet = Paths that meet
session_a_graph_in_which_df = A graph in which df-pn counts one position several times; WPNS does not
session_six_empties = Six empties
session_the_last_six_moves_of = The last six moves of a game
session_eight_empties = Eight empties
session_a_few_hundred_leaves = A few hundred leaves
session_4_4_from_the_start = 4×4 from the start
session_the_whole_game_the_first = The whole game: the first player loses 3–11
session_6_6_ten_empties = 6×6, ten empties
session_thousands_of_leaves_memory_begins = Thousands of leaves; memory begins to matter
session_6_6_sixteen_empties = 6×6, sixteen empties
session_the_positions_of_katoh = The positions of Katoh & Ibaraki: millions of leaves
session_twelve_empties = Twelve empties
session_8_8_with_twelve_empties = 8×8 with twelve empties
session_win_draw_or_loss = Win, draw or loss
session_eight_empties_asked_for_win = Eight empties, asked for win, draw or loss: df-pn, WPNS and sorted α-β, as in Morita, Hashimoto & Kobayashi
session_tic_tac_toe = Tic-tac-toe: the third stone
session_tic_tac_toe_tip = X holds two corners and O the middle: which moves hold the draw?
session_tic_tac_toe_start = Tic-tac-toe from the start
session_tic_tac_toe_start_tip = The whole game: 255,168 leaves without a cut, and a draw
session_connect_four_small = Connect Four 4×4
session_connect_four_small_tip = The small board after four stones, solved to the end
session_connect_four = Connect Four 7×6
session_connect_four_tip = Six plies deep, the columns in the middle first
session_gomoku_small = A small gomoku
session_gomoku_small_tip = Five in a row on 8×8: three plies with up to sixty moves a node
session_two_golds_against_a_king = Two golds against a king
session_mate_in_three_among_few = Mate in three among few moves: a whole tree one can see
session_three_plies_from_the_start = Three plies from the start
session_thirty_moves_a_node_alpha = Thirty moves a node: α-β beside the whole tree's 25,470 leaves
session_the_four_searches_of_paper = The four searches of Suzuki, Inui & Kotani
session_alpha_beta_aspiration_pvs_and = α-β, aspiration, PVS and NegaScout on a middle game, moves well ordered
session_the_same_without_ordering = The same without ordering
session_moves_as_generated_see_what = Moves as generated: see what the ordering was worth
session_a_gold_in_hand = A gold in hand
session_a_mate_in_three_found = A mate in three, found by a search to depth 3: a mate is worth a million, less a point a move
session_a_mate_in_five = A mate in five
session_tsume_shogi_as_an_and = Tsume-shogi as an AND/OR tree: C*, df-pn and PN search look for a mate by checks
session_593_moves = 593 moves
session_the_most_moves_a_position = The most moves a position can have; what is not searched is fanned out

## session: report

session_algorithm = algorithm
session_position = position
session_question = question
session_value = value
session_evaluations = evaluations
session_nodes = nodes
session_expanded = expanded
session_max_open = max OPEN
session_max_cells = max cells
session_max_bytes = max bytes
session_re_searches = re-searches
session_seconds = seconds
session_yomiki_run_report = Yomiki run report
session_position_report = Position
session_question_report = Question

## lessons: files of texts

session_texts_stray = { $file }, line { NUMBER($line, useGrouping: 0) }: this text belongs to no section; a line such as “# step 1” must stand before it
session_texts_unknown = { $file }, line { NUMBER($line, useGrouping: 0) }: there is no section “# { $name }”; there are “# title”, “# about”, and “# step 1” to “# step { $steps }”, each also with “hint” or “because” behind it
session_texts_twice = { $file }, line { NUMBER($line, useGrouping: 0) }: the section “# { $name }” stands here for the second time; leave one of the two
session_texts_missing = { $file }: the section “# { $section }” is missing; write it there

## session: what is wrong with a file

session_file_io = { $path }: { $why }
session_file_too_large = { $path }: more than { NUMBER($largest, useGrouping: 0) } bytes, which a file of this kind never has
session_file_encoding = { $path }: { $why }
session_file_no_text = { $path }: this is no text file
session_syntax = this is no session that can be read (line { NUMBER($line, useGrouping: 0) }, column { NUMBER($column, useGrouping: 0) }: { $reason }); mend it there, or open another file
session_too_new = this session was written by a newer Yomiki (version { NUMBER($found, useGrouping: 0) }; this one reads up to { NUMBER($known, useGrouping: 0) })
session_too_many_runners = a session compares { NUMBER($most, useGrouping: 0) } algorithms at most, this one has { NUMBER($found, useGrouping: 0) }
session_settings_unreadable = the settings cannot be read ({ $why }); { $kept }, and everything is as by default
session_settings_place = line { NUMBER($line, useGrouping: 0) }, column { NUMBER($column, useGrouping: 0) }: { $reason }
session_settings_kept = they are kept as { $path }
session_settings_lost = they cannot be put aside either ({ $why })

## session: files

session_no_autosave_place = every place for an autosave is taken
session_crash_reports = { $count ->
    [one] something broke down earlier; a report is in { $path }
   *[other] something broke down { $count } times earlier; the last report is in { $path }
}
