## engines of others

protocol_not_started = { $path }を起動できません：{ $reason }
protocol_ended = { $path }が終了しました
protocol_silent = { $path }はUSIエンジンではないようです（{ NUMBER($seconds, useGrouping: 0) }秒以内に応答がありません）
