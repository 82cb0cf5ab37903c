## gui: curves

watch_open = OPEN
watch_cells = セル
watch_bytes = バイト
watch_table_entries = 表の項目数
watch_root_lower_bound = 根の下界
watch_root_upper_bound = 根の上界
watch_threshold = しきい値
watch_level = 段
watch_root_proof_number = 根の証明数
watch_root_disproof_number = 根の反証数
watch_leaf_evaluations = 端末評価
watch_distinct_leaves = 異なる端末
watch_nodes = 節点
watch_nodes_a_second = 節点/秒
watch_seconds = 秒
watch_events = イベント
watch_leaves = 端末

## model: again

watch_this_had_been_run_which = 実行済みでしたが、時間がかかるため再実行していません。{ $keys }で保存時の状態まで再実行します。
watch_the_searches_were_run_again = 保存時の状態まで再実行しました。

## model: apply

watch_there_is_no_example = 「{ $id }」という例はありません。
watch_pasted_problems = 貼り付けた問題
watch_algorithms_can_be_compared_at = 同時に比較できるのは{ $most }つまでです。先に一つ外してください。
watch_event = イベント{ $event }
watch_copied = コピーしました。
watch_this_part_of_the_tree = この部分は大きすぎて書き出せません。

## model: commands

watch_this_solves_othello_endgames_solves = オセロの終盤を解きます。詰将棋は{ $keys }で解けます
watch_can_be_compared_at_once = 同時に比較できるのは{ $most }つまで
watch_the_lesson_asks_about_this = 教材がこの時点について尋ねています。先に答えるか、答えを見てください

## model: kept game

watch_the_game_that_was_kept = 残っていた対局の手順を再現できません。

## model: newcomers

watch_not_run_yet_it_can = まだ実行していません。他の探索が終わるか一時停止すると実行できます。
watch_not_run_on_this_position = この局面では未実行です。
watch_not_run_yet_press_to = まだ実行していません。{ $keys }で他と並べて実行します。

## model: opening

watch_reading_it_has_failed_inside = 読み込み中にプログラム内部で失敗しました
watch_only_the_first_events_were = 最初の{ $events }イベントだけを読みました。{ $line }行目以降は読んでいません。続きを見るには、アルゴリズムの「記録」を増やしてもう一度開いてください

## model: play

watch_the_position_being_edited_is = 編集中の局面は別のゲームのものです。

## model: showing

watch_a_search_is_under_way = 探索中のものを外す必要があります。停止してから#{ $number }を表示してください。
watch_show_again_beside_the_runs = #{ $number }を再表示{ $with }(表示中の実行に並べる)
watch_show_again_undo_brings_back = #{ $number }を再表示{ $with }(「元に戻す」で今の表示に戻る)
watch_run_is_shown_again_undo = #{ $number }を再表示しました。「元に戻す」で前の表示に戻ります。
watch_run_is_shown_with_its = #{ $number }をその局面とともに表示しました。「元に戻す」で元の局面に戻ります。

## model: time

watch_stopped_all_are_shown_after = 停止しました。すべて同じ探索量({ $work })の時点を表示しています。時計を進めると、先に進んでいたものも見られます。

## model: tools

watch_this_is_for_shogi_positions = 将棋の局面で使えます
watch_no_lesson_is_open = 開いている教材はありません
watch_open_a_set_of_problems = 先に問題集を開いてください
watch_no_game_is_being_played = 対局していません
watch_no_person_plays_in_this = 人間の対局者がいません

## model: unsaved

watch_saved = { $whole }に保存しました。

## gui: names

watch_root = 根

## algorithms: card

watch_another_algorithm_in_its_place = 別の探索法に替える
watch_algorithm = 探索法{ $i }
watch_take_out_of_the_comparison = 比較から外す

## algorithms: limits

watch_limits = 制限
watch_nodes_limits = 節点数
watch_memory = メモリ
watch_time = 時間
watch_record = 記録
watch_k_events = {" "}千イベント
watch_recorded_events = 記録するイベント
watch_longer_runs_are_recorded_less = これより長い実行は浅い部分だけを記録し、計数は正確に行う

## panes: algorithms

watch_add_an_algorithm = + 探索法を加える

