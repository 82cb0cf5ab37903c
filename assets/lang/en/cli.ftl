### What the command line prints. Numbers have no separators there: other programs read them too.

## help

cli_heading_usage = Usage:
cli_heading_commands = Commands:
cli_heading_arguments = Arguments:
cli_heading_options = Options:
cli_flag_help = Print help
cli_flag_version = Print version
cli_command_help = Print this message or the help of the given subcommand(s)
cli_default_value = [default: { $value }]
cli_possible_values = [possible values: { $values }]

## arguments that cannot be understood

cli_at = { $place }: { $what }
cli_line = line { NUMBER($line, useGrouping: 0) }: { $what }
cli_standard_input = standard input
cli_standard_output = standard output
cli_too_large = larger than { NUMBER($mebibytes, useGrouping: 0) } MiB
cli_did_you_mean = there is no command and no file '{ $word }'; did you mean '{ $name }'?
cli_no_command_and_no_file = there is no command and no file '{ $word }'; the commands are { $names } and { $last }
cli_needs_a_command = { $name } needs a command: { $names } or { $last }
cli_no_display = there is no display to open a window on. Without one, these work: yomiki { $names } and { $last } (each with --help).
cli_no_window = the window could not be opened: { $why }
cli_broke_down = it broke down inside the program
cli_invalid_value = invalid value '{ $value }' for '{ $argument }'
cli_value_required = a value is required for '{ $argument }' but none was supplied
cli_unexpected_argument = unexpected argument '{ $argument }' found
cli_unrecognized_subcommand = unrecognized subcommand '{ $name }'
cli_required_arguments_missing = the following required arguments were not provided: { $missing }
cli_used_twice = the argument '{ $argument }' cannot be used multiple times
cli_conflicts = the argument '{ $argument }' cannot be used with '{ $other }'
cli_conflicts_with_several = the argument '{ $argument }' cannot be used with: { $others }
cli_tip = tip: { $tip }
cli_tip_similar =
    tip: { $number ->
        [one] a similar { $kind } exists
       *[other] some similar { $kind }s exist
    }: { $names }
cli_tip_dashes = tip: to pass '{ $value }' as a value, use '{ $form }'
cli_number_empty = cannot parse integer from empty string
cli_number_digit = invalid digit found in string
cli_number_large = number too large to fit in target type
cli_number_small = number too small to fit in target type
cli_number_float = invalid float literal
cli_number_range = { $value } is not in { $range }
cli_must_be_seconds = it must be a number of seconds, 0 or more
cli_must_be_threads = it must be a number from 1 to { NUMBER($most, useGrouping: 0) }
cli_must_be_amount = it must be a number, 0 or more
cli_must_be_speed = it must be a number, more than 0
cli_must_be_span = it must be a number, or two such as 2..4
cli_must_be_pane = there is no such pane; there are { $names }
cli_must_be_desk = must be one of: { $names }
cli_must_be_size = --size { $text }: it must be WIDTHxHEIGHT, each from 200 to 8192
cli_must_be_one_of = { $option } { $text }: it must be one of { $words }
cli_film_ending = a film is written as .gif, not as .{ $ending }
cli_picture_ending = a picture is written as .svg or .png, not as .{ $ending }
cli_window_ending = the window is written as .png, not as .{ $ending }

## algorithms, perft

cli_algorithm = { $name } ({ $family }): { $idea }
cli_not_set = not set
cli_answers = {"    "}answers { $questions }
cli_perft_needs_rules = perft counts positions of games with rules, not of { $game }
cli_perft_leaves =
    { $nodes ->
        [one] { NUMBER($nodes, useGrouping: 0) } leaf
       *[other] { NUMBER($nodes, useGrouping: 0) } leaves
    } at depth { NUMBER($depth, useGrouping: 0) }, { $seconds } s
cli_perft_cancelled = cancelled after { $seconds } s, before all leaves at depth { NUMBER($depth, useGrouping: 0) } were counted

## search

