## app: exporting

window_written_to_as = { $name }に{ $format }形式で書き出しました。
window_written_to = { $name }に書き出しました。
window_a_film_is_being_shot = 動画を撮影しています。終わってからもう一度選んでください。
window_writing_a_film_of_frames = { $frames }コマの動画を書き出しています…
window_is_written_frames = { $name }に{ $frames }コマを書き出しました。
window_drawing_the_slides_of = 「{ $title }」のスライドを描いています…
window_slides_are_in = { $name }に{ $count }枚のスライドを書き出しました。
window_there_are_no_results_yet = まだ結果がありません。先に実験を実行してください。
window_files_are_in = { $name }に{ $count }個のファイルを書き出しました。
window_the_tree_is_on_the = 木の画像をコピーしました。

## app: keys

window_there_is_no_text_on = クリップボードにテキストがありません。

## gui: app

window_what_was_open_when_yomiki = 前回中断したときの内容を読めません: { $why }
window_the_picture_is_on_the = 画像をコピーしました。
window_in_large_type_there_is = 大きな文字では曲線の場所がありません。元の大きさに戻すか「表示」メニューから開けます

## describe: edit

window_undo = 元に戻す
window_take_back_the_last_edit = 直前の編集を取り消す
window_redo = やり直す
window_bring_back_what_was_undone = 取り消した編集を戻す
window_copy_position = 局面をコピー
window_copy_the_positions_notation = 局面の表記をコピーする
window_paste_position = 局面を貼り付け
window_read_a_position_from_the = クリップボードの局面を形式を判別して読む
window_random_position = ランダムな局面
window_another_position_of_the_same = 同じ種類の別の局面を作る
window_add_an_algorithm = 探索法を加える
window_choose_one_more_search_to = 比較する探索法をもう一つ選ぶ
window_remove_the_algorithm = 探索法を外す
window_the_active_one_its_run = 選ばれている探索法を外す。その実行は過去の実行に残る

## describe: file

window_new_comparison = 新しい比較
window_start_over_with_the_ready = はじめの例題からやり直す
window_open = 開く…
window_open_a_session_a_position = セッション・局面・イベントのファイルを開く
window_save = 保存
window_save_position_algorithms_and_the = 局面・探索法・表示中の時点を保存する
window_save_as = 名前を付けて保存…
window_save_under_another_name = 別の名前で保存する
window_watch_an_event_file = イベントファイルを見る…
window_show_a_search_that_another = 他のプログラムが書き出した探索を表示する
window_whole_tree_as_picture = 木全体を画像に…
window_write_the_whole_tree_as = 木全体をSVGまたはPNGに書き出す
window_tree_as_seen_as_picture = 見えている木を画像に…
window_write_the_part_of_the = 画面に見えている部分の木をSVGまたはPNGに書き出す
window_curves_as_picture_or_table = 曲線を画像や表に…
window_write_the_plot_as_svg = グラフをSVG・PNG・CSVに書き出す
window_run_report = 実行の報告…
window_write_what_was_run_and = 実行条件と計数をMarkdownに書き出す
window_race_as_picture = 競走を画像に…
window_write_all_trees_of_the = 競走のすべての木をSVGまたはPNGに書き出す
window_race_as_film = 競走を動画に…
window_write_the_whole_race_as = 競走全体をGIFアニメに書き出す。範囲・速さ・大きさは競走の欄で決める
window_mating_line_as_kif = 詰め手順をKIFに…
window_write_the_line_of_the = 解けた詰将棋の手順をKIFに書き出す
window_tsume_solution_as_kif = 詰将棋の全変化をKIFに…
window_write_every_defence_and_its = すべての変化を分岐つきのKIFに書き出す
window_copy_picture_of_the_window = 画面を画像としてコピー
window_put_a_picture_of_the = 画面の画像をクリップボードに置く
window_copy_picture_of_the_tree = 木を画像としてコピー
window_put_the_tree_as_seen = 見えている木の画像をクリップボードに置く
window_quit = 終了
window_close_the_window = ウィンドウを閉じる

## describe: help

