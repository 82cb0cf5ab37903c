## event files: what is wrong with one

event_line = { NUMBER($line, useGrouping: 0) }行目: { $fault }
event_unreadable = ファイルを読めません: { $why }
event_empty = ファイルが空です。イベントファイルは {"{"}"yomiki_events":1, …{"}"} で始まります
event_no_header = イベントファイルではありません。{"{"}"yomiki_events":1, …{"}"} で始まるはずです({ $why })
event_version = 第{ NUMBER($version, useGrouping: 0) }版のイベントは読めません。読めるのは第1版だけです
event_too_long = 行が64 MiBを超えています
event_cut_off = 行が途中で切れています
event_not_json = JSONではありません({ NUMBER($column, useGrouping: 0) }文字目)
event_after_the_end = 探索は{ NUMBER($line, useGrouping: 0) }行目で終わっています。その後には何も書けません
event_odd_json = { $problem }({ NUMBER($column, useGrouping: 0) }文字目)
event_unknown_node = 節点{ NUMBER($node, useGrouping: 0) }はまだありません。今あるのは0番からの{ NUMBER($known, useGrouping: 0) }個です
event_missing = `{ $event }`には`{ $field }`が必要です
event_no_moves = 節点{ NUMBER($node, useGrouping: 0) }はまだ展開されていないので、`moves`(または数`count`)が必要です
event_no_move = 節点{ NUMBER($node, useGrouping: 0) }が手なしで展開されています。手のない節点は端末なので`eval`してください
event_other_moves = 節点{ NUMBER($node, useGrouping: 0) }はすでに別の手で展開されています
event_too_many = 節点{ NUMBER($node, useGrouping: 0) }の子が多すぎます
event_leaf_expanded = 節点{ NUMBER($node, useGrouping: 0) }は{ NUMBER($line, useGrouping: 0) }行目で端末として評価されたのに、ここで展開されています
event_inner_evaluated = 節点{ NUMBER($node, useGrouping: 0) }には子があるのに、ここで端末として評価されています
event_wrong_first = 節点{ NUMBER($node, useGrouping: 0) }の子は{ NUMBER($first, useGrouping: 0) }番からではなく{ NUMBER($expected, useGrouping: 0) }番から数えます
event_same_move = 手{ $name }が二度書かれています
event_bad_move = 節点{ NUMBER($node, useGrouping: 0) }: { $why }
