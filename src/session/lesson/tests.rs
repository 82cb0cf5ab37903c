//! Every bundled lesson holds; a lesson file can be anything.

use crate::base::messages::{Lang, Localize};
use proptest::prelude::*;

use super::*;
use crate::explain::question::{Answer, AnswerText};
use crate::trace::NodeId;

/// One lesson's step, performed.
fn each_step(mut visit: impl FnMut(&Lesson, usize, &Staged, &Cast)) {
    for lesson in bundled().lessons() {
        for i in 0..lesson.steps.len() {
            let staged = lesson.staged(i).unwrap();
            let mut cast = Cast::perform(&staged.scene).unwrap();
            let event = cast.find(staged.runner, &staged.moment).unwrap();
            cast.seek(staged.runner, event);
            visit(lesson, i, &staged, &cast);
        }
    }
}

#[test]
fn before_anything_was_searched_no_path_leads_anywhere() {
    let canvas = crate::trace::Canvas::new(1);
    assert_eq!(place(&canvas, &[]), None);
    assert_eq!(place(&canvas, &[0, 1]), None);
}

#[test]
fn every_bundled_lesson_holds() {
    for (name, text) in files() {
        let lesson = read_bundled(name, text).unwrap_or_else(|e| panic!("{name}.ron: {e}"));
        assert_eq!(lesson.id, *name);
        let faults: Vec<String> = check(&lesson).iter().map(ToString::to_string).collect();
        assert!(faults.is_empty(), "{name}: {faults:#?}");
        assert!((1..=10).contains(&lesson.minutes), "{name}");
        assert!(lesson.questions() >= 2, "{name}");
        assert!(!lesson.about.is_empty(), "{name}");
    }
    assert_eq!(bundled().lessons().len(), files().len());
}

/// What a translator may not change: the nodes and numbers that a text speaks of.
fn placeholders(text: &str) -> Vec<String> {
    let pieces = parse_text(text).unwrap();
    let mut found: Vec<String> = pieces
        .iter()
        .filter_map(|piece| match &piece.what {
            PieceKind::Node { path, .. } => Some(format!("{path:?}")),
            PieceKind::Figure(figure) => Some(format!("{figure:?}")),
            PieceKind::Table(table) => Some(format!("{table:?}")),
            PieceKind::Words(_) | PieceKind::Break => None,
        })
        .collect();
    found.sort();
    found.dedup();
    found
}

#[test]
fn every_bundled_lesson_has_every_text_in_every_language() {
    let mut files_read = 0;
    for (name, text) in files() {
        let bare = Lesson::from_ron(text).unwrap();
        let sections = bare.sections();
        let silent = |section: &Section| bare.words(*section).unwrap().is_empty();
        assert!(
            sections.iter().all(silent),
            "{name}.ron has texts of its own"
        );
        let lesson = read_bundled(name, text).unwrap_or_else(|e| panic!("{e}"));
        files_read += Lang::ALL.len();
        for section in sections {
            let words = lesson.words(section).unwrap();
            let lacking = Lang::ALL.map(|lang| words.get(lang).trim().is_empty());
            assert!(
                lacking.iter().all(|lack| *lack == lacking[0]),
                "{name}: {section}"
            );
            let english = placeholders(words.get(Lang::En));
            for lang in Lang::ALL {
                let here = placeholders(words.get(lang));
                assert_eq!(here, english, "{name}.{}.md: {section}", lang.tag());
            }
        }
    }
    // No file of texts without its lesson.
    assert_eq!(text_files().count(), files_read);
}

