### Help of the command line. The keys are looked up by name: help_<command>_<argument>.
### <examples> and <panes> stand for lists that the program fills in.

help_yomiki = A workbench in which people see game-tree search think
help_file = A session, position or event file to open in the window
help_lang = Language of what is printed; that of YOMIKI_LANG or of the locale if nothing is said. Pictures, files and JSON are English unless it is given

help_algorithms = List every algorithm with its parameters
help_algorithms_json = Print one JSON value

help_search = Search a position and report value and counts
help_search_game = What the position is of; connect4 and tictactoe are mnk, stones in a row, with a board of their own, tsume is shogi in which the side to move must mate by checks
help_search_position = The position as text, @FILE, or - for standard input
help_search_algorithm = The algorithm's id; `yomiki algorithms` lists them
help_search_set = A parameter of the algorithm, as KEY=VALUE; may be repeated
help_search_size = Board size for move lists and `start`: 4, 6 or 8 for Othello (8 if nothing is said), columns and rows such as 7x6 for connect4 and mnk
help_search_in_row = How many in a row win, where that is not told by the game
help_search_gravity = Stones fall to the lowest empty square of their column
help_search_question = `score` unless said otherwise; of tsume, `mate`
help_search_threshold = N of `--question at-least`
help_search_depth = Plies of `--question depth`
help_search_evaluator = Othello: discs or positional; shogi: material or positional; mnk: positional (open rows)
help_search_order = How moves are listed: generation (as the game makes them), replies, evaluator; Othello and mnk also squares; shogi also material, positional
help_search_quiescence = Shogi: play captures out before the evaluator speaks
help_search_score = Empty squares: `plain` gives them to nobody, `winner` to the winner
help_search_max_nodes = Stop after so many nodes
help_search_max_memory = Stop before it takes more memory, in MiB
help_search_max_time = Stop after so many seconds
help_search_leaf_order = Also list the leaves in the order of evaluation
help_search_events = Write the event log (JSON Lines) to this file
help_search_svg = Draw the tree of the search into this file: SVG, or PNG if it ends so
help_search_json = Print one JSON value

help_solve = Solve endgames as fast as can be, without watching
help_solve_othello = Exact scores, or win, draw and loss, of Othello endgames
help_solve_othello_position = A position as text (OBF, a board, a move list, GGF), @FILE with one a line, or - for lines from standard input
help_solve_othello_size = Board size for move lists and `start`
help_solve_othello_wld = Only who wins: scores 1, 0 and -1
help_solve_othello_all_moves = The score of every move, not only of the best
help_solve_othello_threads = More give the same scores, sooner
help_solve_othello_max_nodes = For each position
help_solve_othello_max_memory = In MiB
help_solve_othello_max_time = In seconds, for each position
help_solve_othello_json = Print JSON Lines
help_solve_tsume = Mates by checks alone, in shogi
help_solve_tsume_problem = A problem as SFEN, KIF or a diagram (moves after it are taken for its solution), @FILE with one or with an SFEN a line, or - for the same from standard input
help_solve_tsume_shortest = Prove the least number of moves
help_solve_tsume_unique = Look for other solutions
help_solve_tsume_helpmate = Both sides work together: the shortest helpmate
help_solve_tsume_max_nodes = Moves made, for each problem
help_solve_tsume_max_memory = In MiB
help_solve_tsume_max_time = In seconds of processor time, for each problem
help_solve_tsume_verify = Walk the whole solution by the plain rules, every defence, and say whether it holds
help_solve_tsume_json = Print JSON Lines

help_train = Train an evaluator from a solver's answers
help_train_othello = The evaluator of the endgame solver, stage by stage from the end of the game
help_train_othello_out = Where the weights go; a file with fewer stages than asked for is continued
help_train_othello_seed = Positions are drawn from it
help_train_othello_positions = Positions to learn from, for each stage
help_train_othello_stages = Stop after so many stages
help_train_transitions = How likely each kind of move is to be played, for realization-probability search
help_train_transitions_games = Games as KIF, KI2, CSA or USI (shogi), GGF or move lists (Othello), move lists (mnk), or folders of them
help_train_transitions_game = What was played
help_train_transitions_out = Where the table goes; it is printed if there is none
help_train_models = Win rate by value, time by depth, worth of depth, from games of the program against itself
help_train_models_game = What is played
help_train_models_games = Games for values, growth and swings, by each way of counting depth
help_train_models_depth_games = Games for each difference of depths
help_train_models_nodes = Nodes for each move
help_train_models_depth = Depth of the stronger player in the matches of different depths
help_train_models_seed = Openings are drawn from it
help_train_models_jobs = Games at the same time
help_train_models_out = Where the models go (RON); they are only printed if there is none

help_match = Play games between two players: Elo with its interval
help_match_a = The first player's description (RON)
help_match_b = The second player's
help_match_games = How many
help_match_clock = 1s+0.01s, 10m/30s (byoyomi), 25m! (sudden death, whole seconds), 2Mn+20kn (nodes)
help_match_seed = Openings are drawn from it
help_match_sprt = End as soon as it is clear whether A is better: by 10 Elo, or not at all
help_match_better = With --sprt: by how many Elo
help_match_jobs = Games at the same time
help_match_resume = Take up a match that was interrupted
help_match_out = Where the games go [default: A-B.match]
help_match_json = Print one JSON value

