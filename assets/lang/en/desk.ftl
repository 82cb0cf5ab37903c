## The five desks

desk_watch = Watch
desk_learn = Learn
desk_solve = Solve
desk_play = Play
desk_lab = Lab

desk_watch_tip = Watch searches grow side by side on a position of your own
desk_learn_tip = Lessons from minimax to C*, each on a tree that you can step through
desk_solve_tip = Solve Othello endgames and mate problems at engine speed
desk_play_tip = Play a game with a clock, against an engine or between engines
desk_lab_tip = Run the papers' experiments and your own

desk_go_to_watch = Go to Watch
desk_go_to_learn = Go to Learn
desk_go_to_solve = Go to Solve
desk_go_to_play = Go to Play
desk_go_to_lab = Go to Lab

desk_named = Desk: { $name }
desk_already_here = This is where the position is.

## Sending a position to another desk

desk_watch_this = Watch this
desk_watch_this_tip = Take this position to Watch and run searches that suit it
desk_solve_this = Solve this
desk_solve_this_tip = Take this position to Solve and start the solver
desk_play_from_here = Play from here
desk_play_from_here_tip = Take this position to Play as the start of a game
desk_nothing_to_send = This desk shows no position.
desk_only_boards_are_solved = Only Othello and shogi positions can be solved at engine speed; a tree is searched on Watch.
desk_only_boards_are_played = Only Othello and shogi positions can be played.
desk_no_searches_here = Searches are run on Watch ({ $keys }).
desk_for_the_next_game = A game is being played; the next one can begin from this position.
