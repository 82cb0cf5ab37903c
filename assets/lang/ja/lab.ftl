
## lab: compose

lab_nothing = なし
lab_x_in_the_position = 局面の{"{"}x{"}"}
lab_a_parameter = パラメータ
lab_the_depth = 深さ
lab_leaves = 端末数
lab_cells = セル数
lab_seconds = 秒
lab_solved = 解けた割合
lab_nodes = 節点数
lab_save_as_a_file = ファイルに保存…
lab_as_ron_to_be_run = RONで保存し、ここや`yomiki lab run FILE.ron`で実行できる
lab_take_position_and_algorithms_from = 今の局面と探索法を使う
lab_replaces_positions_question_and_algorithms = 局面・問い・探索法を置き換える
lab_title = 題
lab_positions = 局面
lab_one_a_line_in_any = 1行に1局面、どの記法でも。{"{"}n{"}"}は1, 2, 3…、{"{"}x{"}"}は変化させる値になる: random:seed={"{"}n{"}"},depth={"{"}x{"}"},branching=3
lab_numbers_n = {"{"}n{"}"}の個数
lab_question = 問い
lab_sweep = 変化させるもの
lab_measure = 測るもの
lab_node_limit = 節点数の上限
lab_name_or_key_such_as = 名前またはキー(例: c)
lab_values_1_2_4 = 値: 1, 2, 4
lab_score = 点差
lab_win_draw_or_loss = 勝敗
lab_at_least = 以上か
lab_value_at_depth = 一定の深さの値
lab_mate = 詰み
lab_helpmate = ばか詰
lab_plies = 手数
lab_threshold = しきい値
lab_algorithms_the_others_are_compared = 探索法(最初のものと比べる)
lab_remove = { $label }を外す
lab_add_an_algorithm = 探索法を加える
lab_add = 加える…

## lab: list

lab_your_own = 自作
lab_experiment = 実験
lab_open_one = 開く…
lab_an_experiment_from_a_ron = RONファイルの実験を開く

## panes: lab

lab_a_small_version_over_in = 1分以内に終わる小さな版
lab_quick = 簡易版
lab_positions_lab = 局面数:
lab_how_many_positions_instead_of = 実験の既定の数の代わりに使う局面の数
lab_number_of_positions = 局面の数
lab_change_it = 変えてみる…
lab_take_this_sweep_as_an = この実験を自作の実験として編集する
lab_paused_at_of = 一時停止中 { $done } / { $all }
lab_of_left = { $done } / { $all }、残り{ $left }
lab_all_searches_are_there = { $cells }回の探索がすべて揃っています。
lab_of_searches_are_there_the = { $all }回のうち{ $done }回の探索が済んでいます。残りはCPU時間で{ $cost }。
lab_counting_the_searches = 探索を数えています…
lab_continue_the_experiment = 実験を再開
lab_pause_the_experiment = 実験を一時停止
lab_searches_stand_still_at_once = 探索はすぐに止まる
lab_ends_the_run_finished_searches = 実行を終える。済んだ探索は残り、後で続けられる
lab_cancel_the_experiment = 実験を中止

## lab: results

lab_over = { $y }（横軸: { $x }）
lab_too_early_to_say = まだ分かりません
lab_so_far = 今のところ{ $name }
lab_results_form = （{ $material }）

## lab: estimate

lab_a_few_seconds = 数秒
lab_about = 約{ $text }
lab_0_1_s = 0.1秒未満
lab_s = 秒
lab_min = 分
lab_h = 時間

## experiments: beyond

lab_random_trees_depth = ランダムな木: 深さ
lab_every_algorithm_on_uniform_random = 分枝数3の一様なランダム木を深くしていき、すべての探索法を比べる。
lab_random_trees_branching = ランダムな木: 分枝数
lab_every_algorithm_on_uniform_random_trees = 深さ5の一様なランダム木の分枝数を増やし、すべての探索法を比べる。
lab_random_trees_move_ordering = ランダムな木: 手の順序
lab_from_worst_move_first_0 = 最悪手が先頭(0)から最善手が先頭(1)まで。順序が良ければどの探索法も下限に近づく。
lab_random_trees_related_values = ランダムな木: 値の相関
lab_independent_leaves_against_values_that = 独立な端末値と、ゲームのように途中の手で積み重なる値とを比べる。
lab_6_6_othello_every_algorithm = 6×6オセロ: すべての探索法
lab_the_exact_score_of_random = ランダムな局面の正確な点差を、空きマスの数ごとに求める。
lab_shogi_every_algorithm = 将棋: すべての探索法
lab_fixed_depth_search_of_positions = ランダムに指した局面を、手を並べ替えて一定の深さまで探索する。
lab_6_6_othello_win_or = 6×6オセロの勝敗: 証明数系の探索
lab_is_it_a_win_all = 勝ちかどうか。yes/noに答える探索すべてをα-βと比べる。作田・飯田によれば、ここでは証明数に目立った利点はない。

## experiments: graphs

lab_c_on_and_or_graphs = AND/ORグラフでのC*: 反復回数・しきい値・合流
lab_how_do_c_and_the = 節点を共有するランダムなAND/ORグラフで、C*と証明数系探索はどうなるか。C*の反復回数、または最後のしきい値は、最も広いANDの子の数以上になるか。

## lab: experiments

lab_my_experiment = 自作の実験
lab_experiments_form = {""}
lab_by_katoh = 加藤・茨木
lab_by_seo = 脊尾
lab_by_morita = 森田・橋本・小林
lab_by_suzuki = 鈴木・乾・小谷
lab_by_abe = 阿部
lab_katoh_search_under_a_space = 加藤・茨木: 領域制約下の探索
lab_seo_c_and_tsume_shogi = 脊尾: C*と詰将棋
lab_morita_othello_endgames = 森田・橋本・小林: オセロの終盤
lab_suzuki_null_windows_in_shogi = 鈴木・乾・小谷: 将棋での探索法の比較
lab_abe_time_in_play = 阿部: 対局での時間配分
lab_beyond_the_papers = 論文の先へ

