### looked up by name: `parameter_<key>` is what a parameter of an algorithm is called in the window,
### `parameter_word_<word>` what it is called when it is set to this word. On the command line both
### are spelled as they are, in every language.

## parameters

parameter_and_order = ANDの子の順
parameter_at = 場所
parameter_bounds = 返す値
parameter_bytes = バイト数
parameter_key = 記憶の単位
parameter_store_from = 記憶する高さ
parameter_test = 試しのやり直し
parameter_dominance = 優越
parameter_futile = 無駄合
parameter_or_order = ORの手
parameter_similar = 似た局面
parameter_sums = 和
parameter_c = c
parameter_c1 = c1
parameter_c11 = c11
parameter_c12 = c12
parameter_ci = ci
parameter_charge = 課す相手
parameter_cond = 再帰の条件
parameter_dynamic = 動的評価
parameter_edge_cost = 枝のコスト
parameter_epsilon = ε(%)
parameter_error = 半幅
parameter_exact_plies = 正確とする高さ
parameter_guess = 推測値
parameter_informed = 静的な上下界
parameter_inner = 繰り返す探索
parameter_keep = 残す手
parameter_memory = 記憶量M'
parameter_multiple = 多重反復深化
parameter_numbers = 数の種類
parameter_order = 子の順序
parameter_policy = 解放の時
parameter_rule = 選び方
parameter_seed = 乱数の種
parameter_start = 最初のθ
parameter_step = 増分
parameter_table = 表
parameter_tail = α-βに移る空き
parameter_terminals = 終端の認識
parameter_threshold = T
parameter_transitions = 確率の表

## words

parameter_word_adaptive = 空き記憶による
parameter_word_printed = 図のとおり
parameter_word_repaired = 直したもの
parameter_word_unlimited = 無制限
parameter_word_counted = 数えるときも
parameter_word_exact = 和
parameter_word_killer = キラー手を先に
parameter_word_replies = 応手の少ない順
parameter_word_all = すべて
parameter_word_and = ANDのみ
parameter_word_bn = 経路分枝数
parameter_word_both = ANDとOR
parameter_word_computed = 計算もする
parameter_word_depth = 深さ(4.2)
parameter_word_dual = { algorithm_dual }
parameter_word_easy_first = 数の小さい順
parameter_word_every_node = 各節点
parameter_word_exp2 = 実験2
parameter_word_exp3 = 実験3
parameter_word_fewest_children = 子の少ない順
parameter_word_first_leaf = 最初の端末
parameter_word_free = 閉じた節点の下
parameter_word_generated = 生成したとき
parameter_word_generation = 生成順
parameter_word_given = 与えられたもの
parameter_word_hard = 端の値(hard)
parameter_word_hard_first = 数の大きい順
parameter_word_least_searched = 探索の少ない順
parameter_word_leftmost = 最左
parameter_word_off = なし
parameter_word_on = あり
parameter_word_overflow = 超過分まで
parameter_word_path = 路ごと
parameter_word_pn = 証明数
parameter_word_position = 局面ごと
parameter_word_previous = 前回の値
parameter_word_retain = 戻るときだけ
parameter_word_root = 根
parameter_word_selected = 選ばれたとき
parameter_word_soft = 得た限界値(soft)
parameter_word_space = 領域(4.3)
parameter_word_sss = { algorithm_sss }
parameter_word_static = 静的な値
parameter_word_weak = 弱い数
parameter_word_wpn = 弱証明数