cli_search_question = { $algorithm } answers only { $questions }; the question here is { $asked }
cli_search_needs_depth = --question depth needs --depth N
cli_search_needs_threshold = --question at-least needs --threshold N
cli_search_value = value { $value }
cli_search_unknown = value unknown, between { $lower } and { $upper }
cli_search_unknown_because = value unknown, between { $lower } and { $upper } ({ $why })
cli_search_best_play = best play { $line }
cli_search_best_play_so_far = best play so far { $line }
cli_search_visits =
    { NUMBER($leaves, useGrouping: 0) } { $leaves ->
        [one] leaf evaluation
       *[other] leaf evaluations
    }, { NUMBER($inner, useGrouping: 0) } { $inner ->
        [one] inner node
       *[other] inner nodes
    }, { $seconds } s
cli_search_count = {"  "}{ $name }: { NUMBER($count, useGrouping: 0) }
cli_search_distinct_leaves = distinct leaves
cli_search_expanded = expanded
cli_search_greatest_open = greatest OPEN
cli_search_greatest_cells = greatest number of cells
cli_search_bytes = bytes
cli_search_bytes_used = bytes in use at most
cli_search_table_hits = table hits
cli_search_iterations = iterations
cli_search_re_searches = re-searches
cli_search_generated = children generated
cli_search_solution_leaves = leaves of the solution
cli_search_branching = {"  "}children generated by an expansion: { $factor }
cli_search_repeats = {"  "}expansions that were repeats: { $percent } %
cli_search_choosing = {"  "}choosing by numbers: { $seconds } s
cli_search_leaf_order = leaves in order: { $leaves }

## race, demo, render

cli_race_algorithm = algorithm
cli_race_value = value
cli_race_evaluations = evaluations
cli_race_nodes = nodes
cli_race_max_open = max OPEN
cli_race_max_cells = max cells
cli_race_seconds = seconds
cli_race_cancelled = Cancelled before the race was drawn: no file is written.
cli_race_leaves = leaves
cli_race_leaves_to_depth = recorded leaves to depth { NUMBER($depth, useGrouping: 0) }
cli_race_subset = all of the first's leaves are among the second's
cli_race_no_subset = the first has leaves that the second has not
cli_race_not_checked = not checked
cli_race_theorem = {" "}(as the theorem says)
cli_race_informed_theorem = {" "}(as the lemma on searches with the same static bounds says)
cli_race_pair = { $first } against { $second }: { $leaves } by both { NUMBER($both, useGrouping: 0) }, only { $first } { NUMBER($only_first, useGrouping: 0) }, only { $second } { NUMBER($only_second, useGrouping: 0) }; { $subset }{ $theorem }
cli_race_drawn = The race is drawn in { $path }.
cli_film_written = A film of { NUMBER($frames, useGrouping: 0) } frames is in { $path }.
cli_film_from = --from { $from } must lie between 0 and { $to }
cli_demo_leaves = leaves
cli_demo_expanded = expanded
cli_demo_open = OPEN
cli_demo_cells = cells
cli_demo_drawn = The window is drawn in { $path }.
cli_render_too_many = { NUMBER($most, useGrouping: 0) } algorithms can be compared at once
cli_render_no_example = there is no example '{ $name }'; there are { $names }
cli_render_scale = --scale must lie between 0.5 and 4
cli_render_patience = not over after { NUMBER($seconds, useGrouping: 0) } s; the picture shows what is known so far
cli_render_cancelled = cancelled; the picture shows what is known so far
cli_render_nothing_run = --select: nothing was run
cli_render_select = --select { $path }: { $why }
cli_render_not_recorded = this node is not recorded
cli_render_step = --step { NUMBER($step, useGrouping: 0) }: { $id } has { NUMBER($steps, useGrouping: 0) } steps

## lab

cli_lab_row = { $searches } searches  { $title }
cli_lab_begins =
    { NUMBER($all, useGrouping: 0) } searches, { NUMBER($done, useGrouping: 0) } of them finished before; estimated: { $cost } of processor time, { $left } with { NUMBER($jobs, useGrouping: 0) } { $jobs ->
        [one] thread
       *[other] threads
    }.
cli_lab_progress = { NUMBER($done, useGrouping: 0) } of { NUMBER($all, useGrouping: 0) } searches, about { $left } left
cli_lab_cancelled = Cancelled; { NUMBER($done, useGrouping: 0) } of { NUMBER($all, useGrouping: 0) } searches are kept in { $folder }, and the same command goes on with the rest.
cli_lab_done = { NUMBER($all, useGrouping: 0) } searches are in { $folder }, after { $time } ({ $cost } of processor time).
cli_lab_finding = { $verdict }: { $claim }. { $sentence }
cli_lab_merged = { NUMBER($done, useGrouping: 0) } of { NUMBER($all, useGrouping: 0) } searches are in { $folder }.
cli_lab_report_cancelled = Cancelled; tables and figures are written for { NUMBER($done, useGrouping: 0) } of { NUMBER($all, useGrouping: 0) } folders.

