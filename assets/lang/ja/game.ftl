## game: trees as text

game_tree_nothing = 木がありません。[[3 5] [2 [1 9]]]のように書きます
game_tree_empty_list = このリストは空です。子が1つは必要です
game_tree_unclosed = この括弧が閉じていません
game_tree_unopened = この括弧に対応する開き括弧がありません
game_tree_after_the_end = 木はこの前で終わっています。2つ目の木は続けられません
game_tree_nested_too_deep = ここで入れ子が{ NUMBER($most, useGrouping: 0) }段を超えています
game_tree_not_a_number = 「{ $text }」は整数ではありません
game_tree_not_a_truth = 「{ $text }」はTまたはFではありません
game_tree_value_too_large = { $value }は端末の値の限度±{ NUMBER($most, useGrouping: 0) }を超えています
game_tree_not_bounds = 「{ $text }」は{"{"}2..7{"}"}・{"{"}2..{"}"}・{"{"}..7{"}"}のような上下界ではありません
game_tree_bounds_of_nothing = 上下界は節点の後に書きますが、節点がありません
game_tree_bounds_twice = この節点にはもう上下界があります
game_tree_bounds_not_allowed = AND/OR木に上下界は書けません
game_tree_false_bounds = 前の節点の値は{ NUMBER($value, useGrouping: 0) }で、この上下界に入りません

## game: random trees

game_random_tree_no_prefix = ランダムな木はrandom:seed=1,depth=8,branching=4のように書きます。「{ $text }」はその形ではありません
game_random_tree_not_a_pair = 「{ $text }」は「名前=値」の形ではありません
game_random_tree_unknown_key = ランダムな木に{ $key }はありません。seed・depth・branching・values・ordered・tiesがあります
game_random_tree_bad_value = { $key }={ $value }: { $key }は{ $wanted }でなければなりません
game_random_tree_seed = 0以上の整数
game_random_tree_depth = 10000までの数、または3..8のような範囲
game_random_tree_branching = 1から10000までの数、または2..5のような範囲
game_random_tree_values = independentまたはincremental
game_random_tree_ordered = 0(悪い順)から1(良い順)までの数
game_random_tree_ties = 異なる値の個数(1073741824以下)または0
game_random_tree_too_big = 木の節点が{ NUMBER($most, useGrouping: 0) }を超えます。書き出したり子を並べ替えたりするには全体を保持する必要があります

## game: AND/OR graphs

game_graph_json = {"{"}"0":["OR",[1,2]],"1":["T",[]],…{"}"}のようなグラフではありません: { $why }
game_graph_node_name = 節点の名前「{ $name }」は整数ではありません({ NUMBER($line, useGrouping: 0) }行{ NUMBER($column, useGrouping: 0) }文字目)
game_graph_node_kind = 節点{ NUMBER($node, useGrouping: 0) }の種類「{ $kind }」はOR・AND・T・Fのどれでもありません({ NUMBER($line, useGrouping: 0) }行{ NUMBER($column, useGrouping: 0) }文字目)
game_graph_empty = グラフに節点がありません
game_graph_twice = 節点{ NUMBER($node, useGrouping: 0) }が2度書かれています
game_graph_missing = 節点{ NUMBER($parent, useGrouping: 0) }の子{ NUMBER($child, useGrouping: 0) }がグラフにありません
game_graph_no_root = 根に指定された節点{ NUMBER($node, useGrouping: 0) }がグラフにありません
game_graph_childless = { $kind }の節点{ NUMBER($node, useGrouping: 0) }に子がありません。子がなくてよいのはTとFだけです
game_graph_terminal_with_children = { $kind }の節点{ NUMBER($node, useGrouping: 0) }に子があります。子を持てるのはORとANDだけです
game_graph_too_deep = 道の深さが{ NUMBER($levels, useGrouping: 0) }段になり得ます。{ NUMBER($most, useGrouping: 0) }段までです

## game: changes to a tree

game_edit_no_such_node = この木に節点{ NUMBER($node, useGrouping: 0) }はありません
game_edit_not_a_leaf =
    { $node ->
        *[other] 端末ではないので、自分の値を持ちません
    }
game_edit_not_inner =
    { $node ->
        *[other] 端末です。先に内部節点にしてください
    }
game_edit_root = 根は消せません
game_edit_only_child =
    { $node ->
        *[other] { $parent ->
            *[other] 親のただ1つの子なので消せません。親を消すか端末にしてください
        }
    }
game_edit_no_children = 内部節点には子が1つは必要です
game_edit_too_deep = 木が{ NUMBER($most, useGrouping: 0) }段より深くなります
game_edit_false_bounds =
    { $node ->
        *[other] 節点の値が{ NUMBER($value, useGrouping: 0) }になり、書かれた上下界{ $bounds }から外れます。先に上下界を直してください
    }

## game: Othello

