### Help of the command line. The keys are looked up by name: help_<command>_<argument>.
### <examples> and <panes> stand for lists that the program fills in.

help_yomiki = ゲーム木探索が考える様子を見るためのワークベンチ
help_file = ウィンドウで開くセッション、局面、またはイベントのファイル
help_lang = 表示の言語。指定がなければ YOMIKI_LANG またはロケールの言語。画像、ファイル、JSON は、指定しない限り英語

help_algorithms = すべての探索法とそのパラメーターを一覧表示する
help_algorithms_json = JSON の値を一つ出力する

help_search = 局面を探索し、値と回数を報告する
help_search_game = 局面の種類。connect4 と tictactoe は盤の決まった mnk（k目並べ）、tsume は、手番側が王手の連続で詰ます将棋
help_search_position = 局面の文字列、@FILE、または標準入力を表す -
help_search_algorithm = 探索法の id。一覧は `yomiki algorithms`
help_search_set = 探索法のパラメーター。KEY=VALUE の形で、繰り返し指定できる
help_search_size = 棋譜と `start` の盤の大きさ。オセロでは 4・6・8（指定がなければ 8）、connect4 と mnk では 7x6 のように列と行
help_search_in_row = 何個並べば勝ちか（ゲームの名前で決まらないとき）
help_search_gravity = 石が列のいちばん下の空きマスまで落ちる
help_search_question = 指定がなければ `score`、tsume では `mate`
help_search_threshold = `--question at-least` の N
help_search_depth = `--question depth` の手数
help_search_evaluator = オセロ: discs か positional。将棋: material か positional。mnk: positional（空いている並び）
help_search_order = 手を並べる順: generation(生成順)、replies、evaluator。オセロと mnk では squares、将棋では material、positional も
help_search_quiescence = 将棋: 駒の取り合いが終わってから評価する
help_search_score = 空きマス: `plain` は数えず、`winner` は勝者のものとする
help_search_max_nodes = この節点数で打ち切る
help_search_max_memory = 使用メモリーがこの量(MiB)を超える前に打ち切る
help_search_max_time = この秒数で打ち切る
help_search_leaf_order = 端末を評価した順の一覧も出す
help_search_events = イベントの記録(JSON Lines)をこのファイルに書く
help_search_svg = 探索の木をこのファイルに描く。SVG、拡張子が .png なら PNG
help_search_json = JSON の値を一つ出力する

help_solve = 終盤を、観察なしでできるだけ速く解く
help_solve_othello = オセロの終盤の正確な石差、または勝敗
help_solve_othello_position = 局面の文字列(OBF、盤面、棋譜、GGF)、一行に一つ書いた @FILE、または標準入力の各行を表す -
help_solve_othello_size = 棋譜と `start` の盤の大きさ
help_solve_othello_wld = 勝敗だけを求める: 値は 1、0、-1
help_solve_othello_all_moves = 最善手だけでなく、すべての手の値を求める
help_solve_othello_threads = 増やすと、同じ値がより早く求まる
help_solve_othello_max_nodes = 局面ごとの節点数の上限
help_solve_othello_max_memory = MiB 単位
help_solve_othello_max_time = 秒単位、局面ごと
help_solve_othello_json = JSON Lines を出力する
help_solve_tsume = 将棋の、王手の連続による詰み
help_solve_tsume_problem = SFEN、KIF、または図面の問題(続く指し手は作意とみなす)、それを一つ、または一行に一つの SFEN を書いた @FILE、または標準入力を表す -
help_solve_tsume_shortest = 最短手数を証明する
help_solve_tsume_unique = 余詰を探す
help_solve_tsume_helpmate = 双方が協力する: 最短のばか詰
help_solve_tsume_max_nodes = 動かした手の数の上限、問題ごと
help_solve_tsume_max_memory = MiB 単位
help_solve_tsume_max_time = 使用した CPU 時間の秒数、問題ごと
help_solve_tsume_verify = 規則だけに従って解答のすべての変化を確かめ、成り立つかどうかを述べる
help_solve_tsume_json = JSON Lines を出力する

