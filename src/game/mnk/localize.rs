//! Names of notations, and what is wrong with a text, a board or a move, in every language.

use super::variant::{LONGEST, SHORTEST, Size};
use super::{Format, Objection, PlayError, RandomPositionError, ReadError, VariantError};
use crate::base::messages::{Lang, Localize, Text, keys, localized_error, tr};

localized_error!(PlayError, VariantError, RandomPositionError, ReadError);

impl Format {
    pub const fn name(self) -> Text {
        match self {
            Format::Start => keys::game_format_start,
            Format::Rows => keys::game_format_rows,
            Format::MoveList => keys::game_format_move_list,
            Format::Random => keys::game_format_random,
        }
    }
}

impl Localize for Objection {
    fn localize(&self, lang: Lang) -> String {
        match *self {
            Objection::Counts { x, o } => tr!(lang, game_mnk_counts, x, o),
            Objection::Turn { x, o, side } => {
                tr!(lang, game_mnk_turn, x, o, side = side.to_string())
            }
            Objection::Floating(square) => {
                tr!(lang, game_mnk_floating, square = square.to_string())
            }
            Objection::TwoWinners => tr!(lang, game_mnk_two_winners).to_owned(),
            Objection::WonBefore(side) => {
                tr!(lang, game_mnk_won_before, side = side.to_string())
            }
            Objection::Won(side) => tr!(lang, game_mnk_won, side = side.to_string()),
            Objection::Full => tr!(lang, game_mnk_full).to_owned(),
        }
    }
}

impl Localize for PlayError {
    fn localize(&self, lang: Lang) -> String {
        match *self {
            PlayError::Outside(square, variant) => {
                let size = Size(variant.columns(), variant.rows()).to_string();
                tr!(lang, game_mnk_outside, square = square.to_string(), size)
            }
            PlayError::Taken(square) => {
                tr!(lang, game_mnk_taken, square = square.to_string())
            }
            PlayError::Falls(square, lands) => {
                let (square, lands) = (square.to_string(), lands.to_string());
                tr!(lang, game_mnk_falls, square, lands)
            }
            PlayError::ColumnFull(column) => tr!(lang, game_mnk_column_full, column),
            PlayError::Over => tr!(lang, game_mnk_over).to_owned(),
        }
    }
}

impl Localize for VariantError {
    fn localize(&self, lang: Lang) -> String {
        match *self {
            VariantError::Board(columns, rows) => {
                let size = Size(columns, rows).to_string();
                tr!(
                    lang,
                    game_mnk_no_board,
                    size,
                    least = SHORTEST,
                    most = LONGEST
                )
            }
            VariantError::InRow(in_row, columns, rows) => {
                let (size, most) = (Size(columns, rows).to_string(), columns.max(rows));
                tr!(
                    lang,
                    game_mnk_no_in_row,
                    in_row,
                    size,
                    least = SHORTEST,
                    most
                )
            }
        }
    }
}

impl Localize for RandomPositionError {
    fn localize(&self, lang: Lang) -> String {
        match self {
            RandomPositionError::NotARecipe(text) => tr!(lang, game_mnk_not_a_recipe, text),
            RandomPositionError::OutOfRange { stones, most } => {
                tr!(lang, game_mnk_out_of_range, stones, most)
            }
            RandomPositionError::NotFound(stones) => tr!(lang, game_mnk_not_found, stones),
        }
    }
}

impl Localize for ReadError {
    fn localize(&self, lang: Lang) -> String {
        match self {
            ReadError::Nothing => tr!(lang, game_mnk_nothing).to_owned(),
            ReadError::NotAWord(place, text) => {
                place.before(&tr!(lang, game_mnk_not_a_word, text), lang)
            }
            ReadError::Uneven(place, length, columns) => {
                let row = place.line;
                tr!(lang, game_mnk_uneven, row, length, columns)
            }
            &ReadError::OtherBoard(said, drawn) => {
                let (said, drawn) = (Size(said.0, said.1), Size(drawn.0, drawn.1));
                let (said, drawn) = (said.to_string(), drawn.to_string());
                tr!(lang, game_mnk_other_board, said, drawn)
            }
            ReadError::Several(place) => place.before(tr!(lang, game_board_several), lang),
            ReadError::NoNumber(place) => place.before(tr!(lang, game_mnk_no_number), lang),
            ReadError::Variant(error) => error.localize(lang),
            ReadError::Illegal {
                place,
                number,
                name,
                reason,
            } => {
                let reason = reason.localize(lang);
                let fault = tr!(lang, game_mnk_illegal, number, name, reason);
                place.before(&fault, lang)
            }
            ReadError::NoPosition(objections) => {
                let reasons: Vec<String> = objections.iter().map(|o| o.localize(lang)).collect();
                let reasons = reasons.join(tr!(lang, problem_between_sentences));
                tr!(lang, game_mnk_no_position, reasons)
            }
            ReadError::Random(error) => error.localize(lang),
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::base::messages::{Lang, Localize as _};
    use crate::game::mnk::{Hint, read};

    #[test]
    fn every_refusal_can_be_said_in_either_language() {
        for (text, en, ja) in [
            ("", "there is nothing here", "何も書かれていません"),
            (
                "connect4 44x",
                "at character 12: `x` is neither a move",
                "12文字目: 「x」は着手でも",
            ),
            (
                "XO. .X. ..",
                "at character 9: `..` is neither a move",
                "9文字目: 「..」は",
            ),
            (
                "XO. .X.. ... X",
                "row 2 has 4 squares, the first has 3",
                "2行目は4マスですが、1行目は3マスです",
            ),
            (
                "5x5 XO. .X. ..O X",
                "the text says 5×5 and draws a board of 3×3",
                "5×5と書かれていますが、盤は3×3です",
            ),
            (
                "... ... ... X start",
                "a second position begins here",
                "2つ目の局面",
            ),
            ("mnk 5x5 in-row many", "in-row 4", "in-row 4"),
            (
                "mnk 9x9 start",
                "boards have 3 to 8 columns and 3 to 8 rows, not 9×9",
                "9×9",
            ),
            (
                "mnk 5x4 in-row 6",
                "from 3 to 5 in a row can win, not 6",
                "6個",
            ),
            (
                "connect4 4444444",
                "at character 16: move 7 (4) is illegal: column 4 is full",
                "7手目の4は打てません。4列目はもう一杯です",
            ),
            (
                "XX. ... ... X moves c1",
                "moves cannot follow: no game leads here",
                "ここからは打てません",
            ),
            ("connect4 random:stones=42", "at most 41 stones", "41個"),
        ] {
            let error = read(text, &Hint::default()).unwrap_err();
            let said = error.localize(Lang::En);
            assert!(said.contains(en), "{text}: {said}");
            let said = error.localize(Lang::Ja);
            assert!(said.contains(ja), "{text}: {said}");
        }
    }
}
