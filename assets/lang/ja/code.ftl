### looked up by name: `code_<algorithm>_<line>`, lines counted from 1. The English lines stand with
### the algorithms in src/search; lines that are formulas and nothing else need no translation.

## minimax

code_minimax_2 = nが端末なら、その値を返す
code_minimax_3 = nの子を生成する
code_minimax_5 = 各子cについて、左から:
code_minimax_7 = scoreを返す

## alpha-beta

code_alpha_beta_2 = { code_minimax_2 }
code_alpha_beta_3 = 表にあるnの上下界で足りるなら、それを返す
code_alpha_beta_4 = { code_minimax_3 }
code_alpha_beta_5 = score ← −∞  (fail-hardではα)
code_alpha_beta_6 = { code_minimax_5 }
code_alpha_beta_8 = score ≥ β なら、残りの子をカットする
code_alpha_beta_9 = nについて分かったことを表に入れる
code_alpha_beta_10 = { code_minimax_7 }

## alpha-beta-sorted

code_alpha_beta_sorted_2 = { code_minimax_2 }
code_alpha_beta_sorted_3 = (表は使わない)
code_alpha_beta_sorted_4 = nの子を生成し、応手の少ない順に並べる
code_alpha_beta_sorted_6 = 各子cについて、その順に:
code_alpha_beta_sorted_8 = { code_alpha_beta_8 }
code_alpha_beta_sorted_9 = (何も保存しない)
code_alpha_beta_sorted_10 = { code_minimax_7 }

## aspiration

code_aspiration_1 = aspiration(n, α, β):  根で、または各節点で
code_aspiration_2 = { code_minimax_2 }
code_aspiration_3 = { code_minimax_3 }
code_aspiration_4 = v₀ ← nの値の見積り
code_aspiration_6 = v ≥ v₀ + error なら: v ← αβ(n, v₀ + error, β)
code_aspiration_7 = v ≤ v₀ − error なら: v ← αβ(n, α, v₀ − error)
code_aspiration_8 = vを返す
code_aspiration_10 = { code_minimax_2 }
code_aspiration_11 = { code_alpha_beta_3 }
code_aspiration_12 = { code_minimax_3 }
code_aspiration_13 = { code_alpha_beta_5 }
code_aspiration_14 = { code_minimax_5 }
code_aspiration_16 = { code_alpha_beta_8 }
code_aspiration_17 = { code_alpha_beta_9 }
code_aspiration_18 = { code_minimax_7 }

## pvs

code_pvs_2 = { code_minimax_2 }
code_pvs_3 = { code_minimax_3 }
code_pvs_4 = s ← −pvs(最初の子, −β, −α)
code_pvs_5 = s < β の間、残りの各子cについて:
code_pvs_7 = v > s でcが端末でないなら: v ← −αβ(c, −β, −s)
code_pvs_9 = sを返す
code_pvs_11 = { code_minimax_2 }
code_pvs_12 = { code_alpha_beta_3 }
code_pvs_13 = { code_minimax_3 }
code_pvs_14 = { code_alpha_beta_5 }
code_pvs_15 = { code_minimax_5 }
code_pvs_17 = { code_alpha_beta_8 }
code_pvs_18 = { code_alpha_beta_9 }
code_pvs_19 = { code_minimax_7 }

## nega-scout

code_nega_scout_2 = { code_minimax_2 }
code_nega_scout_3 = { code_minimax_3 }
code_nega_scout_5 = { code_minimax_5 }
code_nega_scout_7 = v > score なら:
code_nega_scout_8 = b = β か、vが正確な値か、vが(max(α, score), β)の外なら: score ← v
code_nega_scout_9 = そうでなければ: score ← −negascout(c, −β, −v)
code_nega_scout_10 = { code_alpha_beta_8 }
code_nega_scout_12 = { code_minimax_7 }

## scout

