//! What is wrong with a tree's text, recipe or edit, in Japanese. English is each error's
//! `Display`.

use super::nested::Problem;
use super::{
    EditError, GraphError, MAX_GENERATED_NODES, MAX_HEIGHT, MAX_VALUE, NestedError, RandomTreeError,
};

impl NestedError {
    pub fn japanese(&self) -> String {
        format!("{}: {}", self.place.japanese(), self.problem.japanese())
    }
}

impl Problem {
    pub fn japanese(&self) -> String {
        match self {
            Problem::Nothing => "木がありません。[[3 5] [2 [1 9]]]のように書きます".to_owned(),
            Problem::EmptyList => "このリストは空です。子が1つは必要です".to_owned(),
            Problem::Unclosed => "この括弧が閉じていません".to_owned(),
            Problem::Unopened => "この括弧に対応する開き括弧がありません".to_owned(),
            Problem::AfterTheEnd => {
                "木はこの前で終わっています。2つ目の木は続けられません".to_owned()
            }
            Problem::TooDeep => format!("ここで入れ子が{MAX_HEIGHT}段を超えています"),
            Problem::NotAnAtom(text, wanted) => {
                let wanted = match *wanted {
                    "T or F" => "TまたはF",
                    _ => "整数",
                };
                format!("「{text}」は{wanted}ではありません")
            }
            Problem::TooLarge(text) => {
                format!("{text}は端末の値の限度±{MAX_VALUE}を超えています")
            }
            Problem::NotBounds(text) => {
                format!("「{text}」は{{2..7}}・{{2..}}・{{..7}}のような上下界ではありません")
            }
            Problem::BoundsOfNothing => "上下界は節点の後に書きますが、節点がありません".to_owned(),
            Problem::BoundsTwice => "この節点にはもう上下界があります".to_owned(),
            Problem::BoundsNotAllowed => "AND/OR木に上下界は書けません".to_owned(),
            Problem::FalseBounds(value) => {
                format!("前の節点の値は{value}で、この上下界に入りません")
            }
        }
    }
}

impl RandomTreeError {
    pub fn japanese(&self) -> String {
        match self {
            RandomTreeError::NoPrefix(text) => format!(
                "ランダムな木はrandom:seed=1,depth=8,branching=4のように書きます。「{text}」はその形ではありません"
            ),
            RandomTreeError::NotAPair(text) => format!("「{text}」は「名前=値」の形ではありません"),
            RandomTreeError::UnknownKey(key) => format!(
                "ランダムな木に{key}はありません。seed・depth・branching・values・ordered・tiesがあります"
            ),
            RandomTreeError::BadValue { key, value, .. } => {
                let wanted = match *key {
                    "seed" => "0以上の整数",
                    "depth" => "10000までの数、または3..8のような範囲",
                    "branching" => "1から10000までの数、または2..5のような範囲",
                    "values" => "independentまたはincremental",
                    "ordered" => "0(悪い順)から1(良い順)までの数",
                    _ => "異なる値の個数(1073741824以下)または0",
                };
                format!("{key}={value}: {key}は{wanted}でなければなりません")
            }
            RandomTreeError::TooBig => format!(
                "木の節点が{MAX_GENERATED_NODES}を超えます。書き出したり子を並べ替えたりするには全体を保持する必要があります"
            ),
        }
    }
}

impl GraphError {
    pub fn japanese(&self) -> String {
        match self {
            GraphError::Nested(error) => error.japanese(),
            GraphError::Json(why) => format!(
                "{{\"0\":[\"OR\",[1,2]],\"1\":[\"T\",[]],…}}のようなグラフではありません: {why}"
            ),
            GraphError::Empty => "グラフに節点がありません".to_owned(),
            GraphError::Twice(id) => format!("節点{id}が2度書かれています"),
            GraphError::Missing { parent, child } => {
                format!("節点{parent}の子{child}がグラフにありません")
            }
            GraphError::NoRoot(id) => format!("根に指定された節点{id}がグラフにありません"),
            GraphError::Childless(id, kind) => {
                format!("{kind}の節点{id}に子がありません。子がなくてよいのはTとFだけです")
            }
            GraphError::TerminalWithChildren(id, kind) => {
                format!("{kind}の節点{id}に子があります。子を持てるのはORとANDだけです")
            }
            GraphError::TooDeep(levels) => {
                format!("道の深さが{levels}段になり得ます。{MAX_HEIGHT}段までです")
            }
        }
    }
}

impl EditError {
    pub fn japanese(&self) -> String {
        match self {
            EditError::NoSuchNode(node) => format!("この木に節点{node}はありません"),
            EditError::NotALeaf(_) => "端末ではないので、自分の値を持ちません".to_owned(),
            EditError::NotInner(_) => "端末です。先に内部節点にしてください".to_owned(),
            EditError::Root => "根は消せません".to_owned(),
            EditError::OnlyChild(..) => {
                "親のただ1つの子なので消せません。親を消すか端末にしてください".to_owned()
            }
            EditError::NoChildren => "内部節点には子が1つは必要です".to_owned(),
            EditError::TooLarge(value) => {
                format!("{value}は端末の値の限度±{MAX_VALUE}を超えています")
            }
            EditError::TooDeep => format!("木が{MAX_HEIGHT}段より深くなります"),
            EditError::FalseBounds { value, bounds, .. } => format!(
                "節点の値が{value}になり、書かれた上下界{bounds}から外れます。先に上下界を直してください"
            ),
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::game::tree::{Graph, RandomTree, Tree};

    #[test]
    fn every_refusal_can_be_said_in_japanese() {
        let tree = |text: &str| text.parse::<Tree>().unwrap_err().japanese();
        assert_eq!(
            tree("[3 []]"),
            "4文字目: このリストは空です。子が1つは必要です"
        );
        assert_eq!(tree("[3\n x4]"), "2行2文字目: 「x4」は整数ではありません");
        assert!(tree("[3 4]{5..6}").contains("値は4で"));
        let graph = |text: &str| text.parse::<Graph>().unwrap_err().japanese();
        assert_eq!(graph("[T x]"), "4文字目: 「x」はTまたはFではありません");
        assert!(graph(r#"{"0":["OR",[5]]}"#).contains("子5がグラフにありません"));
        let recipe = |text: &str| text.parse::<RandomTree>().unwrap_err().japanese();
        assert!(recipe("random:depth=x").starts_with("depth=x: depthは10000までの数"));
        assert!(recipe("random:size=3").contains("sizeはありません"));
        let edit = |text: &str| text.parse::<Tree>().unwrap().without(2).unwrap_err();
        assert!(edit("[[3] 5]").japanese().contains("ただ1つの子"));
    }
}
