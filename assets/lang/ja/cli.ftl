### What the command line prints. Numbers have no separators there: other programs read them too.

## help

cli_heading_usage = 使い方:
cli_heading_commands = コマンド:
cli_heading_arguments = 引数:
cli_heading_options = オプション:
cli_flag_help = ヘルプを表示する
cli_flag_version = バージョンを表示する
cli_command_help = このヘルプ、または指定したコマンドのヘルプを表示する
cli_default_value = [既定値: { $value }]
cli_possible_values = [指定できる値: { $values }]

## arguments that cannot be understood

cli_at = { $place }: { $what }
cli_line = { NUMBER($line, useGrouping: 0) }行目: { $what }
cli_standard_input = 標準入力
cli_standard_output = 標準出力
cli_too_large = { NUMBER($mebibytes, useGrouping: 0) } MiBを超えています
cli_did_you_mean = 「{ $word }」というコマンドもファイルもありません。「{ $name }」のことですか
cli_no_command_and_no_file = 「{ $word }」というコマンドもファイルもありません。コマンドは { $names }, { $last } です
cli_needs_a_command = { $name } にはコマンドが必要です: { $names }, { $last } のいずれか
cli_no_display = ウィンドウを開く画面がありません。画面がなくても使えるコマンド: yomiki { $names }, { $last }(それぞれ --help で説明を表示)。
cli_no_window = ウィンドウを開けませんでした: { $why }
cli_broke_down = プログラムの内部で異常が起きました
cli_invalid_value = '{ $argument }' の値 '{ $value }' は正しくありません
cli_value_required = '{ $argument }' には値が必要です
cli_unexpected_argument = '{ $argument }' という引数はここでは使えません
cli_unrecognized_subcommand = '{ $name }' というコマンドはありません
cli_required_arguments_missing = 必要な引数がありません: { $missing }
cli_used_twice = 引数 '{ $argument }' は一度しか指定できません
cli_conflicts = 引数 '{ $argument }' と '{ $other }' は同時に指定できません
cli_conflicts_with_several = 引数 '{ $argument }' は次のものと同時に指定できません: { $others }
cli_tip = ヒント: { $tip }
cli_tip_similar =
    ヒント: 似た{ $kind ->
        [subcommand] コマンド
        [argument] 引数
       *[value] 値
    }に{ $number ->
       *[other] { $names }
    }があります
cli_tip_dashes = ヒント: '{ $value }' を値として渡すには '{ $form }' とします
cli_number_empty = 整数が空です
cli_number_digit = 整数として読めない文字があります
cli_number_large = 数が大きすぎます
cli_number_small = 数が小さすぎます
cli_number_float = 数として読めません
cli_number_range = { $value } は範囲 { $range } にありません
cli_must_be_seconds = 0以上の秒数でなければなりません
cli_must_be_threads = 1から{ NUMBER($most, useGrouping: 0) }までの数でなければなりません
cli_must_be_amount = 0以上の数でなければなりません
cli_must_be_speed = 0より大きい数でなければなりません
cli_must_be_span = 一つの数、または 2..4 のような範囲でなければなりません
cli_must_be_pane = そのような欄はありません。あるのは { $names }
cli_must_be_desk = 次のいずれか: { $names }
cli_must_be_size = --size { $text }: WIDTHxHEIGHT の形で、それぞれ200から8192まででなければなりません
cli_must_be_one_of = { $option } { $text }: { $words } のいずれかでなければなりません
cli_film_ending = 動画は .gif に書きます。.{ $ending } には書けません
cli_picture_ending = 画像は .svg か .png に書きます。.{ $ending } には書けません
cli_window_ending = ウィンドウは .png に書きます。.{ $ending } には書けません

## algorithms, perft

cli_algorithm = { $name }({ $family }): { $idea }
cli_not_set = 指定なし
cli_answers = {"    "}答える問い: { $questions }
cli_perft_needs_rules = perftは規則のあるゲームの局面を数えます。{ $game } の局面は数えられません
cli_perft_leaves = 深さ{ NUMBER($depth, useGrouping: 0) }の端末 { NUMBER($nodes, useGrouping: 0) }個、{ $seconds }秒
cli_perft_cancelled = 深さ{ NUMBER($depth, useGrouping: 0) }の端末を数え終える前に、{ $seconds }秒で中止しました

## search

