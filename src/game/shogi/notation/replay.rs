//! What every reader of games does: play the moves as they come, branch, and remember where it is.

use super::error::{Fault, NotationError};
use super::record::{End, NodeId, Record};
use super::text::Place;
use crate::game::shogi::moves::ShogiMove;
use crate::game::shogi::piece::Side;
use crate::game::shogi::position::{LONGEST_GAME, Position};
use crate::game::shogi::reason::Reasons;
use crate::game::shogi::setup::Setup;
use crate::game::shogi::square::Square;

/// A record under construction, with the position at its growing tip.
pub struct Replay {
    pub record: Record,
    position: Result<Position, Reasons>,
    /// The nodes from the start to the tip, the start left out.
    path: Vec<NodeId>,
}

impl Replay {
    pub fn new(start: Setup) -> Replay {
        Replay {
            position: Position::new(&start),
            record: Record::new(start),
            path: Vec::new(),
        }
    }

    /// The position at the tip, or why no move can follow.
    pub fn position(&self, place: Place) -> Result<&Position, NotationError> {
        self.position
            .as_ref()
            .map_err(|reasons| Fault::Unplayable(reasons.clone()).at(place))
    }

    pub fn turn(&self) -> Side {
        self.position
            .as_ref()
            .map_or(self.record.start.turn, Position::turn)
    }

    /// Where the last move went, for 同.
    pub fn last_to(&self) -> Option<Square> {
        let tip = self.path.last()?;
        self.record.node(*tip).m().map(ShogiMove::to)
    }

    /// Plays a legal move at the tip.
    pub fn play(&mut self, m: ShogiMove, place: Place) -> Result<(), NotationError> {
        if self.path.len() >= LONGEST_GAME {
            return Err(Fault::TooLong(LONGEST_GAME).at(place));
        }
        let tip = self.tip();
        self.path.push(self.record.add(tip, m));
        if let Ok(position) = &mut self.position {
            position.play(m);
        }
        Ok(())
    }

    pub fn tip(&self) -> NodeId {
        self.path.last().copied().unwrap_or(0)
    }

    pub fn comment(&mut self, text: &str) {
        let tip = self.tip();
        self.record.node_mut(tip).comments.push(text.to_string());
    }

    pub fn end(&mut self, end: End) {
        let tip = self.tip();
        self.record.node_mut(tip).end.get_or_insert(end);
    }

    pub fn seconds(&mut self, seconds: Option<u32>) {
        let tip = self.tip();
        self.record.node_mut(tip).seconds = seconds;
    }

    /// Goes back to where move `number` (from 1) is to be played instead. Variations follow the
    /// line they branch from, so the line read last is the one meant.
    pub fn branch_at(&mut self, number: u32, place: Place) -> Result<(), NotationError> {
        let keep = usize::try_from(number)
            .unwrap_or(usize::MAX)
            .wrapping_sub(1);
        if keep > self.path.len() {
            return Err(Fault::NoSuchBranch(number).at(place));
        }
        while self.path.len() > keep {
            self.path.pop();
            if let Ok(position) = &mut self.position {
                position.undo();
            }
        }
        Ok(())
    }
}