## algorithms: question

watch_question = 問い
watch_ask = 求めるもの
watch_move_order = 手の順序
watch_move_order_question = 手の順序
watch_empties_count = 空きマス
watch_empties_count_question = 空きマスの数え方
watch_evaluator = 評価関数
watch_material_the_values_of_the = 駒の損得: 駒の価値の和。位置: 駒の位置、両玉からの距離、飛車と角の働きも加える。
watch_quiescence = 静止探索
watch_before_the_evaluator_speaks_at = 最終手で評価する前に駒の取り合いを最後まで読む。鈴木・乾・小谷では使わない。
watch_true_or_false = 真か偽か
watch_value_at_least = 値が … 以上か
watch_value_at_depth = 深さ … での値
watch_question_question = 問い
watch_what_every_search_is_asked = すべての探索法が、この局面について答える問い
watch_depth = 深さ

## panes: code

watch_add_an_algorithm_on_the = 左で探索法を加えてください。
watch_this_pass_asks_whether_the = このパスは値がγ以上かを問う
watch_the_number_of_the_iteration = 反復の番号と、その深さまたはしきい値
watch_iteration = 反復
watch_the_level_of_the_recursion = 再帰の段
watch_the_node_this_step_works = このステップが扱う節点
watch_what_p_is_chosen_by = Pを選ぶ基準
watch_what_is_known_of_ps = P自身の値について分かること
watch_what_ps_ancestors_are_sure = Pの先祖がすでに確保した値
watch_the_merit_of_js_state = Jの状態の評価値
watch_what_this_pass_asks_is = この回の問い: 値はγ以上か
watch_the_window_in_maxs_eyes = MAXから見た窓。擬似コードはnの手番側から見て書かれている
watch_the_best_of_ns_children = これまでに調べたnの子のうち最善の値(MAXから見て)
watch_what_is_known_of_n = nについて分かること
watch_value = 値
watch_the_allowances_left = 残りの許容量
watch_the_numbers_of_n = nの数
watch_the_thresholds_of_n = nのしきい値

## panes: hover

watch_leaf = 端末
watch_depth_hover = { $kind }、深さ{ $depth }
watch_after = { $name }の後
watch_threshold_hover = しきい値 { $counting }
watch_nodes_below_are_only_counted = 下の{ $hidden }節点は計数のみ
watch_not_reached = 未到達
watch_its_numbers_are_what_you = この節点の数が問いです。

## panes: legend

watch_below_a_cut = カットの下
watch_not_searched = 未探索
watch_expanded = 展開済
watch_dormant = 休眠
watch_later_pass = 後のパス
watch_later_iteration = 後の反復
watch_inner_search = 内側の探索
watch_path = 路
watch_best_play = 最善手順
watch_best_play_so_far = その時点の最善手順
watch_best_play_so_far_legend = 最善手順(その時点)
watch_in_open = OPEN
watch_now = 探索中
watch_evaluated = 評価済
watch_done = 済
watch_proved = 証明済
watch_done_proved = 済・証明済
watch_disproved = 反証済
watch_left_for_now = 保留
watch_cut = カット
watch_freed = 解放済
watch_maxs_solution = MAX解の木
watch_mins_solution = MIN解の木
watch_cheapest_proof = 最も安い証明
watch_cheapest_disproof = 最も安い反証

## gui: panes

watch_all_panes = すべての欄を表示
watch_fill_the_window = 画面いっぱいに表示
watch_close = 「{ $name }」を閉じる
watch_it_comes_back_by_the = 「表示」メニューで元に戻せます
watch_show_all_panes = すべての欄を表示
watch_fill_the_window_with = 「{ $name }」を画面いっぱいに表示
watch_this_belongs_to_an_earlier = これは以前の局面のものです。
watch_run_the_new_one = 新しい局面を実行
watch_it_was_held_back_to = 見るために速さを抑えたので、時間は比べられません。速さを「無制限」にして実行してください。

## panes: open