help_train = ソルバーの解答から評価関数を学習する
help_train_othello = 終盤ソルバーの評価関数を、終局に近い段階から順に学習する
help_train_othello_out = 重みを書くファイル。指定より段階の少ないファイルなら続きから学習する
help_train_othello_seed = 局面を選ぶ乱数の種
help_train_othello_positions = 段階ごとの学習局面の数
help_train_othello_stages = この段階数で終える
help_train_transitions = 実現確率探索のための、手の種類ごとの実現確率
help_train_transitions_games = KIF、KI2、CSA、USI(将棋)、GGF または棋譜(オセロ)、棋譜(mnk)、またはそれらのフォルダー
help_train_transitions_game = 棋譜のゲーム
help_train_transitions_out = 表を書くファイル。なければ表示する
help_train_models = 自己対局から求める、値と勝率、深さと時間、深さの価値のモデル
help_train_models_game = 対局するゲーム
help_train_models_games = 値、増え方、変動を求める対局数。深さの数え方ごと
help_train_models_depth_games = 深さの差ごとの対局数
help_train_models_nodes = 一手の節点数
help_train_models_depth = 深さの異なる対局で、強い側の深さ
help_train_models_seed = 序盤を選ぶ乱数の種
help_train_models_jobs = 同時に行う対局数
help_train_models_out = モデルを書くファイル(RON)。なければ表示だけする

help_match = 二者を対局させ、Elo の差とその区間を求める
help_match_a = 一方のプレイヤーの記述(RON)
help_match_b = もう一方のプレイヤーの記述
help_match_games = 対局数
help_match_clock = 1s+0.01s、10m/30s(秒読み)、25m!(切れ負け、秒未満切り上げ)、2Mn+20kn(節点数)
help_match_seed = 序盤を選ぶ乱数の種
help_match_sprt = A が 10 Elo だけ強いか、そうでないかが分かりしだい終える
help_match_better = --sprt で調べる Elo の差
help_match_jobs = 同時に行う対局数
help_match_resume = 中断した対局を続ける
help_match_out = 棋譜を置くフォルダー [default: A-B.match]
help_match_json = JSON の値を一つ出力する

help_selfplay = 自己対局から段階ごとに局面を集める
help_selfplay_game = 対局するゲーム
help_selfplay_each = 序盤、中盤、終盤それぞれの局面数
help_selfplay_nodes = 一手の節点数
help_selfplay_seed = 序盤を選ぶ乱数の種

help_usi = 将棋の GUI のための USI エンジンになる
help_nboard = オセロの GUI のための NBoard エンジンになる

help_perft = ある深さまでのゲーム木の端末を数える
help_perft_game = 局面の種類: 規則のあるゲーム。connect4 と tictactoe は盤の決まった mnk（k目並べ）、tsume は、手番側が王手の連続で詰ます将棋
help_perft_position = 局面の文字列、@FILE、または標準入力を表す -
help_perft_depth = 手数
help_perft_size = 棋譜と `start` の盤の大きさ。オセロでは 4・6・8（指定がなければ 8）、connect4 と mnk では 7x6 のように列と行
help_perft_in_row = 何個並べば勝ちか（ゲームの名前で決まらないとき）
help_perft_gravity = 石が列のいちばん下の空きマスまで落ちる
help_perft_json = JSON の値を一つ出力する

help_tree = ランダムな木を表示する
help_tree_random = 乱数の種
help_tree_depth = 根から端末までの手数: 一つの数、または 2..4 のような範囲
help_tree_branching = 節点の子の数: 一つの数、または 2..4 のような範囲
help_tree_values = 端末の値の決め方: independent(独立)、または incremental(各手が少しずつ加える)
help_tree_ordered = 手の順序の良さ: 0 は悪い手から、0.5 は生成順、1 は良い手から
help_tree_ties = 異なる値の数。少なければ同じ値が増える

help_demo = 用意された例を実行し、比較を表示してウィンドウを描く
help_demo_out = ウィンドウをこの PNG ファイルに描く
help_demo_json = JSON の値を一つ出力する

