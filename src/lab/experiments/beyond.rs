//! Beyond the papers: every algorithm on random trees, by depth, branching, ordering and
//! correlation, with Knuth and Moore's floor; and on the games. All of them are sweeps that a
//! person can take, change and keep.

use super::Experiment;
use crate::game::text::{Text, t};
use crate::lab::cell::Measure;
use crate::lab::gathered::Gathered;
use crate::lab::own::{Own, Sweep};
use crate::lab::plan::Plan;
use crate::lab::report::{Finding, Material, Report, Verdict, number, words};
use crate::problem::{Order, Question};
use crate::search::catalogue::{Algorithm, Choice, ENTRIES};
use crate::session::lesson::Words;

macro_rules! sweep {
    ($name:ident, $id:literal, $own:ident, $title:expr, $question:expr, $compare:expr) => {
        pub(super) static $name: Experiment = Experiment {
            id: $id,
            paper: "beyond",
            title: $title,
            question: $question,
            takes_set: false,
            cells: |plan| $own(plan).cells(plan),
            compare: |plan, gathered, report| {
                let own = $own(plan);
                own.compare(gathered, report);
                $compare(&own, gathered, report);
            },
            own: Some(|| $own(&Plan::new($id))),
        };
    };
}

sweep!(
    DEPTH,
    "trees-depth",
    depth,
    t("Random trees: depth", "ランダムな木: 深さ"),
    t(
        "Every algorithm on uniform random trees with three moves a node, deeper and deeper.",
        "分枝数3の一様なランダム木を深くしていき、すべての探索法を比べる。",
    ),
    floor_holds
);
sweep!(
    BRANCHING,
    "trees-branching",
    branching,
    t("Random trees: branching", "ランダムな木: 分枝数"),
    t(
        "Every algorithm on uniform random trees of depth 5, broader and broader.",
        "深さ5の一様なランダム木の分枝数を増やし、すべての探索法を比べる。",
    ),
    floor_holds
);
sweep!(
    ORDERING,
    "trees-ordering",
    ordering,
    t("Random trees: move ordering", "ランダムな木: 手の順序"),
    t(
        "From worst move first (0) to best move first (1): with good ordering every algorithm comes near the floor.",
        "最悪手が先頭(0)から最善手が先頭(1)まで。順序が良ければどの探索法も下限に近づく。",
    ),
    ordering_helps
);
sweep!(
    CORRELATION,
    "trees-correlation",
    correlation,
    t("Random trees: related values", "ランダムな木: 値の相関"),
    t(
        "Independent leaves against values that grow along the way, as those of games do.",
        "独立な端末値と、ゲームのように途中の手で積み重なる値とを比べる。",
    ),
    floor_holds
);
sweep!(
    OTHELLO,
    "games-othello",
    othello,
    t("6×6 Othello: every algorithm", "6×6オセロ: すべての探索法"),
    t(
        "The exact score of random positions by their empty squares.",
        "ランダムな局面の正確な点差を、空きマスの数ごとに求める。",
    ),
    no_more
);
sweep!(
    SHOGI,
    "games-shogi",
    shogi,
    t("Shogi: every algorithm", "将棋: すべての探索法"),
    t(
        "Fixed-depth search of positions from random play with move ordering.",
        "ランダムに指した局面を、手を並べ替えて一定の深さまで探索する。",
    ),
    no_more
);
sweep!(
    PROOF,
    "games-proof",
    proof,
    t(
        "6×6 Othello, win or not: proof searches",
        "6×6オセロの勝敗: 証明数系の探索",
    ),
    t(
        "Is it a win? All searches that answer yes or no, beside α-β. Sakuta and Iida found no remarkable edge for proof numbers here.",
        "勝ちかどうか。yes/noに答える探索すべてをα-βと比べる。作田・飯田によれば、ここでは証明数に目立った利点はない。",
    ),
    no_more
);

/// Every algorithm that answers the question, α-β first. Searches that look at everything come
/// last, those that hold the whole tree are left to smaller experiments.
pub(super) fn everyone(question: &str) -> Vec<Choice> {
    let mut all = vec![Choice::new("alpha-beta")];
    // The last one answers another question: what the likely lines are worth.
    let left_out = [
        Algorithm::AlphaBeta,
        Algorithm::Minimax,
        Algorithm::Conspiracy,
        Algorithm::Eligible,
        Algorithm::Realization,
    ];
    all.extend(
        ENTRIES
            .iter()
            .filter(|e| e.questions.contains(&question) && !left_out.contains(&e.algorithm))
            .map(|e| Choice::new(e.id)),
    );
    all.push(Choice::new("minimax"));
    all
}

fn titled(title: Text, about: Text) -> (Words, Words) {
    (words(title.en, title.ja), words(about.en, about.ja))
}

fn tree(experiment: &Experiment, position: &str, name: &str, values: &[&str]) -> Own {
    let (title, about) = titled(experiment.title, experiment.question);
    Own {
        title,
        about,
        positions: vec![position.to_owned()],
        numbers: 40,
        question: Question::Score,
        order: Order::Generation,
        scoring: Default::default(),
        evaluator: None,
        algorithms: everyone("score"),
        sweep: Sweep::Position {
            name: name.to_owned(),
            values: values.iter().map(|v| (*v).to_owned()).collect(),
        },
        nodes: Some(5_000_000),
        measure: Measure::Visits,
    }
}

fn depth(plan: &Plan) -> Own {
    let values: &[&str] = plan.pick(&["2", "4", "6", "8", "10"], &["2", "4", "6", "8"]);
    tree(
        &DEPTH,
        "random:seed={n},depth={x},branching=3",
        "depth",
        values,
    )
}