## katoh_ibaraki: figure1

lab_figure_1_all_searches_on = 図1: 小さな木でのすべての探索
lab_how_often_does_each_search = 値30を求めるのに、16個の端末を延べ何回評価するか。もう一度調べた端末はもう一度数える。

## experiments: katoh_ibaraki

lab_figure_3_recursive_sss_from = 図3: α-βからSSS*までの再帰型SSS*
lab_how_do_leaves_cells_and = 深さの条件cを1(α-β)から木の高さ(SSS*)まで増やすと、端末数・セル数・時間はどう変わるか。木を一度だけ分ける方法(c₁=c、残りは一つ)は、論文の言うとおり劣るか。
lab_table_1_recurse_when_memory = 表1: 記憶が一杯になったら再帰(実験2)
lab_experiment_2_lets_sss_grow = 実験2ではSSS*をセル数がNになるまで進め、その先は深さ優先で進む。深さの条件に劣るか。
lab_table_2_by_cells_or = 表2: セル数または深さで再帰(実験3)
lab_experiment_3_adds_a_depth = 実験3は実験2に深さの制限を加える。上限Nに達すると害があるか。達しなければ影響はないか。
lab_depths_at_the_switch_experiment = 切り替え時の深さ: 実験2と実験3
lab_the_paper_explains_the_failure = 論文は実験2の失敗を、領域が尽きた時点の木が偏っており、浅い節点から深さ優先探索が始まるためと説明する。OPENの節点と再帰の根の深さはどうか。

## katoh_ibaraki: plane

lab_the_space_condition_among_all = 領域の条件とその他すべて
lab_does_recursing_by_the_number = 手元の木のセル数で再帰する条件は、深さの条件や実験2・3より優れているか。多くの局面と二つの手の順序で、区間つきで調べる。

## experiments: seo

lab_tables_1_3_c_on = 表1–3: 詰将棋でのC*
lab_which_mates_are_solved_within = 制限内に解ける詰将棋はどれか。それは手数によるのか、解の大きさによるのか。C*とその一部を外したもの、他の証明数系探索を比べる。

## experiments: morita

lab_table_2_unsorted_alpha_beta = 表2: 無ソートα-β・WPNS・ソートα-β
lab_does_alpha_beta_that_tries = 応手の少ない子から調べる単純なα-βは、難しい終盤でWPNSに並ぶか。
lab_table_3_wpnss_time_for = 表3: WPNSの弱証明数計算の割合
lab_which_share_of_wpnss_time = WPNSの時間のうち、子を選ぶための数の計算はどれだけか。空きマスが増えると増すか。
lab_the_branching_threshold_and_why = 分枝数のしきい値はなぜ失敗したか
lab_a_threshold_on_branching_numbers = 分枝数のしきい値を1ずつ増やす探索の反復は、ソートα-β・BNS・df-pn・WPNSに比べてどれだけかかるか。改良は効くか。

## experiments: suzuki

lab_figure_7_no_move_ordering = 図7: 順序づけなし
lab_how_many_nodes_do_aspiration = 順序づけなしで深さを増すとき、aspiration・PVS・NegaScoutの節点数はα-βの何倍か。
lab_figure_8_by_branching_no = 図8: 分岐数による比(順序づけなし)
lab_does_the_gain_grow_with = 分岐数が多いほど効果は大きいか。深さ3、順序づけなし。
lab_figure_9_with_move_ordering = 図9: 順序づけあり
lab_the_same_with_moves_sorted = 評価の見積もりで手を並べ替えた場合。並べ替えなしより効果は大きいか。
lab_figure_10_by_branching_with = 図10: 分岐数による比(順序づけあり)
lab_does_the_gain_grow_with_the = 分岐数が多いほど効果は大きいか。深さ4、順序づけあり。
lab_figure_11_a_simple_evaluator = 図11: 単純な評価関数
lab_with_values_and_ordering_by = 駒の損得だけで評価・並べ替えすると同じ値が多くなる。零幅ウィンドウの効果は大きくなるか。
lab_figure_12_iterative_deepening = 図12: 反復深化
lab_what_does_deepening_ply_by = 根の手順だけを引き継ぐ反復深化は、α-βをどれだけ重くするか。
lab_aspiration_how_wide_a_window = aspiration: ウィンドウの幅
lab_the_papers_error_is_1 = 論文の誤差は1。静的評価のまわりにどれだけの幅をとるのがよいか。
lab_positions_from_games_of_the = 局面: このプログラムの自己対局から、序盤・中盤・終盤を3分の1ずつ。

## abe: deepening

lab_equation_2_6_the_cost = 式(2.6): 反復深化の費用
lab_how_many_more_nodes_does = 反復深化は一度に読む場合に比べてどれだけ節点数を増やすか。1手ずつと2手ずつの場合、式(2.6)の予測は当たるか。

## abe: depth

lab_figures_2_3_and_3 = 図2.3・3.1: 手数での深さと費用・評価値の変化
lab_how_do_nodes_and_time = 深さとともに節点数と時間はどう増え、評価値は次の深さでどれだけ動くか。

## abe: differences

lab_figures_3_2_3_5 = 図3.2–3.5・表3.1・式(3.1): 深さの差と勝率
lab_how_often_does_a_player = 深く読む相手にどれだけ勝てるか。曲線は0.5·e^(−κΔd)かEloか。p(14,16) = p(15,16)·p(14,15)は成り立つか。