help_race = セッションまたは例の探索法を競走させる: 成績の表と重なりの数
help_race_session = 競走させるセッション
help_race_example = 用意された例: <examples>
help_race_json = JSON の値を一つ出力する
help_race_film = 競走をアニメーション GIF に書く
help_race_picture = 競走の終わり(または --to の時点)を画像に書く: .svg か .png
help_race_from = 動画の始まり、時計の値
help_race_to = 動画の終わり、時計の値
help_race_speed = 一秒あたりの時計の単位
help_race_clock = 共通の時計の単位。指定がなければセッションのもの
help_race_size = WIDTHxHEIGHT の形のピクセル数。指定がなければ動画は 960x540、画像は木に必要なだけ
help_race_trees = 木を探索ごとに並べるか、二つを一つに重ねるか
help_race_theme = 配色

help_lab = 実験: 論文のものと自作のもの。実行、統合、比較
help_lab_list = 実験を一覧表示する
help_lab_list_json = JSON の値を一つ出力する
help_lab_run = 実験を実行する、または続ける。終わった探索はフォルダーに残る
help_lab_run_id = 実験の id、または .ron で終わる自作の実験ファイル
help_lab_run_quick = 2 コアで一分以内に終わる小規模版
help_lab_run_positions = 実験で定めた数に代わる局面数
help_lab_run_jobs = スレッド数。指定がなければコアの数
help_lab_run_shard = 探索のこの部分だけ。例: 2/8
help_lab_run_set = 一行に一つ局面を書いたファイル(詰将棋の実験)
help_lab_run_out = 結果のフォルダー。同じ実行がすでにあれば続ける
help_lab_merge = 分割した実行のフォルダーを統合する
help_lab_merge_folders = 同じオプションで実行した `lab run` のフォルダー
help_lab_merge_out = 統合先のフォルダー
help_lab_report = 結果を論文と比較する。表と図もフォルダーに書く
help_lab_report_folders = `lab run` または `lab merge` のフォルダー
help_lab_report_json = JSON の値を一つ出力する

help_lesson = 教材: 一覧、検査、スライド、演習用紙
help_lesson_list = 教材を一覧表示する
help_lesson_list_json = JSON の値を一つ出力する
help_lesson_export = 教材を番号付きの PNG 画像に書く
help_lesson_export_lesson = 教材の id、または教材のファイル
help_lesson_export_out = フォルダー
help_lesson_export_theme = 配色
help_lesson_export_size = WIDTHxHEIGHT の形のピクセル数
help_lesson_sheet = 印刷用の演習用紙、またはその解答を書く
help_lesson_sheet_lesson = 教材の id、または教材のファイル
help_lesson_sheet_out = .svg か .png で終わるファイル
help_lesson_sheet_answers = 解答付き
help_lesson_check = 教材を検査し、解答付きで読まれるとおりに表示する
help_lesson_check_lesson = 教材の id、または教材のファイル
help_lesson_check_json = JSON の値を一つ出力する

help_render = 画面なしで、ウィンドウをファイルに描く
help_render_session = 描くセッション
help_render_example = 用意された例: <examples>
help_render_position = 各 --algorithm で探索する任意の局面の文字列
help_render_algorithm = 探索法の id。四つまで、なければ α-β
help_render_size = WIDTHxHEIGHT の形のピクセル数
help_render_scale = ポイントあたりのピクセル数: 高精細の画面では 2
help_render_theme = 配色
help_render_events = このイベント数の時点。指定がなければ終わり
help_render_select = 選ぶ節点を、最初の探索の手順で: 0.1.0、または c4 d3
help_render_desk = 前面に出す作業(解く・対局には局面を送る): watch、learn、solve、play、lab
help_render_pane = 前面に出す欄: <panes>
help_render_fold_finished = 終わった部分木を三角形で描く
help_render_presentation = プロジェクター用の大きな文字
help_render_lesson = id で指定した教材の --step
help_render_step = 教材のステップ、1 から
help_render_answer = ステップの問いの答えを示す
help_render_out = PNG ファイル
