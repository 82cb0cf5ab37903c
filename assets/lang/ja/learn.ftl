## learn: borrowing


## learn: course

learn_there_is_no_lesson = 「{ $id }」という教材はありません。
learn_the_moment_of_this_step = この段の時点{ $moment }は来ません。
learn_lesson_finished_right_at_once = 教材を終えました。一度で正解: { $percent }%。
learn_one_question_was_skipped = 一問とばしました。
learn_questions_were_skipped = { $many }問とばしました。
learn_next = 次は「{ $next }」。

## learn: list

learn_lessons = 教材
learn_of_done = { $lessons }課中{ $finished }課を終了
learn_next_list = 次へ:{ $title } ▸
learn_go_on_with_the_next = 次の教材に進む
learn_min = { $minutes }分
learn_done = 終了 { $best }%
learn_left_at_step_of = { $of }段中{ $at }段目まで
learn_lesson = 教材{ $i }: { $title }
learn_open_a_lesson_file = 教材ファイルを開く…
learn_a_lesson_of_your_own = 自作の教材。書き方はdocs/formats.mdにあります

## panes: learn

learn_by_keys_arrows_to_the = キーでは、矢印で節点へ進み、Enterで答えます。

## learn: predict

learn_stop_predicting = 予想をやめる
learn_before_every_step_you_are = 一歩ごとに、次の節点を予想して木の中でクリックします
learn_which_node_does_go_to = { $who }は次にどの節点へ進みますか。クリックしてください。
learn_guess_first_or_step_once = まず予想を。もう一度進めると答えを見ます。
learn_the_search_is_under_way = 探索中です。予想できるものができたら尋ねます。
learn_the_search_is_over_go = 探索は終わりました。最初に戻ればもう一度できます。
learn_of_right = { $asked }問中{ $right }問正解
learn_reset = リセット
learn_start_counting_anew = 得点を数え直す

## learn: step

learn_lessons_step = ◂ 教材
learn_leave_the_lesson_and_come = 教材を閉じ、開いていたものに戻る
learn_lose_the_answers = 解答を消しますか
learn_press_once_more_to_start = もう一度押すと最初からやり直す
learn_start_the_lesson_over = 教材を最初から
learn_for_class = 授業用 ▾
learn_slides_exercise_sheet_and_answer = この教材のスライド・練習問題・解答
learn_step = { $i }段目
learn_what_is_on_screen_is = 画面の内容がこの段のものと変わっています。
learn_set_the_step_up_again = この段を用意し直す
learn_puts_back_the_tree_the = 木・探索法・時点を元に戻す
learn_hint = ヒント
learn_show_me = 答えを見る
learn_your_answer = あなたの答え
learn_check = 確かめる
learn_is_that_right = 合っていますか
learn_this_one = これにする
learn_type_a_whole_number_inf = 整数を入力してください(∞はinf)
learn_right = 正解です。
learn_the_answer = 答え:
learn_not_quite = 違います。
learn_finish = 終わる ▸
learn_back_to_the_list_of = 教材の一覧へ
learn_skip = とばす ▸
learn_go_on_without_answering = 答えずに次へ
learn_searched_by_both = 両方が探索
learn_only_by = { $name }だけが探索
learn_by_nobody = 誰も探索しない

## learn: text

learn_show = { $words }を示す
learn_a_node_of_the_tree = 木の節点。ここを指している間、輪で示されます

## gui: sheet

learn_answers = 解答
learn_name = 氏名: ____________________
learn_sheet_form = {""}

## gui: slides

learn_slides_form = 。

## lesson: ask

