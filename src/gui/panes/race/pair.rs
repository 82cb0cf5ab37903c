//! The two that are compared: which they are, and what each and both have seen.

use crate::base::messages::{Lang, tr};
use egui::{Rect, RichText, Sense, Ui, WidgetInfo, vec2};

use super::RacePane;
use crate::gui::digits::group;
use crate::gui::model::{Model, Run};
use crate::gui::race_page::RacePage as Page;
use crate::gui::race_picture::Scenery;
use crate::gui::race_view::Arrangement;
use crate::gui::shell::drop_down::DropDown;
use crate::gui::theme;
use crate::gui::words;
use crate::picture::palette::Palette;
use crate::trace::{Comparison, Overlap, OverlayCounts};

impl RacePane {
    /// Keeps the pair while both are there; else chooses one as a picture of the race would. For one
    /// that has not run another stands in until it has.
    pub(super) fn choose_pair(&mut self, model: &Model) {
        let (a, b) = self.wanted_pair;
        if a == b || a.max(b) >= model.runners().len() {
            self.wanted_pair = Scenery::of(model).pair;
        }
        let (a, b) = self.wanted_pair;
        self.pair = match model.run(a).is_some() && model.run(b).is_some() {
            true => self.wanted_pair,
            false => Scenery::of(model).pair,
        };
    }

    /// Which two are compared, and the counts of the overlay in their colours.
    pub(super) fn pair_row(&mut self, ui: &mut Ui, model: &Model) {
        let lang = model.lang();
        let compared = self.overlay.compared();
        let Comparison { leaves, inner, .. } = *compared;
        let over = |i: usize| model.run(i).is_some_and(Run::is_over);
        let in_the_end = over(self.pair.0) && over(self.pair.1);
        let listed = self.theorem.overlap().filter(|_| in_the_end);
        let counted = Counted::of(compared, listed);
        let palette = Palette::new(model.theme().is_dark());
        ui.horizontal_wrapped(|ui| {
            let before = self.pair;
            runner_combo(ui, model, "first", &mut self.pair.0);
            ui.label(tr!(lang, watch_against));
            runner_combo(ui, model, "second", &mut self.pair.1);
            if self.pair != before {
                self.wanted_pair = self.pair;
            }
            ui.separator();
            let (a, b) = (self.pair.0, self.pair.1);
            let counting = self.overlay.is_behind();
            let of = match counting {
                true => tr!(lang, watch_counting).to_owned(),
                false => format!("{}:", counted.heading(lang)),
            };
            ui.weak(of).on_hover_text(counted.tip(lang));
            let name = |i: usize| model.runners()[i].label_in(model.lang());
            let rows = [
                (
                    palette.both,
                    tr!(lang, watch_both).to_owned(),
                    OverlayField::Both,
                ),
                (
                    model.runner_color(a),
                    tr!(lang, watch_only_pair, name = name(a)),
                    OverlayField::Left,
                ),
                (
                    model.runner_color(b),
                    tr!(lang, watch_only_pair, name = name(b)),
                    OverlayField::Right,
                ),
                (
                    palette.neither,
                    words::by_neither(model).to_owned(),
                    OverlayField::Neither,
                ),
            ];
            for (color, name, field) in rows {
                let Some(count) = counted.count(field) else {
                    continue;
                };
                let ellipsis = if counting { "…" } else { "" };
                let text = format!("{name} {}{ellipsis}", group(count, lang));
                if !matches!(counted, Counted::Leaves(_)) {
                    said(swatch(ui, color, &text), text);
                    continue;
                }
                let response = swatch(ui, color, &text).on_hover_text(tr!(
                    lang,
                    watch_leaves_inner_nodes,
                    of = field.of(inner)
                ));
                response.widget_info(|| {
                    let (leaves, inner) = (field.of(leaves), field.of(inner));
                    let field = field.name();
                    let label = tr!(
                        lang,
                        watch_overlay_counts,
                        field,
                        name = &name,
                        leaves,
                        inner
                    );
                    egui::WidgetInfo::labeled(egui::Role::Label, true, label)
                });
            }
            // In the tree of a third its own nodes have its own colour.
            if self.arrangement == Arrangement::SideBySide {
                for i in words::thirds(model, self.pair) {
                    let name = words::by_a_third(model, i);
                    // A runner that the dial has just added must not move the dial.
                    if self.page != Page::Dial || theme::fits(ui, &format!("■ {name}")) {
                        said(swatch(ui, model.runner_color(i), &name), name);
                    }
                }
            }
            if !matches!(counted, Counted::Leaves(_)) {
                // In the trees there may be nodes that only one of the two has recorded.
                let name = tr!(lang, watch_too_deep_to_compare);
                said(swatch(ui, palette.uncompared, name), name);
            }
        });
    }
}

