//! Ready setups: the start, the handicaps, the empty board.

use serde::{Deserialize, Serialize};

use super::piece::{Kind, Piece, Side};
use super::setup::Setup;
use super::square::Square;
use crate::base::messages::{Lang, tr};

/// A named starting point. In a handicap game gote (上手) lacks pieces and moves first.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Preset {
    Start,
    Lance,
    RightLance,
    Bishop,
    Rook,
    RookLance,
    TwoPieces,
    ThreePieces,
    FourPieces,
    FivePieces,
    LeftFivePieces,
    SixPieces,
    LeftSevenPieces,
    RightSevenPieces,
    EightPieces,
    TenPieces,
    /// Only gote's king, the rest in gote's hand: where a tsume problem begins.
    Tsume,
    Empty,
}

impl Preset {
    pub const ALL: [Preset; 18] = [
        Preset::Start,
        Preset::Lance,
        Preset::RightLance,
        Preset::Bishop,
        Preset::Rook,
        Preset::RookLance,
        Preset::TwoPieces,
        Preset::ThreePieces,
        Preset::FourPieces,
        Preset::FivePieces,
        Preset::LeftFivePieces,
        Preset::SixPieces,
        Preset::LeftSevenPieces,
        Preset::RightSevenPieces,
        Preset::EightPieces,
        Preset::TenPieces,
        Preset::Tsume,
        Preset::Empty,
    ];

    /// The name in the header 手合割 of KIF files; empty board and tsume have none there.
    pub const fn kif_name(self) -> Option<&'static str> {
        Some(match self {
            Preset::Start => "平手",
            Preset::Lance => "香落ち",
            Preset::RightLance => "右香落ち",
            Preset::Bishop => "角落ち",
            Preset::Rook => "飛車落ち",
            Preset::RookLance => "飛香落ち",
            Preset::TwoPieces => "二枚落ち",
            Preset::ThreePieces => "三枚落ち",
            Preset::FourPieces => "四枚落ち",
            Preset::FivePieces => "五枚落ち",
            Preset::LeftFivePieces => "左五枚落ち",
            Preset::SixPieces => "六枚落ち",
            Preset::LeftSevenPieces => "左七枚落ち",
            Preset::RightSevenPieces => "右七枚落ち",
            Preset::EightPieces => "八枚落ち",
            Preset::TenPieces => "十枚落ち",
            Preset::Tsume | Preset::Empty => return None,
        })
    }

    pub fn name(self, lang: Lang) -> &'static str {
        match self {
            Preset::Start => tr!(lang, game_preset_start),
            Preset::Lance => tr!(lang, game_preset_lance),
            Preset::RightLance => tr!(lang, game_preset_right_lance),
            Preset::Bishop => tr!(lang, game_preset_bishop),
            Preset::Rook => tr!(lang, game_preset_rook),
            Preset::RookLance => tr!(lang, game_preset_rook_lance),
            Preset::TwoPieces => tr!(lang, game_preset_two),
            Preset::ThreePieces => tr!(lang, game_preset_three),
            Preset::FourPieces => tr!(lang, game_preset_four),
            Preset::FivePieces => tr!(lang, game_preset_five),
            Preset::LeftFivePieces => tr!(lang, game_preset_left_five),
            Preset::SixPieces => tr!(lang, game_preset_six),
            Preset::LeftSevenPieces => tr!(lang, game_preset_left_seven),
            Preset::RightSevenPieces => tr!(lang, game_preset_right_seven),
            Preset::EightPieces => tr!(lang, game_preset_eight),
            Preset::TenPieces => tr!(lang, game_preset_ten),
            Preset::Tsume => tr!(lang, game_preset_tsume),
            Preset::Empty => tr!(lang, game_preset_empty),
        }
    }

    /// The preset that the header 手合割 names; headers never mean the tsume or the empty one.
    pub fn from_header(name: &str) -> Option<Preset> {
        Preset::ALL
            .into_iter()
            .find(|preset| preset.kif_name() == Some(name))
    }

    /// The squares of gote's pieces that are left out: gote's left is file 1, its right file 9.
    const fn left_out(self) -> &'static [&'static str] {
        match self {
            Preset::Start | Preset::Tsume | Preset::Empty => &[],
            Preset::Lance => &["1a"],
            Preset::RightLance => &["9a"],
            Preset::Bishop => &["2b"],
            Preset::Rook => &["8b"],
            Preset::RookLance => &["8b", "1a"],
            Preset::TwoPieces => &["8b", "2b"],
            Preset::ThreePieces => &["8b", "2b", "1a"],
            Preset::FourPieces => &["8b", "2b", "1a", "9a"],
            Preset::FivePieces => &["8b", "2b", "1a", "9a", "8a"],
            Preset::LeftFivePieces => &["8b", "2b", "1a", "9a", "2a"],
            Preset::SixPieces => &["8b", "2b", "1a", "9a", "2a", "8a"],
            Preset::LeftSevenPieces => &["8b", "2b", "1a", "9a", "2a", "8a", "3a"],
            Preset::RightSevenPieces => &["8b", "2b", "1a", "9a", "2a", "8a", "7a"],
            Preset::EightPieces => &["8b", "2b", "1a", "9a", "2a", "8a", "3a", "7a"],
            Preset::TenPieces => &["8b", "2b", "1a", "9a", "2a", "8a", "3a", "7a", "4a", "6a"],
        }
    }

    pub fn setup(self) -> Setup {
        let mut setup = match self {
            Preset::Empty => return Setup::empty(),
            Preset::Tsume => return tsume(),
            _ => start(),
        };
        for name in self.left_out() {
            if let Some(square) = Square::from_usi(name) {
                setup.remove(square);
            }
        }
        if self != Preset::Start {
            setup.turn = Side::Gote;
        }
        setup
    }
}

