//! The solver: from a position to an answer, and afterwards the moves of its solution.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use super::board::{Board, Move};
use super::control::{Control, Limits, Progress, Stop};
use super::geometry::{ATTACKER, DEFENDER};
use super::helpmate::Helpmate;
use super::history::LONGEST_PATH;
use super::search::{Outcome, Search};
use super::strategy::positions_within;
use super::table::{FOREVER, Plies, Question};
use super::unique::{Cook, Flaw, Uniqueness};
use crate::base::platform::{Broken, NoThread, on_a_deep_stack};
use crate::game::shogi::{Position, Reasons, Setup, ShogiMove, Side, Use};

/// What is asked beside "is there a mate".
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Options {
    pub limits: Limits,
    /// The least number of plies, proved.
    pub shortest: bool,
    /// Whether there are other solutions.
    pub unique: bool,
    /// Both sides work together: the shortest helpmate.
    pub helpmate: bool,
}

/// The answer to the question.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verdict {
    Mate,
    NoMate,
    Unknown,
}

/// Why a verdict is what it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Because {
    /// Every defence is answered.
    Proved,
    /// Every check fails.
    Refuted,
    Stopped(Stop),
    /// Lines longer than the solver follows would have to be looked at.
    TooLong,
}

/// What was found out.
#[derive(Clone, PartialEq, Debug)]
pub struct Answer {
    pub verdict: Verdict,
    pub because: Because,
    /// The mating line: the attacker's shortest mate known, the defender's longest resistance.
    /// Without a mate it is empty.
    pub line: Vec<ShogiMove>,
    /// No mate is shorter than `line`.
    pub exact: bool,
    /// Every defence is mated within so many plies by the moves known.
    pub within: usize,
    /// Pieces the attacker still holds at the end of the line, as SFEN writes them.
    pub left_in_hand: String,
    /// Plies of the line without futile interpositions and the moves that take them.
    pub plies_by_convention: Option<usize>,
    /// Where it was asked for and there is a mate.
    pub uniqueness: Option<Uniqueness>,
    pub nodes: u64,
    /// Of processor time.
    pub seconds: f64,
    pub max_bytes: u64,
}

/// Few problems need more moves; of those that do, some have a short mate among very many replies.
const PATIENCE: u64 = 4_000_000;

/// Does something that recurses as deep as a mate is long; a panic in it goes on here.
pub fn with_deep_stack<T: Send>(work: impl FnOnce() -> T + Send) -> Result<T, NoThread> {
    on_a_deep_stack("tsume", work).map_err(|broken| match broken {
        Broken::NoThread(error) => error,
        Broken::Panic(panic) => std::panic::resume_unwind(panic),
    })
}

/// A problem, and all that was found out about it.
pub struct Solver {
    pub(super) search: Search,
    attacker: Side,
    start: Position,
    pub(super) options: Options,
    /// Moves made before short mates are looked for apart.
    pub(super) patience: u64,
}

impl Solver {
    /// A solver for a setup whose side to move is to mate by checks.
    pub fn new(
        setup: &Setup,
        options: Options,
        cancel: Arc<AtomicBool>,
    ) -> Result<Solver, Reasons> {
        let reasons = setup.reasons(Use::Mate);
        if !reasons.is_empty() {
            return Err(Reasons(reasons));
        }
        let start = Position::new(setup)?;
        let attacker = start.turn();
        let board = Board::new(&start, attacker);
        let control = Control::new(options.limits, cancel);
        let search = Search::new(board, options.limits.bytes, control);
        Ok(Solver {
            search,
            attacker,
            start,
            options,
            patience: PATIENCE,
        })
    }

    /// The numbers of the search while it runs.
    pub fn progress(&self) -> Arc<Progress> {
        self.search.control.progress()
    }

