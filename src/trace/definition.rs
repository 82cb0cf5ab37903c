//! What a curve means for an algorithm: the same name counts different things in different
//! searches, so a plot says which definition it shows, and leaves out curves that a search has not.

use super::series::Gauge;
use super::why::Counting;
use crate::game::text::{Text, t};
use crate::search::catalogue::{Algorithm, Choice, Rounds, Store};

/// How the search holds its nodes as it is set; nothing if it, or a setting, is not one of ours.
fn store(choice: &Choice) -> Option<Store> {
    match choice.algorithm()?.store() {
        Store::Path if choice.settings().ok()?.size("table") > 0 => Some(Store::PathAndTable),
        store => Some(store),
    }
}

/// What the gauge shows for this algorithm; nothing if it has no such curve.
pub fn definition(gauge: Gauge, choice: &Choice) -> Option<Text> {
    let (algorithm, store) = (choice.algorithm(), store(choice));
    let text = match gauge {
        Gauge::Open => match store {
            Some(Store::Cells) => t(
                "OPEN of all levels, dormant members included, right after an expansion; the node expanded is taken out",
                "全段のOPEN(休眠を含む)。展開の直後、展開した節点を除いて数える",
            ),
            Some(Store::States) => t(
                "OPEN after every step, SOLVED states included",
                "各ステップ後のOPEN(SOLVEDの状態を含む)",
            ),
            Some(Store::Path) => t(
                "siblings generated and not yet searched along the path",
                "路に沿って生成され、まだ探索していない兄弟",
            ),
            Some(Store::PathAndTable) => t(
                "siblings generated and not yet searched along the current path; the table has a curve of its own",
                "現在の路に沿って生成され、まだ探索していない兄弟(表は別の曲線)",
            ),
            Some(Store::Graph | Store::Tree) => t(
                "the frontier: nodes generated and neither expanded nor evaluated",
                "先端: 生成され、まだ展開も評価もしていない節点",
            ),
            None => t("nodes waiting to be searched", "探索を待つ節点"),
        },
        Gauge::Cells => match store {
            Some(Store::Cells) => match algorithm {
                Some(Algorithm::Sss) => t(
                    "nodes held in memory, as recursive SSS* with c = height holds them; the peak is MAX CELL",
                    "記憶している節点(再帰的SSS*で c = 高さ とした場合)。最大値がMAX CELL",
                ),
                Some(Algorithm::GsearchAlphaBeta) => t(
                    "nodes held in memory, as recursive SSS* with c = 1 holds them; the peak is MAX CELL",
                    "記憶している節点(再帰的SSS*で c = 1 とした場合)。最大値がMAX CELL",
                ),
                _ => t(
                    "nodes held in memory by the search's own policy; the peak is MAX CELL",
                    "探索法自身の方針で記憶している節点。最大値がMAX CELL",
                ),
            },
            Some(Store::States) => t("states held in OPEN", "OPENに持つ状態"),
            Some(Store::Path) => t(
                "the root and all children along the path",
                "根と、路に沿ったすべての子",
            ),
            Some(Store::PathAndTable) => t("entries of the table and the path", "表の項目と路"),
            Some(Store::Graph | Store::Tree) => t(
                "every node generated: all are held to the end",
                "生成したすべての節点(最後まで保持する)",
            ),
            None => t("nodes held in memory", "記憶している節点"),
        },
        Gauge::Bytes => t(
            "capacity of cells, heap, table and stack",
            "セル・ヒープ・表・スタックの確保量",
        ),
        Gauge::TableEntries => match store {
            Some(Store::PathAndTable) => t("entries of the table in use", "使われている表の項目"),
            Some(Store::Graph) => t("positions held, each once", "保持している局面(重複なし)"),
            _ => return None,
        },
        Gauge::RootLower => t(
            "L_b of the root: proved so far",
            "根の L_b(これまでに証明した下界)",
        ),
        Gauge::RootUpper => t(
            "U_b of the root: proved so far",
            "根の U_b(これまでに証明した上界)",
        ),
        Gauge::Threshold => match algorithm?.rounds() {
            Rounds::Passes => t("γ of the pass", "パスの γ"),
            Rounds::Thetas => t("θ of the iteration", "反復の θ"),
            Rounds::Lengths => t("length of the iteration, in plies", "反復の手数"),
            Rounds::Depths => t("depth of the iteration", "反復の深さ"),
            Rounds::Visits => t(
                "threshold with which the root is searched; none where it is infinite",
                "根を調べるときのしきい値。無限大のときは描かない",
            ),
            Rounds::Once | Rounds::Levels => return None,
        },
        Gauge::Level => match algorithm?.rounds() {
            Rounds::Passes => t("number of the pass", "パスの番号"),
            Rounds::Thetas | Rounds::Lengths | Rounds::Depths => {
                t("number of the iteration", "反復の番号")
            }
            Rounds::Levels => t("level of the recursion, T_i", "再帰の段 T_i"),
            Rounds::Once if store == Some(Store::Cells) => t(
                "level of the recursion: one, for there is none",
                "再帰の段(再帰しないので常に1)",
            ),
            Rounds::Once | Rounds::Visits => return None,
        },
        Gauge::RootProof | Gauge::RootDisproof => match Counting::of(choice)? {
            Counting::Conspiracy => t(
                "conspiracy number of the root after each iteration; none where it is infinite",
                "各反復後の根の共謀数。無限大のときは描かない",
            ),
            Counting::Cost => t("h of the root", "根の h"),
            Counting::Minimax => t(
                "tips that must change to raise, or lower, the root's value",
                "根の値を上げる、または下げるために変わるべき先端の数",
            ),
            Counting::Proof | Counting::Weak | Counting::Branching => t(
                "proof or disproof number of the root; none where it is infinite",
                "根の証明数・反証数。無限大のときは描かない",
            ),
        },
        Gauge::Visits => t(
            "leaf evaluations, repeats included",
            "端末の評価回数(繰り返しを含む)",
        ),
        Gauge::Leaves => {
            store?;
            t(
                "different leaves; no curve where the search evaluates some again without knowing it",
                "異なる端末。知らずに再評価する探索では曲線なし",
            )
        }
        Gauge::Nodes => t(
            "leaf evaluations and inner nodes entered, repeats included",
            "端末の評価と中間節点への訪問の和(繰り返しを含む)",
        ),
        Gauge::NodesPerSecond => t("nodes of the search a second", "毎秒の節点数"),
    };
    Some(text)
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;
    use std::sync::atomic::AtomicBool;

    use super::super::{Recorder, Sampler};
    use super::*;
    use crate::problem::{Position, Problem};
    use crate::search::catalogue::{self, ENTRIES};
    use crate::search::{Account, Limits};

    /// Runs the algorithm on a small tree and gives the greatest value of a gauge, if it has any.
    fn greatest(choice: &Choice, gauges: &[Gauge]) -> Vec<Option<i64>> {
        let position = Position::Tree("random:seed=3,depth=6,branching=3".parse().unwrap());
        let mut tree = Problem::new(position).tree().unwrap();
        let mut recorder = Recorder::new(1 << 20);
        let mut sampler = Sampler::new(recorder.clock());
        let cancel = Arc::new(AtomicBool::new(false));
        let mut account = Account::new(Limits::default(), cancel).with_observer(&mut sampler);
        let plan = choice.prepare().unwrap();
        catalogue::run(&mut tree, &plan, &mut account, &mut recorder);
        let meter = account.meter;
        drop(account);
        let series = sampler.finish(&meter);
        let of = |gauge: Gauge| {
            let spans = series.buckets().iter().filter_map(|b| b.span(gauge));
            spans.map(|span| span.max.abs()).max()
        };
        gauges.iter().map(|&gauge| of(gauge)).collect()
    }

    #[test]
    fn every_algorithm_has_every_curve_that_is_defined_for_it() {
        let gauges = [
            Gauge::Open,
            Gauge::Cells,
            Gauge::Bytes,
            Gauge::TableEntries,
            Gauge::RootLower,
            Gauge::RootUpper,
            Gauge::Threshold,
            Gauge::Level,
            Gauge::Visits,
            Gauge::Nodes,
        ];
        for entry in ENTRIES {
            let mut choices = vec![Choice::new(entry.id)];
            if entry.id == "alpha-beta" {
                choices.push(Choice::new(entry.id).with("table", 1));
            }
            for choice in choices {
                let values = greatest(&choice, &gauges);
                // Stockman's SSS* proves upper bounds only, its dual lower ones, until the end.
                let bound = |gauge| matches!(gauge, Gauge::RootLower | Gauge::RootUpper);
                let bounds = gauges
                    .into_iter()
                    .zip(&values)
                    .filter(|(gauge, _)| bound(*gauge));
                assert!(
                    bounds.clone().any(|(_, value)| value.is_some()),
                    "{}",
                    choice.label()
                );
                for (gauge, value) in gauges.into_iter().zip(values) {
                    let moved = value.is_some_and(|most| most > 0);
                    match definition(gauge, &choice) {
                        Some(_) => {
                            assert!(moved || bound(gauge), "{}: no {gauge:?}", choice.label())
                        }
                        None => assert!(!moved, "{}: {gauge:?}", choice.label()),
                    }
                }
            }
        }
    }
}