code_scout_2 = { code_minimax_2 }
code_scout_3 = { code_minimax_3 }
code_scout_4 = v ← eval(最初の子)
code_scout_5 = vがこれ以上ない最善でない限り、残りの各子cについて:
code_scout_6 = test(c, vより良いか)なら: v ← eval(c)
code_scout_7 = { code_aspiration_8 }
code_scout_8 = test(n, vより良いか):
code_scout_9 = nが端末なら、その値が良いかどうかを返す
code_scout_10 = { code_minimax_3 }
code_scout_11 = { code_minimax_5 }
code_scout_12 = test(c, vより良いか)でnの手番側の答えが決まれば、残りをカットする
code_scout_13 = 答えを返す

## iterative-deepening

code_iterative_deepening_1 = d ← step
code_iterative_deepening_2 = 水平線dの先に何もなくなるまで繰り返す:
code_iterative_deepening_3 = v ← 深さdの節点を端末とみなした根の探索
code_iterative_deepening_4 = 根の手を、得た値の良い順に並べる
code_iterative_deepening_5 = (先頭のK手だけを残す)
code_iterative_deepening_7 = { code_aspiration_8 }
code_iterative_deepening_8 = 各節点nで、子を水平線まで読む前に:
code_iterative_deepening_9 = より近い水平線ごとに: nの子をαβで読み、値の順に並べる
code_iterative_deepening_11 = { code_minimax_2 }
code_iterative_deepening_12 = { code_alpha_beta_3 }
code_iterative_deepening_13 = { code_minimax_3 }
code_iterative_deepening_14 = { code_alpha_beta_5 }
code_iterative_deepening_15 = { code_minimax_5 }
code_iterative_deepening_17 = { code_alpha_beta_8 }
code_iterative_deepening_18 = { code_alpha_beta_9 }
code_iterative_deepening_19 = { code_minimax_7 }

## branch-threshold

code_branch_threshold_1 = θ ← 初期値。根が決まるまで、θを増やしながらbt(根, θ, θ)を繰り返す
code_branch_threshold_3 = { code_minimax_2 }
code_branch_threshold_4 = 表でnが決まっていれば、それを返す
code_branch_threshold_5 = A ≤ 0 または B ≤ 0 なら「不明」を返す
code_branch_threshold_6 = nのk個の子を、応手の少ない順に生成する
code_branch_threshold_8 = 各子cについて: v ← bt(c, A, B)
code_branch_threshold_9 = ORでvが真、またはANDでvが偽なら、vを返し残りをカットする
code_branch_threshold_10 = 不明な子があれば「不明」を、なければ共通の値を返す

## realization

code_realization_1 = rps(n, r, α, β):  rはしきい値の残り
code_realization_2 = { code_minimax_2 }
code_realization_3 = r ≤ 0 なら、nの静的評価値を返す
code_realization_4 = { code_minimax_3 }
code_realization_6 = { code_minimax_5 }
code_realization_7 = p ← その手の種類の遷移確率
code_realization_9 = { code_alpha_beta_8 }
code_realization_10 = { code_minimax_7 }

## mate-length

code_mate_length_1 = 長さ = 1, 2, 3, … について: solve(根, 長さ)
code_mate_length_2 = 解けたか、それより深い節点がなければ終わり
code_mate_length_3 = solve(n, 残りの手数):
code_mate_length_4 = { code_minimax_2 }
code_mate_length_5 = 手数が残っていなければ「不明」を返す
code_mate_length_6 = { code_minimax_3 }
code_mate_length_7 = OR:  子が一つ解ければ解けた
code_mate_length_8 = AND: 解けない、または不明な子が一つあれば解けない
code_mate_length_9 = 子から決まる答えを返す

## sss

code_sss_2 = L_b(P₀) < U_b(P₀) の間:
code_sss_3 = OPENからβ(P)が最大のP(同点なら最も左)を取り出す
code_sss_4 = L_t(P) ≥ U_t(P) なら、Pを捨ててG2へ戻る
code_sss_5 = Pが端末なら:
code_sss_7 = Pの先祖のL_b, U_bを下から順に直す
code_sss_8 = カット条件を満たす最も上の先祖を確定する
code_sss_9 = そうでなければ、Pの子をすべて生成してOPENに入れる

