## inspector: breakpoints

why_the_next_cut = 次のカット
why_the_roots_bounds_change = 根の上下界値が変わる
why_the_best_move_changes = 最善手が変わる
why_open_n = OPEN > N
why_bytes_n = バイト数 > N
why_a_purge_of_more_than = Nを超える一括解放
why_a_move_is_first_searched = ある手が初めて探索される
why_a_condition_on_counters = 計数の条件
why_breakpoints = 停止条件 ({ $count })
why_add = + 加える
why_a_running_search_pauses_when = 条件が成り立つと実行中の探索が一時停止し、記録の再生もそこで止まる。OPEN・バイト数・計数の条件は実行中の探索だけを止める
why_in_force_or_not = 有効・無効
why_remove = 削除: { $name }
why_holds_a_running_search_only = 実行中の探索だけを止めます。記録の再生では止まりません。
why_bytes = バイト数 >
why_purge = 一括解放 >
why_first_searched = 初めて探索:
why_moves_from_the_root_the = 根からの手順。最後の手を待ちます
why_line_of_moves = 手順
why_condition_on_counters = 計数の条件

## panes: inspector

why_run_a_search_and_click = 探索を実行して節点をクリックすると、なぜ選ばれ、カットされ、後回しになったかがここに出ます。
why_the_search_is_too_fast = 探索が速すぎて読み切れません。一時停止するか、節点をクリックしてください。
why_what_becomes_of_the_nodes = 節点がどうなるかは、答えてから説明します。
why_no_node_is_selected_this = 節点は未選択。たった今カットされた節点を示しています。
why_no_node_is_selected_this_is = 節点は未選択。探索が終わった時点の節点を示しています。
why_no_node_is_selected_this_is_where_the = 節点は未選択。探索が今いる節点を示しています。
why_leaf = 端末
why_node = { $player }節点
why_depth = 深さ{ $depth }
why_reached_as_node = { $rank }番目に到達
why_visited = { $visits }回訪問
why_parent = 親
why_select_the_parent = 親を選ぶ (↑)
why_from_here_on_only_counted = ここから下は計数のみ。記録が浅くなったときの内容です。
why_history = 履歴 ({ $entries })
why_generated = 生成した節点 { $count }
why_below_p = Pの下
why_a_position_on_several_paths = (複数の手順で現れる局面は手順ごとに数える)
why_nodes_that_exist_below_p = 表示中の時点でPの下にある節点(訪問の有無を問わない)とその内訳
why_search_from_here_make_this = ここから探索: この節点の局面を探索の対象にする
why_stop_here_pause_the_next = ここで停止: 次の実行でこの節点が選ばれたら一時停止する
why_p_in_full = P全体:

## inspector: numbers

