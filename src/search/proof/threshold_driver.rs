//! One question after the other, until the tree's question is answered; and the report.

use super::selection::Selection;
use crate::problem::{Bounds, Move, Proving, Value};
use crate::search::{Probe, Remark, Report, SearchContext, SearchEvent, Step, Stop};

/// What one question of yes and no came to.
#[derive(Clone, Debug, Default)]
pub(super) struct Answer {
    pub proved: bool,
    /// Best play as far as the proof or disproof shows it.
    pub line: Vec<Move>,
    /// Leaves of the solution tree, if there is one and it is not too big to count.
    pub solution_leaves: Option<u64>,
    /// A repetition was cut on the way.
    pub cut_a_cycle: bool,
    /// A leaf may have been looked at twice.
    pub repeats: bool,
}

/// What a search leaves for the report besides its answers.
#[derive(Debug, Default)]
pub(super) struct Notes {
    pub thresholds: Vec<Value>,
    pub remarks: Vec<Remark>,
    pub selection: Selection,
}

/// The questions "is the value at least γ?" that settle the tree's question, in order.
fn questions(window: Bounds) -> Vec<Value> {
    if !window.lower.is_finite() || !window.upper.is_finite() {
        return vec![Value::new(1)];
    }
    let (lower, upper) = (window.lower.get(), window.upper.get());
    (lower + 1..=upper).map(Value::new).collect()
}

/// Asks until the value is known: `ask` answers "at least γ?" for the root, where the cursor
/// stands. `done` is the line of pseudo-code that ends the search.
pub(super) fn run<T: Proving, P: Probe>(
    tree: &mut T,
    context: &mut SearchContext<'_>,
    probe: &mut P,
    done: Step,
    mut ask: impl FnMut(
        &mut T,
        &mut SearchContext<'_>,
        &mut P,
        Value,
        &mut Notes,
    ) -> Result<Answer, Stop>,
) -> Report {
    let window = tree.window();
    let start = tree.ply();
    let mut notes = Notes::default();
    let mut bounds = window;
    let mut line = Vec::new();
    let mut leaves_are_distinct = true;
    let mut cut_a_cycle = false;
    let mut stopped = false;
    context.root_bounds(window);
    context.sample_open(0);
    let counts = context.counts();
    counts.expanded = Some(0);
    counts.re_expanded = Some(0);
    counts.generated = Some(0);
    let asked = questions(window);
    if window == Bounds::UNKNOWN {
        notes.remarks.push(Remark::AskedYesOrNo);
    }
    for (number, &gamma) in asked.iter().enumerate() {
        if asked.len() > 1 {
            let root = probe.root(tree.player());
            probe.emit(done, root, SearchEvent::Pass(gamma));
        }
        let answer = ask(tree, context, probe, gamma, &mut notes);
        while tree.ply() > start {
            tree.undo();
        }
        let Ok(answer) = answer else {
            stopped = true;
            break;
        };
        leaves_are_distinct &= number == 0 && !answer.repeats;
        cut_a_cycle |= answer.cut_a_cycle;
        context.counts().solution_leaves = answer.solution_leaves.filter(|_| answer.proved);
        // A disproof of "a win" says nothing of how the draw is held.
        if answer.proved || number == 0 {
            line = answer.line;
        }
        if answer.proved {
            bounds.lower = gamma;
        } else {
            bounds.upper = gamma.pred();
        }
        context.root_bounds(bounds);
        if !answer.proved {
            break;
        }
    }
    let unproved = bounds.lower < window.upper;
    let cycle = !stopped && (cut_a_cycle || tree.cut_a_cycle()) && unproved;
    if cycle {
        // What was not proved may still be true along a path that was cut.
        bounds.upper = window.upper;
        context.root_bounds(bounds);
    }
    let root = probe.root(tree.player());
    probe.emit(done, root, SearchEvent::Done(bounds));
    let counts = context.counts();
    counts.leaves = leaves_are_distinct.then_some(counts.visits);
    counts.selection_nanoseconds = Some(notes.selection.nanoseconds());
    let mut report = Report::close(context, tree, bounds, line);
    if cycle {
        report.stopped_by = Some(Stop::Cycle);
    }
    report.thresholds = notes.thresholds;
    report.remarks = notes.remarks;
    report
}