learn_which_does_use_in_this = { $who }はこのパスでどのγを使いますか。
learn_with_which_does_enter = { $who }が{ $node }に入るときの{ $sign }はいくつですか。
learn_with_which_threshold_was_entered = { $node }に入ったときのしきい値{ $sign }はいくつですか。
learn_how_many_open_ends_does = { $node }の下の最も安い解の未解決の端は、経路ごとに数えるといくつですか。
learn_how_many_different_positions_are = { $node }の下の最も安い解で未解決の端は、異なる局面として数えるといくつですか。
learn_what_is_of_at_this = この時点での{ $node }の{ $sign }はいくつですか。
learn_cells_in_memory = 使うCELL
learn_nodes_in_open = OPENの節点
learn_which_algorithm_has_the_fewest = { $name }が最も少ないのはどれですか。
learn_which_algorithm_has_the_most = { $name }が最も多いのはどれですか。
learn_what_is_cut_is_skipped = カットされたものは飛ばします。
learn_look_for_a_node_where = 子一つで決着がつく節点を探します。MINの下なら、MAXが他で得た値以下の子。MAXの下なら、MINが他で得た値以上の子です。
learn_follow_the_search_from_left = 探索を左から追い、各節点で残りの子がまだ結果を変えられるかを考えます。
learn_step_through_the_run_with = 木の下の時間軸で一歩ずつ進め、計数を見てください。
learn_how_many_leaves_does_evaluate = { $who }は終わりまでに端末をいくつ評価しますか。
learn_how_often_does_evaluate_a = { $who }は端末を(重複も含め)何回評価しますか。
learn_how_many_nodes_does_enter = { $who }は(重複も含め)いくつの節点に入りますか。
learn_how_many_nodes_does_expand = { $who }はいくつの節点を展開しますか。
learn_how_many_nodes_does_hold = { $who }のOPENは最大でいくつになりますか。
learn_how_many_cells_does_need = { $who }は最大でいくつのCELLを使いますか。
learn_how_many_nodes_does_cut = { $who }はいくつの節点をカットしますか。
learn_how_many_passes_does_need = { $who }は何回のパスで終わりますか。
learn_how_often_does_search_a = { $who }は再探索を何回行いますか。
learn_how_many_iterations_does_need = { $who }は何回の反復で終わりますか。
learn_what_is_the_last_threshold = { $who }が最後に使うしきい値はいくつですか。
learn_how_many_leaves_does_the = { $who }が見つける解の端末はいくつですか。
learn_only_nodes_in_open_count = OPENの中の、休眠中(破線)でない節点だけが候補です。βが最大のもの、同点なら左のものです。
learn_only_nodes_in_open_count_the = OPENの節点だけが候補です。値が最小のもの、同点なら左のものです。
learn_only_nodes_in_open_count_the_leftmost_wins = OPENの節点だけが候補です。最も左のものです。
learn_nobody_can_know_this_search = 誰にも分かりません。この探索は無作為に選びます。
learn_follow_the_cheapest_child_at = OR節点では最も安い子、AND節点では未解決の子をたどり、先端まで降ります。
learn_from_the_root_take_the = 根から、OR節点では一つ目の数が最小の子、AND節点では二つ目の数が最小の子をたどり(同じなら左)、先端まで降ります。
learn_where_the_search_stands_it = いまいる節点がORなら一つ目の数、ANDなら二つ目の数が最小の子へ進みます(同じなら左)。しきい値に達していれば上へ戻ります。
learn_an_or_node_tries_its = OR節点は子を左から試します。AND節点は未解決の子を順に調べ、解けずに戻った子も、和がθ以下ならもう一度調べます。
learn_depth_first_go_down_while = 深さ優先です。下があれば降り、なければ子の残っている最も近い節点まで戻って、その最も左の子へ。

## lesson: staged

learn_the_leaf_worth = 値{ $value }の端末

## lesson: table

learn_technique = 手法
learn_million_nodes = 百万節点
learn_seconds = 秒

## gui: sheet

## slides: errors

learn_does_not_hold = { $id }は成り立ちません: { $faults }
learn_step_not_ready = 第{ $step }段階の準備が間に合いませんでした

## sheet: errors

learn_step_fails = 第{ $step }段階: { $why }
learn_step_without_moment = 第{ $step }段階: その時点が来ないか、問いに答えがありません
learn_endings_of_a_sheet = 問題用紙のファイル名は.svgか.pngで終わらなければなりません