why_numbers_form = {""}
why_the_remaining_threshold_t_less = 残りのしきい値: TからPまでの各手の−ln pを引いたもの。0以下ならPはその場で評価される
why_l_b_p_the_value = L_b(P): Pの値はこれ以上(下の端末から分かる下界)
why_u_b_p_the_value = U_b(P): Pの値はこれ以下(下の端末から分かる上界)
why_l_t_p_the_greatest = L_t(P): PのMAX先祖のL_bの最大値。MAXはここまでに既にこれだけ得られる
why_u_t_p_the_least = U_t(P): PのMIN先祖のU_bの最小値。MINはここまでに既にこれ以下にできる
why_alpha_p_the_greatest_l = α(P): AMAX-LS(P)(MAX先祖の子でPへの路より左の節点)のL_bの最大値
why_beta_p_the_least_u = β(P): AMIN-LS(P)(MIN先祖の子でPへの路より左の節点)のU_bの最小値。SSS*はこれが最大のものを選ぶ
why_alpha_p_the_greatest_u = ᾱ(P): AMAX-LS(P)のU_bの最大値。β̄(P)より小さければPは有資格
why_beta_p_the_least_l = β̄(P): AMIN-LS(P)のL_bの最小値。ᾱ(P)より大きければPは有資格
why_eligible = 有資格
why_beta_p_alpha_p_alpha = β̄(P) > ᾱ(P): 残りの木がどうであれα-βは必ずPを調べる
why_left_max_certified = 左MAX認証
why_every_node_of_amin_ls = AMIN-LS(P)のすべての節点がカット条件を満たす
why_cut_condition = カット条件
why_max_l_t_l_b = max(L_t, L_b) ≥ min(U_t, U_b) (2.7): Pはもはや影響しない
why_when_p_was_entered_last = 最後に入ったときのγ: その回は値がこれに届くかを問う
why_alpha_when_p_was_entered = 最後に入ったときのα: MAXは既にこれだけ得られる。示した節点がその値を持つ
why_beta_when_p_was_entered = 最後に入ったときのβ: MINは既にこれ以下にできる。示した節点がその値を持つ
why_the_threshold_with_which_p = Pに入ったときのしきい値。Pの一つ目の数がこれに達すると(C*では超えると)引き返す
why_the_first_allowance_with_which = Pに入ったときの第一の許容量
why_the_other_threshold_the_search = もう一つのしきい値。Pの二つ目の数がこれに達すると引き返す
why_the_second_allowance_with_which = Pに入ったときの第二の許容量
why_p_is_worth_at_least = Pの値の下界。もう一方と等しければ値が確定
why_p_is_worth_at_most = Pの値の上界。もう一方と等しければ値が確定
why_the_merit_of_ps_state = Pの状態が最後にOPENに出入りしたときの評価値h
why_live_while_strategies_below_p = Pの下をまだ調べる間はLIVE、その後SOLVED
why_its_merit_in_open = OPENでの評価値
why_how_many_open_ends_must = Pを証明するために真でなければならない未解決の端の最小数(この探索の数え方)。0なら証明済み
why_conspiracy_number_how_many_open = 共謀数: Pを解くために解かねばならない未解決の部分問題の最小数。0なら解けている
why_h_what_the_cheapest_solution = h: Pの最も安い解の費用の見積り(下界)
why_how_many_tips_must_conspire = 根の値を超えるために共謀せねばならない先端の数
why_how_many_tips_must_conspire_for = 根の値を下回るために共謀せねばならない先端の数
why_how_many_open_ends_must_at = Pを反証するために偽でなければならない未解決の端の最小数。0なら反証済み
why_the_same_ends_as_different = 同じ端を異なる局面として数えた数。二重に数えた局面があるのでΣより小さい
why_open_ends_of_the_cheapest = Pの下の最も安いポテンシャル解決木の未解決の端を、経路ごとに数えた数
why_double_counting = 二重カウント
why_several_paths_lead_to_the = 複数の経路が同じ未解決の局面に至る。和は経路ごとに数えるが、証明は一度で足りる

## inspector: past

why_show_this_moment = この時点を表示する
why_generated_past = 生成
why_freed_under = { $under }の下で解放
why_entered = 入る
why_selected = 選択
why_evaluated = 評価:
why_into_open_dormant = OPENへ(休眠)
why_into_open = OPENへ
why_out_of_open = OPENから除去
why_dropped_at_selection = 選択時に除外
why_cut_threshold = カット: しきい値
why_purged_under = { $owner }の下で除去
why_cut_bound_of = カット: { $owner }の{ $upper }
why_closed = 確定
why_returned = 戻る
why_again = 再探索
why_pass = パス
why_iteration = 反復{ $round } ({ $threshold })
why_table = 表
why_done = 終了
why_expanded_children = 展開、子{ $count }個
why_nodes_below_only_counted = 下の{ $number }節点は計数のみ
why_cells_freed = { $number }セルを解放
why_recorded_less_deep = 記録が浅くなる

## inspector: story

why_event = {"  "}イベント{ $number }
why_show_the_moment_it_happened = その時点を表示する
why_node_story = 節点 { $full }

## trace: definition