## abe: managers

lab_table_4_1_figures_4 = 表4.1・図4.1–4.3: 時間配分の対局実験
lab_does_thinking_longer_where_the = 最善手が変わり続ける局面で長く考えると勝てるのか。延長は対局のどこで起きるのか。利得と損失を比べる配分はより良いか。

## abe: threshold

lab_figures_2_3_and_3_1 = 図2.3・3.1: 実現確率のしきい値による探索量と評価値のぶれ
lab_how_do_nodes_grow_with = −ln pのしきい値とともに節点数はどう増えるか。時間をちょうど使い切るしきい値は選べるか。評価値は次のしきい値でどれだけ動くか。

## abe: win rate

lab_figures_3_6_3_9 = 図3.6–3.9・表3.2: 進行度ごとの評価値と勝率
lab_is_the_win_rate_a = 勝率は評価値のシグモイド関数か。序盤や終盤より中盤で急か。

## report: finding

lab_reproduced = 再現した
lab_not_reproduced = 反した
lab_not_comparable = 材料が異なる
lab_undecided = 決まらない
lab_undecided_needed = { $name }({ NUMBER($needed) }局面が必要)
lab_same_material = 同じ材料
lab_similar_material = 似た材料
lab_other_material_than_the_papers = 材料は論文と異なる

## report: markdown

lab_reproduction = # 追試
lab_written_by_yomiki_lab_report = `yomiki lab report`が{ NUMBER($reports, useGrouping: 0) }個の実行から作成。探索{ $searches }回、CPU時間{ $time }。平均の後の[ ]は95 %ブートストラップ区間、「> N (k / n)」はn回中k回が節点数の制限に達したことを示す。pは両側の対応のある符号検定。計数はどの計算機でも同じになり、時間はそうではない。比の平均は幾何平均。判定の規則は一つで、比についての主張は、区間がすべて主張の側にあれば再現した、すべて反対側にあれば反した、それ以外または局面が10未満なら決まらないとする。こちらの材料では問えないものは材料が異なるとする。
lab_findings = ## 主張と結果
lab_own = 自作
lab_runs = ## 実行
lab_paper = ({ $authors })
lab_markdown_form = 。

## lab: report

lab_tentative_n = { $name }(暫定: n = { NUMBER($n, useGrouping: 0) })

## panes: lab

lab_is_being_run = 「{ $title }」を実行中です。

## lab: results

lab_paper_here = { $what }: 論文 { $paper }、ここ { $ours } ({ $name })

## experiments: beyond

lab_knuth_and_moore_no_search = Knuth・Moore: 一様な木の値はb^⌈d/2⌉ + b^⌊d/2⌋ − 1個より少ない端末では証明できない
lab_of_searches_stayed_below_the = { NUMBER($checked, useGrouping: 0) }回の探索のうち、下限を下回ったものは{ NUMBER($below, useGrouping: 0) }回。
lab_katoh_sss_evaluates_no = 加藤・茨木: SSS*はα-βが調べない端末を調べない
lab_sss_evaluated_more_leaves_than = { NUMBER($pairs, useGrouping: 0) }本の木のうち、SSS*の端末数がα-βを超えたのは{ NUMBER($worse, useGrouping: 0) }本。
lab_alpha_beta_needs_no_more = 最善手が先頭ならα-βは下限で済む
lab_alpha_beta_evaluates_leaves_as = α-βの端末数は並べ替えなしで{ $usual }、最善手を先頭にすると{ $best }。

## experiments: common

lab_variant = 方法
lab_ratio_to = { $base }との比
lab_less_same_more = 少 / 同 / 多

## experiments: graphs

lab_and_width = ANDの幅{ NUMBER($width, useGrouping: 0) }
lab_children_of_an_and_node = ANDの子の数
lab_c_iterations_and_final_threshold = C*: 反復回数と最後のしきい値
lab_count = 数
lab_iterations = 反復回数
lab_final_threshold = 最後のしきい値
lab_c_nodes_of_an_iteration = C*: しきい値ごとの1反復の節点数
lab_seo_c_takes_at = 脊尾: C*の反復回数は最も広いANDの子の数以上になる
lab_the_same_of_the_final = 同じことを最後のしきい値について

## katoh_ibaraki: figure1

lab_katoh_sss_surpasses_alpha = 加藤・茨木: SSS*はα-βを凌ぐ
lab_sss_evaluates_leaves_alpha_beta = SSS*は{ $sss }個、α-βは{ $alpha_beta }個の端末を調べる。
lab_katoh_the_value_is = 加藤・茨木: 値は30
lab_of_searches_find_it = { NUMBER($found, useGrouping: 0) }個の探索のうち{ NUMBER($right, useGrouping: 0) }個が30を得る。

## katoh_ibaraki: figure3