    /// Limits for each of the questions asked from now on; those on memory stay as they are.
    pub fn set_limits(&mut self, limits: Limits) {
        self.options.limits = Limits {
            bytes: self.options.limits.bytes,
            ..limits
        };
        self.search.control.restore(self.options.limits);
    }

    pub fn start(&self) -> &Position {
        &self.start
    }

    /// Answers the question, if there is room for the thread that it takes.
    pub fn solve(&mut self) -> Result<Answer, NoThread> {
        with_deep_stack(|| {
            if self.options.helpmate {
                self.solve_helpmate()
            } else {
                self.solve_here()
            }
        })
    }

    fn solve_helpmate(&mut self) -> Answer {
        let cancel = self.search.control.cancel();
        let limits = self.options.limits;
        let mut helpmate = Helpmate::new(self.search.board.clone(), limits, cancel);
        let found = helpmate.run(self.options.unique);
        let line = found.lines.first().cloned().unwrap_or_default();
        let (verdict, because) = match helpmate.control.stop() {
            _ if !line.is_empty() => (Verdict::Mate, Because::Proved),
            _ if found.none => (Verdict::NoMate, Because::Refuted),
            Some(stop) => (Verdict::Unknown, Because::Stopped(stop)),
            None => (Verdict::Unknown, Because::TooLong),
        };
        let uniqueness = (self.options.unique && !line.is_empty()).then(|| {
            let second = found.lines.get(1);
            let common = match second {
                Some(other) => line.iter().zip(other).take_while(|(a, b)| a == b).count(),
                None => line.len(),
            };
            let all_known = helpmate.control.stop().is_none();
            Uniqueness {
                unique: (second.is_some() || all_known).then_some(second.is_none()),
                cooks: second
                    .iter()
                    .map(|other| self.second_helpmate(other, common))
                    .collect(),
                intended: self.legal(&line[..common]),
            }
        });
        Answer {
            verdict,
            because,
            // Shorter helpmates were looked for first.
            exact: !line.is_empty(),
            within: line.len(),
            left_in_hand: self.left_after(&line),
            plies_by_convention: (!line.is_empty()).then_some(line.len()),
            uniqueness,
            nodes: helpmate.control.nodes,
            seconds: helpmate.control.seconds(),
            max_bytes: helpmate.control.max_bytes,
            line: self.legal(&line),
        }
    }

    fn second_helpmate(&self, other: &[Move], common: usize) -> Cook {
        let flaw = match common {
            0 => Flaw::FirstMove,
            _ if common + 1 == other.len() => Flaw::LastMove,
            _ => Flaw::LaterMove,
        };
        Cook {
            flaw,
            moves: self.legal(&other[..=common]),
            plies: other.len(),
        }
    }

    fn solve_here(&mut self) -> Answer {
        self.search.control.restart();
        let outcome = self.look_for_mate();
        let (verdict, because) = self.verdict(&outcome);
        let mut line = Vec::new();
        let mut exact = false;
        let mut within = 0;
        let mut plies_by_convention = None;
        if verdict == Verdict::Mate {
            let mut plies = outcome.plies;
            self.search.control.tell_mate(plies);
            // Other solutions are told beside the shortest one.
            if self.options.shortest || self.options.unique {
                (plies, exact) = self.shorten(plies);
            }
            // The limits were for the search: the line of what it proved is always told.
            let limits = self.search.control.lift();
            let control_nodes = self.search.control.nodes;
            let most = positions_within(self.search.bytes_beside_tables());
            let most = most.min(control_nodes as usize / 2 + 50_000);
            let found = self.search.main_line(plies, exact, most);
            line = found.unwrap_or_default();
            within = usize::from(plies);
            plies_by_convention = (!line.is_empty()).then(|| self.by_convention(&line));
            self.search.control.restore(limits);
        }
        let uniqueness = (self.options.unique && !line.is_empty()).then(|| self.uniqueness(&line));
        let left_in_hand = self.left_after(&line);
        let control = &self.search.control;
        Answer {
            verdict,
            because,
            exact: exact && !line.is_empty(),
            within,
            left_in_hand,
            plies_by_convention,
            uniqueness,
            nodes: control.nodes,
            seconds: control.seconds(),
            max_bytes: control.max_bytes,
            line: self.legal(&line),
        }
    }

