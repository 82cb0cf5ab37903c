//! The window of a depth-first search, with the ancestors to whom it is owed.

use crate::problem::{Bounds, Player, Value};

/// What a child has raised at its parent, in the mover's eyes.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) enum Raised {
    /// It is no better than one before it, or was not searched for its value.
    Nothing,
    /// It is the best so far, though the mover is surer of more elsewhere.
    Score,
    /// It is the best so far, and more than α.
    Alpha,
    /// It is β or more: the others do not matter any more.
    Beta,
}

/// (α, β) and, for each of them, the node that owns it: the ancestor already worth that much, or
/// the node at which the bound was laid down without proof (the root, or a node under test).
#[derive(Clone, Copy)]
pub(super) struct Window<N> {
    pub alpha: Value,
    pub beta: Value,
    pub alpha_owner: N,
    pub beta_owner: N,
}

impl<N: Copy> Window<N> {
    /// Laid down at `node`.
    #[inline]
    pub fn laid_at(node: N, bounds: Bounds) -> Window<N> {
        Window {
            alpha: bounds.lower,
            beta: bounds.upper,
            alpha_owner: node,
            beta_owner: node,
        }
    }

    /// From MAX's eyes to `player`'s, or back.
    #[inline]
    pub fn relative_to(self, player: Player) -> Window<N> {
        match player {
            Player::Max => self,
            Player::Min => Window {
                alpha: -self.beta,
                beta: -self.alpha,
                alpha_owner: self.beta_owner,
                beta_owner: self.alpha_owner,
            },
        }
    }

    /// In the mover's eyes: what a child raises that is worth `value`, after a best of `score`.
    #[inline(always)]
    pub fn raised_by(self, value: Value, score: Value) -> Raised {
        if value <= score {
            Raised::Nothing
        } else if value >= self.beta {
            Raised::Beta
        } else if value > self.alpha {
            Raised::Alpha
        } else {
            Raised::Score
        }
    }

    /// Whether a value lies strictly inside.
    #[inline]
    pub fn contains(self, value: Value) -> bool {
        self.alpha < value && value < self.beta
    }

    /// In the mover's eyes: `owner` is now worth `alpha`.
    #[inline]
    pub fn raised(self, alpha: Value, owner: N) -> Window<N> {
        Window {
            alpha,
            alpha_owner: owner,
            ..self
        }
    }

    /// In the mover's eyes: the same with an upper edge laid down at `owner`.
    #[inline]
    pub fn lowered(self, beta: Value, owner: N) -> Window<N> {
        Window {
            beta,
            beta_owner: owner,
            ..self
        }
    }

    #[inline]
    pub fn bounds(self) -> Bounds {
        Bounds {
            lower: self.alpha,
            upper: self.beta,
        }
    }

    /// For a probe that knows none of the owners.
    #[inline]
    pub fn renamed<M: Copy>(self, node: M) -> Window<M> {
        Window::laid_at(node, self.bounds())
    }
}
