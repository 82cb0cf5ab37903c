//! Why a text is no position and a position no problem, in the language of whoever asks.

use super::position::BareError;
use super::read::{Format, ReadError};
use super::shown::MoveError;
use super::statement::{LineError, ProblemError};
use crate::game::text::{Lang, Spoken};

impl Format {
    pub fn name(self, lang: Lang) -> &'static str {
        lang.pick(self.english, self.japanese)
    }
}

impl BareError {
    pub fn japanese(&self) -> String {
        match self {
            BareError::Written(error) => error.japanese(),
            BareError::Random(error) => error.japanese(),
        }
    }
}

impl Spoken for ReadError {
    fn japanese(&self) -> String {
        match self {
            ReadError::Tree(error) => error.japanese(),
            ReadError::AndOr(error) => error.japanese(),
            ReadError::Othello(error) => error.japanese(),
            ReadError::Shogi(error) => error.japanese(),
            ReadError::Nothing => "何も書かれていません。読めるのは、[[3 5] 2]のような木、オセロの盤面や手順、将棋の局面や棋譜です".to_owned(),
            ReadError::Events => "これは局面ではなく、探索を記録したイベントファイルです。ファイルとしてウィンドウで開いてください".to_owned(),
            ReadError::Unknown(text) => format!(
                "「{text}」は、[[3 5] 2]のような木でも、AND/ORの木やグラフでも、オセロの盤面・手順・棋譜でも、将棋の局面や棋譜(SFEN・KIF・KI2・CSA)でもありません"
            ),
        }
    }
}

impl Spoken for ProblemError {
    fn japanese(&self) -> String {
        match self {
            ProblemError::Random(error) => error.japanese(),
            ProblemError::NoOrder { order, known, .. } => {
                format!("このゲームに手の順序「{order}」はありません。あるのは{known}です")
            }
            ProblemError::NoEvaluator {
                evaluator, known, ..
            } => format!("このゲームに評価関数「{evaluator}」はありません。あるのは{known}です"),
            ProblemError::NeedsDepth(_) => {
                "将棋は終局まで探索できません。深さか、詰みを指定してください".to_owned()
            }
            ProblemError::NotShogi(_) => "詰みを調べられるのは将棋だけです".to_owned(),
            ProblemError::NoKing => "詰ます玉がありません: 相手方に玉がありません".to_owned(),
            ProblemError::Barred { japanese, .. } => {
                format!("この局面は探索できません: {japanese}")
            }
            ProblemError::Over { black, white } => format!(
                "探索するものがありません: 両者とも打てず、{black}対{white}で終局しています"
            ),
            ProblemError::Free(game) => {
                let game = match &game[..] {
                    "" => "このゲーム".to_owned(),
                    game => format!("ゲーム「{game}」"),
                };
                format!(
                    "{game}は探索できません: 規則が分からず、イベントファイルが告げることだけを示しています"
                )
            }
        }
    }
}

impl Spoken for LineError {
    fn japanese(&self) -> String {
        match self {
            LineError::Empty => "手を一つ以上書いてください".into(),
            LineError::Move { number, reason } => format!("{number}手目: {}", reason.japanese()),
            LineError::NoTree(reason) => reason.japanese(),
        }
    }
}

impl Spoken for MoveError {
    fn japanese(&self) -> String {
        match self {
            MoveError::NotAnIndex(text) => {
                format!("「{text}」は子の番号(0から数える)ではありません")
            }
            MoveError::NoChild { index, count } => {
                format!("{index}番の子はありません。この節点の子は0番からの{count}個です")
            }
            MoveError::NotASquare(text) => {
                format!("「{text}」は、c4のようなマスでもパスでもありません")
            }
            MoveError::Illegal(name) => format!("{name}はここでは指せない手です"),
            MoveError::NotAShogiMove(text) => {
                format!("「{text}」は、7g7fや７六歩のような手ではありません")
            }
            MoveError::IllegalShogiMove(error) => {
                format!("ここでは指せない手です: {}", error.japanese())
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::game::text::{Lang, Spoken};
    use crate::problem::{Hints, Problem, read};

    #[test]
    fn a_refusal_is_said_in_either_language() {
        let said = |text: &str, lang| read(text, Hints::default()).unwrap_err().say(lang);
        assert!(said("hello", Lang::En).starts_with("`hello` is neither"));
        assert!(said("hello", Lang::Ja).starts_with("「hello」は、"));
        assert_eq!(said("[3 4", Lang::Ja), "1文字目: この括弧が閉じていません");
    }

    #[test]
    fn a_position_that_cannot_be_searched_says_why() {
        let said = |text: &str, lang| {
            let (position, _) = read(text, Hints::default()).unwrap();
            let playable = Problem::new(position).playable();
            playable.map_err(|error| error.say(lang))
        };
        assert_eq!(said("[3 4]", Lang::En), Ok(()));
        assert_eq!(said("-----OX--XO----- X", Lang::En), Ok(()));
        assert_eq!(
            said("XO-------------- O", Lang::En),
            Ok(()),
            "a pass is a move"
        );
        assert_eq!(
            said("---------------- X", Lang::En),
            Err("this board cannot be searched: there is no disc on the board".into())
        );
        assert_eq!(
            said("---------------- X", Lang::Ja),
            Err("この局面は探索できません: 盤上に石がありません".into())
        );
        assert_eq!(
            said("XX-------------- X", Lang::En),
            Err("there is nothing to search: neither side can move, the game is over 2–0".into())
        );
        assert!(
            said("XX-------------- X", Lang::Ja)
                .unwrap_err()
                .contains("2対0で終局")
        );
    }
}
