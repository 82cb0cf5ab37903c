//! The solver from outside: it keeps a table between positions, picks the processor's
//! instructions once for each, and answers.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use super::answer::{Answer, Instructions, Task};
#[cfg(target_arch = "x86_64")]
use super::backend::{Avx2, Avx512};
use super::backend::{Backend, Portable};
use super::board::Board;
use super::eval::Evaluator;
use super::eval::weights::UNIT;
use super::root::{self, Watch};
use super::search::{Common, Search};
use super::table::Table;
use crate::base::platform::{Instant, with_helpers};
use crate::game::othello::{Position, Size};

/// Solves positions one after the other. What it answers does not depend on those before.
pub struct Solver {
    table: Option<Table>,
    evaluator: Option<Evaluator>,
    nodes: Arc<AtomicU64>,
}

impl Default for Solver {
    fn default() -> Solver {
        Solver::with_evaluator(Evaluator::built_in())
    }
}

impl Solver {
    pub fn new() -> Solver {
        Solver::default()
    }

    /// With other weights, or none: the answers are the same, only the time is not.
    pub fn with_evaluator(evaluator: Option<Evaluator>) -> Solver {
        Solver {
            table: None,
            evaluator,
            nodes: Arc::default(),
        }
    }

    /// Counts the positions entered where others can read it: it begins with 0 for each position
    /// and is brought up to date every few milliseconds.
    pub fn counting(self, nodes: Arc<AtomicU64>) -> Solver {
        Solver { nodes, ..self }
    }

    /// Solves a position, or stops within milliseconds of `cancel`, and says what is proved.
    pub fn solve(
        &mut self,
        position: &Position,
        task: &Task,
        cancel: &AtomicBool,
        watch: Watch<'_>,
    ) -> Answer {
        // Under a tight limit the table needs the memory more than the evaluator does.
        let limit = task.limits.bytes;
        let affordable = |e: &Evaluator| limit.is_none_or(|bytes| e.bytes() <= bytes / 2);
        let evaluator = self.evaluator.clone();
        let evaluator = evaluator.filter(|e| position.size() == Size::Eight && affordable(e));
        let held = evaluator.as_ref().map_or(0, Evaluator::bytes);
        let nodes = self.count_anew();
        let table = self.table(position.empties(), limit.map(|bytes| bytes - held));
        let common = Common {
            table,
            evaluator: evaluator.as_ref(),
            cancel,
            max_nodes: task.limits.nodes,
            deadline: task.limits.deadline(Instant::now()),
            nodes: &nodes,
            answered: AtomicBool::new(false),
        };
        let board = Board {
            mover: position.mover(),
            opponent: position.opponent(),
        };
        let work = Solve { board, task, watch };
        let mut answer = dispatch(work, position.size(), task.instructions, &common);
        answer.nodes = nodes.load(Ordering::Relaxed);
        answer.max_bytes = table.bytes() + held;
        answer
    }

    /// The evaluator's opinion after a search of so many plies, in discs, for the 8×8 board.
    pub fn look_ahead(&mut self, board: Board, plies: u32, allowed: Instructions) -> Option<f32> {
        let evaluator = self.evaluator.clone()?;
        let nodes = self.count_anew();
        let cancel = AtomicBool::new(false);
        let common = Common {
            table: self.table(0, None),
            evaluator: Some(&evaluator),
            cancel: &cancel,
            max_nodes: None,
            deadline: None,
            nodes: &nodes,
            answered: AtomicBool::new(false),
        };
        let ahead = LookAhead { board, plies };
        let score = dispatch(ahead, Size::Eight, allowed, &common);
        Some(score as f32 / UNIT as f32)
    }

    fn count_anew(&self) -> Arc<AtomicU64> {
        self.nodes.store(0, Ordering::Relaxed);
        Arc::clone(&self.nodes)
    }

    /// An empty table: as large as the position deserves and the limit allows.
    fn table(&mut self, empties: u32, limit: Option<u64>) -> &Table {
        // A position of 20 empties leaves a quarter of a million entries; every further empty square
        // doubles that.
        let bytes = 1u64 << (empties + 3).clamp(18, 28);
        let bytes = bytes.min(limit.unwrap_or(u64::MAX));
        if !self.table.as_mut().is_some_and(|table| table.forget(bytes)) {
            self.table = None;
        }
        self.table.get_or_insert_with(|| Table::new(bytes))
    }
}

/// Something to do with a search of any kind.
trait Work {
    type Outcome;
    fn with<B: Backend>(self, search: &mut Search<'_, B>) -> Self::Outcome;
}

/// The one place where a choice made at run time meets the compiled kinds of search.
fn dispatch<W: Work>(
    work: W,
    size: Size,
    allowed: Instructions,
    common: &Common<'_>,
) -> W::Outcome {
    #[cfg(target_arch = "x86_64")]
    {
        if allowed == Instructions::Best
            && let Some(backend) = Avx512::detect()
        {
            return work.with(&mut Search::new(backend, size, common));
        }
        if allowed != Instructions::Portable
            && let Some(backend) = Avx2::detect()
        {
            return work.with(&mut Search::new(backend, size, common));
        }
    }
    #[cfg(not(target_arch = "x86_64"))]
    let _ = allowed;
    work.with(&mut Search::new(Portable, size, common))
}

struct Solve<'a, 'w> {
    board: Board,
    task: &'a Task,
    watch: Watch<'w>,
}

impl Work for Solve<'_, '_> {
    type Outcome = Answer;
    fn with<B: Backend>(self, search: &mut Search<'_, B>) -> Answer {
        let (backend, size, common) = (search.backend, search.size, search.common);
        let (board, task) = (self.board, self.task);
        let helpers = (1..task.threads.max(1) as u64).map(|helper| {
            move || {
                let mut search = Search::new(backend, size, common);
                search.helper = helper;
                root::help(&mut search, board, task);
                search.count();
            }
        });
        // Without helpers the answer is the same, only later.
        with_helpers(helpers, |_, _| {
            let answer = root::solve(search, board, task, self.watch);
            search.count();
            common.answered.store(true, Ordering::Relaxed);
            answer
        })
    }
}

struct LookAhead {
    board: Board,
    plies: u32,
}

impl Work for LookAhead {
    type Outcome = i32;
    fn with<B: Backend>(self, search: &mut Search<'_, B>) -> i32 {
        let Some(evaluator) = search.evaluator else {
            return 0;
        };
        let window = i32::MAX;
        B::look_ahead(search, evaluator, self.board, self.plies, -window, window)
    }
}
