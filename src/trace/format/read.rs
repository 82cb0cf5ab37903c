//! Reading an event file that somebody else may have written, and checking that it can be true.

use std::collections::{HashMap, HashSet};
use std::io::{self, BufRead};

use serde_json::error::Category;

use super::fault::{EventFileError, Fault};
use super::line::{Ending, Header, Line, MoveName, Name};
use super::walker::Walker;
use crate::problem::{GameTree, Move, Player, Shown, Value};
use crate::search::SearchEvent;
use crate::trace::event::{Event, NodeId};
use crate::trace::nodes::NodeTable;
use crate::trace::record::Record;

/// A line that is longer was not written by a program in its right mind.
const LONGEST_LINE: u64 = 64 << 20;

/// Children that are generated, once or again, on average at an event. A file of short lines may
/// generate a million of them with each line, and everything that replays it would take that long.
const MOST_AN_EVENT: usize = 100;

const MOST_CHILDREN: u32 = i32::MAX as u32;

/// What a file holds.
#[derive(Debug)]
pub struct EventFile {
    pub header: Header,
    pub record: Record,
    /// How the search ended, if the file says so.
    pub ending: Option<Ending>,
    /// The names of the moves, by number, where no tree could say what they mean.
    pub move_names: Vec<String>,
    /// The line from which on the file was too long to be read, if it was.
    pub left_out_from: Option<usize>,
}

/// Reads a file. `tree_for` makes the tree that the header speaks of, its cursor at the root, so
/// that moves can be checked; or nothing if the game is not known, then moves are only names; or
/// a sentence that says what is wrong with the position.
pub fn read_events<R: BufRead, T: GameTree + Shown>(
    input: R,
    limit: usize,
    tree_for: impl FnOnce(&Header) -> Result<Option<T>, String>,
) -> Result<EventFile, EventFileError> {
    let mut lines = Lines {
        input,
        number: 0,
        text: Vec::new(),
    };
    let header = lines.header().map_err(|fault| lines.at_fault(fault))?;
    let tree = tree_for(&header).map_err(|text| lines.at_fault(Fault::Position(text)))?;
    read_lines(&mut lines, header, limit, tree)
}

fn read_lines<R: BufRead, T: GameTree + Shown>(
    lines: &mut Lines<R>,
    header: Header,
    limit: usize,
    mut tree: Option<T>,
) -> Result<EventFile, EventFileError> {
    let mut reader = Reader {
        record: Record::default(),
        walker: tree.as_mut().map(Walker::new),
        names: HashMap::new(),
        move_names: Vec::new(),
        evaluated: HashMap::new(),
        iterates: false,
        generated: 0,
    };
    reader.record.nodes.add_root(Player::Max);
    let mut left_out_from = None;
    let mut ending: Option<(usize, Ending)> = None;
    loop {
        let line = match lines.next() {
            Ok(Some(line)) => line,
            Ok(None) => break,
            Err(fault) => return Err(lines.at_fault(fault)),
        };
        if let Some((end, _)) = ending {
            return Err(lines.at_fault(Fault::AfterTheEnd(end)));
        }
        if line.event == Name::End {
            ending = Some((lines.number, line.ending()));
            continue;
        }
        let children = line.moves.as_ref().map_or(0, Vec::len);
        let Record { log, nodes, .. } = &reader.record;
        let is_full = log.len() >= limit || nodes.len() + children > limit.max(1);
        if is_full || reader.generated > limit.saturating_mul(MOST_AN_EVENT) {
            left_out_from = Some(lines.number);
            break;
        }
        let done = reader.take(line, lines.number);
        done.map_err(|fault| lines.at_fault(fault))?;
    }
    Ok(EventFile {
        header,
        record: reader.record,
        ending: ending.map(|(_, ending)| ending),
        move_names: reader.move_names,
        left_out_from,
    })
}

/// The lines of a file, with their numbers.
struct Lines<R> {
    input: R,
    number: usize,
    text: Vec<u8>,
}

impl<R: BufRead> Lines<R> {
    /// The next line that is not blank.
    fn advance(&mut self) -> Result<bool, Fault> {
        loop {
            self.text.clear();
            let mut limited = io::Read::take(&mut self.input, LONGEST_LINE);
            let read = limited.read_until(b'\n', &mut self.text)?;
            if read == 0 {
                return Ok(false);
            }
            self.number += 1;
            if read as u64 == LONGEST_LINE && self.text.last() != Some(&b'\n') {
                return Err(Fault::TooLong);
            }
            if !self.text.trim_ascii().is_empty() {
                return Ok(true);
            }
        }
    }