lab_max_cell = MAX CELL
lab_processor_seconds = CPU秒
lab_odd_c = 奇数のc
lab_even_c = 偶数のc
lab_c_c_c_c = c₁=c、c₂={ NUMBER($empties, useGrouping: 0) }−c
lab_leaves_cells_and_time_by = cによる端末数・セル数・時間
lab_katoh_the_closer_c = 加藤・茨木: cが高さに近いほど端末数は減り、セル数は増える(ここでは偶数のc)
lab_from_c_to_c_leaves = c={ NUMBER($from, useGrouping: 0) }からc={ NUMBER($to, useGrouping: 0) }で端末数は{ $l1 }から{ $l2 }へ、セル数は{ $c1 }から{ $c2 }へ変わる。
lab_katoh_sss_evaluates_fewer = 加藤・茨木: SSS*が評価する端末はα-βより少ない
lab_c_2_evaluates_times_alpha = c=2の端末数はα-βの{ $ratio }倍({ NUMBER($n, useGrouping: 0) }局面のうち{ NUMBER($more, useGrouping: 0) }で増加)。
lab_found_here_with_one_move = 本研究: 手の順序を揃えると、小さいcはα-βに劣る
lab_katoh_efficiency_grows_with = 加藤・茨木: cを増やすほど効率が上がる
lab_mean_leaves_rise_at_of = cからc+1への{ NUMBER($steps, useGrouping: 0) }段のうち{ NUMBER($rises, useGrouping: 0) }段で平均端末数が増える。奇数と偶数のcは別の曲線になる。
lab_katoh_c_c_c = 加藤・茨木: c₁=c, c₂=16−cは一定のcよりかなり悪い
lab_in_the_plane_of_leaves = 端末数とセル数の平面で、c={ $listed }では劣り、c={ $listed_2 }では劣らない。

## experiments: katoh_ibaraki

lab_depth_condition = 深さの条件
lab_c_c = c₁・c₂
lab_space_condition = 領域の条件
lab_experiment_2 = 実験2
lab_experiment_3 = 実験3

## katoh_ibaraki: switch

lab_mean_depths = 平均の深さ
lab_open_at_the_first_switch = 最初の切り替え時のOPEN
lab_members = 節点数
lab_roots_of_recursions = 再帰の根
lab_recursions = 再帰の回数
lab_shallowest_root = 最も浅い根
lab_members_of_open_at_the = 最初の切り替え時のOPENの節点
lab_depth = 深さ
lab_share = 割合
lab_katoh_in_experiment_2 = 加藤・茨木: 実験2では浅い節点から深さ優先探索が始まり、実験3ではそれが減る
lab_the_shallowest_recursion_begins_at = 最も浅い再帰の深さは実験2で{ $shallow }、実験3で{ $shallow_2 }、平均は{ $text }と{ $text_2 }。

## katoh_ibaraki: tables

lab_seconds_leaves_cells = { $name }: 秒 / 端末数 / セル数
lab_katoh_table_1_recursing = 加藤・茨木の表1: セル数がNになってから再帰する方法は、深さの条件より悪い
lab_of_limits_are_dominated_some = { NUMBER($known, useGrouping: 0) }個の上限のうち{ NUMBER($count, useGrouping: 0) }個が劣る(端末数もセル数も多くないcがある)。
lab_katoh_table_1_more = 加藤・茨木の表1: 記憶が多いほど端末は少ない
lab_mean_leaves_with_n_from = N = { $limits }での平均端末数: { $listed }。次に小さいNに対する比は{ $ratios }。
lab_experiment_2_beside_the_depth = 実験2と深さの条件
lab_experiment_3_beside_the_depth = 実験3と深さの条件
lab_katoh_table_2_a = 加藤・茨木の表2: 上限Nに達すると害がある
lab_at_c_n_is_reached = c={ NUMBER($depth, useGrouping: 0) }でN={ NUMBER($some, useGrouping: 0) }に達したのは{ NUMBER($reached, useGrouping: 0) }局面、端末数はN={ NUMBER($many, useGrouping: 0) }の{ $ratio }倍。
lab_katoh_table_2_rows = 加藤・茨木の表2: 上限Nに達しない行はNによらない
lab_where_n_was_not_reached = Nに達しなかった場合、端末数が同じ組は{ NUMBER($same, useGrouping: 0) }、異なる組は{ NUMBER($different, useGrouping: 0) }。

## experiments: seo

lab_seo_deepening_at_every = 脊尾: 各OR節点での反復深化は有効
lab_seo_evaluating_children_by = 脊尾: ハッシュによる動的評価は有効
lab_every_search_stops_after_nodes = 探索は{ $limit }節点で打ち切る。論文の制限は1995年の30分。論文の197題は11–873手、内蔵の問題は3–11手。
lab_solved_seo = 解けた数
lab_table_1_solved_by_length = 表1: 手数別の解答率
lab_nodes_seo = { $text }節点
lab_seconds_mean = 平均秒
lab_table_2_solved_problems_by = 表2: 手間別の解けた問題数
lab_inside_the_searches_that_solve = 解けた探索の内訳
lab_table_3_what_is_left = 表3: 解けなかった問題
lab_problems = 問題
lab_none = なし
lab_and_more = { $list } ほか{ NUMBER($more, useGrouping: 0) }題
lab_problems_solved = 解けた問題数
lab_c_nodes_and_the_size = C*: 節点数と解の大きさ
lab_leaves_of_the_solution = 解の端末数
lab_seo_c_s_share = 脊尾: C*の解答率は手数が長くなってもほとんど下がらない
lab_solved_by_length = 手数別の解答率
lab_solved_in_all = 全体の解答率
lab_seo_the_more_leaves = 脊尾: 解の終端局面数が多いほどC*の時間は長い
lab_rank_correlation_of_solution_leaves = 解の端末数と節点数の順位相関: { $text }。
lab_seo_about_a_fifth = 脊尾: 再展開率は2割程度で、多重反復深化の無駄は少ない
lab_here = ここでは{ $ours }。
lab_share_of_repeated_expansions = 再展開率
lab_seo_tsume_shogis_branching = 脊尾: 詰将棋の分岐因子は約5.2
lab_branching_factor = 分岐因子
lab_c_solves_of_without_it = C*は{ NUMBER($with_1, useGrouping: 0) }題中{ NUMBER($with_0, useGrouping: 0) }題、外すと{ NUMBER($less_0, useGrouping: 0) }題。両方が解いた問題での節点数は外すと{ $ratio }倍。

## morita: branch

