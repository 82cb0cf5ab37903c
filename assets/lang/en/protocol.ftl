## engines of others

protocol_not_started = { $path } cannot be started: { $reason }
protocol_ended = { $path } has ended
protocol_silent = { $path } does not speak USI: it did not answer within { NUMBER($seconds, useGrouping: 0) } seconds
