//! Where the next run is to stop: a list of conditions in the game's own terms.

use egui::{CollapsingHeader, DragValue, RichText, TextEdit, Ui};

use crate::game::text::{Lang, Spoken, Text, t};
use crate::gui::action::Action;
use crate::gui::icons::{self, Icon};
use crate::gui::model::Model;
use crate::worker::{Breakpoint, Expression};

/// Conditions that are kept but not in force.
#[derive(Default)]
pub struct Breakpoints {
    off: Vec<Breakpoint>,
}

/// What can be waited for, with numbers to start from.
fn kinds() -> [(Text, Breakpoint); 8] {
    [
        (t("The next cut", "次のカット"), Breakpoint::NextCut),
        (
            t("The root's bounds change", "根の上下界値が変わる"),
            Breakpoint::RootBound,
        ),
        (
            t("The best move changes", "最善手が変わる"),
            Breakpoint::PvChanges,
        ),
        (t("OPEN > N", "OPEN > N"), Breakpoint::OpenAbove(10)),
        (
            t("Bytes > N", "バイト数 > N"),
            Breakpoint::BytesAbove(1 << 20),
        ),
        (
            t("A purge of more than N", "Nを超える一括解放"),
            Breakpoint::PurgeAbove(10),
        ),
        (
            t("A move is first searched", "ある手が初めて探索される"),
            Breakpoint::FirstSearched(0),
        ),
        (
            t("A condition on counters", "計数の条件"),
            Breakpoint::Counters("leaves >= 5 and open > 3".to_owned()),
        ),
    ]
}

impl Breakpoints {
    pub fn ui(&mut self, ui: &mut Ui, model: &Model, actions: &mut Vec<Action>) {
        let lang = model.lang();
        let count = model.breakpoints().len();
        let title = lang.pick(
            format!("Breakpoints ({count})"),
            format!("停止条件 ({count})"),
        );
        CollapsingHeader::new(title)
            .id_salt("breakpoints")
            .show(ui, |ui| {
                self.list(ui, model, actions);
                ui.menu_button(lang.pick("+ Add", "+ 加える"), |ui| {
                    for (name, point) in kinds() {
                        if ui.button(name.get(lang)).clicked() {
                            let mut points = model.breakpoints().to_vec();
                            points.push(point);
                            actions.push(Action::SetBreakpoints(points));
                            ui.close();
                        }
                    }
                })
                .response
                .on_hover_text(lang.pick(
                    "A running search pauses when the condition comes true",
                    "条件が成り立つと実行中の探索が一時停止する",
                ));
            });
    }

    fn list(&mut self, ui: &mut Ui, model: &Model, actions: &mut Vec<Action>) {
        let on = model.breakpoints().to_vec();
        let mut next = on.clone();
        let mut gone = None;
        for (i, point) in on.iter().enumerate() {
            match row(ui, model, i, point, true) {
                Change::None => {}
                Change::To(changed) => next[i] = changed,
                Change::Switch => {
                    self.off.push(point.clone());
                    gone = Some(i);
                }
                Change::Remove => gone = Some(i),
            }
        }
        if let Some(i) = gone {
            next.remove(i);
        }
        let mut back = None;
        for (i, point) in self.off.iter_mut().enumerate() {
            match row(ui, model, on.len() + i, point, false) {
                Change::None => {}
                Change::To(changed) => *point = changed,
                Change::Switch => {
                    next.push(point.clone());
                    back = Some(i);
                }
                Change::Remove => back = Some(i),
            }
        }
        if let Some(i) = back {
            self.off.remove(i);
        }
        if next != on {
            actions.push(Action::SetBreakpoints(next));
        }
    }
}

enum Change {
    None,
    To(Breakpoint),
    Switch,
    Remove,
}

fn row(ui: &mut Ui, model: &Model, i: usize, point: &Breakpoint, on: bool) -> Change {
    let lang = model.lang();
    let mut change = Change::None;
    ui.push_id(("breakpoint", i), |ui| {
        ui.horizontal(|ui| {
            let mut checked = on;
            let name = point.text(lang);
            let check = ui
                .checkbox(&mut checked, "")
                .on_hover_text(lang.pick("In force or not", "有効・無効"));
            check.widget_info(|| {
                egui::WidgetInfo::selected(egui::Role::CheckBox, true, on, name.clone())
            });
            if check.changed() {
                change = Change::Switch;
            }
            if let Some(edited) = fields(ui, lang, point) {
                change = Change::To(edited);
            }
            let remove = lang.pick(format!("Remove: {name}"), format!("削除: {name}"));
            if icons::button(ui, Icon::Cross, &remove, true).clicked() {
                change = Change::Remove;
            }
        });
        if let Breakpoint::Counters(text) = point
            && let Err(error) = Expression::parse(text)
        {
            let sentence = error.say(lang);
            let color = model.theme().palette().bad;
            ui.add(egui::Label::new(RichText::new(sentence).small().color(color)).wrap());
        }
    });
    change
}

/// The condition with its number or text to be edited; what it became, if it was.
fn fields(ui: &mut Ui, lang: Lang, point: &Breakpoint) -> Option<Breakpoint> {
    let number = |ui: &mut Ui, label: &str, value: u64, of: fn(u64) -> Breakpoint| {
        let mut value = value;
        ui.label(label);
        let field = ui.add(DragValue::new(&mut value).range(0..=u64::MAX).speed(1.0));
        field.widget_info(|| egui::WidgetInfo::labeled(egui::Role::SpinButton, true, label));
        field.changed().then(|| of(value))
    };
    match point {
        Breakpoint::OpenAbove(limit) => number(ui, "OPEN >", *limit, Breakpoint::OpenAbove),
        Breakpoint::BytesAbove(limit) => number(
            ui,
            lang.pick("bytes >", "バイト数 >"),
            *limit,
            Breakpoint::BytesAbove,
        ),
        Breakpoint::PurgeAbove(limit) => number(
            ui,
            lang.pick("purge >", "一括解放 >"),
            *limit,
            Breakpoint::PurgeAbove,
        ),
        Breakpoint::FirstSearched(m) => number(
            ui,
            lang.pick("first searched: move", "初めて探索: 手"),
            u64::from(*m),
            |m| Breakpoint::FirstSearched(u32::try_from(m).unwrap_or(u32::MAX)),
        ),
        Breakpoint::Counters(text) => {
            let mut text = text.clone();
            let field = ui.add(TextEdit::singleline(&mut text).desired_width(170.0));
            let name = lang.pick("condition on counters", "計数の条件");
            field.widget_info(|| egui::WidgetInfo::labeled(egui::Role::TextInput, true, name));
            field.changed().then_some(Breakpoint::Counters(text))
        }
        Breakpoint::RootBound
        | Breakpoint::NextCut
        | Breakpoint::PvChanges
        | Breakpoint::Selected(_) => {
            ui.add(egui::Label::new(point.text(lang)).truncate());
            None
        }
    }
}
