//! The solution as a tree that grows where it is looked at: every defence with its refutation, or,
//! where there is no mate, every check with what escapes it.
//!
//! A branch is two plies, the first one only one check. The longest defence of all, listed first,
//! goes on at the same margin, so that a line of a thousand moves is no staircase.

use crate::base::messages::{Lang, Words};
use crate::game::shogi::notation::move_name;
use crate::game::shogi::{Position, ShogiMove};
use crate::solve::tsume::{Answer, Defence, Failing};
use crate::worker::tsume::Question;

/// A branch by its number; 0 is the root.
pub type BranchId = usize;

/// Some moves that belong together, and what follows.
#[derive(Clone, Debug)]
pub struct Branch {
    pub moves: Vec<ShogiMove>,
    names: Words,
    parent: BranchId,
    /// Plies from the start to the end of this branch.
    pub depth: usize,
    /// Plies from here to mate, if there is one.
    pub left: Option<usize>,
    /// Part of the main line.
    pub main: bool,
    /// Nothing follows: mate, or no check is left.
    pub over: bool,
    /// No escape was found within the limits.
    pub unsettled: bool,
    /// How many answers there are to it by the rules.
    pub answers: usize,
    children: Vec<BranchId>,
    /// All children are there.
    pub complete: bool,
    asked: bool,
    /// What follows is shown.
    pub open: bool,
    /// The other answers beside the first are shown.
    pub others: bool,
}

/// A line of the list.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Row {
    pub branch: BranchId,
    pub indent: usize,
    /// The branch whose other answers this row can unfold, and how many there are.
    pub others: Option<(BranchId, usize)>,
}

#[derive(Clone, Debug)]
pub struct Tree {
    start: Position,
    branches: Vec<Branch>,
    mate: bool,
    rows: Vec<Row>,
}

impl Tree {
    /// The main line of an answer, or the root of a tree of failures.
    pub fn new(start: &Position, answer: &Answer) -> Tree {
        let mate = !answer.line.is_empty();
        let mut tree = Tree {
            start: start.clone(),
            branches: Vec::new(),
            mate,
            rows: Vec::new(),
        };
        let first = answer.line.iter().take(1).copied().collect();
        let mut position = start.clone();
        let left = mate.then(|| answer.within.saturating_sub(1));
        tree.add(0, &mut position, first, left);
        tree.branches[0].main = mate;
        tree.branches[0].open = true;
        let mut last = 0;
        for pair in answer.line.get(1..).unwrap_or_default().chunks(2) {
            let left = tree.branches[last].left.map(|left| left.saturating_sub(2));
            let next = tree.add(last, &mut position, pair.to_vec(), left);
            tree.branches[last].children.push(next);
            tree.branches[last].complete = tree.branches[last].answers == 1;
            tree.branches[next].main = true;
            tree.branches[next].open = true;
            last = next;
        }
        tree.list();
        tree
    }

    pub fn is_mate(&self) -> bool {
        self.mate
    }

    pub fn branch(&self, id: BranchId) -> &Branch {
        &self.branches[id]
    }

    /// What is shown now, line by line.
    pub fn rows(&self) -> &[Row] {
        &self.rows
    }

    /// Adds a branch whose moves are played on `position`.
    fn add(
        &mut self,
        parent: BranchId,
        position: &mut Position,
        moves: Vec<ShogiMove>,
        left: Option<usize>,
    ) -> BranchId {
        let names = Words::of(|lang| {
            let mut position = position.clone();
            let written = |&m: &ShogiMove| {
                let name = move_name(&position, m, lang);
                position.play(m);
                name
            };
            let written: Vec<String> = moves.iter().map(written).collect();
            written.join("  ")
        });
        moves.iter().for_each(|&m| position.play(m));
        let mut answers = position.moves();
        if !self.mate {
            answers.retain(|&m| position.gives_check(m));
        }
        let depth = match self.branches.get(parent) {
            Some(parent) => parent.depth + moves.len(),
            None => moves.len(),
        };
        self.branches.push(Branch {
            moves,
            names,
            parent,
            depth,
            left,
            main: false,
            over: answers.is_empty(),
            unsettled: false,
            answers: answers.len(),
            children: Vec::new(),
            complete: answers.is_empty(),
            asked: false,
            open: false,
            others: false,
        });
        self.branches.len() - 1
    }

    /// The moves from the start to the end of a branch.
    pub fn path(&self, mut id: BranchId) -> Vec<ShogiMove> {
        let mut parts = Vec::new();
        loop {
            parts.push(&self.branches[id].moves);
            if id == 0 {
                break;
            }
            id = self.branches[id].parent;
        }
        parts.into_iter().rev().flatten().copied().collect()
    }