why_open_of_all_levels_dormant = 全段のOPEN(休眠を含む)。展開の直後、展開した節点を除いて数える
why_open_after_every_step_solved = 各ステップ後のOPEN(SOLVEDの状態を含む)
why_siblings_generated_and_not_yet = 路に沿って生成され、まだ探索していない兄弟
why_siblings_generated_and_not_yet_searched = 現在の路に沿って生成され、まだ探索していない兄弟(表は別の曲線)
why_the_frontier_nodes_generated_and = 先端: 生成され、まだ展開も評価もしていない節点
why_nodes_waiting_to_be_searched = 探索を待つ節点
why_nodes_held_in_memory_as = 記憶している節点(再帰的SSS*で c = 高さ とした場合)。最大値がMAX CELL
why_nodes_held_in_memory_as_recursive = 記憶している節点(再帰的SSS*で c = 1 とした場合)。最大値がMAX CELL
why_nodes_held_in_memory_by = 探索法自身の方針で記憶している節点。最大値がMAX CELL
why_states_held_in_open = OPENに持つ状態
why_the_root_and_all_children = 根と、路に沿ったすべての子
why_entries_of_the_table_and = 表の項目と路
why_every_node_generated_all_are = 生成したすべての節点(最後まで保持する)
why_nodes_held_in_memory = 記憶している節点
why_capacity_of_cells_heap_table = セル・ヒープ・表・スタックの確保量
why_entries_of_the_table_in = 使われている表の項目
why_positions_held_each_once = 保持している局面(重複なし)
why_l_b_of_the_root = 根の L_b(これまでに証明した下界)
why_u_b_of_the_root = 根の U_b(これまでに証明した上界)
why_of_the_pass = パスの γ
why_theta_of_the_iteration = 反復の θ
why_length_of_the_iteration_in = 反復の手数
why_depth_of_the_iteration = 反復の深さ
why_threshold_with_which_the_root = 根を調べるときのしきい値。無限大のときは描かない
why_number_of_the_pass = パスの番号
why_number_of_the_iteration = 反復の番号
why_level_of_the_recursion_t = 再帰の段 T_i
why_level_of_the_recursion_one = 再帰の段(再帰しないので常に1)
why_conspiracy_number_of_the_root = 各反復後の根の共謀数。無限大のときは描かない
why_h_of_the_root = 根の h
why_tips_that_must_change_to = 根の値を上げる、または下げるために変わるべき先端の数
why_proof_or_disproof_number_of = 根の証明数・反証数。無限大のときは描かない
why_leaf_evaluations_repeats_included = 端末の評価回数(繰り返しを含む)
why_different_leaves_no_curve_where = 異なる端末。知らずに再評価する探索では曲線なし
why_leaf_evaluations_and_inner_nodes = 端末の評価と中間節点への訪問の和(繰り返しを含む)
why_nodes_of_the_search_a = 毎秒の節点数

## speak: ending

why_l_b_p_u_b = L_b(P) = U_b(P) = { $value }で、値は分かっている。
why_so_p_cannot_be_better = { $low_part } ≥ { $high_part } なので、MAXにとってPはすでにあるものより良くならない。
why_so_p_cannot_be_better_for = { $low_part } ≥ { $high_part } なので、MINにとってPはすでにあるものより良くならない。
why_so_nothing_here_can_reach = { $low_part } ≥ { $high_part } なので、ここの値は根に届かない。
why_b_p = { $letter }_b(P) = { $value }
why_t_p_from = { $letter }_t(P) = { $value } ({ $owner }による)
why_t_p = { $letter }_t(P) = { $value }
why_selected_but_dropped_at_once = 選ばれたがすぐ捨てられた: { $reason }
why_closed_ending = 確定した: { $reason }
why_dropped_from_open_when_was = { $node }が確定してOPENから除かれた: { $reason }
why_cut_already_has_through_the = カット: { $parent }は{ $refuter }によりすでに{ $value }で、この問いで最善の値。
why_answered_from_the_table_value = 表から答えた: 値 { $bounds_text } で、γ = { $upper } には十分。
why_answered_from_the_table_value_enough = 表から答えた: 値 { $bounds_text } で、窓 ({ $lower }, { $upper }) には十分。
why_left_as_unknown_the_allowance = 不明のまま残した: 許容量を使い切った。A = { $first }、B = { $second }。
why_left_for_now_a_threshold = いったん離れた: しきい値を超えた ({ $first }, { $second })。
why_left_out_at_only_the = 除外: { $parent }では前回の反復の最善手だけを残す。
why_left_out_at_only_the_best = 除外: { $parent }では前回の反復の上位{ $keep }手だけを残す。
why_removed_from_open_when_was = { $under }が確定したときOPENから除かれた。
why_cut_has_the_bound = カット: { $owner }の限界値は{ $bound }。
why_cut_makes_worth_or_more = カット: { $refuter }により{ $parent }の値は{ $score }以上 ≥{" "}
why_cut_makes_worth_or_less = カット: { $refuter }により{ $parent }の値は{ $score }以下 { $below }{" "}
why_that_decides_it_the_other = { $told }{ $edge_part }: これで決まり、他の子は見なくてよい。
why_shallow_cut = 浅いカット
why_deep_cut = 深いカット
why_does_as_well_there_and = { $told }{ $edge_part }: { $to_owned }はそこで同等以上の手があり、ここへは来ない ({ $to_owned_2 })。
why_f_p_comes_from = f(P) = { $value }は{ $from }による。
why_l_b_p_comes_from = L_b(P) = { $lower }は{ $lower_2 }、U_b(P) = { $upper }は{ $upper_2 }による。
why_l_b_p_comes_from_ending = L_b(P) = { $lower }は{ $lower_2 }による。
why_u_b_p_comes_from = U_b(P) = { $upper }は{ $upper_2 }による。
why_the_value_is = 値は { $bounds_text }。
why_through = ({ $giver }による)
why_failed_high_p_is_worth = fail high: Pの値は{ $value }以上{ $from }、{ $value } ≥ { $edge_part }。値ではなく下界。
why_failed_low_p_is_worth = fail low: Pの値は{ $value }以下{ $from }、{ $value } { $below } { $edge_part }。値ではなく上界。

