//! CSA to records.

use super::{CODES, FIELDS, piece_code, side_of};
use crate::game::shogi::moves::ShogiMove;
use crate::game::shogi::notation::error::{Expected, Fault, NotationError};
use crate::game::shogi::notation::record::{End, Record};
use crate::game::shogi::notation::replay::Replay;
use crate::game::shogi::notation::text::{Place, Scan, excerpt, lines};
use crate::game::shogi::piece::{Kind, Piece, Side};
use crate::game::shogi::position::{IllegalMove, Position};
use crate::game::shogi::preset::Preset;
use crate::game::shogi::setup::Setup;
use crate::game::shogi::square::Square;

/// Reads the first game of a text.
pub fn read(text: &str) -> Result<Record, NotationError> {
    let mut reader = Reader::default();
    for (number, line) in lines(text) {
        if line.trim_end() == "/" {
            break;
        }
        let mut scan = Scan::line(line.trim_end(), number);
        if let Some(comment) = scan.rest.strip_prefix('\'') {
            reader.comment(comment);
        } else if matches!(scan.peek(), Some('+' | '-' | 'T' | '%')) {
            // Several statements may share a line, parted by commas.
            while !scan.is_empty() {
                let place = scan.place;
                let statement = scan.eat_while(|c| c != ',');
                reader.statement(statement.trim(), place)?;
                scan.next();
            }
        } else {
            reader.statement(scan.rest, scan.place)?;
        }
    }
    Ok(reader.replay()?.record)
}

/// The position while its statements come in, then the game.
#[derive(Default)]
struct Reader {
    setup: Option<Setup>,
    turn: Option<Side>,
    headers: Vec<(String, String)>,
    comments: Vec<String>,
    game: Option<Replay>,
}

impl Reader {
    fn replay(mut self) -> Result<Replay, NotationError> {
        self.game();
        // `game` has just made it.
        self.game.ok_or_else(|| Fault::Empty.at(Place::START))
    }

    /// The game, which begins with the first statement that is not about the position.
    fn game(&mut self) -> &mut Replay {
        let (setup, turn) = (&self.setup, self.turn);
        let (headers, comments) = (&mut self.headers, &mut self.comments);
        self.game.get_or_insert_with(|| {
            let mut start = setup.clone().unwrap_or_else(|| Preset::Start.setup());
            start.turn = turn.unwrap_or(Side::Sente);
            let mut replay = Replay::new(start);
            replay.record.headers = std::mem::take(headers);
            for comment in std::mem::take(comments) {
                replay.comment(&comment);
            }
            replay
        })
    }

    fn comment(&mut self, text: &str) {
        // `'*` marks what viewers show; the star is not part of it.
        let text = text.strip_prefix('*').unwrap_or(text);
        match &mut self.game {
            Some(game) => game.comment(text),
            None if text.starts_with("CSA encoding") => {}
            None => self.comments.push(text.to_string()),
        }
    }

    fn statement(&mut self, text: &str, place: Place) -> Result<(), NotationError> {
        let mut scan = Scan { rest: text, place };
        let unexpected = |expected| Fault::Unexpected(excerpt(text), expected).at(place);
        match (scan.next(), scan.peek()) {
            (None, _) | (Some('V'), _) => {}
            (Some('+'), None) => self.turn = Some(Side::Sente),
            (Some('-'), None) => self.turn = Some(Side::Gote),
            (Some('N'), Some('+' | '-')) | (Some('$'), _) => self.header(text),
            (Some('P'), _) if self.game.is_none() => self.position(&mut scan)?,
            (Some(sign @ ('+' | '-')), _) => self.move_statement(sign, &mut scan)?,
            (Some('T'), _) => {
                let seconds = scan.eat_while(|c| c.is_ascii_digit());
                let seconds = seconds.parse().map_err(|_| unexpected(Expected::Seconds))?;
                self.game().seconds(Some(seconds));
            }
            (Some('%'), _) => {
                let game = self.game();
                let end = End::from_csa(text, game.turn());
                game.end(end.ok_or_else(|| unexpected(Expected::Move))?);
            }
            _ => return Err(unexpected(Expected::Move)),
        }
        Ok(())
    }

    fn header(&mut self, text: &str) {
        let known = FIELDS
            .iter()
            .find_map(|(code, key)| Some((*key, text.strip_prefix(code)?)));
        let (key, value) = known.unwrap_or_else(|| {
            let text = text.strip_prefix('$').unwrap_or(text);
            text.split_once(':').unwrap_or((text, ""))
        });
        if !value.is_empty() {
            let headers = match &mut self.game {
                Some(game) => &mut game.record.headers,
                None => &mut self.headers,
            };
            headers.push((key.trim().to_string(), value.trim().to_string()));
        }
    }

    /// `PI…`, `P1…` to `P9…`, `P+…`, `P-…`, after the P.
    fn position(&mut self, scan: &mut Scan<'_>) -> Result<(), NotationError> {
        let setup = self.setup.get_or_insert_with(Setup::empty);
        let place = scan.place;
        match scan.next() {
            Some('I') => {
                *setup = Preset::Start.setup();
                while !scan.is_empty() {
                    let (square, place) = (read_square(scan)?, scan.place);
                    read_piece(scan)?;
                    let square = square.ok_or_else(|| {
                        Fault::Unexpected(String::new(), Expected::Square).at(place)
                    })?;
                    setup.remove(square);
                }
            }
            Some(rank @ '1'..='9') => read_row(scan, rank as u8 - b'0', setup)?,
            Some(sign @ ('+' | '-')) => {
                let side = side_of(sign);
                while !scan.is_empty() {
                    read_placed(scan, side, setup)?;
                }
            }
            _ => return Err(Fault::Unexpected(excerpt(scan.rest), Expected::Position).at(place)),
        }
        Ok(())
    }

