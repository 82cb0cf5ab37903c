## gui: board scores

board_exactly = exactly { $score }
board_at_least = at least { $score }
board_at_most = at most { $score }
board_from_to = from { $lower } to { $upper }

## position: board

board_put_black_discs_b = Put black discs (B)
board_put_white_discs_w = Put white discs (W)
board_empty_squares_e = Empty squares (E)
board_play_legal_moves_p = Play legal moves (P)
board_othello_board = Othello board
board_mnk_board = board of stones in a row
board_put_x = Put X (1)
board_put_o = Put O (2)
board_x_to_move = X to move
board_o_to_move = O to move
board_mnk_rules = { $in_row } in a row
board_mnk_rules_gravity = { $in_row } in a row, with gravity
board_tic_tac_toe = Tic-tac-toe
board_connect_four = Connect Four { $columns }×{ $rows }
board_mnk_lying = { $columns }×{ $rows }, { $in_row } in a row
board_mnk_falling = { $columns }×{ $rows }, { $in_row } in a row, gravity
board_any_board = Any board
board_as_it_is_here = As it is here
board_columns = Columns
board_rows = Rows
board_columns_tip = From 3 to 8
board_in_row = In a row
board_in_row_tip = How many stones in a row win: across, down or aslant
board_gravity = Gravity
board_stones_fall = stones fall
board_stones = Stones
board_stones_tip = How many stones random play puts on the board; 0: an empty board
board_black = black
board_white = white
board_empty = empty
board_board_form = ,{" "}
board_square = square { $square } { $what }{ $score }
board_turn_the_board_to_the = Turn the board to the right
board_mirror_left_and_right = Mirror left and right
board_to_move = To move
board_black_to_move = Black to move
board_white_to_move = White to move
board_empty_board = { $black } – { $white }, { $empty } empty
board_board_form_board = { $black } – { $white }
board_black_discs_white_discs_empty = Black discs – white discs; { $empty } empty squares

## panes: position

board_game = game: { $name }
board_a_bare_tree_with_numbers = A bare tree with numbers at its leaves
board_a_tree_of_true_and = A tree of true and false
board_an_othello_board_of_4 = An Othello board of 4×4, 6×6 or 8×8
board_mnk_tip = Stones in a row: tic-tac-toe, Connect Four and any other board of 3×3 to 8×8
board_a_shogi_board_with_both = A shogi board with both hands

## position: notation

board_its_text_has_characters_copy = Its text has { $length } characters; copy it to edit it elsewhere.
board_read_as = Read as { $name }.
board_notation = Notation
board_the_position_as_text_type = The position as text; type or paste another one

## position: presets

board_new = New ▾
board_starting_positions_empty_boards_random = Starting positions, empty boards, random ones, examples
board_start = Start
board_empty_presets = Empty
board_random = Random
board_board = Board
board_empties = Empties
board_how_many_squares_random_play = How many squares random play leaves empty
board_moves = Moves
board_how_many_random_moves_are = How many random moves are played from the start
board_from_this_one = From this one
board_exchange_the_sides = Exchange the sides
board_the_same_position_with_the = The same position with the sides exchanged and the board turned round
board_true = True
board_how_many_of_the_leaves = How many of the leaves are true
board_begin_with = Begin with
board_2_leaves = 2 leaves
board_4_leaves = 4 leaves
board_8_leaves = 8 leaves
board_handicap_games = Handicap games
board_seed = Seed
board_the_same_seed_always_gives = The same seed always gives the same result
board_next_seed = Next seed
board_generate = Generate
board_make_it_from_these_numbers = Make it from these numbers
board_examples = Examples

## position: recipe

board_random_tree = Random tree
board_order = Order
board_0_the_worst_move_first = 0: the worst move first, ½: as it comes, 1: the best move first
board_distinct_values = Distinct values
board_how_many_different_values_the = How many different values the leaves have; 0: as many as there are leaves
board_all = all
board_plies_from_the_root_to = Plies from the root to a leaf; where the two differ, leaves lie at all depths between
board_children_of_a_node_where = Children of a node; where the two differ, their number varies between them
board_values = Values
board_independent = independent
board_add_up_along_the_moves = add up along the moves
board_independent_every_leaf_for_itself = Independent: every leaf for itself. Adding up: relatives resemble each other

## position: remarks

