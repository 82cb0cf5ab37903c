//! Moments of a run, named by what has just happened.

use serde::{Deserialize, Serialize};

use crate::explain::question::{Rule, settled};
use crate::trace::{Canvas, Kind, NodeId, Record};

/// A moment. Numbers count from 1; paths are as in texts.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub enum When {
    /// Before the first event.
    Start,
    #[default]
    End,
    /// After so many events.
    Event(usize),
    /// The n-th leaf was evaluated, and nothing has followed from it yet.
    Leaf(usize),
    /// The n-th leaf was evaluated and all that follows from it is done; the search is about to
    /// move on.
    AfterLeaf(usize),
    /// Just before the n-th cut, and just after it.
    BeforeCut(usize),
    Cut(usize),
    /// Just before a node is selected or entered for the first time; just after; and when all that
    /// follows from that first visit is done.
    BeforeNode(String),
    AtNode(String),
    AfterNode(String),
    /// The n-th null-window pass, iteration or re-search begins.
    Pass(usize),
    Iteration(usize),
    ReSearch(usize),
    /// The same, with the root entered and its children generated: about to go down.
    AfterPass(usize),
    AfterIteration(usize),
}

impl When {
    /// The path this moment depends on.
    pub fn path(&self) -> Option<&str> {
        match self {
            When::BeforeNode(path) | When::AtNode(path) | When::AfterNode(path) => Some(path),
            _ => None,
        }
    }

    /// After how many events of the run it is; nothing if it never comes. `node` is the place of
    /// the path, where there is one.
    pub fn find(
        &self,
        record: &Record,
        rule: Rule,
        canvas: &Canvas,
        run: usize,
        node: Option<NodeId>,
    ) -> Option<usize> {
        let log = &record.log;
        let nth = |n: usize, kinds: u32| {
            let is_wanted = |k: &usize| log.get(*k).is_some_and(|e| e.kind.bit() & kinds != 0);
            (0..log.len())
                .filter(is_wanted)
                .nth(n.checked_sub(1)?)
                .map(|k| k + 1)
        };
        let visit = || {
            let node = canvas.of_run(run, node?)?;
            let kinds = if rule.is_best_first() {
                Kind::Select.bit()
            } else {
                Kind::Enter.bit()
            };
            let is_visit = |k: &usize| {
                log.get(*k)
                    .is_some_and(|e| e.node == node && e.kind.bit() & kinds != 0)
            };
            (0..log.len()).find(is_visit)
        };
        let cuts = Kind::Cut.bit() | Kind::PreCut.bit();
        match *self {
            When::Start => Some(0),
            When::End => Some(log.len()),
            When::Event(n) => (n <= log.len()).then_some(n),
            When::Leaf(n) => nth(n, Kind::Eval.bit()),
            When::AfterLeaf(n) => {
                nth(n, Kind::Eval.bit()).map(|after| settled(record, rule, after))
            }
            When::BeforeCut(n) => nth(n, cuts).map(|after| after - 1),
            When::Cut(n) => nth(n, cuts),
            When::BeforeNode(_) => visit(),
            When::AtNode(_) => visit().map(|k| k + 1),
            When::AfterNode(_) => visit().map(|k| settled(record, rule, k + 1)),
            When::Pass(n) => nth(n, Kind::Pass.bit()),
            When::Iteration(n) => nth(n, Kind::Iteration.bit()),
            When::ReSearch(n) => nth(n, Kind::ReSearch.bit()),
            When::AfterPass(n) | When::AfterIteration(n) => {
                let kind = match self {
                    When::AfterPass(_) => Kind::Pass,
                    _ => Kind::Iteration,
                };
                let begun = nth(n, kind.bit())?;
                let entered = (begun..log.len())
                    .find(|&k| log.get(k).is_some_and(|e| e.kind == Kind::Enter))?;
                Some(settled(record, rule, entered + 1))
            }
        }
    }
}
