### looked up by name: `code_<algorithm>_<line>`, a line being called as it is in `code!`. The English
### lines stand with the algorithms in src/search; lines that are formulas and nothing else need no
### translation.

## minimax

code_minimax_leaf = nが端末なら、その値を返す
code_minimax_generate = nの子を生成する
code_minimax_each = 各子cについて、左から:
code_minimax_return = scoreを返す

## minimal

code_minimal_value = v ← 根の値 (α-βで求める)
code_minimal_least = L≥(n) ← 値がv以上の端末なら1、他の端末なら∞;  MAX: min L≥(c);  MIN: Σ L≥(c)
code_minimal_most = L≤(n) ← v以下について同様 (minとΣを入れ替える)
code_minimal_choice = 各minの子を選ぶ。両方が要る節点では、一つの子が両方を兼ねる
code_minimal_call = minimal(根, v − 1, v + 1)
code_minimal_static = nの静的上下界で足りるなら、それを返す
code_minimal_leaf = { code_minimax_leaf }
code_minimal_generate = nの子を生成する。選ばれた子が先頭
code_minimal_each = 各子cについて、その順に:
code_minimal_cut = { code_alpha_beta_cut }
code_minimal_return = { code_minimax_return }

## alpha-beta

code_alpha_beta_leaf = { code_minimax_leaf }
code_alpha_beta_table = 表にあるnの上下界で足りるなら、それを返す
code_alpha_beta_generate = { code_minimax_generate }
code_alpha_beta_start = score ← −∞  (fail-hardではα)
code_alpha_beta_each = { code_minimax_each }
code_alpha_beta_cut = score ≥ β なら、残りの子をカットする
code_alpha_beta_store = nについて分かったことを表に入れる
code_alpha_beta_return = { code_minimax_return }

## alpha-beta-sorted

code_alpha_beta_sorted_leaf = { code_minimax_leaf }
code_alpha_beta_sorted_table = (表は使わない)
code_alpha_beta_sorted_generate = nの子を生成し、応手の少ない順に並べる
code_alpha_beta_sorted_each = 各子cについて、その順に:
code_alpha_beta_sorted_cut = { code_alpha_beta_cut }
code_alpha_beta_sorted_store = (何も保存しない)
code_alpha_beta_sorted_return = { code_minimax_return }

## aspiration

code_aspiration_enter = aspiration(n, α, β):  根で、または各節点で
code_aspiration_leaf = { code_minimax_leaf }
code_aspiration_generate = { code_minimax_generate }
code_aspiration_guess = v₀ ← nの値の見積り
code_aspiration_high = v ≥ v₀ + error なら: v ← αβ(n, v₀ + error, β)
code_aspiration_low = v ≤ v₀ − error なら: v ← αβ(n, α, v₀ − error)
code_aspiration_return = vを返す

## pvs

code_pvs_leaf = { code_minimax_leaf }
code_pvs_generate = { code_minimax_generate }
code_pvs_first = s ← −pvs(最初の子, −β, −α)
code_pvs_cut = s < β の間、残りの各子cについて:
code_pvs_again = v > s でcが端末でないなら: v ← −αβ(c, −β, −s)
code_pvs_return = sを返す

## nega-scout

code_nega_scout_leaf = { code_minimax_leaf }
code_nega_scout_table = { code_alpha_beta_table }
code_nega_scout_generate = { code_minimax_generate }
code_nega_scout_each = { code_minimax_each }
code_nega_scout_better = v > score なら:
code_nega_scout_exact = b = β か、vが正確な値か、vが(max(α, score), β)の外なら: score ← v
code_nega_scout_again = そうでなければ: score ← −negascout(c, −β, −v)
code_nega_scout_cut = { code_alpha_beta_cut }
code_nega_scout_return = { code_minimax_return }
code_nega_scout_store = { code_alpha_beta_store }

## scout

