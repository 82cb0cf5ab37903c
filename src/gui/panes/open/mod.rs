//! OPEN as a table one can touch: who waits, in which order, and what the last step did to it.
//! A depth-first search has no OPEN; its waiting siblings are shown instead.

mod rows;
mod step;

use crate::base::messages::tr;
use egui::{RichText, Ui};

use self::rows::Rows;
use super::Pane;
use crate::explain::why::Method;
use crate::gui::action::{Action, NodeRef};
use crate::gui::model::{Model, Run};
use crate::gui::names::Names;
use crate::problem::Value;
use crate::trace::{NodeId, OpenEntry, OpenOrder, OpenStep, Ranking};

/// Rows that are put in order even if fewer are shown.
const ROWS: usize = 128;
/// Events that are looked at for what the last step did.
const STEP: usize = 50_000;

#[derive(Default)]
pub struct OpenPane {
    names: Names,
    known: Option<Known>,
    /// The last row that was shown, counted from 1.
    shown: usize,
    /// The selected node for which the table was scrolled last.
    scrolled_to: Option<NodeId>,
}

/// OPEN, in order as far as it is shown, and for which moment of which run.
struct Known {
    key: (u64, usize),
    /// The rows of a search that has OPEN.
    ranking: Ranking,
    /// Those of one that has none.
    waiting: Vec<OpenEntry>,
    /// Members there are, in order or not.
    members: usize,
    step: OpenStep,
}

impl Known {
    fn new(run: u64, order: OpenOrder) -> Known {
        Known {
            key: (run, usize::MAX),
            ranking: Ranking::new(order),
            waiting: Vec::new(),
            members: 0,
            step: OpenStep::default(),
        }
    }

    fn rows(&self) -> &[OpenEntry] {
        match self.waiting.is_empty() {
            true => self.ranking.rows(),
            false => &self.waiting,
        }
    }
}

/// What the table is about.
struct Table<'a> {
    model: &'a Model,
    run: &'a Run,
    runner: usize,
    method: Method,
    /// Who comes next must not be seen: it is being asked.
    secret: bool,
}

impl Table<'_> {
    /// In which order the members are shown; nothing if there is no OPEN.
    fn order(&self) -> Option<OpenOrder> {
        let order = open_order(self.run)?;
        Some(if self.secret {
            OpenOrder::Leftmost
        } else {
            order
        })
    }

    /// Whether even the order from left to right would tell.
    fn is_sealed(&self) -> bool {
        let by_merit = matches!(
            self.method.open_order(),
            Some(OpenOrder::Greatest | OpenOrder::Least)
        );
        self.secret && !by_merit && !matches!(self.method, Method::Numbers(_))
    }

    fn reference(&self, node: NodeId) -> NodeRef {
        NodeRef {
            runner: self.runner,
            node,
        }
    }

    /// This run's own name of a node pointed at in whichever tree.
    fn own(&self, node: Option<NodeRef>) -> Option<NodeId> {
        let node = node?;
        if node.runner == self.runner {
            return Some(node.node);
        }
        let canvas = self.model.scene().canvas();
        canvas.of_run(self.runner, canvas.place(node.runner, node.node)?)
    }
}

impl Pane for OpenPane {
    fn ui(&mut self, ui: &mut Ui, model: &Model, actions: &mut Vec<Action>) {
        let lang = model.lang();
        super::runner_tabs(ui, model, actions);
        let runner = model.active_runner();
        let Some(run) = model.active_run().filter(|run| !run.nodes().is_empty()) else {
            return super::empty(ui, tr!(lang, watch_run_a_search_here_is));
        };
        let table = Table {
            model,
            run,
            runner,
            method: run.method(),
            secret: model.keeps_next_secret(runner),
        };
        self.find_out(&table);
        super::earlier_position(ui, model, actions);
        self.summary(ui, &table);
        if let Some(known) = &self.known {
            step::line(ui, &table, &mut self.names, &known.step, actions);
        }
        if table.secret {
            secret(ui, &table);
        }
        if !table.is_sealed() {
            self.table(ui, &table, actions);
        }
    }
}

