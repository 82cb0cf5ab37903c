//! The settings a window may change.

use crate::base::messages::tr;
use crate::play::line::Game;
use crate::play::manager::Kind;
use crate::play::player::{Depth, Spec};
use crate::protocol::LANG;

pub struct Options {
    pub spec: Spec,
    pub lines: usize,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            spec: Spec {
                game: Game::Shogi,
                table_mib: 64,
                ..Spec::default()
            },
            lines: 1,
        }
    }
}

impl Options {
    /// How they are offered.
    pub fn offered() -> [&'static str; 6] {
        [
            "option name USI_Hash type spin default 64 min 1 max 4096",
            "option name USI_Ponder type check default false",
            "option name MultiPV type spin default 1 min 1 max 32",
            "option name Search type combo default Plies var Plies var Realization",
            "option name TimeManager type combo default Ours var Ours var Fixed var Paper",
            "option name ResignValue type spin default 32000 min 100 max 32000",
        ]
    }

    /// `name NAME value VALUE`, or why not.
    pub fn set(&mut self, text: &str) -> Result<(), String> {
        let words: Vec<&str> = text.split_whitespace().collect();
        let at = words.iter().position(|&w| w == "value");
        let (name, value) = match (words.first(), at) {
            (Some(&"name"), Some(at)) => (words[1..at].join(" "), words[at + 1..].join(" ")),
            (Some(&"name"), None) => (words[1..].join(" "), String::new()),
            _ => return Err(tr!(LANG, protocol_setoption).into()),
        };
        let number = |low: usize, high: usize| match value.parse::<usize>() {
            Ok(n) if (low..=high).contains(&n) => Ok(n),
            _ => Err(tr!(LANG, protocol_option_number, name = &name, low, high)),
        };
        match name.as_str() {
            "USI_Hash" => self.spec.table_mib = number(1, 4096)?,
            // The window decides whether to ponder; any search can.
            "USI_Ponder" => {}
            "MultiPV" => self.lines = number(1, 32)?,
            "Search" => {
                self.spec.search = match value.as_str() {
                    "Plies" => Depth::Plies,
                    "Realization" => Depth::Realization,
                    _ => return Err(tr!(LANG, protocol_option_search).into()),
                }
            }
            "TimeManager" => {
                self.spec.manager = match value.as_str() {
                    "Ours" => Kind::Ours,
                    "Fixed" => Kind::Fixed,
                    "Paper" => Kind::Paper,
                    _ => return Err(tr!(LANG, protocol_option_manager).into()),
                }
            }
            "ResignValue" => {
                let limit = number(100, 32_000)? as i32;
                self.spec.resign = (limit < 30_000).then_some(limit);
            }
            _ => {
                let shown: String = name.chars().take(40).collect();
                return Err(tr!(LANG, protocol_no_option, name = shown));
            }
        }
        Ok(())
    }
}