watch_run_a_search_here_is = 探索を実行すると、これから調べる節点の一覧がここに出ます。
watch_active_dormant = 活動中 { $active }、休眠 { $dormant }
watch_level_s_open_active_dormant = 第{ $level }段のOPEN: 活動中 { $active }、休眠 { $dormant }。全段: { $text }
watch_in_all_at_the_end = 。終了時は計{ $told }
watch_in_all_when_the_search = 。探索自身の最後の報告では計{ $told }
watch_the_list_would_give_the = 一覧を見ると答えが分かってしまうので、答えるまで隠しています。
watch_who_is_next_is_your = 次に選ばれる節点が問いなので、答えるまでは左から順に並べます。

## open: rows

watch_dormant_rows = 活動中
watch_place_in_the_order_of = 選ばれる順番
watch_node = 節点
watch_click_to_select_it_in = クリックで木の節点を選ぶ
watch_plies_from_the_root = 根からの深さ
watch_dormant_members_cannot_be_selected = 休眠中は、左の兄弟が確定するまで選ばれない
watch_open_member = OPENの節点
watch_active = 活動中
watch_the_least_is_taken_ties = 最小のものが選ばれる(同点は左)。上下界が前もって分かっていればK(P)、すなわちL_t(P)とL_b(P)の大きい方である
watch_the_leftmost_is_taken_whatever = βによらず最も左が選ばれる
watch_an_eligible_one_is_drawn = 有資格なものからくじで選ばれる
watch_the_merit_it_was_given = 与えられた評価値
watch_the_greatest_is_taken_ties = 最大のものが選ばれる(同点は左)。上下界が前もって分かっていればK(P)、すなわちU_t(P)とU_b(P)の小さい方である

## open: step

watch_the_node_taken_from_open = OPENから取り出した節点
watch_took = 取出
watch_new_members_of_open = OPENに加えた節点
watch_added = 追加
watch_members_that_were_dormant_and = 休眠から覚め、選べるようになった節点
watch_woke = 活性化
watch_members_that_went_without_having = 選ばれずに除かれた節点(先祖が確定した)
watch_purged = 除去
watch_the_rule_of_that_was = 取り出した状態に適用したΓの規則

## panes: overview

watch_run_a_search_to_see = 実行すると木全体を一目で見渡せます。
watch_icicle_width = つらら図: 幅 =
watch_in_visiting_order_a_column = 訪問順: 列は節点、行は深さ
watch_nodes_by_depth = 深さごとの節点数
watch_icicle = つらら図
watch_pixel_strip = 訪問順の帯
watch_nodes_by_depth_overview = 深さごとの節点数
watch_depth_inner_nodes_leaves = 深さ{ $depth }: 中間節点 { $inner }、端末 { $leaves }

## panes: plots

watch_curves_of_open_and_memory = 探索中のOPENとメモリ使用量の推移がここに表示されます。
watch_curve = 曲線
watch_over = 横軸
watch_axis = 横軸
watch_has_no_such_curve = この曲線はない
watch_plots_form = ・
watch_curve_the_most_at_each = 曲線は横軸の各位置での最大、点は表示中の時点の値。
watch_an_event_file_tells_no = イベントファイルに時刻はありません。別の横軸を選んでください。
watch_knuth_moore_floor_no_search = Knuth–Mooreの下限: これより少ない端末では済まない
watch_show_this_curve_or_hide = この曲線を表示・非表示
watch_curve_of = { $label }の曲線
watch_knuth_moore_floor = Knuth–Mooreの下限

## race: dial

watch_1_is_alpha_beta_the = 1でα-β、木の高さでSSS*。再帰型SSS*の走者が従い、通ったcは曲線に加わる
watch_dial_c = 目盛りc
watch_c_is_how_many_levels = cは再帰型SSS*が一度に最良優先で探索する段数です。1はα-β(セルが少ない)、木の高さはSSS*(端末が少ない)に当たります。cを動かすか「すべてのc」を押すと、各設定が「cと端末数」「セル数と端末数」の二つの曲線の点になります。
watch_all_c = すべてのc
watch_runs_every_c_from_1 = 1から高さまでのすべてのcと、領域条件を実行する
watch_to_go = 残り{ $left }
watch_cancel = 中止
watch_keeps_what_has_arrived = ここまでの点は残る
watch_move_order_see_algorithms = 手の順序は「探索法」で
watch_a_games_moves_are_put = ゲームの手はゲームの知識で並べます。この目盛りは値の分かっている木のためのものです
watch_move_order_worst = 手の順序: 最悪
watch_left_worst_move_first_middle = 左: 最悪手から · 中央: 元のまま · 右: 最善手から
watch_best = 最善
watch_leaves_dial = 端末数
watch_even_c = 偶数c
watch_odd_c = 奇数c
watch_most_cells_log = 最大セル数(対数)
watch_space_condition = 領域条件

