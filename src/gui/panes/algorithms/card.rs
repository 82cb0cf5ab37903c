//! One algorithm of the comparison: which it is, its idea, its parameters.

use crate::base::messages::{Lang, Localize, tr};
use egui::{ComboBox, DragValue, Frame, Margin, RichText, TextEdit, Ui};

use super::{pick, within};
use crate::gui::action::Action;
use crate::gui::icons::{self, Icon};
use crate::gui::model::Model;
use crate::gui::shell::drop_down::DropDown;
use crate::gui::shell::focus;
use crate::gui::theme;
use crate::search::catalogue::{self, AlgorithmConfig, Kind, Parameter};

pub fn ui(
    ui: &mut Ui,
    model: &Model,
    i: usize,
    choice: &AlgorithmConfig,
    actions: &mut Vec<Action>,
) {
    let lang = model.lang();
    let palette = model.theme().palette();
    let Some(entry) = catalogue::find(&choice.id) else {
        return;
    };
    let active = model.active_runner() == i;
    let stroke = egui::Stroke::new(
        if active { 1.5 } else { 1.0 },
        if active { palette.accent } else { palette.line },
    );
    Frame::new()
        .fill(palette.raised)
        .stroke(stroke)
        .corner_radius(6)
        .inner_margin(Margin::same(6))
        .show(ui, |ui| {
            ui.set_width(ui.available_width());
            ui.horizontal(|ui| {
                let (dot, _) =
                    ui.allocate_exact_size(egui::Vec2::splat(12.0), egui::Sense::hover());
                ui.painter()
                    .circle_filled(dot.center(), 5.0, model.runner_color(i));
                let name = entry.name.get(lang);
                let room = (ui.available_width() - 40.0).max(80.0);
                let response = within(ui, room, |ui| {
                    let list = ComboBox::from_id_salt(("algorithm", i))
                        .selected_text(RichText::new(name).strong())
                        .width(room)
                        .height(420.0)
                        .truncate()
                        .show_ui(ui, |ui| {
                            if let Some(chosen) = pick(ui, lang, Some(&choice.id)) {
                                actions.push(Action::SetRunner(i, AlgorithmConfig::new(chosen)));
                                ui.close();
                            }
                        });
                    focus::lead_back(&list);
                    list.response
                });
                let tip = tr!(lang, watch_another_algorithm_in_its_place);
                response
                    .on_hover_text(format!("{name}\n{tip}"))
                    .widget_info(|| {
                        egui::WidgetInfo::labeled(
                            egui::Role::ComboBox,
                            true,
                            tr!(lang, watch_algorithm, i = i + 1),
                        )
                    });
                let remove = tr!(lang, watch_take_out_of_the_comparison);
                if icons::button(ui, Icon::Cross, remove, true).clicked() {
                    actions.push(Action::RemoveRunner(i));
                }
            });
            ui.add(
                egui::Label::new(
                    RichText::new(entry.idea.get(lang))
                        .small()
                        .color(palette.weak),
                )
                .wrap(),
            )
            .on_hover_ui(|ui| {
                ui.set_max_width(420.0);
                ui.label(entry.about.get(lang));
                ui.weak(entry.source);
            });
            let shown: Vec<&Parameter> = entry
                .parameters
                .iter()
                .filter(|p| p.alias_of.is_none() && choice.heeds(p))
                .collect();
            if !shown.is_empty() {
                parameters(ui, i, choice, &shown, lang, actions);
            }
            if let Err(error) = choice.check() {
                ui.add(
                    egui::Label::new(RichText::new(error.localize(lang)).color(palette.bad)).wrap(),
                );
            }
        });
}

