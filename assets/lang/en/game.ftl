## game: trees as text

game_tree_nothing = there is no tree here; write one like [[3 5] [2 [1 9]]]
game_tree_empty_list = this list is empty; a list needs at least one child
game_tree_unclosed = this bracket is never closed
game_tree_unopened = this bracket closes nothing
game_tree_after_the_end = the tree is complete before this; a second tree cannot follow
game_tree_nested_too_deep = the nesting is deeper than { NUMBER($most, useGrouping: 0) } levels here
game_tree_not_a_number = `{ $text }` is not a whole number
game_tree_not_a_truth = `{ $text }` is not T or F
game_tree_value_too_large = { $value } is beyond ±{ NUMBER($most, useGrouping: 0) }, the largest value a leaf may have
game_tree_not_bounds = `{ $text }` is not a pair of bounds such as {"{"}2..7{"}"}, {"{"}2..{"}"} or {"{"}..7{"}"}
game_tree_bounds_of_nothing = bounds belong behind a node, and there is none here
game_tree_bounds_twice = this node has bounds already
game_tree_bounds_not_allowed = bounds have no meaning in an AND/OR tree
game_tree_false_bounds = the node before these bounds is worth { NUMBER($value, useGrouping: 0) }, which they do not enclose

## game: random trees

game_random_tree_no_prefix = a random tree is written random:seed=1,depth=8,branching=4; `{ $text }` does not begin so
game_random_tree_not_a_pair = `{ $text }` is not of the form key=value
game_random_tree_unknown_key = a random tree has no `{ $key }`; it has seed, depth, branching, values, ordered and ties
game_random_tree_bad_value = { $key }={ $value }: { $key } must be { $wanted }
game_random_tree_seed = a whole number from 0
game_random_tree_depth = a number up to 10000, or two such as 3..8
game_random_tree_branching = a number from 1 to 10000, or two such as 2..5
game_random_tree_values = independent or incremental
game_random_tree_ordered = a number from 0 (worst first) to 1 (best first)
game_random_tree_ties = the number of distinct values, at most 1073741824, or 0
game_random_tree_too_big = the tree has more than { NUMBER($most, useGrouping: 0) } nodes; to write it out or to order its children it must be held whole (without `ordered` it can be searched as random:…)

## game: AND/OR graphs

game_graph_json = this is not a graph such as {"{"}"0":["OR",[1,2]],"1":["T",[]],…{"}"}: { $why }
game_graph_node_name = node `{ $name }` is not named by a whole number at line { NUMBER($line, useGrouping: 0) } column { NUMBER($column, useGrouping: 0) }
game_graph_node_kind = node { NUMBER($node, useGrouping: 0) } is `{ $kind }`, which is none of OR, AND, T, F at line { NUMBER($line, useGrouping: 0) } column { NUMBER($column, useGrouping: 0) }
game_graph_empty = the graph has no nodes
game_graph_twice = node { NUMBER($node, useGrouping: 0) } is written twice
game_graph_missing = node { NUMBER($parent, useGrouping: 0) } has a child { NUMBER($child, useGrouping: 0) }, which is not in the graph
game_graph_no_root = the root is to be node { NUMBER($node, useGrouping: 0) }, which is not in the graph
game_graph_childless = node { NUMBER($node, useGrouping: 0) } is { $kind } and has no children; only T and F may have none
game_graph_terminal_with_children = node { NUMBER($node, useGrouping: 0) } is { $kind } and has children; only OR and AND may have some
game_graph_too_deep = a path in this graph may be { NUMBER($levels, useGrouping: 0) } levels deep; { NUMBER($most, useGrouping: 0) } are allowed

## game: changes to a tree

game_edit_no_such_node = there is no node { NUMBER($node, useGrouping: 0) } in this tree
game_edit_not_a_leaf = node { NUMBER($node, useGrouping: 0) } is not a leaf, so it has no value of its own
game_edit_not_inner = node { NUMBER($node, useGrouping: 0) } is a leaf; turn it into an inner node first
game_edit_root = the root cannot be removed
game_edit_only_child = node { NUMBER($node, useGrouping: 0) } is the only child of its parent, which would be left empty; remove node { NUMBER($parent, useGrouping: 0) } instead
game_edit_no_children = an inner node needs at least one child
game_edit_too_deep = the tree would be deeper than { NUMBER($most, useGrouping: 0) } levels
game_edit_false_bounds = node { NUMBER($node, useGrouping: 0) } would be worth { NUMBER($value, useGrouping: 0) }, outside the bounds { $bounds } written on it; change or remove them first

## game: Othello

