//! Conditions, in game terms, at which a running search is held.

use crate::base::messages::{Lang, tr};
use serde::{Deserialize, Serialize};

use super::expression::Expression;
use crate::problem::{Bounds, GameTree, Move, Problem, Shown};
use crate::search::Stats;
use crate::trace::{Event, Kind, NodeId, Record};

/// Where to hold.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub enum Breakpoint {
    OpenAbove(u64),
    BytesAbove(u64),
    /// What is proved about the root changes.
    RootBound,
    NextCut,
    /// The node at the end of this path of moves is selected or entered.
    Selected(Vec<u32>),
    /// The last move of this line from the root is searched for the first time; the line is in
    /// the game's own notation, such as `c4 d3` or `0.1`.
    FirstSearched(String),
    /// Another move of the root becomes the best so far.
    PvChanges,
    /// More than so many cells are freed at once.
    PurgeAbove(u64),
    /// A condition on counters, such as `open > 1000 and leaves >= 50`.
    Counters(String),
}

impl Breakpoint {
    /// Whether events tell when it is met; counters are read from the search while it is at work.
    pub fn is_told_by_events(&self) -> bool {
        !matches!(
            self,
            Breakpoint::OpenAbove(_) | Breakpoint::BytesAbove(_) | Breakpoint::Counters(_)
        )
    }

    /// What is waited for, in the notation of the problem's game.
    pub fn text(&self, problem: &Problem, lang: Lang) -> String {
        match self {
            Breakpoint::OpenAbove(limit) => format!("OPEN > {limit}"),
            Breakpoint::BytesAbove(limit) => {
                tr!(lang, watch_bytes_breakpoint, limit)
            }
            Breakpoint::RootBound => tr!(lang, watch_the_roots_bounds_change).to_owned(),
            Breakpoint::NextCut => tr!(lang, watch_the_next_cut).to_owned(),
            Breakpoint::Selected(path) => {
                let path = named(problem, path, lang);
                tr!(lang, watch_node_is_selected, path)
            }
            Breakpoint::FirstSearched(line) => tr!(lang, watch_is_first_searched, line),
            Breakpoint::PvChanges => tr!(lang, watch_the_best_move_changes).to_owned(),
            Breakpoint::PurgeAbove(limit) => tr!(lang, watch_a_purge_of_more_than, limit),
            Breakpoint::Counters(text) => text.clone(),
        }
    }
}

/// A path of moves as people call them; by numbers where the tree cannot be had.
fn named(problem: &Problem, path: &[u32], lang: Lang) -> String {
    let numbers = |path: &[u32]| {
        let numbers: Vec<String> = path.iter().map(u32::to_string).collect();
        numbers.join(".")
    };
    let Ok(mut tree) = problem.tree() else {
        return numbers(path);
    };
    let mut names = Vec::new();
    for &m in path {
        let mut moves = Vec::new();
        tree.moves(&mut moves);
        // The position may have been edited since: what is not there keeps its number.
        if !moves.contains(&Move(m)) {
            return numbers(path);
        }
        names.push(tree.move_name(Move(m), lang));
        tree.play(Move(m));
    }
    names.join(problem.between_moves())
}

/// Watches for breakpoints during one run.
#[derive(Debug)]
pub struct BreakpointState {
    problem: Problem,
    points: Vec<Point>,
    root: Option<Bounds>,
    best: Option<NodeId>,
}

#[derive(Debug)]
struct Point {
    what: Breakpoint,
    expression: Option<Expression>,
    /// The line of a move that is waited for.
    line: Option<Vec<Move>>,
    /// Counter conditions hold a search when they *become* true, not for as long as they are; a
    /// move is searched for the first time once.
    was_true: bool,
}

impl BreakpointState {
    /// For one run of a problem, in whose notation moves are read.
    pub fn new(problem: Problem) -> BreakpointState {
        BreakpointState {
            problem,
            points: Vec::new(),
            root: None,
            best: None,
        }
    }

    /// What cannot be read is never met; the window says what is wrong with it.
    pub fn set(&mut self, points: Vec<Breakpoint>) {
        let problem = &self.problem;
        let point = |what| Point {
            expression: match &what {
                Breakpoint::Counters(text) => Expression::parse(text).ok(),
                _ => None,
            },
            line: match &what {
                Breakpoint::FirstSearched(line) => problem.line(line).ok(),
                _ => None,
            },
            what,
            was_true: false,
        };
        self.points = points.into_iter().map(point).collect();
    }

    pub fn is_idle(&self) -> bool {
        self.points.is_empty()
    }

