//! Search by realization probability (Tsuruoka, Yokoyama and Chikayama; Abe §2.2.2): α-β whose
//! lines end not at a depth but where they have become too unlikely.
//!
//! Every category of moves is played with some probability p where there is a move of it, learnt
//! from games. A line is as likely as the product over its moves; sums are easier, so a move costs
//! −ln p and a line may cost no more than the threshold. What the threshold leaves at a node is r:
//! a likely move takes little from it and is followed far, an unlikely one ends soon. "An ordinary
//! minimax search in which the depth gained depends on the kind of move": if all moves were equally
//! likely, it would be the search to a fixed depth.
//!
//! The question's own depth stays the greatest length of any line. Where moves have no categories
//! nothing is charged, and it is plain α-β. Players add to this a second look at unlikely moves
//! that turn out well; here the definition is searched, so that its value is that of the tree cut
//! at the threshold.

use super::state::{Best, Here, SearchState, Visit};
use super::window::{Raised, Window};
use crate::problem::{Categorised, Move, Transitions, Value};
use crate::search::{Probe, Remark, Report, SearchContext, Stop};
use std::io;
use std::path::Path;

use crate::base::messages::{Localize, Words, keys, tr};
use crate::base::platform::files;
use crate::base::{IoErrorText, own_error};
use crate::search::catalogue::{
    AlgorithmInfo, ConfigError, Family, FromSettings, Kind, Leaves, Method, Parameter, Rounds,
    Settings, Store, Unmet, WindowSource,
};
use crate::search::code::code;

pub const INFO: AlgorithmInfo = AlgorithmInfo {
    id: "realization",
    name: keys::algorithm_realization_probability,
    short: keys::algorithm_rps,
    family: Family::DepthFirst,
    idea: keys::algorithm_alpha_beta_whose_lines_end,
    about: keys::algorithm_every_kind_of_move_has,
    source: "Tsuruoka, Yokoyama & Chikayama 2002; Abe §2.2.2",
    parameters: &[
        Parameter::new(
            "threshold",
            Kind::Decimal { above: 0, max: 60 },
            "5",
            keys::algorithm_what_a_line_may_cost,
        ),
        Parameter::new(
            "transitions",
            Kind::File,
            "",
            keys::algorithm_a_table_of_probabilities_from,
        ),
    ],
    questions: &["depth"],
    code: CODE,
    store: Store::Path,
    rounds: Rounds::Once,
    is_yardstick: false,
    method: |_| Method::Window(WindowSource::Tests),
    leaves: |_, _| Leaves::Elsewhere(Unmet::OwnDepth),
};

#[derive(Clone, Debug, PartialEq)]
pub struct Parameters {
    /// What a line may cost: −ln p in thousandths.
    pub threshold: i64,
    /// Probabilities instead of those that come with the program.
    pub table: Option<Transitions>,
}

impl Default for Parameters {
    fn default() -> Parameters {
        Parameters {
            threshold: 5000,
            table: None,
        }
    }
}

impl FromSettings for Parameters {
    fn from_settings(s: &Settings<'_>) -> Result<Parameters, ConfigError> {
        let threshold = s.text("threshold").parse::<f64>().unwrap_or(5.0);
        Ok(Parameters {
            threshold: (1000.0 * threshold).round() as i64,
            table: None,
        })
    }

    fn read_files(&mut self, s: &Settings<'_>) -> Result<(), ConfigError> {
        let path = s.text("transitions");
        if path.is_empty() {
            return Ok(());
        }
        let refuse = |why: &dyn Localize| {
            s.refuse(|lang| {
                let why = why.localize(lang);
                tr!(lang, algorithm_transitions_file, path, why)
            })
        };
        let text = read_at_most(path).map_err(|e| refuse(&IoErrorText(&e)))?;
        let table = Transitions::read(&text).map_err(|e| refuse(&e))?;
        self.table = Some(table);
        Ok(())
    }
}

/// The text of a table. A device has no end, so what is read is counted.
fn read_at_most(path: &str) -> io::Result<String> {
    const LARGEST_TABLE: u64 = 4 << 20;
    let bytes = files::read_at_most(Path::new(path), LARGEST_TABLE + 1)?;
    let text = String::from_utf8(bytes).map_err(io::Error::other)?;
    if text.len() as u64 > LARGEST_TABLE {
        return Err(own_error(
            io::ErrorKind::InvalidData,
            Words::of(|lang| tr!(lang, file_more_than, bytes = LARGEST_TABLE)),
        ));
    }
    Ok(text)
}

