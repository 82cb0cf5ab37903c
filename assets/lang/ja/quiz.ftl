## words: by numbers

quiz_an_or_node = OR節点
quiz_an_and_node = AND節点
quiz_the_search_stays_below_it = { $pn }<{ $tp }かつ{ $dn }<{ $td }である間、その下に留まります。
quiz_the_search_stays_below_it_while = { $pn }<{ $tp }である間、その下に留まります。
quiz_the_search_stays_below_it_while_by_numbers = { $dn }<{ $td }である間、その下に留まります。
quiz_nothing_will_call_it_back = { $child }に答えが出るまで戻りません。
quiz_is_a_tip_but_not = { $name }は先端ですが、最も安い解の木には入っていません。
quiz_is_proved_already_nothing_is = { $name }はもう証明済みです。することは残っていません。
quiz_is_disproved_already_no_proof = { $name }はもう反証されています。そこを通る証明はありません。
quiz_the_iteration_with_theta_begins = θ={ $theta }の反復が始まります。どの反復も根から始まります。
quiz_the_marked_children_lead_from = 印のついた子をたどると最も安い解の木になり、その最も左の未解決の先端が{ $name }です。
quiz_is_a_tip_of_the = { $name }は最も小さい共謀の先端です。
quiz_the_least_numbers_lead_from = 根から最小の数をたどると{ $name }に着きます。
quiz_by_numbers_form = { $child }({ $sign } { $number })
quiz_then = →
quiz_the_least_at_or_nodes = 根から、OR節点では{ $own }最小、AND節点では{ $other }最小の子をたどると、{ $along }に着きます。
quiz_has_no_other_child_than = { $parent }の子は{ $child }だけです。
quiz_at_the_least_counts_it = { $parent }は{ $kind }なので、{ $sign }が最小の子へ進みます。最小は{ $number }で、そのうち最も左が{ $child }です。
quiz_at_the_least_counts_has = { $parent }は{ $kind }なので、{ $sign }が最小の子へ進みます。{ $child }が{ $number }、次が{ $other }です。
quiz_at_has_the_least_too = { $parent }は{ $kind }です。{ $child }の{ $sign }も最小の{ $number }ですが、同じ値なら左を選びます。
quiz_has_come_back_unsolved_with = { $node }は解けずにCN={ $number }で戻りました。他の子と合わせても{ $parent }のしきい値に収まるので、θ={ $theta }でもう一度調べます。
quiz_at_the_search_has = { $name }では{ $sign }={ $value }です。
quiz_the_cheapest_solution_below_has = { $name }の下の最も安い解には未解決の端が{ $counted }個あり、すべて異なる局面です。
quiz_along_all_paths_the_cheapest = { $name }の下の最も安い解の未解決の端は、経路ごとに数えると{ $counted }個ですが、異なる局面は{ $distinct }個だけです。合流する局面は一度証明すれば足ります。
quiz_is_an_or_node_and = { $parent }はOR節点なので、しきい値をそのまま{ $child }に渡します。{ $sign }={ $value }です。
quiz_is_an_and_node_and = { $parent }はAND節点なので、それぞれの子だけの共謀数で調べます。{ $child }では{ $sign }={ $value }です。
quiz_the_best_other_child_of = { $parent }の他の最良の子{ $rival }は{ $by }={ $number }です。{ $child }がそれより一つ大きくなれば{ $rival }の方がよいので、{ $sign }={ $value }です。
quiz_was_entered_with = { $child }には{ $sign }={ $value }で入りました。
quiz_is_answered_so_its_is = { $name }は答えが出ているので、{ $sign }は0です。することは残っていません。
quiz_is_answered_the_other_way = { $name }は逆の答えが出ているので、{ $sign }は∞です。もう起こりえません。
quiz_nobody_has_looked_into_yet = { $name }はまだ調べていないので、{ $value }と数えます。
quiz_is_to_it_one_child = { $name }は{ $kind }で、{ $goal }には一つの子で足ります。{ $all }の最小は{ $value }です。
quiz_greatest = 最大
quiz_least = 最小
quiz_is_to_it_all_children = { $name }は{ $kind }で、{ $goal }にはすべての子が必要です。{ $all }の{ $which }に、他の未解決の子の数{ $others }を足して{ $value }です。
quiz_is_to_it_all_children_are = { $name }は{ $kind }で、{ $goal }にはすべての子が必要です。{ $all }の和は{ $value }です。
quiz_every_path_to_it_counts = 経路ごとに数えます
quiz_the_same_position_counts_once = 同じ局面は一度だけ数えます
quiz_take_the_cheapest_child_at = { $name }の下で、OR節点では最も安い子、AND節点ではすべての子をたどり、未解決の端を数えます。{ $each }。
quiz_is_the_threshold_with_which = { $sign }は{ $name }に入ったときのしきい値で、そこに達すると探索は別の場所へ移ります。
quiz_is_to_it_one_child_is = { $name }は{ $kind }で、{ $goal }には一つの子で足ります。{ $sign }は子の最小値です。
quiz_is_its_is_the_greatest = { $name }は{ $kind }です。{ $sign }は、未解決の子の最大値に、他の未解決の子の数を足したものです。
quiz_is_its_is_the_least = { $name }は{ $kind }です。{ $sign }は、未解決の子の最小値に、他の未解決の子の数を足したものです。
quiz_is_to_it_all_children_are_needed_so = { $name }は{ $kind }で、{ $goal }にはすべての子が必要です。{ $sign }は子の和です。
quiz_disprove = 反証
quiz_prove = 証明