game_black = Black
game_white = White
game_othello_outside = { $square } lies outside the { $size } board
game_othello_taken = { $square } is taken
game_othello_turns_nothing = a disc of { $side } on { $square } turns nothing over
game_othello_may_not_pass = { $side } has a move and may not pass
game_othello_must_pass = { $side } must pass
game_othello_over = the game is over
game_othello_no_discs = there is no disc on the board
game_othello_finished = neither side can move: the game is over, { $black }–{ $white }
game_othello_no_move = { $side } cannot move and must pass
game_othello_middle_empty = no game leads here: one of the four squares in the middle is empty
game_othello_scattered = no game leads here: some discs are not connected with the others

## game: Othello boards, move lists and games as text

game_format_start = starting position
game_format_obf = OBF board
game_format_board = board without a side to move
game_format_rows = board drawn in rows
game_format_move_list = move list
game_format_ggf = GGF game
game_format_random = position from random play
game_board_not_a_sign = `{ $text }` is no sign for a square; X, *, B are black, O, W are white, - and . are empty
game_board_wrong_count = the board ends after { NUMBER($count, useGrouping: 0) } squares; 16, 36 or 64 are needed
game_board_not_a_side = `{ $text }` is no side to move; X, *, B are black, O, W are white
game_board_several = a second position begins here; give one at a time
game_moves_not_a_move = `{ $text }` is not a move; moves are written f5d6c3…
game_moves_illegal = move { NUMBER($number, useGrouping: 0) } ({ $name }) is illegal on the { $size } board: { $reason }
game_moves_fit = { $fault } (the list is legal on the { $size } board)
game_moves_empty = there is no move in this list
game_ggf_no_game = a GGF game begins with (; and there is none here
game_ggf_not_a_property = a property such as B[f5] is expected, not `{ $text }`
game_ggf_unclosed = the bracket of { $name } is never closed
game_ggf_another_game = this is a game of { $game }, not of Othello
game_ggf_board = the board of BO is not one: { $why }
game_ggf_size = a board of { $size } squares a side is not one of 4, 6 and 8
game_ggf_empty_board = the board has no disc on it
game_ggf_not_a_move = `{ $text }` is not a move
game_ggf_not_their_turn = it is not { $side }'s turn
game_ggf_illegal = { $name } is illegal: { $reason }
game_random_position_not_a_recipe = a random position is written random:empties=16,seed=1; `{ $text }` is not of that form
game_random_position_out_of_range = a { $size } board has at most { $most } empties, and at least one must be left to move: { NUMBER($empties, useGrouping: 0) } is out of range
game_random_position_not_found = random play did not come to a position with { $empties } empties and a move to make
game_othello_nothing = there is nothing here; a position is a board, a move list, a GGF game or `start`

## game: stones in a row

game_mnk_counts = no game leads here: X, who begins, has { $x } stones and O { $o }; as many or one more are possible
game_mnk_turn = X and O have { $x } and { $o } stones, so it is { $side }'s turn
game_mnk_floating = stones fall in this game, and there is nothing below the one on { $square }
game_mnk_two_winners = no game leads here: both sides have a row
game_mnk_won_before = no game leads here: { $side } had a row before the last move
game_mnk_won = the game is over: { $side } has a row
game_mnk_full = the game is over: the board is full
game_mnk_outside = { $square } lies outside the { $size } board
game_mnk_taken = { $square } is taken
game_mnk_falls = a stone does not stay on { $square }, it falls to { $lands }
game_mnk_column_full = column { $column } is full
game_mnk_over = the game is over
game_mnk_no_board = boards have { $least } to { $most } columns and { $least } to { $most } rows, not { $size }
game_mnk_no_in_row = on a { $size } board from { $least } to { $most } in a row can win, not { NUMBER($in_row, useGrouping: 0) }
game_mnk_not_a_recipe = a random position is written random:stones=12,seed=1; `{ $text }` is not of that form
game_mnk_out_of_range = at most { $most } stones leave a square empty: { NUMBER($stones, useGrouping: 0) } are too many
game_mnk_not_found = random play did not come to a position with { $stones } stones in which nobody has won
game_mnk_nothing = there is nothing here; a position is rows such as XO. .X. ..O X, a move list, or `start`
game_mnk_not_a_word = `{ $text }` is neither a move nor a part of a board; moves are written b2c1, where stones fall 4453
game_mnk_uneven = row { $row } has { NUMBER($length, useGrouping: 0) } squares, the first has { NUMBER($columns, useGrouping: 0) }
game_mnk_other_board = the text says { $said } and draws a board of { $drawn }
game_mnk_no_number = how many in a row win is written in-row 4
game_mnk_illegal = move { NUMBER($number, useGrouping: 0) } ({ $name }) is illegal: { $reason }
game_mnk_no_position = moves cannot follow: { $reasons }

## game: shogi

# How squares and moves of shogi are written: `japanese` is ７六歩, anything else P-7f.
game_shogi_notation = western
game_sente = sente
game_gote = gote
game_rook = rook
game_bishop = bishop
game_gold = gold
game_silver = silver
game_knight = knight
game_lance = lance
game_pawn = pawn
game_king = king
game_dragon = dragon
game_horse = horse
game_promoted_silver = promoted silver
game_promoted_knight = promoted knight
game_promoted_lance = promoted lance
game_tokin = tokin
game_preset_start = Start of an even game
game_preset_lance = Lance handicap
game_preset_right_lance = Right lance handicap
game_preset_bishop = Bishop handicap
game_preset_rook = Rook handicap
game_preset_rook_lance = Rook and lance handicap
game_preset_two = Two-piece handicap
game_preset_three = Three-piece handicap
game_preset_four = Four-piece handicap
game_preset_five = Five-piece handicap
game_preset_left_five = Left five-piece handicap
game_preset_six = Six-piece handicap
game_preset_left_seven = Left seven-piece handicap
game_preset_right_seven = Right seven-piece handicap
game_preset_eight = Eight-piece handicap
game_preset_ten = Ten-piece handicap
game_preset_tsume = Tsume: gote's king alone
game_preset_empty = Empty board

## game: why a shogi position cannot be used

game_reason_no_king = { $side } has no king
game_reason_no_kings = there is no king on the board
game_reason_many_kings = { $side } has { $count } kings
game_reason_too_many = there are { $count } { $kind }s, but a set has only { $most }
game_reason_two_pawns = { $side } has two or more unpromoted pawns on file { $file }
game_reason_stuck = { $side }'s { $piece } on { $square } could never move
game_reason_left_in_check = it is { $turn }'s turn, but { $side }'s king stands in check from { $square } and could be taken
game_reasons = the position cannot be played: { $reasons }
# Joins several reasons, one after the other.
game_reasons_and = { $first }; { $next }

## game: illegal moves of shogi

game_illegal_not_a_move = "{ $text }" is not a move
game_illegal_no_piece = there is no piece on { $square }
game_illegal_not_yours = the piece on { $square } is the opponent's
game_illegal_out_of_reach = the { $piece } on { $from } does not reach { $to }
game_illegal_own_piece = an own piece stands on { $square }
game_illegal_cannot_promote = the { $piece } cannot promote there
game_illegal_must_promote = the { $piece } must promote there: it could never move again
game_illegal_not_in_hand = there is no { $piece } in hand
game_illegal_occupied = { $square } is not empty
game_illegal_dropped_stuck = a { $piece } dropped there could never move
game_illegal_second_pawn = there is an unpromoted pawn on file { $file } already (nifu)
game_illegal_pawn_drop_mate = a pawn may not be dropped to mate (uchifuzume)
game_illegal_king_left_in_check = the own king would be in check

## game: shogi positions and games as text

game_notation_at = line { NUMBER($line, useGrouping: 0) }, column { NUMBER($column, useGrouping: 0) }: { $fault }
game_notation_empty = the text is empty
game_notation_unknown_format = this is neither SFEN, USI, KIF, KI2, CSA nor a board diagram
game_notation_encoding = these bytes are text neither in UTF-8 nor in Shift-JIS
game_notation_text_ends = the text ends instead of { $expected }
game_notation_unexpected = "{ $text }" instead of { $expected }
game_notation_illegal = "{ $text }" is not a legal move: { $why }
game_notation_no_such_move = "{ $text }" is not a legal move: no such piece can go there
game_notation_ambiguous = "{ $text }" could mean several moves
game_notation_unplayable = moves follow, but { $why }
game_notation_too_long = the game is too long: more than { NUMBER($most, useGrouping: 0) } moves
game_notation_no_such_branch = the variation begins at move { NUMBER($number, useGrouping: 0) }, but the game does not get there
game_expected_piece = a piece
game_expected_promotable_piece = a piece that can be promoted
game_expected_nine_squares = exactly nine squares in a rank
game_expected_nine_ranks = exactly nine ranks
game_expected_side = the side to move
game_expected_hand_count = a count from 1 to 99
game_expected_hand_piece = a piece that can be held in hand
game_expected_move_number = a move number
game_expected_position = a position
game_expected_moves = the word "moves"
game_expected_move = a move
game_expected_square = a square
game_expected_end_of_text = the end of the text
game_expected_board_row = a row of nine squares between bars
game_expected_handicap = a handicap
game_expected_seconds = a number of seconds
game_expected_random_field = plies=N (up to 1000) or seed=N