code! { "realization" =>
    ENTER    "rps(n, r, α, β):  r is what the threshold leaves"
    LEAF     "  if n is a leaf: return its value"
    SPENT    "  if r ≤ 0: return the evaluator's value of n"
    GENERATE "  generate the children of n"
    _        "  score ← −∞"
    EACH     "  for each child c, left to right:"
    PRICE    "    p ← the probability of the move's category"
    _        "    score ← max(score, −rps(c, r + ln p, −β, −max(α, score)))"
    CUT      "    if score ≥ β: cut the children that are left"
    RETURN   "  return score"
}

/// What moves cost, and the costs of the children of every node on the path.
struct Prices<'p> {
    table: Option<&'p Transitions>,
    categories: Vec<u8>,
    costs: Vec<i32>,
}

impl<'p> Prices<'p> {
    /// By the table given, if it is one of this game; else by the one that comes with the program.
    fn new(tree: &impl Categorised, parameters: &'p Parameters) -> Prices<'p> {
        let game = tree.categorised();
        let given = parameters.table.as_ref().filter(|t| Some(t.game) == game);
        Prices {
            table: given.or(game.map(Transitions::built_in)),
            categories: Vec::new(),
            costs: Vec::new(),
        }
    }

    fn of(&mut self, tree: &mut impl Categorised, moves: &[Move]) {
        let Some(table) = self.table else {
            self.costs.extend(moves.iter().map(|_| 0));
            return;
        };
        self.categories.clear();
        tree.categories(moves, &mut self.categories);
        self.costs
            .extend(self.categories.iter().map(|&c| table.cost(c)));
    }

    fn bytes(&self) -> u64 {
        (self.costs.capacity() * size_of::<i32>() + self.categories.capacity()) as u64
    }
}

/// What the threshold leaves after these moves from where the cursor stands, in thousandths; the
/// cursor comes back. Nothing where moves have no categories.
pub fn remaining<T: Categorised>(
    tree: &mut T,
    parameters: &Parameters,
    path: &[Move],
) -> Option<i64> {
    let mut prices = Prices::new(tree, parameters);
    prices.table?;
    let mut left = parameters.threshold;
    for &m in path {
        prices.costs.clear();
        prices.of(tree, &[m]);
        left -= i64::from(prices.costs[0]);
        tree.play(m);
    }
    for _ in path {
        tree.undo();
    }
    Some(left)
}

pub fn search<T: Categorised, P: Probe>(
    tree: &mut T,
    parameters: &Parameters,
    context: &mut SearchContext<'_>,
    probe: &mut P,
) -> Report {
    let mut prices = Prices::new(tree, parameters);
    let refused = match (&parameters.table, tree.categorised()) {
        (Some(given), Some(game)) if given.game != game => Some(Remark::OtherGamesTable {
            given: given.game.name(),
            used: game.name(),
        }),
        _ => None,
    };
    let mut state = SearchState::new(tree, context);
    let mut root = Rps {
        prices: &mut prices,
        left: parameters.threshold,
    };
    let outcome = state.search_root(probe, state.rule.range, &mut root);
    let mut report = state.finish(at::RETURN, probe, outcome);
    report.remarks.extend(refused);
    report
}

struct Rps<'r, 'p> {
    prices: &'r mut Prices<'p>,
    /// r
    left: i64,
}

impl<T: Categorised> Visit<T> for Rps<'_, '_> {
    type Found = Value;