## words: count

quiz_is_close_enough = { $guess }は十分近い値です。{ $name }は{ $count }です。
quiz_count_form = { $name }は{ $count }です。
quiz_is_too_high = { $guess }は多すぎます({ $name })。
quiz_is_too_low = { $guess }は少なすぎます({ $name })。
quiz_another_needs_fewer = もっと少ないものがあります
quiz_another_needs_more = もっと多いものがあります
quiz_count_form_count = { $who }の{ $name }は{ $count }です。{ $more }。
quiz_count_form_count_2 = { $who }={ $count }

## words: cut

quiz_at_l_t_u_t = { $node }ではL_t={ $lower }≥U_t={ $upper }なので、選ばれたときに捨てられます。
quiz_lets_min_hold_down_to = { $by }によりMINは{ $parent }を{ $value }以下にできます。一方MAXは{ $owner }ですでにα={ $bound }を確保しています。{ $value }≤{ $bound }なのでMAXはここに来ず、{ $node }はカットされます。
quiz_lets_max_raise_to_but = { $by }によりMAXは{ $parent }を{ $value }以上にできます。一方MINは{ $owner }ですでにβ={ $bound }を確保しています。{ $value }≥{ $bound }なのでMINはここに来ず、{ $node }はカットされます。
quiz_max_is_already_sure_of = MAXは{ $owner }ですでにα={ $bound }を確保しており、{ $parent }はそれを超えられません。{ $node }はカットされます。
quiz_min_is_already_sure_of = MINは{ $owner }ですでにβ={ $bound }を確保しており、{ $parent }はそれを下回れません。{ $node }はカットされます。
quiz_this_pass_only_asks_is = このパスの問いは「値はγ={ $gamma }以上か」だけです。{ $because }{ $node }はこのパスでは不要です。
quiz_the_value_of_is_known = { $parent }の値が確定したので、{ $node }は不要です。
quiz_satisfies_the_cut_condition_so = { $owner }がカット条件を満たしたので、その下のOPEN節点はすべて捨てられ、{ $node }も消えます。
quiz_the_table_already_knows_enough = 表から{ $parent }について十分に分かるので、{ $node }は不要です。
quiz_the_threshold_is_used_up = { $owner }でしきい値を使い切ったので、{ $node }は調べません。
quiz_is_never_looked_at = { $node }は一度も調べられません。
quiz_cut_form = { $never }{ $cut }

## question: words

quiz_leaves = 端末節点
quiz_leaf_evaluations = 端末の評価回数
quiz_nodes_entered = 入った節点
quiz_expansions = 展開
quiz_nodes_in_open_at_most = OPENの最大節点数
quiz_cells_at_most = CELLの最大個数
quiz_cuts = カット
quiz_passes = パス
quiz_re_searches = 再探索
quiz_iterations = 反復
quiz_the_last_threshold = 最後のしきい値
quiz_leaves_of_the_solution = 解の端末
quiz_the_root = 根
quiz_leaf = 端末{ $value }({ $path })
quiz_node = 節点{ $path }
quiz_at_least = { $lower }以上
quiz_at_most = { $upper }以下

## words: next

