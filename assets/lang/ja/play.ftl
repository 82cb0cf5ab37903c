## play: places of the board

play_in_hand = 対局：持駒の{ $kind }
play_square_with_piece = 対局：{ $square }{ $side }{ $piece }
play_square = 対局：{ $square }

## play: time used

play_time_for_each_move = 1手ごとの消費（{ $unit }、下は{ $second }）
play_time_for_moves = { $moves }手それぞれの消費（{ $unit }、最大{ NUMBER($most, maximumFractionDigits: 1) }、下は{ $second }）

## play: progress

play_opening = 序盤
play_middle = 中盤
play_end = 終盤
play_progress = 対局の進行度：{ $progress }／{ $most }（{ $phase }）

## play: values

play_what_a_point_is = （歩1枚が100点）
play_value_in_shogi =
    { $pawns ->
       *[other] { $points }点
    }

## play: this program as a player

play_own_name = 読み木

## play: board

play_game_board = 対局盤
play_game_play = 対局：{ $square }に打つ

## play: form

play_a_person = 人間
play_yomiki_by_plies = 読み木（手数）
play_yomiki_by_probability = 読み木（実現確率）
play_a_usi_engine = USIエンジン
play_fixed_time = 時間固定
play_abe = 阿部
play_by_expected_gain = 期待利得
play_a_game = 対局
play_game = ゲーム
play_from = 開始局面
play_the_usual_start = 初期局面
play_the_position_in_the_editor = 編集中の局面
play_begin_the_game = 対局開始
play_clocks_start_at_once = すぐに時計が動き始めます
play_matches_of_many_games_with = 多数局の対戦とレーティング差（信頼区間つき）は yomiki match、他のGUIのエンジンとしての利用は yomiki usi と yomiki nboard で行えます。
play_player = { $side }の対局者
play_by_plies_every_move_counts = 手数：どの手も同じ深さ。実現確率：ありそうな手ほど深く読む。
play_time = { $side }の時間配分
play_clock = 時計
play_clock_form = 時計
play_5m_3s_three_seconds_more = 5m+3s：1手ごとに3秒加算。10m/30s：秒読み。25m!：切れ負け（1秒未満切り捨て、最低1秒）。2Mn+20kn：時間の代わりに節点数。
play_second_opinion = 検討
play_nobody = なし
play_second_opinion_form = 検討
play_an_engine_that_looks_at = 各局面を3秒ずつ読んで意見を示すエンジン
play_usi_engine = USIエンジン
play_path_of_the_program = 実行ファイルのパス
play_path_of_the_usi_engine = USIエンジンのパス
play_it_is_started_as_it = シェルを通さず、引数なしで起動します
play_type_the_path_of_the = USIエンジンのパスを入力してください。

## play: graph

play_chance_of = { $side }の勝率：{ $shown }
play_chance_of_as_last_judged = { $side }の勝率（最後の評価）：{ $shown }
play_win_rate_by_move = 手ごとの勝率
play_by_the_engine_that_moved = 指した側のエンジンの評価値と進行度から求めた勝率
play_seconds = 秒
play_thousand_nodes = 千節点

## panes: play

play_what_this_side_has_left = 残り
play_an_earlier_position_after_move = 途中の局面：{ $number }手目まで
play_show_the_game_as_it = 現在の局面を表示する（一覧の手をもう一度押しても戻る）
play_back_to_the_game = 対局に戻る
play_the_discs_on_the_board = 盤上の石の数
play_the_stones_on_the_board = 盤上の石の数
play_the_moves_and_the_pieces = 手数と、持駒・成駒・敵陣の駒の数
play_0_is_the_beginning_the = 開始が0、終局が{ $most }。{ $counted }から求めます。
play_discs_black_white_empty = 石数：黒{ $black }、白{ $white }、空き{ $empty }
play_really_resign = 本当に投了しますか
play_discard_this_game = この対局を破棄しますか

## play: moves

play_show_the_position_after_this = この手の後の局面と判断の理由を表示。評価値は指した側（{ $side }）から見たもの
play_move_what_was_decided_and = { $number }手目：時間配分の判断と理由
play_a_pass_there_was_nothing = パスなので、判断することはありません。
play_your_own_move_there_is = あなた自身の手なので、説明はありません。
play_this_program_does_not_say = このプログラムは時間の使い方の理由を示しません。

## play: words

