//! What is wrong with a lesson, in Japanese.

use super::LessonError;
use super::figure::FigureError;
use super::markup::MarkupError;
use super::staged::{LARGEST_TREE, MOST_NODES, StagingError};
use super::table::Table;
use crate::base::messages::{Lang, Localize};
use crate::game::text::Spoken;
use crate::session::MAX_RUNNERS;

impl Spoken for LessonError {
    fn japanese(&self) -> String {
        match self {
            LessonError::File(error) => error.japanese(),
            LessonError::Texts(error) => error.localize(Lang::Ja),
            LessonError::Syntax {
                line,
                column,
                reason,
            } => format!(
                "教材として読めません({line}行{column}文字目: {reason})。そこを直すか、別のファイルを開いてください"
            ),
        }
    }
}

impl Spoken for StagingError {
    fn japanese(&self) -> String {
        match self {
            StagingError::Position(error) => format!("局面を読めません: {}", error.japanese()),
            StagingError::Problem(error) => format!("局面を探索できません: {}", error.japanese()),
            StagingError::NotWritten => "並べ替えられるのは書き下した木だけです".to_owned(),
            StagingError::Choice(error) => error.japanese(),
            StagingError::NoAlgorithm => "アルゴリズムがありません".to_owned(),
            StagingError::TooManyAlgorithms { found } => format!(
                "教材で比較できるアルゴリズムは{MAX_RUNNERS}個までですが、この段階には{found}個あります"
            ),
            StagingError::NoRunner { runner } => {
                format!("{runner}番のアルゴリズムはありません(0から数えます)")
            }
            StagingError::TooLarge => format!("木の節点が{LARGEST_TREE}個を超えています"),
            StagingError::TooLong(name) => {
                format!("{name}は{MOST_NODES}節点以内に終わりません")
            }
            StagingError::NoStep(step) => format!("第{step}段階はありません"),
        }
    }
}

impl Spoken for FigureError {
    fn japanese(&self) -> String {
        match self {
            FigureError::Unknown => {
                "0.1のような節点でも、leavesのような数の名前でもありません".to_owned()
            }
            FigureError::Runner => {
                ":の後はアルゴリズムの番号(0から数える)でなければなりません".to_owned()
            }
            FigureError::Path => "節点の道順がないか、0.1の形になっていません".to_owned(),
        }
    }
}

impl Spoken for MarkupError {
    fn japanese(&self) -> String {
        match self {
            MarkupError::OpenBrace(near) => format!("「{near}」の近くの {{ が閉じていません"),
            MarkupError::CloseBrace(near) => format!("「{near}」の近くの }} は開かれていません"),
            MarkupError::OpenBold(near) => format!("「{near}」の近くの ** が閉じていません"),
            MarkupError::Table { name } => {
                let known = Table::ALL.map(Table::name).join("、");
                format!("「{name}」という表はありません。あるのは{known}です")
            }
            MarkupError::Figure { text, source } => format!("{{{text}}}: {}", source.japanese()),
        }
    }
}
