## remarks on a run

algorithm_remark_kept = 各反復の最善手の上位{ NUMBER($kept, useGrouping: 0) }手だけを次に残したので、値は証明されたものではありません。
algorithm_remark_other_table = 指定された実現確率の表は { $given } のものなので、付属の { $used } の表を使いました。
algorithm_remark_yes_or_no = 証明数の探索は真か偽かに答えるため、値が1以上かどうかを問いました
algorithm_remark_conspiracy = 値は{ $value }。上げるには{ $raise }個、下げるには{ $lower }個の先端の共謀が必要です
algorithm_remark_conspirators = 値に達するのに必要な共謀者の数 { $needed }
algorithm_remark_solution_cost = 解のコストは{ NUMBER($cost, useGrouping: 0) }、枝のコストは{ NUMBER($edge, useGrouping: 0) }
algorithm_remark_by_depth = c = { NUMBER($c, useGrouping: 0) }: 最大{ NUMBER($space, useGrouping: 0) }セル(実測、高さ{ NUMBER($height, useGrouping: 0) })の木{ NUMBER($trees, useGrouping: 0) }個で{ NUMBER($sum, useGrouping: 0) }セル、{ NUMBER($cells, useGrouping: 0) }セル以内
algorithm_remark_least_depth = c = 1: 最小の値ですが、{ NUMBER($cells, useGrouping: 0) }セルでは足りないかもしれません
algorithm_remark_by_space = c = { NUMBER($c, useGrouping: 0) }: 最大 c + { NUMBER($children, useGrouping: 0) } − 1 セルの段{ NUMBER($levels, useGrouping: 0) }個で{ NUMBER($sum, useGrouping: 0) }セル、{ NUMBER($cells, useGrouping: 0) }セルのうち
algorithm_remark_by_cells = c1 = { NUMBER($c1, useGrouping: 0) }: { NUMBER($cells, useGrouping: 0) }セルのうち{ NUMBER($below, useGrouping: 0) }セルを第1段より下に残す
algorithm_remark_by_both = c11 = { NUMBER($c11, useGrouping: 0) }、c12 = { NUMBER($c12, useGrouping: 0) }: { NUMBER($cells, useGrouping: 0) }セルのうち{ NUMBER($below, useGrouping: 0) }セルを第1段より下に残す
algorithm_remark_adaptive = 第1段ではc = { NUMBER($c, useGrouping: 0) }。どの再帰も{ NUMBER($cells, useGrouping: 0) }セルのうちそのとき空いている分から自分のcを選ぶ
algorithm_remark_more_cells = 探索は{ NUMBER($cells, useGrouping: 0) }セルの指定を超えて{ NUMBER($used, useGrouping: 0) }セルを使いました

## entries: best first

