## learn: borrowing


## learn: course

learn_there_is_no_lesson = There is no lesson '{ $id }'.
learn_the_moment_of_this_step = The moment of this step, { $moment }, never comes.
learn_lesson_finished_right_at_once = Lesson finished: { $percent } % right at once.
learn_one_question_was_skipped = {" "}One question was skipped.
learn_questions_were_skipped = {" "}{ $many } questions were skipped.
learn_next = {" "}Next: { $next }.

## learn: list

learn_lessons = Lessons
learn_of_done = { $finished } of { $lessons } done
learn_next_list = Next: { $title } ▸
learn_go_on_with_the_next = Go on with the next lesson
learn_min = { $minutes } min
learn_done = done, { $best } %
learn_left_at_step_of = left at step { $at } of { $of }
learn_lesson = lesson { $i }: { $title }
learn_open_a_lesson_file = Open a lesson file…
learn_a_lesson_of_your_own = A lesson of your own: docs/formats.md says how to write one

## panes: learn

learn_by_keys_arrows_to_the = By keys: arrows to the node, then Enter.

## learn: predict

learn_stop_predicting = Stop predicting
learn_before_every_step_you_are = Before every step you are asked which node comes next; click it in the tree
learn_which_node_does_go_to = Which node does { $who } go to next? Click it.
learn_guess_first_or_step_once = Guess first, or step once more to be shown.
learn_the_search_is_under_way = The search is under way. You are asked as soon as there is something to predict.
learn_the_search_is_over_go = The search is over. Go back to the start for another round.
learn_of_right = { $right } of { $asked } right
learn_reset = Reset
learn_start_counting_anew = Start counting anew

## learn: step

learn_lessons_step = ◂ Lessons
learn_leave_the_lesson_and_come = Leave the lesson and come back to what you had open
learn_lose_the_answers = Lose the answers?
learn_press_once_more_to_start = Press once more to start the lesson over
learn_start_the_lesson_over = Start the lesson over
learn_for_class = For class ▾
learn_slides_exercise_sheet_and_answer = Slides, exercise sheet and answer key of this lesson
learn_step = step { $i }
learn_what_is_on_screen_is = What is on screen is no longer what this step is about.
learn_set_the_step_up_again = Set the step up again
learn_puts_back_the_tree_the = Puts back the tree, the algorithms and the moment
learn_hint = Hint
learn_show_me = Show me
learn_your_answer = your answer
learn_check = Check
learn_is_that_right = Is that right?
learn_this_one = This one
learn_type_a_whole_number_inf = Type a whole number (inf for ∞)
learn_right = Right.
learn_the_answer = The answer:
learn_not_quite = Not quite.
learn_finish = Finish ▸
learn_back_to_the_list_of = Back to the list of lessons
learn_skip = Skip ▸
learn_go_on_without_answering = Go on without answering
learn_searched_by_both = searched by both
learn_only_by = only by { $name }
learn_by_nobody = by nobody

## learn: text

learn_show = show { $words }
learn_a_node_of_the_tree = A node of the tree: it is ringed while you point here

## gui: sheet

learn_answers = Answers
learn_name = Name: ____________________
learn_sheet_form = {" "}

## gui: slides

learn_slides_form = ;{" "}

## lesson: ask

learn_which_does_use_in_this = Which γ does { $who } use in this pass?
learn_with_which_does_enter = With which { $sign } does { $who } enter { $node }?
learn_with_which_threshold_was_entered = With which threshold { $sign } was { $node } entered?
learn_how_many_open_ends_does = How many open ends does the cheapest solution below { $node } have, counted along every path?
learn_how_many_different_positions_are = How many different positions are open in the cheapest solution below { $node }?
learn_what_is_of_at_this = What is { $sign } of { $node } at this moment?
learn_cells_in_memory = cells in memory
learn_nodes_in_open = nodes in OPEN
learn_which_algorithm_has_the_fewest = Which algorithm has the fewest { $name }?
learn_which_algorithm_has_the_most = Which algorithm has the most { $name }?
learn_what_is_cut_is_skipped = {" "}What is cut is skipped.
learn_look_for_a_node_where = Look for a node where one child alone already decides: below MIN a child that is no better for MAX than what MAX has elsewhere, below MAX one that is no better for MIN.
learn_follow_the_search_from_left = Follow the search from left to right and ask at every node whether its other children can still change anything.
learn_step_through_the_run_with = Step through the run with the timeline below the trees, and watch the counter.
learn_how_many_leaves_does_evaluate = How many leaves does { $who } evaluate until the end?
learn_how_often_does_evaluate_a = How often does { $who } evaluate a leaf, repeats included?
learn_how_many_nodes_does_enter = How many nodes does { $who } enter, repeats included?
learn_how_many_nodes_does_expand = How many nodes does { $who } expand?
learn_how_many_nodes_does_hold = How many nodes does { $who } hold in OPEN at most?
learn_how_many_cells_does_need = How many cells does { $who } need at most?
learn_how_many_nodes_does_cut = How many nodes does { $who } cut?
learn_how_many_passes_does_need = How many passes does { $who } need?
learn_how_often_does_search_a = How often does { $who } search a node once more?
learn_how_many_iterations_does_need = How many iterations does { $who } need?
learn_what_is_the_last_threshold = What is the last threshold that { $who } needs?
learn_how_many_leaves_does_the = How many leaves does the solution that { $who } finds have?
learn_only_nodes_in_open_count = Only nodes in OPEN count, and of these only the ones that are not asleep (not dashed). The greatest β wins, on ties the leftmost.
learn_only_nodes_in_open_count_the = Only nodes in OPEN count. The least merit wins, on ties the leftmost.
learn_only_nodes_in_open_count_the_leftmost_wins = Only nodes in OPEN count. The leftmost wins.
learn_nobody_can_know_this_search = Nobody can know: this search draws at random.
learn_follow_the_cheapest_child_at = Follow the cheapest child at OR nodes and the open children at AND nodes down to a tip.
learn_from_the_root_take_the = From the root take the least first number at OR nodes and the least second number at AND nodes, on ties the leftmost, until you come to a tip.
learn_where_the_search_stands_it = Where the search stands, it goes to the child with the least first number at an OR node, the least second number at an AND node, on ties the leftmost. A threshold that is reached sends it back up.
learn_an_or_node_tries_its = An OR node tries its children from left to right. An AND node asks its open children one after the other, and one that came back unsolved again, as long as the sum stays within θ.
learn_depth_first_go_down_while = Depth-first: go down while there is something below; else back up to the nearest node with children left, and take the leftmost of them.

