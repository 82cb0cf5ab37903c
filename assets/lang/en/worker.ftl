## searches that do not come to a result

worker_panic = the search broke down: { $words }

## conditions on counters

worker_no_counter = '{ $name }' is no counter; there are open, cells, bytes, leaves, nodes, inner, table, level, lower, upper
worker_no_relation = '{ $name }' is no comparison; there are <, <=, =, !=, >=, >
worker_no_number = '{ $text }' is no number
worker_incomplete = a condition is COUNTER COMPARISON NUMBER, as in: open > 1000 and leaves >= 50
worker_panic_silent = the search broke down: without a word
