//! AND/OR graphs as text. A tree is a nested list, its root OR and the kinds alternating:
//! `[[T F] T]`; its nodes are named by their preorder numbers. Any graph is JSON:
//! `{"0":["OR",[1,2]],"1":["T",[]],…}`, with an optional `"root":ID` (else 0 or the first).

use std::fmt;
use std::str::FromStr;

use serde::de::{Deserializer, Error as _, MapAccess, Visitor};

use super::and_or::{Graph, GraphError, Kind, Written};
use super::arena::NodeId;
use super::nested::{Problem, Token, read};
use crate::base::text::excerpt;

impl FromStr for Graph {
    type Err = GraphError;

    fn from_str(text: &str) -> Result<Graph, GraphError> {
        if text.trim_start().starts_with('{') {
            let WrittenGraph { root, nodes } = from_json(text)?;
            Graph::new(&nodes, root)
        } else {
            Graph::new(&from_nested(text)?, Some(0))
        }
    }
}

fn from_nested(text: &str) -> Result<Vec<Written>, GraphError> {
    let mut nodes: Vec<Written> = Vec::new();
    let mut open: Vec<usize> = Vec::new();
    read(text, |_, token| {
        let kind = match token {
            Token::Open if open.len().is_multiple_of(2) => Kind::Or,
            Token::Open => Kind::And,
            Token::Atom(atom) => match atom {
                "T" | "t" | "true" | "1" => Kind::True,
                "F" | "f" | "false" | "0" => Kind::False,
                _ => return Err(Problem::NotATruth(excerpt(atom))),
            },
            Token::Close => {
                open.pop();
                return Ok(());
            }
            Token::Bounds(_) => return Err(Problem::BoundsNotAllowed),
        };
        let id = nodes.len();
        if let Some(&parent) = open.last() {
            nodes[parent].2.push(id as u64);
        }
        nodes.push((id as u64, kind, Vec::new()));
        if token == Token::Open {
            open.push(id);
        }
        Ok(())
    })?;
    Ok(nodes)
}

struct WrittenGraph {
    root: Option<u64>,
    nodes: Vec<Written>,
}

fn from_json(text: &str) -> Result<WrittenGraph, GraphError> {
    let mut fault = None;
    let mut json = serde_json::Deserializer::from_str(text);
    let graph = json.deserialize_map(Nodes { fault: &mut fault });
    let graph = graph.and_then(|graph| json.end().map(|()| graph));
    graph.map_err(|error| {
        let (line, column) = (error.line(), error.column());
        match fault {
            Some(NodeFault::Name(name)) => GraphError::NodeName { name, line, column },
            Some(NodeFault::Kind { node, kind }) => GraphError::NodeKind {
                node,
                kind,
                line,
                column,
            },
            None => GraphError::Json(error.to_string()),
        }
    })
}

/// What is wrong with a node that is correct JSON.
enum NodeFault {
    Name(String),
    Kind { node: u64, kind: String },
}

/// Keeps the order of the text, which a map would lose. A fault is left outside: an error of the
/// deserializer could only carry it as a sentence.
struct Nodes<'f> {
    fault: &'f mut Option<NodeFault>,
}

impl<'de> Visitor<'de> for Nodes<'_> {
    type Value = WrittenGraph;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a map from node to [kind, children]")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<WrittenGraph, A::Error> {
        let mut graph = WrittenGraph {
            root: None,
            nodes: Vec::new(),
        };
        let fault = self.fault;
        let mut fail = |found: NodeFault| {
            *fault = Some(found);
            A::Error::custom("")
        };
        while let Some(key) = map.next_key::<String>()? {
            if key == "root" {
                graph.root = Some(map.next_value()?);
                continue;
            }
            let id = key
                .parse()
                .map_err(|_| fail(NodeFault::Name(excerpt(&key))))?;
            let (kind, children): (String, Vec<u64>) = map.next_value()?;
            let kind = [Kind::Or, Kind::And, Kind::True, Kind::False]
                .into_iter()
                .find(|k| k.name().eq_ignore_ascii_case(&kind))
                .ok_or_else(|| {
                    let kind = excerpt(&kind);
                    fail(NodeFault::Kind { node: id, kind })
                })?;
            graph.nodes.push((id, kind, children));
        }
        Ok(graph)
    }
}

