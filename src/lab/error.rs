//! What can go wrong with an experiment, as sentences.

use std::path::PathBuf;

use thiserror::Error;

use super::lock::Holder;
use crate::game::text::Spoken;
use crate::search::catalogue::ChoiceError;
use crate::search::deep::NoThread;

#[derive(Clone, PartialEq, Debug, Error)]
pub enum LabError {
    #[error(
        "there is no experiment '{0}'; `yomiki lab list` lists them, and a file ending in .ron may hold one of your own"
    )]
    NoExperiment(String),
    #[error("{}: {reason}", path.display())]
    File { path: PathBuf, reason: String },
    #[error(
        "{}: this is no experiment that can be read (line {line}, column {column}: {reason}); mend it there, or open another file",
        path.display()
    )]
    Syntax {
        path: PathBuf,
        line: usize,
        column: usize,
        reason: String,
    },
    #[error("{} holds another experiment or another size of it; give an empty folder, or the same options as before", .0.display())]
    OtherPlan(PathBuf),
    #[error(
        "{} is being worked on by {}; wait until that has ended, or give another folder",
        folder.display(),
        holder.as_ref().map_or("another process".to_owned(), ToString::to_string)
    )]
    Busy {
        folder: PathBuf,
        holder: Option<Holder>,
    },
    #[error("{} holds no experiment: there is no plan.json in it", .0.display())]
    NoPlan(PathBuf),
    #[error(
        "cell {0} has two different results; they come from different versions or different options"
    )]
    Disagree(String),
    #[error("'{0}' is no shard: write I/N with I from 1 to N, such as 2/8")]
    BadShard(String),
    #[error("{0} takes no set of positions")]
    NoSet(String),
    #[error("line {line} of the set: {reason}")]
    BadPosition { line: usize, reason: String },
    #[error("position {number}: {reason}")]
    BadOwnPosition { number: usize, reason: String },
    #[error("the experiment has no searches: {0}")]
    Empty(String),
    #[error(transparent)]
    Choice(#[from] ChoiceError),
    #[error(transparent)]
    NoThread(#[from] NoThread),
    #[error(
        "these are {searches} searches, and an experiment has {most} at most: take fewer positions or values"
    )]
    TooMany { searches: usize, most: usize },
    #[error("the comparison broke down inside the program")]
    BrokeDown,
    #[error("two cells are both called {0}")]
    Twice(String),
}

impl Spoken for LabError {
    fn japanese(&self) -> String {
        match self {
            LabError::NoExperiment(id) => format!(
                "「{id}」という実験はありません。一覧は`yomiki lab list`で見られます。自作の実験は.ronで終わるファイルで渡せます"
            ),
            LabError::File { path, reason } => format!("{}: {reason}", path.display()),
            LabError::Syntax {
                path,
                line,
                column,
                reason,
            } => format!(
                "{}: 実験として読めません({line}行{column}文字目: {reason})。そこを直すか、別のファイルを開いてください",
                path.display()
            ),
            LabError::OtherPlan(path) => format!(
                "{}には別の実験、または別の規模の結果があります。空のフォルダか、前と同じ指定を与えてください",
                path.display()
            ),
            LabError::Busy { folder, holder } => {
                let who = holder
                    .as_ref()
                    .map_or("別のプロセス".to_owned(), Holder::japanese);
                format!(
                    "{}では{who}が作業中です。終わるまで待つか、別のフォルダを与えてください",
                    folder.display()
                )
            }
            LabError::NoPlan(path) => {
                format!(
                    "{}に実験はありません(plan.jsonがありません)",
                    path.display()
                )
            }
            LabError::Disagree(cell) => {
                format!("{cell}に食い違う結果が二つあります。版か指定が異なります")
            }
            LabError::BadShard(text) => {
                format!(
                    "「{text}」は分割の指定ではありません。2/8のようにI/N(1≦I≦N)と書いてください"
                )
            }
            LabError::NoSet(id) => format!("{id}には局面集を渡せません"),
            LabError::BadPosition { line, reason } => format!("局面集の{line}行目: {reason}"),
            LabError::Choice(error) => error.japanese(),
            LabError::NoThread(error) => error.japanese(),
            LabError::BadOwnPosition { number, reason } => format!("局面{number}: {reason}"),
            LabError::Empty(reason) => format!("この実験には探索がありません: {reason}"),
            LabError::TooMany { searches, most } => format!(
                "探索が{searches}回になりますが、一つの実験は{most}回までです。局面か値を減らしてください"
            ),
            LabError::BrokeDown => "比較が異常終了しました".to_owned(),
            LabError::Twice(cell) => format!("{cell}という探索が二つあります"),
        }
    }
}