code_scout_eval_leaf = { code_minimax_leaf }
code_scout_eval_generate = { code_minimax_generate }
code_scout_first = v ← eval(最初の子)
code_scout_eval_cut = vがこれ以上ない最善でない限り、残りの各子cについて:
code_scout_again = test(c, vより良いか)なら: v ← eval(c)
code_scout_eval_return = { code_aspiration_return }
code_scout_test = test(n, vより良いか):
code_scout_test_leaf = nが端末なら、その値が良いかどうかを返す
code_scout_test_generate = { code_minimax_generate }
code_scout_each = { code_minimax_each }
code_scout_test_cut = test(c, vより良いか)でnの手番側の答えが決まれば、残りをカットする
code_scout_test_return = 答えを返す

## iterative-deepening

code_iterative_deepening_first = d ← step
code_iterative_deepening_iterate = 水平線dの先に何もなくなるまで繰り返す:
code_iterative_deepening_inner = v ← 深さdの節点を端末とみなした根の探索
code_iterative_deepening_root = 根の手を、得た値の良い順に並べる
code_iterative_deepening_keep = (先頭のK手だけを残す)
code_iterative_deepening_return = { code_aspiration_return }
code_iterative_deepening_every = 各節点nで、子を水平線まで読む前に:
code_iterative_deepening_order = より近い水平線ごとに: nの子をαβで読み、値の順に並べる

## branch-threshold

code_branch_threshold_iterate = θ ← 初期値。根が決まるまで、θを増やしながらbt(根, θ, θ)を繰り返す
code_branch_threshold_leaf = { code_minimax_leaf }
code_branch_threshold_table = 表でnが決まっていれば、それを返す
code_branch_threshold_spent = A ≤ 0 または B ≤ 0 なら「不明」を返す
code_branch_threshold_generate = nのk個の子を、応手の少ない順に生成する
code_branch_threshold_each = 各子cについて: v ← bt(c, A, B)
code_branch_threshold_cut = ORでvが真、またはANDでvが偽なら、vを返し残りをカットする
code_branch_threshold_return = 不明な子があれば「不明」を、なければ共通の値を返す

## realization

code_realization_enter = rps(n, r, α, β):  rはしきい値の残り
code_realization_leaf = { code_minimax_leaf }
code_realization_spent = r ≤ 0 なら、nの静的評価値を返す
code_realization_generate = { code_minimax_generate }
code_realization_each = { code_minimax_each }
code_realization_price = p ← その手の種類の遷移確率
code_realization_cut = { code_alpha_beta_cut }
code_realization_return = { code_minimax_return }

## mate-length

code_mate_length_iterate = 長さ = 1, 2, 3, … について: solve(根, 長さ)
code_mate_length_stop = 解けたか、それより深い節点がなければ終わり
code_mate_length_enter = solve(n, 残りの手数):
code_mate_length_leaf = { code_minimax_leaf }
code_mate_length_deeper = 手数が残っていなければ「不明」を返す
code_mate_length_generate = { code_minimax_generate }
code_mate_length_or = OR:  子が一つ解ければ解けた
code_mate_length_and = AND: 解けない、または不明な子が一つあれば解けない
code_mate_length_return = 子から決まる答えを返す

## mt

code_mt_enter = mt(n, γ):  nの値はγ以上か?
code_mt_table = lower(n) ≥ γ ならlower(n)を、upper(n) < γ ならupper(n)を返す
code_mt_leaf = nが端末なら: lower(n) ← upper(n) ← その値。それを返す
code_mt_generate = { code_minimax_generate }
code_mt_cut_max = MAX: g ≥ γ になるまで、子cのmt(c, γ)の最大をgとする
code_mt_cut_min = MIN: g < γ になるまで、子cのmt(c, γ)の最小をgとする
code_mt_store = g < γ なら upper(n) ← g、そうでなければ lower(n) ← g
code_mt_return = gを返す

## mt-sss

code_mt_sss_pass = 繰り返す: g ← mt(根, γ)。g ≥ γ なら終わり。γ ← g

## mt-dual

code_mt_dual_pass = 繰り返す: g ← mt(根, γ)。g < γ なら終わり。γ ← g + 1

## mtdf

code_mtdf_guess = g ← 見積り
code_mtdf_pass = 繰り返す: γ ← g(g = lower(根)ならg + 1)。g ← mt(根, γ)。lower(根) = upper(根) なら終わり