algorithm_dual = DUAL*
algorithm_sss = SSS*
algorithm_static_bounds_of_nodes_those = 節点の静的な上下界: 木に書かれたもの、規則から証明できるもの(確定石)も使う、使わない
algorithm_of_all_open_nodes_take = OPENの中でβ(P)が最大の節点を選ぶ。
algorithm_ibarakis_form_of_sss_one = 茨木の形のSSS*。OPENから、MIN先祖の兄節点が示した上界の最小値βが最大の節点を選ぶ(同点は左優先)。α-βが調べない端末を調べることはないが、その代わりに記憶を使う。同じ値があるときは教科書のSSS*(Stockman)より少ない端末で済むことがあり、多くはならない。
algorithm_alpha_beta_as_gsearch = GSEARCHとしてのα-β
algorithm_gsearch_alpha_beta = GSEARCH α-β
algorithm_the_same_loop_over_open = 同じループで最も左の節点を選ぶ。
algorithm_gsearch_with_the_rule_leftmost = 「最も左」を選ぶGSEARCH。α-βと同じ端末を同じ順に調べ、α-βとSSS*の違いがOPENからの選び方だけであることを示す。
algorithm_random_eligible_search = 有資格節点のランダム探索
algorithm_eligible = 有資格
algorithm_any_eligible_node_at_random = 有資格な節点を無作為に選ぶ。それでもα-βに劣らない。
algorithm_takes_a_random_node_among = 未探索の端末の値によらずα-βが必ず訪れる節点(有資格)から無作為に選ぶ。加藤・茨木の補題3.1によれば、どの有資格探索もα-βを凌ぐ。
algorithm_seed_of_the_random_choice = 乱数の種
algorithm_sss_stockman = SSS*(Stockman)
algorithm_stockman_sss = Stockman SSS*
algorithm_the_textbooks_sss_states_merits = 教科書のSSS*。状態と評価値とΓ演算子。
algorithm_open_holds_states_node_live = OPENは状態(節点、LIVEかSOLVED、評価値)を持つ。評価値最大の状態を取り、Γ演算子の7つの規則で置き換え、根がSOLVEDになれば終わる。
algorithm_sss_with_max_and_min = MAXとMINを入れ替えたSSS*。
algorithm_the_mirror_image_of_sss = SSS*の双対。下界が−∞から上がり、MIN節点の子はすべて一度に、MAX節点の子は一つずつ開かれる。
algorithm_recursive_sss = 再帰型SSS*
algorithm_rec_sss = rec SSS*
algorithm_sss_in_small_trees_inside = 小さな木に分けて再帰するSSS*。α-βからSSS*までの目盛り。
algorithm_rsearch_when_cond_becomes_true = RSEARCH。選ばれた節点でcondが真になると、その節点を根とする探索を先に済ませ、使った領域を返す(さらに再帰してもよい)。深さcの条件ではc=1でα-β、c=高さでSSS*になり、その間で端末数と記憶を引き換える。
algorithm_when_to_recurse_depth_4 = 再帰の条件: 深さ(4.2)、領域(4.3)、実験2、実験3、空いている記憶による、または段ごとの条件(最後のものを繰り返す): space:200,depth:2
algorithm_the_constant_c_or_one = 定数c、または段ごとの列 2,1,3(最後を繰り返す)
algorithm_experiment_2_recurse_when_n = 実験2: N ≥ c1 で再帰
algorithm_experiment_3_recurse_when_n = 実験3: N ≥ c11 または…
algorithm_or_the_depth_reaches_c12 = …深さが c12 に達したら再帰
algorithm_experiments_2_and_3_depth = 実験2・3: 第2段以降の深さ
algorithm_cells_m_chooses_the_largest = 使える記憶量M'。セル数またはバイト数(64KiB)。加藤・茨木4.3節により最大のcを選ぶ
algorithm_how_nodes_are_taken_from = OPENからの選び方
algorithm_when_cells_are_freed_along = セルを解放する時: 路に沿って、閉じた節点の下すべて、戻るときだけ

## entries: depth first

