## The five desks

desk_watch = 観察
desk_learn = 学習
desk_solve = 解く
desk_play = 対局
desk_lab = 実験

desk_watch_tip = 自分の局面で探索木が並んで伸びるのを見る
desk_learn_tip = ミニマックスからC*までのレッスン。木の上で一歩ずつ進める
desk_solve_tip = オセロの終盤と詰将棋を高速に解く
desk_play_tip = 時計付きで対局する(対エンジン、エンジン同士)
desk_lab_tip = 論文の実験と自分の実験を行う

desk_go_to_watch = 「観察」へ
desk_go_to_learn = 「学習」へ
desk_go_to_solve = 「解く」へ
desk_go_to_play = 「対局」へ
desk_go_to_lab = 「実験」へ

desk_named = 作業: { $name }
desk_already_here = 局面はすでにここにあります。

## Sending a position to another desk

desk_watch_this = これを観察
desk_watch_this_tip = この局面を「観察」に送り、適した探索を走らせる
desk_solve_this = これを解く
desk_solve_this_tip = この局面を「解く」に送り、ソルバーを始める
desk_play_from_here = ここから対局
desk_play_from_here_tip = この局面を対局の開始局面にする
desk_nothing_to_send = ここには局面がありません。
desk_only_boards_are_solved = 高速に解けるのはオセロと将棋の局面だけです。木は「観察」で探索します。
desk_only_boards_are_played = 対局できるのはオセロと将棋の局面だけです。
desk_no_searches_here = 探索は「観察」({ $keys })で行います。
desk_for_the_next_game = 対局中です。次の対局をこの局面から始められます。
