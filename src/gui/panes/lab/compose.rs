//! An experiment of one's own: positions, question, algorithms, what is swept, what is measured.

use crate::base::messages::{Lang, tr};
use egui::{Button, DragValue, Label, RichText, TextEdit, Ui, WidgetInfo};

use super::list::of_window;
use crate::gui::action::{Action, FileWish, LabAction};
use crate::gui::model::Model;
use crate::gui::shell::drop_down::DropDown;
use crate::gui::shell::focus::Lead;
use crate::gui::theme;
use crate::lab::{Measure, Own, Sweep};
use crate::problem::Question;
use crate::search::catalogue::{ALGORITHMS, AlgorithmConfig, AlgorithmInfo};

/// What is being typed, until it makes sense.
#[derive(Default)]
pub struct Compose {
    /// For which experiment the texts were made.
    of: Option<Own>,
    positions: String,
    name: String,
    values: String,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Swept {
    Nothing,
    Position,
    Parameter,
    Depth,
}

impl Swept {
    const ALL: [Swept; 4] = [
        Swept::Nothing,
        Swept::Position,
        Swept::Parameter,
        Swept::Depth,
    ];

    fn of(sweep: &Sweep) -> Swept {
        match sweep {
            Sweep::Nothing => Swept::Nothing,
            Sweep::Position { .. } => Swept::Position,
            Sweep::Parameter { .. } => Swept::Parameter,
            Sweep::Depth(_) => Swept::Depth,
        }
    }

    fn text(self, lang: Lang) -> &'static str {
        match self {
            Swept::Nothing => tr!(lang, lab_nothing),
            Swept::Position => tr!(lang, lab_x_in_the_position),
            Swept::Parameter => tr!(lang, lab_a_parameter),
            Swept::Depth => tr!(lang, lab_the_depth),
        }
    }
}

const MEASURES: [Measure; 5] = [
    Measure::Nodes,
    Measure::Visits,
    Measure::Cells,
    Measure::Seconds,
    Measure::Solved,
];

fn measure_text(measure: Measure, lang: Lang) -> &'static str {
    match measure {
        Measure::Visits => tr!(lang, lab_leaves),
        Measure::Cells => tr!(lang, lab_cells),
        Measure::Seconds => tr!(lang, lab_seconds),
        Measure::Solved => tr!(lang, lab_solved),
        _ => tr!(lang, lab_nodes),
    }
}

impl Compose {
    pub fn ui(&mut self, ui: &mut Ui, model: &Model, lead: &mut Lead, actions: &mut Vec<Action>) {
        let lang = model.lang();
        let own = match &model.lab().plan().own {
            Some(own) => own.clone(),
            None => of_window(model),
        };
        if self.of.as_ref() != Some(&own) {
            self.read(&own);
        }
        let mut new = own.clone();
        ui.horizontal_wrapped(|ui| {
            let text = tr!(lang, lab_save_as_a_file);
            let tip = tr!(lang, lab_as_ron_to_be_run);
            if ui.button(text).on_hover_text(tip).clicked() {
                actions.push(Action::Files(FileWish::SaveExperiment));
            }
            let text = tr!(lang, lab_take_position_and_algorithms_from);
            let tip = tr!(lang, lab_replaces_positions_question_and_algorithms);
            if ui
                .add(Button::new(text).wrap())
                .on_hover_text(tip)
                .clicked()
            {
                let taken = of_window(model);
                new = Own {
                    title: new.title.clone(),
                    ..taken
                };
            }
        });
        theme::grid(ui, "compose")
            .num_columns(2)
            .spacing([8.0, 5.0])
            .show(ui, |ui| {
                let row = |ui: &mut Ui, name: &'static str| {
                    ui.label(name);
                    name
                };
                let name = row(ui, tr!(lang, lab_title));
                let title = new.title.get_mut(lang);
                lead.offer(&field(ui, name, TextEdit::singleline(title)));
                ui.end_row();

                let name = row(ui, tr!(lang, lab_positions));
                let tip = tr!(lang, lab_one_a_line_in_any);
                let edit = TextEdit::multiline(&mut self.positions).desired_rows(2);
                if field(ui, name, edit).on_hover_text(tip).changed() {
                    new.positions = lines(&self.positions);
                }
                ui.end_row();

                let name = row(ui, tr!(lang, lab_numbers_n));
                number(ui, name, &mut new.numbers, 1..=1000);
                ui.end_row();

                row(ui, tr!(lang, lab_question));
                question(ui, &mut new.question, lang);
                ui.end_row();

                let name = row(ui, tr!(lang, lab_sweep));
                self.sweep(ui, name, &mut new, lang);
                ui.end_row();

                let name = row(ui, tr!(lang, lab_measure));
                DropDown::new(name).values(ui, &MEASURES, &mut new.measure, |measure| {
                    measure_text(measure, lang)
                });
                ui.end_row();

                let name = row(ui, tr!(lang, lab_node_limit));
                let mut limit = new.nodes.unwrap_or(0) as usize;
                if number(ui, name, &mut limit, 0..=1_000_000_000) {
                    new.nodes = (limit > 0).then_some(limit as u64);
                }
                ui.end_row();
            });
        algorithms(ui, &mut new, lang);
        if new != own || model.lab().plan().own.is_none() {
            self.of = Some(new.clone());
            actions.push(Action::Lab(LabAction::Own(Box::new(new))));
        }
    }

    fn read(&mut self, own: &Own) {
        self.positions = own.positions.join("\n");
        (self.name, self.values) = match &own.sweep {
            Sweep::Nothing => (String::new(), String::new()),
            Sweep::Position { name, values } => (name.clone(), values.join(", ")),
            Sweep::Parameter { key, values } => (key.clone(), values.join(", ")),
            Sweep::Depth(depths) => {
                let texts: Vec<String> = depths.iter().map(u32::to_string).collect();
                (String::new(), texts.join(", "))
            }
        };
        self.of = Some(own.clone());
    }

    fn sweep(&mut self, ui: &mut Ui, name: &'static str, own: &mut Own, lang: Lang) {
        ui.vertical(|ui| {
            let mut kind = Swept::of(&own.sweep);
            let mut changed =
                DropDown::new(name).values(ui, &Swept::ALL, &mut kind, |kind| kind.text(lang));
            if matches!(kind, Swept::Position | Swept::Parameter) {
                let hint = tr!(lang, lab_name_or_key_such_as);
                let edit = TextEdit::singleline(&mut self.name).hint_text(hint);
                changed |= field(ui, hint, edit).changed();
            }
            if kind != Swept::Nothing {
                let hint = tr!(lang, lab_values_1_2_4);
                let edit = TextEdit::singleline(&mut self.values).hint_text(hint);
                changed |= field(ui, hint, edit).changed();
            }
            if changed {
                let values: Vec<String> = self
                    .values
                    .split(',')
                    .map(|v| v.trim().to_owned())
                    .filter(|v| !v.is_empty())
                    .collect();
                let name = self.name.trim().to_owned();
                own.sweep = match kind {
                    Swept::Nothing => Sweep::Nothing,
                    Swept::Position => Sweep::Position { name, values },
                    Swept::Parameter => Sweep::Parameter { key: name, values },
                    Swept::Depth => {
                        Sweep::Depth(values.iter().filter_map(|v| v.parse().ok()).collect())
                    }
                };
            }
        });
    }
}

