## problem: othello

problem_pass = パス

## problem: words

problem_exact_value = 正確な値
problem_win_draw_or_loss = 勝ち・引分け・負け
problem_value_at_least = 値が{ $least }以上か
problem_value_at_depth = 深さ{ $plies }での値
problem_mate_by_checks = 詰むか(王手の連続)
problem_helpmate = ばか詰
problem_as_generated = 生成順
problem_by_squares_corners_first = マスの優先順(隅から)
problem_fewest_replies_first = 応手の少ない順
problem_best_by_the_evaluator_first = 評価の高い順
problem_by_material_won = 駒得の順
problem_by_material_and_place = 駒得と位置の順
problem_for_nobody = 数えない
problem_for_the_winner = 勝者のもの
problem_discs = 石の差
problem_material = 駒の損得
problem_material_and_place = 駒の損得と位置
problem_positional = 位置と着手数
problem_true_or_false = 真か偽か
problem_empties = 空きマスは{ $whose }
problem_evaluator = 評価関数: { $evaluator }
problem_quiescence = 静止探索
problem_draw_or_win = 引き分け以上
problem_win = 勝ち
problem_draw = 引き分け
problem_loss = 負け
problem_draw_or_loss = 引き分け以下
problem_mate = 詰み
problem_no_mate = 不詰
problem_at_least = { $least }以上
problem_less_than = { $least }未満
problem_proved = 証明済み
problem_disproved = 反証済み
problem_mate_in = { $plies }手詰
problem_mated_in = { $plies }手で詰まされる
problem_m = { $sign }詰{ $plies }

## problem: notations

problem_format_tree = 木（リスト）
problem_format_random_tree = ランダムな木
problem_format_and_or_tree = AND/OR木（リスト）
problem_format_and_or_graph = AND/ORグラフ（JSON）
problem_format_shogi_random = ランダムに指した局面
problem_format_shogi_start = 平手

## problem: texts that are no position

problem_read_nothing = 何も書かれていません。読めるのは、[[3 5] 2]のような木、オセロの盤面や手順、XO. .X. ..O Xやconnect4 4453のようなk目並べ、将棋の局面や棋譜です
problem_read_events = これは局面ではなく、探索を記録したイベントファイルです。ファイルとしてウィンドウで開いてください
problem_read_unknown = 「{ $text }」は、[[3 5] 2]のような木でも、AND/ORの木やグラフでも、オセロの盤面・手順・棋譜でも、XO. .X. ..O Xやconnect4 4453のようなk目並べでも、将棋の局面や棋譜(SFEN・KIF・KI2・CSA)でもありません

## problem: positions that cannot be searched

problem_no_order =
    { $game ->
        *[other] このゲームに手の順序「{ $order }」はありません。あるのは{ $known }です
    }
problem_no_evaluator =
    { $game ->
        *[other] このゲームに評価関数「{ $evaluator }」はありません。あるのは{ $known }です
    }
# Joins names of the command line, one after the other.
problem_known_and = { $first }, { $next }
problem_needs_depth =
    { $question ->
        *[other] 将棋は終局まで探索できません。深さか、詰みを指定してください
    }
problem_not_shogi =
    { $question ->
        *[other] 詰みを調べられるのは将棋だけです
    }
problem_no_king = 詰ます玉がありません: 相手方に玉がありません
problem_barred = この局面は探索できません: { $reasons }
# Joins several reasons, one after the other.
problem_barred_and = { $first }。{ $next }
problem_over = 探索するものがありません: 両者とも打てず、{ $black }対{ $white }で終局しています

## problem: moves and lines of moves

problem_line_empty = 手を一つ以上書いてください
problem_line_move = { NUMBER($number, useGrouping: 0) }手目: { $reason }
problem_move_not_an_index = 「{ $text }」は子の番号(0から数える)ではありません
problem_move_no_child = { NUMBER($index, useGrouping: 0) }番の子はありません。この節点の子は0番からの{ NUMBER($count, useGrouping: 0) }個です
problem_move_not_a_square = 「{ $text }」は、c4のようなマスでもパスでもありません
problem_move_illegal = { $name }はここでは指せない手です
problem_move_illegal_pass = パスはここでは指せない手です
problem_move_not_shogi = 「{ $text }」は、7g7fや７六歩のような手ではありません
problem_move_illegal_shogi = ここでは指せない手です: { $why }

## problem: tables of transitions

problem_transitions_unreadable = 遷移確率の表として読めません({ NUMBER($line, useGrouping: 0) }行{ NUMBER($column, useGrouping: 0) }文字目: { $why })
problem_transitions_mismatch = この表は{ $found }のもので分類が{ NUMBER($categories, useGrouping: 0) }個ありますが、{ $wanted }の分類は{ NUMBER($number, useGrouping: 0) }個です
problem_rules_unknown = このゲームは探索できません: 規則が分からず、イベントファイルが告げることだけを示しています
problem_rules_of_game_unknown = ゲーム「{ $game }」は探索できません: 規則が分からず、イベントファイルが告げることだけを示しています

## problem: games

problem_game_tree = 木
problem_game_and_or = AND/OR
problem_game_othello = オセロ
problem_game_mnk = k目並べ
problem_game_shogi = 将棋
problem_as_generated_a1_h8 = 生成順 (a1 … h8)
problem_squares_in_most_rows_first = 多くの並びに関わるマスから
problem_open_rows = 空いている並び
problem_no_othello_board = オセロの盤は4×4・6×6・8×8です。{ $size } の盤はありません
problem_between_sentences = 。