game_black = 黒
game_white = 白
game_othello_outside = { $square }は{ $size }の盤の外です
game_othello_taken = { $square }にはもう石があります
game_othello_turns_nothing = { $side }が{ $square }に打っても返る石がありません
game_othello_may_not_pass = { $side }には打てる所があり、パスできません
game_othello_must_pass = { $side }はパスしなければなりません
game_othello_over = すでに終局しています
game_othello_no_discs = 盤上に石がありません
game_othello_finished = 両者とも打てません。{ $black }対{ $white }で終局です
game_othello_no_move = { $side }は打てる所がなく、パスです
game_othello_middle_empty = 中央の4マスに空きがあり、実戦では現れない局面です
game_othello_scattered = 離れた石があり、実戦では現れない局面です

## game: Othello boards, move lists and games as text

game_format_start = 初期局面
game_format_obf = OBF形式の盤面
game_format_board = 手番のない盤面
game_format_rows = 行に分けた盤面
game_format_move_list = 棋譜（手順）
game_format_ggf = GGF形式の棋譜
game_format_random = ランダムに進めた局面
game_board_not_a_sign = 「{ $text }」はマスの記号ではありません。黒はX * B、白はO W、空きは- .です
game_board_wrong_count = 盤が{ NUMBER($count, useGrouping: 0) }マスで終わっています。16・36・64マスのどれかが必要です
game_board_not_a_side = 「{ $text }」は手番ではありません。黒はX * B、白はO Wです
game_board_several = ここから2つ目の局面が始まります。1つずつ読ませてください
game_moves_not_a_move = 「{ $text }」は着手ではありません。f5d6c3…のように書きます
game_moves_illegal = { $size }の盤で{ NUMBER($number, useGrouping: 0) }手目の{ $name }は打てません。{ $reason }
game_moves_fit = { $fault }({ $size }の盤ならば正しい手順です)
game_moves_empty = 着手が1つもありません
game_ggf_no_game = GGFの棋譜は(;で始まりますが、見当たりません
game_ggf_not_a_property = B[f5]のような項目があるはずですが、「{ $text }」があります
game_ggf_unclosed = { $name }の括弧が閉じていません
game_ggf_another_game = オセロではなく{ $game }の棋譜です
game_ggf_board = BOの盤面が読めません。{ $why }
game_ggf_size = 一辺{ $size }マスの盤は扱えません。4・6・8のどれかです
game_ggf_empty_board = 盤に石がありません
game_ggf_not_a_move = 「{ $text }」は着手ではありません
game_ggf_not_their_turn = { $side }の手番ではありません
game_ggf_illegal = { $name }は打てません。{ $reason }
game_random_position_not_a_recipe = ランダムな局面はrandom:empties=16,seed=1のように書きます。「{ $text }」はその形ではありません
game_random_position_out_of_range = { $size }の盤の空きは1から{ $most }までです。{ NUMBER($empties, useGrouping: 0) }は範囲の外です
game_random_position_not_found = 空きが{ $empties }で打てる所のある局面は、ランダムに進めても現れませんでした
game_othello_nothing = 何も書かれていません。盤面・手順・GGFの棋譜・startのどれかを書いてください

## game: stones in a row

game_mnk_counts = 先手のXが{ $x }個、Oが{ $o }個の石は、実戦では現れません。Xは同数か1個多いはずです
game_mnk_turn = 石はXが{ $x }個、Oが{ $o }個なので、{ $side }の手番です
game_mnk_floating = 重力のあるゲームですが、{ $square }の石の下が空いています
game_mnk_two_winners = 両者とも並んでおり、実戦では現れない局面です
game_mnk_won_before = 最後の手より前に{ $side }が並べ終えており、実戦では現れない局面です
game_mnk_won = { $side }が並べて終局です
game_mnk_full = 盤が埋まり終局です
game_mnk_outside = { $square }は{ $size }の盤の外です
game_mnk_taken = { $square }にはもう石があります
game_mnk_falls = 石は{ $square }に止まらず、{ $lands }まで落ちます
game_mnk_column_full = { $column }列目はもう一杯です
game_mnk_over = すでに終局しています
game_mnk_no_board = { $size }の盤は扱えません。列も行も{ $least }から{ $most }までです
game_mnk_no_in_row = { $size }の盤で並べる石は{ $least }個から{ $most }個までで、{ NUMBER($in_row, useGrouping: 0) }個にはできません
game_mnk_not_a_recipe = ランダムな局面はrandom:stones=12,seed=1のように書きます。「{ $text }」はその形ではありません
game_mnk_out_of_range = 空きマスを残せる石は{ $most }個までで、{ NUMBER($stones, useGrouping: 0) }個は置けません
game_mnk_not_found = ランダムに進めても、勝負のつかないまま石が{ $stones }個になる局面は現れませんでした
game_mnk_nothing = 何も書かれていません。局面はXO. .X. ..O Xのような行、手順、またはstartです
game_mnk_not_a_word = 「{ $text }」は着手でも盤の一部でもありません。着手はb2c1、重力があれば4453のように書きます
game_mnk_uneven = { $row }行目は{ NUMBER($length, useGrouping: 0) }マスですが、1行目は{ NUMBER($columns, useGrouping: 0) }マスです
game_mnk_other_board = { $said }と書かれていますが、盤は{ $drawn }です
game_mnk_no_number = 並べる石の数はin-row 4のように書きます
game_mnk_illegal = { NUMBER($number, useGrouping: 0) }手目の{ $name }は打てません。{ $reason }
game_mnk_no_position = ここからは打てません。{ $reasons }

## game: shogi

# How squares and moves of shogi are written: `japanese` is ７六歩, anything else P-7f.
game_shogi_notation = japanese
game_sente = 先手
game_gote = 後手
game_rook = 飛
game_bishop = 角
game_gold = 金
game_silver = 銀
game_knight = 桂
game_lance = 香
game_pawn = 歩
game_king = 玉
game_dragon = 龍
game_horse = 馬
game_promoted_silver = 成銀
game_promoted_knight = 成桂
game_promoted_lance = 成香
game_tokin = と
game_preset_start = 平手
game_preset_lance = 香落ち
game_preset_right_lance = 右香落ち
game_preset_bishop = 角落ち
game_preset_rook = 飛車落ち
game_preset_rook_lance = 飛香落ち
game_preset_two = 二枚落ち
game_preset_three = 三枚落ち
game_preset_four = 四枚落ち
game_preset_five = 五枚落ち
game_preset_left_five = 左五枚落ち
game_preset_six = 六枚落ち
game_preset_left_seven = 左七枚落ち
game_preset_right_seven = 右七枚落ち
game_preset_eight = 八枚落ち
game_preset_ten = 十枚落ち
game_preset_tsume = 詰将棋
game_preset_empty = 空の盤

## game: why a shogi position cannot be used

game_reason_no_king = { $side }の玉がありません
game_reason_no_kings = 盤上に玉がありません
game_reason_many_kings = { $side }の玉が{ $count }枚あります
game_reason_too_many = { $kind }が{ $count }枚あります（一組は{ $most }枚）
game_reason_two_pawns = { $side }の歩が{ $file }筋に二枚以上あります（二歩）
game_reason_stuck = { $side }の{ $square }{ $piece }は行き所がありません
game_reason_left_in_check = { $turn }の手番ですが、{ $side }の玉に{ $square }から王手がかかっています
game_reasons = この局面は指せません：{ $reasons }
# Joins several reasons, one after the other.
game_reasons_and = { $first }、{ $next }

## game: illegal moves of shogi

game_illegal_not_a_move = 「{ $text }」は指し手ではありません
game_illegal_no_piece = { $square }に駒がありません
game_illegal_not_yours = { $square }の駒は相手の駒です
game_illegal_out_of_reach = { $from }の{ $piece }は{ $to }へ動けません
game_illegal_own_piece = { $square }に自分の駒があります
game_illegal_cannot_promote = { $piece }はそこで成れません
game_illegal_must_promote = { $piece }は成らなければ行き所がありません
game_illegal_not_in_hand = 持駒に{ $piece }がありません
game_illegal_occupied = { $square }は空いていません
game_illegal_dropped_stuck = そこに打った{ $piece }は行き所がありません
game_illegal_second_pawn = { $file }筋に歩があります（二歩）
game_illegal_pawn_drop_mate = 打ち歩詰めです
game_illegal_king_left_in_check = 自玉に王手がかかります

## game: shogi positions and games as text

game_notation_at = { NUMBER($line, useGrouping: 0) }行{ NUMBER($column, useGrouping: 0) }文字目：{ $fault }
game_notation_empty = 何も書かれていません
game_notation_unknown_format = SFEN・USI・KIF・KI2・CSA・盤面図のどれでもありません
game_notation_encoding = UTF-8でもShift-JISでもない文字列です
game_notation_text_ends = { $expected }がありません
game_notation_unexpected = 「{ $text }」は{ $expected }ではありません
game_notation_illegal = 「{ $text }」は指せません：{ $why }
game_notation_no_such_move = 「{ $text }」と指せる駒がありません
game_notation_ambiguous = 「{ $text }」に当たる手が複数あります
game_notation_unplayable = 指し手がありますが、{ $why }
game_notation_too_long = { NUMBER($most, useGrouping: 0) }手を超えています
game_notation_no_such_branch = 変化の{ NUMBER($number, useGrouping: 0) }手目は本譜にありません
game_expected_piece = 駒
game_expected_promotable_piece = 成れる駒
game_expected_nine_squares = 一段九マス
game_expected_nine_ranks = 九段
game_expected_side = 手番
game_expected_hand_count = 1から99までの枚数
game_expected_hand_piece = 持駒
game_expected_move_number = 手数
game_expected_position = 局面
game_expected_moves = 「moves」
game_expected_move = 指し手
game_expected_square = マス
game_expected_end_of_text = 終わり
game_expected_board_row = 九マスの段
game_expected_handicap = 手合割
game_expected_seconds = 秒数
game_expected_random_field = plies=N（1000まで）かseed=N
