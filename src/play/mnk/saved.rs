//! Games as files: what is known of them behind `#`, then the beginning and a move list. What a player
//! thought stands in braces behind its move.

use std::fmt::Write as _;

use super::{MnkLine, MnkMove};
use crate::base::messages::{Lang, tr};
use crate::game::mnk::{Hint, Position, ReadError, Record, Variant, read};
use crate::play::clock::Control;
use crate::play::line::{Ending, Turn};
use crate::play::saved::{Course, Saved};

/// Texts of games are in comments, which end with their line.
fn one_line(name: &str) -> String {
    name.replace(['\n', '\r'], " ")
}

/// The result as files write it.
fn result(ending: Option<Ending>) -> &'static str {
    match ending.map(|ending| ending.winner) {
        Some(Some(Turn::First)) => "1-0",
        Some(Some(Turn::Second)) => "0-1",
        Some(None) => "1/2-1/2",
        None => "*",
    }
}

impl Saved for MnkLine {
    fn save(
        course: &Course<'_, MnkLine>,
        [first, second]: [&str; 2],
        control: Control,
        _: &str,
        lang: Lang,
    ) -> String {
        let variant = course.start.position().variant();
        let mut text = format!(
            "# X: {}\n# O: {}\n# {control}\n# {}\n{}",
            one_line(first),
            one_line(second),
            result(course.ending),
            Record::new(*course.start.position()).beginning(),
        );
        for made in course.moves {
            // Writing to a string cannot fail.
            let _ = write!(text, " {}", variant.move_name(made.m.0));
            if let Some(value) = made.value {
                let (depth, nodes, progress) = (made.depth, made.nodes, made.progress);
                let said = tr!(
                    lang,
                    play_value_depth_nodes_progress,
                    value,
                    depth,
                    nodes,
                    progress
                );
                let _ = write!(text, " {{{said}}}");
            }
        }
        text.push('\n');
        text
    }

    fn read(bytes: &[u8]) -> Result<(MnkLine, Vec<MnkMove>), String> {
        let text = String::from_utf8_lossy(bytes);
        let usual = Variant::CONNECT_FOUR;
        let hint = Hint {
            size: Some((usual.columns(), usual.rows())),
            in_row: Some(usual.in_row()),
            gravity: Some(usual.gravity()),
        };
        let reading = read(&text, &hint).map_err(|e| e.to_string())?;
        let record = match reading.record {
            Some(record) => record,
            None => {
                let start = reading.setup.position();
                Record::new(start.map_err(|reasons| ReadError::NoPosition(reasons).to_string())?)
            }
        };
        let moves = record.moves().iter().map(|&square| MnkMove(square));
        Ok((MnkLine::new(record.start()), moves.collect()))
    }

    fn usual_start() -> MnkLine {
        MnkLine::new(Position::start(Variant::CONNECT_FOUR))
    }

    const ENDINGS: &'static [&'static str] = &["txt"];
    const FILE_NAME: &'static str = "game.txt";
    const READ: &'static [&'static str] = &["txt"];

    fn format_name(_: &str) -> &'static str {
        "TXT"
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::play::any::AnyLine;
    use crate::play::line::Line as _;

    #[test]
    fn a_game_is_read_as_it_was_written() {
        let (start, moves) = MnkLine::read(b"connect4 4453").unwrap();
        assert_eq!(moves.len(), 4);
        let names = ["a\nb", "{c} # d"];
        let control: Control = "5m".parse().unwrap();
        let course = Course {
            start: &start,
            moves: &[],
            ending: None,
        };
        let text = MnkLine::save(&course, names, control, "txt", Lang::En);
        assert!(text.starts_with("# X: a b\n# O: {c} # d\n"), "{text}");
        assert!(text.contains("# *\nconnect4\n"));
        let (again, none) = MnkLine::read(text.as_bytes()).unwrap();
        assert_eq!(again.position(), start.position());
        assert!(none.is_empty());
        let mut line = start;
        moves.into_iter().for_each(|m| line.play(m));
        let middle = MnkLine::new(*line.position());
        let course = Course {
            start: &middle,
            moves: &[],
            ending: None,
        };
        let text = MnkLine::save(&course, names, control, "txt", Lang::Ja);
        assert!(text.contains(" X in-row 4 gravity moves"), "{text}");
        let (again, _) = MnkLine::read(text.as_bytes()).unwrap();
        assert_eq!(again.position(), middle.position());
        assert!(MnkLine::read(b"4488").is_err());
        assert!(matches!(AnyLine::start(MnkLine::GAME), AnyLine::Mnk(_)));
    }
}
