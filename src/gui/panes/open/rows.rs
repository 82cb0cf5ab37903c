//! The table of OPEN's members: its columns, its header, and a row a member.

use crate::base::messages::{Lang, Text, keys, tr};
use egui::{Align, Color32, Layout, RichText, Sense, TextStyle, Ui};
use egui_extras::{Column, TableBuilder, TableRow};

use super::{Known, Table};
use crate::explain::why::{Method, Rule, number};
use crate::gui::action::Action;
use crate::gui::digits::group;
use crate::gui::model::Run;
use crate::gui::names::Names;
use crate::gui::shell::focus;
use crate::gui::theme;
use crate::gui::tree_view::shortened;
use crate::problem::Player;
use crate::trace::{NodeId, OpenEntry};

/// Of a path that is too long, so many moves are shown at most.
const MOST_MOVES: usize = 8;

pub(super) struct Rows<'a> {
    table: &'a Table<'a>,
    known: &'a Known,
    names: &'a mut Names,
    /// Whether members have a merit and may be dormant; siblings that merely wait have neither.
    has_merit: bool,
    /// Whether a search within the search has members of its own.
    has_levels: bool,
    hovered: Option<NodeId>,
    pub selected: Option<NodeId>,
}

impl<'a> Rows<'a> {
    pub fn new(table: &'a Table<'a>, known: &'a Known, names: &'a mut Names) -> Rows<'a> {
        Rows {
            table,
            known,
            names,
            has_merit: table.method.open_order().is_some(),
            has_levels: known.rows().first().is_some_and(|row| row.level > 1),
            hovered: table.own(table.model.hovered()),
            selected: table.own(table.model.selected()),
        }
    }

    /// Draws the rows in sight, with the selected one among them if `brings_selected`. Gives the last,
    /// counted from 1.
    pub fn show(&mut self, ui: &mut Ui, brings_selected: bool, actions: &mut Vec<Action>) -> usize {
        let height = ui.text_style_height(&TextStyle::Body) + 5.0;
        let mut builder = self.columns(ui);
        let is_selected = |row: &OpenEntry| Some(row.node) == self.selected;
        let place = self.known.rows().iter().position(is_selected);
        if let Some(row) = place.filter(|_| brings_selected) {
            builder = builder.scroll_to_row(row, None);
        }
        let mut last = 0;
        builder
            .header(height, |mut header| self.header(&mut header))
            .body(|body| {
                body.rows(height, self.known.members, |mut row| {
                    last = last.max(row.index() + 1);
                    self.row(&mut row, actions);
                });
            });
        last
    }

    fn columns<'u>(&self, ui: &'u mut Ui) -> TableBuilder<'u> {
        let lang = self.table.model.lang();
        // Large type must not cut words short.
        let depth = theme::text_width(ui, TextStyle::Body, tr!(lang, watch_depth)) + 4.0;
        // The longer word of each language.
        let widest = tr!(lang, watch_dormant_rows);
        let widest = match self.has_levels {
            true => format!("00 {widest}"),
            false => widest.to_owned(),
        };
        let word = theme::text_width(ui, TextStyle::Small, &widest) + 6.0;
        let mut builder = TableBuilder::new(ui)
            .id_salt("open")
            .striped(true)
            // Every cell can be clicked; the keyboard stops once a row.
            .sense(Sense::CLICK)
            .cell_layout(Layout::left_to_right(Align::Center))
            .auto_shrink([false, false])
            .column(Column::initial(30.0).at_least(24.0));
        if self.has_merit {
            builder = builder.column(Column::initial(44.0).at_least(34.0));
        }
        builder = builder
            .column(Column::remainder().at_least(50.0).clip(true))
            .column(Column::exact(depth));
        if self.has_merit {
            builder = builder.column(Column::exact(word).clip(true));
        }
        builder
    }

    fn header(&self, header: &mut TableRow<'_, '_>) {
        let lang = self.table.model.lang();
        let weak = self.table.model.theme().palette().weak;
        let mut title = |text: &str, tip: &str| {
            header.col(|ui| {
                ui.label(RichText::new(text).small().color(weak))
                    .on_hover_text(tip);
            });
        };
        title("#", tr!(lang, watch_place_in_the_order_of));
        if self.has_merit {
            let (symbol, tip) = merit_title(self.table.method);
            title(symbol, tip.get(lang));
        }
        title(
            tr!(lang, watch_node),
            tr!(lang, watch_click_to_select_it_in),
        );
        title(tr!(lang, watch_depth), tr!(lang, watch_plies_from_the_root));
        if self.has_merit {
            title("", tr!(lang, watch_dormant_members_cannot_be_selected));
        }
    }

    fn row(&mut self, row: &mut TableRow<'_, '_>, actions: &mut Vec<Action>) {
        let i = row.index();
        // Not in order yet: the next frame will have it.
        let Some(entry) = self.known.rows().get(i) else {
            row.col(|ui| {
                ui.weak("…");
            });
            return;
        };
        let Table { model, run, .. } = *self.table;
        let lang = model.lang();
        let node = entry.node;
        let is_selected = Some(node) == self.selected;
        row.set_selected(is_selected);
        row.set_hovered(Some(node) == self.hovered);
        let color = self.color(entry);
        let cell = |text: String| RichText::new(text).color(color);
        row.col(|ui| {
            let place = match self.table.secret {
                true => "?".to_owned(),
                false => group(i as u64 + 1, self.table.model.lang()),
            };
            ui.label(cell(place).small());
        });
        if self.has_merit {
            row.col(|ui| {
                // What it will be is settled when it wakes.
                let merit = match entry.dormant {
                    true => "–".to_owned(),
                    false => shortened(run, number(entry.merit), lang),
                };
                ui.label(cell(merit).monospace());
            });
        }
        let name = self.names.full(run, node, lang);
        let mut stop = None;
        row.col(|ui| {
            stop = Some(focus::row(ui, || {
                let word = tr!(lang, watch_open_member);
                egui::WidgetInfo::selected(
                    egui::Role::ListItem,
                    true,
                    is_selected,
                    format!("{word} {} {name}", i + 1),
                )
            }));
            let name = fitting(ui, self.names, run, node, lang);
            ui.add(egui::Label::new(cell(name)).truncate());
        });
        row.col(|ui| {
            ui.label(cell(run.nodes().depth(node).to_string()));
        });
        if self.has_merit {
            row.col(|ui| {
                let word = self.state(entry);
                ui.add(egui::Label::new(cell(word).small()).truncate());
            });
        }
        let response = stop.map_or_else(|| row.response(), |stop| row.response() | stop);
        if response.hovered() {
            actions.push(Action::Hover(Some(self.table.reference(node))));
        }
        if response.clicked() {
            actions.push(Action::Select(Some(self.table.reference(node))));
        }
    }

    /// New by the last step, woken by it, dormant, or as all are.
    fn color(&self, entry: &OpenEntry) -> Color32 {
        let palette = self.table.model.theme().palette();
        let step = &self.known.step;
        if step.added.contains(&entry.node) {
            palette.good
        } else if step.woken.contains(&entry.node) {
            palette.accent
        } else if entry.dormant {
            palette.weak
        } else {
            palette.text
        }
    }

    fn state(&self, entry: &OpenEntry) -> String {
        let lang = self.table.model.lang();
        let word = match entry.dormant {
            true => tr!(lang, watch_dormant),
            false => tr!(lang, watch_active),
        };
        match self.has_levels {
            true => format!("{} {word}", entry.level),
            false => word.to_owned(),
        }
    }
}

