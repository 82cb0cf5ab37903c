//! Why an arrangement of pieces cannot be played or searched, in words.

use super::attack::attackers;
use super::piece::{Kind, Piece, Side};
use super::setup::Setup;
use super::square::Square;
use crate::base::messages::{Lang, Localize, localized_error, tr};

/// What a setup is wanted for; it decides which kings must be there.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Use {
    /// A game: both kings.
    Game,
    /// A search to a fixed depth: at least one king.
    Search,
    /// Mate by checks: the king of the side that does not move.
    Mate,
}

/// One reason why a setup cannot be used.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reason {
    NoKing(Side),
    NoKings,
    ManyKings {
        side: Side,
        count: u32,
    },
    TooMany {
        kind: Kind,
        count: u32,
    },
    TwoPawns {
        side: Side,
        file: u8,
    },
    Stuck {
        square: Square,
        piece: Piece,
    },
    /// The side that does not move stands in check: its king could be taken.
    LeftInCheck {
        side: Side,
        by: Square,
    },
}

impl Localize for Reason {
    fn localize(&self, lang: Lang) -> String {
        match *self {
            Reason::NoKing(side) => tr!(lang, game_reason_no_king, side = side.name(lang)),
            Reason::NoKings => tr!(lang, game_reason_no_kings).to_owned(),
            Reason::ManyKings { side, count } => {
                tr!(lang, game_reason_many_kings, side = side.name(lang), count)
            }
            Reason::TooMany { kind, count } => {
                let most = kind.in_a_set();
                let kind = kind.name(lang);
                tr!(lang, game_reason_too_many, kind, count, most)
            }
            Reason::TwoPawns { side, file } => {
                tr!(lang, game_reason_two_pawns, side = side.name(lang), file)
            }
            Reason::Stuck { square, piece } => tr!(
                lang,
                game_reason_stuck,
                side = piece.side.name(lang),
                piece = piece.name(lang),
                square = square.name(lang),
            ),
            Reason::LeftInCheck { side, by } => tr!(
                lang,
                game_reason_left_in_check,
                turn = side.other().name(lang),
                side = side.name(lang),
                square = by.name(lang),
            ),
        }
    }
}

impl Reason {
    /// The squares it is about, to be marked on the board.
    pub fn squares(&self, setup: &Setup) -> Vec<Square> {
        let all = |wanted: Piece| {
            setup
                .pieces()
                .filter(move |&(_, piece)| piece == wanted)
                .map(|(square, _)| square)
        };
        match *self {
            Reason::NoKing(_) | Reason::NoKings | Reason::TooMany { .. } => Vec::new(),
            Reason::ManyKings { side, .. } => all(Piece::new(side, Kind::King)).collect(),
            Reason::TwoPawns { side, file } => all(Piece::new(side, Kind::Pawn))
                .filter(|square| square.file() == file)
                .collect(),
            Reason::Stuck { square, .. } => vec![square],
            Reason::LeftInCheck { side, by } => setup.king(side).into_iter().chain([by]).collect(),
        }
    }
}

/// Every reason at once; as an error it is never empty.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Reasons(pub Vec<Reason>);

impl Localize for Reasons {
    fn localize(&self, lang: Lang) -> String {
        let all = self.0.iter().map(|reason| reason.localize(lang));
        let reasons = all.reduce(|first, next| tr!(lang, game_reasons_and, first, next));
        tr!(lang, game_reasons, reasons = reasons.unwrap_or_default())
    }
}

localized_error!(Reasons);

impl Setup {
    /// Every reason why this setup cannot be used so; empty when it can.
    pub fn reasons(&self, wanted: Use) -> Vec<Reason> {
        let mut reasons = Vec::new();
        self.missing_kings(wanted, &mut reasons);
        for side in Side::BOTH {
            let king = Piece::new(side, Kind::King);
            let count = self.pieces().filter(|&(_, piece)| piece == king).count() as u32;
            if count > 1 {
                reasons.push(Reason::ManyKings { side, count });
            }
        }
        for kind in Kind::IN_HAND {
            let count = self.count(kind);
            if count > u32::from(kind.in_a_set()) {
                reasons.push(Reason::TooMany { kind, count });
            }
        }
        for side in Side::BOTH {
            let pawn = Piece::new(side, Kind::Pawn);
            for file in 1..=9 {
                let on_file =
                    |&(square, piece): &(Square, Piece)| piece == pawn && square.file() == file;
                if self.pieces().filter(on_file).count() > 1 {
                    reasons.push(Reason::TwoPawns { side, file });
                }
            }
        }
        for (square, piece) in self.pieces() {
            if piece.is_stuck_on(square.rank()) {
                reasons.push(Reason::Stuck { square, piece });
            }
        }
        let waiting = self.turn.other();
        let waiting_king = Piece::new(waiting, Kind::King);
        for (square, _) in self.pieces().filter(|&(_, piece)| piece == waiting_king) {
            if let Some(&by) = attackers(self, square, self.turn).first() {
                reasons.push(Reason::LeftInCheck { side: waiting, by });
                break;
            }
        }
        reasons
    }

