## play: places of the board

play_in_hand = game: { $kind } in hand
play_square_with_piece = game: { $square } { $side } { $piece }
play_square = game: { $square }

## play: time used

play_time_for_each_move =
    { $second ->
       *[other] Time used for each move ({ $unit }), the second player's below
    }
play_time_for_moves =
    { $second ->
       *[other] Time used for each of { $moves } moves ({ $unit }, { NUMBER($most, maximumFractionDigits: 1) } at most), the second player's below
    }

## play: progress

play_opening = opening
play_middle = middle
play_end = end
play_progress = Progress of the game: { $progress } of { $most } ({ $phase })

## play: values

play_what_a_point_is = {""}
play_value_in_shogi =
    { $points ->
       *[other] { $pawns } pawns
    }

## play: this program as a player

play_own_name = Yomiki

## play: board

play_game_board = game board
play_game_play = game: play { $square }

## play: form

play_a_person = a person
play_yomiki_by_plies = Yomiki, by plies
play_yomiki_by_probability = Yomiki, by probability
play_a_usi_engine = a USI engine
play_fixed_time = fixed time
play_abe = Abe
play_by_expected_gain = by expected gain
play_a_game = A game
play_game = Game
play_from = From
play_the_usual_start = the usual start
play_the_position_in_the_editor = the position in the editor
play_begin_the_game = Begin the game
play_clocks_start_at_once = Clocks start at once
play_matches_of_many_games_with = Matches of many games, with Elo and its interval, are played by “yomiki match”; other windows can use the program as an engine by “yomiki usi” and “yomiki nboard”.
play_player = { $side }: player
play_by_plies_every_move_counts = By plies: every move counts the same. By probability: likely moves are read further.
play_time = { $side }: time
play_clock = Clock
play_clock_form = clock
play_5m_3s_three_seconds_more = 5m+3s: three seconds more a move. 10m/30s: byoyomi. 25m!: whole seconds, no more. 2Mn+20kn: nodes in place of time.
play_second_opinion = Second opinion
play_nobody = nobody
play_second_opinion_form = second opinion
play_an_engine_that_looks_at = An engine that looks at every position for three seconds and says what it thinks
play_usi_engine = USI engine
play_path_of_the_program = path of the program
play_path_of_the_usi_engine = path of the USI engine
play_it_is_started_as_it = It is started as it is, without a shell and without arguments
play_type_the_path_of_the = Type the path of the USI engine.

## play: graph

play_chance_of = Chance of { $side }: { $shown }
play_chance_of_as_last_judged = Chance of { $side }, as last judged: { $shown }
play_win_rate_by_move = win rate by move
play_by_the_engine_that_moved = By the engine that moved, from its value and the game's progress
play_seconds = seconds
play_thousand_nodes = thousand nodes

## panes: play

play_what_this_side_has_left = What this side has left
play_an_earlier_position_after_move = An earlier position: after move { $number }
play_show_the_game_as_it = Show the game as it stands; the move in the list pressed again does the same
play_back_to_the_game = Back to the game
play_the_discs_on_the_board = the discs on the board
play_the_stones_on_the_board = the stones on the board
play_the_moves_and_the_pieces = the moves, and the pieces in hand, promoted or in the enemy's camp
play_0_is_the_beginning_the = 0 is the beginning, { $most } the end: it counts { $counted }.
play_discs_black_white_empty = Discs: black { $black }, white { $white }; { $empty } empty
play_really_resign = Really resign?
play_discard_this_game = Discard this game?

## play: moves

play_show_the_position_after_this = Show the position after this move, and what was decided. The value is in the eyes of { $side }, who moved.
play_move_what_was_decided_and = Move { $number }: what was decided, and why
play_a_pass_there_was_nothing = A pass: there was nothing to decide.
play_your_own_move_there_is = Your own move: there is nothing to explain.
play_this_program_does_not_say = This program does not say how it used its time.

## play: words