window_predict_then_reveal = 予想してから見る
window_on_or_off_before_every = オン・オフ。一歩ごとに次の節点を予想する
window_lesson_hint = 教材: ヒント
window_something_to_think_of = 考える手がかり
window_lesson_show_me = 教材: 答えを見る
window_shows_the_answer_in_the = 木の中で答えと理由を示す
window_command_palette = コマンドパレット
window_find_any_command_by_its = 名前でコマンドを探す
window_keyboard = キーボード
window_all_keys_on_one_sheet = キー操作の一覧
window_what_is_counted = 何を数えているか
window_what_every_number_on_the = 画面の各数値の意味
window_about_yomiki = 読み木について
window_what_this_program_is = このプログラムについて

## command: describe

window_switch_to_a_tree = 木に切り替える
window_switch_to_an_and_or = AND/OR木に切り替える
window_switch_to_othello = オセロに切り替える
window_switch_to_mnk = k目並べに切り替える
window_switch_to_shogi = 将棋に切り替える
window_where_it_was_left_or = 前に見ていた局面か、最初の例題

## describe: run

window_add_a_breakpoint = 停止条件を加える
window_a_running_search_pauses_when = 条件が成り立つと実行中の探索が一時停止する
window_run_pause = 実行/一時停止
window_run_all_searches_or_hold = すべての探索を実行・一時停止する
window_stop = 停止
window_stop_all_searches_and_keep = すべての探索を止め、結果は残す
window_one_event = 1イベント進む
window_go_on_by_one_event = 1イベントだけ進む
window_next_node = 次の節点へ
window_go_on_to_the_next = 次に選ばれる節点まで進む
window_next_leaf = 次の端末へ
window_go_on_to_the_next_leaf = 次の端末評価まで進む
window_next_cut = 次のカットへ
window_go_on_to_the_next_cut = 次のカットまで進む
window_run_again = もう一度実行
window_start_all_searches_anew = すべての探索を最初から実行する
window_solve_as_tsume = 詰将棋として解く
window_find_the_mate_by_checks = 盤面の局面から、王手の連続による詰みを探す
window_solve_the_endgame = 終盤を完全に読む
window_the_exact_score_of_every = オセロ盤のすべての手の正確な得点をマスに表示する。もう一度で中止。空き24マス程度までは数秒、1マス増えるごとに約3倍かかる
window_clear_runs = 実行結果を消す
window_forget_the_recorded_runs = 記録した実行を消す
window_slower = 遅く
window_half_the_speed_so_many = 速さを半分にする（1秒あたりのイベント数）
window_faster = 速く
window_twice_the_speed_so_many = 速さを倍にする（1秒あたりのイベント数）

## describe: time

window_one_event_back = 1イベント戻る
window_go_back_by_one_event = 1イベントだけ戻る
window_previous_node = 前の節点へ
window_go_back_to_the_previous = 前に選ばれた節点まで戻る
window_previous_leaf = 前の端末へ
window_go_back_to_the_previous_leaf = 前の端末評価まで戻る
window_previous_cut = 前のカットへ
window_go_back_to_the_previous_cut = 前のカットまで戻る
window_out_of_this_subtree = この部分木を抜ける
window_go_on_until_the_search = 今の節点の処理が終わるまで進む
window_to_the_start = 先頭へ
window_show_the_first_moment = 最初の時点を表示する
window_to_the_end = 末尾へ
window_show_the_last_moment_and = 最後の時点を表示し、探索に追従する
window_bookmark_this_moment = この時点にしおり
window_remember_this_moment_under_a = この時点を名前を付けて覚える

## describe: tree

window_fit = 全体を表示
window_show_the_whole_tree = 木全体を表示する
window_centre = 中央に
window_bring_the_selected_node_to = 選んだ節点を中央に置く
window_root = 根へ
window_select_the_root = 根を選ぶ
window_fold_or_unfold = たたむ/開く
window_fold_the_selected_subtree_or = 選んだ部分木をたたむ・開く
window_follow_the_search = 探索を追う
window_keep_the_node_being_searched = 探索中の節点を常に表示する
window_freeze_the_picture = 描画を固定
window_hold_the_drawing_still_while = 探索は続けたまま描画だけ止める
window_fold_what_is_finished = 済んだ部分木をたたむ
window_draw_finished_subtrees_as_triangles = 済んだ部分木を節点数つきの三角形にまとめる
window_one_camera_for_all_trees = すべての木で視点を共有
window_pan_and_zoom_all_trees = すべての木を同時に動かし拡大する
window_search_from_here = ここから探索
window_make_the_selected_node_the = 選んだ節点を新しい局面にする

