//! What is wrong with an event file, in Japanese.

use super::read::{EventFileError, Fault};
use crate::base::IoErrorText;
use crate::base::messages::{Lang, Localize};
use crate::game::text::Spoken;

impl Spoken for EventFileError {
    fn japanese(&self) -> String {
        format!("{}行目: {}", self.line, self.fault.japanese())
    }
}

impl Spoken for Fault {
    fn japanese(&self) -> String {
        match self {
            Fault::Io(error) => format!(
                "ファイルを読めません: {}",
                IoErrorText(error).localize(Lang::Ja)
            ),
            Fault::Empty => {
                "ファイルが空です。イベントファイルは {\"yomiki_events\":1, …} で始まります"
                    .to_owned()
            }
            Fault::NoHeader(reason) => format!(
                "イベントファイルではありません。{{\"yomiki_events\":1, …}} で始まるはずです({})",
                reason.japanese()
            ),
            Fault::Version(version) => {
                format!("第{version}版のイベントは読めません。読めるのは第1版だけです")
            }
            Fault::Position(sentence) => sentence.clone(),
            Fault::TooLong => "行が64 MiBを超えています".to_owned(),
            Fault::CutOff => "行が途中で切れています".to_owned(),
            Fault::NotJson { column } => format!("JSONではありません({column}文字目)"),
            Fault::AfterTheEnd(line) => {
                format!("探索は{line}行目で終わっています。その後には何も書けません")
            }
            Fault::Json { column, problem } => format!("{problem}({column}文字目)"),
            Fault::UnknownNode { node, known } => {
                format!("節点{node}はまだありません。今あるのは0番からの{known}個です")
            }
            Fault::Missing { event, field } => format!("`{event}`には`{field}`が必要です"),
            Fault::NoMoves(node) => {
                format!("節点{node}はまだ展開されていないので、`moves`(または数`count`)が必要です")
            }
            Fault::NoMove(node) => format!(
                "節点{node}が手なしで展開されています。手のない節点は端末なので`eval`してください"
            ),
            Fault::OtherMoves(node) => format!("節点{node}はすでに別の手で展開されています"),
            Fault::TooMany(node) => format!("節点{node}の子が多すぎます"),
            Fault::LeafExpanded { node, line } => {
                format!("節点{node}は{line}行目で端末として評価されたのに、ここで展開されています")
            }
            Fault::InnerEvaluated(node) => {
                format!("節点{node}には子があるのに、ここで端末として評価されています")
            }
            Fault::WrongFirst {
                node,
                first,
                expected,
            } => format!("節点{node}の子は{first}番からではなく{expected}番から数えます"),
            Fault::SameMove(name) => format!("手{name}が二度書かれています"),
            Fault::Move { node, error } => format!("節点{node}: {}", error.japanese()),
        }
    }
}
