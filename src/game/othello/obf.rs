//! Boards as text: a line of OBF (`board side; move:score; … % comment`), a bare board of 16, 36
//! or 64 signs with or without a side, or the board drawn in rows.

use std::fmt;
use std::str::FromStr;

use super::setup::{Disc, Setup};
use super::size::{Size, Square};
use crate::base::text::{Place, excerpt};

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum BoardError {
    NotASign(Place, String),
    WrongCount(Place, usize),
    NotASide(Place, String),
    Several(Place),
}

/// A line of OBF: a board and what is known of its moves.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Obf {
    pub setup: Setup,
    /// Whether the text names the side to move; without, it is Black.
    pub side_given: bool,
    /// Moves with their scores for the side to move, a pass being `None`.
    pub scores: Vec<(Option<Square>, i32)>,
    /// What follows `%`.
    pub comment: String,
    /// Whether the board was drawn in rows.
    pub in_rows: bool,
}

/// One line of a file of positions.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ObfLine {
    /// From 1.
    pub number: usize,
    pub text: String,
    pub read: Result<Obf, BoardError>,
}

impl ObfLine {
    /// A line of a file with a position a line; nothing for an empty line or a comment.
    pub fn read(line: &str, number: usize) -> Option<ObfLine> {
        let line = line.trim();
        if line.is_empty() || line.starts_with(['%', '#']) {
            return None;
        }
        Some(ObfLine {
            number,
            text: line.to_owned(),
            read: line.parse(),
        })
    }
}

/// Every position of a file with one a line.
#[cfg(test)]
pub fn suite(text: &str) -> Vec<ObfLine> {
    let lines = text.lines().zip(1..);
    lines
        .filter_map(|(line, number)| ObfLine::read(line, number))
        .collect()
}

/// What a sign means: nothing if it is none.
fn sign(c: char) -> Option<Option<Disc>> {
    match c.to_ascii_uppercase() {
        'X' | '*' | 'B' | '●' => Some(Some(Disc::Black)),
        'O' | 'W' | '○' => Some(Some(Disc::White)),
        '-' | '.' | '_' => Some(None),
        _ => None,
    }
}

fn side(word: &str) -> Option<Disc> {
    let mut chars = word.chars();
    match (chars.next(), chars.next()) {
        (Some(c), None) => sign(c).flatten(),
        _ if word.eq_ignore_ascii_case("black") => Some(Disc::Black),
        _ if word.eq_ignore_ascii_case("white") => Some(Disc::White),
        _ => None,
    }
}

/// Whether a line is the letters above or below a drawn board.
fn is_frame(line: &str) -> bool {
    let letters: String = line.split_whitespace().collect::<String>().to_lowercase();
    [4, 6, 8].contains(&letters.len()) && "abcdefgh".starts_with(&letters)
}

/// The signs of a board, each with its place in the text, and the side if it is named.
struct Signs<'a> {
    text: &'a str,
    signs: Vec<(Option<Disc>, usize)>,
    /// Where the last word that was one sign alone stands among the signs.
    lone: Option<usize>,
    side: Option<Disc>,
    rows: usize,
}

impl<'a> Signs<'a> {
    /// Reads the signs of `lines`, which are parts of `text`.
    fn read(text: &'a str, lines: &[&'a str]) -> Result<Signs<'a>, BoardError> {
        let in_rows = lines.len() > 1;
        let mut signs = Signs {
            text,
            signs: Vec::new(),
            lone: None,
            side: None,
            rows: 0,
        };
        for line in lines.iter().filter(|line| !is_frame(line)) {
            let before = signs.signs.len();
            for word in line.split_whitespace() {
                signs.word(word, in_rows)?;
            }
            signs.rows += usize::from(signs.signs.len() > before);
        }
        Ok(signs)
    }

    fn offset(&self, part: &str) -> usize {
        part.as_ptr() as usize - self.text.as_ptr() as usize
    }

    fn word(&mut self, word: &str, in_rows: bool) -> Result<(), BoardError> {
        let at = self.offset(word);
        let squares = self.signs.len();
        // Figures behind a whole board are scores, as some collections give them.
        let with_side = |lone: usize| lone + 1 == squares && Size::from_squares(lone).is_some();
        let complete = Size::from_squares(squares).is_some() || self.lone.is_some_and(with_side);
        let is_number = word.parse::<i32>().is_ok();
        if is_number && complete {
            return Ok(());
        }
        let is_word = word.len() > 2 && word.chars().all(char::is_alphabetic);
        if let Some(side) = side(word).filter(|_| is_word) {
            self.side = Some(side);
            return Ok(());
        }
        if complete
            && ["to", "move", "plays"]
                .iter()
                .any(|w| word.eq_ignore_ascii_case(w))
        {
            return Ok(());
        }
        for (i, c) in word.char_indices() {
            match sign(c) {
                Some(disc) => self.signs.push((disc, at + i)),
                // Row numbers and rulings of a drawn board.
                None if in_rows && (c.is_ascii_digit() || c == '|') => {}
                None => {
                    let place = Place::of(self.text, at + i);
                    return Err(BoardError::NotASign(place, excerpt(&word[i..])));
                }
            }
        }
        if word.chars().count() == 1 && self.signs.len() > squares {
            self.lone = Some(squares);
        }
        Ok(())
    }

    fn setup(&self) -> Result<(Setup, bool), BoardError> {
        let count = self.signs.len();
        let (size, squares) = match Size::from_squares(count) {
            Some(size) => (size, count),
            // One sign more, standing alone at the end, is the side to move.
            None => match count.checked_sub(1).and_then(Size::from_squares) {
                Some(size) if self.lone == Some(count - 1) => (size, count - 1),
                _ => return Err(self.wrong_count()),
            },
        };
        let mut setup = Setup::empty(size);
        for (square, &(disc, _)) in size.all_squares().zip(&self.signs) {
            setup.set(square, disc);
        }
        let named = match self.signs.get(squares) {
            Some(&(Some(side), _)) => Some(side),
            Some(&(None, at)) => {
                let place = Place::of(self.text, at);
                return Err(BoardError::NotASide(place, excerpt(&self.text[at..])));
            }
            None => self.side,
        };
        setup.side = named.unwrap_or_default();
        Ok((setup, named.is_some()))
    }

    fn wrong_count(&self) -> BoardError {
        let end = self.signs.last().map_or(0, |&(_, at)| at + 1);
        BoardError::WrongCount(Place::of(self.text, end), self.signs.len())
    }
}