## lesson

cli_lesson_none = there is no lesson '{ $name }'; there are { $names }, and any file ending in .ron
cli_lesson_sheet = The sheet is in { $path }.
cli_lesson_pictures =
    { NUMBER($pictures, useGrouping: 0) } { $pictures ->
        [one] picture is
       *[other] pictures are
    } in { $folder }.
cli_lesson_pictures_cancelled =
    Cancelled; { NUMBER($pictures, useGrouping: 0) } { $pictures ->
        [one] picture is
       *[other] pictures are
    } in { $folder }.
cli_lesson_row = { $title } ({ NUMBER($minutes, useGrouping: 0) } min, { NUMBER($questions, useGrouping: 0) } questions): { $about }
cli_lesson_title = { $title } ({ NUMBER($minutes, useGrouping: 0) } min)
cli_lesson_holds = The lesson holds.
cli_lesson_faults =
    { $id } has { NUMBER($faults, useGrouping: 0) } { $faults ->
        [one] fault
       *[other] faults
    }
cli_lesson_step = { NUMBER($number, useGrouping: 0) }. [{ $moment }, event { NUMBER($event, useGrouping: 0) }]

## solve

cli_solve_between = between { $lower } and { $upper }
cli_solve_answer = { $id }: { $score }  { $line }  { NUMBER($nodes, useGrouping: 0) } nodes, { $seconds } s
cli_solve_move_between = {"  "}{ $square } { $lower } to { $upper }
cli_solve_done = { NUMBER($done, useGrouping: 0) } done
cli_solve_left = , { $time } left
cli_solve_no_position = there is no position in it
cli_solve_none_read = { $first }; none of the { NUMBER($lines, useGrouping: 0) } lines could be read
cli_solve_skipped = { $why }; skipped
cli_solve_exact = mate in { NUMBER($moves, useGrouping: 0) }, no less
cli_solve_mate = mate in { NUMBER($moves, useGrouping: 0) }
cli_solve_result = { $result } ({ $reason })
cli_solve_by_convention = {" "}({ NUMBER($moves, useGrouping: 0) } without futile interpositions)
cli_solve_left_in_hand = , { $pieces } left in hand
cli_solve_unique = , the only solution
cli_solve_not_unique = , other solutions
cli_solve_verified = , verified through { NUMBER($positions, useGrouping: 0) } positions
cli_solve_not_verified = , NOT verified: { $objection }
cli_solve_made = ; { NUMBER($nodes, useGrouping: 0) } moves made, { $seconds } s
cli_solve_cook = {"  "}{ $kind }, mate in { NUMBER($moves, useGrouping: 0) }: { $line }
cli_solve_no_mate = no-mate
cli_solve_unknown = unknown
cli_solve_found = mate
cli_solve_proved = proved
cli_solve_refuted = refuted
cli_solve_max_nodes = max-nodes
cli_solve_max_time = max-time
cli_solve_cancelled = cancelled
cli_solve_too_long = too-long
cli_solve_first_move = first-move
cli_solve_later_move = later-move
cli_solve_last_move = last-move
cli_solve_other_length = other-length

## train

cli_train_labelled = {"  "}{ NUMBER($percent, useGrouping: 0) } % of the positions are labelled
cli_train_cancelled = Cancelled; { NUMBER($done, useGrouping: 0) } of { NUMBER($all, useGrouping: 0) } stages are in { $file }, and the same command goes on with the rest.
cli_train_stage = { NUMBER($from, useGrouping: 0) } to { NUMBER($to, useGrouping: 0) } empties: { NUMBER($positions, useGrouping: 0) } positions, mean error { $before } discs without weights, { $after } with
cli_train_begun = { $file } was begun with --seed { NUMBER($seed, useGrouping: 0) } --positions { NUMBER($positions, useGrouping: 0) }; go on with these or choose another file
cli_train_games_cancelled = Cancelled after { NUMBER($done, useGrouping: 0) } of { NUMBER($all, useGrouping: 0) } files: no table is written.
cli_train_no_game =
    no game could be read ({ NUMBER($files, useGrouping: 0) } { $files ->
        [one] file
       *[other] files
    }, { NUMBER($refused, useGrouping: 0) } of them refused)
