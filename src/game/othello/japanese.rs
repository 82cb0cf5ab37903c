//! What is wrong with an Othello text, in Japanese. English is each error's `Display`; what the
//! errors mean is told where they are made.

use super::{
    BoardError, Disc, GgfError, MoveListError, PlayError, RandomPositionError, ReadError, Size,
};

impl Disc {
    pub const fn japanese(self) -> &'static str {
        match self {
            Disc::Black => "黒",
            Disc::White => "白",
        }
    }
}

impl PlayError {
    pub fn japanese(&self) -> String {
        match self {
            PlayError::Outside(square, size) => format!("{square}は{size}の盤の外です"),
            PlayError::Taken(square) => format!("{square}にはもう石があります"),
            PlayError::TurnsNothing(square, side) => {
                format!("{}が{square}に打っても返る石がありません", side.japanese())
            }
            PlayError::MayNotPass(side) => {
                format!("{}には打てる所があり、パスできません", side.japanese())
            }
            PlayError::MustPass(side) => format!("{}はパスしなければなりません", side.japanese()),
            PlayError::Over => "すでに終局しています".to_owned(),
        }
    }
}

impl BoardError {
    pub fn japanese(&self) -> String {
        match self {
            BoardError::NotASign(place, text) => format!(
                "{}: 「{text}」はマスの記号ではありません。黒はX * B、白はO W、空きは- .です",
                place.japanese()
            ),
            BoardError::WrongCount(place, count) => format!(
                "{}: 盤が{count}マスで終わっています。16・36・64マスのどれかが必要です",
                place.japanese()
            ),
            BoardError::NotASide(place, text) => format!(
                "{}: 「{text}」は手番ではありません。黒はX * B、白はO Wです",
                place.japanese()
            ),
            BoardError::Several(place) => format!(
                "{}: ここから2つ目の局面が始まります。1つずつ読ませてください",
                place.japanese()
            ),
        }
    }
}

impl MoveListError {
    pub fn japanese(&self) -> String {
        match self {
            MoveListError::NotAMove(place, text) => format!(
                "{}: 「{text}」は着手ではありません。f5d6c3…のように書きます",
                place.japanese()
            ),
            MoveListError::Illegal {
                place,
                number,
                name,
                size,
                reason,
                fits,
            } => {
                let fits = fits.map_or(String::new(), |size: Size| {
                    format!("({size}の盤ならば正しい手順です)")
                });
                format!(
                    "{}: {size}の盤で{number}手目の{name}は打てません。{}{fits}",
                    place.japanese(),
                    reason.japanese()
                )
            }
            MoveListError::Empty => "着手が1つもありません".to_owned(),
        }
    }
}

impl GgfError {
    pub fn japanese(&self) -> String {
        match self {
            GgfError::NoGame => "GGFの棋譜は(;で始まりますが、見当たりません".to_owned(),
            GgfError::NotAProperty(place, text) => format!(
                "{}: B[f5]のような項目があるはずですが、「{text}」があります",
                place.japanese()
            ),
            GgfError::Unclosed(place, name) => {
                format!("{}: {name}の括弧が閉じていません", place.japanese())
            }
            GgfError::AnotherGame(place, game) => {
                format!("{}: オセロではなく{game}の棋譜です", place.japanese())
            }
            GgfError::Board(place, error) => {
                format!(
                    "{}: BOの盤面が読めません。{}",
                    place.japanese(),
                    error.japanese()
                )
            }
            GgfError::Size(place, size) => format!(
                "{}: 一辺{size}マスの盤は扱えません。4・6・8のどれかです",
                place.japanese()
            ),
            GgfError::EmptyBoard(place) => format!("{}: 盤に石がありません", place.japanese()),
            GgfError::NotAMove(place, text) => {
                format!("{}: 「{text}」は着手ではありません", place.japanese())
            }
            GgfError::NotTheirTurn(place, side) => {
                format!(
                    "{}: {}の手番ではありません",
                    place.japanese(),
                    side.japanese()
                )
            }
            GgfError::Illegal {
                place,
                name,
                reason,
            } => format!(
                "{}: {name}は打てません。{}",
                place.japanese(),
                reason.japanese()
            ),
        }
    }
}

impl RandomPositionError {
    pub fn japanese(&self) -> String {
        match self {
            RandomPositionError::NotARecipe(text) => format!(
                "ランダムな局面はrandom:empties=16,seed=1のように書きます。「{text}」はその形ではありません"
            ),
            RandomPositionError::OutOfRange {
                size,
                most,
                empties,
            } => format!("{size}の盤の空きは1から{most}までです。{empties}は範囲の外です"),
            RandomPositionError::NotFound(empties) => {
                format!("空きが{empties}で打てる所のある局面は、ランダムに進めても現れませんでした")
            }
        }
    }
}

impl ReadError {
    pub fn japanese(&self) -> String {
        match self {
            ReadError::Board(error) => error.japanese(),
            ReadError::Moves(error) => error.japanese(),
            ReadError::Ggf(error) => error.japanese(),
            ReadError::Random(error) => error.japanese(),
            ReadError::Nothing => {
                "何も書かれていません。盤面・手順・GGFの棋譜・startのどれかを書いてください"
                    .to_owned()
            }
        }
    }
}

#[cfg(test)]
mod tests {
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
            let error = read(text, Size::Eight).unwrap_err().japanese();
            assert!(error.contains(said), "{text}: {error}");
        }
    }
}