#[test]
fn right_answers_are_confirmed_and_wrong_ones_refused_with_an_explanation() {
    each_step(|lesson, i, staged, cast| {
        let Some(ask) = &lesson.steps[i].ask else {
            return;
        };
        let runs = cast.asked();
        let solution = ask.solve(&runs, staged.runner).unwrap();
        let at = format!("{}, step {}", lesson.id, i + 1);
        let says = |reason: &crate::explain::question::Reason| {
            for lang in Lang::ALL {
                let scribe = AnswerText {
                    lang,
                    canvas: &cast.canvas,
                    runners: cast.names(),
                };
                let words = |medium| ask.words(&runs, staged.runner, &scribe, medium);
                let [window, slide, paper] =
                    [Medium::Window, Medium::Slide, Medium::Paper].map(words);
                for sentence in [&slide, &paper] {
                    for word in ["Click", "クリック", "Type"] {
                        assert!(!sentence.contains(word), "{at}: {sentence}");
                    }
                }
                let hint = ask.hint(&runs, staged.runner, &scribe);
                for sentence in [scribe.sentence(reason), window, slide, paper, hint] {
                    let stop = if lang == Lang::Ja { '。' } else { '.' };
                    let ends = [stop, '?'];
                    assert!(
                        sentence.chars().count() > 5 && sentence.ends_with(ends),
                        "{at}: {sentence}"
                    );
                    assert!(!sentence.contains('…'), "{at}: {sentence}");
                }
            }
        };
        says(&solution.reason);
        let mut refused = 0;
        let mut note = |verdict: crate::explain::question::Verdict, expected: bool| {
            assert_eq!(verdict.right, expected, "{at}: {:?}", verdict.reason);
            says(&verdict.reason);
            refused += usize::from(!verdict.right);
        };
        match ask {
            Ask::Next | Ask::Cut | Ask::Unvisited => {
                for &node in &solution.nodes {
                    note(
                        ask.judge(&runs, staged.runner, Answer::Node(node)).unwrap(),
                        true,
                    );
                }
                for place in (0..cast.canvas.nodes().len() as u32).map(NodeId) {
                    let below = cast
                        .canvas
                        .nodes()
                        .ancestors(place)
                        .any(|above| solution.nodes.contains(&above));
                    if !below || (ask == &Ask::Next && !solution.nodes.contains(&place)) {
                        note(
                            ask.judge(&runs, staged.runner, Answer::Node(place))
                                .unwrap(),
                            false,
                        );
                    }
                }
            }
            Ask::Value { .. } | Ask::Count { .. } => {
                let right = solution.number.unwrap();
                note(
                    ask.judge(&runs, staged.runner, Answer::Number(right))
                        .unwrap(),
                    true,
                );
                for off in [-1000, -50, 50, 1000] {
                    let wrong = crate::problem::Value::new(right.get().saturating_add(off));
                    note(
                        ask.judge(&runs, staged.runner, Answer::Number(wrong))
                            .unwrap(),
                        false,
                    );
                }
            }
            Ask::Runner { .. } => {
                let verdicts: Vec<_> = (0..runs.len())
                    .map(|chosen| ask.judge_runner(&runs, chosen).unwrap())
                    .collect();
                assert!(verdicts.iter().any(|v| v.right));
                for verdict in verdicts {
                    let right = verdict.right;
                    note(verdict, right);
                }
            }
        }
        assert!(refused > 0, "{at}: nothing is wrong");
    });
}

/// Numbers in texts come from the runs. What is left are names: lemmas, equations, the c of a
/// setting, small counts of things on the screen.
#[test]
fn no_number_is_written_by_hand() {
    let names = [
        "3.1", "3.2", "4.1", "4.3", "(2.7)", "(4.2)", "(4.3)", "d/2", "− 1", "−1", "+ 1", "+1",
        "c = 1", "c=1", "c = 2", "c=2", "c = 3", "c=3", "c = 4", "c=4", "1979", "1986", "1996",
    ];
    each_step(|lesson, i, _, _| {
        let step = &lesson.steps[i];
        let all = [&step.text, &step.hint, &step.because];
        for text in all.into_iter().flat_map(|words| [&words.en, &words.ja]) {
            let mut left = String::new();
            for piece in parse_text(text).unwrap() {
                if let PieceKind::Words(words) = piece.what {
                    left.push_str(&words);
                    left.push('\n');
                }
            }
            for name in names {
                left = left.replace(name, "");
            }
            assert!(
                !left.contains(|c: char| c.is_numeric()),
                "{}, step {}: {left}",
                lesson.id,
                i + 1
            );
        }
    });
}

#[test]
fn texts_read_as_texts_in_both_languages() {
    each_step(|lesson, i, staged, cast| {
        let step = &lesson.steps[i];
        let runs = cast.asked();
        let at = format!("{}, step {}", lesson.id, i + 1);
        for lang in Lang::ALL {
            let text = plain_text(step.text.get(lang), &runs, staged.runner, lang);
            assert!(!text.contains(['{', '}', '…']), "{at}: {text}");
            assert!(!text.contains("  "), "{at}: {text}");
            let letters = text.chars().count();
            assert!((20..900).contains(&letters), "{at}: {letters} letters");
            let japanese = text.contains(['の', 'は', 'を']);
            assert_eq!(japanese, lang == Lang::Ja, "{at}");
        }
        // Both languages speak of the same nodes and numbers.
        let of = |text: &str| {
            let mut all: Vec<String> = parse_text(text)
                .unwrap()
                .into_iter()
                .filter_map(|piece| match piece.what {
                    PieceKind::Node { path, .. } => Some(format!("{path:?}")),
                    PieceKind::Figure(figure) => Some(format!("{figure:?}")),
                    _ => None,
                })
                .collect();
            all.sort();
            all.dedup();
            all
        };
        assert_eq!(of(&step.text.en), of(&step.text.ja), "{at}");
        assert_eq!(of(&step.hint.en), of(&step.hint.ja), "{at}");
        assert_eq!(of(&step.because.en), of(&step.because.ja), "{at}");
    });
}

/// "Leaves: 12." says nothing that was not asked; whoever was wrong wants to know why.
#[test]
fn every_count_is_explained() {
    each_step(|lesson, i, _, _| {
        let step = &lesson.steps[i];
        if matches!(step.ask, Some(Ask::Count { .. })) {
            assert!(!step.because.is_empty(), "{}, step {}", lesson.id, i + 1);
        }
    });
}

