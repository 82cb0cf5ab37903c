## event files: what is wrong with one

event_line = line { NUMBER($line, useGrouping: 0) }: { $fault }
event_unreadable = the file cannot be read: { $why }
event_empty = the file is empty; an event file begins with {"{"}"yomiki_events":1, …{"}"}
event_no_header = this is no event file: it should begin with {"{"}"yomiki_events":1, …{"}"} ({ $why })
event_version = events of version { NUMBER($version, useGrouping: 0) } cannot be read, only those of version 1
event_too_long = the line is longer than 64 MiB
event_cut_off = the line is cut off
event_not_json = this is not JSON (column { NUMBER($column, useGrouping: 0) })
event_after_the_end = the search has ended in line { NUMBER($line, useGrouping: 0) }; nothing may follow
event_odd_json = { $problem } (column { NUMBER($column, useGrouping: 0) })
event_unknown_node = there is no node { NUMBER($node, useGrouping: 0) } yet; { NUMBER($known, useGrouping: 0) } are known, numbered from 0
event_missing = `{ $event }` needs `{ $field }`
event_no_moves = node { NUMBER($node, useGrouping: 0) } has not been expanded before, so its `moves` (or their `count`) must be given
event_no_move = node { NUMBER($node, useGrouping: 0) } is expanded without a move; a node without moves is a leaf: `eval` it
event_other_moves = node { NUMBER($node, useGrouping: 0) } has already been expanded, with other moves
event_too_many = node { NUMBER($node, useGrouping: 0) } has too many children
event_leaf_expanded = node { NUMBER($node, useGrouping: 0) } was evaluated as a leaf in line { NUMBER($line, useGrouping: 0) }, but is expanded here
event_inner_evaluated = node { NUMBER($node, useGrouping: 0) } has children, but is evaluated as a leaf here
event_wrong_first = the children of node { NUMBER($node, useGrouping: 0) } are numbered from { NUMBER($expected, useGrouping: 0) } on, not from { NUMBER($first, useGrouping: 0) }
event_same_move = the move { $name } is given twice
event_bad_move = node { NUMBER($node, useGrouping: 0) }: { $why }