## describe: view

window_light_dark = 明るい/暗い
window_switch_between_the_light_and = 明暗の配色を切り替える
window_view_form = English
window_switch_to_japanese = 英語に切り替える
window_presentation = 発表モード
window_large_type_for_a_projector = プロジェクター用に文字を大きくする
window_one_pane_for_the_whole = 一つの欄を画面いっぱいに
window_the_pane_that_has_the = キーボードで操作中の欄、なければ最後に指した欄か呼び出した欄を画面いっぱいに表示する。もう一度で元に戻る
window_to_the_next_pane = 次の欄へ
window_the_keyboard_goes_to_the = キーボード操作を次の欄に移す。その先はTabで進む
window_to_the_previous_pane = 前の欄へ
window_the_keyboard_goes_to_the_pane = キーボード操作を前の欄に移す。その先はTabで進む
window_to_the_menus = メニューへ
window_the_first_menu_opens_and = 最初のメニューを開き、キーボード操作を移す
window_larger = 拡大
window_make_everything_larger = 全体を大きくする
window_smaller = 縮小
window_make_everything_smaller = 全体を小さくする
window_usual_size = 元の大きさ
window_make_everything_as_large_as = 全体を元の大きさに戻す
window_reset_layout = 配置を元に戻す
window_put_all_panes_back_in = すべての欄を元の配置に戻す

## gui: command

window_file = ファイル
window_edit = 編集
window_run = 実行
window_time = 時間
window_tree = 木
window_view = 表示
window_help = ヘルプ

## gui: export

window_this_is_not_an_experiment = 自作の実験ではありません
window_there_is_no_game_to = 保存する対局がありません。先に対局を始めてください
window_pictures_are_written_as_svg = 画像は.svgか.pngで書き出します(.{ $other }は使えません)
window_nothing_has_been_run_yet = まだ何も実行していません
window_value = {" "}値 { $bounds_text }、
window_nodes_only_counted = 、{ $hidden }節点は計数のみ
window_export_form = { $name }:{ $value }{ $leaves }{ $counted }
window_curve = 曲線

## gui: files

window_this_is_a_folder_not = これはファイルではなくフォルダーです。
window_it_cannot_be_opened = 開けません: { $why }。
window_there_is_no_folder = フォルダー{ $name }がありません。

## gui: pane kind

window_position = 局面
window_algorithms = 探索法
window_trees = 木
window_timeline = 時間軸
window_curves = 曲線
window_why = なぜ?
window_open_pane_kind = OPEN
window_pseudo_code = 擬似コード
window_overview = 全体図
window_past_runs = 過去の実行
window_race = 競走
window_learn = 学ぶ
window_tsume = 解答
window_play = 対局
window_lab = 実験室
window_the_position_to_be_edited = 局面をマウスやキーで編集する
window_which_searches_are_compared_and = 比較する探索法とその設定
window_the_search_trees_side_by = 探索木を並べて見る
window_scrub_through_the_search_like = 探索を映画のように前後に動かす
window_open_memory_and_counts_over = OPEN・メモリ使用量・計数の推移
window_all_about_the_selected_node = 選んだ節点のすべてとその理由
window_the_open_list_as_a = OPENリストの表
window_the_algorithms_steps_the_current = 手順を示し、今の行を光らせる
window_icicle_strip_and_depth_histogram = つらら図・帯・深さの分布
window_runs_so_far_in_one = これまでの実行の表
window_all_runners_on_one_clock = 同じ時計で競走させる
window_short_lessons_with_questions = 問いのある短い教材
window_solve_shogi_mates_and_browse = ソルバーの答え: 詰みと全応手、終盤の各手の石差
window_a_game_against_an_engine = エンジンと対局する（時計つき）
window_the_papers_experiments_and_your = 論文の実験と自作の実験

## shell: menu

window_examples = 例題

## shell: palette

window_type_a_command = コマンド名を入力
window_no_command_has_this_in = 該当するコマンドはありません。

## shell: path field

