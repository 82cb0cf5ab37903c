//! Search by realization probability (Tsuruoka, Yokoyama and Chikayama; paper 004 §2.2.2): α-β whose
//! lines end not at a depth but where they have become too unlikely.
//!
//! Every category of moves is played with some probability p where there is a move of it, learnt from
//! games. A line is as likely as the product over its moves; sums are easier, so a move costs
//! −ln p and a line may cost no more than the threshold. What the threshold leaves at a node is
//! r: a likely move takes little from it and is followed far, an unlikely one ends soon.
//! "An ordinary minimax search in which the depth gained depends on the kind of move": if all moves
//! were equally likely, it would be the search to a fixed depth.
//!
//! The question's own depth stays the greatest length of any line. Where moves have no categories
//! nothing is charged, and it is plain α-β. Players add to this a second look at unlikely moves that
//! turn out well; here the definition is searched, so that its value is that of the tree cut at
//! the threshold.

use super::walk::Walk;
use super::window::Window;
use crate::problem::{Bounds, GameTree, Move, Transitions, Value};
use crate::search::code::{Line, line};
use crate::search::probe::descend;
use crate::search::{Account, Probe, Remark, Report, Say, Stop};

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

pub const CODE: &[Line] = &[
    line("", 0, "rps(n, r, α, β):  r is what the threshold leaves"),
    line("", 1, "if n is a leaf: return its value"),
    line("", 1, "if r ≤ 0: return the evaluator's value of n"),
    line("", 1, "generate the children of n"),
    line("", 1, "score ← −∞"),
    line("", 1, "for each child c, left to right:"),
    line("", 2, "p ← the probability of the move's category"),
    line(
        "",
        2,
        "score ← max(score, −rps(c, r + ln p, −β, −max(α, score)))",
    ),
    line("", 2, "if score ≥ β: cut the children that are left"),
    line("", 1, "return score"),
];

mod at {
    use crate::search::Step;
    pub const ENTER: Step = 0;
    pub const LEAF: Step = 1;
    pub const SPENT: Step = 2;
    pub const GENERATE: Step = 3;
    pub const CUT: Step = 8;
    pub const RETURN: Step = 9;
}

/// What moves cost, and the costs of the children of every node on the path.
struct Prices<'p> {
    table: Option<&'p Transitions>,
    categories: Vec<u8>,
    costs: Vec<i32>,
}