impl FromStr for Obf {
    type Err = BoardError;

    fn from_str(text: &str) -> Result<Obf, BoardError> {
        let mut comment = String::new();
        let mut boards: Vec<&str> = Vec::new();
        let mut scores = "";
        for line in text.lines() {
            let (line, said) = match line.find('%') {
                Some(at) => (&line[..at], line[at + 1..].trim()),
                None => (line, ""),
            };
            if comment.is_empty() {
                said.clone_into(&mut comment);
            }
            if line.trim().is_empty() || line.trim_start().starts_with('#') {
                continue;
            }
            let (board, known) = line.split_once(';').unwrap_or((line, ""));
            if scores.is_empty() {
                scores = known;
            }
            boards.push(board);
        }
        let signs = Signs::read(text, &boards)?;
        let (setup, side_given) = signs.setup().map_err(|error| {
            // Several lines, each of them a whole position?
            let whole = |line: &&str| {
                let alone = Signs::read(text, &[*line]).and_then(|signs| signs.setup());
                alone.is_ok()
            };
            match boards.get(1) {
                Some(second) if boards.iter().all(whole) => {
                    BoardError::Several(Place::of(text, signs.offset(second)))
                }
                _ => error,
            }
        })?;
        Ok(Obf {
            setup,
            side_given,
            scores: known_scores(scores, setup.size()),
            comment,
            in_rows: signs.rows > 1,
        })
    }
}

/// `g8:+18; h1:+12`. Whatever else stands between semicolons is an annotation of some program's
/// own and is passed over.
fn known_scores(text: &str, size: Size) -> Vec<(Option<Square>, i32)> {
    text.split(';')
        .filter_map(|entry| {
            let (name, score) = entry.split_once(':')?;
            let name = name.trim();
            let square = size.parse_square(name);
            let is_pass = ["pa", "ps", "pass"]
                .iter()
                .any(|p| name.eq_ignore_ascii_case(p));
            (square.is_some() || is_pass).then_some(())?;
            Some((square, score.trim().parse().ok()?))
        })
        .collect()
}

impl fmt::Display for Obf {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{};", self.setup)?;
        for &(m, score) in &self.scores {
            match m {
                Some(square) => write!(f, " {square}:{score:+};")?,
                None => write!(f, " pa:{score:+};")?,
            }
        }
        if !self.comment.is_empty() {
            write!(f, " % {}", self.comment)?;
        }
        Ok(())
    }
}

impl From<Setup> for String {
    fn from(setup: Setup) -> String {
        setup.to_string()
    }
}

impl TryFrom<String> for Setup {
    type Error = BoardError;
    fn try_from(text: String) -> Result<Setup, BoardError> {
        text.parse()
    }
}