window_write_into_which_folder = どのフォルダーに書き出しますか
window_write_to_which_file = どのファイルに書き出しますか
window_open_which_file = どのファイルを開きますか
window_choose_it_in_the_dialog = ダイアログで選ぶか、ここにパスを書いてください。
window_no_file_dialog_can_be = ファイルダイアログを開けません。パスを書いてください。
window_path_of_the_file = ファイルのパス
window_endings = 拡張子: { $endings }
window_ok = 決定
window_cancel = 取消
window_there_is_such_a_file = 同じ名前のファイルがあります。もう一度「決定」で置き換えます。

## shell: quit

window_save_before_closing = 閉じる前に保存しますか
window_close_in_the_middle_of = 対局中ですが閉じますか
window_the_game_being_played_will = 指している対局は失われます。
window_do_not_save = 保存しない
window_play_on = 続ける
window_close = 閉じる
window_has_changes_that_are_not = 「{ $name }」に保存していない変更があります。

## shell: recovery

window_go_on_where_it_broke = 中断したところから続けますか
window_yomiki_was_not_closed_in = 前回は正しく終了しませんでした。次の内容が残っています。
window_open_it = 開く
window_opens_the_position_the_algorithms = 局面・探索法・実行結果を元のとおりに開き、対局を続ける
window_discard_it = 破棄する
window_deletes_what_was_kept_and = 残っていた内容を消して、はじめの例題から始める
window_kept_less_than_a_minute = 1分以内に保存

## shell: sheets