cli_train_games =
    { NUMBER($games, useGrouping: 0) } { $games ->
        [one] game
       *[other] games
    }
cli_train_category = ({ NUMBER($played, useGrouping: 0) } of { NUMBER($available, useGrouping: 0) })
cli_train_models_cancelled = Cancelled before there were enough games: no models are fitted.
cli_train_too_few = too few games to fit the models: raise --games
cli_train_models = { $game } (in brackets: 95 %; the paper's are for shogi)
cli_train_win_rate = win rate by value, { $phase }: k = { $k } [{ $low }, { $high }] from { NUMBER($positions, useGrouping: 0) } positions; paper { $paper }
cli_train_band = (fitted { $rate })
cli_train_depth = depth
cli_train_threshold = threshold
cli_train_nodes_by = nodes by { $name }: { $scale }·e^({ $growth }·d), growth [{ $low }, { $high }] from { NUMBER($samples, useGrouping: 0) } iterations; paper 0.037·e^(0.9153·d)
cli_train_less_deep =
    { $less } less deep: { $score } [{ $low }, { $high }] of { NUMBER($games, useGrouping: 0) } { $games ->
        [one] game
       *[other] games
    }; 0.5·e^(−κΔd) { $by_kappa }, Elo { $by_elo }
cli_train_kappa = κ = { $kappa } [{ $low }, { $high }] (paper 0.5581 to 0.6705), { $elo } Elo a depth [{ $elo_low }, { $elo_high }]
cli_train_swings = value moves from depth { NUMBER($depth, useGrouping: 0) } on by { $mean } ({ NUMBER($times, useGrouping: 0) } times; fitted { $fitted })

## match, selfplay

cli_match_two_games = { $a } plays { $game_a } and { $b } plays { $game_b }: a match needs one game
cli_match_no_games = --games must be at least 1
cli_match_standing =
    { NUMBER($games, useGrouping: 0) } { $games ->
        [one] game
       *[other] games
    }: +{ NUMBER($wins, useGrouping: 0) } ={ NUMBER($draws, useGrouping: 0) } -{ NUMBER($losses, useGrouping: 0) }, Elo { $elo } [{ $low }, { $high }]
cli_match_held = { $folder } holds a match already: go on with it by --resume, or choose another folder with --out
cli_match_another = { $folder } holds another match (players, clock or seed differ)
cli_match_seconds = { $amount } s
cli_match_nodes = { $amount } nodes
cli_match_result =
    { $a } against { $b }, { $game } on { $clock }: { NUMBER($games, useGrouping: 0) } { $games ->
        [one] game
       *[other] games
    }, +{ NUMBER($wins, useGrouping: 0) } ={ NUMBER($draws, useGrouping: 0) } -{ NUMBER($losses, useGrouping: 0) }, { $score } % [{ $score_low }, { $score_high }], Elo { $elo } [{ $low }, { $high }]
cli_match_use = lost on time: { NUMBER($lost_a, useGrouping: 0) } and { NUMBER($lost_b, useGrouping: 0) }; used a game: { $used_a } and { $used_b }; { $plies } plies a game; { $seconds } s; games in { $folder }
cli_match_sprt = SPRT { $equal } to { $better } Elo: log-likelihood ratio { $ratio } of ±{ $bound }, { $verdict }
cli_match_better = A is better
cli_match_not_better = A is not better
cli_match_undecided = undecided
cli_selfplay_head = # { NUMBER($each, useGrouping: 0) } { $game } positions of each phase from games of the program against itself: { NUMBER($nodes, useGrouping: 0) } nodes a move, seed { NUMBER($seed, useGrouping: 0) }.
cli_selfplay_columns = # position ; phase ; progress (0 to 128) ; value in the mover's eyes ; game ; ply
cli_selfplay_cancelled = # cancelled: { NUMBER($done, useGrouping: 0) } of { NUMBER($all, useGrouping: 0) } positions
cli_must_be_board = one of 4, 6, 8, or columns and rows such as 7x6