    fn move_statement(&mut self, sign: char, scan: &mut Scan<'_>) -> Result<(), NotationError> {
        let text = format!("{sign}{}", scan.rest);
        let place = scan.place;
        let from = read_square(scan)?;
        let to_place = scan.place;
        let to = read_square(scan)?
            .ok_or_else(|| Fault::Unexpected(excerpt(&text), Expected::Square).at(to_place))?;
        let after = read_piece(scan)?;
        if !scan.is_empty() {
            return Err(Fault::Unexpected(excerpt(scan.rest), Expected::EndOfText).at(scan.place));
        }
        // The side of the first move stands in for a missing turn statement.
        if self.game.is_none() {
            self.turn.get_or_insert(side_of(sign));
        }
        let game = self.game();
        if game.turn() != side_of(sign) {
            return Err(Fault::Unexpected(sign.to_string(), Expected::Side).at(place));
        }
        let m = find_move(game.position(place)?, from, to, after);
        let m = m.map_err(|why| {
            let text = excerpt(&text);
            match why {
                Some(why) => Fault::Illegal { text, why }.at(place),
                None => Fault::NoSuchMove(text).at(place),
            }
        })?;
        game.play(m, place)
    }
}

/// The legal move that leaves `after` on `to`, or the rule against it, or nothing if another piece
/// stands on `from`.
fn find_move(
    position: &Position,
    from: Option<Square>,
    to: Square,
    after: Piece,
) -> Result<ShogiMove, Option<IllegalMove>> {
    let m = match from {
        None if after.is_promoted() => return Err(None),
        None => position.drop_move(after.kind, to)?,
        Some(from) => {
            let was_promoted = position.piece(from).is_some_and(Piece::is_promoted);
            position.board_move(from, to, after.is_promoted() && !was_promoted)?
        }
    };
    if m.piece() == after.of(position.turn()) {
        Ok(m)
    } else {
        Err(None)
    }
}

/// `76`, or nothing for `00`: in hand.
fn read_square(scan: &mut Scan<'_>) -> Result<Option<Square>, NotationError> {
    let start = *scan;
    let wanted = || Fault::Unexpected(excerpt(start.rest), Expected::Square).at(start.place);
    let digit = |c: char| c.to_digit(10).map(|digit| digit as u8);
    let file = scan.eat_char(digit).ok_or_else(wanted)?;
    let rank = scan.eat_char(digit).ok_or_else(wanted)?;
    match (file, rank) {
        (0, 0) => Ok(None),
        _ => Square::new(file, rank).map(Some).ok_or_else(wanted),
    }
}

/// `FU`; sente's.
fn read_piece(scan: &mut Scan<'_>) -> Result<Piece, NotationError> {
    for (kind, (plain, promoted)) in Kind::ALL.into_iter().zip(CODES) {
        let piece = Piece::new(Side::Sente, kind);
        if scan.eat(plain) {
            return Ok(piece);
        }
        if scan.eat(promoted) {
            return Ok(piece.promoted());
        }
    }
    Err(Fault::Unexpected(excerpt(scan.rest), Expected::Piece).at(scan.place))
}

/// `-KY-KE * +FU`; blanks are free, and squares left out at the end are empty.
fn read_row(scan: &mut Scan<'_>, rank: u8, setup: &mut Setup) -> Result<(), NotationError> {
    for file in (1..=9).rev() {
        scan.skip_blanks();
        if scan.is_empty() || scan.eat("*") {
            continue;
        }
        let sign = scan
            .eat_char(|c| matches!(c, '+' | '-').then_some(c))
            .ok_or_else(|| Fault::Unexpected(excerpt(scan.rest), Expected::Piece).at(scan.place))?;
        let piece = read_piece(scan)?;
        if let Some(square) = Square::new(file, rank) {
            setup.put(square, piece.of(side_of(sign)));
        }
    }
    scan.skip_blanks();
    if scan.is_empty() {
        Ok(())
    } else {
        Err(Fault::Unexpected(excerpt(scan.rest), Expected::NineSquares).at(scan.place))
    }
}

/// `59OU`, `00FU`, or `00AL`: all that is left.
fn read_placed(scan: &mut Scan<'_>, side: Side, setup: &mut Setup) -> Result<(), NotationError> {
    let square = read_square(scan)?;
    if square.is_none() && scan.eat("AL") {
        setup.rest_to_hand(side);
        return Ok(());
    }
    let place = scan.place;
    let piece = read_piece(scan)?;
    match square {
        Some(square) => {
            setup.put(square, piece.of(side));
            Ok(())
        }
        None if piece.is_promoted()
            || setup.in_hand(side, piece.kind) >= 99
            || !setup.add_to_hand(side, piece.kind) =>
        {
            Err(Fault::Unexpected(excerpt(piece_code(piece)), Expected::HandPiece).at(place))
        }
        None => Ok(()),
    }
}