window_everywhere = どこでも
window_tab_and_shift_tab_go = TabとShift+Tabで移動 · EnterまたはSpaceで実行 · Escで離れる(探索の実行中は、まず探索を止める)
window_in_a_tree = 木の中で
window_arrow_keys_walk_to_parent = 矢印キーで親・子・兄弟へ移動 · ドラッグで移動 · ホイールで拡大 · ダブルクリックでたたむ
window_on_a_time_line = 時間軸で
window_left_and_right_go_by = 左右の矢印キーで1イベントずつ · PageUpとPageDownで記録の20分の1ずつ
window_in_the_overviews = 全体図で
window_in_the_icicle_arrow_keys = つらら図では矢印キーで木と同じように移動 · 訪問順の帯では左右の矢印キーで1列ずつ、PageUpとPageDownで20分の1ずつ · Enterで選ぶ
window_in_a_lesson = 教材で
window_page_up_and_page_down = PageUpとPageDownで説明文をスクロール(木の中からも)
window_in_a_tree_that_is = 木を編集するとき
window_arrow_keys_walk_enter_types = 矢印キーで移動 · Enterで端末の値を入力 · Insertで子を追加 · Deleteで削除 · Tで真偽を入れ替え
window_on_an_othello_board = オセロ盤で
window_click_places_press_and_drag = クリックで置く · 押したまま動かして塗る · 右クリックで切り替え · 矢印キーでカーソルを移動 · B W Eまたはx o .でそのマスに置いて次のマスへ進む · Pで着手モード、Enterでカーソルの位置に打つ
window_on_a_shogi_board = 将棋盤で
window_click_twice_or_drag_moves = 2回クリックまたはドラッグで動かす · 右クリックで成り・向き · 矢印キーでカーソルを移動 · Enterはクリック · Mで指し手モード、Eで編集 · 編集中は: K R B G S N L Pで駒を置く(Shiftで後手) · +で成り · Tで向き · Hで持駒へ、空きマスでは持駒を選ぶ(Shiftで後手) · Wで手番 · Deleteで駒箱へ
window_playing_on_it = 将棋盤で指す
window_enter_takes_up_the_piece = Enterでカーソルの駒を取り上げ、移動した先でもう一度Enterで指す · R B G S N L Pで持駒を選び、Enterで打つ · Escでやめる · 成るならY、成らないならN(または矢印キーとEnter)
window_in_a_solved_mate_problem = 解いた詰将棋で
window_left_and_right_or_and = 左右の矢印キー(または , と .)で手順を1手ずつ · HomeとEndで最初と最後へ
window_in_a_game_or_a = 対局・詰将棋で
window_arrow_keys_go_to_what = 矢印キーで動かせる駒・持駒へ、駒を選んだ後は行き先へ移動 · Enterで選ぶ・指す · R B G S N L Pで持駒を選ぶ · Escでやめる
window_leaf_evaluations_repeated_ones_included = 端末の評価回数(繰り返しを含む)。
window_different_leaves_evaluated = 評価した異なる端末の数。
window_inner_nodes_entered_repeats_included = 中間節点に入った回数(繰り返しを含む)。
window_visits_and_inner_visits_together = visitsとinner visitsの和。鈴木・乾・小谷が比べる数。
window_inner_nodes_whose_children_were = 子節点を生成した中間節点の数。
window_nodes_waiting_to_be_searched = 探索を待つ節点の数。GSEARCHとRSEARCHでは全段のOPEN(休眠中を含む)を展開直後に数える。StockmanのSSS*とDUAL*ではSOLVEDを含む全状態。深さ優先探索では現在の路に沿って生成され未探索の兄弟の数。
window_nodes_held_in_memory_max = 記憶している節点の数(加藤・茨木のMAX CELL)。α-βでは根と路に沿った子の数、表を使う探索では項目数と路の長さ。
window_capacity_of_cells_heap_table = セル・ヒープ・表・スタックの確保量。
window_searches_repeated_with_a_wider = 広いウィンドウでやり直した回数。
window_passes_of_mt_searches_rounds = MT探索の回数、反復深化の回数。
window_b_d_2_b_d = b^⌈d/2⌉ + b^⌊d/2⌋ − 1。分枝数b・深さdの一様な木で、どの探索もこれより少ない端末では済まない。
window_surpass = 凌ぐ
window_a_surpasses_b_if_on = どの木でも、Aが探索・展開する節点をBも必ず探索・展開するとき、AはBを凌ぐという。
window_eligible = 有資格
window_p_is_eligible_while_beta = β̄(P) > ᾱ(P)の間、Pは有資格。まだ見ていない端末が何であれ、α-βは必ずPに来る。
window_lemma_3_1 = 補題3.1
window_every_search_that_selects_only = 有資格な節点だけを選ぶ探索はα-βを凌ぎ、それ以外の探索は凌がない(加藤・茨木)。
window_theorem_3_1 = 定理3.1
window_sss_is_unsurpassed_no_search = SSS*は非劣である。SSS*を凌ぎ、しかもどこかでより少なく済ませる探索はない(加藤・茨木)。
window_conditions = 条件
window_the_same_order_of_children = 両者で子の順序が同じ、同点は左優先、局面の表なし、反復深化なし。満たさない条件は競走の画面に示される。
window_mt_sss = MT-SSS*
window_stockmans_sss_and_mt_sss = StockmanのSSS*とMT-SSS*は同じ端末を同じ順に評価する。端末の値がすべて異なれば、ここでのSSS*も同じ。
window_the_textbooks_sss_is_stockmans = 教科書のSSS*はStockmanの形。ここでSSS*と呼ぶのは茨木の形で、端末数がそれより多くなることはない。
window_what_is_proved = 証明されていること
window_a_workbench_in_which_people = ゲーム木探索の「考え」を見るための作業台です。局面を作り、実行すると、木が並んで育ち、同じ時計で比べられ、すべてのカットに理由が示されます。

## shell: status

window_of_an_earlier_position = 以前の局面の結果
window_recorded = 記録 { $size }
window_not_run_yet = 未実行
window_searching = 探索中
window_playing_back = 再生中
window_paused = 一時停止
window_finished = 終了
window_failed = 失敗

## shell: toast

window_close_this_message = このメッセージを閉じる

## shell: toolbar

window_examples_toolbar = 例題 ▾
window_ready_positions_and_trees = 用意された局面と木
window_pause = 一時停止
window_go_on = 再開
window_run_new = 追加を実行
window_speed = 速さ
window_unlimited = 無制限
window_events_a_second_at_the = 毎秒のイベント数。右端では探索を待たせず、再生は4秒で終わる

## gui: writing

window_writing_the_file_has_failed = ファイルの書き出しがプログラム内部で失敗しました。元のファイルはそのままです。

## pane tools

