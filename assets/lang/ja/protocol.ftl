## engines of others

protocol_not_started = { $path }を起動できません：{ $reason }
protocol_ended = { $path }が終了しました
protocol_silent = { $path }はUSIエンジンではないようです（{ NUMBER($seconds, useGrouping: 0) }秒以内に応答がありません）

## what we tell windows that use us as an engine, in the language of the protocols

protocol_no_game = 対局がありません(最後のものは読めませんでした)
protocol_unknown_command = 知らないコマンドです: { $command }
protocol_illegal_move = 合法手ではありません: { $name }
protocol_no_depth = 深さではありません: { $value }
protocol_thinking = 思考中
protocol_analyzing = 解析中
protocol_no_game_to_move_in = 指し手を探す対局がありません: { $why }
protocol_no_position_to_mate_in = 詰みを探す局面がありません: { $why }
protocol_setoption = setoptionには name NAME value VALUE が必要です
protocol_option_number = { $name }は{ NUMBER($low, useGrouping: 0) }から{ NUMBER($high, useGrouping: 0) }までの数です
protocol_option_search = SearchはPliesかRealizationです
protocol_option_manager = TimeManagerはOurs、Fixed、Paperのいずれかです
protocol_no_option = { $name }という設定はありません
protocol_smaller_table = USI_Hash { NUMBER($wanted, useGrouping: 0) }のメモリを確保できません。置換表は{ NUMBER($had, useGrouping: 0) } MiBです