    fn header(&mut self) -> Result<Header, Fault> {
        if !self.advance()? {
            self.number = 1;
            return Err(Fault::Empty);
        }
        // The version first: a later one may have other fields.
        #[derive(serde::Deserialize)]
        struct Version {
            yomiki_events: u32,
        }
        let text = self
            .text
            .strip_prefix(b"\xEF\xBB\xBF")
            .unwrap_or(&self.text);
        let version: Version =
            serde_json::from_slice(text).map_err(|e| Fault::NoHeader(Box::new(fault_of(&e))))?;
        if version.yomiki_events != super::VERSION {
            return Err(Fault::Version(version.yomiki_events));
        }
        serde_json::from_slice(text).map_err(|e| Fault::NoHeader(Box::new(fault_of(&e))))
    }

    fn next(&mut self) -> Result<Option<Line>, Fault> {
        if !self.advance()? {
            return Ok(None);
        }
        match serde_json::from_slice(&self.text) {
            Ok(line) => Ok(Some(line)),
            Err(error) => Err(fault_of(&error)),
        }
    }

    fn at_fault(&self, fault: Fault) -> EventFileError {
        EventFileError {
            line: self.number.max(1),
            fault,
        }
    }
}

/// What is wrong with a line, without the words of the parser.
fn fault_of(error: &serde_json::Error) -> Fault {
    let column = error.column();
    match error.classify() {
        Category::Eof => Fault::CutOff,
        Category::Syntax | Category::Io => Fault::NotJson { column },
        Category::Data => Fault::Json {
            column,
            problem: problem_of(error),
        },
    }
}

/// What serde_json says, without the place: it takes every line for a file of its own.
fn problem_of(error: &serde_json::Error) -> String {
    let text = error.to_string();
    match text.rfind(" at line ") {
        Some(end) => text[..end].to_owned(),
        None => text,
    }
}

struct Reader<'t, T> {
    record: Record,
    walker: Option<Walker<'t, T>>,
    /// Where no tree says what moves mean, they are numbered as they come.
    names: HashMap<String, Move>,
    move_names: Vec<String>,
    /// Leaves by the line in which they were evaluated.
    evaluated: HashMap<u32, usize>,
    /// An iteration has begun: from here on a leaf may become an inner node and the other way
    /// round, as the horizon moves.
    iterates: bool,
    /// Recorded children of all expansions, those of one node as often as it was expanded.
    generated: usize,
}