cli_search_question = { $algorithm } が答える問いは { $questions } だけです。ここでの問いは { $asked } です
cli_search_needs_depth = --question depth には --depth N が必要です
cli_search_needs_threshold = --question at-least には --threshold N が必要です
cli_search_value = 値 { $value }
cli_search_unknown = 値は不明、{ $lower } から { $upper } の間
cli_search_unknown_because = 値は不明、{ $lower } から { $upper } の間({ $why })
cli_search_best_play = 最善手順 { $line }
cli_search_best_play_so_far = ここまでの最善手順 { $line }
cli_search_visits = 端末の評価 { NUMBER($leaves, useGrouping: 0) }回、内部節点 { NUMBER($inner, useGrouping: 0) }個、{ $seconds }秒
cli_search_count = {"  "}{ $name }: { NUMBER($count, useGrouping: 0) }
cli_search_distinct_leaves = 異なる端末
cli_search_expanded = 展開
cli_search_greatest_open = OPENの最大
cli_search_greatest_cells = セル数の最大
cli_search_bytes = バイト
cli_search_bytes_used = 使用中のバイト(最大)
cli_search_table_hits = 置換表のヒット
cli_search_iterations = 反復
cli_search_re_searches = 再探索
cli_search_generated = 生成した子
cli_search_solution_leaves = 解の端末
cli_search_branching = {"  "}展開あたりの生成した子: { $factor }
cli_search_repeats = {"  "}再展開の割合: { $percent }%
cli_search_choosing = {"  "}数による選択: { $seconds }秒
cli_search_leaf_order = 評価順の端末: { $leaves }

## race, demo, render

cli_race_algorithm = 探索法
cli_race_value = 値
cli_race_evaluations = 端末評価
cli_race_nodes = 節点
cli_race_max_open = 最大OPEN
cli_race_max_cells = 最大セル数
cli_race_seconds = 秒
cli_race_cancelled = 競走を描く前に中止しました。ファイルは書かれていません。
cli_race_leaves = 端末は
cli_race_leaves_to_depth = 記録された深さ{ NUMBER($depth, useGrouping: 0) }までの端末は
cli_race_subset = 前者の端末はすべて後者の端末に含まれる
cli_race_no_subset = 後者にない端末が前者にある
cli_race_not_checked = 未確認
cli_race_theorem = (定理のとおり)
cli_race_informed_theorem = (同じ静的な上下界を使う探索の補題のとおり)
cli_race_pair = { $first } と { $second }: { $leaves }両方 { NUMBER($both, useGrouping: 0) }、{ $first } だけ { NUMBER($only_first, useGrouping: 0) }、{ $second } だけ { NUMBER($only_second, useGrouping: 0) }。{ $subset }{ $theorem }
cli_race_drawn = 競走を { $path } に描きました。
cli_film_written = { NUMBER($frames, useGrouping: 0) }コマの動画を { $path } に書きました。
cli_film_from = --from { $from } は0から{ $to }まででなければなりません
cli_demo_leaves = 端末
cli_demo_expanded = 展開
cli_demo_open = OPEN
cli_demo_cells = セル
cli_demo_drawn = ウィンドウを { $path } に描きました。
cli_render_too_many = 一度に比べられる探索法は{ NUMBER($most, useGrouping: 0) }つまでです
cli_render_no_example = 「{ $name }」という例はありません。あるのは { $names }
cli_render_scale = --scale は0.5から4まででなければなりません
cli_render_patience = { NUMBER($seconds, useGrouping: 0) }秒では終わりませんでした。画像はここまでに分かったことを示します
cli_render_cancelled = 中止しました。画像はここまでに分かったことを示します
cli_render_nothing_run = --select: 何も実行されていません
cli_render_select = --select { $path }: { $why }
cli_render_not_recorded = この節点は記録されていません
cli_render_step = --step { NUMBER($step, useGrouping: 0) }: { $id } は{ NUMBER($steps, useGrouping: 0) }ステップです

## lab

cli_lab_row = 探索{ $searches }  { $title }
cli_lab_begins = 探索{ NUMBER($all, useGrouping: 0) }、うち{ NUMBER($done, useGrouping: 0) }は終了済み。見積もり: CPU時間{ $cost }、{ NUMBER($jobs, useGrouping: 0) }スレッドで{ $left }。
cli_lab_progress = 探索{ NUMBER($all, useGrouping: 0) }のうち{ NUMBER($done, useGrouping: 0) }、残り約{ $left }
cli_lab_cancelled = 中止しました。探索{ NUMBER($all, useGrouping: 0) }のうち{ NUMBER($done, useGrouping: 0) }は { $folder } にあり、同じコマンドで残りを続けられます。
cli_lab_done = 探索{ NUMBER($all, useGrouping: 0) }の結果は { $folder } にあります。{ $time }(CPU時間{ $cost })かかりました。
cli_lab_finding = { $verdict }: { $claim }。{ $sentence }
cli_lab_merged = 探索{ NUMBER($all, useGrouping: 0) }のうち{ NUMBER($done, useGrouping: 0) }が { $folder } にあります。
cli_lab_report_cancelled = 中止しました。{ NUMBER($all, useGrouping: 0) }フォルダーのうち{ NUMBER($done, useGrouping: 0) }の表と図を書きました。

