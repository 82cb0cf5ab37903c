//! What is asked about a position, and what an answer looks like.

use std::fmt;

use serde::{Deserialize, Serialize};

use super::value::{Bounds, Value};

/// The question a search answers. Values are in the eyes of the player to move at the root, MAX.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Question {
    /// The exact value.
    #[default]
    Score,
    /// Win, draw or loss: 1, 0 or −1.
    Wld,
    /// Is the value at least this? 1 or 0.
    AtLeast(i32),
    /// The best value this many plies deep, as the evaluator sees it.
    Depth(u32),
    /// Tsume-shogi: can the side to move mate by checks alone? 1 or 0.
    Mate,
    /// The same with the help of the other side (ばか詰).
    Helpmate,
}

impl Question {
    /// Whether both ask the same, with whatever numbers.
    pub fn is_like(&self, other: &Question) -> bool {
        std::mem::discriminant(self) == std::mem::discriminant(other)
    }

    /// The window with which a depth-first search starts.
    pub const fn window(self) -> Bounds {
        match self {
            Question::Score | Question::Depth(_) => Bounds::UNKNOWN,
            Question::Wld => Bounds {
                lower: Value::new(-1),
                upper: Value::new(1),
            },
            Question::AtLeast(_) | Question::Mate | Question::Helpmate => Bounds {
                lower: Value::new(0),
                upper: Value::new(1),
            },
        }
    }

    /// What a value of the game, known or estimated, means as an answer.
    #[inline]
    pub fn answer(self, value: i32) -> Value {
        match self {
            Question::Score | Question::Depth(_) => Value::new(value),
            Question::Wld => Value::new(value.signum()),
            Question::AtLeast(threshold) => Value::new(i32::from(value >= threshold)),
            Question::Mate | Question::Helpmate => Value::new(i32::from(value >= 1)),
        }
    }

    /// What bounds on the game's value mean as bounds on the answer.
    pub fn answer_bounds(self, lower: Option<i32>, upper: Option<i32>) -> Bounds {
        // Every answer is a monotone function of the value, and lies in the window.
        let window = self.window();
        Bounds {
            lower: lower.map_or(window.lower, |value| self.answer(value)),
            upper: upper.map_or(window.upper, |value| self.answer(value)),
        }
    }

    /// Plies after which the evaluator speaks.
    pub const fn depth(self) -> Option<u32> {
        match self {
            Question::Depth(plies) => Some(plies),
            _ => None,
        }
    }

    /// Whether only mate by checks is asked for.
    pub const fn is_tsume(self) -> bool {
        matches!(self, Question::Mate | Question::Helpmate)
    }

    /// The name on the command line.
    pub const fn name(self) -> &'static str {
        match self {
            Question::Score => "score",
            Question::Wld => "wld",
            Question::AtLeast(_) => "at-least",
            Question::Depth(_) => "depth",
            Question::Mate => "mate",
            Question::Helpmate => "helpmate",
        }
    }
}

impl fmt::Display for Question {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Question::AtLeast(threshold) => write!(f, "at-least {threshold}"),
            Question::Depth(plies) => write!(f, "depth {plies}"),
            _ => f.write_str(self.name()),
        }
    }
}

/// What the empty squares of a finished Othello game are worth.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Scoring {
    /// Nothing: the difference of the discs.
    #[default]
    Plain,
    /// They go to the winner.
    Winner,
}

/// The order in which a node lists its moves: "left to right" for every search.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Order {
    /// As the game generates them: a1, b1, … h8; as written.
    #[default]
    Generation,
    /// Othello: by a fixed list of squares, corners first.
    Squares,
    /// Fewest replies of the opponent first.
    Replies,
    /// Best by the evaluator first.
    Evaluator,
    /// Shogi: what wins most material first, judged without playing the move.
    Material,
    /// Shogi: the same with the squares of the pieces and their distance to both kings.
    Positional,
}

/// What judges a position that is not finished.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Evaluator {
    /// Othello: the difference of the discs.
    #[default]
    Discs,
    /// Shogi: the values of the pieces.
    Material,
    /// Othello: square weights and mobility, in discs. Shogi: material, squares, distance to both
    /// kings, freedom of rooks and bishops.
    Positional,
}

macro_rules! named {
    ($type:ident { $($variant:ident = $name:literal),+ }) => {
        impl $type {
            pub const ALL: &'static [$type] = &[$($type::$variant),+];

            /// The name on the command line and in files.
            pub const fn name(self) -> &'static str {
                match self {
                    $($type::$variant => $name),+
                }
            }
        }

        impl fmt::Display for $type {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.pad(self.name())
            }
        }
    };
}

named!(Scoring { Plain = "plain", Winner = "winner" });
named!(Order {
    Generation = "generation",
    Squares = "squares",
    Replies = "replies",
    Evaluator = "evaluator",
    Material = "material",
    Positional = "positional"
});
named!(Evaluator {
    Discs = "discs",
    Material = "material",
    Positional = "positional"
});

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn answers_keep_the_order_of_values() {
        for question in [Question::Score, Question::Wld, Question::AtLeast(3)] {
            for value in -5..5 {
                assert!(question.answer(value) <= question.answer(value + 1));
                let bounds = question.answer_bounds(Some(value), Some(value));
                assert!(bounds.is_exact() && bounds.lower == question.answer(value));
            }
            assert_eq!(question.answer_bounds(None, None), question.window());
        }
    }

    #[test]
    fn names_are_those_of_the_files() {
        for order in Order::ALL {
            assert_eq!(
                serde_json::to_string(order).unwrap(),
                format!("\"{order}\"")
            );
        }
        assert_eq!(
            serde_json::to_string(&Question::AtLeast(-2)).unwrap(),
            "{\"at-least\":-2}"
        );
        assert_eq!(Question::Depth(4).to_string(), "depth 4");
    }
}
