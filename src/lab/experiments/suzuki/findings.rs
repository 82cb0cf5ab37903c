//! What Suzuki, Inui & Kotani found, asked of our own searches: yes or no only where the intervals
//! say so.

use crate::base::messages::{Lang, tr};
use std::cmp::Ordering;

use super::{BASE, Row, evaluators, with_and_without};
use crate::lab::cell::Measure;
use crate::lab::gathered::Gathered;
use crate::lab::plan::Plan;
use crate::lab::report::{Finding, Material, Verdict, listed, mean_text};
use crate::lab::statistics::{LEAST, Summary, holm, rank_correlation, unanimous};
use crate::problem::Order;
use crate::session::lesson::Words;

pub(super) fn finding(claim: Words, holds: Option<bool>, sentence: Words) -> Finding {
    Finding {
        claim,
        verdict: Verdict::of(holds),
        material: Material::Similar,
        sentence,
        beside: Vec::new(),
    }
}

pub(super) fn broader(variant: &str, pairs: &[(f64, f64)]) -> Finding {
    let correlation = rank_correlation(pairs).filter(|_| pairs.len() > 2);
    // Under chance a rank correlation varies by 1 / √(n − 1).
    let around = 1.96 / (pairs.len().max(3) as f64 - 1.0).sqrt();
    let ends = |r: f64| ((r - around).max(-1.0), (r + around).min(1.0));
    let text = correlation.map_or_else(
        || "–".to_owned(),
        |r| format!("{r:.2} [{:.2}–{:.2}]", ends(r).0, ends(r).1),
    );
    let answer = |r: f64| match ends(r) {
        (_, high) if high < 0.0 => Some(true),
        (low, _) if low > 0.0 => Some(false),
        _ => None,
    };
    finding(
        Words::of(|lang| tr!(lang, lab_suzuki_gains_more_where, variant)),
        correlation.and_then(answer),
        Words::of(|lang| {
            tr!(
                lang,
                lab_rank_correlation_of_moves_and,
                pairs = pairs.len(),
                text = &text
            )
        }),
    )
}

pub(super) fn aspiration_above(gathered: &Gathered<'_>) -> Finding {
    let all: Vec<_> = (gathered.groups().iter())
        .filter_map(|g| gathered.paired(g, ("aspiration", BASE), Measure::Nodes))
        .collect();
    // One question of every depth: their tests are a family.
    let chances: Vec<f64> = all.iter().map(|p| p.p).collect();
    let answers = all.iter().zip(holm(&chances)).map(|(p, chance)| {
        let is_known = p.ratio.n >= LEAST && chance < 0.05;
        is_known.then_some(p.more > p.less)
    });
    let means: Vec<String> = all.iter().map(|p| mean_text(&p.ratio)).collect();
    let shares: Vec<String> = all
        .iter()
        .map(|p| format!("{:.0} %", 100.0 * p.share_above()))
        .collect();
    finding(
        Words::of(|lang| tr!(lang, lab_suzuki_aspiration_with_error)),
        unanimous(answers),
        Words::of(|lang| {
            let (means, shares) = (listed(&means, lang), listed(&shares, lang));
            tr!(lang, lab_ratios_and_shares, means, shares)
        }),
    )
}

/// The ratios of two variants, row by row of those in a move order.
fn ratios(gathered: &Gathered<'_>, names: (&str, &str), rows: &[Row]) -> Vec<Summary> {
    (rows.iter())
        .filter_map(|row| gathered.paired(&row.name(), names, Measure::Nodes))
        .map(|p| p.ratio)
        .collect()
}

/// Means with their intervals and counts, one after the other.
fn ratio_list(ratios: &[Summary], lang: Lang) -> String {
    let texts: Vec<String> = (ratios.iter())
        .map(|r| format!("{} (n = {})", mean_text(r), r.n))
        .collect();
    listed(&texts, lang)
}