## lesson

cli_lesson_none = 「{ $name }」という教材はありません。あるのは { $names }、それに .ron で終わるファイルです
cli_lesson_sheet = 演習用紙を { $path } に書きました。
cli_lesson_pictures = 画像{ NUMBER($pictures, useGrouping: 0) }枚を { $folder } に書きました。
cli_lesson_pictures_cancelled = 中止しました。画像{ NUMBER($pictures, useGrouping: 0) }枚を { $folder } に書きました。
cli_lesson_row = { $title }({ NUMBER($minutes, useGrouping: 0) }分、{ NUMBER($questions, useGrouping: 0) }問): { $about }
cli_lesson_title = { $title }({ NUMBER($minutes, useGrouping: 0) }分)
cli_lesson_holds = この教材に誤りはありません。
cli_lesson_faults = { $id } には誤りが{ NUMBER($faults, useGrouping: 0) }件あります
cli_lesson_step = { NUMBER($number, useGrouping: 0) }. [{ $moment }, イベント{ NUMBER($event, useGrouping: 0) }]

## solve

cli_solve_between = { $lower } から { $upper } の間
cli_solve_answer = { $id }: { $score }  { $line }  節点{ NUMBER($nodes, useGrouping: 0) }、{ $seconds }秒
cli_solve_move_between = {"  "}{ $square } { $lower } から { $upper }
cli_solve_done = { NUMBER($done, useGrouping: 0) }件終了
cli_solve_left = 、残り { $time }
cli_solve_no_position = 局面がありません
cli_solve_none_read = { $first }。{ NUMBER($lines, useGrouping: 0) }行のどれも読めません
cli_solve_skipped = { $why }。飛ばします
cli_solve_exact = 最短{ NUMBER($moves, useGrouping: 0) }手詰
cli_solve_mate = { NUMBER($moves, useGrouping: 0) }手詰
cli_solve_result = { $result }({ $reason })
cli_solve_by_convention = (無駄合を除いて{ NUMBER($moves, useGrouping: 0) }手)
cli_solve_left_in_hand = 、持駒{ $pieces }余り
cli_solve_unique = 、余詰なし
cli_solve_not_unique = 、余詰あり
cli_solve_verified = 、{ NUMBER($positions, useGrouping: 0) }局面で検証済み
cli_solve_not_verified = 、検証に失敗: { $objection }
cli_solve_made = 。指し手{ NUMBER($nodes, useGrouping: 0) }、{ $seconds }秒
cli_solve_cook = {"  "}{ $kind }、{ NUMBER($moves, useGrouping: 0) }手詰: { $line }
cli_solve_no_mate = 不詰
cli_solve_unknown = 不明
cli_solve_found = 詰み
cli_solve_proved = 証明済み
cli_solve_refuted = 反証済み
cli_solve_max_nodes = 節点数の上限
cli_solve_max_time = 時間の上限
cli_solve_cancelled = 中止
cli_solve_too_long = 手順が長すぎる
cli_solve_first_move = 初手余詰
cli_solve_later_move = 途中の余詰
cli_solve_last_move = 最終手余詰
cli_solve_other_length = 別の手数

## train

