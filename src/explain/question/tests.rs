//! Answers held against the runs they are about.

use proptest::prelude::*;

use super::*;
use crate::base::messages::Lang;
use crate::problem::{Hints, Problem, read};
use crate::search::SearchContext;
use crate::search::catalogue::{ALGORITHMS, AlgorithmConfig, run};
use crate::trace::{Recorder, Replay};

/// A whole run with its canvas.
struct Ran {
    canvas: Canvas,
    record: Record,
    report: Report,
    rule: Rule,
}

fn ran(position: &str, choice: &AlgorithmConfig) -> Ran {
    let (position, _) = read(position, Hints::default()).unwrap();
    let mut tree = Problem::new(position).tree().unwrap();
    let mut canvas = Canvas::new(1);
    canvas.lay_out(&mut tree, 10_000);
    let mut recorder = Recorder::new(1 << 20);
    let mut context = SearchContext::unlimited();
    let report = run(
        &mut tree,
        &choice.prepare().unwrap(),
        &mut context,
        &mut recorder,
    );
    let record = recorder.finish();
    canvas.extend(0, &record.nodes);
    Ran {
        canvas,
        record,
        report,
        rule: Rule::of(choice),
    }
}

impl Ran {
    fn at<R>(&self, events: usize, ask: impl FnOnce(Asked<'_>) -> R) -> R {
        let mut replay = Replay::default();
        let moment = replay.seek(&self.record.log, &self.record.nodes, events);
        ask(Asked {
            canvas: &self.canvas,
            run: 0,
            record: &self.record,
            report: Some(&self.report),
            moment,
            rule: self.rule,
        })
    }

    fn place(&self, path: &[u32]) -> NodeId {
        let path: Vec<_> = path.iter().map(|&m| crate::problem::Move(m)).collect();
        self.canvas.nodes().find(&path).unwrap()
    }

    fn says(&self, reason: &Reason) -> (String, String) {
        let scribe = |lang| AnswerText {
            lang,
            canvas: &self.canvas,
            runners: vec!["one".to_owned(), "two".to_owned()],
        };
        (
            scribe(Lang::En).sentence(reason),
            scribe(Lang::Ja).sentence(reason),
        )
    }
}

const FIRST: &str = "[[[[10,35],[25,70]],[[75,15],[20,40]]],[[[5,65],[30,80]],[[55,60],[45,50]]]]";

#[test]
fn sss_takes_the_greatest_beta_and_says_so() {
    // After the leaves 10 and 25 the left half is worth at most 25; the right child still has ∞.
    let ran = ran(FIRST, &AlgorithmConfig::new("sss"));
    let mut evals = 0;
    let log = &ran.record.log;
    let second = log
        .range(0, log.len())
        .position(|event| {
            evals += u32::from(event.kind == Kind::Eval);
            evals == 2
        })
        .unwrap();
    let at = settled(&ran.record, ran.rule, second + 1);
    ran.at(at, |asked| {
        let solution = asked.solve(Question::Next).unwrap();
        assert_eq!(solution.nodes, [ran.place(&[1])]);
        let wrong = ran.place(&[0, 0, 1, 1]);
        let verdict = asked.judge(Question::Next, Answer::Node(wrong)).unwrap();
        assert!(!verdict.right);
        assert_eq!(
            ran.says(&verdict.reason).0,
            "SSS* takes the greatest β in OPEN. Leaf 70 (0.0.1.1) has β = 25, but there is a node with β = +∞."
        );
        let asleep = ran.place(&[0, 1]);
        let verdict = asked.judge(Question::Next, Answer::Node(asleep)).unwrap();
        assert_eq!(
            verdict.reason,
            Reason::Sleeps {
                node: asleep,
                elder: ran.place(&[0, 0])
            }
        );
    });
}

#[test]
fn what_an_earlier_iteration_has_searched_is_not_done_with() {
    let position = "[[[6 3] [9 7]] [[2 8] [11 4]] [[10 5] [12 1]]]";
    let ran = ran(position, &AlgorithmConfig::new("iterative-deepening"));
    let log = &ran.record.log;
    let begins = |event: &Event| event.kind == Kind::Iteration;
    let last = log.range(0, log.len()).collect::<Vec<_>>();
    let last = last.iter().rposition(|event| begins(event)).unwrap();
    let judged = |at: usize, path: &[u32]| {
        ran.at(at, |asked| {
            let answer = Answer::Node(ran.place(path));
            let verdict = asked.judge(Question::Next, answer).unwrap();
            assert!(!verdict.right);
            ran.says(&verdict.reason).0
        })
    };
    assert_eq!(
        judged(last + 1, &[0]),
        "The iteration to depth 3 begins, and every iteration begins at the root."
    );
    // The root is entered and has its moves, of which the last was the best before.
    let at = (last + 1..log.len())
        .find(|&at| {
            ran.at(at, |asked| asked.solve(Question::Next).unwrap().nodes) == [ran.place(&[2])]
        })
        .unwrap();
    for path in [&[0][..], &[0, 1], &[1, 0]] {
        let said = judged(at, path);
        let ends =
            "may have its turn later: in the order the search now has, node 2 comes before it.";
        assert!(said.ends_with(ends), "{said}");
    }
}

#[test]
fn a_value_is_shown_when_it_is_found_and_not_what_is_found_later() {
    let ran = ran(
        "[[[6 2 9] 7 8] [4 3 5] 1]",
        &AlgorithmConfig::new("alpha-beta"),
    );
    let value = |path: &[u32]| {
        let place = ran.place(path);
        let node = ran
            .record
            .nodes
            .find(&ran.canvas.nodes().path(place))
            .unwrap();
        let asks = Question::Number {
            node: place,
            number: Number::Value,
        };
        let at = ran.at(0, |asked| asked.solve(asks).unwrap().moment);
        let bounds = |at| ran.at(at, |asked| asked.moment.bounds(node));
        assert!(bounds(at).is_exact() && !bounds(at - 1).is_exact());
        at
    };
    assert!(value(&[0, 0]) < value(&[0]));
    // What is cut is never known.
    let cut = ran.place(&[1, 1]);
    let asks = Question::Number {
        node: cut,
        number: Number::Value,
    };
    let at = ran.at(0, |asked| asked.solve(asks).unwrap().moment);
    assert_eq!(at, ran.record.log.len());
}

#[test]
fn alpha_beta_cuts_with_its_numbers() {
    let ran = ran(FIRST, &AlgorithmConfig::new("alpha-beta"));
    ran.at(0, |asked| {
        let solution = asked.solve(Question::Cut).unwrap();
        let cut = ran.place(&[1, 0, 0, 1]);
        assert_eq!(solution.nodes, [cut, ran.place(&[1, 1, 1])]);
        let verdict = asked.judge(Question::Cut, Answer::Node(cut)).unwrap();
        assert!(verdict.right);
        assert_eq!(
            ran.says(&verdict.reason).0,
            "Leaf 5 (1.0.0.0) lets MIN hold node 1.0.0 down to 5, but MAX is already sure of α = 20 at the root. 5 ≤ 20: MAX will never come here, so leaf 65 (1.0.0.1) is cut."
        );
        let visited = ran.place(&[0, 0, 0, 1]);
        let verdict = asked.judge(Question::Cut, Answer::Node(visited)).unwrap();
        assert_eq!(
            verdict.reason,
            Reason::Visited {
                node: visited,
                leaf: Some(2)
            }
        );
        // Each of them can be seen at its own moment.
        let at = |place| asked.shown_at(Question::Cut, place).unwrap();
        assert_eq!(at(cut), solution.moment);
        let later = asked.log().get(at(ran.place(&[1, 1, 1])) - 1).unwrap();
        assert_eq!(asked.place(later.node), ran.place(&[1, 1, 1]));
        assert_eq!(asked.shown_at(Question::Cut, visited), None);
        // Below a cut node nothing is looked at either.
        let below = ran.place(&[1, 1, 1, 0]);
        for question in [Question::Cut, Question::Unvisited] {
            assert!(asked.judge(question, Answer::Node(below)).unwrap().right);
        }
        let unvisited = asked.solve(Question::Unvisited).unwrap().nodes;
        assert_eq!(unvisited.len(), 3);
    });
}

#[test]
fn numbers_are_those_of_the_definitions() {
    let ran = ran(FIRST, &AlgorithmConfig::new("sss"));
    let root = NodeId::ROOT;
    ran.at(ran.record.log.len(), |asked| {
        assert_eq!(minimax(asked.canvas, root), Some(Value::new(30)));
        let ask = Question::Number {
            node: ran.place(&[0]),
            number: Number::Value,
        };
        let right = asked.judge(ask, Answer::Number(Value::new(20))).unwrap();
        assert!(right.right);
        assert_eq!(
            ran.says(&right.reason).0,
            "At node 0 it is MIN's turn, and the least of 25 and 20 is 20."
        );
        let wrong = asked.judge(ask, Answer::Number(Value::new(25))).unwrap();
        assert!(matches!(wrong.reason, Reason::OtherPlayers { .. }));
        let upper = Question::Number {
            node: ran.place(&[0]),
            number: Number::Upper,
        };
        assert!(
            asked
                .judge(upper, Answer::Number(Value::new(25)))
                .unwrap()
                .right
        );
        let count = Question::Count {
            counter: Counter::Leaves,
            within: 1,
        };
        assert!(
            asked
                .judge(count, Answer::Number(Value::new(8)))
                .unwrap()
                .right
        );
        let many = asked.judge(count, Answer::Number(Value::new(9))).unwrap();
        assert_eq!(
            many.reason,
            Reason::TooMany {
                counter: Counter::Leaves,
                guess: 9
            }
        );
    });
}

#[test]
fn the_fewest_leaves_win_and_ties_are_all_right() {
    let (a, b) = (
        ran(FIRST, &AlgorithmConfig::new("sss")),
        ran(FIRST, &AlgorithmConfig::new("alpha-beta")),
    );
    a.at(0, |one| {
        b.at(0, |two| {
            let judge = |chosen| {
                judge_runner(&[one, two], Counter::Leaves, Extreme::Fewest, Some(chosen)).unwrap()
            };
            assert!(judge(0).right && !judge(1).right);
            assert_eq!(a.says(&judge(0).reason).0, "Leaves: one: 7, two: 13.");
            assert_eq!(
                a.says(&judge(1).reason).0,
                "Two, leaves: 13; another needs fewer."
            );
            let tie = judge_runner(&[one, one], Counter::Leaves, Extreme::Most, Some(1)).unwrap();
            assert!(tie.right);
        });
    });
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(24))]

    /// Whatever the search and the moment, there is one right node to go to next; the search goes
    /// there; and every other node is refused with a sentence in both languages.
    #[test]
    fn what_comes_next_is_what_comes_next(
        seed in 0u64..2000, entry in 0..ALGORITHMS.len(), at in 0.0f64..1.0,
    ) {
        let choice = AlgorithmConfig::new(ALGORITHMS[entry].id);
        let text = format!("random:seed={seed},depth=3,branching=2,ties=3");
        let ran = ran(&text, &choice);
        let at = (at * ran.record.log.len() as f64) as usize;
        ran.at(at, |asked| {
            let Some(solution) = asked.solve(Question::Next) else {
                return Ok(());
            };
            prop_assert!(solution.moment > at);
            let coming = asked.coming().find(|(_, e)| e.kind.bit() & asked.moves() != 0);
            prop_assert!(coming.is_some());
            for place in (0..ran.canvas.nodes().len() as u32).map(NodeId) {
                let verdict = asked.judge(Question::Next, Answer::Node(place)).unwrap();
                prop_assert_eq!(verdict.right, solution.nodes == [place]);
                let (en, ja) = ran.says(&verdict.reason);
                prop_assert!(en.ends_with('.') && ja.ends_with('。'), "{} / {}", en, ja);
            }
            Ok(())
        })?;
    }

    /// Cut or visited: of every leaf one of the two is true at the start, and the run knows which.
    #[test]
    fn every_leaf_is_visited_or_not(seed in 0u64..2000, entry in 0..ALGORITHMS.len()) {
        let choice = AlgorithmConfig::new(ALGORITHMS[entry].id);
        let ran = ran(&format!("random:seed={seed},depth=4,branching=2"), &choice);
        ran.at(0, |asked| {
            let mut unvisited = 0;
            let mut leaves = 0;
            for place in (0..ran.canvas.nodes().len() as u32).map(NodeId) {
                let verdict = asked.judge(Question::Unvisited, Answer::Node(place)).unwrap();
                leaves += u64::from(ran.canvas.value(place).is_some());
                unvisited += u64::from(verdict.right);
                let (en, ja) = ran.says(&verdict.reason);
                prop_assert!(en.ends_with('.') && ja.ends_with('。'), "{} / {}", en, ja);
                let cut = asked.judge(Question::Cut, Answer::Node(place)).unwrap();
                let (en, ja) = ran.says(&cut.reason);
                prop_assert!(en.ends_with('.') && ja.ends_with('。'), "{} / {}", en, ja);
            }
            if !matches!(choice.id.as_str(), "iterative-deepening" | "branch-threshold") {
                prop_assert_eq!(leaves - unvisited, count(&asked, Counter::Leaves).unwrap());
            }
            Ok(())
        })?;
    }
}
