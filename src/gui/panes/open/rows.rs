//! The table of OPEN's members: its columns, its header, and a row a member.

use egui::{Align, Color32, Layout, RichText, Sense, TextStyle, Ui};
use egui_extras::{Column, TableBuilder, TableRow};

use super::{Known, Table};
use crate::game::text::{Lang, Text, t};
use crate::gui::action::Action;
use crate::gui::digits::group;
use crate::gui::model::Run;
use crate::gui::names::Names;
use crate::gui::shell::focus;
use crate::gui::theme;
use crate::gui::tree_view::shortened;
use crate::problem::Player;
use crate::trace::why::{Method, Rule, number};
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
        let depth = theme::text_width(ui, TextStyle::Body, lang.pick("depth", "深さ")) + 4.0;
        // The longer word of each language.
        let widest = lang.pick("dormant", "活動中");
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
        title(
            "#",
            lang.pick("Place in the order of selection", "選ばれる順番"),
        );
        if self.has_merit {
            let (symbol, tip) = merit_title(self.table.method);
            title(symbol, tip.get(lang));
        }
        title(
            lang.pick("node", "節点"),
            lang.pick("Click to select it in the tree", "クリックで木の節点を選ぶ"),
        );
        title(
            lang.pick("depth", "深さ"),
            lang.pick("Plies from the root", "根からの深さ"),
        );
        if self.has_merit {
            title(
                "",
                lang.pick(
                    "Dormant members cannot be selected before an elder sibling is closed",
                    "休眠中は、左の兄弟が確定するまで選ばれない",
                ),
            );
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
                false => group(i as u64 + 1),
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
                let word = lang.pick("OPEN member", "OPENの節点");
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
            true => lang.pick("dormant", "休眠"),
            false => lang.pick("active", "活動中"),
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
        Method::Bounds(Rule::LeastAlpha) => (
            "α(P)",
            t(
                "The least is taken, ties leftmost",
                "最小のものが選ばれる(同点は左)",
            ),
        ),
        Method::Bounds(Rule::Leftmost) => (
            "β(P)",
            t(
                "The leftmost is taken, whatever its β",
                "βによらず最も左が選ばれる",
            ),
        ),
        Method::Bounds(Rule::ByLot) => (
            "β(P)",
            t(
                "An eligible one is drawn by lot",
                "有資格なものからくじで選ばれる",
            ),
        ),
        Method::Bounds(Rule::Unknown) => ("h", t("The merit it was given", "与えられた評価値")),
        Method::States(Player::Min) => (
            "h",
            t(
                "The least is taken, ties leftmost",
                "最小のものが選ばれる(同点は左)",
            ),
        ),
        _ => (
            if matches!(method, Method::States(_)) {
                "h"
            } else {
                "β(P)"
            },
            t(
                "The greatest is taken, ties leftmost",
                "最大のものが選ばれる(同点は左)",
            ),
        ),
    }
}