    fn missing_kings(&self, wanted: Use, reasons: &mut Vec<Reason>) {
        let missing = |side: Side| self.king(side).is_none();
        match wanted {
            Use::Game => {
                reasons.extend(
                    Side::BOTH
                        .into_iter()
                        .filter(|&side| missing(side))
                        .map(Reason::NoKing),
                );
            }
            Use::Search => {
                if Side::BOTH.into_iter().all(missing) {
                    reasons.push(Reason::NoKings);
                }
            }
            Use::Mate => {
                if missing(self.turn.other()) {
                    reasons.push(Reason::NoKing(self.turn.other()));
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::shogi::notation::sfen;

    fn reasons(text: &str, wanted: Use) -> Vec<String> {
        let setup = sfen::read_setup(text).unwrap();
        let reasons = setup.reasons(wanted);
        reasons.iter().map(|r| r.localize(Lang::En)).collect()
    }

    #[test]
    fn every_fault_is_listed_at_once() {
        // Two pawns on file 5, a pawn on its last rank, three bishops.
        let found = reasons("4k3P/9/4P4/4P4/4R4/9/9/9/4K4 b 3B 1", Use::Game);
        assert_eq!(
            found,
            [
                "there are 3 bishops, but a set has only 2",
                "sente has two or more unpromoted pawns on file 5",
                "sente's pawn on 1a could never move",
            ]
        );
        let found = reasons("4k4/9/9/9/4R4/9/9/9/9 b - 1", Use::Game);
        assert_eq!(
            found,
            [
                "sente has no king",
                "it is sente's turn, but gote's king stands in check from 5e and could be taken",
            ]
        );
    }

    #[test]
    fn the_use_decides_which_kings_are_needed() {
        let tsume = "4k4/9/4P4/9/9/9/9/9/9 b G2r2b3g4s4n4l17p 1";
        assert_eq!(reasons(tsume, Use::Game), ["sente has no king"]);
        assert!(reasons(tsume, Use::Search).is_empty());
        assert!(reasons(tsume, Use::Mate).is_empty());
        let bare = "9/9/9/9/9/9/9/9/4K4 b - 1";
        assert_eq!(reasons(bare, Use::Mate), ["gote has no king"]);
        assert_eq!(
            reasons("9/9/9/9/9/9/9/9/9 b - 1", Use::Search),
            ["there is no king on the board"]
        );
    }

    #[test]
    fn reasons_point_at_their_squares() {
        let setup = sfen::read_setup("4k3P/9/4P4/4P4/4R4/9/9/9/4K4 b 3B 1").unwrap();
        let squares: Vec<Vec<String>> = setup
            .reasons(Use::Game)
            .iter()
            .map(|reason| {
                reason
                    .squares(&setup)
                    .iter()
                    .map(Square::to_string)
                    .collect()
            })
            .collect();
        assert_eq!(squares, [vec![], vec!["5c", "5d"], vec!["1a"]]);
    }

    #[test]
    fn every_reason_speaks_both_languages() {
        let square = Square::from_usi("1a").unwrap();
        let piece = Piece::new(Side::Sente, Kind::Pawn);
        let all = [
            Reason::NoKing(Side::Gote),
            Reason::NoKings,
            Reason::ManyKings {
                side: Side::Sente,
                count: 2,
            },
            Reason::TooMany {
                kind: Kind::Pawn,
                count: 19,
            },
            Reason::TwoPawns {
                side: Side::Gote,
                file: 3,
            },
            Reason::Stuck { square, piece },
            Reason::LeftInCheck {
                side: Side::Sente,
                by: square,
            },
        ];
        for reason in all {
            assert!(reason.localize(Lang::En).is_ascii(), "{reason:?}");
            assert!(!reason.localize(Lang::Ja).is_ascii(), "{reason:?}");
        }
        let stuck = all[5].localize(Lang::Ja);
        assert_eq!(stuck, "先手の１一歩は行き所がありません");
    }
}
