//! The search of a player: principal variation search with a table, killers and histories, to a depth
//! that each move reduces by what it costs.
//!
//! A plain player's moves cost one ply each. A player by realization probability pays −ln p for a move
//! of a category that is played with probability p: "an ordinary minimax search in which the
//! depth gained depends on the kind of move" (Abe, §2.2.2). A dear move that turns out better
//! than expected is searched again as if it had been an ordinary one, before it is believed.
//!
//! Depths are in thousandths: of a ply, or of one in −ln p.

use super::line::{Candidate, Line, WON};
use super::table::{Bound, Entry, MoveHistory, Table};
use super::transitions::Transitions;

/// What a move costs in depth.
#[derive(Clone, Copy)]
pub enum Reach<'a> {
    Plies,
    Realization(&'a Transitions),
}

pub const PLY: i32 = 1000;

impl Reach<'_> {
    #[inline]
    fn cost(self, category: u8) -> i32 {
        match self {
            Reach::Plies => PLY,
            Reach::Realization(table) => table.cost(category),
        }
    }

    /// What the likeliest of these kinds of moves costs: re-searches and first moves are not shorter.
    #[inline]
    fn ordinary_cost(self, categories: impl Iterator<Item = u8>) -> i32 {
        match self {
            Reach::Plies => PLY,
            Reach::Realization(table) => categories.map(|c| table.cost(c)).min().unwrap_or(PLY),
        }
    }

    fn wants_categories(self) -> bool {
        matches!(self, Reach::Realization(_))
    }
}

/// Someone who is asked, every so many nodes, whether to go on.
pub trait Overseer<M> {
    /// After how many nodes to be asked again; nothing to stop.
    fn look(&mut self, nodes: u64, root: &Root<M>) -> Option<u64>;
}

/// A move of the position thought about.
#[derive(Clone, Debug)]
pub struct RootMove<M> {
    pub m: M,
    pub category: u8,
    /// From the last iteration that searched it with an open window, otherwise a bound.
    pub value: i32,
    /// The line it begins, this move included.
    pub pv: Vec<M>,
}

/// What an iteration has found so far.
#[derive(Clone, Debug)]
pub struct Root<M> {
    pub moves: Vec<RootMove<M>>,
    /// The best of the iteration under way and its value, once one move was searched through.
    pub best: Option<(M, i32)>,
}

pub struct Search<'a, L: Line> {
    pub line: &'a mut L,
    pub table: &'a mut Table,
    pub move_history: &'a mut MoveHistory,
    pub reach: Reach<'a>,
    pub nodes: u64,
    /// No more nodes than this, whatever the overseer says.
    pub most: u64,
    pub root: Root<L::Move>,
    ask_at: u64,
    stopped: bool,
    lists: Vec<Vec<Candidate<L::Move>>>,
    pv: Vec<Vec<L::Move>>,
}

/// Deeper than any line gets.
const MOST_PLIES: usize = 120;