impl<T: GameTree + Shown> Reader<'_, T> {
    fn take(&mut self, line: Line, number: usize) -> Result<(), Fault> {
        let step = line.step.unwrap_or(0);
        let level = line.level.unwrap_or(0).try_into().unwrap_or(u8::MAX);
        let event = match line.event {
            Name::Expand => return self.expand(line, step, level),
            Name::Floor => {
                let depth = needed(line.depth, "floor", "depth")?;
                self.record.floor = self.record.floor.min(depth);
                self.record.log.push(Event::floor(level, depth));
                return Ok(());
            }
            Name::Hidden => {
                let nodes = needed(line.nodes, "hidden", "nodes")?;
                let node = match line.node {
                    Some(node) => self.known(node)?,
                    None => NodeId::NONE,
                };
                self.record.hidden = self.record.hidden.saturating_add(nodes);
                self.record.log.push(Event::hidden(level, node, nodes));
                return Ok(());
            }
            Name::Enter => SearchEvent::Enter(line.pair()),
            Name::Select => SearchEvent::Select {
                merit: line.merit.unwrap_or(Value::INF),
                open: line.open.unwrap_or(0),
            },
            Name::Eval => {
                let node = line.node.unwrap_or(0);
                let nodes = &self.record.nodes;
                if !self.iterates {
                    if nodes.contains(NodeId(node)) && nodes.is_expanded(NodeId(node)) {
                        return Err(Fault::InnerEvaluated(node));
                    }
                    self.evaluated.entry(node).or_insert(number);
                }
                SearchEvent::Eval(needed(line.value, "eval", "value")?)
            }
            Name::Bounds => SearchEvent::Bounds(line.pair()),
            Name::Open => SearchEvent::Open {
                merit: line.merit.unwrap_or(Value::INF),
                dormant: line.dormant.unwrap_or(false),
            },
            Name::Unopen => SearchEvent::Unopen,
            Name::PreCut => SearchEvent::PreCut(line.pair()),
            Name::Cut => SearchEvent::Cut {
                reason: needed(line.reason, "cut", "reason")?,
                owner: match line.by {
                    Some(owner) => self.known(owner)?,
                    None => NodeId::NONE,
                },
                bound: needed(line.bound, "cut", "bound")?,
            },
            Name::Close => SearchEvent::Close {
                bounds: line.pair(),
                freed: line.freed.unwrap_or(0),
            },
            Name::Return => SearchEvent::Return(line.pair()),
            Name::ReSearch => SearchEvent::ReSearch(line.pair()),
            Name::Pass => SearchEvent::Pass(needed(line.gamma, "pass", "gamma")?),
            Name::Iteration => {
                self.evaluated.clear();
                self.iterates = true;
                SearchEvent::Iteration {
                    number: needed(line.number, "iteration", "number")?,
                    threshold: line.threshold.unwrap_or(0),
                }
            }
            Name::Table => SearchEvent::Table(line.pair()),
            Name::Done => SearchEvent::Done(line.pair()),
            // Taken before it comes here.
            Name::End => return Ok(()),
        };
        let node = self.known(line.node.unwrap_or(0))?;
        if let SearchEvent::Close { freed, .. } = event
            && Event::needs_freed(freed)
        {
            let event = Event::freed(step, level, node, freed);
            self.record.log.push(event);
        }
        self.record.log.push(Event::new(step, level, node, event));
        Ok(())
    }

    fn known(&self, node: u32) -> Result<NodeId, Fault> {
        let nodes = &self.record.nodes;
        if nodes.contains(NodeId(node)) {
            Ok(NodeId(node))
        } else {
            let known = nodes.len();
            Err(Fault::UnknownNode { node, known })
        }
    }

    fn expand(&mut self, line: Line, step: u8, level: u8) -> Result<(), Fault> {
        let node = self.known(line.node.unwrap_or(0))?;
        if let Some(&line) = self.evaluated.get(&node.0) {
            return Err(Fault::LeafExpanded { node: node.0, line });
        }
        let nodes = &self.record.nodes;
        let player = line.player.map_or(nodes.player(node), Player::from);
        let known = nodes.is_expanded(node).then(|| nodes.child_count(node));
        let (first, count) = match (line.moves, line.count, known) {
            (Some(moves), _, None) => {
                self.check_first(node, line.first, nodes.len())?;
                let moves = self.moves(node, moves)?;
                let first = self.record.nodes.add_children(node, player, &moves);
                (first, moves.len() as u32)
            }
            (Some(moves), _, Some(count)) => {
                let first = nodes.first_child(node);
                let moves = self.moves(node, moves)?;
                let nodes = &self.record.nodes;
                if moves.len() != count as usize || first.is_some() && !same(nodes, node, &moves) {
                    return Err(Fault::OtherMoves(node.0));
                }
                (first, count)
            }
            (None, Some(0), _) => return Err(Fault::NoMove(node.0)),
            (None, Some(count), None) => {
                if count > MOST_CHILDREN {
                    return Err(Fault::TooMany(node.0));
                }
                let nodes = &mut self.record.nodes;
                nodes.add_unrecorded_children(node, player, count);
                (NodeId::NONE, count)
            }
            (None, Some(count), Some(known)) if count == known => (NodeId::NONE, count),
            (None, Some(_), Some(_)) => return Err(Fault::OtherMoves(node.0)),
            (None, None, Some(count)) => (nodes.first_child(node), count),
            (None, None, None) => return Err(Fault::NoMoves(node.0)),
        };
        if known.is_some() && first.is_some() {
            self.check_first(node, line.first, first.index())?;
        }
        if first.is_some() {
            self.generated = self.generated.saturating_add(count as usize);
        }
        let event = Event::expand(step, level, node, player, first, count);
        self.record.log.push(event);
        Ok(())
    }

    fn check_first(&self, node: NodeId, first: Option<u32>, expected: usize) -> Result<(), Fault> {
        match first {
            Some(first) if first as usize != expected => Err(Fault::WrongFirst {
                node: node.0,
                first,
                expected,
            }),
            _ => Ok(()),
        }
    }

    /// What the names of moves from `node` mean.
    fn moves(&mut self, node: NodeId, names: Vec<MoveName>) -> Result<Vec<Move>, Fault> {
        if names.is_empty() {
            return Err(Fault::NoMove(node.0));
        }
        if let Some(walker) = &mut self.walker {
            walker.go_to(&self.record.nodes, node);
        }
        let mut seen = HashSet::with_capacity(names.len());
        let mut moves = Vec::with_capacity(names.len());
        for name in names {
            let name = name.into_text();
            let m = match &self.walker {
                Some(walker) => walker.tree.parse_move(&name).map_err(|error| Fault::Move {
                    node: node.0,
                    error,
                })?,
                None => self.number(&name),
            };
            if !seen.insert(m) {
                return Err(Fault::SameMove(name));
            }
            moves.push(m);
        }
        Ok(moves)
    }

    fn number(&mut self, name: &str) -> Move {
        if let Some(&m) = self.names.get(name) {
            return m;
        }
        let m = Move(self.move_names.len() as u32);
        self.names.insert(name.to_owned(), m);
        self.move_names.push(name.to_owned());
        m
    }
}

/// Whether these moves, all different, are those to the recorded children of a node, in whatever
/// order.
fn same(nodes: &NodeTable, node: NodeId, moves: &[Move]) -> bool {
    let children = || nodes.children(node).map(|child| nodes.last_move(child));
    children().eq(moves.iter().copied()) || {
        // By a set: a node may have a million children.
        let moves: HashSet<Move> = moves.iter().copied().collect();
        children().all(|m| moves.contains(&m))
    }
}

fn needed<V>(value: Option<V>, event: &'static str, field: &'static str) -> Result<V, Fault> {
    value.ok_or(Fault::Missing { event, field })
}
