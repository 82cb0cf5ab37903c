//! What happened to the node, event by event; a click shows that moment.

use egui::{RichText, ScrollArea, Ui};

use super::Subject;
use crate::game::text::Lang;
use crate::gui::action::Action;
use crate::gui::digits::group;
use crate::gui::names::Names;
use crate::search::CutReason;
use crate::trace::why::{bounds_text, number};
use crate::trace::{Entry, History, Kind, Part};

pub fn list(
    ui: &mut Ui,
    subject: &Subject<'_>,
    names: &mut Names,
    history: &History,
    actions: &mut Vec<Action>,
) {
    let lang = subject.lang;
    let palette = subject.model.theme().palette();
    let now = subject.run.moment().now.events;
    let row = ui.text_style_height(&egui::TextStyle::Small) + 4.0;
    let entries = history.entries();
    let past = history.until(now).len();
    ScrollArea::vertical()
        .id_salt("events of the node")
        .max_height(180.0)
        .auto_shrink([false, true])
        .show_rows(ui, row, entries.len(), |ui, rows| {
            for i in rows {
                let entry = &entries[i];
                let text = format!(
                    "{:>7}  {}",
                    group(entry.at() as u64),
                    what(subject, names, entry, lang)
                );
                let color = if i >= past {
                    palette.weak.gamma_multiply(0.7)
                } else if i + 1 == past {
                    palette.strong
                } else {
                    palette.text
                };
                let line = ui
                    .add(
                        egui::Button::new(RichText::new(text).small().color(color))
                            .frame(false)
                            .truncate(),
                    )
                    .on_hover_text(lang.pick("Show this moment", "この時点を表示する"));
                if line.clicked() {
                    actions.push(Action::Seek {
                        runner: subject.runner,
                        event: entry.at() as u64,
                    });
                }
            }
        });
}

/// One event in a few words.
fn what(subject: &Subject<'_>, names: &mut Names, entry: &Entry, lang: Lang) -> String {
    let event = &entry.event;
    match entry.part {
        Part::Generated => return lang.pick("generated", "生成").to_owned(),
        Part::Freed => {
            let under = names.short(subject.run, event.node, lang);
            return lang.pick(format!("freed under {under}"), format!("{under}の下で解放"));
        }
        Part::Own => {}
    }
    let bounds = || bounds_text(event.bounds());
    let window = || {
        let window = event.bounds();
        format!("({}, {})", number(window.lower), number(window.upper))
    };
    let merit = || number(event.value());
    match event.kind {
        Kind::Enter => format!("{} {}", lang.pick("entered", "入る"), window()),
        Kind::Select => format!("{} {}", lang.pick("selected,", "選択"), merit()),
        Kind::Eval => format!("{} {}", lang.pick("evaluated:", "評価:"), merit()),
        Kind::Bounds => format!("L_b, U_b {}", bounds()),
        Kind::Open if event.dormant() => lang.pick("into OPEN, dormant", "OPENへ(休眠)").to_owned(),
        Kind::Open => format!("{} {}", lang.pick("into OPEN,", "OPENへ"), merit()),
        Kind::Unopen => lang.pick("out of OPEN", "OPENから除去").to_owned(),
        Kind::PreCut => lang.pick("dropped at selection", "選択時に除外").to_owned(),
        Kind::Cut => {
            let owner = names.short(subject.run, event.owner(), lang);
            match event.cut_reason() {
                CutReason::Threshold => lang.pick("cut: threshold", "カット: しきい値").to_owned(),
                CutReason::PurgedUnder => lang.pick(
                    format!("purged under {owner}"),
                    format!("{owner}の下で除去"),
                ),
                _ => lang.pick(
                    format!("cut, bound {} of {owner}", number(event.bounds().upper)),
                    format!("カット: {owner}の{}", number(event.bounds().upper)),
                ),
            }
        }
        Kind::Close => format!("{} {}", lang.pick("closed", "確定"), bounds()),
        Kind::Return => format!("{} {}", lang.pick("returned", "戻る"), bounds()),
        Kind::ReSearch => format!("{} {}", lang.pick("again", "再探索"), window()),
        Kind::Pass => format!("{} γ = {}", lang.pick("pass", "パス"), merit()),
        Kind::Iteration => {
            let (round, threshold) = event.iteration();
            lang.pick(
                format!("iteration {round} ({threshold})"),
                format!("反復{round} ({threshold})"),
            )
        }
        Kind::Table => format!("{} {}", lang.pick("table", "表"), bounds()),
        Kind::Done => format!("{} {}", lang.pick("done", "終了"), bounds()),
        Kind::Expand => lang.pick(
            format!("expanded, {} children", event.count()),
            format!("展開、子{}個", event.count()),
        ),
        Kind::Hidden => lang.pick(
            format!("{} nodes below only counted", group(event.number())),
            format!("下の{}節点は計数のみ", group(event.number())),
        ),
        Kind::Freed => lang.pick(
            format!("{} cells freed", group(event.number())),
            format!("{}セルを解放", group(event.number())),
        ),
        Kind::Floor => lang.pick("recorded less deep", "記録が浅くなる").to_owned(),
    }
}