quiz_the_least_merit_in_open = OPENの中で最小のものを選びます。{ $node }は{ $merit }ですが、{ $best }の節点があります。
quiz_the_leftmost_node_of_open = OPENの中で最も左の節点を選びます。もっと左に節点があります。
quiz_has_the_least_merit_too = { $name }も評価値は最小ですが、同点なら左が優先です。もっと左に同じ値の節点があります。
quiz_has_the_greatest_beta_too = { $name }もβは最大ですが、同点なら左が優先です。もっと左に同じβの節点があります。
quiz_is_in_open_but_asleep = { $name }はOPENにありますが休眠中です。MIN節点の子のうち選べるのは、まだ確定していない最も左の子だけで、{ $name_2 }がまだ確定していません。
quiz_a_recursion_is_under_way = 再帰の最中です。{ $name }が解けるまで、その下の節点だけが選ばれます。{ $name_2 }はその外にあります。
quiz_this_search_draws_one_of = この探索は有資格な節点を無作為に選びます。ここでは{ $name }でした。
quiz_depth_first_from_the_search = 深さ優先なので、{ $name }からまっすぐ降ります。今の順序で先頭にあるのは{ $name_2 }です。
quiz_depth_first_from_the_search_goes = 深さ優先なので、{ $name }からまっすぐ最初の子{ $name_2 }へ降ります。
quiz_every_search_begins_at_the = どの探索も根から始まります。
quiz_a_pass_with_begins_and = γ={ $gamma }のパスが始まります。どのパスも根から始まります。
quiz_the_iteration_to_depth_begins = 深さ{ $depth }の反復が始まります。どの反復も根から始まります。
quiz_the_null_window_test_only = 零幅ウィンドウでは{ $name }が{ $found }としか分かりません。これまでより良いので、ウィンドウ{ $window }で探索し直します。
quiz_may_have_its_turn_later = { $name }の番が来るとしても後です。今の順序では{ $name_2 }が先です。
quiz_may_have_its_turn_later_depth = { $name }の番が来るとしても後です。深さ優先は、最も深い節点の残っている子のうち左から順に進むので、先に行く所があります。
quiz_does_not_exist_for_the = { $name }はまだ探索木にありません。節点は親が展開されたときに生成されます。今は{ $name_2 }までしか生成されていません。
quiz_has_been_cut_already_nobody = { $name }はもうカットされています。
quiz_is_searched_the_search_goes = { $name }は探索されます。
quiz_is_not_a_leaf_leaves = { $name }は端末ではありません。端末は一番下の、数のついた丸です。
quiz_the_search_is_over_the = 探索は終わっています。値が確定したので、もう何も調べません。
quiz_is_the_only_node_in = OPENの中で選べるのは{ $node }だけです。
quiz_is_the_leftmost_node_in = { $node }がOPENの中で最も左です。
quiz_is_the_least_merit_in = OPENの中で最小の評価値は{ $merit_text }です。同点の節点のうち最も左が{ $node }です。
quiz_beta_is_the_greatest_in = OPENの中で最大のβは{ $merit_text }です。同点の節点のうち最も左が{ $node }です。
quiz_has_the_least_merit_in = { $node }の値{ $merit_text }がOPENの中で最小です。次は{ $other }の{ $less }です。
quiz_has_the_greatest_beta_in = { $node }のβ={ $merit_text }がOPENの中で最大です。次は{ $other }のβ={ $less }です。
quiz_has_been_evaluated_already = { $node }はもう評価されています。
quiz_is_no_longer_in_memory = { $node }はもう記憶にありません。上の節点が確定したためです。
quiz_has_been_expanded_already_what = { $node }はもう展開されています。今はその下が問題です。
quiz_is_done_with = { $node }の探索はもう終わっています。

## words: number