/// A row a parameter; the fields get the room that the longest name leaves.
fn parameters(
    ui: &mut Ui,
    i: usize,
    choice: &AlgorithmConfig,
    shown: &[&Parameter],
    lang: Lang,
    actions: &mut Vec<Action>,
) {
    const GAP: f32 = 8.0;
    const LEAST_FIELD: f32 = 72.0;
    let named = |p: &Parameter| p.name(lang);
    let font = egui::TextStyle::Body.resolve(ui.style());
    let color = ui.visuals().text_color();
    let width = |p: &&Parameter| {
        let galley = ui
            .painter()
            .layout_no_wrap(named(p).to_owned(), font.clone(), color);
        galley.size().x
    };
    let longest = shown.iter().map(width).fold(0.0, f32::max);
    let beside = ui.available_width() - longest - GAP;
    // Without room for a word beside its name, a field stands below it.
    let below = beside < LEAST_FIELD;
    let room = if below { ui.available_width() } else { beside };
    let usual = (ui.available_width() * 0.45).min(120.0).min(room);
    ui.spacing_mut().combo_width = usual;
    ui.spacing_mut().text_edit_width = (usual - 10.0).max(30.0);
    theme::grid(ui, ("parameters", i, below))
        .num_columns(if below { 1 } else { 2 })
        .spacing([GAP, 4.0])
        .show(ui, |ui| {
            for p in shown {
                let (name, help, kind) = (named(p), p.help.get(lang), p.kind.localize(lang));
                let tip = format!("{help}\n{kind}\n--set {}=…", p.key);
                ui.label(name).on_hover_text(&tip);
                if below {
                    ui.end_row();
                }
                within(ui, room, |ui| {
                    parameter(ui, i, choice, p, (name, &tip), lang, actions);
                });
                ui.end_row();
            }
        });
}

fn parameter(
    ui: &mut Ui,
    i: usize,
    choice: &AlgorithmConfig,
    p: &Parameter,
    (name, tip): (&str, &str),
    lang: Lang,
    actions: &mut Vec<Action>,
) {
    let now = choice.set.get(p.key).map_or(p.default, String::as_str);
    let mut set = |value: String| {
        let mut next = choice.clone();
        if value == p.default || value.is_empty() {
            next.set.remove(p.key);
        } else {
            next.set.insert(p.key.to_owned(), value);
        }
        actions.push(Action::SetRunner(i, next));
    };
    let named = |response: &egui::Response, role| {
        response.widget_info(|| egui::WidgetInfo::labeled(role, true, name));
    };
    match p.kind {
        Kind::OneOf(words) | Kind::Algorithm(words) | Kind::LevelsOr { words, .. } => {
            let said = |word: &'static str| p.word(word, lang);
            let chosen = words.iter().position(|word| *word == now);
            let mut list = DropDown::new(name).salt((i, p.key)).cut().tip(tip);
            if chosen.is_none() {
                list = list.showing(now);
            }
            if let Some(at) = list.lines(ui, words.iter().map(|word| said(word)), chosen) {
                set(words[at].to_owned());
            }
            if let Kind::LevelsOr { .. } = p.kind {
                let mut text = now.to_owned();
                let response = ui.add(TextEdit::singleline(&mut text)).on_hover_text(tip);
                named(&response, egui::Role::TextInput);
                if response.changed() {
                    set(text.trim().to_owned());
                }
            }
        }
        Kind::Integer { min, max } if now.parse::<i64>().is_ok() => {
            let mut number: i64 = now.parse().unwrap_or(min);
            let response = ui
                .add(DragValue::new(&mut number).range(min..=max).speed(0.1))
                .on_hover_text(tip);
            named(&response, egui::Role::SpinButton);
            if response.changed() {
                set(number.to_string());
            }
        }
        Kind::Integer { .. }
        | Kind::Decimal { .. }
        | Kind::File
        | Kind::IntegerOr { .. }
        | Kind::Schedule { .. }
        | Kind::CellsOrBytes
        | Kind::BytesOr { .. } => {
            let mut text = now.to_owned();
            let response = ui.add(TextEdit::singleline(&mut text)).on_hover_text(tip);
            named(&response, egui::Role::TextInput);
            if response.changed() {
                set(text.trim().to_owned());
            }
        }
    }
}