## race: effort

watch_share_of_the_nodes_searched = 表示中の時点までに探索した節点のうち、根の各手の下にあるものの割合(%)。
watch_nothing_yet = まだありません
watch_nodes_effort = { $nodes } 節点、{ NUMBER($percent, maximumFractionDigits: 1) } %
watch_and_more_moves = ほか{ $rest }手
watch_heat_map_of = { $label }の手間の図

## race: film

watch_from = 始め
watch_film_from = 動画の始め
watch_from_here = 今の時点から
watch_to = 終わり
watch_film_to = 動画の終わり
watch_to_here = 今の時点まで
watch_speed = 速さ
watch_film_speed = 動画の速さ
watch_a_second = { $unit }/秒
watch_size = 大きさ
watch_film_size = 動画の大きさ
watch_write_the_film = 動画を書き出す…
watch_an_animated_gif_drawn_while = GIFアニメ。作業を続けたまま書き出せます
watch_this_moment_as_a_picture = この時点を画像に…
watch_svg_or_png_of_the = SVGまたはPNG。大きさはここで選んだもの
watch_frames_seconds = { $frames }コマ、{ NUMBER($seconds, maximumFractionDigits: 0) }秒
watch_here = 今

## race: forks

watch_the_two_have_searched_the = ここまで両者は同じ節点を探索しています。
watch_subtrees_that_only_one_of = 一方だけが探索した部分木(大きい順)。木の中の旗がその位置を、余白があれば節点数も示します。
watch_only = { $who }のみ

## race: memory

watch_budget = 予算
watch_the_memory_there_is_type = 使えるメモリ量。数値を入力するか、図の線をドラッグする。memoryを持つ再帰型SSS*が従う
watch_out = 超過
watch_fits = 収まる
watch_needs = 必要量 { $most }
watch_recursive_sss_within_this = この範囲で再帰型SSS*
watch_adds_recursive_sss_with_memory = memory=このセル数 の再帰型SSS*を加える(加藤・茨木4.3節によりcを選ぶ)

## panes: race

watch_two_algorithms_or_more_and = 2つ以上の探索法を選び、スペースキーで実行すると競走になります。
watch_hold = 止める
watch_play_from_the_start = 最初から再生
watch_all_trees_show_equal_work = すべての木が同じ仕事量を示す
watch_all_trees_show_how_far = すべての木が同じメモリでどこまで進めるかを示す
watch_all_trees_show_the_same = すべての木が同じ時刻を示す
watch_race_clock = 競走の時計
watch_the_log_is_full_trees = 記録は満杯。木・色・旗は記録された部分を示し、時計と表はすべてを数えます。
watch_recorded_to_depth_trees_colours = 記録した深さ: { $depths }。木・色・旗は記録された部分を示し、時計と表はすべてを数えます。

## race: pair

watch_against = 対
watch_counting = 計数中…
watch_both = 両方
watch_only_pair = { $name }のみ
watch_leaves_inner_nodes = 端末数。中間節点: { $of }
watch_too_deep_to_compare = 深すぎて比較できない
watch_leaves_now = 今の端末
watch_all_leaves = 全端末
watch_who_has_evaluated_a_leaf = 表示中の時点までに端末を評価したのは誰か
watch_who_has_searched_a_node = 両方の実行が記録されている深さまでの節点を、表示中の時点までに探索したのは誰か
watch_who_has_evaluated_a_leaf_all = 端末を評価したのは誰か(記録の有無によらず、両方の実行の全端末)
watch_first_runner = 一人目の走者
watch_second_runner = 二人目の走者

## race: passes