window_tool_start_position = 初期局面
window_tool_start_position_full = 局面: { window_tool_start_position }
window_tool_start_position_tip = 対局開始のときの盤にする
window_tool_clear_board = 盤を空にする
window_tool_clear_board_full = 局面: { window_tool_clear_board }
window_tool_clear_board_tip = 盤上のものをすべて取り除く(将棋では持駒も)
window_tool_flip_board = 盤を反転して見る
window_tool_flip_board_full = 局面: { window_tool_flip_board }
window_tool_flip_board_tip = 将棋盤を反対側から見る(局面は変わらない)
window_tool_rest_to_gote = 残りの駒を後手の持駒にする
window_tool_rest_to_gote_full = 局面: { window_tool_rest_to_gote }
window_tool_rest_to_gote_tip = 残りの駒をすべて後手の持駒にする(詰将棋)
window_tool_copy_bod = 局面をBOD形式でコピー
window_tool_copy_bod_full = 局面: { window_tool_copy_bod }
window_tool_copy_bod_tip = 将棋の局面を文字の図面でコピーする
window_tool_copy_kif = 局面をKIF形式でコピー
window_tool_copy_kif_full = 局面: { window_tool_copy_kif }
window_tool_copy_kif_tip = 将棋の局面をKIF形式でコピーする
window_tool_copy_csa = 局面をCSA形式でコピー
window_tool_copy_csa_full = 局面: { window_tool_copy_csa }
window_tool_copy_csa_tip = 将棋の局面をCSA形式でコピーする
window_tool_log_curves = 対数
window_tool_log_curves_full = 曲線: { window_tool_log_curves }
window_tool_log_curves_tip = 縦軸を対数にする、または元に戻す
window_tool_runs_as_markdown = Markdownでコピー
window_tool_runs_as_markdown_full = 過去の実行: { window_tool_runs_as_markdown }
window_tool_runs_as_markdown_tip = すべての実行の表を文書用にコピーする
window_tool_runs_as_csv = CSVでコピー
window_tool_runs_as_csv_full = 過去の実行: { window_tool_runs_as_csv }
window_tool_runs_as_csv_tip = すべての実行の表を表計算用にコピーする
window_tool_race_side_by_side = 並べる
window_tool_race_side_by_side_full = 競走: { window_tool_race_side_by_side }
window_tool_race_side_by_side_tip = 探索法ごとに木を並べる
window_tool_race_merged = 重ねる
window_tool_race_merged_full = 競走: { window_tool_race_merged }
window_tool_race_merged_tip = 比較中の2つを1つの木に重ねる。旗は分岐点と、一方だけが探索した節点数を示す
window_tool_race_icicle = つらら図
window_tool_race_icicle_full = 競走: { window_tool_race_icicle }
window_tool_race_icicle_tip = 比較中の2つを重ねたつらら図。幅は部分木の端末数
window_tool_next_step = 次へ ▸
window_tool_next_step_full = 学ぶ: { window_tool_next_step }
window_tool_next_step_tip = 次の段へ
window_tool_slides = スライド(PNG)…
window_tool_slides_full = 学ぶ: { window_tool_slides }
window_tool_slides_tip = 各段と各解答の画像を番号付きでフォルダーに書き出す
window_tool_exercise_sheet = 練習問題…
window_tool_exercise_sheet_full = 学ぶ: { window_tool_exercise_sheet }
window_tool_exercise_sheet_tip = 印刷用。木の値を空けた問題
window_tool_answer_key = 解答…
window_tool_answer_key_full = 学ぶ: { window_tool_answer_key }
window_tool_answer_key_tip = 同じ問題の解答付き
window_tool_next_problem = 次の問題
window_tool_next_problem_full = 解答: { window_tool_next_problem }
window_tool_next_problem_tip = 問題集の次の問題を開いて解く
window_tool_problem_before = 前の問題
window_tool_problem_before_full = 解答: { window_tool_problem_before }
window_tool_problem_before_tip = 問題集の前の問題を開いて解く
window_tool_solve_set = 全題を解く
window_tool_solve_set_full = 解答: { window_tool_solve_set }
window_tool_solve_set_tip = まだ解いていない問題を、上の設定で解く
window_tool_attack_yourself = 自分で攻める
window_tool_attack_yourself_full = 解答: { window_tool_attack_yourself }
window_tool_attack_yourself_tip = あなたが王手をかけ、ソルバーが最善に受けます
window_tool_new_game = 新しい対局
window_tool_new_game_full = 対局: { window_tool_new_game }
window_tool_new_game_tip = この対局を終えて設定に戻る（対局中は2回押す。保存していない棋譜は残らない）
window_tool_take_back = 待った
window_tool_take_back_full = 対局: { window_tool_take_back }
window_tool_take_back_tip = 自分の前の手番まで戻す（時計も戻す）
window_tool_resign = 投了
window_tool_resign_full = 対局: { window_tool_resign }
window_tool_resign_tip = この対局を投了する（2回押す）
window_tool_move_now = すぐ指す
window_tool_move_now_full = 対局: { window_tool_move_now }
window_tool_move_now_tip = プログラムに、ここまでの最善手を指させる
window_tool_save_game = 棋譜を保存…
window_tool_save_game_full = 対局: { window_tool_save_game }
window_tool_save_game_tip = ここまでの指し手・時間・評価値をファイルに書き出す（将棋はKIF・KI2・CSA、オセロはGGF、k目並べは手順）
window_tool_copy_record = 棋譜をコピー
window_tool_copy_record_full = 対局: { window_tool_copy_record }
window_tool_copy_record_tip = ここまでの指し手を文字でコピーする（将棋はKIF、オセロはGGF、k目並べは手順）
window_tool_search_position = この局面を探索
window_tool_search_position_full = 対局: { window_tool_search_position }
window_tool_search_position_tip = ここに見えている局面を探索用に設定する（対局は続き、元に戻せる）
window_tool_run_experiment = 実験を実行
window_tool_run_experiment_full = 実験室: { window_tool_run_experiment }
window_tool_run_experiment_tip = 裏で探索する。済んだ探索は残る
window_tool_compose_experiment = 作る…
window_tool_compose_experiment_full = 実験室: { window_tool_compose_experiment }
window_tool_compose_experiment_tip = 自作の実験。今の局面と探索法から始める
window_tool_export_results = 結果を書き出す…
window_tool_export_results_full = 実験室: { window_tool_export_results }
window_tool_export_results_tip = Markdown・JSON、表のCSV、図のSVGとPNGをフォルダーに書き出す
window_tool_step_before = ◂ 戻る
window_tool_step_before_full = 学ぶ: { window_tool_step_before }
window_tool_step_before_tip = 前の段へ