## gsearch-alpha-beta

code_gsearch_alpha_beta_2 = { code_sss_2 }
code_gsearch_alpha_beta_3 = OPENから最も左のPを取り出す
code_gsearch_alpha_beta_4 = { code_sss_4 }
code_gsearch_alpha_beta_5 = { code_sss_5 }
code_gsearch_alpha_beta_7 = { code_sss_7 }
code_gsearch_alpha_beta_8 = { code_sss_8 }
code_gsearch_alpha_beta_9 = { code_sss_9 }

## gsearch-eligible

code_gsearch_eligible_2 = { code_sss_2 }
code_gsearch_eligible_3 = OPENから有資格なPをくじで取り出す
code_gsearch_eligible_4 = { code_sss_4 }
code_gsearch_eligible_5 = { code_sss_5 }
code_gsearch_eligible_7 = { code_sss_7 }
code_gsearch_eligible_8 = { code_sss_8 }
code_gsearch_eligible_9 = { code_sss_9 }

## sss-stockman

code_sss_stockman_1 = OPEN ← {"{"}(根, LIVE, +∞){"}"}
code_sss_stockman_2 = 繰り返す: OPENからhが最大の(J, s, h)(同点なら最も左)を取り出す
code_sss_stockman_3 = J = 根 でSOLVED: 終わり。f(根) = h
code_sss_stockman_4 = SOLVED、親IがMAX: Iの下の状態をすべて除き、(I, SOLVED, h)を加える
code_sss_stockman_5 = SOLVED、親がMINで次の兄弟Kがある: (K, LIVE, h)を加える
code_sss_stockman_6 = SOLVED、親IがMINで次の兄弟がない: (I, SOLVED, h)を加える
code_sss_stockman_7 = LIVEの端末: (J, SOLVED, min(h, f(J)))を加える
code_sss_stockman_8 = LIVEのMAX節点: すべての子について(子, LIVE, h)を加える
code_sss_stockman_9 = LIVEのMIN節点: (最初の子, LIVE, h)を加える
code_sss_stockman_10 = f(根) = h

## dual

code_dual_1 = OPEN ← {"{"}(根, LIVE, −∞){"}"}
code_dual_2 = 繰り返す: OPENからhが最小の(J, s, h)(同点なら最も左)を取り出す
code_dual_3 = { code_sss_stockman_3 }
code_dual_4 = SOLVED、親IがMIN: Iの下の状態をすべて除き、(I, SOLVED, h)を加える
code_dual_5 = SOLVED、親がMAXで次の兄弟Kがある: (K, LIVE, h)を加える
code_dual_6 = SOLVED、親IがMAXで次の兄弟がない: (I, SOLVED, h)を加える
code_dual_7 = LIVEの端末: (J, SOLVED, max(h, f(J)))を加える
code_dual_8 = LIVEのMIN節点: すべての子について(子, LIVE, h)を加える
code_dual_9 = LIVEのMAX節点: (最初の子, LIVE, h)を加える
code_dual_10 = { code_sss_stockman_10 }

## recursive-sss

code_recursive_sss_1 = L_t = −∞, U_t = +∞ でsolve(P₀)
code_recursive_sss_2 = 手続き solve(P′) 第i段:
code_recursive_sss_4 = P′が確定するまで:
code_recursive_sss_5 = OPEN_iからPを取り出す: β(P)が最大のもの、または規則に従う
code_recursive_sss_6 = L_t(P) ≥ U_t(P) なら、Pを捨ててR2へ戻る
code_recursive_sss_7 = Pが端末なら: L_b(P) ← f(P), U_b(P) ← f(P)
code_recursive_sss_8 = P ≠ P′ でcond_i(P)なら: 第i + 1段でsolve(P)
code_recursive_sss_9 = PからP′まで、L_b, U_bを直す
code_recursive_sss_10 = P′の下で、カット条件を満たす最も上の節点を確定する
code_recursive_sss_11 = それ以外: Pの子をすべてOPEN_iに入れる
code_recursive_sss_12 = P′の下をすべて解放して戻る