watch_mt_sss_mt_dual_and = MT-SSS*・MT-DUAL*・MTD(f)は零幅ウィンドウのパスを重ねて探索します。加えて実行すると、各パスがここに並び、木の中では地の色で区別されます。
watch_the_same_leaves_as_sss = SSS*と同じ端末か?
watch_add_sss_and_see = SSS*を加えて確かめる
watch_adds_stockmans_sss_to_the = StockmanのSSS*を競走に加えて実行する
watch_the_same_leaves_as = { $name }と同じ端末か?{" "}
watch_not_checked_yet = 未検証。
watch_yes_both_evaluated_the_same = はい。どちらも同じ{ $both }個を評価した。
watch_no_in_common_only_here = いいえ。共通{ $both }、こちらのみ{ $only_left }、{ $name }のみ{ $only_right }。
watch_pass = パス
watch_asks_value = 問い: 値≥γか
watch_new_leaves = 新しい端末
watch_root_afterwards = 終了後の根
watch_show_the_end_of_this = このパスの終わりを示す
watch_pass_passes = パス{ $number }

## race: score

watch_algorithm_score = 探索法
watch_evaluated_now = 評価(今)
watch_evaluated_in_all = 評価(計)
watch_expanded_score = 展開
watch_open_now = OPEN(今)
watch_most_cells = 最大セル
watch_most_bytes = 最大バイト
watch_not_run_yet = 未実行
watch_so_many_are_recorded_deeper = 記録された分。より深い節点は計数のみ

## race: stage

watch_race_icicle = 競走のつらら図
watch_race_tree_of = { $label }の競走の木
watch_and_in_one = { $a }と{ $b }を重ねたもの
watch_above = 上
watch_below = 下

## race: theorem

watch_the_theorem = 定理
watch_lemma_3_1_theorem_3 = 補題3.1・定理3.1とその条件をヘルプで見る
watch_one_of_the_two_did = 一方が最後まで探索していないので、端末全体については何も言えない。
watch_the_race_is_still_on = 競走中です。
watch_leaves_were_not_listed_not = 端末の一覧がないため未検証。
watch_there_were_too_many_leaves = 端末が多すぎてすべては保持できないため未検証。
watch_evaluated_leaves_all_of_them = { $name_a }の評価した{ $n_a }個の端末は、すべて{ $name_b }の{ $n_b }個に含まれる。
watch_evaluated_leaves_none_of_them = { $name_a }の評価した{ $n_a }個の端末は、{ $name_b }の{ $n_b }個に一つも含まれない。
watch_evaluated_leaves_of_them_not = { $name_a }の評価した{ $n_a }個の端末のうち{ $alone }個は{ $name_b }の{ $n_b }個に含まれない。
watch_in_the_end = 最終的に、{ $fact }
watch_the_theorem_says_otherwise_this = 定理に反する。Yomikiの誤りなので報告してください。
watch_as_lemma_3_1_promises = 補題3.1の通り:{" "}
watch_as_the_informed_lemma_promises = 静的な上下界を使う探索の補題の通り:{" "}
watch_sss_is_alpha_beta_with = SSS*は表を持つα-βである:{" "}
watch_as_it_must_be = 必ずそうなる:{" "}
watch_the_same_search = 同じ探索:{" "}

## race: what if

watch_waiting_for_the_run_to = 実行の終了を待っています
watch_comparing_with_the_run_before = 前回の実行と比べています
watch_they_could_not_be_compared = 比べられませんでした: { $why }
watch_change_a_leafs_value_or = 端末の値(または手の順序)を変えて
watch_change_the_order_of_the = 手の順序(「探索法」で)を変えて
watch_and_run_again_this_page = { $what }再実行すると、2つの探索が初めて分かれる時点と、扱いの変わった節点がここに示されます。
watch_click_a_leaf_in_a = 木の端末をクリックするか矢印キーで選ぶと、その値を変えられます。
watch_what_if_leaf_now_were = 端末{ $name }(今は{ $value })がもし
watch_the_leafs_other_value = 端末の別の値
watch_run_and_compare = 実行して比べる
watch_changes_the_leaf_undo_brings = 端末の値を変えて再実行し、何が変わるかを示す(元に戻すで戻る)
watch_drag_or_type_another_value = 先に別の値を入力してください
watch_both_histories_are_the_same = 両者の経過は完全に同じです。
watch_it_was_over = 終了していた
watch_they_part_at_event = イベント{ $event }で分かれる
watch_before_now = — 以前: { $say }、今: { $say_2 }。
watch_nodes_searched_that_were_not = 新たに探索された節点 { $gained }、探索されなくなった節点 { $lost }。
watch_and_more = ほか{ $more }個

