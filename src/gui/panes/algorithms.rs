//! Which algorithms are compared, with their parameters; question, move order and limits.

use egui::{
    CollapsingHeader, ComboBox, DragValue, Frame, Grid, Margin, RichText, ScrollArea, TextEdit, Ui,
};

use super::Pane;
use crate::game::text::{Lang, Spoken};
use crate::gui::action::Action;
use crate::gui::command::Command;
use crate::gui::icons::{self, Icon};
use crate::gui::model::Model;
use crate::gui::parameter_words;
use crate::gui::shell::focus::Follows;
use crate::gui::shell::open_list;
use crate::problem::{Evaluator, Order, Position, Problem, Question, Scoring};
use crate::search::catalogue::{self, Algorithm, Choice, ENTRIES, Family, Kind, Parameter};

#[derive(Default)]
pub struct AlgorithmsPane {
    /// The button that adds one is to get the keyboard.
    leads_to_adding: bool,
}

impl AlgorithmsPane {
    pub fn lead_to_adding(&mut self) {
        self.leads_to_adding = true;
    }
}

impl Pane for AlgorithmsPane {
    fn ui(&mut self, ui: &mut Ui, model: &Model, actions: &mut Vec<Action>) {
        ScrollArea::vertical()
            .auto_shrink([false, false])
            .show_following(ui, |ui| {
                // A slide cannot be scrolled, and its trees say whose they are.
                if !model.is_slide() {
                    for (i, runner) in model.runners().iter().enumerate() {
                        runner_card(ui, model, i, &runner.choice, actions);
                    }
                    let button = add_button(ui, model, actions);
                    if std::mem::take(&mut self.leads_to_adding) && button.enabled() {
                        button.request_focus();
                    }
                    ui.separator();
                }
                question(ui, model, actions);
                limits(ui, model, actions);
            });
    }
}

fn runner_card(ui: &mut Ui, model: &Model, i: usize, choice: &Choice, actions: &mut Vec<Action>) {
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
                    ComboBox::from_id_salt(("algorithm", i))
                        .selected_text(RichText::new(name).strong())
                        .width(room)
                        .height(420.0)
                        .truncate()
                        .show_ui(ui, |ui| {
                            if let Some(chosen) = pick(ui, lang, Some(&choice.id)) {
                                actions.push(Action::SetRunner(i, Choice::new(chosen)));
                                ui.close();
                            }
                        })
                        .response
                });
                let tip = lang.pick("Another algorithm in its place", "別の探索法に替える");
                response
                    .on_hover_text(format!("{name}\n{tip}"))
                    .widget_info(|| {
                        egui::WidgetInfo::labeled(
                            egui::Role::ComboBox,
                            true,
                            lang.pick(format!("algorithm {}", i + 1), format!("探索法{}", i + 1)),
                        )
                    });
                let remove = lang.pick("Take out of the comparison", "比較から外す");
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
                .filter(|p| relevant(choice, p))
                .collect();
            if !shown.is_empty() {
                parameters(ui, i, choice, &shown, lang, actions);
            }
            if let Err(error) = choice.check() {
                ui.add(egui::Label::new(RichText::new(error.say(lang)).color(palette.bad)).wrap());
            }
        });
}

/// Parameters that have a say under what else is set.
fn relevant(choice: &Choice, parameter: &Parameter) -> bool {
    if choice.algorithm() != Some(Algorithm::Recursive) {
        return true;
    }
    let cond = choice.set.get("cond").map_or("depth", String::as_str);
    match parameter.key {
        "c" => matches!(cond, "depth" | "space"),
        "c1" => cond == "exp2",
        "c11" | "c12" => cond == "exp3",
        "ci" => matches!(cond, "exp2" | "exp3"),
        _ => true,
    }
}

