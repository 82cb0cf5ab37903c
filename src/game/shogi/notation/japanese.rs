//! Moves in Japanese: ☗７六歩, ☖同銀左上不成, ☗５五角打.
//!
//! When several pieces of a kind attack the destination, the name says which one moved, first by
//! its motion (上 up, 寄 sideways, 引 back), then by the side it came from (右, 左, 直), then by
//! both. Pinned pieces count as attackers: that is how the federation and the usual programs do it.

use super::error::{Expected, Fault, NotationError};
use super::text::{Place, Scan, excerpt};
use crate::game::shogi::attack::attacks;
use crate::game::shogi::moves::ShogiMove;
use crate::game::shogi::piece::{Kind, Piece, Side};
use crate::game::shogi::position::Position;
use crate::game::shogi::setup::Setup;
use crate::game::shogi::square::{FILES, RANKS, Square};

/// The name of a move with its side's mark, as the window shows it: `☗７六歩`.
pub fn name(position: &Position, m: ShogiMove) -> String {
    let last = position.last_move().map(ShogiMove::to);
    format!(
        "{}{}",
        m.side().mark(),
        bare_name(&position.setup(), m, last)
    )
}

/// The names of every legal move, in the order of generation.
pub fn names(position: &Position) -> Vec<(ShogiMove, String)> {
    let setup = position.setup();
    let last = position.last_move().map(ShogiMove::to);
    let named = |m: ShogiMove| format!("{}{}", m.side().mark(), bare_name(&setup, m, last));
    position
        .moves()
        .into_iter()
        .map(|m| (m, named(m)))
        .collect()
}

/// The name without a mark, for KI2 and lists that have their own; `last` is where the move
/// before went.
pub fn bare_name(setup: &Setup, m: ShogiMove, last: Option<Square>) -> String {
    let before = m.piece_before();
    let mut text = if last == Some(m.to()) {
        "同".to_string()
    } else {
        m.to().japanese()
    };
    let which = which_piece(setup, m);
    let choice = promotion_choice(m);
    if last == Some(m.to()) && which.is_empty() && choice.is_empty() {
        text.push('　');
    }
    text.push_str(before.kif_name());
    text.push_str(&which);
    text.push_str(choice);
    text
}

/// 成, 不成, or nothing where there is no choice.
pub fn promotion_choice(m: ShogiMove) -> &'static str {
    let before = m.piece_before();
    let side = before.side;
    let in_zone = |square: Square| side.promotes_on(square.rank());
    match m.from() {
        Some(_) if m.promotes() => "成",
        Some(from)
            if before.kind.can_promote()
                && !before.is_promoted()
                && (in_zone(from) || in_zone(m.to())) =>
        {
            "不成"
        }
        _ => "",
    }
}

/// The words that tell which of several pieces moved.
fn which_piece(setup: &Setup, m: ShogiMove) -> String {
    let piece = m.piece_before();
    let (to, side) = (m.to(), piece.side);
    let rivals: Vec<Square> = setup
        .pieces()
        .filter(|&(square, other)| {
            other == piece
                && Some(square) != m.from()
                && attacks(setup, piece, square).contains(&to)
        })
        .map(|(square, _)| square)
        .collect();
    if rivals.is_empty() {
        return String::new();
    }
    let Some(from) = m.from() else {
        return "打".to_string();
    };
    let motion = Motion::of(from, to, side);
    if rivals
        .iter()
        .all(|&rival| Motion::of(rival, to, side) != motion)
    {
        return motion.word().to_string();
    }
    let shift = shift(from, to, side);
    if shift == 0 {
        // A piece that could also have come from afar along a line is told apart by its rival's side.
        let far = matches!(piece.kind, Kind::Rook | Kind::Bishop);
        return match rivals
            .iter()
            .map(|&rival| self::shift(rival, to, side))
            .find(|&s| s != 0)
        {
            Some(rival) if far => side_word(-rival).to_string(),
            _ => "直".to_string(),
        };
    }
    let same_side = |&rival: &Square| self::shift(rival, to, side).signum() == shift.signum();
    let motion_too = rivals.iter().any(same_side);
    let mut words = side_word(shift).to_string();
    if motion_too {
        words.push_str(motion.word());
    }
    words
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Motion {
    Up,
    Sideways,
    Back,
}

impl Motion {
    fn of(from: Square, to: Square, side: Side) -> Motion {
        let ahead = (to.rank() as i8 - from.rank() as i8) * side.forward();
        match ahead {
            1.. => Motion::Up,
            0 => Motion::Sideways,
            _ => Motion::Back,
        }
    }

    const fn word(self) -> &'static str {
        match self {
            Motion::Up => "上",
            Motion::Sideways => "寄",
            Motion::Back => "引",
        }
    }
}

