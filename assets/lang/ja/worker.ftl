## searches that do not come to a result

worker_panic = 探索が異常終了しました: { $words }

## conditions on counters

worker_no_counter = 「{ $name }」という計数はありません。あるのはopen、cells、bytes、leaves、nodes、inner、table、level、lower、upperです
worker_no_relation = 「{ $name }」は比較ではありません。あるのは<、<=、=、!=、>=、>です
worker_no_number = 「{ $text }」は数ではありません
worker_incomplete = 「open > 1000 and leaves >= 50」のように、計数・比較・数を書いてください
worker_panic_silent = 探索が理由を告げずに異常終了しました