help_selfplay = Positions by phase from games of the program against itself
help_selfplay_game = What is played
help_selfplay_each = Positions of each phase: opening, middle, end
help_selfplay_nodes = Nodes for each move
help_selfplay_seed = Openings are drawn from it

help_usi = Be a USI engine for shogi windows
help_nboard = Be an NBoard engine for Othello windows

help_perft = Count the leaves of a game tree to a depth
help_perft_game = What the position is of: a game with rules; connect4 and tictactoe are mnk, stones in a row, with a board of their own, tsume is shogi in which the side to move must mate by checks
help_perft_position = The position as text, @FILE, or - for standard input
help_perft_depth = Plies
help_perft_size = Board size for move lists and `start`: 4, 6 or 8 for Othello (8 if nothing is said), columns and rows such as 7x6 for connect4 and mnk
help_perft_in_row = How many in a row win, where that is not told by the game
help_perft_gravity = Stones fall to the lowest empty square of their column
help_perft_json = Print one JSON value

help_tree = Print a random bare tree
help_tree_random = The seed
help_tree_depth = Plies from the root to a leaf: a number, or two such as 2..4 between which it varies
help_tree_branching = Children of a node: a number, or two such as 2..4 between which it varies
help_tree_values = How leaves get their values: independent, or incremental (each move adds a little)
help_tree_ordered = Degree of ordering: 0 worst move first, 0.5 as they come, 1 best move first
help_tree_ties = Number of different values; few make ties

help_demo = Run the ready example, print the comparison and draw the window
help_demo_out = Draw the window into this PNG file
help_demo_json = Print one JSON value

help_race = Race a session's or example's algorithms: score table and overlay counts
help_race_session = The session to race
help_race_example = A ready example: <examples>
help_race_json = Print one JSON value
help_race_film = Write the race as an animated GIF
help_race_picture = Write the race at its end (or at --to) as a picture: .svg or .png
help_race_from = Where the film begins, on the clock
help_race_to = Where the film ends, on the clock
help_race_speed = Units of the clock a second
help_race_clock = The unit of the common clock; the session's if nothing is said
help_race_size = Pixels, as WIDTHxHEIGHT; if nothing is said a film has 960x540, and a picture what its trees need
help_race_trees = A tree for every runner, or the two in one
help_race_theme = Colours

help_lab = Experiments: the papers' and your own; run, merge, compare
help_lab_list = List the experiments
help_lab_list_json = Print one JSON value
help_lab_run = Run an experiment, or go on with one: finished searches are kept in the folder
help_lab_run_id = The experiment's id, or a file of your own ending in .ron
help_lab_run_quick = A small version, over in less than a minute on two cores
help_lab_run_positions = How many positions, instead of the experiment's own number
help_lab_run_jobs = Threads; as many as there are cores if not given
help_lab_run_shard = Only this part of the searches, such as 2/8
help_lab_run_set = Positions from a file, one a line (experiments on tsume)
help_lab_run_out = The folder for results; one that holds the same run already is continued
help_lab_merge = Put the folders of several shards together
help_lab_merge_folders = Folders of `lab run` with the same options
help_lab_merge_out = The folder for all of them
help_lab_report = Compare the results with the paper; also writes tables and figures into the folder
help_lab_report_folders = Folders of `lab run` or `lab merge`
help_lab_report_json = Print one JSON value

help_lesson = Lessons: list, check, slides, exercise sheets
help_lesson_list = List the lessons
help_lesson_list_json = Print one JSON value
help_lesson_export = Write a lesson as a numbered series of PNG pictures
help_lesson_export_lesson = A lesson's id, or a lesson file
help_lesson_export_out = The folder
help_lesson_export_theme = Colours
help_lesson_export_size = Pixels, as WIDTHxHEIGHT
help_lesson_sheet = Write an exercise sheet to print, or its answers
help_lesson_sheet_lesson = A lesson's id, or a lesson file
help_lesson_sheet_out = A file ending in .svg or .png
help_lesson_sheet_answers = With the answers
help_lesson_check = Check a lesson and print it as it is read, with its answers
help_lesson_check_lesson = A lesson's id, or a lesson file
help_lesson_check_json = Print one JSON value

help_render = Draw the window into a file, without a display
help_render_session = The session to draw
help_render_example = A ready example: <examples>
help_render_position = Any position as text, searched by each --algorithm
help_render_algorithm = An algorithm's id; up to four, α-β if none is given
help_render_size = Pixels, as WIDTHxHEIGHT
help_render_scale = Pixels per point: 2 for high-density screens
help_render_theme = Colours
help_render_events = The moment after so many events; the end if nothing is said
help_render_select = A node of the first runner to select, by its moves: 0.1.0, or c4 d3
help_render_desk = The desk in front, with the position where it is solved or played: watch, learn, solve, play or lab
help_render_pane = A pane to bring to the front: <panes>
help_render_fold_finished = Draw finished subtrees as triangles
help_render_presentation = Large type, as for a projector
help_render_lesson = A lesson by its id, at --step
help_render_step = The step of the lesson, from 1
help_render_answer = Show the answer to the step's question
help_render_out = The PNG file