/// A row a parameter; the fields get the room that the longest name leaves.
fn parameters(
    ui: &mut Ui,
    i: usize,
    choice: &Choice,
    shown: &[&Parameter],
    lang: Lang,
    actions: &mut Vec<Action>,
) {
    const GAP: f32 = 8.0;
    const LEAST_FIELD: f32 = 72.0;
    let named = |p: &Parameter| parameter_words::name(p.key).map_or(p.key, |t| t.get(lang));
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
    Grid::new(("parameters", i, below))
        .num_columns(if below { 1 } else { 2 })
        .spacing([GAP, 4.0])
        .show(ui, |ui| {
            for p in shown {
                let (name, help, kind) = (named(p), p.help.get(lang), p.kind.say(lang));
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

/// Something that may not become wider than this.
fn within<R>(ui: &mut Ui, width: f32, content: impl FnOnce(&mut Ui) -> R) -> R {
    ui.scope(|ui| {
        ui.set_max_width(width);
        content(ui)
    })
    .inner
}

fn parameter(
    ui: &mut Ui,
    i: usize,
    choice: &Choice,
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
        Kind::Choice(words) | Kind::Algorithm(words) => {
            let said = |word: &'static str| match p.kind {
                Kind::Algorithm(_) => catalogue::find(word).map_or(word, |e| e.name.get(lang)),
                _ => parameter_words::word(word).map_or(word, |text| text.get(lang)),
            };
            let shown = words.iter().find(|word| **word == now);
            let word = shown.map_or(now, |word| said(word));
            let combo = ComboBox::from_id_salt((i, p.key))
                .selected_text(word)
                .truncate()
                .show_ui(ui, |ui| {
                    for word in words {
                        if ui.selectable_label(now == *word, said(word)).clicked() {
                            ui.close();
                            set((*word).to_owned());
                        }
                    }
                });
            named(&combo.response, egui::Role::ComboBox);
            combo.response.on_hover_text(format!("{word}\n{tip}"));
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
        | Kind::Schedule { .. } => {
            let mut text = now.to_owned();
            let response = ui.add(TextEdit::singleline(&mut text)).on_hover_text(tip);
            named(&response, egui::Role::TextInput);
            if response.changed() {
                set(text.trim().to_owned());
            }
        }
    }
}

/// The catalogue by families; gives the id that was clicked.
fn pick(ui: &mut Ui, lang: Lang, now: Option<&str>) -> Option<&'static str> {
    let mut chosen = None;
    let mut lines = Vec::new();
    let mut current = None;
    ui.set_min_width(330.0);
    for family in Family::ALL {
        ui.label(RichText::new(family.name().get(lang)).small().strong());
        for entry in ENTRIES.iter().filter(|e| e.family == family) {
            let name = format!("{} — {}", entry.name.get(lang), entry.idea.get(lang));
            let line = ui
                .selectable_label(now == Some(entry.id), name)
                .on_hover_text(entry.about.get(lang));
            if line.clicked() {
                chosen = Some(entry.id);
            }
            if now == Some(entry.id) {
                current = Some(lines.len());
            }
            lines.push(line);
        }
    }
    open_list::lead(ui, &lines, current);
    chosen
}

fn add_button(ui: &mut Ui, model: &Model, actions: &mut Vec<Action>) -> egui::Response {
    let lang = model.lang();
    let state = model.command_state(Command::AddAlgorithm);
    let button = ui.add_enabled_ui(state.is_ok(), |ui| {
        let name = lang.pick("+ Add an algorithm", "+ 探索法を加える");
        let menu = ui.menu_button(name, |ui| {
            ScrollArea::vertical().max_height(460.0).show(ui, |ui| {
                if let Some(id) = pick(ui, lang, None) {
                    actions.push(Action::AddRunner(Choice::new(id)));
                    ui.close();
                }
            });
        });
        match state {
            Ok(()) => menu.response,
            Err(reason) => menu.response.on_disabled_hover_text(reason),
        }
    });
    button.inner
}

fn question(ui: &mut Ui, model: &Model, actions: &mut Vec<Action>) {
    let lang = model.lang();
    let problem = model.problem();
    let mut next = problem.clone();
    CollapsingHeader::new(lang.pick("Question", "問い"))
        .default_open(true)
        .show(ui, |ui| {
            ui.spacing_mut().item_spacing.y = 3.0;
            heading(ui, lang.pick("Ask", "求めるもの"));
            asked(ui, lang, &mut next);
            match problem.position {
                Position::Othello(_) => {
                    order(ui, lang, &mut next);
                    scoring(ui, lang, &mut next);
                    if matches!(next.question, Question::Depth(_)) || next.order == Order::Evaluator
                    {
                        evaluator(ui, lang, &mut next);
                    }
                }
                Position::Shogi(_) => {
                    order(ui, lang, &mut next);
                    evaluator(ui, lang, &mut next);
                    quiescence(ui, lang, &mut next);
                }
                Position::Tree(_) | Position::AndOr(_) => {}
            }
        });
    if next != *problem {
        actions.push(Action::Edit {
            problem: next,
            group: Some(0x0A5C),
        });
    }
}

/// What the control below is for. Beside it there would be no room for its words.
fn heading(ui: &mut Ui, text: &str) -> egui::Response {
    ui.label(RichText::new(text).small().weak())
}

/// In which order moves are tried.
fn order(ui: &mut Ui, lang: Lang, next: &mut Problem) {
    heading(ui, lang.pick("Move order", "手の順序"));
    let othello = matches!(next.position, Position::Othello(_));
    let all = next.position.orders();
    let name = lang.pick("move order", "手の順序");
    words(ui, name, all, &mut next.order, |o| match o {
        Order::Generation if othello => lang.pick("as generated (a1 … h8)", "生成順 (a1 … h8)"),
        order => order_name(order, lang),
    });
}

/// Othello: whose the squares are that stay empty.
fn scoring(ui: &mut Ui, lang: Lang, next: &mut Problem) {
    heading(ui, lang.pick("Empties count", "空きマス"));
    words(
        ui,
        lang.pick("empties count", "空きマスの数え方"),
        Scoring::ALL,
        &mut next.scoring,
        |s| match s {
            Scoring::Plain => lang.pick("for nobody", "数えない"),
            Scoring::Winner => lang.pick("for the winner", "勝者のもの"),
        },
    );
}

fn evaluator(ui: &mut Ui, lang: Lang, next: &mut Problem) {
    let shogi = matches!(next.position, Position::Shogi(_));
    let name = lang.pick("Evaluator", "評価関数");
    let label = heading(ui, name);
    if shogi {
        label.on_hover_text(lang.pick(
            "Material: the values of the pieces. Positional: also where they stand, how far from \
             both kings, and the freedom of rooks and bishops.",
            "駒の損得: 駒の価値の和。位置: 駒の位置、両玉からの距離、飛車と角の働きも加える。",
        ));
    }
    let all = next.position.evaluators();
    words(ui, name, all, &mut next.evaluator, |e| match e {
        Evaluator::Discs => lang.pick("discs", "石の差"),
        Evaluator::Material => lang.pick("material", "駒の損得"),
        Evaluator::Positional if shogi => lang.pick("material and place", "駒の損得と位置"),
        Evaluator::Positional => lang.pick("positional", "位置と着手数"),
    });
}

/// Shogi: whether captures are played out at the horizon.
fn quiescence(ui: &mut Ui, lang: Lang, next: &mut Problem) {
    let name = lang.pick("Quiescence", "静止探索");
    let response = ui.checkbox(&mut next.quiescence, name);
    response.on_hover_text(lang.pick(
        "Before the evaluator speaks at the last ply, captures are played out. Off in paper 003.",
        "最終手で評価する前に駒の取り合いを最後まで読む。論文003では使わない。",
    ));
}

fn order_name(order: Order, lang: Lang) -> &'static str {
    match order {
        Order::Generation => lang.pick("as generated", "生成順"),
        Order::Squares => lang.pick("by squares, corners first", "マスの優先順(隅から)"),
        Order::Replies => lang.pick("fewest replies first", "応手の少ない順"),
        Order::Evaluator => lang.pick("best by the evaluator first", "評価の高い順"),
        Order::Material => lang.pick("by material won", "駒得の順"),
        Order::Positional => lang.pick("by material and place", "駒得と位置の順"),
    }
}

/// How wide a box may become, and what it leaves for a number beside it.
const WIDEST: f32 = 260.0;
const NUMBER: f32 = 56.0;

/// A combo box over the values of a small enum.
fn words<T: Copy + PartialEq>(
    ui: &mut Ui,
    title: &str,
    all: &[T],
    now: &mut T,
    name: impl Fn(T) -> &'static str,
) {
    let combo = ComboBox::from_id_salt(title)
        .selected_text(name(*now))
        .width(ui.available_width().min(WIDEST))
        .truncate()
        .show_ui(ui, |ui| {
            for &value in all {
                if ui.selectable_value(now, value, name(value)).clicked() {
                    ui.close();
                }
            }
        });
    combo
        .response
        .widget_info(|| egui::WidgetInfo::labeled(egui::Role::ComboBox, true, title));
}

fn asked(ui: &mut Ui, lang: Lang, problem: &mut Problem) {
    let yes_no = matches!(problem.position, Position::AndOr(_));
    if yes_no {
        ui.label(lang.pick("true or false", "真か偽か"));
        return;
    }
    ui.horizontal(|ui| {
        let kinds = [
            Question::Score,
            Question::Wld,
            Question::AtLeast(1),
            Question::Depth(4),
        ];
        let name = |q: Question| match q {
            Question::Score => lang.pick("exact value", "正確な値"),
            Question::Wld => lang.pick("win, draw or loss", "勝ち・引分け・負け"),
            Question::AtLeast(_) => lang.pick("value at least …", "値が … 以上か"),
            Question::Depth(_) => lang.pick("value at depth …", "深さ … での値"),
            Question::Mate => lang.pick("mate by checks", "詰むか(王手の連続)"),
            Question::Helpmate => lang.pick("helpmate", "ばか詰"),
        };
        // A game of shogi has no end in sight: a depth can be asked for, or a mate.
        let shogi = [Question::Depth(4), Question::Mate, Question::Helpmate];
        let kinds: &[Question] = if matches!(problem.position, Position::Shogi(_)) {
            &shogi
        } else {
            &kinds
        };
        let room = (ui.available_width() - NUMBER).min(WIDEST - NUMBER);
        let combo = within(ui, room, |ui| {
            ComboBox::from_id_salt("ask")
                .selected_text(name(problem.question))
                .width(room)
                .truncate()
                .show_ui(ui, |ui| {
                    for &kind in kinds {
                        let same = std::mem::discriminant(&kind)
                            == std::mem::discriminant(&problem.question);
                        if ui.selectable_label(same, name(kind)).clicked() && !same {
                            ui.close();
                            problem.question = kind;
                        }
                    }
                })
        });
        combo.response.widget_info(|| {
            let name = lang.pick("question", "問い");
            egui::WidgetInfo::labeled(egui::Role::ComboBox, true, name)
        });
        match &mut problem.question {
            Question::AtLeast(threshold) => {
                let response = ui.add(DragValue::new(threshold).range(-900_000_000..=900_000_000));
                response.widget_info(|| {
                    let name = lang.pick("threshold", "しきい値");
                    egui::WidgetInfo::labeled(egui::Role::SpinButton, true, name)
                });
            }
            Question::Depth(_) => depth(ui, lang, problem),
            Question::Score | Question::Wld | Question::Mate | Question::Helpmate => {}
        }
    });
}

fn depth(ui: &mut Ui, lang: Lang, problem: &mut Problem) {
    let mut plies = problem.question.depth().unwrap_or(3);
    let response = ui.add(DragValue::new(&mut plies).range(1..=100).speed(0.05));
    response.widget_info(|| {
        let name = lang.pick("depth", "深さ");
        egui::WidgetInfo::labeled(egui::Role::SpinButton, true, name)
    });
    if response.changed() || problem.question.depth().is_none() {
        problem.question = Question::Depth(plies);
    }
}

fn limits(ui: &mut Ui, model: &Model, actions: &mut Vec<Action>) {
    let lang = model.lang();
    let now = model.session().limits;
    let mut next = now;
    CollapsingHeader::new(lang.pick("Limits", "制限")).show(ui, |ui| {
        Grid::new("limits")
            .num_columns(2)
            .spacing([8.0, 4.0])
            .show(ui, |ui| {
                optional(
                    ui,
                    lang.pick("Nodes", "節点数"),
                    "",
                    1_000_000,
                    1_000_000_000_000,
                    &mut next.nodes,
                );
                // Shown rounded; what nobody touches stays as exact as it is.
                let mut mebibytes = next.bytes.map(|b| b >> 20);
                if optional(
                    ui,
                    lang.pick("Memory", "記憶"),
                    " MiB",
                    512,
                    1 << 20,
                    &mut mebibytes,
                ) {
                    next.bytes = mebibytes.map(|m| m << 20);
                }
                let mut seconds = next.seconds.map(|s| s.ceil() as u64);
                if optional(
                    ui,
                    lang.pick("Time", "時間"),
                    " s",
                    60,
                    1_000_000,
                    &mut seconds,
                ) {
                    next.seconds = seconds.map(|s| s as f64);
                }
            });
        let mut events = model.session().record_events / 1000;
        ui.horizontal(|ui| {
            ui.label(lang.pick("Record", "記録"));
            let response = ui.add(
                DragValue::new(&mut events)
                    .range(1..=50_000)
                    .suffix(lang.pick(" k events", " 千イベント")),
            );
            response.widget_info(|| {
                let name = lang.pick("recorded events", "記録するイベント");
                egui::WidgetInfo::labeled(egui::Role::SpinButton, true, name)
            });
            if response.changed() {
                actions.push(Action::SetRecordEvents(events * 1000));
            }
        })
        .response
        .on_hover_text(lang.pick(
            "Longer runs are recorded less deep and counted in full",
            "これより長い実行は浅い部分だけを記録し、計数は正確に行う",
        ));
    });
    if next != now {
        actions.push(Action::SetLimits(next));
    }
}

/// A limit that may be off; whether it was changed.
fn optional(
    ui: &mut Ui,
    name: &str,
    suffix: &str,
    usual: u64,
    most: u64,
    limit: &mut Option<u64>,
) -> bool {
    let mut on = limit.is_some();
    let mut changed = ui.checkbox(&mut on, name).changed();
    if changed {
        *limit = on.then_some(usual);
    }
    match limit {
        Some(number) => {
            let response = ui.add(
                DragValue::new(number)
                    .range(1..=most)
                    .suffix(suffix)
                    .speed(usual as f64 / 100.0),
            );
            response.widget_info(|| egui::WidgetInfo::labeled(egui::Role::SpinButton, true, name));
            changed |= response.changed();
        }
        None => {
            ui.weak("∞");
        }
    }
    ui.end_row();
    changed
}