## panes: runs

watch_every_run_is_kept_here = 実行は、ウィンドウを閉じるまですべてここに残り、比較できます。
watch_position_question = 局面と問い
watch_evaluated_runs = 評価
watch_now_runs = 今
watch_show_again = 再表示
watch_run_again = 再実行
watch_delete = 削除

## panes: timeline

watch_clock = 時計
watch_press_space_to_run_the = スペースキーで実行すると、ここをドラッグして時間を前後に動かせます。
watch_leaf_timeline = 端末
watch_event_timeline = イベント
watch_in_what_equal_work_is = 仕事量を測る単位。すべての木が同じ仕事量の時点を示す
watch_the_log_is_full = 記録は満杯
watch_what_came_later_is_counted = 以降は計数のみ。「制限」で記録イベント数を増やせます
watch_recorded_to_depth = { $who }深さ{ $depth }まで記録
watch_recorded = 記録 { $size }
watch_memory_of_this_recording = この記録の使用量
watch_timeline_of = { $label }の時間軸
watch_time_is_hidden_while_a = 問いに答えるまで時間軸は隠れています
watch_drag_to_go_back_and = ドラッグか左右の矢印キー、PageUp・PageDownで時間を前後に動かす。縦線: 根の上下界値の変化 · 下の山: カット · 上の目盛り: 反復とパス · 上の色: 再帰の段 · 三角: しおり
watch_event_timeline_2 = イベント { $at }
watch_event_of = イベント { $at } / { $all }
watch_bookmark_name = しおりの名前
watch_click_go_there_double_click = クリックで移動 · ダブルクリックかF2で改名 · 右クリックかDeleteで削除

## panes: trees

watch_predict = 予想
watch_solutions = 解の木
watch_paint_the_best_max_solution = 最良のMAX解の木(青: 根の下界を示す)とMIN解の木(琥珀: 根の上界を示す)を描く。根が解けると両者が出会う。証明数系の探索では、最も安い証明・反証の候補を描く
watch_twins = 同一局面
watch_mark_nodes_that_are_the = 手順が違っても同じ局面(表の項目を共有する節点)に印を付ける。選んだ節点と同じ局面は輪で囲む
watch_frozen_g = 固定中 (G)
watch_press_space_to_run = スペースキーで実行します。
watch_tree_of = { $label }の木
watch_nodes_only_counted = { $hidden } 節点は計数のみ
watch_paused = 一時停止
watch_waits_further_on = 先で待機中: { $ahead }
watch_the_search_has_come_further = 探索は表示中の時点より先に進んでいて、そこで止まっています。
watch_nodes_recorded = 記録した節点 { $count }

## trees: peek

watch_a_look_inside = のぞき見
watch_peek = のぞき見 { $path }
watch_the_upper_of_nodes_below = 下の{ $count }節点のうち上の{ $shown }
watch_nodes_below = 下に{ $count }節点

## trees: pointing

watch_folded = {" "}折り畳み { $count }

## gui: race page

watch_the_score_of_all_runners = 全走者の成績
watch_where_the_two_part_by = 両者の分かれる所を、無駄にした節点の多い順に
watch_the_share_of_work_below = 根の各手の下に費やした労力の割合(表示中の時点)
watch_memory_over_leaves_and_a = 端末数に対するメモリ使用量と、動かせる予算線
watch_from_alpha_beta_to_sss = 一つの数でα-βからSSS*まで。手の順序も
watch_the_null_window_passes_of = MT系探索の零幅ウィンドウのパス
watch_change_a_leaf_or_the = 端末や順序を変えると、どの判断が変わるか
watch_the_race_as_a_picture = 競走を画像や動画に

## gui: race picture

