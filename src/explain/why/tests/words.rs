//! Reasons as people read them.

use std::collections::BTreeSet;

use super::support::*;
use crate::base::messages::Lang;
use crate::explain::why::{Explainer, Why};
use crate::search::catalogue;
use crate::trace::event::{Kind, NodeId};

/// SSS* needs 7 of these 16 leaves, α-β 13.
const TREE: &str = "[[[[10,35],[25,70]],[[75,15],[20,40]]],[[[5,65],[30,80]],[[55,60],[45,50]]]]";

fn speaker(run: &Run, id: &str, lang: Lang) -> Explainer {
    Explainer {
        lang,
        method: run.method,
        code: catalogue::find(id).map_or(&[], |entry| entry.code),
    }
}

fn name(run: &Run, node: NodeId) -> String {
    let path = run.record.nodes.path(node);
    if path.is_empty() {
        return "root".to_owned();
    }
    let numbers: Vec<String> = path.iter().map(|m| m.0.to_string()).collect();
    numbers.join(".")
}

/// All that is said of a node at a moment, in English.
fn sentences(run: &Run, id: &str, path: &[u32]) -> Vec<String> {
    let path: Vec<_> = path.iter().map(|&m| crate::problem::Move(m)).collect();
    let node = run.record.nodes.find(&path).unwrap();
    let history = &run.histories()[node.index()];
    let explanation = run.evidence().explain(history);
    let speaker = speaker(run, id, Lang::En);
    let text = |why: &Why| speaker.say(why).plain(|n| name(run, n));
    explanation.reasons.iter().map(|r| text(&r.why)).collect()
}

#[test]
fn sss_says_who_owns_the_bounds_that_meet() {
    let mut run = Run::new(TREE, &choice("sss"));
    let length = run.record.log.len();
    run.seek(length);
    let said = sentences(&run, "sss", &[0, 0, 0]);
    assert!(
        said.contains(&"U_b(P) = 10 comes from 0.0.0.0.".to_owned()),
        "{said:?}"
    );
    // The first time a member of OPEN is purged.
    let log = &run.record.log;
    let cut = (0..length).find(|&i| log[i].kind == Kind::Cut).unwrap();
    let path: Vec<u32> = run
        .record
        .nodes
        .path(log[cut].node)
        .iter()
        .map(|m| m.0)
        .collect();
    run.seek(cut + 1);
    let said = sentences(&run, "sss", &path);
    assert!(
        said[0].starts_with("Dropped from OPEN when ") && said[0].contains(" ≥ U_t(P) = "),
        "{said:?}"
    );
}

#[test]
fn alpha_beta_names_the_refutation_and_the_kind_of_cut() {
    let mut run = Run::new("[[5 9] [3 7]]", &choice("alpha-beta"));
    let length = run.record.log.len();
    run.seek(length);
    assert_eq!(
        sentences(&run, "alpha-beta", &[1, 1]),
        [
            "Cut: 1.0 makes 1 worth 3 or less ≤ α = 5 from root: MAX does as well there and will \
             not come here (shallow cut)."
        ]
    );
    assert_eq!(
        sentences(&run, "alpha-beta", &[1])[0],
        "Failed low: P is worth 3 or less, through 1.0, and 3 ≤ α = 5 from root. An upper bound, \
         not a value."
    );
    // The deep cut of Knuth and Moore: the root's 5 reaches down to the third ply.
    let mut run = Run::new("[5 [[[1 8] 9] 9]]", &choice("alpha-beta"));
    let length = run.record.log.len();
    run.seek(length);
    let said = sentences(&run, "alpha-beta", &[1, 0, 0, 1]);
    assert!(said[0].contains("(deep cut)"), "{said:?}");
    run.seek(3);
    let said = sentences(&run, "alpha-beta", &[1]);
    assert!(said[0].contains("turn"), "{said:?}");
}

/// γ = ±∞ has no neighbour: a window of two equal infinities says nothing to anybody.
#[test]
fn the_first_pass_is_told_by_its_gamma() {
    for (id, gamma, comes_back) in [
        (
            "mt-sss",
            "+∞",
            "None does, so what comes back is an upper bound.",
        ),
        (
            "mt-dual",
            "−∞",
            "Every one does, so what comes back is a lower bound.",
        ),
    ] {
        let mut run = Run::new("[[5 9] [3 7]]", &choice(id));
        let test = format!("γ = {gamma}: the test whether the value reaches {gamma}. {comes_back}");
        run.seek(2);
        let said = sentences(&run, id, &[]);
        assert_eq!(said, [format!("The search starts here with {test}")]);
        let end = run.record.log.len();
        let mut texts = BTreeSet::new();
        for at in 1..=end {
            run.seek(at);
            for path in [&[][..], &[0], &[0, 0], &[0, 1], &[1], &[1, 1]] {
                texts.extend(sentences(&run, id, path));
            }
        }
        let no_edge = |text: &String| !text.contains("α = +∞") && !text.contains("β = −∞");
        assert!(texts.iter().all(no_edge), "{texts:?}");
        assert!(texts.contains(&format!("Entered from root with {test}")));
        let cut = match id {
            "mt-sss" => "Cut: 0.0 makes 0 worth 5 or less < γ = +∞ of this pass: that decides it",
            _ => "Cut: 0 makes root worth 5 or more ≥ γ = −∞ of this pass: that decides it",
        };
        assert!(texts.iter().any(|text| text.starts_with(cut)), "{texts:?}");
    }
}

#[test]
fn both_languages_say_the_same_with_every_place_filled() {
    let everything = [
        "sss",
        "recursive-sss",
        "gsearch-alpha-beta",
        "gsearch-eligible",
        "sss-stockman",
        "dual",
        "alpha-beta table=1",
        "aspiration guess=3",
        "aspiration at=every-node",
        "pvs",
        "nega-scout",
        "scout",
        "mtdf",
        "mt-sss",
        "mt-dual",
        "iterative-deepening keep=1",
        "branch-threshold",
    ];
    let mut kinds = BTreeSet::new();
    for seed in 0..4 {
        let tree = random_tree(seed);
        for text in everything {
            let choice = choice(text);
            if choice.prepare().is_err() {
                // Not in this catalogue.
                continue;
            }
            let mut run = Run::new(&tree, &choice);
            let histories = run.histories();
            let length = run.record.log.len();
            for at in (0..length).step_by(9).chain([length]) {
                run.seek(at);
                for node in run.all() {
                    for reason in run.evidence().explain(&histories[node.index()]).reasons {
                        let [en, ja] =
                            Lang::ALL.map(|lang| speaker(&run, &choice.id, lang).say(&reason.why));
                        let nodes: [BTreeSet<NodeId>; 2] =
                            [en.nodes().collect(), ja.nodes().collect()];
                        assert_eq!(nodes[0], nodes[1], "{reason:?}");
                        for sentence in [en, ja] {
                            let text = sentence.plain(|n| name(&run, n));
                            assert!(!text.is_empty() && !text.contains(['{', '}']), "{text}");
                            assert!(text.ends_with(['.', '。']), "{text}");
                        }
                        kinds.insert(
                            format!("{:?}", reason.why)
                                .split([' ', '('])
                                .next()
                                .map(str::to_owned),
                        );
                    }
                }
            }
        }
    }
    assert!(kinds.len() >= 18, "{kinds:?}");
}
