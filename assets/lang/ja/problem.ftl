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