/// How far to the right of the destination the piece stood, as its owner sees the board.
fn shift(from: Square, to: Square, side: Side) -> i8 {
    (from.file() as i8 - to.file() as i8) * side.forward()
}

fn side_word(shift: i8) -> &'static str {
    if shift > 0 { "右" } else { "左" }
}

/// A move as it is written, before anyone knows which piece is meant.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Written {
    text: String,
    place: Place,
    to: Square,
    kind: Kind,
    promoted: bool,
    words: String,
    promotes: bool,
    drops: bool,
    from: Option<Square>,
}

/// Reads a move: destination, piece, words, and (KIF) the origin in brackets.
pub fn read(scan: &mut Scan<'_>, last: Option<Square>) -> Result<Written, NotationError> {
    let start = *scan;
    let unexpected =
        |scan: &Scan<'_>, expected| Fault::Unexpected(excerpt(scan.rest), expected).at(scan.place);
    let to = if scan.eat("同") {
        scan.skip_blanks();
        last.ok_or_else(|| unexpected(&start, Expected::Square))?
    } else {
        let file = scan
            .eat_char(digit)
            .ok_or_else(|| unexpected(&start, Expected::Move))?;
        let rank = scan
            .eat_char(digit)
            .ok_or_else(|| unexpected(scan, Expected::Square))?;
        Square::new(file, rank).ok_or_else(|| unexpected(&start, Expected::Square))?
    };
    scan.skip_blanks();
    let piece = read_piece(scan).ok_or_else(|| unexpected(scan, Expected::Piece))?;
    let words = scan
        .eat_while(|c| "右左直上引寄行入".contains(c))
        .to_string();
    let (mut promotes, mut drops) = (false, false);
    if scan.eat("打") {
        drops = true;
    } else if scan.eat("成") {
        promotes = true;
    } else if !scan.eat("不成") {
        scan.eat("生");
    }
    let from = read_origin(scan)?;
    let length = start.rest.len() - scan.rest.len();
    Ok(Written {
        text: start.rest[..length].trim_end().to_string(),
        place: start.place,
        to,
        kind: piece.kind,
        promoted: piece.is_promoted(),
        words,
        promotes,
        drops,
        from,
    })
}

/// `(77)`; half- or full-width.
fn read_origin(scan: &mut Scan<'_>) -> Result<Option<Square>, NotationError> {
    let mut ahead = *scan;
    ahead.skip_blanks();
    if !(ahead.eat("(") || ahead.eat("（")) {
        return Ok(None);
    }
    let place = ahead.place;
    let text = ahead.rest;
    let square = (ahead.eat_char(digit)).zip(ahead.eat_char(digit));
    if !(ahead.eat(")") || ahead.eat("）")) {
        // Not an origin: the time in brackets follows.
        return Ok(None);
    }
    *scan = ahead;
    match square.and_then(|(file, rank)| Square::new(file, rank)) {
        Some(from) => Ok(Some(from)),
        None => Err(Fault::Unexpected(excerpt(text), Expected::Square).at(place)),
    }
}

/// The legal move a Japanese name stands for, with or without a mark; nothing if it is none.
pub fn parse(position: &Position, text: &str) -> Option<ShogiMove> {
    let bare = text.trim().trim_start_matches(super::ki2::is_mark);
    let mut scan = Scan::line(bare, 1);
    let written = read(&mut scan, position.last_move().map(ShogiMove::to)).ok()?;
    scan.skip_blanks();
    let whole = scan.is_empty();
    written.resolve(position).ok().filter(|_| whole)
}

/// A digit in any of the forms used for files and ranks.
pub fn digit(c: char) -> Option<u8> {
    let place = |list: [char; 9]| {
        list.iter()
            .position(|&d| d == c)
            .map(|index| index as u8 + 1)
    };
    match c {
        '1'..='9' => Some(c as u8 - b'0'),
        _ => place(FILES).or_else(|| place(RANKS)),
    }
}