    /// rps(n, r, α, β)
    fn visit<P: Probe>(
        &mut self,
        mut here: Here<T, P>,
        asked: Window<P::Node>,
    ) -> Result<Value, Stop> {
        here.enter(at::ENTER, asked.bounds());
        if let Some(value) = here.leaf() {
            return here.evaluate(at::LEAF, value);
        }
        if self.left <= 0 {
            let value = here.state.tree.static_value();
            return here.evaluate(at::SPENT, value);
        }
        let mut children = here.generate(at::GENERATE, asked)?;
        let first = self.prices.costs.len();
        let moves = here.state.path.moves_of(&children);
        self.prices.of(here.state.tree, moves);
        here.state.hold_besides(self.prices.bytes())?;
        let mut best = Best::of_none(&children, asked);
        while let Some(child) = here.next(&mut children) {
            let mut below = Rps {
                left: self.left - i64::from(self.prices.costs[first + child.index]),
                prices: &mut *self.prices,
            };
            let value = here.child(child, best.window, &mut below)?;
            if here.take(&mut children, child, value, &mut best) == Raised::Beta {
                here.cut(at::CUT, &children, best.window);
                break;
            }
        }
        self.prices.costs.truncate(first);
        Ok(here.give_back(at::RETURN, children, best.score, asked))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::problem::{
        AnyTree, BoardGame, Evaluator, Game, GameTree, Hints, Order, Problem, Question, read,
    };
    use crate::search::catalogue::{self, AlgorithmConfig, PreparedSearch};
    use crate::search::depth_first::alpha_beta;
    use crate::search::{Limits, Silent};
    use proptest::prelude::*;
    use std::sync::Arc;
    use std::sync::atomic::AtomicBool;

    fn tree(text: &str, game: Game, depth: u32) -> AnyTree {
        let hints = Hints {
            game: Some(game),
            ..Hints::default()
        };
        let problem = Problem {
            question: Question::Depth(depth),
            order: match game {
                Game::Shogi => Order::Positional,
                _ => Order::Squares,
            },
            evaluator: Evaluator::Positional,
            ..Problem::new(read(text, hints).unwrap().0)
        };
        problem.tree().unwrap()
    }

    fn run(tree: &mut AnyTree, plan: &PreparedSearch) -> Report {
        let cancel = Arc::new(AtomicBool::new(false));
        let mut context = SearchContext::new(Limits::default(), cancel);
        catalogue::run(tree, plan, &mut context, &mut Silent)
    }

    /// The definition, without a window.
    fn plain(tree: &mut AnyTree, table: &Transitions, left: i64) -> i32 {
        if let Some(value) = tree.leaf() {
            return value.get();
        }
        if left <= 0 {
            return tree.static_value().get();
        }
        let mover = tree.player();
        let (mut moves, mut categories) = (Vec::new(), Vec::new());
        tree.moves(&mut moves);
        tree.categories(&moves, &mut categories);
        let mut best: Option<i32> = None;
        for (&m, &category) in moves.iter().zip(&categories) {
            tree.play(m);
            let value = plain(tree, table, left - i64::from(table.cost(category)));
            tree.undo();
            let sees = |v: i32| mover.negamax(Value::new(v)).get();
            best = Some(best.map_or(value, |b| if sees(value) > sees(b) { value } else { b }));
        }
        best.unwrap()
    }

    const OTHELLO: &str = "random:empties={e},seed={s},size=6";

    fn othello(seed: u64, empties: u32) -> String {
        (OTHELLO.replace("{e}", &empties.to_string())).replace("{s}", &seed.to_string())
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(24))]

        /// The value is that of the tree cut at the threshold, whatever the window leaves out.
        #[test]
        fn the_value_is_that_of_the_definition(seed in 0u64..500, empties in 8u32..20, threshold in 1i64..3500) {
            let parameters = Parameters { threshold, table: None };
            let mut tree = tree(&othello(seed, empties), Game::Othello, 12);
            let report = run(&mut tree, &PreparedSearch::Realization(parameters));
            let expected = plain(&mut tree, Transitions::built_in(BoardGame::Othello), threshold);
            prop_assert_eq!(report.value().map(|v| v.get()), Some(expected));
        }

        /// With all probabilities equal, a threshold is a depth: the same visits in the same order.
        #[test]
        fn equal_probabilities_are_a_fixed_depth(seed in 0u64..500, empties in 8u32..24, depth in 1u32..5, over in 0i64..400) {
            let table = Transitions::equal(BoardGame::Othello, 49, 98);
            let cost = i64::from(table.cost(0));
            // Any threshold in (cost·(depth − 1), cost·depth] is this depth.
            let threshold = cost * i64::from(depth) - over.min(cost - 1);
            let text = othello(seed, empties);
            let parameters = Parameters { threshold, table: Some(table) };
            let by_threshold = run(&mut tree(&text, Game::Othello, 30), &PreparedSearch::Realization(parameters));
            let plain = PreparedSearch::AlphaBeta(alpha_beta::Parameters::default());
            let by_depth = run(&mut tree(&text, Game::Othello, depth), &plain);
            prop_assert_eq!(by_threshold.value(), by_depth.value());
            prop_assert_eq!(&by_threshold.pv, &by_depth.pv);
            let counts = |report: &Report| (report.counts.visits, report.counts.inner_visits, report.counts.max_cells);
            prop_assert_eq!(counts(&by_threshold), counts(&by_depth));
        }
    }

