## solving: counts

solve_count = { $count }
solve_thousands =
    { $thousands ->
       *[other] { $myriads }万
    }
solve_millions =
    { $millions ->
       *[other] { $myriads }万
    }

## attack: places of the board

solve_attack_in_hand = 持駒の{ $kind }で攻める
solve_attack_square_with_piece = 攻めの盤 { $square } { $side }の{ $piece }
solve_attack_square = 攻めの盤 { $square }

## tsume: the answer

solve_left_in_hand = 持駒余り: { $left }。
solve_other_solutions_from = 余詰{ $count }通り({ $at }手目から)。
solve_plies = { $count }手

## tsume: sets

solve_tally = { $all }題中{ $done }題: 詰み{ $mates }、不詰{ $escapes }、不明{ $unknown }
solve_lines_not_read =
    { $all ->
        [1] 1行は問題として読めません: { $first }
       *[other] { $all }行は問題として読めません。最初のもの: { $first }
    }

## tsume: tree

solve_other_defences = { $sign } 他{ $count }手

## model: tsume

solve_set_up_a_shogi_position = 先に将棋の局面を作るか、ファイルを開いてください。
solve_written_to = { $name }に書き出しました。

## position: solving

solve_cancel = 中止
solve_solve = 完全読み
solve_stop_solving_the_endgame = 完全読みを中止する
solve_solve_the_endgame = 終盤を完全に読む
solve_nodes = { $count }節点、{ $time }
solve_of_exact = { $moves }手中{ $exact }手確定、
solve_solving = 読み中: { $known }{ $effort }{ $outlook }
solve_solving_form = { $result }。{ $known }{ $effort }
solve_with_empty_squares_this_may = 。空き{ $empties }マスでは何日もかかることがあります。
solve_with_empty_squares_this_is = 。空き{ $empties }マスは読み切れる範囲を超えています。
solve_under_0_1_s = 0.1秒未満
solve_s = { NUMBER($seconds, maximumFractionDigits: 1) }秒
solve_between_and = { $lower }から{ $upper }の間({ $why })
solve_pass = パス
solve_by = 最善で{ $score }: { $line }

## tsume: attack

solve_you_attack = あなたの攻め
solve_looking_for_the_best_defence = 最善の受けを考えています…
solve_that_move_gives_no_check = その手は王手ではありません。攻め方は王手を続けなければなりません。
solve_give_check_click_a_piece = 王手をかけてください。駒、行き先の順にクリックするか、駒をドラッグします(キーでは矢印とEnter、持駒はGやSなどの文字)。印は王手になる所だけに付きます。
solve_mate_in_well_done = { $made }で詰み。お見事!
solve_mate_in_the_solution_takes = { $made }で詰み。正解は{ $shorter }手です。
solve_right_so_far_there_is = 順調です。あと{ $left }以内で詰みます。
solve_it_still_mates_but_in = まだ詰みますが、{ $shorter }手ではなく{ $in_all }以内になります。
solve_that_check_lets_the_king = その王手では逃れられます。もう詰みません。「待った」で戻せます。
solve_there_is_still_no_mate = やはり詰みません。この受けで逃れています。
solve_the_solver_could_not_find = まだ詰むかどうか、時間内には分かりませんでした。

## tsume: board

solve_take_back = 待った
solve_take_the_last_check_back = 直前の王手を取り消す
solve_back_to_the_solution = 解答に戻る
solve_stop_attacking = 自分で攻めるのをやめる
solve_to_the_start_of_the = 手順の最初へ
solve_one_move_back_in_the = 手順を1手戻す
solve_one_move_on_in_the = 手順を1手進める
solve_to_the_end_of_the = 手順の最後へ
solve_board_to_attack_on = 攻める盤

## tsume: controls