lab_it_takes_times_the_nodes = 終わった局面での節点数はソートα-βの{ $map_or }倍、{ NUMBER($over, useGrouping: 0) }局面で上限に達し、最後の反復だけでも{ $unwrap_or }倍。
lab_morita_with_a_large = 森田・橋本・小林: しきい値が大きければ単なるソートα-βになる
lab_of_searches_with_theta_1 = θ = 1,000,000の{ NUMBER($all, useGrouping: 0) }回の探索のうち{ NUMBER($equal, useGrouping: 0) }回で端末数がソートα-βと一致する。
lab_threshold_theta = しきい値θ
lab_nodes_of_the_iteration = 反復の節点数

## morita: table2

lab_nodes_and_processor_seconds = 節点数とCPU秒
lab_ratio_of_nodes_to_sorted = ソートとの節点数の比
lab_empty_squares = 空きマス
lab_the_papers_six_positions_are = 論文の6局面は失われている。ここのパブリックドロー後の局面は同じ方法で作られたもの。
lab_morita_sorting_by_replies = 森田・橋本・小林: 子節点数のソートでα-βは大幅に速くなる
lab_sorted_alpha_beta_needs_fewer = 両方が終わった{ NUMBER($ratios, useGrouping: 0) }局面のうち{ NUMBER($less, useGrouping: 0) }でソートの方が少なく、中央値は無ソートの{ $unwrap_or }倍。上限に達したのは{ NUMBER($plain_1, useGrouping: 0) }局面中、無ソート{ NUMBER($plain_0, useGrouping: 0) }、ソート{ NUMBER($sorted_0, useGrouping: 0) }。
lab_empties_unsorted_wpns_sorted = 空き{ $empties }: 無ソート / WPNS / ソート
lab_morita_sorted_alpha_beta = 森田・橋本・小林: ソートα-βの時間はWPNSと同程度
lab_at_the_median_wpns_takes = 中央値でWPNSの時間はソートα-βの{ $unwrap_or }倍、節点数は{ $unwrap_or_2 }倍。

## morita: table3

lab_time_for_numbers = 数の計算の時間
lab_empties = 空きマス
lab_share_for_numbers = 数の計算の割合
lab_share_of_time = 時間の割合
lab_for_numbers = 数の計算
lab_morita_the_share_for = 森田・橋本・小林: 空きマスが多いほど数の計算の割合は増す
lab_share_at_19_21_23 = 空き19 / 21 / 23 / 23 / 25での割合
lab_the_time_for_numbers_is = 数の計算の時間は探索中の標本から推定したもので、計算機によって異なる。

## suzuki: findings

lab_suzuki_gains_more_where = 鈴木・乾・小谷: 分岐数が多いほど{ $variant }の効果は大きい
lab_rank_correlation_of_moves_and = { NUMBER($pairs, useGrouping: 0) }局面での合法手数と比の順位相関: { $text }。
lab_suzuki_aspiration_with_error = 鈴木・乾・小谷: 誤差1のaspirationは多くの局面でα-βよりわずかに多い
lab_suzuki_pvs_and_negascout = 鈴木・乾・小谷: PVSとNegaScoutは同程度
lab_suzuki_pvs_and_negascout_visit = 鈴木・乾・小谷: PVSとNegaScoutの節点数はα-βより少ない
lab_suzuki_the_deeper_the = 鈴木・乾・小谷: 深いほど効果は大きい
lab_suzuki_with_move_ordering = 鈴木・乾・小谷: 順序づけがあると効果は大きい
lab_pvs_at_depth_with_ordering = 深さ{ $depth }のPVS: 順序づけあり{ $mean_text }、なし{ $mean_text_2 }。
lab_suzuki_with_a_simple = 鈴木・乾・小谷: 評価が単純なほど効果は大きい
lab_negascout_with_material_only_with = NegaScout: 駒の損得のみで{ $mean_text }、位置も見る評価で{ $mean_text_2 }。
lab_suzuki_iterative_deepening_without = 鈴木・乾・小谷: 表を使わない反復深化の節点数は、直接のα-βよりわずかに多い

## experiments: suzuki

lab_nodes_alpha_beta_1 = 節点数(α-β = 1)
lab_nodes_compared_with_alpha_beta = α-βに対する節点数の比
lab_searches = 条件
lab_ratio_to_alpha_beta = α-βとの比
lab_share_above_1 = 1を超える割合
lab_worst = 最悪
lab_re_searches = 再探索
lab_moves_at_the_root = 根の合法手数
lab_ratio_of_nodes_by_moves = 根の合法手数ごとの節点数の比
lab_moves = 合法手数
lab_error = 誤差
lab_aspiration = aspiration
lab_suzuki_an_error_of = 鈴木・乾・小谷: 誤差1ではウィンドウが狭すぎる
lab_error_1_takes_times_alpha = 誤差1の節点数はα-βの{ $one }倍、試した中で最良の{ NUMBER($error, useGrouping: 0) }では{ $ratio }倍。

## abe: deepening

lab_nodes_beside_one_search = 一度に読む場合との比
lab_steps = 刻み
lab_ratio_to_one_search = 一度に読む場合との比
lab_by_2_6 = 式(2.6)による比
lab_one_ply = 1手
lab_two_plies = 2手
lab_nodes_one_search_1 = 節点数(一度に読む = 1)
lab_by_one_ply = 1手ずつ
lab_by_two_plies = 2手ずつ
lab_2_6_one_ply = 式(2.6)、1手
lab_2_6_two_plies = 式(2.6)、2手
lab_abe_2_6_deepening = 阿部の式(2.6): 1手ずつの反復深化は一度に読むよりかなり節点数が増える(目安として25 %以上)
lab_at_the_greatest_depth_it = 最も深い探索で節点数は{ $text }倍。
lab_abe_2_4_steps = 阿部 §2.4: 2手ずつ深くすれば反復深化の費用は減る
lab_at_the_greatest_depth_steps = 最も深い探索で、1手ずつは{ $text }倍、2手ずつは{ $text_2 }倍。

