//! What is wrong with a tree's text, recipe or edit, in every language.

use super::nested::Problem;
use super::{
    EditError, GraphError, MAX_GENERATED_NODES, MAX_HEIGHT, MAX_VALUE, NestedError, Parameter,
    RandomTreeError,
};
use crate::base::messages::{Lang, Localize, localized_error, tr};

localized_error!(NestedError, Problem, RandomTreeError, GraphError, EditError);

impl Localize for NestedError {
    fn localize(&self, lang: Lang) -> String {
        self.place.before(&self.problem.localize(lang), lang)
    }
}

impl Localize for Problem {
    fn localize(&self, lang: Lang) -> String {
        let text = match self {
            Problem::Nothing => tr!(lang, game_tree_nothing),
            Problem::EmptyList => tr!(lang, game_tree_empty_list),
            Problem::Unclosed => tr!(lang, game_tree_unclosed),
            Problem::Unopened => tr!(lang, game_tree_unopened),
            Problem::AfterTheEnd => tr!(lang, game_tree_after_the_end),
            Problem::TooDeep => {
                return tr!(lang, game_tree_nested_too_deep, most = MAX_HEIGHT);
            }
            Problem::NotANumber(text) => return tr!(lang, game_tree_not_a_number, text),
            Problem::NotATruth(text) => return tr!(lang, game_tree_not_a_truth, text),
            Problem::TooLarge(value) => {
                return tr!(lang, game_tree_value_too_large, value, most = MAX_VALUE);
            }
            Problem::NotBounds(text) => return tr!(lang, game_tree_not_bounds, text),
            Problem::BoundsOfNothing => tr!(lang, game_tree_bounds_of_nothing),
            Problem::BoundsTwice => tr!(lang, game_tree_bounds_twice),
            Problem::BoundsNotAllowed => tr!(lang, game_tree_bounds_not_allowed),
            Problem::FalseBounds(value) => return tr!(lang, game_tree_false_bounds, value),
        };
        text.to_owned()
    }
}

impl Parameter {
    /// What its value must be.
    fn wanted(self, lang: Lang) -> &'static str {
        match self {
            Parameter::Seed => tr!(lang, game_random_tree_seed),
            Parameter::Depth => tr!(lang, game_random_tree_depth),
            Parameter::Branching => tr!(lang, game_random_tree_branching),
            Parameter::Values => tr!(lang, game_random_tree_values),
            Parameter::Ordered => tr!(lang, game_random_tree_ordered),
            Parameter::Ties => tr!(lang, game_random_tree_ties),
        }
    }
}

impl Localize for RandomTreeError {
    fn localize(&self, lang: Lang) -> String {
        match self {
            RandomTreeError::NoPrefix(text) => tr!(lang, game_random_tree_no_prefix, text),
            RandomTreeError::NotAPair(text) => tr!(lang, game_random_tree_not_a_pair, text),
            RandomTreeError::UnknownKey(key) => tr!(lang, game_random_tree_unknown_key, key),
            RandomTreeError::BadValue { parameter, value } => tr!(
                lang,
                game_random_tree_bad_value,
                key = parameter.name(),
                value,
                wanted = parameter.wanted(lang),
            ),
            RandomTreeError::TooBig => {
                tr!(lang, game_random_tree_too_big, most = MAX_GENERATED_NODES)
            }
        }
    }
}

impl Localize for GraphError {
    fn localize(&self, lang: Lang) -> String {
        let not_a_graph = |why: &str| tr!(lang, game_graph_json, why);
        match *self {
            GraphError::Nested(ref error) => error.localize(lang),
            GraphError::Json(ref why) => not_a_graph(why),
            GraphError::NodeName {
                ref name,
                line,
                column,
            } => not_a_graph(&tr!(lang, game_graph_node_name, name, line, column)),
            GraphError::NodeKind {
                node,
                ref kind,
                line,
                column,
            } => not_a_graph(&tr!(lang, game_graph_node_kind, node, kind, line, column)),
            GraphError::Empty => tr!(lang, game_graph_empty).to_owned(),
            GraphError::Twice(node) => tr!(lang, game_graph_twice, node),
            GraphError::Missing { parent, child } => tr!(lang, game_graph_missing, parent, child),
            GraphError::NoRoot(node) => tr!(lang, game_graph_no_root, node),
            GraphError::Childless(node, kind) => tr!(lang, game_graph_childless, node, kind),
            GraphError::TerminalWithChildren(node, kind) => {
                tr!(lang, game_graph_terminal_with_children, node, kind)
            }
            GraphError::TooDeep(levels) => {
                tr!(lang, game_graph_too_deep, levels, most = MAX_HEIGHT)
            }
        }
    }
}

impl Localize for EditError {
    fn localize(&self, lang: Lang) -> String {
        match *self {
            EditError::NoSuchNode(node) => tr!(lang, game_edit_no_such_node, node),
            EditError::NotALeaf(node) => tr!(lang, game_edit_not_a_leaf, node),
            EditError::NotInner(node) => tr!(lang, game_edit_not_inner, node),
            EditError::Root => tr!(lang, game_edit_root).to_owned(),
            EditError::OnlyChild(node, parent) => tr!(lang, game_edit_only_child, node, parent),
            EditError::NoChildren => tr!(lang, game_edit_no_children).to_owned(),
            EditError::TooLarge(value) => {
                // Its digits as they were typed, not in groups.
                let value = value.to_string();
                tr!(lang, game_tree_value_too_large, value, most = MAX_VALUE)
            }
            EditError::TooDeep => tr!(lang, game_edit_too_deep, most = MAX_HEIGHT),
            EditError::FalseBounds {
                node,
                value,
                bounds,
            } => {
                let bounds = bounds.to_string();
                tr!(lang, game_edit_false_bounds, node, value, bounds)
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::base::messages::{Lang, Localize as _};
    use crate::game::tree::{Graph, RandomTree, Tree};

    #[test]
    fn every_refusal_can_be_said_in_japanese() {
        let tree = |text: &str| text.parse::<Tree>().unwrap_err().localize(Lang::Ja);
        assert_eq!(
            tree("[3 []]"),
            "4文字目: このリストは空です。子が1つは必要です"
        );
        assert_eq!(tree("[3\n x4]"), "2行2文字目: 「x4」は整数ではありません");
        assert!(tree("[3 4]{5..6}").contains("値は4で"));
        let graph = |text: &str| text.parse::<Graph>().unwrap_err().localize(Lang::Ja);
        assert_eq!(graph("[T x]"), "4文字目: 「x」はTまたはFではありません");
        assert!(graph(r#"{"0":["OR",[5]]}"#).contains("子5がグラフにありません"));
        let kind = graph(r#"{"0":["XOR",[]]}"#);
        assert!(kind.contains("節点0の種類「XOR」は"), "{kind}");
        assert!(graph(r#"{"a":["T",[]]}"#).contains("節点の名前「a」は"));
        let recipe = |text: &str| text.parse::<RandomTree>().unwrap_err().localize(Lang::Ja);
        assert!(recipe("random:depth=x").starts_with("depth=x: depthは10000までの数"));
        assert!(recipe("random:size=3").contains("sizeはありません"));
        let edit = |text: &str| text.parse::<Tree>().unwrap().without(2).unwrap_err();
        assert!(edit("[[3] 5]").localize(Lang::Ja).contains("ただ1つの子"));
    }
}