impl FromStr for Setup {
    type Err = BoardError;
    fn from_str(text: &str) -> Result<Setup, BoardError> {
        text.parse::<Obf>().map(|obf| obf.setup)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn sentence(text: &str) -> String {
        text.parse::<Obf>().unwrap_err().to_string()
    }

    #[test]
    fn a_line_of_obf_gives_board_side_scores_and_comment() {
        let line = "-OXX.xo*bw---... o; A1:+2; d4:-10; --:0; bm c3; % #7 from a book";
        let obf: Obf = line.parse().unwrap();
        assert_eq!(obf.setup.to_string(), "-OXX-XOXXO------ O");
        assert_eq!(
            obf.to_string(),
            "-OXX-XOXXO------ O; a1:+2; d4:-10; % #7 from a book"
        );
        assert!(obf.side_given && !obf.in_rows);
    }

    #[test]
    fn boards_drawn_in_rows_are_read_with_and_without_a_frame() {
        let expected: Setup = "-----OX--XO----- O".parse().unwrap();
        for text in [
            "----\n-OX-\n-XO-\n----\nO",
            "  a b c d\n1 - - - -\n2 - O X -\n3 - X O -\n4 - - - -\nWhite to move",
            ". . . .  \n. O X .\n. X O .\n. . . . W",
            "  A B C D\n1|. . . .|1\n2|. O * .|2\n3|. * O .|3\n4|. . . .|4\n  A B C D\nwhite",
        ] {
            let obf: Obf = text.parse().unwrap();
            assert_eq!(obf.setup, expected, "{text}");
            assert!(obf.in_rows);
        }
    }

    #[test]
    fn a_board_without_a_side_is_black_to_move() {
        let obf: Obf = "-----OX--XO-----".parse().unwrap();
        assert_eq!((obf.setup.side, obf.side_given), (Disc::Black, false));
        assert_eq!(obf.setup, Setup::start(Size::Four));
    }

    #[test]
    fn a_wrong_board_is_answered_by_a_sentence() {
        assert_eq!(
            sentence("----"),
            "at character 5: the board ends after 4 squares; 16, 36 or 64 are needed"
        );
        assert_eq!(
            sentence("----\n-OQ-\n"),
            "at 2:3: `Q-` is no sign for a square; X, *, B are black, O, W are white, - and . are empty"
        );
        assert_eq!(
            sentence("-----OX--XO----- -"),
            "at character 18: `-` is no side to move; X, *, B are black, O, W are white"
        );
        assert_eq!(
            sentence("-----OX--XO----- X\n-----OX--XO----- O"),
            "at 2:1: a second position begins here; give one at a time"
        );
        assert_eq!(
            sentence(""),
            "at character 1: the board ends after 0 squares; 16, 36 or 64 are needed"
        );
    }

    #[test]
    fn a_file_of_positions_is_read_line_by_line() {
        let lines = suite("% a suite\n\n-----OX--XO----- X; a1:+2;\n# no\n---- X\n");
        assert_eq!(
            lines.iter().map(|line| line.number).collect::<Vec<_>>(),
            [3, 5]
        );
        assert!(lines[0].read.is_ok() && lines[1].read.is_err());
    }

    #[test]
    fn collections_with_scores_behind_the_board_are_read() {
        let lines = suite(include_str!("../../../tests/data/six16.txt"));
        assert_eq!(lines.len(), 60);
        for line in lines {
            let setup = line.read.unwrap().setup;
            assert_eq!(
                (setup.size(), setup.empties().count_ones()),
                (Size::Six, 16)
            );
        }
    }

    #[test]
    fn every_legal_move_of_the_endgame_suite_is_scored() {
        let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../shared/data/ffo.txt");
        let Ok(text) = std::fs::read_to_string(path) else {
            println!("skipped: ../shared/data/ffo.txt is not here");
            return;
        };
        let lines = suite(&text);
        assert_eq!(lines.len(), 79);
        for line in lines {
            let obf = line.read.unwrap();
            let scored = obf.scores.iter().filter_map(|&(square, _)| square);
            let scored = scored.fold(0, |all, square| all | square.bit());
            assert_eq!(scored, obf.setup.legal(obf.setup.side), "{}", line.text);
        }
    }

    fn any_setup() -> impl Strategy<Value = Setup> {
        (0..3usize, any::<u64>(), any::<u64>(), any::<bool>()).prop_map(
            |(size, black, white, side)| {
                let side = if side { Disc::Black } else { Disc::White };
                Setup::from_bits(Size::ALL[size], black, white, side)
            },
        )
    }

    proptest! {
        #[test]
        fn a_printed_board_reads_back_as_itself(setup in any_setup(), scores in prop::collection::vec((0..16u32, -64..=64i32), 0..5), comment in "[a-z]{0,9}") {
            prop_assert_eq!(setup.to_string().parse::<Setup>(), Ok(setup));
            let drawn = format!("{}\n{}", setup.diagram(), setup.side.sign());
            prop_assert_eq!(drawn.parse::<Setup>(), Ok(setup));
            let spaced: String = setup.to_string().chars().flat_map(|c| [c, ' ']).collect();
            prop_assert_eq!(spaced.parse::<Setup>(), Ok(setup));
            let scores = scores.into_iter().map(|(s, v)| (Size::Four.square(s % 4, s / 4), v)).collect();
            let obf = Obf { setup, side_given: true, scores, comment, in_rows: false };
            prop_assert_eq!(obf.to_string().parse::<Obf>(), Ok(obf));
        }

        #[test]
        fn any_text_is_read_or_refused(text in "\\PC*", board in "[XO*.\\- \n;%a-h1-8●○]{0,80}") {
            let _ = text.parse::<Obf>();
            let _ = board.parse::<Obf>();
            suite(&board);
        }
    }
}