    #[test]
    fn shogi_is_searched_by_the_same_rule() {
        let positions = [
            "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1",
            "random:plies=40,seed=3",
            "random:plies=60,seed=8",
            "4k4/9/4P4/9/9/9/9/1R5b1/4K4 b Gp 1",
        ];
        for text in positions {
            let threshold = 2200;
            let parameters = Parameters {
                threshold,
                table: None,
            };
            let mut tree = tree(text, Game::Shogi, 8);
            let report = run(&mut tree, &PreparedSearch::Realization(parameters));
            let built_in = Transitions::built_in(BoardGame::Shogi);
            let expected = plain(&mut tree, built_in, threshold);
            assert_eq!(report.value().map(|v| v.get()), Some(expected), "{text}");
            let equal = Parameters {
                threshold: 1386,
                table: Some(Transitions::equal(BoardGame::Shogi, 49, 98)),
            };
            let report = run(&mut tree, &PreparedSearch::Realization(equal));
            let two = run(
                &mut self::tree(text, Game::Shogi, 2),
                &PreparedSearch::AlphaBeta(alpha_beta::Parameters::default()),
            );
            assert_eq!(report.value(), two.value(), "{text}");
            assert_eq!(report.counts.nodes(), two.counts.nodes(), "{text}");
        }
    }

    #[test]
    fn what_is_left_falls_by_what_the_moves_cost() {
        let mut tree = tree("start", Game::Othello, 10);
        let parameters = Parameters::default();
        let mut path = Vec::new();
        let mut before = remaining(&mut tree, &parameters, &path).unwrap();
        assert_eq!(before, parameters.threshold);
        let mut depth = 0;
        while before > 0 {
            let mut moves = Vec::new();
            tree.moves(&mut moves);
            tree.play(moves[0]);
            path.push(moves[0]);
            depth += 1;
            for _ in 0..depth {
                tree.undo();
            }
            let left = remaining(&mut tree, &parameters, &path).unwrap();
            assert!(left < before, "{left} {before}");
            before = left;
            path.iter().for_each(|&m| tree.play(m));
        }
        assert!(depth > 1);
    }

    #[test]
    fn a_table_of_another_game_is_not_used_in_silence() {
        let parameters = Parameters {
            threshold: 1500,
            table: Some(Transitions::equal(BoardGame::Shogi, 1, 2)),
        };
        let report = run(
            &mut tree("start", Game::Othello, 6),
            &PreparedSearch::Realization(parameters),
        );
        let usual = Parameters {
            threshold: 1500,
            table: None,
        };
        let built_in = run(
            &mut tree("start", Game::Othello, 6),
            &PreparedSearch::Realization(usual),
        );
        assert_eq!(report.counts.nodes(), built_in.counts.nodes());
        let remark = Remark::OtherGamesTable {
            given: "shogi",
            used: "othello",
        };
        assert_eq!(report.remarks, [remark]);
        assert!(built_in.remarks.is_empty());
    }

    #[test]
    fn settings_are_read_and_refused_with_a_reason() {
        let choice = |key: &str, value: &str| {
            AlgorithmConfig::new("realization")
                .with(key, value)
                .prepare()
        };
        let Ok(PreparedSearch::Realization(read)) = choice("threshold", "2.5") else {
            panic!("no plan");
        };
        assert_eq!((read.threshold, read.table), (2500, None));
        for bad in ["0", "-1", "100", "x", "nan"] {
            assert!(choice("threshold", bad).is_err(), "{bad}");
        }
        let missing = choice("transitions", "no/such/file.ron").unwrap_err();
        assert!(
            missing.to_string().contains("no/such/file.ron"),
            "{missing}"
        );
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("mine.ron");
        let table = Transitions::equal(BoardGame::Shogi, 3, 9);
        std::fs::write(&path, table.write()).unwrap();
        let Ok(PreparedSearch::Realization(read)) = choice("transitions", path.to_str().unwrap())
        else {
            panic!("no plan");
        };
        assert_eq!(read.table, Some(table));
        std::fs::write(&path, "nonsense").unwrap();
        assert!(choice("transitions", path.to_str().unwrap()).is_err());
        // Settings are checked without opening what they name.
        let named = AlgorithmConfig::new("realization").with("transitions", "no/such/file.ron");
        assert_eq!(named.check(), Ok(()));
        assert!(named.with("threshold", "x").check().is_err());
    }
}