## abe: depth

lab_by_depth = 深さごと
lab_change_of_value_from_the = 前の深さからの|評価値の変化|
lab_from_two_before = 2手前の深さから
lab_change_of_value = |評価値の変化|
lab_from_the_depth_before = 前の深さから
lab_abe_figure_2_3 = 阿部の図2.3: 費用は深さの尺度に対して指数的に増える
lab_nodes_grow_times_every_two = 節点数は2手ごとに{ $text }倍。当てはめた直線からのずれは最大{ $text_2 }倍。
lab_growth_for_two_steps = 2段階での増加
lab_abe_figure_3_1 = 阿部の図3.1: 深いほど評価値の変化は小さい

## abe: differences

lab_table_3_1_0_5 = 表3.1: 0.5·e^(−κΔd)
lab_game = ゲーム
lab_base_depth = 基準の深さ
lab_games = 対局数
lab_papers_base = 論文のκ(基準の深さ)
lab_elo_a_step = 1段のElo
lab_of_e_d = χ²(指数)
lab_of_elo = χ²(Elo)
lab_points = 点数
lab_depths_are_counted_in_steps = 深さは段で数える。将棋は−ln pの0.5、オセロは1手。1段で節点数は約1.7倍(将棋)、2.9倍(オセロ)、論文の深さ1では2.5倍。
lab_figure_3_base = 図3.{ $rank }: { $name }、基準の深さ{ $depth }
lab_base = { $name }、基準の深さ{ $depth }
lab_steps_less_deep = 深さの差(段)
lab_win_rate = 勝率
lab_games_differences = 対局
lab_paper_base = 論文(深さ{ $paper })
lab_base_paper = κ、{ $name }、基準{ $depth }(論文{ $depth_2 })
lab_abe_figures_3_2 = 阿部の図3.2–3.5: 勝率は0.5·e^(−κΔd)で下がる({ $name })
lab_over_points_is_for_the = { NUMBER($points, useGrouping: 0) }点でのχ²は指数曲線が{ NUMBER($exponential, maximumFractionDigits: 1) }、Eloが{ NUMBER($elo, maximumFractionDigits: 1) }(自由度{ NUMBER($free, maximumFractionDigits: 0) })。
lab_abe_table_3_1 = 阿部の表3.1: 浅いほど深さの差が大きく効く({ $name })

## abe: equation

lab_equation_3_1 = 式(3.1)、{ $name }
lab_base_depth_d = 基準の深さd
lab_off_by_errors = ずれ(標準誤差)
lab_by_elo = Eloによる値
lab_abe_equation_3_1 = 阿部の式(3.1): p(14,16) = p(15,16)·p(14,15)({ $name })
lab_of_triples_of_matches_the = 3組の対局{ NUMBER($judged, useGrouping: 0) }通りのうち、積が偶然以上に外れたのは{ NUMBER($far, useGrouping: 0) }通り、Eloの和では{ NUMBER($far_by_elo, useGrouping: 0) }通り。
lab_abe_equation_3_1_by = 阿部の式(3.1)を論文自身の当てはめで: p(14,16) = p(15,16)·p(14,15)
lab_by_the_papers_own_fits = 論文自身の当てはめでは左辺{ NUMBER($direct, maximumFractionDigits: 3) }、右辺{ NUMBER($product, maximumFractionDigits: 3) }。

## abe: extensions

lab_opening = 序盤
lab_middle = 中盤
lab_end = 終盤
lab_figure_4_nodes_by_move = 図4.{ $i }: ある対局の1手ごとの節点数、{ $clock }
lab_move_of_this_side = 自分の手数
lab_usual = 延長なし
lab_extended = 延長
lab_abe_4_2_the = 阿部 §4.2: 探索が深いほど延長が多い
lab_abe_figure_4_2 = 阿部の図4.2: 延長は中盤に集中する
lab_extended_of_the_moves_of = 延長した手は序盤の{ $text }、中盤の{ $text_2 }、終盤の{ $text_3 }。
lab_abe_4_2_no = 阿部 §4.2: 2単位(60秒)を超える手はない(再延長は起きない)
lab_of_moves_were_extended_and = { NUMBER($moves, useGrouping: 0) }手のうち延長は{ NUMBER($once, useGrouping: 0) }手、そのうち再延長は{ NUMBER($again, useGrouping: 0) }手。

## abe: managers

lab_table_4_1_against_the = 表4.1: 毎手同じ時間の相手との対局
lab_clock = 持ち時間
lab_manager = 配分
lab_won_lost_drawn = 勝–敗–分
lab_score_managers = 勝率
lab_nodes_a_game_beside_the = 1局の節点数の比
lab_paper_depth = 論文(深さ)
lab_extensions_by_phase_the_papers = 進行度ごとの延長(論文の配分)
lab_phase = 進行度
lab_moves_managers = 手数
lab_extended_managers = 延長した手
lab_extended_again = 再延長した手
lab_extended_moves_by_phase = 進行度ごとの延長の割合、{ $name }
lab_share_of_moves = 手の割合
lab_clocks_count_nodes_and_add = 時計は節点数で、1手ごとに少し加算する(論文は1手の基準が30秒)。ここでの延長の1単位は持ち時間の均等配分。将棋では論文の配分とその相手は実現確率探索を使う。
lab_score_depth_in_the_paper = 勝率(論文では深さ{ $depth })
lab_abe_table_4_1 = 阿部の表4.1: 論文の配分は毎手同じ時間と変わらないか弱い({ $name })
lab_by_falling_clocks_it_scores = 持ち時間の長い順の勝率は{ $text }局。全体で{ NUMBER($all_0, maximumFractionDigits: 3) } ± { NUMBER($value, maximumFractionDigits: 3) }。延長したのは{ NUMBER($extended, useGrouping: 0) }手。
lab_this_program_weighing_gain_against = 本プログラム: 利得と損失を比べる配分は毎手同じ時間に勝る({ $name })
lab_by_falling_clocks_it_scores_games = 持ち時間の長い順の勝率は{ $text }局。全体で{ NUMBER($all_0, maximumFractionDigits: 3) } ± { NUMBER($value, maximumFractionDigits: 3) }。

