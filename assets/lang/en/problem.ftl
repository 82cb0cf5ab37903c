## problem: othello

problem_pass = pass

## problem: words

problem_exact_value = exact value
problem_win_draw_or_loss = win, draw or loss
problem_value_at_least = value at least { $least }
problem_value_at_depth = value at depth { $plies }
problem_mate_by_checks = mate by checks
problem_helpmate = helpmate
problem_as_generated = as generated
problem_by_squares_corners_first = by squares, corners first
problem_fewest_replies_first = fewest replies first
problem_best_by_the_evaluator_first = best by the evaluator first
problem_by_material_won = by material won
problem_by_material_and_place = by material and place
problem_for_nobody = for nobody
problem_for_the_winner = for the winner
problem_discs = discs
problem_material = material
problem_material_and_place = material and place
problem_positional = positional
problem_true_or_false = true or false
problem_empties = empties { $whose }
problem_evaluator = evaluator: { $evaluator }
problem_quiescence = quiescence
problem_draw_or_win = draw or win
problem_win = win
problem_draw = draw
problem_loss = loss
problem_draw_or_loss = draw or loss
problem_mate = mate
problem_no_mate = no mate
problem_at_least = at least { $least }
problem_less_than = less than { $least }
problem_proved = proved
problem_disproved = disproved
problem_mate_in = mate in { $plies }
problem_mated_in = mated in { $plies }
problem_m = { $sign }M{ $plies }

## problem: notations

problem_format_tree = bare tree
problem_format_random_tree = random tree
problem_format_and_or_tree = AND/OR tree
problem_format_and_or_graph = AND/OR graph in JSON
problem_format_shogi_random = position from random play
problem_format_shogi_start = starting position

## problem: texts that are no position

problem_read_nothing = there is nothing here to read; what can be read is a tree such as [[3 5] 2], an Othello board or move list, stones in a row such as XO. .X. ..O X or connect4 4453, or a shogi position or game
problem_read_events = this is an event file, a search that was written down, and no position; open it in the window, as a file
problem_read_unknown = `{ $text }` is neither a tree such as [[3 5] 2], nor an AND/OR tree or graph, nor an Othello board, move list or game, nor stones in a row such as XO. .X. ..O X or connect4 4453, nor a shogi position or game in SFEN, KIF, KI2 or CSA

## problem: positions that cannot be searched

problem_no_order = there is no order `{ $order }` in { $game }, only { $known }
problem_no_evaluator = there is no evaluator `{ $evaluator }` in { $game }, only { $known }
# Joins names of the command line, one after the other.
problem_known_and = { $first }, { $next }
problem_needs_depth = shogi is too deep for the question `{ $question }`: ask for a depth, or for a mate
problem_not_shogi = only shogi can be asked for a { $question }
problem_no_king = there is no king to mate: the side that is not to move has none
problem_barred = this board cannot be searched: { $reasons }
# Joins several reasons, one after the other.
problem_barred_and = { $first }; { $next }
problem_over = there is nothing to search: neither side can move, the game is over { $black }–{ $white }

## problem: moves and lines of moves

problem_line_empty = a line has at least one move
problem_line_move = move { NUMBER($number, useGrouping: 0) }: { $reason }
problem_move_not_an_index = `{ $text }` is not a child's number, counted from 0
problem_move_no_child = there is no child { NUMBER($index, useGrouping: 0) }: this node has { NUMBER($count, useGrouping: 0) }, counted from 0
problem_move_not_a_square = `{ $text }` is not a square such as c4, nor a pass
problem_move_illegal = { $name } is not a legal move here
problem_move_illegal_pass = a pass is not a legal move here
problem_move_not_shogi = `{ $text }` is not a move such as 7g7f, ７六歩 or P-7f
problem_move_illegal_shogi = not a legal move here: { $why }

## problem: tables of transitions

problem_transitions_unreadable = the table of transitions cannot be read: { NUMBER($line, useGrouping: 0) }:{ NUMBER($column, useGrouping: 0) }: { $why }
problem_transitions_mismatch = the table is one of { $found } with { NUMBER($categories, useGrouping: 0) } categories; { $wanted } has { NUMBER($number, useGrouping: 0) }
problem_rules_unknown = this game cannot be searched: its rules are not known here, only what an event file tells of it
problem_rules_of_game_unknown = the game “{ $game }” cannot be searched: its rules are not known here, only what an event file tells of it

## problem: games

problem_game_tree = Tree
problem_game_and_or = AND/OR
problem_game_othello = Othello
problem_game_mnk = k in a row
problem_game_shogi = Shogi
problem_as_generated_a1_h8 = as generated (a1 … h8)
problem_squares_in_most_rows_first = squares in most rows first
problem_open_rows = open rows
problem_no_othello_board = Othello is played on boards of 4×4, 6×6 and 8×8, not of { $size }
problem_between_sentences = ;{" "}