impl Graph {
    /// Whether the nested form says all there is to say: a tree, kinds alternating from OR, every
    /// node named by its preorder number.
    pub(super) fn is_plain_tree(&self) -> bool {
        let mut next: NodeId = 0;
        let mut stack = vec![(self.root(), Kind::Or)];
        while let Some((node, kind)) = stack.pop() {
            let here = self.kind(node);
            if node != next
                || self.id(node) != u64::from(node)
                || !(here.is_terminal() || here == kind)
            {
                return false;
            }
            next += 1;
            let other = if kind == Kind::Or {
                Kind::And
            } else {
                Kind::Or
            };
            stack.extend(
                self.children(node)
                    .iter()
                    .rev()
                    .map(|&child| (child, other)),
            );
        }
        next as usize == self.node_count()
    }

    /// The nested form of a tree in which OR and AND alternate, whichever of them the root is;
    /// for reading only, since a nested list is read as beginning with OR.
    pub fn outline(&self) -> Option<String> {
        struct Nested<'g>(&'g Graph);
        impl fmt::Display for Nested<'_> {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                self.0.write_nested(f)
            }
        }
        let mut met = vec![false; self.node_count()];
        let mut todo = vec![self.root()];
        while let Some(node) = todo.pop() {
            let again = std::mem::replace(&mut met[node as usize], true);
            let kind = self.kind(node);
            let odd = |&child: &NodeId| self.kind(child) == kind;
            if again || self.children(node).iter().any(odd) {
                return None;
            }
            todo.extend(self.children(node));
        }
        let kind = self.kind(self.root());
        Some(match kind {
            Kind::Or | Kind::And => format!("{} {}", kind.name(), Nested(self)),
            Kind::True | Kind::False => Nested(self).to_string(),
        })
    }

    fn write_nested(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // Nodes to write, and lists to close (`None`).
        let mut stack = vec![Some(self.root())];
        let mut first = true;
        while let Some(next) = stack.pop() {
            let Some(node) = next else {
                f.write_str("]")?;
                first = false;
                continue;
            };
            if !first {
                f.write_str(" ")?;
            }
            first = !self.kind(node).is_terminal();
            if first {
                f.write_str("[")?;
                stack.push(None);
                stack.extend(self.children(node).iter().rev().map(|&child| Some(child)));
            } else {
                f.write_str(self.kind(node).name())?;
            }
        }
        Ok(())
    }

    fn write_json(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("{")?;
        let usual_root = (0..self.node_count() as NodeId)
            .find(|&node| self.id(node) == 0)
            .unwrap_or(0);
        if self.root() != usual_root {
            write!(f, "\"root\":{},", self.id(self.root()))?;
        }
        for node in 0..self.node_count() as NodeId {
            let comma = if node == 0 { "" } else { "," };
            write!(
                f,
                "{comma}\"{}\":[\"{}\",[",
                self.id(node),
                self.kind(node).name()
            )?;
            for (i, &child) in self.children(node).iter().enumerate() {
                let comma = if i == 0 { "" } else { "," };
                write!(f, "{comma}{}", self.id(child))?;
            }
            f.write_str("]]")?;
        }
        f.write_str("}")
    }
}

