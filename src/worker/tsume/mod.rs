//! The tsume solver on its own thread: a problem, and afterwards questions about its solution. A
//! whole set of problems, one after the other, is in `set`.
//!
//! Questions arrive over one channel and are answered in their order over another. Live numbers
//! are read from the solver itself. Dropping a job ends its thread soon, and waits for nothing.

mod set;

pub use set::{Entry, SetNews, SolvingSet, read_set};

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use crate::base::platform::channel::{Receiver, Sender, unbounded};

use super::catch_panic::catch_panic;
use super::{Failure, Wake};
use crate::game::shogi::notation::Record;
use crate::game::shogi::{Setup, ShogiMove};
use crate::solve::tsume::{Answer, Defence, Failing, Limits, Options, Progress, Reply, Solver};

/// What can be asked once the problem is answered.
#[derive(Clone, PartialEq, Debug)]
pub enum Question {
    /// The defences after these moves, the defender to move, mated within so many plies.
    Defences { path: Vec<ShogiMove>, within: usize },
    /// The checks after these moves that do not mate, and what escapes them.
    Failing(Vec<ShogiMove>),
    /// What to play against the last of these moves.
    Reply(Vec<ShogiMove>),
    /// The solution as a record with branches, of so many moves.
    Tree(usize),
}

/// What comes back.
#[derive(Clone, Debug)]
pub enum News {
    Answer(Box<Answer>),
    Defences {
        path: Vec<ShogiMove>,
        defences: Option<Vec<Defence>>,
    },
    Failing {
        path: Vec<ShogiMove>,
        checks: Vec<Failing>,
    },
    Reply {
        path: Vec<ShogiMove>,
        reply: Reply,
    },
    Tree(Box<Record>),
    /// The thread is gone.
    Broken(Failure),
}

/// What a question may cost: nobody waits longer for a line of the tree.
const FOR_A_QUESTION: Limits = Limits {
    nodes: Some(20_000_000),
    bytes: u64::MAX,
    seconds: Some(10.0),
};

/// A problem being solved or browsed.
#[derive(Debug)]
pub struct Solving {
    questions: Sender<Question>,
    news: Receiver<News>,
    cancel: Arc<AtomicBool>,
    progress: Arc<Progress>,
}

impl Solving {
    /// Starts to solve; an error if the position is no problem at all.
    pub fn start(
        setup: &Setup,
        options: Options,
        wake: Wake,
    ) -> Result<Solving, crate::game::shogi::Reasons> {
        let cancel = Arc::new(AtomicBool::new(false));
        let solver = Solver::new(setup, options, Arc::clone(&cancel))?;
        let progress = solver.progress();
        let (questions, asked) = unbounded();
        let (told, news) = unbounded();
        let flag = Arc::clone(&cancel);
        catch_panic("tsume browser", wake, told, move |tell| {
            browse(solver, &asked, &flag, tell);
        });
        Ok(Solving {
            questions,
            news,
            cancel,
            progress,
        })
    }

    /// Live numbers.
    pub fn progress(&self) -> &Progress {
        &self.progress
    }

    /// Ends what is being searched; the answer, unknown, follows.
    pub fn cancel(&self) {
        self.cancel.store(true, Ordering::Relaxed);
    }

    pub fn ask(&self, question: Question) {
        // A thread that is gone has said so.
        let _ = self.questions.send(question);
    }

    pub fn news(&self) -> Option<News> {
        self.news.try_recv().ok()
    }
}

impl Drop for Solving {
    fn drop(&mut self) {
        // The thread sees it within milliseconds; nobody waits for it to put its tables away.
        self.cancel();
    }
}

impl From<Failure> for News {
    fn from(failure: Failure) -> News {
        News::Broken(failure)
    }
}

