## session: examples

session_trees = 木
session_and_or_trees = AND/OR木
session_sixteen_leaves = 16の端末
session_sss_needs_7_leaves_where = SSS*は7個、α-βは13個の端末を調べる
session_no_cuts_for_alpha_beta = α-βがカットできない木
session_alpha_beta_looks_at_all = α-βは16個すべて、SSS*は8個を調べる
session_equal_values = 等しい値
session_where_values_tie_the_two = 同じ値があると2つのSSS*が分かれる: 3個と5個
session_between_alpha_beta_and_sss = α-βとSSS*の間
session_recursive_sss_with_c_2 = c=2の再帰型SSS*を両者と並べる
session_81_random_leaves = ランダムな81端末
session_a_uniform_tree_of_depth = 深さ4・分枝3の一様な木
session_4_096_random_leaves = ランダムな4096端末
session_depth_6_four_moves_everywhere = 深さ6・分枝4の一様な木
session_correlated_values = 相関のある値
session_every_move_adds_a_little = 現実のゲームのように手ごとに値が少し動く
session_a_small_and_or_tree = 小さなAND/OR木
session_true_if_some_branch_of = OR根のどれかの枝がすべて真なら真
session_where_is_a_proof_cheapest = どこの証明が安いか
session_pn_search_df_pn_and = 狭い道と広い道のある木をPN、df-pn、C*で
session_paths_that_meet = 合流する道
session_a_graph_in_which_df = df-pnが一つの局面を何度も数えるグラフ。WPNSは数えない
session_six_empties = 残り6マス
session_the_last_six_moves_of = 最後の6手
session_eight_empties = 残り8マス
session_a_few_hundred_leaves = 数百の端末
session_4_4_from_the_start = 4×4の最初から
session_the_whole_game_the_first = 全体を解く: 先手の3対11負け
session_6_6_ten_empties = 6×6 残り10マス
session_thousands_of_leaves_memory_begins = 数千の端末。記憶の差が見え始める
session_6_6_sixteen_empties = 6×6 残り16マス
session_the_positions_of_katoh = 加藤・茨木の局面: 数百万の端末
session_twelve_empties = 残り12マス
session_8_8_with_twelve_empties = 8×8で残り12マス
session_win_draw_or_loss = 勝敗を証明する
session_eight_empties_asked_for_win = 残り8マスの勝敗をdf-pn、WPNS、並べ替えα-βで(森田・橋本・小林)
session_tic_tac_toe = 三目並べの4手目
session_tic_tac_toe_tip = Xが角を2つ、Oが中央。引き分けに持ち込む手はどれか
session_tic_tac_toe_start = 三目並べの全体
session_tic_tac_toe_start_tip = 初手からすべて。カットしなければ端末は255,168個で、引き分け
session_connect_four_small = コネクトフォー 4×4
session_connect_four_small_tip = 小さな盤の5手目から最後まで解く
session_connect_four = コネクトフォー 7×6
session_connect_four_tip = 中央の列から6手先まで読む
session_gomoku_small = 小さな五目並べ
session_gomoku_small_tip = 8×8の盤で五目並べ。節点ごとに約60手を3手先まで
session_two_golds_against_a_king = 二枚の金と玉
session_mate_in_three_among_few = 手の少ない3手詰。木の全体が見える
session_three_plies_from_the_start = 初期局面から3手
session_thirty_moves_a_node_alpha = 一節点に30手。全体の端末は25,470個
session_the_four_searches_of_paper = 鈴木・乾・小谷の4探索法の競走
session_alpha_beta_aspiration_pvs_and = 中盤の局面でα-β・Aspiration・PVS・NegaScoutを比べる
session_the_same_without_ordering = 同じ局面を順序付けなしで
session_moves_as_generated_see_what = 生成順のまま。順序付けの値打ちが分かる
session_a_gold_in_hand = 持駒に金
session_a_mate_in_three_found = 三手詰を深さ3で探索。詰みの値は百万から手数を引いたもの
session_a_mate_in_five = 五手詰
session_tsume_shogi_as_an_and = 詰将棋をAND/OR木として、C*、df-pn、PNで王手の連続の詰みを探す
session_593_moves = 593通りの手
session_the_most_moves_a_position = 合法手が最も多い局面。探索しない手は扇形にまとめる

## session: report

session_algorithm = 探索法
session_position = 局面
session_question = 問い
session_value = 値
session_evaluations = 評価
session_nodes = 節点
session_expanded = 展開
session_max_open = 最大OPEN
session_max_cells = 最大セル
session_max_bytes = 最大バイト
session_re_searches = 再探索
session_seconds = 秒
session_yomiki_run_report = 読み木 実行の報告
session_position_report = 局面
session_question_report = 問い

## lessons: files of texts

session_texts_stray = { $file }の{ NUMBER($line, useGrouping: 0) }行: どの節にも属さない文章です。その前に「# step 1」のような行を書いてください
session_texts_unknown = { $file }の{ NUMBER($line, useGrouping: 0) }行: 「# { $name }」という節はありません。あるのは「# title」「# about」と「# step 1」から「# step { $steps }」まで、およびその後に「hint」か「because」を付けたものです
session_texts_twice = { $file }の{ NUMBER($line, useGrouping: 0) }行: 「# { $name }」の節は2度目です。どちらか一方にしてください
session_texts_missing = { $file }: 「# { $section }」の節がありません。そこに書いてください

## session: what is wrong with a file

session_file_io = { $path }を読み書きできません: { $why }
session_file_too_large = { $path }は大きすぎます(この種のファイルは{ NUMBER($largest, useGrouping: 0) }バイトまで)
session_file_encoding = { $path }: { $why }
session_file_no_text = { $path }はテキストファイルではありません
session_syntax = セッションとして読めません({ NUMBER($line, useGrouping: 0) }行{ NUMBER($column, useGrouping: 0) }文字目: { $reason })。そこを直すか、別のファイルを開いてください
session_too_new = このセッションは新しい版のYomikiで書かれています(形式{ NUMBER($found, useGrouping: 0) }。この版が読めるのは{ NUMBER($known, useGrouping: 0) }まで)
session_too_many_runners = 比較できるアルゴリズムは{ NUMBER($most, useGrouping: 0) }個までですが、{ NUMBER($found, useGrouping: 0) }個あります
session_settings_unreadable = 設定を読み込めません({ $why })。元の設定は{ $kept }、初期設定で始めました
session_settings_place = { NUMBER($line, useGrouping: 0) }行{ NUMBER($column, useGrouping: 0) }文字目: { $reason }
session_settings_kept = { $path }として残し
session_settings_lost = 別名で残すこともできず({ $why })

## session: files

session_no_autosave_place = 自動保存の場所がすべて使われています
session_crash_reports = { $count ->
    [1] 以前、異常終了がありました。記録は{ $path }にあります
   *[other] 以前、異常終了が{ $count }回ありました。最後の記録は{ $path }にあります
}