impl fmt::Display for Graph {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_plain_tree() {
            self.write_nested(f)
        } else {
            self.write_json(f)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn sentence(text: &str) -> String {
        text.parse::<Graph>().unwrap_err().to_string()
    }

    #[test]
    fn a_nested_list_alternates_from_or() {
        let graph: Graph = "[[T,F] t]".parse().unwrap();
        let kinds: Vec<Kind> = (0..5).map(|node| graph.kind(node)).collect();
        assert_eq!(
            kinds,
            [Kind::Or, Kind::And, Kind::True, Kind::False, Kind::True]
        );
        assert_eq!(graph.children(0), [1, 4]);
        assert_eq!(graph.height(), 2);
        assert_eq!(graph.to_string(), "[[T F] T]");
        assert_eq!("T".parse::<Graph>().unwrap().to_string(), "T");
    }

    #[test]
    fn an_outline_says_which_kind_the_root_is_and_there_is_none_of_a_graph() {
        let graph: Graph = "[[T [F T]] F]".parse().unwrap();
        assert_eq!(graph.outline().as_deref(), Some("OR [[T [F T]] F]"));
        let below = graph.rooted_at(graph.children(graph.root())[0]);
        assert_eq!(below.outline().as_deref(), Some("AND [T [F T]]"));
        let shared = r#"{"0":["OR",[1,2]],"1":["AND",[3]],"2":["AND",[3]],"3":["T",[]]}"#;
        assert_eq!(shared.parse::<Graph>().unwrap().outline(), None);
    }

    #[test]
    fn a_graph_keeps_its_names_and_knows_its_cycles() {
        let dag = r#"{"7":["OR",[9,8]],"8":["OR",[9,3]],"9":["AND",[3]],"3":["T",[]]}"#;
        let graph: Graph = dag.parse().unwrap();
        assert_eq!(graph.id(graph.root()), 7);
        assert_eq!((graph.has_cycle(), graph.height()), (false, 3));
        assert_eq!(graph.to_string(), dag);
        let cyclic = r#"{"0":["OR",[1]],"1":["AND",[0,2]],"2":["F",[]]}"#;
        let graph: Graph = cyclic.parse().unwrap();
        assert!(graph.has_cycle());
        assert_eq!(graph.to_string(), cyclic);
        let turned = graph.rooted_at(1);
        assert_eq!(turned.to_string().parse::<Graph>().unwrap(), turned);
        assert!(!graph.rooted_at(2).has_cycle());
    }

    #[test]
    fn a_wrong_graph_is_answered_by_a_sentence() {
        assert_eq!(sentence("[T [F x]]"), "at character 7: `x` is not T or F");
        assert_eq!(
            sentence("[T]{1..}"),
            "at character 4: bounds have no meaning in an AND/OR tree"
        );
        assert_eq!(
            sentence(r#"{"0":["OR",[5]]}"#),
            "node 0 has a child 5, which is not in the graph"
        );
        assert_eq!(
            sentence(r#"{"0":["AND",[]]}"#),
            "node 0 is AND and has no children; only T and F may have none"
        );
        assert_eq!(
            sentence(r#"{"0":["T",[0]]}"#),
            "node 0 is T and has children; only OR and AND may have some"
        );
        assert_eq!(
            sentence(r#"{"0":["T",[]],"0":["F",[]]}"#),
            "node 0 is written twice"
        );
        assert_eq!(
            sentence(r#"{"root":4,"0":["T",[]]}"#),
            "the root is to be node 4, which is not in the graph"
        );
        assert_eq!(sentence("{}"), "the graph has no nodes");
        assert!(
            sentence(r#"{"0":["XOR",[]]}"#)
                .contains("node 0 is `XOR`, which is none of OR, AND, T, F at line 1")
        );
        assert!(sentence(r#"{"a":["T",[]]}"#).contains("node `a` is not named by a whole number"));
        assert!(sentence("[".repeat(1_000_000).as_str()).contains("deeper than 10000 levels"));
        assert!(sentence(&format!("{{\"0\":{}", "[".repeat(1_000_000))).contains("not a graph"));
    }

    #[test]
    fn a_long_chain_is_refused() {
        let mut text = String::from("{");
        for i in 0..20_000 {
            text += &format!("\"{i}\":[\"OR\",[{}]],", i + 1);
        }
        text += "\"20000\":[\"T\",[]]}";
        assert_eq!(
            sentence(&text),
            "a path in this graph may be 20000 levels deep; 10000 are allowed"
        );
    }

    proptest! {
        #[test]
        fn any_text_is_read_or_refused(text in "\\PC*", list in "[\\[\\] TF]*", map in "\\{[\"0-2:\\[\\]ORT,]*\\}") {
            let _ = text.parse::<Graph>();
            let _ = list.parse::<Graph>();
            let _ = map.parse::<Graph>();
        }

        #[test]
        fn a_printed_graph_reads_back_as_itself(
            lists in prop::collection::vec((any::<bool>(), prop::collection::vec(0..20u64, 0..4)), 1..20),
            root: prop::sample::Index,
        ) {
            let n = lists.len() as u64;
            let written: Vec<Written> = lists.into_iter().zip(0..).map(|((or, children), id)| {
                let children: Vec<u64> = children.into_iter().map(|c| c % n).collect();
                let kind = match (children.is_empty(), or) {
                    (true, true) => Kind::True,
                    (true, false) => Kind::False,
                    (false, true) => Kind::Or,
                    (false, false) => Kind::And,
                };
                (id, kind, children)
            }).collect();
            let graph = Graph::new(&written, Some(root.index(n as usize) as u64)).unwrap();
            prop_assert_eq!(graph.to_string().parse::<Graph>().unwrap(), graph);
        }
    }
}