algorithm_the_value_the_first_window = 最初のウィンドウの中心とする値
algorithm_minimax = ミニマックス法
algorithm_minimax_depth_first = ミニマックス
algorithm_looks_at_every_leaf = すべての端末節点を調べる。
algorithm_the_definition_itself_a_max = 定義そのもの。MAX節点は子の最大値、MIN節点は最小値をとる。カットは一切行わないので、他のすべての探索法の物差しになる。
algorithm_minimal_proof = 最小証明
algorithm_minimal = 最小証明
algorithm_the_fewest_leaves_that_prove = 値を証明する最も少ない端末を、値を知った上で選ぶ。
algorithm_a_yardstick_with_knowledge = 探索ではなく物差しです。まず値を求め、それを証明する最小の端末集合を見つけてから、その端末だけを調べます。端末の値以外に何も知らない探索は、これより少ない端末では済みません。集合を見つける手間は表示も計数もされませんが、ミニマックス法と同じくらいかかることがあり、制限には従います。端末は経路ごとに数えます。同じ局面の知識を共有する探索は、これより少なくて済むことがあります。
algorithm_alpha_beta = α-β法
algorithm_alpha_beta_depth_first = α-β
algorithm_depth_first_with_a_window = 深さ優先で進み、結果に影響しない枝をウィンドウ(α,β)で刈る。
algorithm_goes_down_the_leftmost_unfinished = 未処理の最も左の枝を下りながらウィンドウ(α,β)を持ち運ぶ。MAXは既にαを、MINは既にβを保証されている。両者が出会えば、その節点の残りは根の値を変えられないのでカットする。記憶はほとんど要らないが、効き目は手の順序に左右される。
algorithm_soft_a_failed_search_returns = soft: 失敗時に得られた限界値を返す。hard: ウィンドウの端を返す
algorithm_transposition_table_in_mib_0 = 置換表の大きさ(MiB)。0なら使わない
algorithm_bytes_of_the_table_0 = 置換表の大きさ(16KiB、4MiB)。0なら使わない
algorithm_bytes_of_the_memory = パスの間に覚えておくものの大きさ(64KiB、4MiB)。手間のかからなかったものから忘れる。unlimitedは理論のとおり
algorithm_what_an_entry_stands_for = position: 同じ局面は記憶を共有する。path: 節点ごとに一つ
algorithm_least_height_of_a_node_stored = 記憶する節点の高さの最小値。0なら、端末も引く探索では端末も記憶する
algorithm_when_a_test_that_failed_high = repaired: 上に外れた試しは、値がウィンドウの中にあるときだけやり直す。printed: 図6のとおり必ずやり直す
algorithm_alpha_beta_sorted_by_replies = 子節点数ソートα-β法
algorithm_alpha_beta_sorted = ソートα-β
algorithm_alpha_beta_that_tries_the = 応手の少ない子から先に調べるα-β法。
algorithm_before_a_nodes_children_are = 子を調べる前に、相手の合法手の少ない順に並べ替える。応手が少なければ部分木は小さく、良い手であることも多いので、早くカットできる。森田・橋本・小林によれば難しいオセロ終盤でWPNSと同等であった。
algorithm_aspiration_search = aspiration探索
algorithm_aspiration = aspiration
algorithm_alpha_beta_in_a_narrow = 予想値のまわりの狭いウィンドウでα-β探索する。
algorithm_guesses_the_value_and_searches = 値を予想し、予想±誤差のウィンドウだけで探索する。値が中にあれば多くがカットされ、外れれば開いた側のウィンドウで再探索する。
algorithm_half_the_width_of_the = 最初のウィンドウの半幅
algorithm_where_the_narrow_window_is = 狭いウィンドウを試す場所
algorithm_pvs = PVS
algorithm_trust_the_first_move_test = 最初の手を信じ、残りは幅1のウィンドウで確かめる。
algorithm_principal_variation_search_the_leftmost = 主要変化探索。最も左の枝だけを普通に探索し、他の手は幅1のウィンドウで「より良くない」ことだけを確かめる。良ければ再探索する。
algorithm_negascout = NegaScout
algorithm_pvss_null_windows_at_every = PVSの零幅ウィンドウを一つの手続きで全節点に用いる。
algorithm_reinefelds_form_after_the_first = Reinefeldの形。最初の子の後は、各子を零幅ウィンドウ(s, s+1)で確かめ、本来のウィンドウの内側で上に外れたときだけ再探索する。
algorithm_height_up_to_which_a = 零幅の値を正確とみなす高さ。0は端末、1は最後の2手
algorithm_scout = Scout
algorithm_pearls_eval_and_test = PearlのEVALとTEST。
algorithm_eval_finds_the_first_childs = EVALで最初の子の値を求め、TESTで他の子がそれを超えるかだけを調べ、超えれば再びEVALする。ウィンドウを下に渡さないので、α-βが調べない端末を調べることがある。
algorithm_iterative_deepening = 反復深化
algorithm_id = ID
algorithm_depth_1_then_2_then = 深さ1、2、3…と繰り返し、浅い結果で次の手順を並べる。
algorithm_runs_another_search_with_a = 地平線を深くしながら別の探索を繰り返す。浅い回は安く、最善手を先頭に置いてくれる。いつ時間が切れても答えが手元にある。
algorithm_the_search_that_is_repeated = 繰り返す探索
algorithm_deepen_at_the_root_only = 根だけで深化するか、各節点で行うか
algorithm_plies_by_which_the_horizon = 1回に深くする手数
algorithm_how_many_of_the_best = 次の回に残す上位の手の数。すべて残さなければ、値は証明されたものではなくなる
algorithm_alpha_beta_with_a_branching = 分枝数をしきい値とするα-β法
algorithm_branch_theta = branch θ
algorithm_depth_first_but_a_line = 深さ優先だが、枝の数の合計に上限を置く。
algorithm_every_node_with_k_children = k個の子を持つ節点は、すべてに答えねばならない側にk−1を課し、θを使い切った枝は未知とする。根が決まるまでθを増やす。森田・橋本・小林はオセロで失敗したと報告しており、その理由をここで見ることができる。
algorithm_the_order_of_the_children = 子の順序
algorithm_who_pays_k_1_a = k−1を課す相手: ANDでA・ORでB、Aのみ、弱い数
algorithm_the_first_theta = 最初のθ
algorithm_growth_of_theta_or_up = θの増分、または最小の超過分まで
algorithm_table_between_iterations_in_mib = 反復間で使う表(MiB)。0なら使わない
algorithm_realization_probability = 実現確率打ち切り探索
algorithm_rps = RPS
algorithm_alpha_beta_whose_lines_end = 起こりにくくなった手順を打ち切るα-β法。
algorithm_every_kind_of_move_has = 手の種類ごとに棋譜から学んだ確率があり、手順の実現確率はその積になる。深さの代わりに−ln pの和を使うので、必然の手順は深く、起こりにくい手は浅く読む。問題の深さは手順の長さの上限として残る。将棋とオセロで使える。
algorithm_what_a_line_may_cost = 手順の打ち切りのしきい値(各手の−ln pの和)
algorithm_a_table_of_probabilities_from = `yomiki train transitions`で作った確率の表。空なら付属の表
algorithm_deepening_on_the_length = 手数による反復深化
algorithm_length = 手数
algorithm_is_there_a_solution_in = 1手で解けるか、2手では、3手では、…と深める。
algorithm_what_tsume_shogi_programs_did = 共謀数以前の詰将棋プログラムの方法。ある深さまですべて調べ、少しずつ深める。最初に見つかる解は最短だが、1手ごとに手間が何倍にもなり、長手数の解には届かない。
algorithm_plies_from_one_iteration_to = 反復ごとに増やす手数。詰将棋では2