## mtdf

code_mtdf_1 = mt(n, γ):  nの値はγ以上か?
code_mtdf_2 = lower(n) ≥ γ ならlower(n)を、upper(n) < γ ならupper(n)を返す
code_mtdf_3 = nが端末なら: lower(n) ← upper(n) ← その値。それを返す
code_mtdf_4 = { code_minimax_3 }
code_mtdf_5 = MAX: g ≥ γ になるまで、子cのmt(c, γ)の最大をgとする
code_mtdf_6 = MIN: g < γ になるまで、子cのmt(c, γ)の最小をgとする
code_mtdf_7 = g < γ なら upper(n) ← g、そうでなければ lower(n) ← g
code_mtdf_8 = gを返す
code_mtdf_10 = 繰り返す: g ← mt(根, γ)。g ≥ γ なら終わり。γ ← g
code_mtdf_12 = 繰り返す: g ← mt(根, γ)。g < γ なら終わり。γ ← g + 1
code_mtdf_13 = g ← 見積り
code_mtdf_14 = 繰り返す: γ ← g(g = lower(根)ならg + 1)。g ← mt(根, γ)。lower(根) = upper(根) なら終わり

## mt-sss

code_mt_sss_1 = { code_mtdf_1 }
code_mt_sss_2 = { code_mtdf_2 }
code_mt_sss_3 = { code_mtdf_3 }
code_mt_sss_4 = { code_minimax_3 }
code_mt_sss_5 = { code_mtdf_5 }
code_mt_sss_6 = { code_mtdf_6 }
code_mt_sss_7 = { code_mtdf_7 }
code_mt_sss_8 = { code_mtdf_8 }
code_mt_sss_10 = { code_mtdf_10 }
code_mt_sss_12 = { code_mtdf_12 }
code_mt_sss_13 = { code_mtdf_13 }
code_mt_sss_14 = { code_mtdf_14 }

## mt-dual

code_mt_dual_1 = { code_mtdf_1 }
code_mt_dual_2 = { code_mtdf_2 }
code_mt_dual_3 = { code_mtdf_3 }
code_mt_dual_4 = { code_minimax_3 }
code_mt_dual_5 = { code_mtdf_5 }
code_mt_dual_6 = { code_mtdf_6 }
code_mt_dual_7 = { code_mtdf_7 }
code_mt_dual_8 = { code_mtdf_8 }
code_mt_dual_10 = { code_mtdf_10 }
code_mt_dual_12 = { code_mtdf_12 }
code_mt_dual_13 = { code_mtdf_13 }
code_mt_dual_14 = { code_mtdf_14 }

## c-star

code_c_star_1 = θ ← 1。繰り返す: r ← expand(根, θ)。rが0か∞なら終わり。θ ← r
code_c_star_3 = 表でCN(n) = 0 か CN(n) > θ なら、それを返す
code_c_star_4 = nの子を生成する。なければ CN(n) ← 0か∞ とし、返す
code_c_star_5 = nが路の上にある間は CN(n) ← θ + 1
code_c_star_6 = OR:  各子cについて: r ← expand(c, θ)
code_c_star_7 = r = 0 なら: CN(n) ← 0。0を返す
code_c_star_8 = OR:  CN(n) ← rの最小。それを返す
code_c_star_9 = AND: 未解決の各子cについて CN(c) ← 表の数、なければ1
code_c_star_10 = Σ CN(c) > θ なら: CN(n) ← Σ CN(c)。それを返す
code_c_star_11 = AND: 未解決の各子cについて、r ← expand(c, CN(c)) が0でない間
code_c_star_12 = CN(c) ← r。残りの和がθを超えたら: CN(n) ← 残りの和。それを返す
code_c_star_13 = AND: CN(n) ← 0。0を返す

## pn

