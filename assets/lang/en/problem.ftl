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