## entries: null window

algorithm_path_one_entry_a_node = path: 節点ごとに1項目(定理が成り立つ)。position: 同一局面で共有する
algorithm_mtd_f = MTD(f)
algorithm_null_window_passes_from_a = 予想値から零幅探索を繰り返し、上下界を合わせる。
algorithm_every_pass_asks_one_yes = 各回は「値はγ以上か」という問い一つで、得たことは表に残す。答えにより下界か上界が動いて次のγになり、両者が出会えば終わる。
algorithm_the_first = 最初のγ
algorithm_mt_sss = MT-SSS*
algorithm_sss_as_alpha_beta_with = 表を持つα-βとしてのSSS*。γを+∞から下げる。
algorithm_null_window_passes_whose_falls = γを+∞から、直前に証明された上界へと下げていく零幅探索。節点ごとに表を持てば、StockmanのSSS*と同じ端末を同じ順に調べる。
algorithm_mt_dual = MT-DUAL*
algorithm_the_mirror_image_from_up = その双対。γを−∞から上げる。
algorithm_null_window_passes_whose_rises = γを−∞から、直前に証明された下界のすぐ上へと上げていく零幅探索。DUAL*と同じ端末を調べる。

## entries: proof

algorithm_percent_by_which_the_best = 最良の子が次善の子の数を何%まで超えてよいか
algorithm_othello_empty_squares_from_which = オセロ: 残りこの数から単純なα-βで読み切る(森田・橋本・小林では7)。0なら使わない
algorithm_c_proof = C*
algorithm_depth_first_by_conspiracy_numbers = 共謀数による深さ優先探索。未解決の部分問題はあといくつか。
algorithm_the_conspiracy_number_of_a = 節点の共謀数とは、それを解くために解かねばならない未解決の部分問題の最小数である。OR節点では子の最小値、AND節点では和をとる。C*は共謀数がしきい値以下の部分だけを深さ優先で探索し、しきい値を根だけでなく途中のOR節点でも増やしていく(多重反復深化)。以前解けなかった子はそのときの値で数える(ハッシュによる動的評価)。長い一本道でも苦にしない。
algorithm_deepening_at_every_or_node = すべてのOR節点で反復深化する、または根だけ
algorithm_a_child_that_failed_before = 既知の子を表の値で数える、または1と数える
algorithm_the_order_of_an_and = AND節点の子の順序: 生成順、応手の少ない順、共謀数の小さい順、大きい順、探索の少ない順
algorithm_what_a_move_adds_to = 1手ごとに加える値。1なら長手順への迷い込みを抑える
algorithm_the_order_of_an_or = OR節点の手の順序: 生成順、応手の少ない順、同じ深さの別の節点を解いた手を最初に
algorithm_tsume_hands_that_dominate = 詰将棋: 優越する持駒。節点に入るときに引く、AND節点が子を数えるときにも引く、引かない
algorithm_tsume_futile_interpositions_last = 詰将棋: 無駄合と見られる合駒は最後に調べ、それまで数えない。同じマスの他の合駒は一つだけ数える
algorithm_tsume_what_solved_a_similar = 詰将棋: 似た局面を解いた手を最初に試す
algorithm_how_an_and_node_adds_up = AND節点が子の数を合わせる方法: 和、または最大のものに他の子を一つずつ加える
algorithm_bytes_of_the_proof_table = 表の大きさ(1MiB、64MiB)。いっぱいになれば入った回数の少ないものから忘れる
algorithm_pn_search = 証明数探索(PN)
algorithm_pn = PN
algorithm_best_first_expands_the_tip = 最良優先。証明にも反証にも最も効く先端節点を展開する。
algorithm_every_node_has_a_proof = 各節点は、証明するために真になる必要のある先端節点の最小数(証明数)と、反証数を持つ。根からOR節点では証明数最小、AND節点では反証数最小の子をたどると最も効く節点に着くので、それを展開して上の数を更新する。木全体を記憶する。
algorithm_proof_numbers_weak_proof_numbers = 証明数、弱証明数、経路分枝数
algorithm_when_a_leaf_is_recognised = 終端を認識する時: 選ばれたとき、生成したとき
algorithm_df_pn = df-pn
algorithm_pn_search_depth_first_two = 深さ優先の証明数探索。二つのしきい値が引き返す時を決める。
algorithm_the_most_proving_node_stays = 最も効く節点は長く同じ子の下にあるので、証明数と反証数のしきい値を持って下り、それが別の場所に移ったときだけ戻る。木の代わりに置換表を使う。強い詰将棋プログラムの基礎である。
algorithm_wpns = 弱証明数探索(WPNS)
algorithm_wpns_proof = WPNS
algorithm_df_pn_with_weak_numbers = 弱証明数を使うdf-pn。合流した局面を二重に数えない。
algorithm_where_paths_meet_sums_count = 合流があると、和は同じ未解決局面を経路の数だけ数えてしまう。弱証明数は最大の子に、他の未解決の子の数を足す。森田・橋本・小林はオセロの難しい終盤でこれをα-βと比べている(残り7からは単純なα-βで読み切る: tail=7)。
algorithm_path_branching_number_search_reconstruction = 経路分枝数探索(再構成)
algorithm_bns = BNS
algorithm_counts_the_branches_along_the = 未解決の端の総数でなく、最も安い経路の枝の数を数える。
algorithm_a_reconstruction_from_what_paper = 森田・橋本・小林の記述から岡部の方法を再構成したもの(原論文は参照していない)。経路の費用は途中で相手が持つ他の応手の数で、節点の値は最も安い経路の費用である。探索の仕方はdf-pnと同じ。
algorithm_ao = AO*
algorithm_best_first_over_potential_solution = ポテンシャル解決木のうち常に最も安いものを展開する。
algorithm_every_node_carries_an_estimate = 各節点は最小コストの解の見積りhを持つ。印をたどると最も安いポテンシャル解決木の未解決の先端に着くので、それを展開してhを更新する。枝のコストが1なら枝の最も少ない解が得られ、0ならhは共謀数になる。
algorithm_what_every_move_costs = 1手のコスト
algorithm_conspiracy_numbers = 共謀数探索
algorithm_conspiracy = 共謀数
algorithm_how_many_leaves_must_conspire = 根の値を変えるには、いくつの端末が共謀しなければならないか。
algorithm_mcallesters_idea_on_minimax_trees = ミニマックス木に対するMcAllesterの考え。先端の値は見積りで、根を別の値にするために変わらねばならない先端の数を数える。最小の共謀のあるところで木を育て、他のどの値にもT個以上の共謀が要るまで続ける。Tを置かなければ正確な値になるまで続ける。
algorithm_t_conspiracies_of_so_many = T: これ以上の共謀は起こらないとみなす。空なら正確な値を求める