## lesson: staged

learn_the_leaf_worth = the leaf worth { $value }

## lesson: table

learn_technique = technique
learn_million_nodes = million nodes
learn_seconds = seconds

## gui: sheet

## slides: errors

learn_does_not_hold = { $id } does not hold: { $faults }
learn_step_not_ready = step { $step } was not ready in time

## sheet: errors

learn_step_fails = step { $step }: { $why }
learn_step_without_moment = step { $step }: its moment never comes, or its question has no answer
learn_endings_of_a_sheet = the sheet must be a file ending in .svg or .png

## lesson: what is wrong with it

learn_syntax = this is no lesson that can be read (line { NUMBER($line, useGrouping: 0) }, column { NUMBER($column, useGrouping: 0) }: { $reason }); mend it there, or open another file
learn_position_unreadable = the position cannot be read: { $why }
learn_position_unsearchable = the position cannot be searched: { $why }
learn_not_a_written_tree = only a written tree can be arranged
learn_no_algorithm = there is no algorithm
learn_too_many_algorithms = a lesson compares { NUMBER($most, useGrouping: 0) } algorithms at most, this step has { NUMBER($found, useGrouping: 0) }
learn_no_runner = there is no algorithm number { NUMBER($runner, useGrouping: 0) }; they are counted from 0
learn_tree_too_large = the tree has more than { NUMBER($most, useGrouping: 0) } nodes
learn_run_too_long = { $algorithm } does not come to an end within { NUMBER($most, useGrouping: 0) } nodes
learn_no_step = there is no step { NUMBER($step, useGrouping: 0) }
learn_figure_unknown = this is neither a node such as 0.1 nor a number; numbers are leaves, visits, nodes, expanded, open, cells, cuts, passes, re-searches, iterations, threshold, solution-leaves, leaves-now, open-now, cells-now, cuts-now, f PATH, lower PATH, upper PATH, alpha PATH, beta PATH, merit PATH, pn PATH, dn PATH, cn PATH, tp PATH, td PATH, theta PATH, counted PATH, distinct PATH, gamma, tree-leaves, tree-nodes, tree-height
learn_figure_runner = the part after : must be the number of an algorithm, counted from 0
learn_figure_path = a node's path is missing or is not of the form 0.1
learn_brace_open = a brace {"{"} is opened but not closed, near "{ $near }"
learn_brace_closed = a brace {"}"} is closed that was never opened, near "{ $near }"
learn_bold_open = {"**"} begins bold text that never ends, near "{ $near }"
learn_no_table = there is no table '{ $name }'; there are { $known }
learn_figure_fault = {"{"}{ $text }{"}"}: { $why }

## lesson: check

learn_fault_in_step = step { NUMBER($step, useGrouping: 0) }: { $what }
learn_fault_id = the id must be made of small letters, digits and hyphens
learn_fault_no_step = a lesson needs at least one step
learn_fault_last_step = a lesson ends with a question
learn_fault_missing = the { $name } is missing in { $tag ->
        [en] English
        [ja] Japanese
       *[other] { $language }
    }
learn_fault_because = because explains an answer, but nothing is asked
learn_fault_moment = the moment { $moment } never comes in { $id }
learn_fault_highlight = there is no node { $path } to highlight
learn_fault_node = there is no node { $path }
learn_fault_figure = the runs do not know { $figure }
learn_fault_asked_node = there is no node { $node } to ask about
learn_fault_no_answer = the question has no answer at this moment
learn_fault_none_right = no answer would be right
learn_fault_none_wrong = no answer would be wrong

## lesson: nodes to be pointed out

learn_point_looks_into_next = { $medium ->
        [window] Click
        [slide] Point out
       *[paper] Mark
    } the node that { $who } looks into next.
learn_point_takes_next = { $medium ->
        [window] Click
        [slide] Point out
       *[paper] Mark
    } the node that { $who } takes from OPEN next.
learn_point_enters_next = { $medium ->
        [window] Click
        [slide] Point out
       *[paper] Mark
    } the node that { $who } enters next.
learn_point_cut = { $medium ->
        [window] Click
        [slide] Point out
       *[paper] Mark
    } a node that { $who } will cut.
learn_point_unvisited = { $medium ->
        [window] Click
        [slide] Point out
       *[paper] Mark
    } a leaf that { $who } never looks at.
learn_what_is_it_worth = What is { $node } worth?{ $medium ->
        [window] {" "}Type its value.
        [slide] {""}
       *[paper] {" "}Write it down.
    }
