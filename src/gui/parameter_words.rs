//! What the parameters of algorithms and their words are called in the window. The catalogue's own
//! words are those of the command line, the same in every language; tooltips tell them.

use crate::game::text::{Text, t};

/// The name of a parameter, by its key.
pub fn name(key: &str) -> Option<Text> {
    Some(match key {
        "and-order" => t("answers at AND", "ANDの子の順"),
        "at" => t("where", "場所"),
        "bounds" => t("bounds", "返す値"),
        "c" => t("c", "c"),
        "c1" => t("c1", "c1"),
        "c11" => t("c11", "c11"),
        "c12" => t("c12", "c12"),
        "ci" => t("ci", "ci"),
        "charge" => t("charge", "課す相手"),
        "cond" => t("recurse by", "再帰の条件"),
        "dynamic" => t("dynamic", "動的評価"),
        "edge-cost" => t("edge cost", "枝のコスト"),
        "epsilon" => t("ε in percent", "ε(%)"),
        "error" => t("half width", "半幅"),
        "exact-plies" => t("exact plies", "正確とする高さ"),
        "guess" => t("guess", "推測値"),
        "informed" => t("static bounds", "静的な上下界"),
        "inner" => t("repeats", "繰り返す探索"),
        "keep" => t("moves kept", "残す手"),
        "memory" => t("cells M'", "セル数M'"),
        "multiple" => t("multiple", "多重反復深化"),
        "numbers" => t("numbers", "数の種類"),
        "order" => t("order", "子の順序"),
        "policy" => t("frees", "解放の時"),
        "rule" => t("rule", "選び方"),
        "seed" => t("seed", "乱数の種"),
        "start" => t("first θ", "最初のθ"),
        "step" => t("step", "増分"),
        "table" => t("table", "表"),
        "tail" => t("α-β from", "α-βに移る空き"),
        "terminals" => t("leaves known", "終端の認識"),
        "threshold" => t("T", "T"),
        "transitions" => t("probabilities", "確率の表"),
        _ => return None,
    })
}

/// What one of the words means that a parameter can be set to.
pub fn word(word: &str) -> Option<Text> {
    Some(match word {
        "all" => t("all", "すべて"),
        "and" => t("at AND only", "ANDのみ"),
        "bn" => t("path branching numbers", "経路分枝数"),
        "both" => t("at AND and OR", "ANDとOR"),
        "computed" => t("computed too", "計算もする"),
        "depth" => t("depth (4.2)", "深さ(4.2)"),
        "dual" => t("DUAL*", "DUAL*"),
        "easy-first" => t("least number first", "数の小さい順"),
        "every-node" => t("every node", "各節点"),
        "exp2" => t("experiment 2", "実験2"),
        "exp3" => t("experiment 3", "実験3"),
        "fewest-children" => t("fewest children first", "子の少ない順"),
        "first-leaf" => t("first leaf", "最初の端末"),
        "free" => t("below closed nodes", "閉じた節点の下"),
        "generated" => t("at once", "生成したとき"),
        "generation" => t("as generated", "生成順"),
        "given" => t("as given", "与えられたもの"),
        "hard" => t("hard", "端の値(hard)"),
        "hard-first" => t("greatest number first", "数の大きい順"),
        "least-searched" => t("least searched first", "探索の少ない順"),
        "leftmost" => t("leftmost", "最左"),
        "off" => t("off", "なし"),
        "on" => t("on", "あり"),
        "overflow" => t("by the overflow", "超過分まで"),
        "path" => t("by path", "路ごと"),
        "pn" => t("proof numbers", "証明数"),
        "position" => t("by position", "局面ごと"),
        "previous" => t("the last value", "前回の値"),
        "retain" => t("at return only", "戻るときだけ"),
        "root" => t("the root", "根"),
        "selected" => t("at its turn", "選ばれたとき"),
        "soft" => t("soft", "得た限界値(soft)"),
        "space" => t("space (4.3)", "領域(4.3)"),
        "sss" => t("SSS*", "SSS*"),
        "static" => t("static value", "静的な値"),
        "weak" => t("weak numbers", "弱い数"),
        "wpn" => t("weak proof numbers", "弱証明数"),
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::search::catalogue::{ENTRIES, Kind};

    #[test]
    fn every_parameter_and_every_word_has_a_name_in_both_languages() {
        for entry in ENTRIES {
            for parameter in entry.parameters {
                let key = parameter.key;
                assert!(name(key).is_some(), "{}: {key}", entry.id);
                let words = match parameter.kind {
                    Kind::Choice(words) | Kind::IntegerOr { words, .. } => words,
                    _ => &[],
                };
                for text in words {
                    assert!(word(text).is_some(), "{}: {key}={text}", entry.id);
                }
            }
        }
    }
}