solve_stop_the_solver_at_once = 解くのをすぐにやめる
solve_solve_tsume = 詰将棋を解く
solve_find_the_mate_by_checks = 盤面の局面から、王手の連続による詰みを探す
solve_shortest = 最短
solve_prove_that_no_mate_is = これより短い詰みがないことまで証明する
solve_other_solutions = 余詰
solve_look_for_other_moves_that = 他に詰む手(余詰・変化別詰)がないか調べる
solve_helpmate = 協力詰
solve_both_sides_work_together_towards = 受方も協力して最短で詰ます
solve_memory_the_solver_may_use = 使ってよいメモリ
solve_no_time_limit = 時間無制限
solve_s_controls = { $value }秒
solve_processor_time_for_each_problem = 1題に使うCPU時間。0なら無制限
solve_open = 開く…
solve_a_problem_as_kif_sfen = KIF・SFEN・図面の問題、または1行1題のSFENの問題集
solve_line_as_kif = 手順をKIFに…
solve_write_the_mating_line_as = 詰め手順をKIFに書き出す
solve_tree_as_kif = 全変化をKIFに…
solve_write_every_defence_and_its = すべての変化を分岐つきのKIFに書き出す
solve_choose_a_problem_of_the = 問題集から1題を選んでここで解くか、「全題を解く」で順に解きます。
solve_set_up_a_problem_with = 「局面」で問題を並べるかファイルを開いて、ここで解きます。
solve_open_a_shogi_position_or = 将棋の局面か問題集を開くと、ここで解けます。
solve_a_mate_in_is_known = 。{ $mate }手の詰みを発見済み
solve_searching_nodes_s = 探索中: { $nodes }局面、{ NUMBER($seconds, maximumFractionDigits: 1) }秒、{ $held }{ $known }
solve_nodes_s_of_processor_time = { $nodes }局面、CPU時間{ NUMBER($seconds, maximumFractionDigits: 2) }秒、{ $held }
solve_helpmate_in_no_less = 協力詰{ $count }(最短)。
solve_mate_in_no_less = { $count }詰(最短)。
solve_mate_in = { $count }で詰み。
solve_without_futile_interpositions = 無駄合を除くと{ $counted }。
solve_it_is_the_only_solution = 余詰なし。
solve_the_limits_did_not_allow = 制限のため余詰は不明。
solve_no_mate_there_is_no = 不詰: 王手が一つもありません。
solve_no_helpmate_no_line_of = 協力詰なし: 受け方が協力しても、王手の連続では詰みません。
solve_no_mate_some_defence_escapes = 不詰: どの王手にも逃れる応手があります。
solve_cancelled_nothing_is_proved = 中止しました。結論は出ていません。
solve_not_settled_within_the_limits = 制限内では結論が出ませんでした。時間やメモリを増やしてください。
solve_not_settled_the_lines_are = 不明: 手順が長すぎて追いきれません。

## tsume: line

solve_there_is_no_mating_line = 詰め手順はありません。「全変化」で逃れ方を見られます。
solve_no_line_to_show_nobody = 手順はまだありません。詰むかどうかは分かっていません。
solve_there_is_no_mating_line_to = 詰め手順はありません。
solve_the_solver_is_at_work = 解いています。
solve_the_solution_is_shown_here = 解答はここに出ます。
solve_try_a_ready_problem = 用意された問題を試す
solve_other_solutions_line = 余詰・変化別詰
solve_mates_too = 余詰
solve_another_move_of_the_attackers = 攻方の別の手でも詰む
solve_another_last_move = 最終手余詰
solve_another_last_move_which_most = 最終手の別の手。多くは許容される
solve_slow_mate = 変化別詰
solve_after_another_defence_there_is = この変化は早く詰むが、この手でも長く詰む
solve_line_form = { $kind }・{ $length }

## panes: tsume

solve_line = 手順
solve_the_mating_line_move_by = 詰め手順を一手ずつ
solve_all_defences = 全変化
solve_every_defence_and_its_refutation = すべての応手とその詰み。不詰なら、すべての王手と逃れ方
solve_set = 問題集
solve_many_problems_one_after_the = 多くの問題を順に解く

## tsume: set