#[derive(Clone, Copy)]
enum OverlayField {
    Both,
    Left,
    Right,
    Neither,
}

impl OverlayField {
    fn of(self, counts: OverlayCounts) -> u64 {
        match self {
            OverlayField::Both => counts.both,
            OverlayField::Left => counts.only_left,
            OverlayField::Right => counts.only_right,
            OverlayField::Neither => counts.neither,
        }
    }

    fn name(self) -> &'static str {
        match self {
            OverlayField::Both => "both",
            OverlayField::Left => "left",
            OverlayField::Right => "right",
            OverlayField::Neither => "neither",
        }
    }
}

/// What of two runs is counted: what both recordings tell of. Where they are cut, all leaves can
/// only be compared when both have come to their end.
enum Counted {
    Leaves(OverlayCounts),
    /// Leaves and inner nodes above this depth.
    Nodes(OverlayCounts, u32),
    AllLeaves(Overlap),
}

impl Counted {
    fn of(compared: &Comparison, listed: Option<Overlap>) -> Counted {
        match (compared.floor, listed) {
            (None, _) => Counted::Leaves(compared.leaves),
            (_, Some(listed)) => Counted::AllLeaves(listed),
            (Some(floor), None) => Counted::Nodes(compared.leaves + compared.inner, floor),
        }
    }

    fn count(&self, field: OverlayField) -> Option<u64> {
        match self {
            Counted::Leaves(counts) | Counted::Nodes(counts, _) => Some(field.of(*counts)),
            Counted::AllLeaves(overlap) => match field {
                OverlayField::Both => Some(overlap.both),
                OverlayField::Left => Some(overlap.only_left),
                OverlayField::Right => Some(overlap.only_right),
                OverlayField::Neither => None,
            },
        }
    }

    fn heading(&self, lang: Lang) -> String {
        match self {
            // At the moment shown, whatever is said of the end.
            Counted::Leaves(_) => tr!(lang, watch_leaves_now).to_owned(),
            Counted::Nodes(_, floor) => words::recorded_by_both(*floor, lang),
            Counted::AllLeaves(_) => tr!(lang, watch_all_leaves).to_owned(),
        }
    }

    fn tip(&self, lang: Lang) -> &'static str {
        match self {
            Counted::Leaves(_) => tr!(lang, watch_who_has_evaluated_a_leaf),
            Counted::Nodes(..) => tr!(lang, watch_who_has_searched_a_node),
            Counted::AllLeaves(_) => tr!(lang, watch_who_has_evaluated_a_leaf_all),
        }
    }
}

/// For those who read by ear.
fn said(response: egui::Response, text: impl Into<String>) {
    let text = text.into();
    response.widget_info(|| WidgetInfo::labeled(egui::Role::Label, true, text.clone()));
}

/// A colour and what it stands for, never torn apart at the end of a line.
fn swatch(ui: &mut Ui, color: egui::Color32, text: &str) -> egui::Response {
    let font = egui::TextStyle::Body.resolve(ui.style());
    let ink = ui.visuals().text_color();
    let galley = ui.painter().layout_no_wrap(text.to_owned(), font, ink);
    let size = galley.size() + vec2(16.0, 0.0);
    let (rect, response) = ui.allocate_exact_size(size, Sense::hover());
    let square = Rect::from_center_size(rect.left_center() + vec2(6.0, 0.0), vec2(11.0, 11.0));
    ui.painter().rect_filled(square, 2.0, color);
    ui.painter().galley(rect.min + vec2(16.0, 0.0), galley, ink);
    response
}

fn runner_combo(ui: &mut Ui, model: &Model, id: &str, now: &mut usize) {
    let label = |i: usize| {
        RichText::new(model.runners()[i].label_in(model.lang()))
            .color(model.runner_color(i))
            .strong()
    };
    let name = match id {
        "first" => tr!(model.lang(), watch_first_runner),
        _ => tr!(model.lang(), watch_second_runner),
    };
    // Who has not run is compared with nobody.
    let all = 0..model.runners().len();
    let all: Vec<usize> = all.filter(|&i| model.run(i).is_some()).collect();
    DropDown::new(name)
        .salt(("pair", id))
        .width(90.0)
        .values(ui, &all, now, label);
}
