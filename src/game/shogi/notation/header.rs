//! The head of KIF, KI2 and BOD texts: who played, from which position.
//!
//! A board beside 手合割 wins: tsume files often say 平手 although they show a board.

use super::diagram::{read_hand, read_number, read_row};
use super::error::{Expected, Fault, NotationError};
use super::text::{Place, Scan, excerpt};
use crate::game::shogi::piece::Side;
use crate::game::shogi::preset::Preset;
use crate::game::shogi::setup::Setup;

/// What the lines of a head have said so far.
#[derive(Default)]
pub struct Head {
    board: Option<Setup>,
    rows: u8,
    /// Where the board began, for errors.
    board_place: Option<Place>,
    hands: Option<Setup>,
    turn: Option<Side>,
    number: Option<u32>,
    handicap: Option<(Place, String)>,
    pub headers: Vec<(String, String)>,
    pub comments: Vec<String>,
}

/// Names of fields that only a game of shogi has. By others alone (場所, 備考) a text is no record:
/// any prose may have them.
const TELLING: [&str; 16] = [
    "手合割",
    "先手",
    "後手",
    "下手",
    "上手",
    "先手の持駒",
    "後手の持駒",
    "下手の持駒",
    "上手の持駒",
    "先手の持ち駒",
    "後手の持ち駒",
    "下手の持ち駒",
    "上手の持ち駒",
    "棋戦",
    "開始日時",
    "終了日時",
];

/// Whether a line says by its field that it stands in the head of a record.
pub fn is_known(line: &str) -> bool {
    let key = line.split_once('：').map(|(key, _)| key.trim());
    key.is_some_and(|key| TELLING.contains(&key))
}

impl Head {
    /// Takes a line that belongs to the head; false for any other.
    pub fn take(&mut self, line: &str, number: usize) -> Result<bool, NotationError> {
        let mut scan = Scan::line(line, number);
        scan.skip_blanks();
        let text = scan.rest.trim_end();
        if text.is_empty() || text.starts_with('#') || is_frame(text) {
            return Ok(true);
        }
        if let Some(comment) = text.strip_prefix('*') {
            self.comments.push(comment.to_string());
            return Ok(true);
        }
        if text.starts_with('|') {
            self.take_row(&mut scan)?;
            return Ok(true);
        }
        match text {
            "先手番" | "下手番" => self.turn = Some(Side::Sente),
            "後手番" | "上手番" => self.turn = Some(Side::Gote),
            _ if text.starts_with("手数＝") || text.starts_with("手数=") => {
                self.take_move_number(&mut scan)?;
            }
            _ => return self.take_field(&mut scan),
        }
        Ok(true)
    }

    fn take_row(&mut self, scan: &mut Scan<'_>) -> Result<(), NotationError> {
        self.board_place.get_or_insert(scan.place);
        self.rows += 1;
        if self.rows > 9 {
            return Err(Fault::Unexpected(excerpt(scan.rest), Expected::NineRanks).at(scan.place));
        }
        read_row(scan, self.rows, self.board.get_or_insert(Setup::empty()))
    }

    /// `手数＝12 ▲７六歩 まで`: twelve moves were played.
    fn take_move_number(&mut self, scan: &mut Scan<'_>) -> Result<(), NotationError> {
        scan.eat_while(|c| c != '＝' && c != '=');
        scan.next();
        scan.skip_blanks();
        let place = scan.place;
        let digits = scan.eat_while(|c| c.is_ascii_digit() || ('０'..='９').contains(&c));
        let number = read_number(digits).filter(|_| !digits.is_empty());
        let number = number
            .ok_or_else(|| Fault::Unexpected(excerpt(digits), Expected::MoveNumber).at(place))?;
        self.number = Some(number.saturating_add(1));
        Ok(())
    }

    /// `先手：…`. Lines without a colon are not a head's.
    fn take_field(&mut self, scan: &mut Scan<'_>) -> Result<bool, NotationError> {
        let mut value = *scan;
        let key = value.eat_while(|c| c != '：' && c != ':').trim_end();
        if value.next().is_none() || key.is_empty() || key == "変化" {
            return Ok(false);
        }
        value.skip_blanks();
        let side = match key {
            "先手の持駒" | "下手の持駒" | "先手の持ち駒" | "下手の持ち駒" => {
                Some(Side::Sente)
            }
            "後手の持駒" | "上手の持駒" | "後手の持ち駒" | "上手の持ち駒" => {
                Some(Side::Gote)
            }
            _ => None,
        };
        if let Some(side) = side {
            let hands = self.hands.get_or_insert(Setup::empty());
            read_hand(&mut value, side, hands)?;
        } else if key == "手合割" {
            let name = value.rest.trim().to_string();
            self.handicap = Some((value.place, name));
        } else {
            let value = value.rest.trim_end().to_string();
            self.headers.push((key.to_string(), value));
        }
        Ok(true)
    }

    /// The starting position all lines together mean.
    pub fn setup(&self) -> Result<Setup, NotationError> {
        let preset = self
            .handicap
            .as_ref()
            .and_then(|(_, name)| Preset::from_header(name));
        let mut setup = match (&self.board, preset, &self.handicap) {
            (Some(board), _, _) => self.with_hands(board)?,
            (None, Some(preset), _) => preset.setup(),
            (None, None, None) => Preset::Start.setup(),
            (None, None, Some((place, name))) => {
                return Err(Fault::Unexpected(excerpt(name), Expected::Handicap).at(*place));
            }
        };
        if let Some(turn) = self.turn {
            setup.turn = turn;
        } else if let Some(preset) = preset {
            setup.turn = preset.setup().turn;
        }
        if let Some(number) = self.number {
            setup.number = number;
        }
        Ok(setup)
    }

    fn with_hands(&self, board: &Setup) -> Result<Setup, NotationError> {
        if self.rows < 9 {
            let place = self.board_place.unwrap_or(Place::START);
            return Err(Fault::Unexpected(String::new(), Expected::NineRanks).at(place));
        }
        let mut setup = self.hands.clone().unwrap_or_else(Setup::empty);
        for (square, piece) in board.pieces() {
            setup.put(square, piece);
        }
        Ok(setup)
    }
}

/// The lines round a diagram: file numbers and edges.
fn is_frame(text: &str) -> bool {
    let files = text.starts_with('９') || text.starts_with("9 8");
    (files && text.contains('８') || text.starts_with("9 8"))
        && text
            .chars()
            .all(|c| c.is_whitespace() || super::japanese::digit(c).is_some())
        || text.starts_with("+-")
        || text.starts_with("+―")
}