/// Solves, then answers questions until nobody can ask any more.
fn browse(
    mut solver: Solver,
    asked: &Receiver<Question>,
    cancel: &AtomicBool,
    tell: &dyn Fn(News),
) {
    let answer = match solver.solve() {
        Ok(answer) => answer,
        Err(error) => return tell(Failure::from(error).into()),
    };
    // Who cancelled the search may still ask; who is gone cannot.
    cancel.store(false, Ordering::Relaxed);
    tell(News::Answer(Box::new(answer.clone())));
    solver.set_limits(FOR_A_QUESTION);
    while let Ok(question) = asked.recv() {
        let after = |path: &[ShogiMove]| {
            let mut position = solver.start().clone();
            path.iter().for_each(|&m| position.play(m));
            position
        };
        let news = match question {
            Question::Defences { path, within } => {
                let position = after(&path);
                let defences = solver.defences(&position, within);
                News::Defences { path, defences }
            }
            Question::Failing(path) => {
                let position = after(&path);
                let checks = solver.failing_checks(&position);
                News::Failing { path, checks }
            }
            Question::Reply(path) => {
                let position = after(&path);
                // As long as the solution takes from here.
                let hoped = answer.line.len().checked_sub(path.len());
                let reply = solver.reply(&position, hoped);
                News::Reply { path, reply }
            }
            Question::Tree(most) => News::Tree(Box::new(solver.solution(&answer, most))),
        };
        cancel.store(false, Ordering::Relaxed);
        tell(news);
    }
}

#[cfg(test)]
mod tests {
    use crate::base::platform::Instant;
    use std::time::Duration;

    use super::*;
    use crate::game::shogi::Position;
    use crate::worker::waiting;

    pub(super) const SET: &str = include_str!("../../../assets/positions/tsume/mate5.sfen");
    /// A king in the open with everything to interpose: nobody knows yet whether it ends in mate.
    const ENDLESS: &str = "9/9/9/4k4/9/9/9/9/9 b RBSNLrb4g3s3n3l18p 1";

    pub(super) fn options() -> Options {
        Options {
            limits: Limits {
                bytes: 16 << 20,
                ..Limits::default()
            },
            shortest: true,
            ..Options::default()
        }
    }

    fn wait(solving: &Solving) -> News {
        waiting::expect("news", || solving.news())
    }

    #[test]
    fn a_problem_is_solved_and_its_defences_are_told() {
        let (entries, bad) = read_set(SET);
        assert_eq!(bad, []);
        let solving = Solving::start(&entries[0].setup, options(), Arc::new(|| {})).unwrap();
        let News::Answer(answer) = wait(&solving) else {
            panic!("first the answer");
        };
        assert_eq!(Some(answer.line.len()), entries[0].recorded);
        assert!(solving.progress().nodes() > 0);
        assert_eq!(solving.progress().mate(), Some(5));
        let path = vec![answer.line[0]];
        solving.ask(Question::Defences {
            path: path.clone(),
            within: 4,
        });
        let News::Defences {
            path: of,
            defences: Some(defences),
        } = wait(&solving)
        else {
            panic!("then the defences");
        };
        assert_eq!(of, path);
        let mut position = Position::new(&entries[0].setup).unwrap();
        position.play(path[0]);
        assert_eq!(defences.len(), position.moves().len());
        solving.ask(Question::Tree(1000));
        let News::Tree(record) = wait(&solving) else {
            panic!("then the tree");
        };
        assert_eq!(record.moves(), answer.line);
    }

    #[test]
    fn a_job_that_is_cancelled_ends_at_once() {
        let setup = crate::game::shogi::notation::sfen::read_setup(ENDLESS).unwrap();
        let quickest = (0..4).map(|i| {
            let solving = Solving::start(&setup, options(), Arc::new(|| {})).unwrap();
            waiting::expect_that("a few nodes", || solving.progress().nodes() > 0);
            let since = Instant::now();
            solving.cancel();
            assert!(matches!(wait(&solving), News::Answer(_)), "{i}");
            since.elapsed()
        });
        let quickest = quickest.min().unwrap();
        assert!(quickest < Duration::from_millis(100), "{quickest:?}");
    }
}
