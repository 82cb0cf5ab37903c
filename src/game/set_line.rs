//! A line of a set of positions, `POSITION ; name=… ; moves=…`, whatever the game: the command line,
//! the window and the Lab read the same files.

/// What a line says.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SetLine<'a> {
    pub position: &'a str,
    pub name: Option<&'a str>,
    /// The length of its solution.
    pub moves: Option<u32>,
}

impl<'a> SetLine<'a> {
    /// Nothing for empty lines and comments.
    pub fn read(line: &'a str) -> Option<SetLine<'a>> {
        let line = line.trim().trim_start_matches('\u{feff}');
        if line.is_empty() || line.starts_with('#') {
            return None;
        }
        let mut fields = line.split(';').map(str::trim);
        let position = fields.next().unwrap_or_default();
        let field = |name: &str| {
            let mut fields = fields.clone().filter_map(|field| field.split_once('='));
            fields.find(|field| field.0 == name).map(|field| field.1)
        };
        Some(SetLine {
            position,
            name: field("name"),
            moves: field("moves").and_then(|moves| moves.parse().ok()),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_has_a_position_and_may_have_a_name_and_a_length() {
        let read = |text| SetLine::read(text).map(|l| (l.position, l.name, l.moves));
        assert_eq!(read("\u{feff}9/9 b - 1"), Some(("9/9 b - 1", None, None)));
        let full = "k ; pv=G*1h ; moves=3 ; name=m3 = it";
        assert_eq!(read(full), Some(("k", Some("m3 = it"), Some(3))));
        assert_eq!(read("k;moves=x"), Some(("k", None, None)));
        assert_eq!((read("  "), read("# k ; name=x")), (None, None));
    }
}
