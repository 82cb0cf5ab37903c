### Groups, variants and sweeps of experiments, looked up by name: a key is made of the English
### name, which files hold.

label_shogi = 将棋
label_othello = オセロ
label_random_trees = ランダムな木
label_length_unknown = 手数不明
label_101_moves_and_more = 101手以上
label_depth = 深さ
label_branching = 分枝数
label_ordered = 子の順序
label_empties = 空きマス
label_values = 値
label_independent = 独立
label_incremental = 累積
label_material = 駒の損得
label_positional = 駒の損得と位置
label_unsorted = 無ソート
label_sorted = ソート
label_table = 置換表
label_all_remedies = 改良すべて
label_large = 大きいθ
label_root_only = 根のみ
label_no_memory = 動的評価なし
label_neither = どちらもなし
label_easy_first = 数の小さい順
label_hard_first = 数の大きい順
label_least_searched = 探索の少ない順
label_mate_length = 手数
label_realization = 実現確率
label_paper_s_manager = 論文の配分
label_our_manager = 当プログラムの配分