watch_a_race_needs_two_runs = 競走には2つ以上の実行が必要です
watch_after_race_picture = { $clock }の時点
watch_done_race_picture = { $name }: { $leaves }、終了: { $found }
watch_and_in_one_tree = { $a }と{ $b }を重ねた木
watch_leaves_seen_by = 端末を見たのは

## tree view: texts

watch_value_texts = 値 { $text }
watch_proved_texts = 証明済み
watch_disproved_texts = 反証済み

## gui: words

watch_words_form = 。
watch_neither = どちらも未訪問
watch_nobody = 未訪問
watch_but_not_both = { $name }(両方ではない)
watch_nodes_to_depth_now_recorded = 両方が記録した深さ{ $depth }までの今の節点
watch_nothing_is_recorded_by_both = 最後まで両方が記録した節点はない
watch_not_generated = 未生成
watch_generated_waiting = 生成済、待機中
watch_in_open_words = OPENの中
watch_in_open_dormant = OPENの中(休眠)
watch_just_selected = 選ばれたところ
watch_being_searched = 探索中
watch_evaluated_leaf = 評価済の端末
watch_closed = 確定した
watch_finished = 探索済
watch_cut_words = カットされた
watch_dropped_at_selection_l_t = 選択時に除外 (L_t ≥ U_t)
watch_freed_words = 解放された
watch_not_finished = 探索未了
watch_expansions = 展開数
watch_seconds_words = { NUMBER($value, maximumFractionDigits: 4) }秒
watch_enter = 入る
watch_select = 選択
watch_expand = 展開
watch_evaluate = 評価
watch_new_bounds_of = 上下界の更新
watch_into_open = OPENへ
watch_out_of_open = OPENから除く
watch_drop = 除外
watch_close_words = 確定
watch_leave = 戻る
watch_search_again = 再探索
watch_table = 表
watch_done_words = 終了
watch_only_counted = 計数のみ
watch_free = 解放
watch_record_less_deep = 記録を浅く

## worker: breakpoint

watch_bytes_breakpoint = バイト数 > { $limit }
watch_the_roots_bounds_change = 根の上下界値が変わる
watch_the_next_cut = 次のカット
watch_node_is_selected = 節点{ $path }が選ばれる
watch_is_first_searched = { $line }が初めて探索される
watch_the_best_move_changes = 最善手が変わる
watch_a_purge_of_more_than = { $limit }を超える一括解放

## race pages

watch_race_score = 成績
watch_race_score_full = 競走: { watch_race_score }
watch_race_forks = 分岐点
watch_race_forks_full = 競走: { watch_race_forks }
watch_race_effort = 手ごとの労力
watch_race_effort_full = 競走: { watch_race_effort }
watch_race_memory = メモリと探索量
watch_race_memory_full = 競走: { watch_race_memory }
watch_race_dial = 目盛りc
watch_race_dial_full = 競走: { watch_race_dial }
watch_race_passes = MTのパス
watch_race_passes_full = 競走: { watch_race_passes }
watch_race_what_if = もしも?
watch_race_what_if_full = 競走: { watch_race_what_if }
watch_race_film = スライド用
watch_race_film_full = 競走: { watch_race_film }

## model: reading

watch_was_not_read_to_its = { $name }の読み込みを中止しました

## model: run

watch_another_program = ほかのプログラム

## panes: algorithms

watch_searched_by_another_program_the = ほかのプログラムによる探索です。このゲームの規則は分からないため、ここでは探索できません。

## panes: code

watch_is_a_search_of_another = 「{ $name }」はほかのプログラムの探索です。擬似コードは分かりません。

## race: what if

watch_the_rules_of_this_game = このゲームの規則は分からないため、変えて再実行することはできません。

## gui: words

watch_another_game = ほかのゲーム

## model: what cannot be done now

