//! Names of sides and notations, and what is wrong with an Othello text or move, in every language.

use super::{
    BoardError, Disc, Format, GgfError, MoveListError, Objection, PlayError, RandomPositionError,
    ReadError,
};
use crate::base::messages::{Lang, Localize, Text, keys, localized_error, tr};

localized_error!(
    PlayError,
    BoardError,
    MoveListError,
    GgfError,
    RandomPositionError,
    ReadError
);

impl Disc {
    pub fn name(self, lang: Lang) -> &'static str {
        match self {
            Disc::Black => tr!(lang, game_black),
            Disc::White => tr!(lang, game_white),
        }
    }
}

impl Format {
    pub const fn name(self) -> Text {
        match self {
            Format::Start => keys::game_format_start,
            Format::Obf => keys::game_format_obf,
            Format::Board => keys::game_format_board,
            Format::Rows => keys::game_format_rows,
            Format::MoveList => keys::game_format_move_list,
            Format::Ggf => keys::game_format_ggf,
            Format::Random => keys::game_format_random,
        }
    }
}

impl Localize for Objection {
    fn localize(&self, lang: Lang) -> String {
        match *self {
            Objection::NoDiscs => tr!(lang, game_othello_no_discs).to_owned(),
            Objection::Finished { black, white } => {
                tr!(lang, game_othello_finished, black, white)
            }
            Objection::MustPass(side) => {
                tr!(lang, game_othello_no_move, side = side.name(lang))
            }
            Objection::MiddleEmpty => tr!(lang, game_othello_middle_empty).to_owned(),
            Objection::Scattered => tr!(lang, game_othello_scattered).to_owned(),
        }
    }
}

impl Localize for PlayError {
    fn localize(&self, lang: Lang) -> String {
        match *self {
            PlayError::Outside(square, size) => {
                let (square, size) = (square.to_string(), size.to_string());
                tr!(lang, game_othello_outside, square, size)
            }
            PlayError::Taken(square) => {
                tr!(lang, game_othello_taken, square = square.to_string())
            }
            PlayError::TurnsNothing(square, side) => {
                let (square, side) = (square.to_string(), side.name(lang));
                tr!(lang, game_othello_turns_nothing, square, side)
            }
            PlayError::MayNotPass(side) => {
                tr!(lang, game_othello_may_not_pass, side = side.name(lang))
            }
            PlayError::MustPass(side) => {
                tr!(lang, game_othello_must_pass, side = side.name(lang))
            }
            PlayError::Over => tr!(lang, game_othello_over).to_owned(),
        }
    }
}

impl Localize for BoardError {
    fn localize(&self, lang: Lang) -> String {
        let (place, fault) = match self {
            BoardError::NotASign(place, text) => (place, tr!(lang, game_board_not_a_sign, text)),
            BoardError::WrongCount(place, count) => {
                (place, tr!(lang, game_board_wrong_count, count))
            }
            BoardError::NotASide(place, text) => (place, tr!(lang, game_board_not_a_side, text)),
            BoardError::Several(place) => (place, tr!(lang, game_board_several).to_owned()),
        };
        place.before(&fault, lang)
    }
}

impl Localize for MoveListError {
    fn localize(&self, lang: Lang) -> String {
        match self {
            MoveListError::NotAMove(place, text) => {
                place.before(&tr!(lang, game_moves_not_a_move, text), lang)
            }
            MoveListError::Illegal {
                place,
                number,
                name,
                size,
                reason,
                fits,
            } => {
                let (size, reason) = (size.to_string(), reason.localize(lang));
                let mut fault = tr!(lang, game_moves_illegal, number, name, size, reason);
                if let Some(size) = fits {
                    fault = tr!(lang, game_moves_fit, fault, size = size.to_string());
                }
                place.before(&fault, lang)
            }
            MoveListError::Empty => tr!(lang, game_moves_empty).to_owned(),
        }
    }
}

impl Localize for GgfError {
    fn localize(&self, lang: Lang) -> String {
        let (place, fault) = match self {
            GgfError::NoGame => return tr!(lang, game_ggf_no_game).to_owned(),
            GgfError::NotAProperty(place, text) => {
                (place, tr!(lang, game_ggf_not_a_property, text))
            }
            GgfError::Unclosed(place, name) => (place, tr!(lang, game_ggf_unclosed, name)),
            GgfError::AnotherGame(place, game) => (place, tr!(lang, game_ggf_another_game, game)),
            GgfError::Board(place, error) => {
                let why = error.localize(lang);
                (place, tr!(lang, game_ggf_board, why))
            }
            GgfError::Size(place, size) => (place, tr!(lang, game_ggf_size, size)),
            GgfError::EmptyBoard(place) => (place, tr!(lang, game_ggf_empty_board).to_owned()),
            GgfError::NotAMove(place, text) => (place, tr!(lang, game_ggf_not_a_move, text)),
            GgfError::NotTheirTurn(place, side) => {
                let side = side.name(lang);
                (place, tr!(lang, game_ggf_not_their_turn, side))
            }
            GgfError::Illegal {
                place,
                name,
                reason,
            } => {
                let reason = reason.localize(lang);
                (place, tr!(lang, game_ggf_illegal, name, reason))
            }
        };
        place.before(&fault, lang)
    }
}

impl Localize for RandomPositionError {
    fn localize(&self, lang: Lang) -> String {
        match self {
            RandomPositionError::NotARecipe(text) => {
                tr!(lang, game_random_position_not_a_recipe, text)
            }
            RandomPositionError::OutOfRange {
                size,
                most,
                empties,
            } => {
                let size = size.to_string();
                tr!(lang, game_random_position_out_of_range, size, most, empties)
            }
            RandomPositionError::NotFound(empties) => {
                tr!(lang, game_random_position_not_found, empties)
            }
        }
    }
}

impl Localize for ReadError {
    fn localize(&self, lang: Lang) -> String {
        match self {
            ReadError::Board(error) => error.localize(lang),
            ReadError::Moves(error) => error.localize(lang),
            ReadError::Ggf(error) => error.localize(lang),
            ReadError::Random(error) => error.localize(lang),
            ReadError::Nothing => tr!(lang, game_othello_nothing).to_owned(),
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::base::messages::{Lang, Localize as _};
    use crate::game::othello::{Size, read};

    #[test]
    fn every_refusal_can_be_said_in_japanese() {
        for (text, said) in [
            ("", "何も書かれていません"),
            ("----", "5文字目: 盤が4マスで終わっています"),
            (
                "----\n-OQ-\n",
                "2行3文字目: 「Q-」はマスの記号ではありません",
            ),
            ("-----OX--XO----- -", "18文字目: 「-」は手番ではありません"),
            ("f5f5", "f5にはもう石があります"),
            ("f5a1", "白がa1に打っても返る石がありません"),
            ("c2", "6×6の盤ならば正しい手順です"),
            ("f5 x", "「x」は着手ではありません"),
            ("random:empties=99", "8×8の盤の空きは1から60までです"),
            ("random:depth=1", "その形ではありません"),
            ("(;GM[Chess];)", "オセロではなくChessの棋譜です"),
            ("(;B[f5", "Bの括弧が閉じていません"),
        ] {
            let error = read(text, Size::Eight).unwrap_err().localize(Lang::Ja);
            assert!(error.contains(said), "{text}: {error}");
        }
    }
}