## why: speak

why_its_cell_was_freed_when = { $under }が確定したとき、そのセルは解放された。必要なことは{ $under }の上下界値に残る。
why_a_leaf_f_p = 端末: f(P) = { $value }。

## speak: proof

why_not_searched_on_this_path = この経路では調べていない。別の経路か以前の探索から、表に { $to_owned } = { $short }、{ $to_owned_2 } = { $short_2 } がある。
why_the_table_answered_without_a = 探索せずに表が答えた: { $to_owned } = { $short }。
why_proved_nothing_is_left_to = 証明済み: Pの下に解くべきものは残っていない。
why_disproved_no_solution_of_p = 反証済み: Pの解はありえない。
why_solved_no_open_subproblem_is = 解けた: Pの下に未解決の部分問題は残っていない。
why_no_solution_of_p_is = Pの解はありえない。
why_or_cn_the_least_of = OR: CN = { $short } は子の最小値({ $child })。一つ解ければよい。
why_and_cn_the_sum_of = AND: CN = { $short } は未解決の子の和。すべての応手に答えねばならない。
why_or_h_the_least_of = OR: h = { $short } は枝の費用と子のhの和の最小値({ $child })。一つ解ければよい。
why_and_h_the_sum_over = AND: h = { $short } は枝の費用と子のhの総和。すべての応手に答えねばならない。
why_tips_must_conspire_to_raise = 根の値を上げるには{ $short }個、下げるには{ $short_2 }個の先端が共謀せねばならない。
why_the_least_of_the_childrens = { $to_owned }: { $to_owned_2 } = { $own } は子の最小値({ $child })、{ $to_owned_3 } = { $other } は{ $all }。
why_taken_as_the_only_child = { $parent }のただ一つの子なので選ばれた。
why_taken_at_for_its_the = { $parent }({ $kind })で{ $sign } = { $short }が最小なので選ばれた。{ $node }も同じだが順が後。
why_taken_at_for_its_the_least = { $parent }({ $kind })で{ $sign } = { $short }が最小なので選ばれた。次は{ $node }の{ $short_2 }。
why_asked_with_theta_solve_it = θ = { $first } で調べる: 未解決の部分問題がこの数以下の範囲で解く。
why_entered_with_the_thresholds_and = しきい値 { $proof } < { $first }、{ $disproof } < { $second } で入った。どちらかに達すれば、次に調べるべき節点は別の所にある。
why_entered_with_the_threshold_once = しきい値 { $sign } < { $limit } で入った。これに達すれば、次に調べるべき節点は別の所にある。
why_entered_without_a_threshold_it = しきい値なしで入った。答えが出るまで調べる。
why_left_unsolved_cn_is_more = 解けずに戻った: CN = { $short } は θ = { $short_2 } を超える。
why_left_unanswered_has_reached_the = 答えが出ないまま戻った: { $to_owned } = { $short } がしきい値 { $short_2 } に達した。
why_a_tip_with_a_guess = 見積りを持つ先端。単独で値を変えうる。
why_a_tip_nobody_has_looked = まだ調べていない先端。{ $number }と数える。
why_the_greatest_of_the_unsolved = 未解決の子の最大値に、他の未解決の子の数を足したもの
why_the_least_of_the_unsolved = 未解決の子の最小値に、他の未解決の子の数を足したもの
why_the_sum_of_the_childrens = 子の和

## speak: turn