cli_train_labelled = {"  "}局面の{ NUMBER($percent, useGrouping: 0) }%に値を付けました
cli_train_cancelled = 中止しました。{ NUMBER($all, useGrouping: 0) }段階のうち{ NUMBER($done, useGrouping: 0) }が { $file } にあり、同じコマンドで残りを続けられます。
cli_train_stage = 空き{ NUMBER($from, useGrouping: 0) }から{ NUMBER($to, useGrouping: 0) }: { NUMBER($positions, useGrouping: 0) }局面、平均誤差は重みなしで{ $before }石、重みありで{ $after }石
cli_train_begun = { $file } は --seed { NUMBER($seed, useGrouping: 0) } --positions { NUMBER($positions, useGrouping: 0) } で始めたものです。同じ値で続けるか、別のファイルを選んでください
cli_train_games_cancelled = { NUMBER($all, useGrouping: 0) }ファイルのうち{ NUMBER($done, useGrouping: 0) }で中止しました。表は書かれていません。
cli_train_no_game = 棋譜を一つも読めませんでした({ NUMBER($files, useGrouping: 0) }ファイル、うち{ NUMBER($refused, useGrouping: 0) }は読めない形式)
cli_train_games = { NUMBER($games, useGrouping: 0) }局
cli_train_category = ({ NUMBER($available, useGrouping: 0) }のうち{ NUMBER($played, useGrouping: 0) })
cli_train_models_cancelled = 対局が足りないうちに中止しました。モデルは求めていません。
cli_train_too_few = 対局が少なすぎてモデルを求められません。--games を増やしてください
cli_train_models = { $game }(括弧内は95%区間。論文の値は将棋のもの)
cli_train_win_rate = 値と勝率、{ $phase }: k = { $k } [{ $low }, { $high }]、{ NUMBER($positions, useGrouping: 0) }局面から。論文は{ $paper }
cli_train_band = (モデルでは{ $rate })
cli_train_depth = 深さ
cli_train_threshold = しきい値
cli_train_nodes_by = { $name }と節点数: { $scale }·e^({ $growth }·d)、増え方 [{ $low }, { $high }]、{ NUMBER($samples, useGrouping: 0) }反復から。論文は0.037·e^(0.9153·d)
cli_train_less_deep = { $less }だけ浅い側: { $score } [{ $low }, { $high }]、{ NUMBER($games, useGrouping: 0) }局。0.5·e^(−κΔd) では{ $by_kappa }、Eloでは{ $by_elo }
cli_train_kappa = κ = { $kappa } [{ $low }, { $high }](論文は0.5581から0.6705)、深さ1あたり{ $elo } Elo [{ $elo_low }, { $elo_high }]
cli_train_swings = 深さ{ NUMBER($depth, useGrouping: 0) }から先の値の変動は{ $mean }({ NUMBER($times, useGrouping: 0) }回。モデルでは{ $fitted })

## match, selfplay

cli_match_two_games = { $a } は{ $game_a }、{ $b } は{ $game_b }を指します。対局には同じゲームが必要です
cli_match_no_games = --games は1以上でなければなりません
cli_match_standing = { NUMBER($games, useGrouping: 0) }局: +{ NUMBER($wins, useGrouping: 0) } ={ NUMBER($draws, useGrouping: 0) } -{ NUMBER($losses, useGrouping: 0) }、Elo { $elo } [{ $low }, { $high }]
cli_match_held = { $folder } にはすでに対局があります。--resume で続けるか、--out で別のフォルダーを選んでください
cli_match_another = { $folder } にあるのは別の対局です(プレイヤー、時計、または乱数の種が違います)
cli_match_seconds = { $amount }秒
cli_match_nodes = { $amount }節点
cli_match_result = { $a } 対 { $b }、{ $game }、{ $clock }: { NUMBER($games, useGrouping: 0) }局、+{ NUMBER($wins, useGrouping: 0) } ={ NUMBER($draws, useGrouping: 0) } -{ NUMBER($losses, useGrouping: 0) }、{ $score }% [{ $score_low }, { $score_high }]、Elo { $elo } [{ $low }, { $high }]
cli_match_use = 時間切れ負け: { NUMBER($lost_a, useGrouping: 0) }と{ NUMBER($lost_b, useGrouping: 0) }。一局の使用量: { $used_a }と{ $used_b }。一局{ $plies }手。{ $seconds }秒。棋譜は { $folder } にあります
cli_match_sprt = SPRT { $equal } から { $better } Elo: 対数尤度比 { $ratio }(限界は±{ $bound })、{ $verdict }
cli_match_better = Aの方が強い
cli_match_not_better = Aの方が強いとはいえない
cli_match_undecided = 未決
cli_selfplay_head = # 自己対局から集めた{ $game }の局面、序盤・中盤・終盤それぞれ{ NUMBER($each, useGrouping: 0) }: 一手{ NUMBER($nodes, useGrouping: 0) }節点、乱数の種{ NUMBER($seed, useGrouping: 0) }。
cli_selfplay_columns = # 局面 ; phase=段階 ; progress=進行度(0から128) ; value=手番側から見た値 ; game=対局 ; ply=手数
cli_selfplay_cancelled = # 中止: { NUMBER($all, useGrouping: 0) }局面のうち{ NUMBER($done, useGrouping: 0) }
cli_must_be_board = 4, 6, 8 のどれか、または 7x6 のような列数と行数で指定してください