impl OpenPane {
    /// Puts OPEN in order, as far as it is shown, unless nothing has changed.
    fn find_out(&mut self, table: &Table<'_>) {
        let Table { run, method, .. } = *table;
        let moment = run.moment();
        let key = (run.number(), moment.now.events);
        let order = table.order();
        let usual = order.unwrap_or_default();
        let known = self.known.get_or_insert_with(|| Known::new(key.0, usual));
        if known.key.0 != key.0 || known.ranking.order() != usual {
            *known = Known::new(key.0, usual);
        }
        let record = run.record();
        if order.is_some() {
            // Scrolled far down, more has to be in order; back at the top, little.
            let wanted = self.shown.max(ROWS).next_power_of_two();
            let ranking = &mut known.ranking;
            ranking.follow(&record.log, run.nodes(), moment, wanted);
        }
        if known.key == key {
            return;
        }
        known.key = key;
        known.step = OpenStep::of(&record.log, run.nodes(), method, key.1, STEP);
        known.waiting.clear();
        known.members = moment.tally().open as usize;
        if order.is_none() {
            let row = |node| OpenEntry {
                node,
                merit: Value::INF,
                dormant: false,
                level: 1,
            };
            known
                .waiting
                .extend(moment.waiting(run.nodes()).into_iter().map(row));
            known.members = known.waiting.len();
        }
    }

    /// How many there are; that there is no OPEN, where there is none.
    fn summary(&self, ui: &mut Ui, table: &Table<'_>) {
        let Table { model, run, .. } = *table;
        let lang = model.lang();
        let palette = model.theme().palette();
        let tally = run.moment().tally();
        let Some(known) = &self.known else { return };
        if let Method::Numbers(_) = table.method {
            let members = known.members;
            let text = match open_order(run) {
                Some(_) => tr!(lang, watch_the_frontier, members),
                None => tr!(lang, watch_siblings_by_numbers, members),
            };
            ui.add(egui::Label::new(RichText::new(text).small().color(palette.weak)).wrap());
            return;
        }
        if table.method.open_order().is_none() {
            let text = tr!(lang, watch_siblings_in_order, members = known.members);
            ui.add(egui::Label::new(RichText::new(text).small().color(palette.weak)).wrap());
            return;
        }
        let active = tally.open - tally.dormant;
        let mut text = tr!(lang, watch_active_dormant, active, dormant = tally.dormant);
        // A search within the search chooses from an OPEN of its own.
        let level = known.rows().first().map_or(1, |row| row.level);
        let all_there = known.rows().len() == known.members
            || known.rows().last().is_some_and(|row| row.level != level);
        if level > 1 && all_there {
            let own = known.rows().iter().filter(|row| row.level == level);
            let (dormant, active): (Vec<&OpenEntry>, Vec<&OpenEntry>) =
                own.partition(|row| row.dormant);
            let (active, dormant) = (active.len(), dormant.len());
            text = tr!(
                lang,
                watch_level_s_open_active_dormant,
                level,
                active,
                dormant,
                text
            );
        }
        // The search counts members whom the recording has lost sight of.
        if let Some(told) = run.open_in_the_end() {
            if told != tally.open {
                text += &tr!(lang, watch_in_all_at_the_end, told);
            }
        } else if let Some(told) = run.moment().now.open_told
            && run.moment().now.floor != u32::MAX
        {
            text += &tr!(lang, watch_in_all_when_the_search, told);
        }
        ui.add(egui::Label::new(RichText::new(text).small().color(palette.weak)).wrap());
    }

    fn table(&mut self, ui: &mut Ui, table: &Table<'_>, actions: &mut Vec<Action>) {
        let Some(known) = &self.known else { return };
        let mut rows = Rows::new(table, known, &mut self.names);
        // A newly selected member is brought into view.
        let is_new = self.scrolled_to != rows.selected;
        self.scrolled_to = rows.selected;
        self.shown = rows.show(ui, is_new, actions);
        if self.shown > known.rows().len() {
            ui.ctx().request_repaint();
        }
    }
}

/// Why the order is not shown.
fn secret(ui: &mut Ui, table: &Table<'_>) {
    let lang = table.model.lang();
    let palette = table.model.theme().palette();
    let text = if table.is_sealed() {
        tr!(lang, watch_the_list_would_give_the)
    } else {
        tr!(lang, watch_who_is_next_is_your)
    };
    ui.add(egui::Label::new(RichText::new(text).small().color(palette.accent)).wrap());
}

/// How the members stand in the list; nothing where there is no OPEN.
fn open_order(run: &Run) -> Option<OpenOrder> {
    let is_frontier =
        matches!(run.method(), Method::Numbers(_)) && run.moment().tally().max_open > 0;
    let leftmost = is_frontier.then_some(OpenOrder::Leftmost);
    run.method().open_order().or(leftmost)
}