## experiments: abe

lab_shogi = 将棋

## abe: threshold

lab_by_threshold = しきい値ごと
lab_threshold_on_ln_p = −ln pのしきい値
lab_nodes_geometric_mean = 節点数(幾何平均)
lab_fitted = 当てはめ
lab_change_of_value_from_the_threshold = 前のしきい値からの|評価値の変化|
lab_figure_2_3_threshold_and = 図2.3: しきい値と節点数の関係
lab_geometric_mean = 幾何平均
lab_the_papers_growth = 論文の増え方
lab_figure_3_1_depth_and = 図3.1: 深さと評価値のぶれ
lab_abe_figure_2_3_and = 阿部の図2.3・式(2.3): 時間はしきい値に対して指数的で0.037·e^(0.9153·logp)
lab_nodes_grow_as_e_threshold = 節点数はe^({ $growth }·しきい値)、+2で{ $text }倍。平均と当てはめのずれは最大{ $text_2 }倍。
lab_growth_in_the_exponent = 指数の係数
lab_growth_for_threshold_2 = しきい値+2での増加
lab_abe_2_3_1 = 阿部 §2.3.1: 式を逆に使えば、時間をちょうど使い切るしきい値を選べる
lab_of_last_iterations_took_between = 最後の反復{ NUMBER($ratios, useGrouping: 0) }回のうち{ NUMBER($value, maximumFractionDigits: 0) } %が予測の半分から2倍に収まった。中央値は予測の{ $map_or_else }倍。
lab_abe_figure_3_1_the = 阿部の図3.1: 深いほど評価値のぶれは小さい

## abe: win rate

lab_opening_to_63 = 序盤(63まで)
lab_middle_64_95 = 中盤(64–95)
lab_end_from_96 = 終盤(96から)
lab_table_3_2_1_1 = 表3.2: 1 / (1 + e^(−k·評価値))
lab_phase_progress = 進行度
lab_positions_win_rate = 局面数
lab_k_every_position = k(全局面)
lab_k_one_position_a_game = k(1局1局面)
lab_papers_k = 論文のk
lab_in_the_opening_than_in = 序盤は中盤より
lab_at_the_end_than_in = 終盤は中盤より
lab_value = 評価値
lab_paper_win_rate = 論文
lab_figure_3_9_the_fitted = 図3.9: 進行度による関係式の変化
lab_the_fitted_curves_by_progress = { $name }: 進行度による関係式の変化
lab_k = k、{ $of }
lab_abe_figures_3_6 = 阿部の図3.6–3.8: 勝率は評価値のシグモイド関数({ $name })
lab_bands_of_lie_from_the = 幅{ NUMBER($band, maximumFractionDigits: 0) }の区間の勝率と当てはめの差は平均{ NUMBER($off, maximumFractionDigits: 3) }({ NUMBER($games, useGrouping: 0) }局の{ NUMBER($positions, useGrouping: 0) }局面)。
lab_abe_figure_3_9 = 阿部の図3.9: 曲線は{ $comparison }なだらか({ $name })
lab_k_is_there_and_in = kは{ $k_text }、中盤では{ $k_text_2 }。

## lab: own

lab_algorithm = 探索法
lab_ratio_to_own = { $first }との比
lab_knuth_moores_floor = Knuth・Mooreの下限
lab_leaf_evaluations = 端末の評価回数
lab_cells_at_most = 最大セル数
lab_nodes_expanded = 展開した節点数
lab_re_searches_own = 再探索の回数
lab_share_expanded_again = 再展開の割合
lab_branching_factor_own = 平均分枝数
lab_share_solved = 解けた割合
lab_share_of_time_for_numbers = 数の計算の時間割合

## lab: report

lab_searches_gave_no_result_first = { NUMBER($n, useGrouping: 0) }個の探索から結果が得られませんでした。最初は{ $cell }: { $reason }

## lab: what can go wrong