## shell: status

window_reading = { $name }を読み込み中: { $percent }%
window_cancel_status = · 中止

## files: endings

window_between_endings = ・.
window_written_with_other_endings = 書き出せるのは.{ $possible }です(.{ $ending }は使えません)。

## the program

window_title = Yomiki 読み木
window_title_and_version = Yomiki 読み木 { $version }

## command: other names

window_nickname_tree = 例題 木
window_nickname_and_or = 例題 AND/OR 木
window_nickname_othello = 例題 オセロ
window_nickname_mnk = 例題 三目並べ 四目並べ コネクトフォー 五目並べ ○×ゲーム
window_nickname_shogi = 例題 将棋
window_nickname_learn = 教材
window_nickname_solution = 詰将棋 詰み 終盤

## quit: what no file holds

window_what_is_open_is_unsaved = 開いている内容はファイルに保存されていません。

## recovery: what was kept

window_kept_minutes_ago = { $minutes }分前に保存
window_kept_hours_ago = { $hours }時間前に保存

## toolbar: runners that have not run

window_go_on_and_run_the_new = 再開し、未実行のものも実行する: { $names } (Space)
window_run_the_new = 未実行のものを実行する: { $names } (Space)。他の実行は残る({ $all }ですべて再実行)

## sheets: names of what is counted

window_counted_visits = 端末評価
window_counted_leaves = 端末
window_counted_inner_visits = 中間節点の訪問
window_counted_nodes = 節点
window_counted_expanded = 展開
window_counted_open = OPEN
window_counted_cells = セル
window_counted_bytes = バイト
window_counted_re_searches = 再探索
window_counted_iterations = 反復
window_counted_floor = Knuth–Mooreの下限

## export: what is not written here

window_not_written_at_once = すぐには書き出せません
window_not_an_export = 書き出しではありません
window_a_game_of = { $game }の対局（{ $moves }手まで）