/// As good as each other, as long as no interval says otherwise.
pub(super) fn alike(gathered: &Gathered<'_>, rows: &[Row]) -> Finding {
    let all = ratios(gathered, ("PVS", "NegaScout"), rows);
    let answers = all
        .iter()
        .map(|r| (r.n >= LEAST).then_some(r.beside_one().is_none()));
    finding(
        Words::of(|lang| tr!(lang, lab_suzuki_pvs_and_negascout)),
        unanimous(answers),
        Words::of(|lang| tr!(lang, lab_pvs_over_negascout, list = ratio_list(&all, lang))),
    )
}

pub(super) fn gains(gathered: &Gathered<'_>, rows: &[Row]) -> Finding {
    let [pvs, scout] = ["PVS", "NegaScout"].map(|v| ratios(gathered, (v, BASE), rows));
    let answers = pvs.iter().chain(&scout).map(|r| r.beside_one());
    finding(
        Words::of(|lang| tr!(lang, lab_suzuki_pvs_and_negascout_visit)),
        unanimous(answers.map(|side| side.map(|side| side == Ordering::Less))),
        Words::of(|lang| {
            let (pvs, scout) = (ratio_list(&pvs, lang), ratio_list(&scout, lang));
            tr!(lang, lab_pvs_and_negascout_ratios, pvs, scout)
        }),
    )
}

pub(super) fn deeper(gathered: &Gathered<'_>, rows: &[Row]) -> Finding {
    let pvs = ratios(gathered, ("PVS", BASE), rows);
    let steps = pvs.windows(2).map(|w| w[1].is_below(&w[0]));
    finding(
        Words::of(|lang| tr!(lang, lab_suzuki_the_deeper_the)),
        unanimous(steps),
        Words::of(|lang| tr!(lang, lab_pvs_ratios, list = ratio_list(&pvs, lang))),
    )
}

pub(super) fn ordering_gains(plan: &Plan, gathered: &Gathered<'_>) -> Finding {
    let depth = 3;
    let row = |order| {
        let mut rows = with_and_without(plan);
        rows.retain(|r| r.depth == depth && r.order == order);
        rows.first().map(Row::name)
    };
    let ratio = |order| {
        gathered
            .paired(&row(order)?, ("PVS", BASE), Measure::Nodes)
            .map(|p| p.ratio)
    };
    let both = ratio(Order::Positional).zip(ratio(Order::Generation));
    finding(
        Words::of(|lang| tr!(lang, lab_suzuki_with_move_ordering)),
        both.and_then(|(with, without)| with.is_below(&without)),
        both.map_or_else(Words::default, |(with, without)| {
            Words::of(|lang| {
                tr!(
                    lang,
                    lab_pvs_at_depth_with_ordering,
                    depth,
                    mean_text = mean_text(&with),
                    mean_text_2 = mean_text(&without)
                )
            })
        }),
    )
}

pub(super) fn simple_gains(plan: &Plan, gathered: &Gathered<'_>) -> Finding {
    let names: Vec<String> = evaluators(plan).iter().map(Row::name).collect();
    let ratio = |group: &str| {
        gathered
            .paired(group, ("NegaScout", BASE), Measure::Nodes)
            .map(|p| p.ratio)
    };
    let both = ratio(&names[0]).zip(ratio(&names[1]));
    finding(
        Words::of(|lang| tr!(lang, lab_suzuki_with_a_simple)),
        both.and_then(|(simple, rich)| simple.is_below(&rich)),
        both.map_or_else(Words::default, |(simple, rich)| {
            Words::of(|lang| {
                tr!(
                    lang,
                    lab_negascout_with_material_only_with,
                    mean_text = mean_text(&simple),
                    mean_text_2 = mean_text(&rich)
                )
            })
        }),
    )
}

pub(super) fn deepening_costs(gathered: &Gathered<'_>, rows: &[Row]) -> Finding {
    let all = ratios(gathered, ("ID", BASE), rows);
    let answers = all
        .iter()
        .map(|r| r.beside_one().map(|side| side == Ordering::Greater));
    finding(
        Words::of(|lang| tr!(lang, lab_suzuki_iterative_deepening_without)),
        unanimous(answers),
        Words::of(|lang| tr!(lang, lab_ratios, list = ratio_list(&all, lang))),
    )
}