play_sente = Sente
play_gote = Gote
play_black = Black
play_white = White
play_by_mate = by mate
play_by_repetition = by repetition
play_by_perpetual_check = by perpetual check
play_too_many_moves = too many moves
play_by_resignation = by resignation
play_on_time = on time
play_by_declaration = by declaration
play_by_a_fault = by a fault
play_wins = { $winner } wins, { $how }
play_drawn = Drawn, { $how }
play_to_discs = { $most } to { $least } discs
play_to_discs_to_with_the = { $most } to { $least } discs ({ $all } to { $none } with the empty squares)
play_nodes = {" "}nodes
play_byoyomi = byoyomi
play_then = then { $byoyomi }
play_s = {" "}s
play_mate_in = mate in { $plies }
play_mated_in = mated in { $plies }
play_discs = { $from } discs
play_points = { $points } points
play_points_are = A point is about a row that is one stone short.
play_row_in = a row in { $plies }
play_their_row_in = the other side's row in { $plies }
play_with_in_a_row = with { $in_row } in a row
play_the_board_is_full = the board is full
play_stones_standing = Stones: X { $x }, O { $o }; { $empty } empty
play_you = you
play_depth = { $name }: { $value }, depth { $depth }, { $moves }
play_the_value_is_in_the = The value is in the eyes of { $side }, who is to move
play_thinking = Thinking
play_second_opinion_words = Second opinion: …

## play: any

play_pass = pass

## manager: words

play_s_words = { NUMBER($amount, maximumFractionDigits: 2) } s

## play: saved

play_value_depth_nodes_progress = value { NUMBER($value, useGrouping: 0) }, depth { NUMBER($depth, maximumFractionDigits: 1) }, { NUMBER($nodes, useGrouping: 0) } nodes, progress { $progress }

## play: clocks and descriptions of players that cannot be

play_clock_amount = "{ $text }" is not an amount of time or nodes such as 10m, 1.5s, 300ms, 2Mn or 20kn
play_clock_mixed = a clock counts either seconds or nodes, not both
play_clock_both = a clock has an increment (+) or byoyomi (/), not both
play_clock_whole = whole seconds (!) are for clocks of seconds without increment
play_clock_nothing = a clock needs some time to begin with, or byoyomi
play_player_syntax = { $path }: this is not a player's description: line { NUMBER($line, useGrouping: 0) }, column { NUMBER($column, useGrouping: 0) }: { $reason }
play_player_transitions = { $path }: { $why }
play_player_table = { $path }: table_mib must be between 1 and 65536, not { NUMBER($found, useGrouping: 0) }
play_player_depth = { $path }: depth must be between 0 and { NUMBER($most, useGrouping: 0) }, not { NUMBER($found, useGrouping: 0) }
play_illegal_engine_move = the engine's move { $shown } is not legal

## play: phases of a game

play_phase_opening = opening
play_phase_middle = middle
play_phase_end = end

## play: managers of time, and why they stop or go on

play_manager_fixed = the same time for every move
play_manager_paper = Abe: longer where the best move keeps changing
play_manager_ours = by expected gain against what it costs later
play_reason_share = an even share is { $share }: { $moves ->
        [one] { NUMBER($moves, maximumFractionDigits: 0) } move
       *[other] { NUMBER($moves, maximumFractionDigits: 0) } moves
    } to think about
play_reason_time_used = the time for this move is used
play_reason_nothing_left = there is no time left to add
play_reason_only_move = there is only one legal move
play_reason_settled = the outcome is certain
play_reason_few_changes = the best move changed { $changes ->
        [one] { $changes } time
       *[other] { $changes } times
    } in a row, fewer than four: stop
play_reason_many_changes = the best move changed { $changes } times in a row: one more unit of time
play_reason_same_move = the extension kept the move: stop
play_reason_rate_fell = the move changed and the win rate fell from { $from } to { $to }: stop
play_reason_rate_rose = the move changed and the win rate rose from { $from } to { $to }: one more unit of time
play_reason_just_worth = thinking on until { $until } should gain just more than the { $cost } it costs later: go on
play_reason_worth = thinking on until { $until } should gain { $gain } and cost { $cost } later: go on
play_reason_hardly_worth = thinking on should gain no more than the { $cost } it costs later: stop
play_reason_not_worth = thinking on should gain { $gain } and cost { $cost } later: stop
play_reason_ceiling = { NUMBER($times, maximumFractionDigits: 1) } times the even share is the most for one move: stop
play_no_memory_for_table = there is no memory for a table of { $mebibytes } MiB; take a smaller one