code_pn_1 = pn(根) = 0 または dn(根) = 0 になるまで繰り返す
code_pn_2 = n ← 根。nが展開済みの間:
code_pn_3 = OR: n ← pnが最小の最も左の子。AND: … dnが最小の子
code_pn_4 = nが端末なら: (pn, dn) ← 真なら(0, ∞)、偽なら(∞, 0)
code_pn_5 = そうでなければ、nの子を(1, 1)で生成する
code_pn_6 = 変わる限り、nの上の数を直す:
code_pn_7 = OR: pn ← pnの最小、dn ← dnの和。AND: その逆

## df-pn

code_df_pn_1 = mid(根, ∞, ∞)
code_df_pn_3 = nが端末なら: (0, ∞)か(∞, 0)を表に入れて戻る
code_df_pn_4 = 空きマスが少なければ、普通のα-βで読み切る
code_df_pn_5 = { code_minimax_3 }
code_df_pn_6 = 繰り返す
code_df_pn_7 = OR:  pn ← 子のpnの最小、dn ← 子のdnの和
code_df_pn_8 = pn ≥ tp または dn ≥ td なら: (pn, dn)を表に入れて戻る
code_df_pn_9 = OR:  c ← pnが最小の最も左の子。pn₂ ← 二番目に小さいpn
code_df_pn_11 = AND: pnとdnを入れ替えて同様に

## wpns

code_wpns_1 = { code_df_pn_1 }
code_wpns_3 = { code_df_pn_3 }
code_wpns_4 = { code_df_pn_4 }
code_wpns_5 = { code_minimax_3 }
code_wpns_6 = { code_df_pn_6 }
code_wpns_7 = OR:  pn ← 子のpnの最小、dn ← 未解決のu個の子のdnの最大 + (u − 1)
code_wpns_8 = { code_df_pn_8 }
code_wpns_9 = { code_df_pn_9 }
code_wpns_11 = { code_df_pn_11 }

## bns

code_bns_1 = { code_df_pn_1 }
code_bns_3 = { code_df_pn_3 }
code_bns_4 = { code_df_pn_4 }
code_bns_5 = { code_minimax_3 }
code_bns_6 = { code_df_pn_6 }
code_bns_7 = OR:  pn ← 子のpnの最小、dn ← 未解決のu個の子のdnの最小 + (u − 1)
code_bns_8 = { code_df_pn_8 }
code_bns_9 = { code_df_pn_9 }
code_bns_11 = { code_df_pn_11 }

## ao-star

code_ao_star_1 = 根が解けるか h(根) = ∞ になるまで繰り返す
code_ao_star_2 = { code_pn_2 }
code_ao_star_3 = OR: n ← 印のついた子。AND: n ← 最も左の未解決の子
code_ao_star_4 = { code_minimax_3 }
code_ao_star_5 = 端末: h ← 0(解けた)か h ← ∞。その他: h ← 1
code_ao_star_6 = 変わる限り、nの上のhと印を直す:
code_ao_star_7 = OR: h ← c + h(子) の最小、その子に印。その子が解ければ解けた
code_ao_star_8 = AND: h ← c + h(子) の和。子がすべて解ければ解けた

## conspiracy

code_conspiracy_1 = v ← 根の値。U, D ← それを上げる、下げるために変わるべき先端の最少数
code_conspiracy_2 = U ≥ T かつ D ≥ T になるまで繰り返す
code_conspiracy_3 = U ≤ D なら、n ← vより上げる最小の共謀に加わる先端:
code_conspiracy_4 = MAX: Uが最小の子。MIN: vより上でない最初の子
code_conspiracy_5 = そうでなければ、vより下げる方を、MAXとMINを入れ替えて同様に
code_conspiracy_6 = nの子を、それぞれ静的な値で生成する
code_conspiracy_7 = MAX: v ← vの最大、U ← Uの最小、D ← Dの和。MIN: その逆
code_conspiracy_8 = 根の値が変わったら、UとDをすべて数え直す