## catalogue: entry

algorithm_depth_first = 深さ優先探索
algorithm_null_window_and_table = 零幅ウィンドウと表
algorithm_best_first_over_open = OPEN による最良優先
algorithm_under_a_space_limit = 領域制約下の探索
algorithm_proof_and_conspiracy_numbers = 証明数・共謀数

## catalogue: surpass

algorithm_the_theorem_compares_with_plain = 定理は普通のα-βとの比較についてのものだが、2番目は別の探索である。
algorithm_no_theorem_says_that_the = 1番目の探索がα-βの端末に収まるという定理はない。
algorithm_recursive_sss_may_select_nodes = 再帰型SSS*は有資格でない節点を選ぶことがあり、α-βが調べない端末を調べうる(補題4.1)。
algorithm_scout_passes_no_window_down = Scoutはウィンドウを下に渡さないので、α-βが調べない端末を調べうる。
algorithm_a_table_of_positions_is = 局面の表を使っており、ある経路で得た知識が別の経路でも使われる。
algorithm_iterative_deepening_reorders_the_moves = 反復深化は手の順序を変えるので、同じ木ではない。
algorithm_one_runner_sorts_the_moves = 一方が手を独自に並べ替えるので、「左」の意味が違う。
algorithm_one_runner_ends_its_lines = 一方は起こりにくくなった手順をそこで打ち切るので、同じ木ではない。
algorithm_one_runner_uses_static_bounds = 一方だけが静的な上下界を使っている。
algorithm_both_know_the_written_bounds = どちらも木に書かれた上下界を知っていた。
algorithm_both_know_the_proved_bounds = どちらもゲームの規則が証明する上下界(確定石)を知っていた。