quiz_the_value_of_a_leaf = 端末の値は書かれた数そのもの、{ $value }です。
quiz_at_it_is_maxs_turn = { $name }はMAXの手番で、{ $list }の最大は{ $value }です。
quiz_at_it_is_mins_turn = { $name }はMINの手番で、{ $list }の最小は{ $value }です。
quiz_is_what_min_would_choose = { $typed }はMINが選ぶ値です。{ $name }はMAXの手番なので、最大を取ります。
quiz_is_what_max_would_choose = { $typed }はMAXが選ぶ値です。{ $name }はMINの手番なので、最小を取ります。
quiz_nothing_below_is_known_yet = { $name }の下はまだ何も分からないので、{ $sign }={ $value }です。
quiz_is_a_max_node_so = { $name }はMAX節点なので、その{ $sign }は子の{ $sign }の最大、{ $list }のうちの{ $value }です。
quiz_is_a_min_node_so = { $name }はMIN節点なので、その{ $sign }は子の{ $sign }の最小、{ $list }のうちの{ $value }です。
quiz_this_pass_asks_whether_the = このパスは値がγ={ $value }以上かを問います。
quiz_alpha_is_what_max_is = αはMAXがすでに確保した値です。{ $owner }で{ $value }を得ています。
quiz_beta_is_what_min_is = βはMINがすでに確保した値です。{ $owner }で{ $value }を得ています。
quiz_beta_is_the_least_u = β({ $name })は、MINの先祖の子で左にあるもののU_bの最小です。{ $owner }のU_b={ $value }がそれです。
quiz_nothing_below_a_min_ancestor = { $name }の左にMINの先祖の子はないので、β={ $value }です。
quiz_is_nobodys_proof_the_search = { $sign }={ $value }は誰かが確保した値ではありません。{ $name }を{ $other }と比べて試すために、探索が自分で置いた値です。
quiz_was_entered_with_number = { $name }には{ $sign }={ $value }で入りました。
quiz_has = { $owner }が{ $value }です。
quiz_here_is_nobodys_proof_the = ここでの{ $sign }は誰かが確保した値ではなく、{ $name }を{ $other }と比べて試すために探索が自分で置く値です。
quiz_at_it_is_maxs_turn_work = { $name }はMAXの手番です。先に子の値を求め、その最大を取ります。
quiz_at_it_is_mins_turn_work = { $name }はMINの手番です。先に子の値を求め、その最小を取ります。
quiz_the_of_is_the_of = { $name }の{ $sign }は子の{ $sign }の{ $best }です。まだ調べていない子は{ $unknown }と数えます。
quiz_alpha_is_the_best_that = αは、{ $name }の上のMAX節点で、調べ終えた子からMAXが確保した最善の値です。
quiz_beta_is_the_best_that = βは、{ $name }の上のMIN節点で、調べ終えた子からMINが確保した最善の値です。
quiz_look_at_the_min_nodes = { $name }の上のMIN節点を見ます。道の左にある子のU_bの最小がβで、なければ+∞です。
quiz_is_what_the_pass_compares = γはそのパスで値と比べる数です。

## question: sentences of several parts

quiz_beginning =
    { $with_a_capital ->
       *[other] { $as_it_is }
    }
quiz_lies_below_what_is_cut = { $cut }{ $node }もその下にあるので一緒に消えます。
quiz_list = { $before }、{ $last }
quiz_all_runners_need = { $name }は、{ $all }です。
quiz_is_less_than_gamma = { $by }が{ $value }でγに届かず、MINの{ $parent }がγ未満と分かったので、
quiz_is_at_least_gamma = { $by }が{ $value }でγ以上になり、MAXの{ $parent }がγに届いたので、
quiz_the_greatest_beta_in_open = SSS*はOPENの中でβが最大の節点を選びます。{ $node }のβは{ $merit }ですが、β={ $best }の節点があります。
quiz_goes_back_up_to = { $cut }そこで上に戻り、{ $parent }の次の子、{ $node }へ進みます。
quiz_is_the_leftmost_child_left = 深さ優先なので、{ $parent }の子のうちまだ調べていない最も左の{ $node }へ進みます。
quiz_is_looked_at =
    { $category ->
       *[other] { $node }は調べられます。この探索が評価する{ $rank }番目の端末です。
    }
quiz_not_that = { $typed }ではありません。{ $rule }
quiz_the_search_is_elsewhere = 探索は{ $below }にいて、しきい値に達するまでその下を続けます。{ $node }は別の場所です。
quiz_another_child_has_less = { $parent }は{ $kind }なので、{ $sign }が最小の子へ進みます。{ $child }は{ $number }で、もっと小さい子があります。
quiz_next_at_an_or_node = { $parent }はOR節点で、子が一つ解ければ足ります。左から順に、どれもθ={ $theta }で試します。次は{ $node }です。
quiz_next_at_an_and_node = { $parent }はAND節点で、すべての子を順に解きます。どの子にも、その子だけの共謀数を与えます。次の未解決の子は{ $node }で、θ={ $theta }です。
quiz_is_the_least_number = { $typed }は子の数の最小値ですが、ここでは一つの子では足りません。{ $rule }
quiz_is_what_all_would_cost = { $typed }はすべての子にかかる数ですが、ここでは一つの子で足ります。{ $rule }