/// A piece by its name, sente's; 成 before a name promotes.
pub fn read_piece(scan: &mut Scan<'_>) -> Option<Piece> {
    let mut ahead = *scan;
    let promoted = ahead.eat("成");
    let piece = ahead.eat_char(piece_of_kanji)?;
    if promoted && (piece.is_promoted() || !piece.kind.can_promote()) {
        return None;
    }
    *scan = ahead;
    Some(if promoted { piece.promoted() } else { piece })
}

/// The piece a single character stands for, in all usual spellings.
pub fn piece_of_kanji(c: char) -> Option<Piece> {
    let plain = |kind| Some(Piece::new(Side::Sente, kind));
    let promoted = |kind| Some(Piece::new(Side::Sente, kind).promoted());
    match c {
        '王' => plain(Kind::King),
        '竜' | '龍' => promoted(Kind::Rook),
        '馬' => promoted(Kind::Bishop),
        '全' => promoted(Kind::Silver),
        '圭' => promoted(Kind::Knight),
        '杏' => promoted(Kind::Lance),
        'と' => promoted(Kind::Pawn),
        _ => plain(Kind::ALL.into_iter().find(|kind| kind.kanji() == c)?),
    }
}

impl Written {
    /// The legal move that is meant in a position.
    pub fn resolve(&self, position: &Position) -> Result<ShogiMove, NotationError> {
        let illegal = |why| {
            let text = self.text.clone();
            Fault::Illegal { text, why }.at(self.place)
        };
        let mut piece = Piece::new(position.turn(), self.kind);
        if self.promoted {
            piece = piece.promoted();
        }
        if self.drops {
            return position.drop_move(self.kind, self.to).map_err(illegal);
        }
        if let Some(from) = self.from {
            let m = position
                .board_move(from, self.to, self.promotes)
                .map_err(illegal)?;
            if m.piece_before() != piece {
                return Err(Fault::NoSuchMove(self.text.clone()).at(self.place));
            }
            return Ok(m);
        }
        self.choose(position, piece)
    }

    /// Without an origin: the legal moves of such a piece, narrowed down by the words.
    fn choose(&self, position: &Position, piece: Piece) -> Result<ShogiMove, NotationError> {
        let mut moves = position.moves();
        moves.retain(|m| m.to() == self.to && m.piece_before() == piece);
        moves.retain(|m| m.promotes() == self.promotes);
        // Without 打 a piece on the board is meant if one can go there.
        if moves.iter().any(|m| m.from().is_some()) {
            moves.retain(|m| m.from().is_some());
        }
        let drop_may_be_meant = self.words.is_empty();
        moves.retain(|m| drop_may_be_meant || m.from().is_some());
        self.narrow(&mut moves);
        match *moves.as_slice() {
            [m] => Ok(m),
            [] => match position.drop_move(self.kind, self.to) {
                Err(why) if position.in_hand(piece.side, self.kind) > 0 && !self.promoted => {
                    let text = self.text.clone();
                    Err(Fault::Illegal { text, why }.at(self.place))
                }
                _ => Err(Fault::NoSuchMove(self.text.clone()).at(self.place)),
            },
            _ => {
                // The name we would give decides, since pinned pieces count in names.
                let setup = position.setup();
                let same = |m: &&ShogiMove| which_piece(&setup, **m) == self.words;
                let mut named = moves.iter().filter(same);
                match (named.next(), named.next()) {
                    (Some(&m), None) => Ok(m),
                    _ => Err(Fault::Ambiguous(self.text.clone()).at(self.place)),
                }
            }
        }
    }

    /// First the motions, then the sides: 右 is the rightmost of what is left, 左 the leftmost.
    fn narrow(&self, moves: &mut Vec<ShogiMove>) {
        let shift_of = |m: &ShogiMove| m.from().map_or(0, |from| shift(from, m.to(), m.side()));
        for word in self.words.chars() {
            let wanted = match word {
                '上' | '行' | '入' | '直' => Motion::Up,
                '寄' => Motion::Sideways,
                '引' => Motion::Back,
                _ => continue,
            };
            moves.retain(|m| {
                m.from()
                    .is_some_and(|from| Motion::of(from, m.to(), m.side()) == wanted)
            });
        }
        for word in self.words.chars() {
            let extreme = match word {
                '右' => moves.iter().map(shift_of).max(),
                '左' => moves.iter().map(shift_of).min(),
                '直' => Some(0),
                _ => continue,
            };
            moves.retain(|m| Some(shift_of(m)) == extreme);
        }
    }
}