fn start() -> Setup {
    const BACK: [Kind; 9] = [
        Kind::Lance,
        Kind::Knight,
        Kind::Silver,
        Kind::Gold,
        Kind::King,
        Kind::Gold,
        Kind::Silver,
        Kind::Knight,
        Kind::Lance,
    ];
    let mut setup = Setup::empty();
    let mut both = |file: u8, rank: u8, kind: Kind| {
        if let Some(square) = Square::new(file, rank) {
            setup.put(square, Piece::new(Side::Sente, kind));
            setup.put(square.flipped(), Piece::new(Side::Gote, kind));
        }
    };
    for (file, kind) in (1..=9).zip(BACK) {
        both(file, 9, kind);
        both(file, 7, Kind::Pawn);
    }
    both(2, 8, Kind::Rook);
    both(8, 8, Kind::Bishop);
    setup
}

fn tsume() -> Setup {
    let mut setup = Setup::empty();
    if let Some(square) = Square::new(5, 1) {
        setup.put(square, Piece::new(Side::Gote, Kind::King));
    }
    setup.rest_to_hand(Side::Gote);
    setup
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::shogi::notation::sfen;
    use crate::game::shogi::{Position, Use};

    #[test]
    fn the_start_is_the_start() {
        let setup = Preset::Start.setup();
        assert_eq!(
            sfen::write(&setup),
            "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1"
        );
        assert_eq!(Position::start().setup(), setup);
        assert!(setup.missing().iter().all(|&(_, missing)| missing == 0));
    }

    #[test]
    fn handicaps_are_playable_and_lack_what_they_say() {
        let lacking = [0, 1, 1, 1, 1, 2, 2, 3, 4, 5, 5, 6, 7, 7, 8, 10];
        for (preset, lacks) in Preset::ALL.into_iter().zip(lacking) {
            let setup = preset.setup();
            assert!(setup.reasons(Use::Game).is_empty(), "{preset:?}");
            let missing: i32 = setup.missing().iter().map(|&(_, missing)| missing).sum();
            assert_eq!(missing, lacks, "{preset:?}");
            let name = preset.kif_name().unwrap();
            assert_eq!(Preset::from_header(name), Some(preset));
        }
        assert_eq!(
            sfen::write(&Preset::SixPieces.setup()),
            "2sgkgs2/9/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1"
        );
        assert!(Preset::Tsume.setup().reasons(Use::Mate).is_empty());
    }
}
