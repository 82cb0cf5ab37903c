## gui: board scores

board_exactly = 確定 { $score }
board_at_least = { $score }以上
board_at_most = { $score }以下
board_from_to = { $lower }から{ $upper }

## position: board

board_put_black_discs_b = 黒石を置く (B)
board_put_white_discs_w = 白石を置く (W)
board_empty_squares_e = 石を取り除く (E)
board_play_legal_moves_p = 合法手を打つ (P)
board_othello_board = オセロ盤
board_mnk_board = 石を並べる盤
board_put_x = Xを置く (1)
board_put_o = Oを置く (2)
board_x_to_move = Xの手番
board_o_to_move = Oの手番
board_mnk_rules = { $in_row }個並べば勝ち
board_mnk_rules_gravity = { $in_row }個並べば勝ち、重力あり
board_tic_tac_toe = 三目並べ
board_connect_four = コネクトフォー { $columns }×{ $rows }
board_mnk_lying = { $columns }×{ $rows }、{ $in_row }目並べ
board_mnk_falling = { $columns }×{ $rows }、{ $in_row }目並べ、重力
board_any_board = 自由な盤
board_as_it_is_here = 今の盤に合わせる
board_columns = 列
board_rows = 行
board_columns_tip = 3から8まで
board_in_row = 並べる数
board_in_row_tip = 縦・横・斜めに何個並べば勝ちか
board_gravity = 重力
board_stones_fall = 石が落ちる
board_stones = 石の数
board_stones_tip = ランダムに進めて置く石の数。0なら空の盤
board_black = 黒
board_white = 白
board_empty = 空き
board_board_form = 、
board_square = マス{ $square } { $what }{ $score }
board_turn_the_board_to_the = 盤を右に回す
board_mirror_left_and_right = 左右を反転する
board_to_move = 手番
board_black_to_move = 黒の手番
board_white_to_move = 白の手番
board_empty_board = { $black } 対 { $white }、空き { $empty }
board_board_form_board = { $black } 対 { $white }
board_black_discs_white_discs_empty = 黒石 対 白石。空き{ $empty }マス

## panes: position

board_game = ゲーム: { $name }
board_a_bare_tree_with_numbers = 端末に数値のある木
board_a_tree_of_true_and = 真偽のAND/OR木
board_an_othello_board_of_4 = 4×4・6×6・8×8のオセロ盤
board_mnk_tip = 三目並べ・四目並べなど、3×3から8×8の盤に石を並べるゲーム
board_a_shogi_board_with_both = 将棋盤と持駒

## position: notation

board_its_text_has_characters_copy = 表記は{ $length }文字あります。コピーして別の所で編集してください。
board_read_as = { $name }として読みました。
board_notation = 表記
board_the_position_as_text_type = 局面の表記。書き換えたり貼り付けたりできる

## position: presets

board_new = 新規 ▾
board_starting_positions_empty_boards_random = 初期局面・空の盤・ランダムな局面・例題
board_start = 初期局面
board_empty_presets = 空の盤
board_random = ランダム
board_board = 盤
board_empties = 空きマス
board_how_many_squares_random_play = ランダムに進めて残す空きマスの数
board_moves = 手数
board_how_many_random_moves_are = 初期局面からランダムに指す手数
board_from_this_one = 今の局面から
board_exchange_the_sides = 先後を入れ替える
board_the_same_position_with_the = 盤を回して先手と後手を入れ替える
board_true = 真の割合
board_how_many_of_the_leaves = 真である端末の割合
board_begin_with = 始める形
board_2_leaves = 2端末
board_4_leaves = 4端末
board_8_leaves = 8端末
board_handicap_games = 駒落ち
board_seed = 種
board_the_same_seed_always_gives = 同じ種からは同じ結果ができる
board_next_seed = 次の種
board_generate = 生成する
board_make_it_from_these_numbers = この数値から作る
board_examples = 例題

## position: recipe

board_random_tree = ランダムな木
board_order = 子の順序
board_0_the_worst_move_first = 0: 悪い手から、½: そのまま、1: 良い手から
board_distinct_values = 値の種類
board_how_many_different_values_the = 端末の値の種類の数。0なら端末の数だけ
board_all = すべて
board_plies_from_the_root_to = 根から端末までの手数。2つが違えばその間で変わる
board_children_of_a_node_where = 1節点の子の数。2つが違えばその間で変わる
board_values = 値
board_independent = 独立
board_add_up_along_the_moves = 手ごとに積み重なる
board_independent_every_leaf_for_itself = 独立: 端末ごとに別々。積み重なる: 近い節点ほど似た値になる

