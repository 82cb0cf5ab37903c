//! A set of tsume problems: read from its lines, and solved in order on a thread of its own.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use crate::base::platform::channel::{Receiver, TryRecvError, unbounded};

use crate::game::set_line::SetLine;
use crate::game::shogi::notation::NotationError;
use crate::game::shogi::notation::usi::read_problem;
use crate::game::shogi::{Reasons, Setup};
use crate::solve::tsume::{Answer, Options, Progress, Solver, Verdict};
use crate::worker::catch_panic::catch_panic;
use crate::worker::{Failure, Wake};

/// A problem of a set.
#[derive(Clone, PartialEq, Debug)]
pub struct Entry {
    pub name: String,
    pub setup: Setup,
    /// The length that the set says it has.
    pub recorded: Option<usize>,
}

/// The lines of a set, `SFEN ; name=… ; moves=…`, and what is wrong with those that are none.
pub fn read_set(text: &str) -> (Vec<Entry>, Vec<NotationError>) {
    let mut entries = Vec::new();
    let mut bad = Vec::new();
    for (number, line) in (1usize..).zip(text.lines()) {
        let Some(line) = SetLine::read(line) else {
            continue;
        };
        match read_problem(line.position) {
            Ok(setup) => entries.push(Entry {
                name: line.name.map_or_else(|| number.to_string(), str::to_owned),
                setup,
                recorded: line.moves.map(|moves| moves as usize),
            }),
            // A line of its own is what it was read as.
            Err(error) => bad.push(NotationError {
                line: number,
                ..error
            }),
        }
    }
    (entries, bad)
}

/// What is told of a set while it is solved.
#[derive(Clone, Debug)]
pub enum SetNews {
    /// The next problem is begun; its live numbers.
    Begun(usize, Arc<Progress>),
    Solved(usize, Box<Answer>),
    /// The position is no problem at all.
    Refused(usize, Reasons),
    Over,
    Broken(Failure),
}

impl From<Failure> for SetNews {
    fn from(failure: Failure) -> SetNews {
        SetNews::Broken(failure)
    }
}

/// A set being solved, in order.
#[derive(Debug)]
pub struct SolvingSet {
    news: Receiver<SetNews>,
    cancel: Arc<AtomicBool>,
}

impl SolvingSet {
    /// Starts with the problems at these places of the list.
    pub fn start(problems: Vec<(usize, Setup)>, options: Options, wake: Wake) -> SolvingSet {
        let cancel = Arc::new(AtomicBool::new(false));
        let flag = Arc::clone(&cancel);
        let (told, news) = unbounded();
        catch_panic("tsume set", wake, told, move |tell| {
            for (place, setup) in problems {
                match Solver::new(&setup, options, Arc::clone(&flag)) {
                    Ok(mut solver) => {
                        tell(SetNews::Begun(place, solver.progress()));
                        let answer = match solver.solve() {
                            Ok(answer) => answer,
                            Err(error) => return tell(Failure::from(error).into()),
                        };
                        let over = answer.verdict == Verdict::Unknown;
                        if over && flag.load(Ordering::Relaxed) {
                            break;
                        }
                        tell(SetNews::Solved(place, Box::new(answer)));
                    }
                    Err(reasons) => tell(SetNews::Refused(place, reasons)),
                }
                if flag.load(Ordering::Relaxed) {
                    break;
                }
            }
            tell(SetNews::Over);
        });
        SolvingSet { news, cancel }
    }

    pub fn cancel(&self) {
        self.cancel.store(true, Ordering::Relaxed);
    }

    /// The next piece of news; an error once there will be none.
    pub fn news(&self) -> Result<SetNews, TryRecvError> {
        self.news.try_recv()
    }
}

impl Drop for SolvingSet {
    fn drop(&mut self) {
        self.cancel();
    }
}

#[cfg(test)]
mod tests {
    use super::super::tests::{SET, options};
    use super::*;
    use crate::worker::waiting;

    #[test]
    fn a_set_is_solved_in_its_order() {
        let text = "# a comment\nnonsense\n".to_owned()
            + &SET.lines().take(3).collect::<Vec<_>>().join("\n");
        let (entries, bad) = read_set(&text);
        assert_eq!((entries.len(), bad.len()), (3, 1));
        assert_eq!(bad[0].line, 2);
        let problems = entries.iter().map(|entry| entry.setup.clone()).enumerate();
        let set = SolvingSet::start(problems.collect(), options(), Arc::new(|| {}));
        let mut solved = Vec::new();
        loop {
            match waiting::expect("news of the set", || set.news().ok()) {
                SetNews::Solved(place, answer) => solved.push((place, answer.line.len())),
                SetNews::Over => break,
                SetNews::Begun(..) => {}
                other => panic!("{other:?}"),
            }
        }
        assert_eq!(solved, [(0, 5), (1, 5), (2, 5)]);
    }
}
