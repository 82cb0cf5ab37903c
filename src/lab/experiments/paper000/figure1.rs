//! Figure 1: the small tree on which the searches are first told apart, all of them side by side.

use crate::game::text::t;
use crate::lab::cell::Measure;
use crate::lab::experiments::Experiment;
use crate::lab::experiments::beyond::everyone;
use crate::lab::gathered::Gathered;
use crate::lab::own::{Own, Sweep};
use crate::lab::report::{Finding, Material, Report, Verdict, number, words};
use crate::problem::{Order, Question};

pub(in crate::lab::experiments) static FIGURE_1: Experiment = Experiment {
    id: "000-fig1",
    paper: "000",
    title: t(
        "Figure 1: all searches on one small tree",
        "図1: 小さな木でのすべての探索",
    ),
    question: t(
        "How often does each search evaluate one of the sixteen leaves to find the value 30? A leaf that is looked at again counts again.",
        "値30を求めるのに、16個の端末を延べ何回評価するか。もう一度調べた端末はもう一度数える。",
    ),
    takes_set: false,
    cells: |plan| own().cells(plan),
    compare: |_, gathered, report| {
        own().compare(gathered, report);
        report.findings.push(fewer(gathered));
        values(gathered, report);
    },
    own: Some(own),
};

/// The paper's figure is lost; this tree has its value and its shape.
const TREE: &str = "[[[[10,35],[25,70]],[[75,15],[20,40]]],[[[5,65],[30,80]],[[55,60],[45,50]]]]";

fn own() -> Own {
    Own {
        title: words(FIGURE_1.title.en, FIGURE_1.title.ja),
        about: words(FIGURE_1.question.en, FIGURE_1.question.ja),
        positions: vec![TREE.to_owned()],
        numbers: 1,
        question: Question::Score,
        order: Order::Generation,
        scoring: Default::default(),
        evaluator: None,
        algorithms: everyone("score"),
        sweep: Sweep::Nothing,
        nodes: None,
        measure: Measure::Visits,
    }
}

fn fewer(gathered: &Gathered<'_>) -> Finding {
    let leaves = |variant| gathered.mean("all", variant, Measure::Visits);
    let both = leaves("SSS*").zip(leaves("α-β"));
    Finding {
        claim: words("Paper 000: SSS* surpasses α-β", "論文000: SSS*はα-βを凌ぐ"),
        verdict: Verdict::of(both.map(|(sss, alpha_beta)| sss < alpha_beta)),
        material: Material::Similar,
        sentence: both.map_or_else(Default::default, |(sss, alpha_beta)| {
            words(
                format!(
                    "SSS* evaluates {} leaves, α-β {}.",
                    number(sss),
                    number(alpha_beta)
                ),
                format!(
                    "SSS*は{}個、α-βは{}個の端末を調べる。",
                    number(sss),
                    number(alpha_beta)
                ),
            )
        }),
        beside: Vec::new(),
    }
}

/// Every search finds the same value.
fn values(gathered: &Gathered<'_>, report: &mut Report) {
    let found: Vec<i32> = (gathered.variants("all").iter())
        .flat_map(|v| gathered.cells("all", v))
        .filter_map(|(_, done)| done.outcome.value)
        .collect();
    let right = found.iter().filter(|&&value| value == 30).count();
    report.findings.push(Finding {
        claim: words("Paper 000: the value is 30", "論文000: 値は30"),
        verdict: Verdict::of((!found.is_empty()).then_some(right == found.len())),
        material: Material::Similar,
        sentence: words(
            format!("{right} of {} searches find it.", found.len()),
            format!("{}個の探索のうち{right}個が30を得る。", found.len()),
        ),
        beside: Vec::new(),
    });
}
