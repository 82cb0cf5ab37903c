## engines of others

protocol_not_started = { $path } cannot be started: { $reason }
protocol_ended = { $path } has ended
protocol_silent = { $path } does not speak USI: it did not answer within { NUMBER($seconds, useGrouping: 0) } seconds

## what we tell windows that use us as an engine, in the language of the protocols

protocol_no_game = there is no game: the last one could not be read
protocol_unknown_command = unknown command: { $command }
protocol_illegal_move = not a legal move: { $name }
protocol_no_depth = not a depth: { $value }
protocol_thinking = Thinking
protocol_analyzing = Analyzing
protocol_no_game_to_move_in = there is no game to find a move in: { $why }
protocol_no_position_to_mate_in = there is no position to find a mate in: { $why }
protocol_setoption = setoption needs: name NAME value VALUE
protocol_option_number = { $name } must be a number from { NUMBER($low, useGrouping: 0) } to { NUMBER($high, useGrouping: 0) }
protocol_option_search = Search is Plies or Realization
protocol_option_manager = TimeManager is Ours, Fixed or Paper
protocol_no_option = there is no option { $name }
protocol_smaller_table = there is no memory for USI_Hash { NUMBER($wanted, useGrouping: 0) }: the table has { NUMBER($had, useGrouping: 0) } MiB
