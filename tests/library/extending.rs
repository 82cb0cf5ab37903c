//! A game and an algorithm that Yomiki does not have, written from outside as `docs/extending.md` tells
//! it. What stands between the `shown` lines here is what is printed there, to the letter.

use proptest::prelude::*;
use yomiki::game::tree::RandomTree;
use yomiki::problem::{Bare, Position, Problem};
use yomiki::search::depth_first::{alpha_beta, minimax};
use yomiki::search::{Silent, best_first::sss};
use yomiki::trace::Recorder;

// shown: a game
use yomiki::problem::{Bounds, GameTree, Move, Player, StaticBounds, Value};

/// One heap of stones; a player takes one, two or three; who takes the last one wins.
struct Nim {
    stones: u32,
    /// Stones taken on the way here.
    taken: Vec<u32>,
}

impl GameTree for Nim {
    fn player(&self) -> Player {
        if self.taken.len().is_multiple_of(2) {
            Player::Max
        } else {
            Player::Min
        }
    }

    /// Nobody can move: the player whose turn it is has lost.
    fn leaf(&mut self) -> Option<Value> {
        let lost = self.player().negamax(Value::new(-1));
        (self.stones == 0).then_some(lost)
    }

    fn moves(&mut self, moves: &mut Vec<Move>) {
        moves.extend((1..=self.stones.min(3)).map(Move));
    }

    fn play(&mut self, m: Move) {
        self.stones -= m.0;
        self.taken.push(m.0);
    }

    fn undo(&mut self) {
        self.stones += self.taken.pop().expect("a move was played");
    }

    fn ply(&self) -> usize {
        self.taken.len()
    }

    /// Positions are equal if heap and turn are.
    fn key(&self) -> u64 {
        u64::from(self.stones) * 2 + (self.taken.len() as u64 & 1)
    }

    fn static_value(&mut self) -> Value {
        Value::new(0)
    }

    fn replies(&mut self) -> usize {
        self.stones.min(3) as usize
    }

    /// A leaf is known by the moves that lead to it: two bits each.
    fn leaf_id(&self) -> u64 {
        self.taken.iter().fold(1, |id, &m| id * 4 + u64::from(m))
    }

    fn node_id(&self) -> u64 {
        self.leaf_id()
    }
}

/// No bounds are known beforehand; best-first searches ask.
impl StaticBounds for Nim {}
// shown: end

// shown: an algorithm
use yomiki::search::{Probe, Report, SearchContext, SearchEvent, Stop};

/// Depth-first without a window: a player who has the best value there is looks no further.
fn satisfied<T: GameTree, P: Probe>(
    tree: &mut T,
    best: i32,
    context: &mut SearchContext<'_>,
    probe: &mut P,
) -> Report {
    let root = probe.root(tree.player());
    let value = node(tree, Value::new(best), context, probe, root);
    let bounds = value.map_or(Bounds::UNKNOWN, Bounds::exact);
    probe.emit(5, root, SearchEvent::Done(bounds));
    Report::close(context, tree, bounds, Vec::new())
}

fn node<T: GameTree, P: Probe>(
    tree: &mut T,
    best: Value,
    context: &mut SearchContext<'_>,
    probe: &mut P,
    name: P::Node,
) -> Result<Value, Stop> {
    probe.emit(0, name, SearchEvent::Enter(Bounds::UNKNOWN));
    if let Some(value) = tree.leaf() {
        context.leaf(tree)?; // counts the leaf; an error if a limit is reached
        probe.emit(1, name, SearchEvent::Eval(value));
        return Ok(value);
    }
    context.inner(tree)?;
    let mover = tree.player();
    let mut moves = Vec::new();
    tree.moves(&mut moves);
    probe.expand(2, name, mover, &moves);
    let mut score = Value::NEG_INF; // in the eyes of the player who moves here
    for (index, &m) in moves.iter().enumerate() {
        let child = probe.child(name, index, m);
        tree.play(m);
        let value = node(tree, best, context, probe, child);
        tree.undo(); // also when the search was stopped below
        score = score.max(mover.negamax(value?));
        if score >= best {
            break;
        }
    }
    let value = mover.negamax(score);
    probe.emit(4, name, SearchEvent::Return(Bounds::exact(value)));
    Ok(value)
}
// shown: end

fn nim(stones: u32) -> Nim {
    Nim {
        stones,
        taken: Vec::new(),
    }
}

/// The player to move loses exactly with a multiple of four.
#[test]
fn searches_of_yomiki_play_a_game_they_never_heard_of() {
    for stones in 1..14 {
        let won = Value::new(if stones % 4 == 0 { -1 } else { 1 });
        let mut context = SearchContext::unlimited();
        let report = alpha_beta::search(
            &mut nim(stones),
            &alpha_beta::Parameters::default(),
            &mut context,
            &mut Silent,
        );
        assert_eq!(report.value(), Some(won), "α-β, {stones} stones");
        let report = sss::search(
            &mut nim(stones),
            &sss::Parameters::default(),
            &mut SearchContext::unlimited(),
            &mut Silent,
        );
        assert_eq!(report.value(), Some(won), "SSS*, {stones} stones");
        let report = satisfied(
            &mut nim(stones),
            1,
            &mut SearchContext::unlimited(),
            &mut Silent,
        );
        assert_eq!(report.value(), Some(won), "satisfied, {stones} stones");
    }
}

#[test]
fn a_search_from_outside_can_be_recorded_and_stopped() {
    let mut recorder = Recorder::new(100_000);
    let mut context = SearchContext::unlimited();
    let report = satisfied(&mut nim(9), 1, &mut context, &mut recorder);
    let record = recorder.finish();
    assert!(record.is_complete());
    let nodes = report.counts.nodes();
    assert!(record.log.len() as u64 > nodes);

    let limits = yomiki::search::Limits {
        nodes: Some(10),
        ..Default::default()
    };
    let mut context = SearchContext::new(limits, Default::default());
    let report = satisfied(&mut nim(20), 1, &mut context, &mut Silent);
    assert_eq!(report.stopped_by, Some(Stop::Nodes));
    assert_eq!(report.value(), None);
}

proptest! {
    /// On bare trees whose greatest value is known it finds what minimax finds.
    #[test]
    fn it_agrees_with_minimax(seed in any::<u64>(), depth in 1u32..6, branching in 1u32..4) {
        let text = format!("random:seed={seed},depth={depth},branching={branching},ties=3");
        let recipe: RandomTree = text.parse().unwrap();
        let problem = Problem::new(Position::Tree(Bare::Random(recipe)));
        let mut tree = problem.tree().unwrap();
        let all = minimax::search(
            &mut tree,
            &minimax::Parameters::default(),
            &mut SearchContext::unlimited(),
            &mut Silent,
        );
        let ours = satisfied(&mut tree, Value::LIMIT, &mut SearchContext::unlimited(), &mut Silent);
        prop_assert_eq!(ours.value(), all.value());
    }
}

/// The document shows the code above, not a memory of it.
#[test]
fn the_document_prints_this_code() {
    let here = include_str!("extending.rs");
    let document = include_str!("../../docs/extending.md");
    let mut shown = 0;
    for part in here.split("// shown: ").skip(1) {
        let (title, code) = part.split_once('\n').unwrap();
        if title == "end" || !title.starts_with("a") {
            continue;
        }
        assert!(
            document.contains(code.trim()),
            "the document's code for {title} differs from the test's"
        );
        shown += 1;
    }
    assert_eq!(shown, 2);
}