## lesson: what is wrong with it

learn_syntax = 教材として読めません({ NUMBER($line, useGrouping: 0) }行{ NUMBER($column, useGrouping: 0) }文字目: { $reason })。そこを直すか、別のファイルを開いてください
learn_position_unreadable = 局面を読めません: { $why }
learn_position_unsearchable = 局面を探索できません: { $why }
learn_not_a_written_tree = 並べ替えられるのは書き下した木だけです
learn_no_algorithm = アルゴリズムがありません
learn_too_many_algorithms = 教材で比較できるアルゴリズムは{ NUMBER($most, useGrouping: 0) }個までですが、この段階には{ NUMBER($found, useGrouping: 0) }個あります
learn_no_runner = { NUMBER($runner, useGrouping: 0) }番のアルゴリズムはありません(0から数えます)
learn_tree_too_large = 木の節点が{ NUMBER($most, useGrouping: 0) }個を超えています
learn_run_too_long = { $algorithm }は{ NUMBER($most, useGrouping: 0) }節点以内に終わりません
learn_no_step = 第{ NUMBER($step, useGrouping: 0) }段階はありません
learn_figure_unknown = 0.1のような節点でも、leavesのような数の名前でもありません
learn_figure_runner = :の後はアルゴリズムの番号(0から数える)でなければなりません
learn_figure_path = 節点の道順がないか、0.1の形になっていません
learn_brace_open = 「{ $near }」の近くの {"{"} が閉じていません
learn_brace_closed = 「{ $near }」の近くの {"}"} は開かれていません
learn_bold_open = 「{ $near }」の近くの ** が閉じていません
learn_no_table = 「{ $name }」という表はありません。あるのは{ $known }です
learn_figure_fault = {"{"}{ $text }{"}"}: { $why }

## lesson: check

learn_fault_in_step = 第{ NUMBER($step, useGrouping: 0) }段階: { $what }
learn_fault_id = idは英小文字・数字・ハイフンだけで書いてください
learn_fault_no_step = 教材には一つ以上の段階が必要です
learn_fault_last_step = 教材の最後は問いでなければなりません
learn_fault_missing = { $name }の{ $tag ->
        [en] 英語
        [ja] 日本語
       *[other] { $language }
    }がありません
learn_fault_because = becauseは答えの説明ですが、何も問われていません
learn_fault_moment = { $id }に{ $moment }の時点は来ません
learn_fault_highlight = 強調する節点{ $path }がありません
learn_fault_node = 節点{ $path }がありません
learn_fault_figure = 実行結果に{ $figure }がありません
learn_fault_asked_node = 問われる節点{ $node }がありません
learn_fault_no_answer = この時点では問いに答えがありません
learn_fault_none_right = 正解になる答えがありません
learn_fault_none_wrong = 誤りになる答えがありません

## lesson: nodes to be pointed out

learn_point_looks_into_next = { $who }が次に調べる節点{ $medium ->
        [window] をクリックしてください
        [slide] を示してください
       *[paper] に印をつけてください
    }。
learn_point_takes_next = { $who }が次にOPENから選ぶ節点{ $medium ->
        [window] をクリックしてください
        [slide] を示してください
       *[paper] に印をつけてください
    }。
learn_point_enters_next = { $who }が次に入る節点{ $medium ->
        [window] をクリックしてください
        [slide] を示してください
       *[paper] に印をつけてください
    }。
learn_point_cut = { $who }がカットする節点のどれか一つ{ $medium ->
        [window] をクリックしてください
        [slide] を示してください
       *[paper] に印をつけてください
    }。
learn_point_unvisited = { $who }が一度も調べない端末のどれか一つ{ $medium ->
        [window] をクリックしてください
        [slide] を示してください
       *[paper] に印をつけてください
    }。
learn_what_is_it_worth = { $node }の値はいくつですか{ $medium ->
       *[other] 。
    }