## gsearch

code_gsearch_loop = L_b(P₀) < U_b(P₀) の間:
code_gsearch_pre_cut = L_t(P) ≥ U_t(P) なら、Pを捨ててG2へ戻る
code_gsearch_leaf = Pが端末なら:
code_gsearch_bounds = Pの先祖のL_b, U_bを下から順に直す
code_gsearch_close = カット条件を満たす最も上の先祖を確定する
code_gsearch_expand = そうでなければ、Pの子をすべて生成してOPENに入れる

## sss

code_sss_select = OPENからβ(P)が最大のP(同点なら最も左)を取り出す

## gsearch-alpha-beta

code_gsearch_alpha_beta_select = OPENから最も左のPを取り出す

## gsearch-eligible

code_gsearch_eligible_select = OPENから有資格なPをくじで取り出す

## sss-stockman

code_sss_stockman_start = OPEN ← {"{"}(根, LIVE, +∞){"}"}
code_sss_stockman_take = 繰り返す: OPENからhが最大の(J, s, h)(同点なら最も左)を取り出す
code_sss_stockman_root = J = 根 でSOLVED: 終わり。f(根) = h
code_sss_stockman_purge = SOLVED、親IがMAX: Iの下の状態をすべて除き、(I, SOLVED, h)を加える
code_sss_stockman_across = SOLVED、親がMINで次の兄弟Kがある: (K, LIVE, h)を加える
code_sss_stockman_up = SOLVED、親IがMINで次の兄弟がない: (I, SOLVED, h)を加える
code_sss_stockman_leaf = LIVEの端末: (J, SOLVED, min(h, f(J)))を加える
code_sss_stockman_all = LIVEのMAX節点: すべての子について(子, LIVE, h)を加える
code_sss_stockman_first = LIVEのMIN節点: (最初の子, LIVE, h)を加える
code_sss_stockman_done = f(根) = h

## dual

code_dual_start = OPEN ← {"{"}(根, LIVE, −∞){"}"}
code_dual_take = 繰り返す: OPENからhが最小の(J, s, h)(同点なら最も左)を取り出す
code_dual_root = { code_sss_stockman_root }
code_dual_purge = SOLVED、親IがMIN: Iの下の状態をすべて除き、(I, SOLVED, h)を加える
code_dual_across = SOLVED、親がMAXで次の兄弟Kがある: (K, LIVE, h)を加える
code_dual_up = SOLVED、親IがMAXで次の兄弟がない: (I, SOLVED, h)を加える
code_dual_leaf = LIVEの端末: (J, SOLVED, max(h, f(J)))を加える
code_dual_all = LIVEのMIN節点: すべての子について(子, LIVE, h)を加える
code_dual_first = LIVEのMAX節点: (最初の子, LIVE, h)を加える
code_dual_done = { code_sss_stockman_done }

## recursive-sss

code_recursive_sss_call = L_t = −∞, U_t = +∞ でsolve(P₀)
code_recursive_sss_solve = 手続き solve(P′) 第i段:
code_recursive_sss_until = P′が確定するまで:
code_recursive_sss_select = OPEN_iからPを取り出す: β(P)が最大のもの、または規則に従う
code_recursive_sss_pre_cut = L_t(P) ≥ U_t(P) なら、Pを捨ててR2へ戻る
code_recursive_sss_leaf = Pが端末なら: L_b(P) ← f(P), U_b(P) ← f(P)
code_recursive_sss_recurse = P ≠ P′ でcond_i(P)なら: 第i + 1段でsolve(P)
code_recursive_sss_bounds = PからP′まで、L_b, U_bを直す
code_recursive_sss_close = P′の下で、カット条件を満たす最も上の節点を確定する
code_recursive_sss_expand = それ以外: Pの子をすべてOPEN_iに入れる
code_recursive_sss_free = P′の下をすべて解放して戻る

## c-star