fn lines(text: &str) -> Vec<String> {
    let rows = text.lines().map(str::trim).filter(|row| !row.is_empty());
    rows.map(str::to_owned).collect()
}

fn field(ui: &mut Ui, name: &str, edit: TextEdit<'_>) -> egui::Response {
    let width = (ui.available_width() - 8.0).clamp(80.0, 360.0);
    let response = ui.add(edit.desired_width(width));
    response.widget_info(|| WidgetInfo::labeled(egui::Role::TextInput, true, name));
    response
}

fn number(
    ui: &mut Ui,
    name: &str,
    value: &mut usize,
    range: std::ops::RangeInclusive<usize>,
) -> bool {
    let response = ui.add(DragValue::new(value).range(range));
    response.widget_info(|| WidgetInfo::labeled(egui::Role::SpinButton, true, name));
    response.on_hover_text(name).changed()
}

fn question(ui: &mut Ui, question: &mut Question, lang: Lang) {
    let name = tr!(lang, lab_question);
    ui.horizontal_wrapped(|ui| {
        let text = |q: Question| match q {
            Question::Score => tr!(lang, lab_score),
            Question::Wld => tr!(lang, lab_win_draw_or_loss),
            Question::AtLeast(_) => tr!(lang, lab_at_least),
            Question::Depth(_) => tr!(lang, lab_value_at_depth),
            Question::Mate => tr!(lang, lab_mate),
            Question::Helpmate => tr!(lang, lab_helpmate),
        };
        let all = [
            Question::Score,
            Question::Wld,
            Question::AtLeast(0),
            Question::Depth(3),
            Question::Mate,
        ];
        let chosen = all.iter().position(|other| other.is_like(question));
        let taken = DropDown::new(name).lines(ui, all.map(text), chosen);
        if let Some(at) = taken.filter(|&at| Some(at) != chosen) {
            *question = all[at];
        }
        match question {
            Question::Depth(plies) => {
                let field = ui.add(DragValue::new(plies).range(1..=40));
                let name = tr!(lang, lab_plies);
                field.widget_info(|| WidgetInfo::labeled(egui::Role::SpinButton, true, name));
            }
            Question::AtLeast(threshold) => {
                let field = ui.add(DragValue::new(threshold));
                let name = tr!(lang, lab_threshold);
                field.widget_info(|| WidgetInfo::labeled(egui::Role::SpinButton, true, name));
            }
            _ => {}
        }
    });
}

/// The algorithms: the first is what the others are compared with.
fn algorithms(ui: &mut Ui, own: &mut Own, lang: Lang) {
    let text = tr!(lang, lab_algorithms_the_others_are_compared);
    ui.add(Label::new(RichText::new(text).small().strong()).wrap());
    ui.horizontal_wrapped(|ui| {
        let mut removed = None;
        for (i, choice) in own.algorithms.iter().enumerate() {
            let label = choice.label_in(lang);
            let tip = tr!(lang, lab_remove, label = &label);
            if ui.button(format!("{label} ×")).on_hover_text(tip).clicked() {
                removed = Some(i);
            }
        }
        if let Some(i) = removed {
            own.algorithms.remove(i);
        }
        let name = tr!(lang, lab_add_an_algorithm);
        let is_there = |entry: &&AlgorithmInfo| {
            let mut chosen = own.algorithms.iter();
            chosen.any(|choice| choice.id == entry.id && choice.set.is_empty())
        };
        let others: Vec<&AlgorithmInfo> =
            ALGORITHMS.iter().filter(|entry| !is_there(entry)).collect();
        let names = others.iter().map(|entry| entry.name.get(lang));
        let taken = DropDown::new(name)
            .showing(tr!(lang, lab_add))
            .lines(ui, names, None);
        if let Some(at) = taken {
            own.algorithms.push(AlgorithmConfig::new(others[at].id));
        }
    });
}