play_sente = 先手
play_gote = 後手
play_black = 黒
play_white = 白
play_by_mate = 詰み
play_by_repetition = 千日手
play_by_perpetual_check = 連続王手の千日手
play_too_many_moves = 最大手数
play_by_resignation = 投了
play_on_time = 時間切れ
play_by_declaration = 入玉宣言
play_by_a_fault = 反則
play_wins = { $winner }の勝ち（{ $how }）
play_drawn = 引き分け（{ $how }）
play_to_discs = { $most }対{ $least }
play_to_discs_to_with_the = { $most }対{ $least }、空きマスを含めて{ $all }対{ $none }
play_nodes = 節点
play_byoyomi = 秒読み
play_then = 秒読み{ $byoyomi }
play_s = 秒
play_mate_in = { $plies }手詰
play_mated_in = { $plies }手で詰まされる
play_discs = { $from }石
play_points = { $points }点
play_points_are = 1点は、あと1個で並ぶ形1つ分ほどです。
play_row_in = { $plies }手で並ぶ
play_their_row_in = { $plies }手で相手が並べる
play_with_in_a_row = { $in_row }個並べて
play_the_board_is_full = 盤が埋まって
play_stones_standing = 石数：X { $x }、O { $o }、空き{ $empty }
play_you = あなた
play_depth = { $name }：{ $value }、深さ{ $depth }、{ $moves }
play_the_value_is_in_the = 評価値は手番の{ $side }から見たもの
play_thinking = 思考中
play_second_opinion_words = 検討：…

## play: any

play_pass = パス

## manager: words

play_s_words = { NUMBER($amount, maximumFractionDigits: 2) }秒

## play: saved

play_value_depth_nodes_progress = 評価値{ NUMBER($value, useGrouping: 0) }、深さ{ NUMBER($depth, maximumFractionDigits: 1) }、{ NUMBER($nodes, useGrouping: 0) }節点、進行度{ $progress }

## play: clocks and descriptions of players that cannot be

play_clock_amount = 「{ $text }」は時間でも節点数でもありません（例：10m、1.5s、300ms、2Mn、20kn）
play_clock_mixed = 時間と節点数は混ぜられません
play_clock_both = 加算（+）と秒読み（/）は同時に使えません
play_clock_whole = 秒未満切り捨て（!）は加算のない時間の時計だけで使えます
play_clock_nothing = 持ち時間か秒読みが必要です
play_player_syntax = { $path }: 対局者の記述として読めません({ NUMBER($line, useGrouping: 0) }行{ NUMBER($column, useGrouping: 0) }文字目: { $reason })
play_player_transitions = { $path }: { $why }
play_player_table = { $path }: table_mibは1から65536までです({ NUMBER($found, useGrouping: 0) }ではなく)
play_player_depth = { $path }: depthは0から{ NUMBER($most, useGrouping: 0) }までです({ NUMBER($found, useGrouping: 0) }ではなく)
play_illegal_engine_move = エンジンの指し手{ $shown }は合法手ではありません

## play: phases of a game

play_phase_opening = 序盤
play_phase_middle = 中盤
play_phase_end = 終盤

## play: managers of time, and why they stop or go on

play_manager_fixed = 毎手同じ時間
play_manager_paper = 阿部：最善手が変わり続ける局面で延長
play_manager_ours = 勝率の期待利得と後の損失を比べて決める
play_reason_share = 均等配分は{ $share }（考える手は残り{ NUMBER($moves, maximumFractionDigits: 0) }手の見込み）
play_reason_time_used = この手の時間を使い切りました
play_reason_nothing_left = 延長する時間がありません
play_reason_only_move = 合法手は1つだけです
play_reason_settled = 結果が確定しています
play_reason_few_changes = 最善手の連続変化は{ $changes }回（4回未満）：終了
play_reason_many_changes = 最善手が{ $changes }回連続で変化：1単位延長
play_reason_same_move = 延長しても最善手は同じ：終了
play_reason_rate_fell = 最善手が変わり勝率は{ $from }から{ $to }へ低下：終了
play_reason_rate_rose = 最善手が変わり勝率は{ $from }から{ $to }へ上昇：もう1単位延長
play_reason_just_worth = { $until }まで考えると期待利得は後の損失{ $cost }をわずかに上回る：続行
play_reason_worth = { $until }まで考えると期待利得{ $gain }、後の損失{ $cost }：続行
play_reason_hardly_worth = 続けても期待利得は後の損失{ $cost }を超えない：終了
play_reason_not_worth = 続けても期待利得{ $gain }、後の損失{ $cost }：終了
play_reason_ceiling = 1手の上限（均等配分の{ NUMBER($times, maximumFractionDigits: 1) }倍）に達しました：終了
play_no_memory_for_table = { $mebibytes }MiBの置換表を確保できません。もっと小さくしてください