lab_no_experiment = 「{ $id }」という実験はありません。一覧は`yomiki lab list`で見られます。自作の実験は.ronで終わるファイルで渡せます
lab_bad_file = { $path }: { $reason }
lab_bad_line = { NUMBER($line, useGrouping: 0) }行{ NUMBER($column, useGrouping: 0) }文字目: { $why }
lab_syntax = { $path }: 実験として読めません({ NUMBER($line, useGrouping: 0) }行{ NUMBER($column, useGrouping: 0) }文字目: { $reason })。そこを直すか、別のファイルを開いてください
lab_other_plan = { $path }には別の実験、または別の規模の結果があります。空のフォルダか、前と同じ指定を与えてください
lab_no_plan = { $path }に実験はありません(plan.jsonがありません)
lab_disagree = { $cell }に食い違う結果が二つあります。版か指定が異なります
lab_bad_shard = 「{ $text }」は分割の指定ではありません。2/8のようにI/N(1≦I≦N)と書いてください
lab_no_set = { $id }には局面集を渡せません
lab_bad_position = 局面集の{ NUMBER($line, useGrouping: 0) }行目: { $reason }
lab_bad_own_position = 局面{ NUMBER($number, useGrouping: 0) }: { $reason }
lab_empty = この実験には探索がありません: { $reason }
lab_empty_set = { $name }に局面がありません
lab_empty_folders = フォルダが指定されていません
lab_own_games = 自己対局の局面は{ NUMBER($count, useGrouping: 0) }個です
lab_another_process = 別のプロセス
lab_busy = { $folder }では{ $who }が作業中です。終わるまで待つか、別のフォルダを与えてください
lab_holder = プロセス{ NUMBER($process, useGrouping: 0) }
lab_holder_on = プロセス{ NUMBER($process, useGrouping: 0) }({ $machine })
lab_too_many = 探索が{ NUMBER($searches, useGrouping: 0) }回になりますが、一つの実験は{ NUMBER($most, useGrouping: 0) }回までです。局面か値を減らしてください
lab_broke_down = 比較が異常終了しました
lab_twice = { $cell }という探索が二つあります

## lab: names with a number

lab_name_moves = { $n }手
lab_name_and_width = ANDの幅{ $n }
lab_name_othello = オセロ・空き{ $n }
lab_name_depth = 深さ{ $n }
lab_name_exp = 実験{ $n }
lab_name_public_draw = パブリックドロー・空き{ $n }
lab_name_random = ランダム・空き{ $n }
lab_name_space = 領域={ $n }
lab_name_order = { $order }
lab_order = { $order ->
        [generation] { problem_as_generated }
        [squares] { problem_by_squares_corners_first }
        [replies] { problem_fewest_replies_first }
        [evaluator] { problem_best_by_the_evaluator_first }
        [material] { problem_by_material_won }
        [positional] { problem_by_material_and_place }
       *[other] { $order }
    }

## lab: headings and lists of reports

lab_head_command = コマンド
lab_head_searches = 探索
lab_head_positions = 局面
lab_head_time = CPU時間
lab_head_claim = 主張
lab_head_verdict = 判定
lab_head_here = ここでの結果
lab_head_material = 材料
lab_head_experiment = 実験
lab_head_paper = 論文
lab_head_ours = ここ
lab_section_size = `{ $command }`: 探索{ $searches }回、1行につき最大{ NUMBER($positions, useGrouping: 0) }局面、CPU時間{ $time }。
lab_few_positions = この実行の局面数は最大{ $few }。判定は目安にとどまる。
lab_list_none = なし

## lab: findings with lists

lab_shares_by_empties = 空きマスごとの割合: { $list }。
lab_threshold_fails = 森田・橋本・小林: 分枝数のしきい値は失敗する({ $group })
lab_few_iterations = 証明{ NUMBER($all, useGrouping: 0) }件のうち反復回数が幅より小さいものは{ NUMBER($exceptions, useGrouping: 0) }件。
lab_small_threshold = 証明{ NUMBER($all, useGrouping: 0) }件のうち最後のしきい値が幅より小さいものは{ NUMBER($exceptions, useGrouping: 0) }件。
lab_shares_by_length = { $list }。
lab_kappa_by_depth = 基準の深さごとのκ: { $list }。
lab_list_between_pairs = 、
lab_mean_change = 2手深くしたときの平均変化(浅い順): { $list }。
lab_mean_change_by_threshold = しきい値を0.5増やしたときの|変化|の平均(小さいしきい値から): { $list }。
lab_extended_by_clock = 延長した手の割合(持ち時間の長い順): { $list }。
lab_figure_of_paper = 図 3.{ NUMBER($number, useGrouping: 0) }: { $text }
lab_game_and_phase = { $game }, { $phase }
lab_sss_saves = SSS*は{ NUMBER($n, useGrouping: 0) }局面の平均でα-βの端末の{ $share }を節約し、{ NUMBER($at_most, useGrouping: 0) }局面でα-βを超えない(符号検定 p = { NUMBER($p, maximumFractionDigits: 3) })。
lab_positions_as_in_paper = 局面: 6×6盤で乱数により打ち進めたもの、空き{ NUMBER($empties, useGrouping: 0) }マス(論文と同じ)。
lab_positions_smaller = 局面: 6×6盤で乱数により打ち進めたもの、空き{ NUMBER($empties, useGrouping: 0) }マス(論文の16より小さく、論文の数値とは並べない)。
lab_title_with_order = { $title }、{ $order }
lab_order_title = { $order }
lab_space_best = 本研究、順序は{ $order }: 小さい記憶では領域の条件が最も良い
lab_space_not_dominated = どのcにも劣らないのは{ $list }。最小の領域の端末数はα-βの{ $gain }倍。
lab_space_dominates = 順序は{ $order }: 領域の条件はどこでも深さの条件に優る
lab_depths_unmatched = 端末数とセル数の両方で上回る領域がない深さの条件: { $list }。
lab_ratios_and_shares = 深さごとの平均比: { $means }。1を超える局面: { $shares }。
lab_pvs_over_negascout = 深さごとのPVS/NegaScoutの節点数比: { $list }。
lab_pvs_and_negascout_ratios = 深さごとの平均比: PVS { $pvs }、NegaScout { $scout }。
lab_pvs_ratios = 浅い順のPVSの平均比: { $list }。
lab_ratios = 浅い順の平均比: { $list }。
lab_depth_and_order = 深さ{ NUMBER($depth, useGrouping: 0) } ({ $order })

## lab: why a search gave no result, as result files hold it

lab_search_broke_down = 探索が異常終了しました
lab_stopped_by_clock = 時計で打ち切られました。計算機ごとに異なります
lab_game_cancelled = 対局が中止されました