code_c_star_iterate = θ ← 1。繰り返す: r ← expand(根, θ)。rが0か∞なら終わり。θ ← r
code_c_star_table = 表でCN(n) = 0 か CN(n) > θ なら、それを返す
code_c_star_generate = nの子を生成する。なければ CN(n) ← 0か∞ とし、返す
code_c_star_on_path = nが路の上にある間は CN(n) ← θ + 1
code_c_star_or = OR:  各子cについて: r ← expand(c, θ)
code_c_star_or_solved = r = 0 なら: CN(n) ← 0。0を返す
code_c_star_or_least = OR:  CN(n) ← rの最小。それを返す
code_c_star_count = AND: 未解決の各子cについて CN(c) ← 表の数、なければ1
code_c_star_too_many = Σ CN(c) > θ なら: CN(n) ← Σ CN(c)。それを返す
code_c_star_and = AND: 未解決の各子cについて、r ← expand(c, CN(c)) が0でない間
code_c_star_rest = CN(c) ← r。残りの和がθを超えたら: CN(n) ← 残りの和。それを返す
code_c_star_and_solved = AND: CN(n) ← 0。0を返す

## pn

code_pn_until = pn(根) = 0 または dn(根) = 0 になるまで繰り返す
code_pn_down = n ← 根。nが展開済みの間:
code_pn_select = OR: n ← pnが最小の最も左の子。AND: … dnが最小の子
code_pn_leaf = nが端末なら: (pn, dn) ← 真なら(0, ∞)、偽なら(∞, 0)
code_pn_generate = そうでなければ、nの子を(1, 1)で生成する
code_pn_correct = 変わる限り、nの上の数を直す:
code_pn_numbers = OR: pn ← pnの最小、dn ← dnの和。AND: その逆

## mid

code_mid_root = mid(根, ∞, ∞)
code_mid_leaf = nが端末なら: (0, ∞)か(∞, 0)を表に入れて戻る
code_mid_tail = 空きマスが少なければ、普通のα-βで読み切る
code_mid_generate = { code_minimax_generate }
code_mid_repeat = 繰り返す
code_mid_return = pn ≥ tp または dn ≥ td なら: (pn, dn)を表に入れて戻る
code_mid_best = OR:  c ← pnが最小の最も左の子。pn₂ ← 二番目に小さいpn
code_mid_and = AND: pnとdnを入れ替えて同様に

## df-pn

code_df_pn_numbers = OR:  pn ← 子のpnの最小、dn ← 子のdnの和

## wpns

code_wpns_numbers = OR:  pn ← 子のpnの最小、dn ← 未解決のu個の子のdnの最大 + (u − 1)

## bns

code_bns_numbers = OR:  pn ← 子のpnの最小、dn ← 未解決のu個の子のdnの最小 + (u − 1)

## ao-star

code_ao_star_until = 根が解けるか h(根) = ∞ になるまで繰り返す
code_ao_star_down = { code_pn_down }
code_ao_star_select = OR: n ← 印のついた子。AND: n ← 最も左の未解決の子
code_ao_star_generate = { code_minimax_generate }
code_ao_star_leaf = 端末: h ← 0(解けた)か h ← ∞。その他: h ← 1
code_ao_star_correct = 変わる限り、nの上のhと印を直す:
code_ao_star_or = OR: h ← c + h(子) の最小、その子に印。その子が解ければ解けた
code_ao_star_and = AND: h ← c + h(子) の和。子がすべて解ければ解けた

## conspiracy

code_conspiracy_start = v ← 根の値。U, D ← それを上げる、下げるために変わるべき先端の最少数
code_conspiracy_stop = U ≥ T かつ D ≥ T になるまで繰り返す
code_conspiracy_raise = U ≤ D なら、n ← vより上げる最小の共謀に加わる先端:
code_conspiracy_up = MAX: Uが最小の子。MIN: vより上でない最初の子
code_conspiracy_down = そうでなければ、vより下げる方を、MAXとMINを入れ替えて同様に
code_conspiracy_generate = nの子を、それぞれ静的な値で生成する
code_conspiracy_count = MAX: v ← vの最大、U ← Uの最小、D ← Dの和。MIN: その逆
code_conspiracy_anew = 根の値が変わったら、UとDをすべて数え直す