solve_open_a_file_with_one = 1行に1題のSFENのファイルを開くと、全題を順に解きます。
solve_open_a_set = 問題集を開く…
solve_choose_the_file = ファイルを選ぶ
solve_stop_the_set = 問題集を中止
solve_results_so_far_stay = ここまでの結果は残ります
solve_close_the_set = 問題集を閉じる
solve_forget_the_table = 表を閉じる
solve_left = 、残り約{ $time }
solve_progress_over_the_set = 問題集の進み具合
solve_and_more = …ほか{ $more }行
solve_problem = 問題
solve_click_to_open_and_solve = クリックで開いて解く
solve_result = 結果
solve_moves_to_mate = 詰み手数
solve_in_file = 記載
solve_the_length_the_file_gives = ファイルに書かれた手数(無駄合を数えないことがある)
solve_nodes_set = 局面数
solve_moves_made_in_the_search = 探索で指した手の数
solve_s_set = 秒
solve_seconds_of_processor_time = CPU時間(秒)
solve_problem_set = 問題 { $name }
solve_no_mate = 不詰
solve_unknown = 不明
solve_no_problem = 問題でない

## tsume: tree

solve_a_helpmate_has_one_line = 協力詰は一本道です。受ける人はいません。
solve_every_defence_and_its_refutation_is = 解けると、すべての応手とその詰みがここに出ます。
solve_there_is_no_check_to = 王手をかける手がありません。
solve_looking_for_what_escapes = 逃れ方を調べています…
solve_what_follows = { $name }の続き
solve_the_main_line = 本手順
solve_mate = 詰み
solve_not_settled = 不明
solve_escapes_no_check_is_left = 逃れ: 王手が続かない
solve_left_tree = あと{ $count }
solve_escapes = 逃れ
solve_other_defences_instead_of = { $name }に代わる応手

## othello: way

solve_ffo_1_to_23_6 = FFO問題集の1番から23番、空き6から18マス
solve_sorted_alpha_beta_as_in = 論文どおりの並べ替えたα-β
solve_null_windows_last_squares_by = 零幅の窓、最後の数マスの専用処理、ベクトル命令、手の簡単な評価
solve_odd_quadrants_first = 空きが奇数の区画から打つ
solve_transposition_table = 置換表
solve_stable_discs = 確定石による枝刈り
solve_children_looked_up_before_any = 子をすべて表で引いてから探索
solve_evaluator_from_13_empties_on = 空き13マスから評価関数
solve_ffo_40_to_44_20 = FFO問題集の40番から44番、空き20から23マス
solve_all_but_the_evaluator = 評価関数以外のすべて
solve_evaluator_looking_ahead = 評価関数(数手先まで読む)
solve_windows_around_its_guess_the = 予想の周りの窓、表の手を先に
solve_table_in_large_pages = 表を大きなページに
solve_four_plies_ahead_at_most = 先読みは4手まで、表は必要な大きさだけ

## solve: solutions that are none

solve_no_move_after = { $line }の後の手がありません
solve_illegal_after = { $line }の後の{ $m }は合法手ではありません
solve_no_check_after = { $line }の後の{ $m }は王手ではありません
solve_repetition_after = { $line }の後の局面は前にも現れています
solve_solution_too_large = 解の局面が{ NUMBER($most, useGrouping: 0) }個を超えています
solve_no_line = 初形

## solve: weights of the Othello evaluator

solve_not_weights = オセロの評価関数の重みではありません。1行目が`{ $magic }`ではありません
solve_weights_cut_short = 重みが第{ NUMBER($stage, useGrouping: 0) }段階の途中で終わっています

## errors of the solvers

## tsume: endgame

solve_endgame_invitation = 盤にオセロの終盤を並べて「解く」を押すと、各手の石差が分かります。
solve_endgame_draw = 引き分け(完全読み)
solve_endgame_wins = { $side }の{ $by }石勝ち(完全読み)
solve_endgame_best_play = 最善手順
solve_endgame_every_move = すべての手