impl<'a, L: Line> Search<'a, L> {
    pub fn new(
        line: &'a mut L,
        table: &'a mut Table,
        move_history: &'a mut MoveHistory,
        reach: Reach<'a>,
    ) -> Search<'a, L> {
        let mut list = Vec::new();
        line.candidates(true, &mut list);
        list.sort_by_key(|c| -c.promise);
        let moves = list.iter().map(|c| RootMove {
            m: c.m,
            category: c.category,
            value: -WON,
            pv: vec![c.m],
        });
        let moves = moves.collect();
        Search {
            line,
            table,
            move_history,
            reach,
            nodes: 1,
            most: u64::MAX,
            root: Root { moves, best: None },
            ask_at: 0,
            stopped: false,
            lists: vec![Vec::new(); MOST_PLIES + 2],
            pv: vec![Vec::new(); MOST_PLIES + 2],
        }
    }

    pub fn stopped(&self) -> bool {
        self.stopped
    }

    /// One iteration over the root's moves from `skip` on: the best comes to place `skip` with its
    /// value and line. With `ceiling` only values below it are asked for (a second line). Nothing if
    /// it was stopped before any move was searched through; a stop later leaves the best so far.
    pub fn iterate(
        &mut self,
        depth: i32,
        skip: usize,
        floor: i32,
        overseer: &mut dyn Overseer<L::Move>,
    ) -> Option<i32> {
        let mut best = -WON;
        let mut best_at = None;
        let mut alpha = floor;
        let ordinary = self
            .reach
            .ordinary_cost(self.root.moves.iter().map(|m| m.category));
        if skip == 0 {
            self.root.best = None;
        }
        for i in skip..self.root.moves.len() {
            let RootMove { m, category, .. } = self.root.moves[i];
            let full = depth - if L::is_pass(m) { 0 } else { ordinary };
            let reduced = depth - self.cost(m, category);
            self.line.play(m);
            self.pv[1].clear();
            let mut value;
            if best_at.is_none() {
                value = -self.node(reduced.max(full), -WON, -alpha, 1, overseer);
            } else {
                value = -self.node(reduced, -alpha - 1, -alpha, 1, overseer);
                if value > alpha && reduced < full && !self.stopped {
                    value = -self.node(full, -alpha - 1, -alpha, 1, overseer);
                }
                if value > alpha && !self.stopped {
                    self.pv[1].clear();
                    value = -self.node(full.max(reduced), -WON, -alpha, 1, overseer);
                }
            }
            self.line.undo();
            if self.stopped {
                break;
            }
            self.root.moves[i].value = value;
            if value > best || best_at.is_none() {
                best = value;
                alpha = alpha.max(value);
                best_at = Some(i);
                let mut pv = vec![m];
                pv.extend_from_slice(&self.pv[1]);
                self.root.moves[i].pv = pv;
                if skip == 0 {
                    self.root.best = Some((m, value));
                }
            }
        }
        let at = best_at?;
        self.root.moves[skip..=at].rotate_right(1);
        Some(best)
    }

    #[inline]
    fn cost(&self, m: L::Move, category: u8) -> i32 {
        if L::is_pass(m) {
            0
        } else {
            self.reach.cost(category)
        }
    }

    #[inline]
    fn ask(&mut self, overseer: &mut dyn Overseer<L::Move>) {
        if self.nodes >= self.ask_at && !self.stopped {
            match overseer.look(self.nodes, &self.root) {
                Some(again) => self.ask_at = self.nodes.saturating_add(again.max(1)),
                None => self.stopped = true,
            }
        }
    }

    /// The value of the position within the window, by searching it so deep.
    fn node(
        &mut self,
        depth: i32,
        mut alpha: i32,
        beta: i32,
        ply: usize,
        overseer: &mut dyn Overseer<L::Move>,
    ) -> i32 {
        if self.nodes >= self.most {
            self.stopped = true;
            return alpha;
        }
        self.nodes += 1;
        self.ask(overseer);
        if self.stopped {
            return alpha;
        }
        if let Some(value) = self.line.repetition() {
            return value;
        }
        if depth <= 0 || ply >= MOST_PLIES {
            let most = self.most;
            return self
                .line
                .settled(alpha, beta, ply as i32, &mut self.nodes, most);
        }
        let key = self.line.key();
        let known = self.table.get(key);
        if let Some(value) = known.and_then(|entry| answer(&entry, depth, alpha, beta, ply)) {
            return value;
        }
        let mut list = std::mem::take(&mut self.lists[ply]);
        list.clear();
        self.line
            .candidates(self.reach.wants_categories(), &mut list);
        if list.is_empty() {
            self.lists[ply] = list;
            return self.line.value_without_moves(ply as i32);
        }
        let table_move = known.map_or(0, |entry| entry.best);
        self.order(&mut list, table_move, ply);
        let ordinary = self.reach.ordinary_cost(list.iter().map(|c| c.category));
        let asked = alpha;
        let mut best = -WON;
        let mut best_code = 0;
        for (i, candidate) in list.iter().enumerate() {
            let m = candidate.m;
            let reduced = depth - self.cost(m, candidate.category);
            let full = depth - if L::is_pass(m) { 0 } else { ordinary };
            self.line.play(m);
            self.pv[ply + 1].clear();
            let mut value;
            if i == 0 {
                value = -self.node(reduced, -beta, -alpha, ply + 1, overseer);
            } else {
                value = -self.node(reduced, -alpha - 1, -alpha, ply + 1, overseer);
                if value > alpha && reduced < full && !self.stopped {
                    value = -self.node(full, -alpha - 1, -alpha, ply + 1, overseer);
                }
                if value > alpha && value < beta && !self.stopped {
                    value = -self.node(full, -beta, -alpha, ply + 1, overseer);
                }
            }
            self.line.undo();
            if self.stopped {
                break;
            }
            if value > best {
                best = value;
                best_code = L::code(m);
                if value > alpha {
                    alpha = value;
                    self.lead_with(m, ply);
                    if value >= beta {
                        self.move_history.cut(ply, L::code(m), L::slot(m), depth);
                        break;
                    }
                }
            }
        }
        self.lists[ply] = list;
        if self.stopped {
            return alpha;
        }
        let bound = if best >= beta {
            Bound::Lower
        } else if best > asked {
            Bound::Exact
        } else {
            Bound::Upper
        };
        self.table
            .put(key, depth, to_table(best, ply), bound, best_code);
        best
    }

    /// The best line from here is this move and the best line after it.
    fn lead_with(&mut self, m: L::Move, ply: usize) {
        let (above, below) = self.pv.split_at_mut(ply + 1);
        above[ply].clear();
        above[ply].push(m);
        above[ply].extend_from_slice(&below[0]);
    }

    /// The table's move, gains, killers, what was good elsewhere.
    fn order(&self, list: &mut [Candidate<L::Move>], table_move: u32, ply: usize) {
        let killers = self.move_history.killers(ply);
        for candidate in &mut *list {
            let code = L::code(candidate.m);
            candidate.promise = if code == table_move {
                i32::MAX
            } else if candidate.promise > 0 {
                candidate.promise + (1 << 24)
            } else if code == killers[0] {
                (1 << 23) + 1
            } else if code == killers[1] {
                1 << 23
            } else {
                64 * candidate.promise
                    + self.move_history.history(L::slot(candidate.m)).min(1 << 22)
            };
        }
        list.sort_by_key(|c| std::cmp::Reverse((c.promise, L::code(c.m))));
    }
}