fn branching(plan: &Plan) -> Own {
    let values: &[&str] = plan.pick(&["2", "4", "8", "12", "16"], &["2", "4", "6"]);
    tree(
        &BRANCHING,
        "random:seed={n},depth=5,branching={x}",
        "branching",
        values,
    )
}

fn ordering(plan: &Plan) -> Own {
    let values: &[&str] = &["0", "0.25", "0.5", "0.75", "0.9", "1"];
    let shape = plan.pick("depth=8,branching=3", "depth=6,branching=3");
    let position = format!("random:seed={{n}},{shape},ordered={{x}}");
    tree(&ORDERING, &position, "ordered", values)
}

fn correlation(plan: &Plan) -> Own {
    let shape = plan.pick("depth=8,branching=4", "depth=6,branching=3");
    let position = format!("random:seed={{n}},{shape},values={{x}}");
    tree(
        &CORRELATION,
        &position,
        "values",
        &["independent", "incremental"],
    )
}

fn othello(plan: &Plan) -> Own {
    let values: &[&str] = plan.pick(&["6", "8", "10", "12"], &["5", "7", "9"]);
    Own {
        order: Order::Squares,
        measure: Measure::Nodes,
        ..tree(
            &OTHELLO,
            "random:empties={x},seed={n},size=6",
            "empties",
            values,
        )
    }
}

fn shogi(plan: &Plan) -> Own {
    Own {
        order: Order::Positional,
        measure: Measure::Nodes,
        numbers: 30,
        nodes: Some(2_000_000),
        sweep: Sweep::Depth(plan.pick(vec![1, 2, 3], vec![1, 2])),
        ..tree(&SHOGI, "random:plies=40,seed={n}", "depth", &[])
    }
}

fn proof(plan: &Plan) -> Own {
    let values: &[&str] = plan.pick(&["6", "8", "10", "12"], &["5", "7", "9"]);
    Own {
        question: Question::AtLeast(1),
        order: Order::Generation,
        algorithms: everyone("at-least"),
        measure: Measure::Nodes,
        ..tree(
            &PROOF,
            "random:empties={x},seed={n},size=6",
            "empties",
            values,
        )
    }
}

fn no_more(_: &Own, _: &Gathered<'_>, _: &mut Report) {}

/// Nobody evaluates fewer leaves than Knuth and Moore allow, and SSS* never more than α-β.
fn floor_holds(_: &Own, gathered: &Gathered<'_>, report: &mut Report) {
    let (mut checked, mut below) = (0, 0);
    let (mut pairs, mut worse) = (0, 0);
    for group in gathered.groups() {
        for variant in gathered.variants(group) {
            for (cell, done) in gathered.cells(group, variant) {
                // A leaf counts once, however often it is visited, where the search knows that; a
                // stopped search proves nothing.
                let counts = &done.outcome.counts;
                let (Some(least), Some(&leaves), None) = (
                    cell.search().and_then(|s| s.problem.least_leaves()),
                    counts.get("leaves").or_else(|| counts.get("visits")),
                    done.outcome.stopped_by,
                ) else {
                    continue;
                };
                checked += 1;
                below += usize::from((leaves as f64) < least - 0.5);
            }
        }
        for (_, sss, alpha_beta) in gathered.pairs(group, ("SSS*", "α-β"), Measure::Visits) {
            pairs += 1;
            worse += usize::from(sss > alpha_beta);
        }
    }
    report.findings.push(Finding {
        claim: words(
            "Knuth and Moore: no search proves a uniform tree's value with fewer than b^⌈d/2⌉ + b^⌊d/2⌋ − 1 leaves",
            "Knuth・Moore: 一様な木の値はb^⌈d/2⌉ + b^⌊d/2⌋ − 1個より少ない端末では証明できない",
        ),
        verdict: Verdict::of((checked > 0).then_some(below == 0)),
        material: Material::Same,
        sentence: words(
            format!("{below} of {checked} searches stayed below the floor."),
            format!("{checked}回の探索のうち、下限を下回ったものは{below}回。"),
        ),
        beside: Vec::new(),
    });
    report.findings.push(Finding {
        claim: words(
            "Paper 000: SSS* evaluates no leaf that α-β does not",
            "論文000: SSS*はα-βが調べない端末を調べない",
        ),
        verdict: Verdict::of((pairs > 0).then_some(worse == 0)),
        material: Material::Same,
        sentence: words(
            format!("SSS* evaluated more leaves than α-β on {worse} of {pairs} trees."),
            format!("{pairs}本の木のうち、SSS*の端末数がα-βを超えたのは{worse}本。"),
        ),
        beside: Vec::new(),
    });
}

fn ordering_helps(own: &Own, gathered: &Gathered<'_>, report: &mut Report) {
    floor_holds(own, gathered, report);
    let mean = |group: &str| gathered.mean(group, "α-β", Measure::Visits);
    let ends = mean("ordered=0.5").zip(mean("ordered=1"));
    report.findings.push(Finding {
        claim: words(
            "α-β needs no more than the floor when the best move comes first",
            "最善手が先頭ならα-βは下限で済む",
        ),
        verdict: Verdict::of(ends.and_then(|(_, best)| {
            let cells = gathered.cells("ordered=1", "α-β");
            let least = cells.first()?.0.search()?.problem.least_leaves()?;
            Some(best < 1.3 * least)
        })),
        material: Material::Same,
        sentence: ends.map_or_else(Words::default, |(usual, best)| {
            words(
                format!(
                    "α-β evaluates {} leaves as the moves come and {} with the best first.",
                    number(usual),
                    number(best)
                ),
                format!(
                    "α-βの端末数は並べ替えなしで{}、最善手を先頭にすると{}。",
                    number(usual),
                    number(best)
                ),
            )
        }),
        beside: Vec::new(),
    });
}