    /// Searches without a bound on the length. Where that lasts, as many moves again go into mates
    /// within five plies, seven and so on: a bound cuts off the endless lines of thrown pieces behind
    /// which a search by numbers alone may lose a short mate. Then the first search goes on.
    fn look_for_mate(&mut self) -> Outcome {
        self.search.table.ask(Question::AnyMate);
        self.search.control.pause_after(self.patience);
        let outcome = self.search.run(true, LONGEST_PATH);
        self.search.control.pause_after(self.patience);
        if outcome.is_settled() || self.search.control.stopped() {
            self.search.control.go_on();
            return outcome;
        }
        self.search.table.ask(Question::ShortMate);
        for plies in (5..LONGEST_PATH).step_by(2) {
            let outcome = self.search.run(true, plies);
            if outcome.pn == 0 || outcome.dn == 0 && outcome.plies == FOREVER {
                self.search.control.go_on();
                return outcome;
            }
            if self.search.control.stopped() {
                break;
            }
        }
        self.search.control.go_on();
        self.search.table.ask(Question::AnyMate);
        self.search.run(true, LONGEST_PATH)
    }

    fn verdict(&self, outcome: &Outcome) -> (Verdict, Because) {
        if outcome.pn == 0 {
            (Verdict::Mate, Because::Proved)
        } else if outcome.dn == 0 && outcome.plies == FOREVER {
            (Verdict::NoMate, Because::Refuted)
        } else if let Some(stop) = self.search.control.stop() {
            (Verdict::Unknown, Because::Stopped(stop))
        } else {
            (Verdict::Unknown, Because::TooLong)
        }
    }

    /// Asks for mates two plies shorter until there is none: the plies, and whether that is proved.
    fn shorten(&mut self, mut plies: Plies) -> (Plies, bool) {
        while plies > 2 {
            let outcome = self.search.run(true, plies - 2);
            if outcome.pn == 0 {
                plies = outcome.plies;
                self.search.control.tell_mate(plies);
            } else {
                return (plies, outcome.dn == 0);
            }
        }
        (plies, true)
    }

    fn left_after(&mut self, line: &[Move]) -> String {
        let mut board = self.search.board.clone();
        for (i, &m) in line.iter().enumerate() {
            board.play(if i % 2 == 0 { ATTACKER } else { DEFENDER }, m);
        }
        if line.is_empty() {
            String::new()
        } else {
            Board::hand_text(board.hand(ATTACKER))
        }
    }

    /// Moves of the board as moves of the rules.
    pub(super) fn legal(&self, line: &[Move]) -> Vec<ShogiMove> {
        let mut position = self.start.clone();
        let mut moves = Vec::with_capacity(line.len());
        for &m in line {
            let Ok(m) = position.usi_move(&self.search.board.usi(m)) else {
                unreachable!("the solver's moves are legal");
            };
            position.play(m);
            moves.push(m);
        }
        moves
    }

    /// The attacker's move in a position of the solution that mates within so many plies; nothing
    /// where no such mate is known. Call it inside [`with_deep_stack`], as the tables may have
    /// forgotten.
    pub fn mating_move(&mut self, position: &Position, within: usize) -> Option<ShogiMove> {
        let board = Board::new(position, self.attacker);
        let root = std::mem::replace(&mut self.search.board, board);
        let limits = self.search.control.lift();
        let within = within.min(usize::from(LONGEST_PATH)) as Plies;
        let found = self.search.mating_move(within);
        self.search.control.restore(limits);
        let board = std::mem::replace(&mut self.search.board, root);
        position.usi_move(&board.usi(found?.0)).ok()
    }
}