    /// Whether any condition looks at counters, so that every node must be looked at.
    pub fn needs_meter(&self) -> bool {
        let mut points = self.points.iter();
        points.any(|point| !point.what.is_told_by_events())
    }

    /// Whether what happened before decides on what is met.
    pub fn looks_back(&self) -> bool {
        let looks_back = |point: &Point| {
            matches!(
                point.what,
                Breakpoint::RootBound | Breakpoint::PvChanges | Breakpoint::FirstSearched(_)
            )
        };
        self.points.iter().any(looks_back)
    }

    /// After an event: the breakpoint that is met, if one is.
    pub fn at_event(&mut self, record: &Record, event: &Event) -> Option<Breakpoint> {
        let root_changed =
            event.node == NodeId::ROOT && matches!(event.kind, Kind::Bounds | Kind::Return) && {
                let bounds = event.bounds();
                let changed = self.root != Some(bounds);
                self.root = Some(bounds);
                changed && bounds != Bounds::UNKNOWN
            };
        let new_best = self.new_best(record, event);
        let entered =
            matches!(event.kind, Kind::Enter | Kind::Select) && record.nodes.contains(event.node);
        let searched = entered
            || (matches!(event.kind, Kind::Eval | Kind::Expand)
                && record.nodes.contains(event.node));
        let is_at = |path: &[Move]| {
            record.nodes.depth(event.node) as usize == path.len()
                && record.nodes.path(event.node) == path
        };
        let met = |point: &mut Point| match &point.what {
            Breakpoint::RootBound => root_changed,
            Breakpoint::NextCut => matches!(event.kind, Kind::Cut | Kind::PreCut),
            Breakpoint::Selected(path) => {
                let path: Vec<Move> = path.iter().map(|&m| Move(m)).collect();
                entered && is_at(&path)
            }
            Breakpoint::FirstSearched(_) => {
                let now = searched && !point.was_true && point.line.as_deref().is_some_and(&is_at);
                point.was_true |= now;
                now
            }
            Breakpoint::PvChanges => new_best,
            Breakpoint::PurgeAbove(limit) => match event.kind {
                Kind::Close => event.freed_here().is_some_and(|freed| freed > *limit),
                // A purge too large for its own event is told just before it.
                Kind::Freed => event.number() > *limit,
                _ => false,
            },
            Breakpoint::OpenAbove(_) | Breakpoint::BytesAbove(_) | Breakpoint::Counters(_) => false,
        };
        // Every one is looked at: a move that is searched now must not count as new later.
        let mut first = None;
        for (i, point) in self.points.iter_mut().enumerate() {
            if met(point) {
                first = first.or(Some(i));
            }
        }
        Some(self.points[first?].what.clone())
    }

    /// The root's child that last raised what is proved for the root has changed.
    fn new_best(&mut self, record: &Record, event: &Event) -> bool {
        if event.kind != Kind::Return && event.kind != Kind::Close && event.kind != Kind::Bounds {
            return false;
        }
        if event.node.is_none() || record.nodes.depth(event.node) != 1 {
            return false;
        }
        let lower = event.bounds().lower;
        let better = self.best.is_none_or(|best| best != event.node)
            && self.root.is_none_or(|root| lower > root.lower)
            && lower > Bounds::UNKNOWN.lower;
        if better {
            self.best = Some(event.node);
        }
        better
    }