board_and_more_below = and { $more } more below
board_pass = Pass
board_let_the_other_side_move = Let the other side move

## position: shogi

board_shogi_board = shogi board

## shogi: names

board_sente_to_move = Sente to move
board_gote_to_move = Gote to move

## shogi: piece box

board_piece_box = piece box
board_piece_box_form = +
board_promoted_pieces_out_of_the = Promoted pieces out of the box

## shogi: remarks

board_copy_as = Copy as

## shogi: tools

board_set_up_put_any_piece = Set up: put any piece anywhere (E)
board_play_legal_moves_m = Play legal moves (M)
board_letters_instead_of_kanji = Letters instead of kanji
board_clear_the_board_and_both = Clear the board and both hands
board_rest = Rest → ☖

## position: tree canvas

board_root = root
board_tree_editor = tree editor
board_leaf_value = leaf { $path } value { $value }
board_inner_node = inner node { $path }

## position: tree editor

board_show_the_whole_tree = Show the whole tree
board_show_the_values_and_scroll = Show the values and scroll
board_click_to_type_a_value = Click to type a value, drag to change it
board_click_to_turn_it = Click to turn it
board_click_to_select_right_click = Click to select, right-click to change
board_this_graph_shares_nodes_so = This graph shares nodes, so it is edited as text.
board_of_nodes = {" "}of { $n } nodes
board_this_tree_is_too_big = This tree{ $size } is too big to be drawn here; change it by its text.

## tree editor: tools

board_click_a_leaf_to_type = Click a leaf to type; right-click for more.
board_click_a_leaf_to_turn = Click a leaf to turn it; right-click for more.
board_where_the_node_is_child = Where the node is: child numbers from the root, from 0
board_type_a_value_and_press = Type a value and press Enter for the next leaf, or drag
board_leaf_value_tools = leaf value
board_a_whole_number_is_wanted = a whole number is wanted

## position: tree wish

board_add_child = Add child
board_split = Split
board_remove = Remove
board_to_leaf = To leaf
board_add_a_leaf_below_this = Add a leaf below this node (Insert)
board_make_this_leaf_an_inner = Make this leaf an inner node with two leaves (Insert)
board_remove_this_leaf_delete = Remove this leaf (Delete)
board_remove_this_node_and_all = Remove this node and all below it (Delete)
board_make_this_node_and_all = Make this node, and all below it, one leaf

## shogi moves: promotion

board_promote_y = Promote (Y)
board_do_not_promote_n = Do not promote (N)

## panes: position

board_the_position_in_the_file = The position in the file:

## shogi: names


## shogi: piece box


## shogi: notation, `western` or `japanese`


## shogi: names of places

board_shogi_square = square { $square } { $piece }
board_shogi_square_empty = square { $square } empty
board_piece_of_side = { $side } { $piece }
board_stand = { $side }'s stand
board_in_hand = { $side }'s hand: { $kind }, { $count }
board_boxed_none = box: { $name }, none left
board_boxed_left = box: { $name }, { $count } left
board_boxed_too_many = box: { $name }, { $count } too many
board_box_is_of = Pieces of the box are { $side }'s

## shogi: whose turn it is, and what is missing

board_is_mated = { $side } is mated
board_has_no_legal_move = { $side } has no legal move and has lost
board_is_in_check =
    { $side } is in check and has { $moves ->
        [one] one legal move
       *[other] { $moves } legal moves
    }
board_has_legal_moves =
    { $side } has { $moves ->
        [one] one legal move
       *[other] { $moves } legal moves
    }
board_missing_piece =
    { $count } { $kind }{ $count ->
        [one] {""}
       *[other] s
    }
board_in_the_box = In the box: { $pieces }.

## shogi: signs on pieces

board_sign_of_letters = A
board_sign_of_kanji = 字

## position: whose turn it is

board_side_black = Black
board_side_white = White
board_turn_by_discs = By the number of discs it is { $side }'s turn.
board_make_it_the_turn_of = Make it { $side }'s turn
board_side_has_moves =
    { $side } has { $moves ->
        [one] one legal move
       *[other] { $moves } legal moves
    }.

## position: shape of a random tree

board_depth = Depth
board_least_depth = least depth
board_greatest_depth = greatest depth
board_branching = Branching
board_fewest_children = fewest children
board_most_children = most children