    /// The moves through a branch and on along the first answers known.
    pub fn line_through(&self, id: BranchId) -> Vec<ShogiMove> {
        let mut line = self.path(id);
        let mut branch = &self.branches[id];
        while let Some(&next) = branch.children.first().filter(|_| self.mate) {
            branch = &self.branches[next];
            line.extend(&branch.moves);
        }
        line
    }

    pub fn name(&self, id: BranchId, lang: Lang) -> &str {
        self.branches[id].names.get(lang)
    }

    /// Unfolds or folds what follows a branch; the question to ask if nobody knows yet.
    pub fn toggle(&mut self, id: BranchId) -> Option<Question> {
        let branch = &mut self.branches[id];
        branch.open = !branch.open;
        let question = branch.open.then(|| self.question(id)).flatten();
        self.list();
        question
    }

    /// Unfolds or folds the other answers to a branch.
    pub fn toggle_others(&mut self, id: BranchId) -> Option<Question> {
        let branch = &mut self.branches[id];
        branch.others = !branch.others;
        let question = branch.others.then(|| self.question(id)).flatten();
        self.list();
        question
    }

    /// What has to be asked before all answers to a branch are known.
    pub fn question(&mut self, id: BranchId) -> Option<Question> {
        let branch = &self.branches[id];
        if branch.complete || branch.asked {
            return None;
        }
        let within = branch.left.unwrap_or(0);
        self.branches[id].asked = true;
        let path = self.path(id);
        Some(if self.mate {
            Question::Defences { path, within }
        } else {
            Question::Failing(path)
        })
    }

    fn find(&self, path: &[ShogiMove]) -> Option<BranchId> {
        (0..self.branches.len()).find(|&id| {
            let branch = &self.branches[id];
            branch.asked && branch.depth == path.len() && self.path(id) == path
        })
    }

    /// The defences after a path are known: they become branches. Gives what to ask next, so that
    /// a variation that was unfolded shows its longest resistance to the end.
    pub fn defend(
        &mut self,
        path: &[ShogiMove],
        defences: Option<Vec<Defence>>,
    ) -> Option<Question> {
        let id = self.find(path)?;
        self.branches[id].asked = false;
        let defences = defences?;
        let position = self.position(path);
        let first = self.branches[id].children.first().copied();
        let known = first.map(|first| self.branches[first].moves[0]);
        for Defence { m, reply, plies } in defences {
            if known != Some(m) {
                let left = Some(plies.saturating_sub(2));
                let child = self.add(id, &mut position.clone(), vec![m, reply], left);
                self.branches[id].children.push(child);
            }
        }
        self.branches[id].complete = true;
        let next = self.branches[id].children.first().copied();
        let follow = next.filter(|_| !self.branches[id].main);
        if let Some(next) = follow {
            self.branches[next].open = true;
        }
        let question = follow.and_then(|next| self.question(next));
        self.list();
        question
    }

    /// The checks after a path, none of which mates, are known.
    pub fn fail(&mut self, path: &[ShogiMove], checks: Vec<Failing>) {
        let Some(id) = self.find(path) else { return };
        let position = self.position(path);
        for Failing { check, escape } in checks {
            let moves = [check].into_iter().chain(escape).collect();
            let child = self.add(id, &mut position.clone(), moves, None);
            self.branches[child].unsettled = escape.is_none();
            self.branches[child].over |= escape.is_none();
            self.branches[id].children.push(child);
        }
        self.branches[id].complete = true;
        self.list();
    }

    fn position(&self, path: &[ShogiMove]) -> Position {
        let mut position = self.start.clone();
        path.iter().for_each(|&m| position.play(m));
        position
    }

    /// Makes the list of what is shown.
    fn list(&mut self) {
        let mut rows = Vec::new();
        if self.mate {
            rows.push(Row {
                branch: 0,
                indent: 0,
                others: None,
            });
        }
        self.list_below(0, 0, &mut rows);
        self.rows = rows;
    }

    fn list_below(&self, mut id: BranchId, indent: usize, rows: &mut Vec<Row>) {
        if !self.mate {
            for &child in &self.branches[id].children {
                rows.push(Row {
                    branch: child,
                    indent,
                    others: None,
                });
                if self.branches[child].open {
                    self.list_below(child, indent + 1, rows);
                }
            }
            return;
        }
        while let Some((&first, others)) = self.branches[id].children.split_first() {
            let branch = &self.branches[id];
            rows.push(Row {
                branch: first,
                indent,
                others: (branch.answers > 1).then_some((id, branch.answers - 1)),
            });
            for &other in others.iter().filter(|_| branch.others) {
                rows.push(Row {
                    branch: other,
                    indent: indent + 1,
                    others: None,
                });
                if self.branches[other].open {
                    self.list_below(other, indent + 2, rows);
                }
            }
            id = first;
        }
    }
}