    /// After a node: the counter condition that has become true.
    pub fn at_meter(&mut self, stats: &Stats) -> Option<Breakpoint> {
        let mut hit = None;
        for point in &mut self.points {
            let is = match &point.what {
                Breakpoint::OpenAbove(limit) => stats.now.open > *limit,
                Breakpoint::BytesAbove(limit) => stats.now.bytes > *limit,
                Breakpoint::Counters(_) => {
                    point.expression.as_ref().is_some_and(|e| e.holds(stats))
                }
                _ => continue,
            };
            if is && !point.was_true && hit.is_none() {
                hit = Some(point.what.clone());
            }
            point.was_true = is;
        }
        hit
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn problem() -> Problem {
        let text = "[[[[10 35] [25 70]] [[75 15] [20 40]]] [[[5 65] [30 80]] [[55 60] [45 50]]]]";
        let (position, _) = crate::problem::read(text, Default::default()).unwrap();
        Problem::new(position)
    }

    fn watch() -> BreakpointState {
        BreakpointState::new(problem())
    }

    fn stats(open: u64, visits: u64) -> Stats {
        let mut stats = Stats::default();
        stats.now.open = open;
        stats.counts.visits = visits;
        stats
    }

    #[test]
    fn a_condition_that_cannot_be_read_does_not_disturb_the_others() {
        let mut watch = watch();
        let good = Breakpoint::Counters("leaves >= 2".to_owned());
        watch.set(vec![
            Breakpoint::Counters("nonsense".to_owned()),
            good.clone(),
        ]);
        assert_eq!(watch.at_meter(&stats(0, 1)), None);
        assert_eq!(watch.at_meter(&stats(0, 2)), Some(good));
    }

    #[test]
    fn a_large_purge_is_seen_though_its_count_does_not_fit_its_event() {
        let mut watch = watch();
        watch.set(vec![Breakpoint::PurgeAbove(300)]);
        let record = Record::default();
        let freed = |cells| Event::freed(0, 1, NodeId::ROOT, cells);
        assert_eq!(watch.at_event(&record, &freed(300)), None);
        assert!(watch.at_event(&record, &freed(301)).is_some());
    }

    #[test]
    fn a_counter_holds_the_search_once_when_it_passes_its_limit() {
        let mut watch = watch();
        watch.set(vec![Breakpoint::OpenAbove(10)]);
        assert!(watch.at_meter(&stats(10, 0)).is_none());
        assert_eq!(
            watch.at_meter(&stats(11, 0)),
            Some(Breakpoint::OpenAbove(10))
        );
        assert!(watch.at_meter(&stats(12, 0)).is_none());
        assert!(watch.at_meter(&stats(9, 0)).is_none());
        assert!(watch.at_meter(&stats(11, 0)).is_some());
    }

    /// Runs α-β and says after how many events each breakpoint is met.
    fn met_by_alpha_beta(points: Vec<Breakpoint>) -> Vec<(usize, Breakpoint)> {
        use crate::search::catalogue::{AlgorithmConfig, run};
        use crate::trace::Recorder;
        let mut recorder = Recorder::new(1 << 16);
        let plan = AlgorithmConfig::new("alpha-beta").prepare().unwrap();
        let mut context = crate::search::SearchContext::unlimited();
        let mut tree = problem().tree().unwrap();
        run(&mut tree, &plan, &mut context, &mut recorder);
        let record = recorder.finish();
        let mut watch = watch();
        watch.set(points);
        let events = record.log.range(0, record.log.len()).enumerate();
        events
            .filter_map(|(i, event)| Some((i, watch.at_event(&record, event)?)))
            .collect()
    }

    #[test]
    fn a_line_of_moves_is_met_once_when_its_last_move_is_first_searched() {
        for line in ["1", "0.1.0", "1 0 1"] {
            let point = Breakpoint::FirstSearched(line.to_owned());
            let met = met_by_alpha_beta(vec![point.clone()]);
            assert_eq!(met.len(), 1, "{line}");
            assert_eq!(met[0].1, point);
        }
        // α-β never looks there, and there is no such child.
        for line in ["1.1.1", "2", "nonsense"] {
            let point = Breakpoint::FirstSearched(line.to_owned());
            assert!(met_by_alpha_beta(vec![point]).is_empty(), "{line}");
        }
    }

    #[test]
    fn root_bounds_best_moves_and_nodes_are_met_where_the_search_is() {
        let roots = met_by_alpha_beta(vec![Breakpoint::RootBound]);
        assert!(!roots.is_empty());
        // 20 from the left, then 30 from the right: the best move changes once from none, once more.
        let best = met_by_alpha_beta(vec![Breakpoint::PvChanges]);
        assert_eq!(best.len(), 2);
        let node = met_by_alpha_beta(vec![Breakpoint::Selected(vec![1, 0])]);
        assert_eq!(node.len(), 1);
        assert!(best[0].0 < node[0].0 && node[0].0 < best[1].0);
        let cuts = met_by_alpha_beta(vec![Breakpoint::NextCut]);
        assert!(!cuts.is_empty());
    }

    #[test]
    fn what_is_waited_for_is_said_in_the_games_notation() {
        let hints = crate::problem::Hints {
            game: Some(crate::problem::Game::Othello),
            ..Default::default()
        };
        let (position, _) = crate::problem::read("random:size=8,empties=6,seed=3", hints).unwrap();
        let othello = Problem::new(position);
        let mut root = othello.tree().unwrap();
        let mut moves = Vec::new();
        root.moves(&mut moves);
        let name = root.move_name(moves[0], Lang::En);
        assert_eq!(othello.line(&name).unwrap(), moves[..1]);
        let said = Breakpoint::Selected(vec![moves[0].0]).text(&othello, Lang::En);
        assert_eq!(said, format!("node {name} is selected"));
        let tree = Breakpoint::Selected(vec![1, 0]).text(&problem(), Lang::En);
        assert_eq!(tree, "node 1.0 is selected");
    }
}