why_p_is_not_generated_the = Pは生成されない: 上の{ $below }の探索は終わっている。
why_p_is_not_generated_yet = Pはまだ生成されていない: 上の{ $below }がまだ展開されていない。
why_p_is_a_dormant_member = PはOPENの中で休眠中: { $parent }の子は左から順に扱われ、{ $elder }がまだ確定していない。
why_depth_first_left_to_right = 深さ優先探索は左から: いま{ $now }を探索中で、次がPの番。
why_depth_first_left_to_right_is = 深さ優先探索は左から: いま{ $now }を探索中で、Pの前にあと{ $before }個ある。
why_p_is_the_next_child = Pは{ $parent }の子のうち次に探索される。
why_depth_first_left_to_right_children = 深さ優先探索は左から: { $parent }の子のうち{ $before }個がPより先。
why_p_will_be_dropped_when = { $meeting }番が来ればPは捨てられる。
why_the_least = 最小
why_the_greatest = 最大
why_p_waits_in_open_the = PはOPENで待つ。次は有資格な節点の中からくじで選ばれる。
why_p_is_next_it_is = 次はP: OPENの活動中の{ $members }個のうち最も左にある。
why_p_waits_in_open_at = PはOPENの{ $members }個中、左から{ $rank }番目。最も左は{ $node }。
why_p_is_next_is_of = 次はP: { $merit_name } = { $merit }はOPENの活動中の{ $members }個の中で{ $extreme }。
why_p_waits_in_open_at_place = PはOPENの{ $members }個中{ $rank }番目: { $merit_name } = { $merit }。先頭の{ $node }も同じ値で、より左にある。
why_p_waits_in_open_at_place_of_while = PはOPENの{ $members }個中{ $rank }番目: { $merit_name } = { $merit }。先頭は{ $node } ({ $merit_2 })。
why_alpha_p_is_l_b = α(P) = { $value }は{ $owner }のL_bで、AMAX-LS(P)の中で最大。
why_beta_p_is_u_b = β(P) = { $value }は{ $owner }のU_bで、AMIN-LS(P)の中で最小。
why_k_p_is_l_b = K(P) = { $value }はL_t(P)とL_b(P)の大きい方で、{ $owner }のL_bである。
why_k_p_is_u_b = K(P) = { $value }はU_t(P)とU_b(P)の小さい方で、{ $owner }のU_bである。
why_selected_by_lot_one_of = くじで選ばれた: OPENの{ $members }個のうち有資格なものから。
why_was_applied_to_p_merit = (P, { $to_owned }, { $merit })に{ $to_owned_2 }を適用。OPENの中で{ $extreme }の評価
why_next_comes_with = { $state }。次は{ $node } ({ $merit })。
why_turn_form = { $state }。
why_level_s_open = 第{ $level }段のOPEN
why_selected_it_was_the_only = 選ばれた: { $open }の活動中の節点はこれだけだった。
why_taken_from_with_the_merit = 評価{ $merit }で{ $open }から取り出された。
why_selected_it_was_the_leftmost = 選ばれた: { $open }の中で最も左にあった。次は{ $node }。
why_selected_was_in_has_as = 選ばれた: { $merit_name } = { $merit }は{ $open }の中で{ $extreme }。{ $node }も同じ値だが、より右にある。
why_selected_was_in_next_comes = 選ばれた: { $merit_name } = { $merit }は{ $open }の中で{ $extreme }。次は{ $node } ({ $merit_2 })。
why_cond_p_held_a_search = cond(P)が成立: 第{ $level }段の探索がまずPを解く。
why_entered_from_with_and = { $parent }から、{ $alpha }、{ $beta }で探索に入った。
why_the_search_starts_here_with = 探索はここから、{ $alpha }、{ $beta }で始まる。
why_searched_again_with_the_value = ({ $lower }, { $upper })で再探索: 値は最初に推測した窓の外にある。
why_searched_again_with_the_first = ({ $lower }, { $upper })で再探索: 一度目は { $bounds_text } としか分からなかった。
why_entered_with_the_allowances_a = 許容量 A = { $first }、B = { $second } で探索に入った。
why_entered_with_the_thresholds_and_turn = しきい値 { $first } と { $second } で探索に入った。
why_entered_from_with = { $parent }から、γ = { $gamma }で探索に入った
why_the_search_starts_here_with_turn = 探索はここから、γ = { $gamma }で始まる
why_the_test_whether_the_value = { $entered }: 値が{ $gamma }に届くかを試す。届く値はないので、返るのは上界。
why_the_test_whether_the_value_reaches = { $entered }: 値が{ $gamma }に届くかを試す。どの値も届くので、返るのは下界。
why_of_this_pass = この回のγ = { $value }
why_turn_form_turn = { $to_owned } = { $value }
why_from = { $owner }の{ $number }
why_of_this_pass_turn = この回の{ $number }
why_guessed_at = { $owner }で推測した{ $number }
why_to_test = { $owner }を試す{ $number }
why_the_end_of_the_range = 値域の端{ $number }

## inspector: conditions

why_condition_cannot_be_read =
    { $error ->
       *[other] 「open > 1000 and leaves >= 50」のように、計数・比較・数を書いてください。
    }

## inspector: what is below a node

why_below_evaluated =
    { $leaves ->
       *[other] 評価した端末 { $count }
    }
why_below_expanded = 展開 { $count }
why_below_open = OPEN { $count }
why_below_cut = カット { $count }
why_below_hidden = 計数のみ { $count }

## inspector: signs that no line begins with

why_closing_signs = {",.;:)、。）」"}
