//! Writing an event file, event by event.

use std::io::{self, Write};

use super::line::{Ending, Header, Line, MoveName, Name};
use super::walker::Walker;
use crate::problem::{GameTree, Shown};
use crate::search::SearchEvent;
use crate::trace::event::{Decoded, Event, NodeId};
use crate::trace::nodes::NodeTable;
use crate::trace::record::Record;

/// Writes events as they come, so that a file can grow while the search runs.
#[derive(Debug)]
pub struct EventWriter<'t, W, T> {
    out: W,
    walker: Walker<'t, T>,
    /// Nodes with a lower number have been introduced by an `expand`.
    introduced: u32,
    before: Option<Event>,
}

/// Writes a whole run, and how it ended if that is known. `tree` must stand at its root, and stands there again afterwards.
pub fn write_events<W: Write, T: GameTree + Shown>(
    out: W,
    header: &Header,
    record: &Record,
    ending: Option<&Ending>,
    tree: &mut T,
) -> io::Result<()> {
    let mut writer = EventWriter::new(out, header, tree)?;
    for event in record.log.range(0, record.log.len()) {
        writer.write(&record.nodes, event)?;
    }
    if let Some(ending) = ending {
        writer.end(ending)?;
    }
    writer.finish()
}

impl<'t, W: Write, T: GameTree + Shown> EventWriter<'t, W, T> {
    /// Writes the first line. `tree` must stand at its root.
    pub fn new(mut out: W, header: &Header, tree: &'t mut T) -> io::Result<Self> {
        serde_json::to_writer(&mut out, header)?;
        out.write_all(b"\n")?;
        Ok(EventWriter {
            out,
            walker: Walker::new(tree),
            introduced: 1,
            before: None,
        })
    }

    /// Writes one event; `nodes` must have the nodes it speaks of.
    pub fn write(&mut self, nodes: &NodeTable, event: &Event) -> io::Result<()> {
        if let Some(line) = self.line(nodes, event) {
            self.put(&line)?;
        }
        self.before = Some(*event);
        Ok(())
    }

    /// Writes how the search ended; nothing may come after it.
    pub fn end(&mut self, ending: &Ending) -> io::Result<()> {
        self.put(&Line::end(ending))
    }

    fn put(&mut self, line: &Line) -> io::Result<()> {
        serde_json::to_writer(&mut self.out, line)?;
        self.out.write_all(b"\n")
    }

    /// Makes sure that everything is written.
    pub fn finish(mut self) -> io::Result<()> {
        self.walker.go_home();
        self.out.flush()
    }

    fn line(&mut self, nodes: &NodeTable, event: &Event) -> Option<Line> {
        let mut line = Line::new(Name::of(event.kind)?);
        line.node = event.node.is_some().then_some(event.node.0);
        line.step = (event.step != 0).then_some(event.step);
        line.level = (event.level != 0).then_some(u32::from(event.level));
        match event.decode(self.before.as_ref()) {
            Decoded::Expand {
                first,
                count,
                player,
            } => self.expand(nodes, event.node, first, count, &mut line, player),
            Decoded::Hidden(number) => line.nodes = Some(number),
            Decoded::Floor(depth) => line.depth = Some(depth),
            Decoded::Freed(_) => return None,
            Decoded::Search(event) => tell(event, &mut line),
        }
        Some(line)
    }

    fn expand(
        &mut self,
        nodes: &NodeTable,
        node: NodeId,
        first: NodeId,
        count: u32,
        line: &mut Line,
        player: crate::problem::Player,
    ) {
        line.player = Some(player.into());
        if first.is_none() {
            line.count = Some(count);
        } else if first.0 >= self.introduced {
            self.introduced = first.0 + count;
            self.walker.go_to(nodes, node);
            let name = |child: u32| {
                let m = nodes.last_move(NodeId(child));
                MoveName::new(self.walker.tree.move_text(m))
            };
            line.first = Some(first.0);
            line.moves = Some((first.0..first.0 + count).map(name).collect());
        }
    }
}

fn tell(event: SearchEvent<NodeId>, line: &mut Line) {
    match event {
        SearchEvent::Enter(pair)
        | SearchEvent::Bounds(pair)
        | SearchEvent::PreCut(pair)
        | SearchEvent::Return(pair)
        | SearchEvent::ReSearch(pair)
        | SearchEvent::Table(pair)
        | SearchEvent::Done(pair) => line.set_pair(pair),
        SearchEvent::Select { merit, open } => {
            line.merit = Some(merit);
            line.open = Some(open);
        }
        SearchEvent::Eval(value) => line.value = Some(value),
        SearchEvent::Open { merit, dormant } => {
            line.merit = Some(merit);
            line.dormant = dormant.then_some(true);
        }
        SearchEvent::Unopen => {}
        SearchEvent::Cut {
            reason,
            owner,
            bound,
        } => {
            line.reason = Some(reason);
            line.by = owner.is_some().then_some(owner.0);
            line.bound = Some(bound);
        }
        SearchEvent::Close { bounds, freed } => {
            line.set_pair(bounds);
            line.freed = (freed > 0).then_some(freed);
        }
        SearchEvent::Pass(gamma) => line.gamma = Some(gamma),
        SearchEvent::Iteration { number, threshold } => {
            line.number = Some(number);
            line.threshold = Some(threshold);
        }
    }
}