watch_add_an_algorithm_first = 先に探索法を加えてください
watch_nothing_is_running = 実行中のものはありません
watch_nothing_has_been_run_yet = まだ何も実行していません
watch_solve_a_tsume_first = 先に詰将棋を解いてください
watch_select_a_node_first = 先に節点を選んでください
watch_there_is_no_algorithm = 探索法がありません
watch_nothing_to_undo = 取り消す編集はありません
watch_nothing_to_redo = やり直す編集はありません
watch_set_up_a_shogi_position_first = 先に将棋の局面を作るか開いてください
watch_no_question_is_open = 答えを待っている教材の問題はありません
watch_no_board = 局面が木なので盤がありません
watch_all_pieces_are_used = 駒はすべて盤上か持駒にあります
watch_this_is_the_first_step = 最初の段です
watch_last_problem_of_the_set = 問題集の最後の問題です
watch_no_problem_before = 問題集にこれより前の問題はありません
watch_the_set_is_being_solved = 問題集を解いています
watch_the_game_is_over = 対局は終わっています
watch_no_move_to_take_back = 戻す手がありません
watch_no_program_is_thinking = 考慮中のプログラムはありません
watch_saved_after_its_first_move = 最初の手を指すと保存できます
watch_copied_after_its_first_move = 最初の手を指すとコピーできます
watch_an_experiment_is_being_run = 実験を実行中です
watch_all_its_searches_are_there = 探索はすべて揃っています
watch_no_results_of_the_experiment = 実験の結果はまだありません

## model: film

watch_between_breakpoints = 、
watch_a_film_passes = 記録の再生では止まりません(実行中の探索だけを止めます): { $points }

## model: newcomers at the moment shown

watch_newcomers_are_shown = { $names }を実行し、他と同じ時点を表示します。続きは{ $keys }で再生します。

## model: past runs

watch_with_what_was_run_together = 、同時に実行した{ $others }とともに

## model: files

watch_no_known_kind_of_file = 開ける種類のファイルではありません。開けるのは、セッションと教材(RON)、探索のイベント(JSONL)、{"[[3 5] 2]"}のような木、AND/ORの木やグラフ、オセロの盤面・手順・棋譜(GGF)、将棋の局面や棋譜(SFEN・KIF・KI2・CSA)、詰将棋の問題集(1行に1題のSFEN)です
watch_read_as = { $format }として読みました。

## words: sentences

watch_ends_of_sentences = .。!?！？…:：

## words: amounts

watch_so_many_leaves = 端末 { $count }
watch_so_many_evaluations = 端末評価 { $count }回
watch_so_many_nodes_visited = 訪問節点 { $count }
watch_so_many_nodes = 節点 { $count }
watch_so_many_leaf_evaluations = 端末評価{ $count }回
watch_so_many_expansions = 展開{ $count }回
watch_so_many_events = イベント{ $count }件
watch_so_many_bytes = { $count }バイト
watch_two_runs_for_a_race = 競走には2つの実行が必要です

## open: how many wait

watch_the_frontier = 先端{ $members }個(左から)。根から最小の数をたどった先が次に選ばれる。
watch_siblings_by_numbers = 深さ優先探索にはOPENがない。路に沿って{ $members }個の兄弟が待ち、どれが次かは数が決める。
watch_siblings_in_order = 深さ優先探索にはOPENがない。路に沿って{ $members }個の兄弟が待つ(次が先頭)。

## race: counts of the overlay, as they are heard

watch_overlay_counts =
    { $field ->
       *[other] 重ね合わせ { $name } 端末{ NUMBER($leaves, useGrouping: 0) } 中間節点{ NUMBER($inner, useGrouping: 0) }
    }

## race: captions of the two in one

watch_two_without_others = { $both }。{ $others }は含まない({ $place }で2つを選ぶ)
watch_two_of_all = { $a } · { $b }({ $all }つのうち2つ)
watch_merged_tree = 重ねた木

## trees: a node, as it is heard; its state is a word of the program

watch_node_heard =
    { $label } 節点 { $path } { $state ->
        [ungenerated] { watch_not_generated }
        [generated] { watch_generated_waiting }
        [open] { watch_in_open_words }
        [dormant] { watch_in_open_dormant }
        [selected] { watch_just_selected }
        [entered] { watch_being_searched }
        [expanded] { watch_expanded }
        [evaluated] { watch_evaluated_leaf }
        [closed] { watch_closed }
        [returned] { watch_finished }
        [cut] { watch_cut_words }
        [precut] { watch_dropped_at_selection_l_t }
       *[freed] { watch_freed_words }
    }{ $value }{ $folded }