## position: remarks

board_and_more_below = ほか{ $more }件が下にあります
board_pass = パス
board_let_the_other_side_move = 相手に手番を渡す

## position: shogi

board_shogi_board = 将棋盤

## shogi: names

board_sente_to_move = 先手の手番
board_gote_to_move = 後手の手番

## shogi: piece box

board_piece_box = 駒箱
board_piece_box_form = 成
board_promoted_pieces_out_of_the = 駒箱の駒を成駒にする

## shogi: remarks

board_copy_as = 形式を選んでコピー

## shogi: tools

board_set_up_put_any_piece = 編集: 駒を自由に置く (E)
board_play_legal_moves_m = 合法手を指す (M)
board_letters_instead_of_kanji = 漢字の代わりに英字で表示
board_clear_the_board_and_both = 盤と持駒を空にする
board_rest = 残り→☖

## position: tree canvas

board_root = 根
board_tree_editor = 木の編集
board_leaf_value = 端末 { $path } 値 { $value }
board_inner_node = 中間節点 { $path }

## position: tree editor

board_show_the_whole_tree = 木全体を表示する
board_show_the_values_and_scroll = 値が読める大きさで表示する
board_click_to_type_a_value = クリックで値を入力、ドラッグで増減
board_click_to_turn_it = クリックで真偽を変える
board_click_to_select_right_click = クリックで選択、右クリックで変更
board_this_graph_shares_nodes_so = 節点を共有するグラフなので、表記で編集します。
board_of_nodes = ({ $n }節点)
board_this_tree_is_too_big = この木{ $size }は大きすぎてここには描けません。表記で変更してください。

## tree editor: tools

board_click_a_leaf_to_type = クリックで値を入力、右クリックで操作。
board_click_a_leaf_to_turn = クリックで真偽を変更、右クリックで操作。
board_where_the_node_is_child = 節点の位置。根からの子の番号(0から)
board_type_a_value_and_press = 値を入力してEnterで次の端末へ。ドラッグもできる
board_leaf_value_tools = 端末の値
board_a_whole_number_is_wanted = 整数を入力してください

## position: tree wish

board_add_child = 子を加える
board_split = 分ける
board_remove = 消す
board_to_leaf = 端末に
board_add_a_leaf_below_this = 端末を1つ加える (Insert)
board_make_this_leaf_an_inner = この端末を2つの端末を持つ節点にする (Insert)
board_remove_this_leaf_delete = この端末を消す (Delete)
board_remove_this_node_and_all = この節点を部分木ごと消す (Delete)
board_make_this_node_and_all = 下の部分木ごと1つの端末にする

## shogi moves: promotion

board_promote_y = 成る (Y)
board_do_not_promote_n = 成らない (N)

## panes: position

board_the_position_in_the_file = ファイルにある局面:

## shogi: names


## shogi: piece box


## shogi: notation, `western` or `japanese`


## shogi: names of places

board_shogi_square = { $square } { $piece }
board_shogi_square_empty = { $square } 空き
board_piece_of_side = { $side }の{ $piece }
board_stand = { $side }の駒台
board_in_hand = { $side }の持駒 { $kind } { $count }枚
board_boxed_none = 駒箱: { $name } 残りなし
board_boxed_left = 駒箱: { $name } 残り{ $count }枚
board_boxed_too_many = 駒箱: { $name } { $count }枚多い
board_box_is_of = 駒箱の駒は{ $side }

## shogi: whose turn it is, and what is missing

board_is_mated = { $side }は詰んでいます
board_has_no_legal_move = { $side }は指す手がなく負けです
board_is_in_check = { $side }は王手をかけられていて、合法手は{ $moves }通りです
board_has_legal_moves = { $side }の合法手は{ $moves }通りです
board_missing_piece = { $kind }{ $count }
board_in_the_box = 駒箱: { $pieces }

## shogi: signs on pieces

board_sign_of_letters = A
board_sign_of_kanji = 字

## position: whose turn it is

board_side_black = 黒
board_side_white = 白
board_turn_by_discs = 石の数からは{ $side }の手番です。
board_make_it_the_turn_of = { $side }の手番にする
board_side_has_moves = { $side }の合法手は{ $moves }通りです。

## position: shape of a random tree

board_depth = 深さ
board_least_depth = 最小の深さ
board_greatest_depth = 最大の深さ
board_branching = 分枝数
board_fewest_children = 最少の子の数
board_most_children = 最多の子の数