/// A node's path, or as much of its end as there is room for: members differ in their last moves.
fn fitting(ui: &Ui, names: &mut Names, run: &Run, node: NodeId, lang: Lang) -> String {
    let full = names.full(run, node, lang);
    if theme::fits(ui, &full) {
        return full;
    }
    let between = if full.contains(' ') { ' ' } else { '.' };
    let ends = full.rmatch_indices(between).take(MOST_MOVES);
    let ends: Vec<&str> = ends.map(|(at, _)| &full[at + 1..]).collect();
    let shortened = ends.iter().rev().map(|end| format!("…{end}"));
    let fits = shortened.into_iter().find(|text| theme::fits(ui, text));
    fits.unwrap_or_else(|| ends.first().map_or(&*full, |last| last).to_owned())
}

/// The symbol of the merit, and what it is.
fn merit_title(method: Method) -> (&'static str, Text) {
    match method {
        Method::Bounds(Rule::LeastAlpha) => ("α(P)", keys::watch_the_least_is_taken_ties),
        Method::Bounds(Rule::Leftmost) => ("β(P)", keys::watch_the_leftmost_is_taken_whatever),
        Method::Bounds(Rule::ByLot) => ("β(P)", keys::watch_an_eligible_one_is_drawn),
        Method::Bounds(Rule::Unknown) => ("h", keys::watch_the_merit_it_was_given),
        Method::States(Player::Min) => ("h", keys::watch_the_least_is_taken_ties),
        _ => (
            if matches!(method, Method::States(_)) {
                "h"
            } else {
                "β(P)"
            },
            keys::watch_the_greatest_is_taken_ties,
        ),
    }
}