impl<'p> Prices<'p> {
    /// By the table given, if it is one of this game; else by the one that comes with the program.
    fn new(tree: &impl GameTree, parameters: &'p Parameters) -> Prices<'p> {
        let game = tree.categorised();
        let given = parameters.table.as_ref().filter(|t| Some(t.game) == game);
        Prices {
            table: given.or(game.map(Transitions::built_in)),
            categories: Vec::new(),
            costs: Vec::new(),
        }
    }

    fn of(&mut self, tree: &mut impl GameTree, moves: &[Move]) {
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
pub fn remaining<T: GameTree>(tree: &mut T, parameters: &Parameters, path: &[Move]) -> Option<i64> {
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

pub fn search<T: GameTree, P: Probe>(
    tree: &mut T,
    parameters: &Parameters,
    account: &mut Account<'_>,
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
    let mut walk = Walk::new(tree, account);
    let root = probe.root(walk.tree.player());
    let range = walk.edges.range;
    let window = Window::laid_at(root, range);
    let outcome = node(
        &mut walk,
        &mut prices,
        probe,
        root,
        parameters.threshold,
        window,
    );
    let outcome = outcome.map(|value| walk.settle(value, range));
    let mut report = walk.finish(at::RETURN, probe, outcome);
    report.remarks.extend(refused);
    report
}

/// rps(n, r, α, β) of the node the cursor stands on; window and value in MAX's eyes.
fn node<T: GameTree, P: Probe>(
    walk: &mut Walk<'_, '_, T>,
    prices: &mut Prices<'_>,
    probe: &mut P,
    node: P::Node,
    left: i64,
    window: Window<P::Node>,
) -> Result<Value, Stop> {
    let asked: Bounds = window.bounds();
    probe.tell(at::ENTER, node, Say::Enter(asked));
    if let Some(value) = walk.tree.leaf() {
        return walk.evaluate(at::LEAF, probe, node, value);
    }
    if left <= 0 {
        let value = walk.tree.static_value();
        return walk.evaluate(at::SPENT, probe, node, value);
    }
    let mover = walk.tree.player();
    let mut children = walk.expand(at::GENERATE, probe, node, window, None, true)?;
    let first = prices.costs.len();
    prices.of(walk.tree, walk.path.moves_of(&children));
    walk.hold_besides(prices.bytes())?;
    let mut window = window.seen_by(mover);
    let mut score = Value::NEG_INF;
    while let Some(child) = walk.down(&mut children) {
        let name = probe.child(node, child.index, child.m);
        let left = left - i64::from(prices.costs[first + child.index]);
        let value = mover.sees(descend!(
            walk.account,
            probe,
            name,
            walk.tree.player(),
            window.seen_by(mover),
            |p, n, w| self::node(walk, prices, p, n, left, w)
        )?);
        walk.up(
            &mut children,
            child,
            value,
            value > score,
            value > window.alpha,
        );
        score = score.max(value);
        if value > window.alpha {
            window = window.raised(value, node);
            if value >= window.beta {
                walk.cut(
                    at::CUT,
                    probe,
                    node,
                    &children,
                    mover,
                    window.seen_by(mover),
                );
                break;
            }
        }
    }
    prices.costs.truncate(first);
    let value = mover.sees(score);
    Ok(walk.give_back(at::RETURN, probe, node, children, value, asked))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::problem::{
        AnyTree, BoardGame, Evaluator, Game, Hints, Order, Problem, Question, read,
    };
    use crate::search::catalogue::{self, Choice, Plan};
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

    fn run(tree: &mut AnyTree, plan: &Plan) -> Report {
        let cancel = Arc::new(AtomicBool::new(false));
        let mut account = Account::new(Limits::default(), cancel);
        catalogue::run(tree, plan, &mut account, &mut Silent)
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
            let sees = |v: i32| mover.sees(Value::new(v)).get();
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
            let report = run(&mut tree, &Plan::Realization(parameters));
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
            let by_threshold = run(&mut tree(&text, Game::Othello, 30), &Plan::Realization(parameters));
            let plain = Plan::AlphaBeta(alpha_beta::Parameters::default());
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
            let report = run(&mut tree, &Plan::Realization(parameters));
            let built_in = Transitions::built_in(BoardGame::Shogi);
            let expected = plain(&mut tree, built_in, threshold);
            assert_eq!(report.value().map(|v| v.get()), Some(expected), "{text}");
            let equal = Parameters {
                threshold: 1386,
                table: Some(Transitions::equal(BoardGame::Shogi, 49, 98)),
            };
            let report = run(&mut tree, &Plan::Realization(equal));
            let two = run(
                &mut self::tree(text, Game::Shogi, 2),
                &Plan::AlphaBeta(alpha_beta::Parameters::default()),
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
            &Plan::Realization(parameters),
        );
        let usual = Parameters {
            threshold: 1500,
            table: None,
        };
        let built_in = run(
            &mut tree("start", Game::Othello, 6),
            &Plan::Realization(usual),
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
        let choice = |key: &str, value: &str| Choice::new("realization").with(key, value).prepare();
        let Ok(Plan::Realization(read)) = choice("threshold", "2.5") else {
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
        let Ok(Plan::Realization(read)) = choice("transitions", path.to_str().unwrap()) else {
            panic!("no plan");
        };
        assert_eq!(read.table, Some(table));
        std::fs::write(&path, "nonsense").unwrap();
        assert!(choice("transitions", path.to_str().unwrap()).is_err());
        // Settings are checked without opening what they name.
        let named = Choice::new("realization").with("transitions", "no/such/file.ron");
        assert_eq!(named.check(), Ok(()));
        assert!(named.with("threshold", "x").check().is_err());
    }
}