## search: limit

algorithm_node_limit_reached = 節点数の上限に達した
algorithm_memory_limit_reached = 記憶の上限に達した
algorithm_time_limit_reached = 時間の上限に達した
algorithm_stopped = 停止した
algorithm_unknown_a_cycle_was_cut = 不明: 循環を打ち切った

## algorithm: what was set for it, and what is wrong with it

algorithm_unknown = 「{ $id }」というアルゴリズムはありません。一覧は`yomiki algorithms`で見られます
algorithm_no_parameters = { $algorithm }に「{ $key }」というパラメータはありません。パラメータは一つもありません
algorithm_unknown_parameter = { $algorithm }に「{ $key }」というパラメータはありません。あるのは{ $known }です
algorithm_bad_value = { $algorithm }: { $key }={ $value }は範囲外です。{ $wanted }でなければなりません
algorithm_no_assignment = 「{ $text }」はKEY=VALUEの形になっていません
algorithm_combination = { $algorithm }: { $why }
algorithm_not_deepened = { $inner }は反復深化できません
algorithm_transitions_file = transitions={ $path }: { $why }
algorithm_condition_needs = cond={ $condition }には{ $key }が必要です
algorithm_memory_and_c = memoryはc(c1、c11、c12)を自分で選びます。どちらか一方だけを指定してください
algorithm_memory_condition = 条件を並べたときは数も決まっています。memoryが選ぶものはありません
algorithm_kind_integer = { NUMBER($min, useGrouping: 0) }から{ NUMBER($max, useGrouping: 0) }までの整数
algorithm_kind_decimal = { NUMBER($above, useGrouping: 0) }より大きく{ NUMBER($max, useGrouping: 0) }以下の数
algorithm_kind_file = ファイルのパス
algorithm_kind_one_of = { $words }のいずれか
algorithm_kind_integer_or = { $words }のいずれか、または{ NUMBER($min, useGrouping: 0) }から{ NUMBER($max, useGrouping: 0) }までの整数
algorithm_kind_schedule = { NUMBER($min, useGrouping: 0) }から{ NUMBER($max, useGrouping: 0) }までの整数をコンマで区切ったもの
algorithm_kind_levels = { $words }のいずれか、またはspace:200,depth:2のように{ $kinds }と数を組にした条件の列
algorithm_kind_cells_or_bytes = セル数、またはKiB、MiB、GiBを付けたバイト数
algorithm_kind_bytes = 16KiBや4MiBのような大きさ(1KiB以上)、または0
algorithm_kind_bytes_or = { $words }、または16KiBや4MiBのような大きさ
