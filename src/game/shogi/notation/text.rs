//! Walking through a text while knowing where one is.

pub(super) use crate::base::text::excerpt;

/// A place in a text: line and column from 1, the column in characters.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Place {
    pub line: usize,
    pub column: usize,
}

impl Place {
    pub const START: Place = Place { line: 1, column: 1 };

    /// So many characters to the right.
    pub fn right(self, characters: usize) -> Place {
        Place {
            column: self.column + characters,
            ..self
        }
    }
}

/// The words of a text, separated by blanks and line ends, each with its place.
pub fn words(text: &str) -> impl Iterator<Item = (Place, &str)> {
    lines(text).flat_map(|(number, line)| words_of_line(line, number))
}

fn words_of_line(line: &str, number: usize) -> impl Iterator<Item = (Place, &str)> {
    let mut rest = line;
    let mut column = 1;
    std::iter::from_fn(move || {
        let word_start = rest.find(|c: char| !c.is_whitespace())?;
        column += rest[..word_start].chars().count();
        rest = &rest[word_start..];
        let end = rest.find(char::is_whitespace).unwrap_or(rest.len());
        let (word, after) = rest.split_at(end);
        let place = Place {
            line: number,
            column,
        };
        column += word.chars().count();
        rest = after;
        Some((place, word))
    })
}

/// The lines of a text with their numbers, without line ends (CR, LF or both).
pub fn lines(text: &str) -> impl Iterator<Item = (usize, &str)> {
    text.split('\n')
        .map(|line| line.strip_suffix('\r').unwrap_or(line))
        .enumerate()
        .map(|(index, line)| (index + 1, line))
}

/// The rest of a line, eaten from the front.
#[derive(Clone, Copy)]
pub struct Scan<'a> {
    pub rest: &'a str,
    pub place: Place,
}

impl<'a> Scan<'a> {
    /// A line of which everything is still to be read.
    pub fn line(line: &'a str, number: usize) -> Scan<'a> {
        Scan {
            rest: line,
            place: Place {
                line: number,
                column: 1,
            },
        }
    }

    pub fn peek(&self) -> Option<char> {
        self.rest.chars().next()
    }

    pub fn is_empty(&self) -> bool {
        self.rest.is_empty()
    }

    /// Eats and returns so many bytes, which must end on a character.
    fn eat_bytes(&mut self, bytes: usize) -> &'a str {
        let (eaten, rest) = self.rest.split_at(bytes);
        self.rest = rest;
        self.place = self.place.right(eaten.chars().count());
        eaten
    }

    pub fn next(&mut self) -> Option<char> {
        let c = self.peek()?;
        self.eat_bytes(c.len_utf8());
        Some(c)
    }

    pub fn eat(&mut self, text: &str) -> bool {
        let found = self.rest.starts_with(text);
        if found {
            self.eat_bytes(text.len());
        }
        found
    }

    /// Eats while the characters are such, and returns them.
    pub fn eat_while(&mut self, such: impl Fn(char) -> bool) -> &'a str {
        let end = self.rest.find(|c| !such(c)).unwrap_or(self.rest.len());
        self.eat_bytes(end)
    }

    pub fn skip_blanks(&mut self) {
        self.eat_while(char::is_whitespace);
    }

    /// Eats one character that `meaning` understands.
    pub fn eat_char<T>(&mut self, meaning: impl Fn(char) -> Option<T>) -> Option<T> {
        let understood = meaning(self.peek()?)?;
        self.next();
        Some(understood)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_know_where_they_are() {
        let found: Vec<_> = words(" a bb\r\n\n  角行　c").collect();
        let at = |line, column| Place { line, column };
        assert_eq!(
            found,
            [
                (at(1, 2), "a"),
                (at(1, 4), "bb"),
                (at(3, 3), "角行"),
                (at(3, 6), "c")
            ]
        );
    }
}