/// What the table's entry answers to a null window, if it was searched deep enough.
#[inline]
fn answer(entry: &Entry, depth: i32, alpha: i32, beta: i32, ply: usize) -> Option<i32> {
    if i32::from(entry.depth) < depth || beta - alpha != 1 {
        return None;
    }
    let value = from_table(i32::from(entry.value), ply);
    let useful = match entry.bound {
        Bound::Exact => true,
        Bound::Lower => value >= beta,
        Bound::Upper => value <= alpha,
    };
    useful.then_some(value)
}

/// Wins are counted from the root while searching, from the position itself in the table.
fn to_table(value: i32, ply: usize) -> i32 {
    let ply = ply as i32;
    match value {
        super::line::CERTAIN.. => value + ply,
        _ if value <= -super::line::CERTAIN => value - ply,
        _ => value,
    }
}

fn from_table(value: i32, ply: usize) -> i32 {
    let ply = ply as i32;
    match value {
        super::line::CERTAIN.. => value - ply,
        _ if value <= -super::line::CERTAIN => value + ply,
        _ => value,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::othello::{RandomPosition, Size};
    use crate::game::shogi::notation::sfen;
    use crate::play::othello::OthelloLine;
    use crate::play::shogi::ShogiLine;

    struct Forever;
    impl<M> Overseer<M> for Forever {
        fn look(&mut self, _: u64, _: &Root<M>) -> Option<u64> {
            Some(u64::MAX)
        }
    }

    /// The value by the definition, without window, table or order.
    fn negamax<L: Line>(line: &mut L, plies: i32, ply: i32) -> i32 {
        if ply > 0
            && let Some(value) = line.repetition()
        {
            return value;
        }
        if plies == 0 {
            return line.settled(-WON, WON, ply, &mut 0, u64::MAX);
        }
        let mut list = Vec::new();
        line.candidates(false, &mut list);
        if list.is_empty() {
            return line.value_without_moves(ply);
        }
        let mut best = -WON;
        for candidate in list {
            let less = i32::from(!L::is_pass(candidate.m));
            line.play(candidate.m);
            best = best.max(-negamax(line, plies - less, ply + 1));
            line.undo();
        }
        best
    }

    fn searched<L: Line>(line: &mut L, plies: i32) -> (i32, Vec<L::Move>) {
        let mut table = Table::new(1 << 20).unwrap();
        let mut move_history = MoveHistory::new(L::SLOTS);
        let mut search = Search::new(line, &mut table, &mut move_history, Reach::Plies);
        let mut value = 0;
        for depth in 1..=plies {
            value = search.iterate(depth * PLY, 0, -WON, &mut Forever).unwrap();
        }
        (value, search.root.moves[0].pv.clone())
    }

    #[test]
    fn the_value_is_that_of_plain_negamax() {
        for seed in 0..12 {
            for size in [Size::Six, Size::Eight] {
                let recipe = RandomPosition {
                    size,
                    empties: 20,
                    seed,
                };
                let mut line = OthelloLine::new(recipe.generate().unwrap());
                if line.ending().is_some() {
                    continue;
                }
                let (value, pv) = searched(&mut line, 4);
                assert_eq!(value, negamax(&mut line, 4, 0), "{size:?} {seed}");
                assert!(!pv.is_empty());
            }
        }
        for text in [
            "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1",
            "4k4/9/4P4/9/9/9/9/9/4K4 b G2g 1",
            "lnsgkgsnl/1r5b1/pppppp1pp/6p2/9/2P6/PP1PPPPPP/1B5R1/LNSGKGSNL b - 3",
        ] {
            let mut line = ShogiLine::new(&sfen::read_setup(text).unwrap()).unwrap();
            let (value, _) = searched(&mut line, 2);
            assert_eq!(value, negamax(&mut line, 2, 0), "{text}");
        }
    }

    #[test]
    fn likely_moves_are_followed_further() {
        let mut line = OthelloLine::new(
            RandomPosition {
                size: Size::Eight,
                empties: 40,
                seed: 2,
            }
            .generate()
            .unwrap(),
        );
        let transitions = Transitions::built_in(OthelloLine::GAME);
        // Each threshold by itself: with what a table remembers, a greater one may cost less.
        let mut look = |reach: Reach<'_>, depth: i32| {
            let mut table = Table::new(1 << 20).unwrap();
            let mut move_history = MoveHistory::new(OthelloLine::SLOTS);
            let mut search = Search::new(&mut line, &mut table, &mut move_history, reach);
            search.iterate(depth, 0, -WON, &mut Forever).unwrap();
            let longest = search.root.moves.iter().map(|m| m.pv.len()).max();
            (search.nodes, longest.unwrap_or(0))
        };
        let (few, _) = look(Reach::Realization(transitions), PLY);
        let (many, longest) = look(Reach::Realization(transitions), 5 * PLY);
        assert!(many > 10 * few, "{few} {many}");
        // A ply of a likely move costs less than one, so its lines are longer than the plain ones.
        let (_, plain) = look(Reach::Plies, 3 * PLY);
        assert!(longest >= plain, "{longest} {plain}");
        let costs: Vec<i32> = (0..OthelloLine::GAME.categories().len() as u8)
            .map(|c| transitions.cost(c))
            .collect();
        assert!(costs.iter().max() > costs.iter().min());
    }
}
