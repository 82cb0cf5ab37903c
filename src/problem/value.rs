//! The two things every question about a game comes down to: a number and whose turn it is.

use std::fmt;
use std::ops::Neg;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// A value in MAX's eyes. The infinities are sentinels outside the range of real values; they
/// never take part in arithmetic other than negation.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Value(i32);

impl Value {
    pub const INF: Value = Value(1_000_000_000);
    pub const NEG_INF: Value = Value(-1_000_000_000);
    /// The largest finite magnitude a game may use.
    pub const LIMIT: i32 = 900_000_000;

    /// A finite value; anything beyond [`Value::LIMIT`] is clamped to it.
    #[inline]
    pub const fn new(number: i32) -> Value {
        if number > Self::LIMIT {
            Value(Self::LIMIT)
        } else if number < -Self::LIMIT {
            Value(-Self::LIMIT)
        } else {
            Value(number)
        }
    }

    /// The number itself, infinities as ±1e9.
    #[inline]
    pub const fn get(self) -> i32 {
        self.0
    }

    /// The inverse of [`Value::get`], for values read back from an event.
    #[inline]
    pub const fn from_raw(raw: i32) -> Value {
        if raw >= Self::INF.0 {
            Self::INF
        } else if raw <= Self::NEG_INF.0 {
            Self::NEG_INF
        } else {
            Value(raw)
        }
    }

    #[inline]
    pub const fn is_finite(self) -> bool {
        self.0 > Self::NEG_INF.0 && self.0 < Self::INF.0
    }

    /// The next value up; an infinity stays where it is.
    #[inline]
    pub const fn succ(self) -> Value {
        if self.is_finite() {
            Value(self.0 + 1)
        } else {
            self
        }
    }

    /// The next value down; an infinity stays where it is.
    #[inline]
    pub const fn pred(self) -> Value {
        if self.is_finite() {
            Value(self.0 - 1)
        } else {
            self
        }
    }

    /// `self + other` for finite values, clamped; an infinity stays where it is.
    #[inline]
    pub const fn plus(self, other: i32) -> Value {
        if self.is_finite() {
            Value::new(self.0.saturating_add(other))
        } else {
            self
        }
    }
}

impl Neg for Value {
    type Output = Value;
    #[inline]
    fn neg(self) -> Value {
        Value(-self.0)
    }
}

impl fmt::Display for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Value::INF => f.pad("inf"),
            Value::NEG_INF => f.pad("-inf"),
            Value(number) => fmt::Display::fmt(&number, f),
        }
    }
}

impl fmt::Debug for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// Finite values are numbers, infinities the strings "inf" and "-inf".
impl Serialize for Value {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match *self {
            Value::INF => serializer.serialize_str("inf"),
            Value::NEG_INF => serializer.serialize_str("-inf"),
            Value(number) => serializer.serialize_i32(number),
        }
    }
}

impl<'de> Deserialize<'de> for Value {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Value, D::Error> {
        struct Visitor;
        impl serde::de::Visitor<'_> for Visitor {
            type Value = Value;
            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a whole number, \"inf\" or \"-inf\"")
            }
            fn visit_i64<E: serde::de::Error>(self, number: i64) -> Result<Value, E> {
                i32::try_from(number)
                    .ok()
                    .filter(|n| (-Value::LIMIT..=Value::LIMIT).contains(n))
                    .map(Value)
                    .ok_or_else(|| E::custom(format!("{number} is beyond ±{}", Value::LIMIT)))
            }
            fn visit_u64<E: serde::de::Error>(self, number: u64) -> Result<Value, E> {
                self.visit_i64(i64::try_from(number).unwrap_or(i64::MAX))
            }
            fn visit_str<E: serde::de::Error>(self, text: &str) -> Result<Value, E> {
                match text {
                    "inf" => Ok(Value::INF),
                    "-inf" => Ok(Value::NEG_INF),
                    _ => Err(E::invalid_value(serde::de::Unexpected::Str(text), &self)),
                }
            }
        }
        deserializer.deserialize_any(Visitor)
    }
}

/// Whose turn it is at a node: MAX wants the value high, MIN low. MAX moves at the root.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Player {
    Max,
    Min,
}

impl Player {
    /// Whose turn it is so many plies below the root where the players move in turn.
    #[inline]
    pub const fn in_turn(ply: usize) -> Player {
        match ply % 2 {
            0 => Player::Max,
            _ => Player::Min,
        }
    }

    #[inline]
    pub const fn other(self) -> Player {
        match self {
            Player::Max => Player::Min,
            Player::Min => Player::Max,
        }
    }

    /// `value`, in MAX's eyes, as this player sees it; its own inverse.
    #[inline]
    pub fn negamax(self, value: Value) -> Value {
        match self {
            Player::Max => value,
            Player::Min => -value,
        }
    }
}

/// Numbers that are known to enclose a node's value.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Bounds {
    pub lower: Value,
    pub upper: Value,
}

impl Bounds {
    pub const UNKNOWN: Bounds = Bounds {
        lower: Value::NEG_INF,
        upper: Value::INF,
    };

    #[inline]
    pub const fn exact(value: Value) -> Bounds {
        Bounds {
            lower: value,
            upper: value,
        }
    }

    /// From MAX's eyes to `player`'s, or back.
    #[inline]
    pub fn relative_to(self, player: Player) -> Bounds {
        match player {
            Player::Max => self,
            Player::Min => Bounds {
                lower: -self.upper,
                upper: -self.lower,
            },
        }
    }

    /// What both say together.
    #[inline]
    pub fn and(self, other: Bounds) -> Bounds {
        Bounds {
            lower: self.lower.max(other.lower),
            upper: self.upper.min(other.upper),
        }
    }

    #[inline]
    pub fn is_exact(self) -> bool {
        self.lower == self.upper
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn infinities_survive_json_and_steps() {
        for value in [Value::INF, Value::NEG_INF, Value::new(-7)] {
            let text = serde_json::to_string(&value).unwrap();
            assert_eq!(serde_json::from_str::<Value>(&text).unwrap(), value);
        }
        assert_eq!(Value::INF.succ(), Value::INF);
        assert_eq!(Value::NEG_INF.pred(), Value::NEG_INF);
        assert_eq!(Value::new(3).succ(), Value::new(4));
        assert_eq!(-Value::INF, Value::NEG_INF);
    }

    #[test]
    fn values_beyond_the_limit_are_refused() {
        assert!(serde_json::from_str::<Value>("1000000000").is_err());
        assert!(serde_json::from_str::<Value>("\"big\"").is_err());
    }
}