#[test]
fn names_of_nodes_begin_sentences_with_a_capital_and_leaves_are_called_by_what_stands_on_them() {
    let says = |position: &str, text: &str| {
        let lesson = format!(
            "Lesson(id: \"x\", title: (en: \"x\", ja: \"x\"), minutes: 1, position: \"{position}\", \
             algorithms: [(id: \"alpha-beta\")], steps: [(text: (en: \"x\", ja: \"x\"))])"
        );
        let staged = Lesson::from_ron(&lesson).unwrap().staged(0).unwrap();
        let mut cast = Cast::perform(&staged.scene).unwrap();
        cast.seek(0, 0);
        plain_text(text, &cast.asked(), 0, Lang::En)
    };
    let numbers = "[[1 0] [0 4]]";
    assert_eq!(
        says(
            numbers,
            "{0.0} and {1} are done. {1.1} is not.\n\n{1} waits: {0}."
        ),
        "The leaf worth 1 and node 1 are done. The leaf worth 4 is not.\n\nNode 1 waits: node 0."
    );
    assert_eq!(
        says("[[T F] [F T]]", "Not {0.1}, but {0.0}."),
        "Not the leaf worth F, but the leaf worth T."
    );
}

#[test]
fn faults_are_named_with_their_step() {
    let (name, text) = files()[0];
    let english = |(of, lang, _): &(&str, Lang, &str)| *of == name && *lang == Lang::En;
    let (_, _, texts) = text_files().find(english).unwrap();
    let broken = |from: &str, to: &str| -> String {
        assert!(text.contains(from) || texts.contains(from), "{from}");
        let mut lesson = read_bundled(name, &text.replacen(from, to, 1)).unwrap();
        let texts = texts.replacen(from, to, 1);
        lesson.read_texts(Lang::En, name, &texts).unwrap();
        let faults: Vec<String> = check(&lesson).iter().map(ToString::to_string).collect();
        faults.join("; ")
    };
    assert_eq!(
        broken("highlight: [\"0\"]", "highlight: [\"7.7\"]"),
        "step 2: there is no node 7.7 to highlight"
    );
    assert!(broken("AfterLeaf(3)", "AfterLeaf(300)").starts_with("step 2: the moment"));
    assert!(broken("{leaves}", "{levaes}").starts_with("step 5: {levaes}: this is neither"));
    assert!(broken("**best play**", "**best play").contains("never ends"));
    assert!(broken("(id: \"minimax\")", "(id: \"maximin\")").contains("no algorithm 'maximin'"));
    let odd = Lesson::from_ron(&text.replacen("minutes: 3", "minuten: 3", 1)).unwrap_err();
    assert!(odd.to_string().contains("minuten"), "{odd}");
}

#[test]
fn paths_and_braces_are_read() {
    assert_eq!(parse_path("root"), Some(vec![]));
    assert_eq!(parse_path("0.12.3"), Some(vec![0, 12, 3]));
    for bad in ["", ".", "0.", "-1", "a", "0.99999999999999"] {
        assert_eq!(parse_path(bad), None, "{bad}");
    }
    let pieces = parse_text("See {0.1|the left}\nchild of {root}.\n\n**Now** {leaves:1}").unwrap();
    let whats: Vec<&PieceKind> = pieces.iter().map(|piece| &piece.what).collect();
    assert_eq!(whats[2], &PieceKind::Words(" child of ".to_owned()));
    assert_eq!(whats[5], &PieceKind::Break);
    let bold: Vec<bool> = parse_text("a **b {f 0}** c")
        .unwrap()
        .iter()
        .map(|p| p.bold)
        .collect();
    assert_eq!(bold, [false, true, true, false]);
    let star: Vec<_> = parse_text("**SSS***は").unwrap();
    assert_eq!(star[0].what, PieceKind::Words("SSS*".to_owned()));
    assert!(star[0].bold && !star[1].bold);
    let japanese = parse_text("上の\n    節点").unwrap();
    assert_eq!(japanese[0].what, PieceKind::Words("上の節点".to_owned()));
}

proptest! {
    /// Whatever is in a file, reading it gives a lesson or a sentence.
    #[test]
    fn any_bytes_are_survived(bytes in prop::collection::vec(any::<u8>(), 0..400)) {
        let text = String::from_utf8_lossy(&bytes);
        if let Err(error) = Lesson::from_ron(&text) {
            prop_assert!(!error.to_string().is_empty());
        }
        let _ = parse_text(&text);
    }

    /// A lesson with a few characters changed is still survived, checked and refused in words.
    #[test]
    fn a_damaged_lesson_is_survived(file in 0..3usize, at in 0.0f64..1.0, with in "[0-9a-z(){}\\[\\]\"*.,: ]{0,3}", cut in 0..6usize) {
        let text = files()[file].1;
        let from = (at * text.len() as f64) as usize;
        let from = (0..=from).rev().find(|&i| text.is_char_boundary(i)).unwrap();
        let to = (from + cut..).find(|&i| text.is_char_boundary(i.min(text.len()))).unwrap().min(text.len());
        let damaged = format!("{}{with}{}", &text[..from], &text[to..]);
        if let Ok(lesson) = read_bundled(files()[file].0, &damaged) {
            for fault in check(&lesson) {
                prop_assert!(!fault.to_string().is_empty() && !fault.localize(Lang::Ja).is_empty());
            }
        }
    }
}
