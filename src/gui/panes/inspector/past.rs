//! What happened to the node, event by event; a click shows that moment.

use crate::base::messages::{Lang, tr};
use egui::{RichText, ScrollArea, Ui};

use super::Subject;
use crate::explain::why::{bounds_text, number};
use crate::gui::action::Action;
use crate::gui::digits::group;
use crate::gui::names::Names;
use crate::search::CutReason;
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
                    group(entry.at() as u64, lang),
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
                    .on_hover_text(tr!(lang, why_show_this_moment));
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
        Part::Generated => return tr!(lang, why_generated_past).to_owned(),
        Part::Freed => {
            let under = names.short(subject.run, event.node, lang);
            return tr!(lang, why_freed_under, under);
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
        Kind::Enter => format!("{} {}", tr!(lang, why_entered), window()),
        Kind::Select => format!("{} {}", tr!(lang, why_selected), merit()),
        Kind::Eval => format!("{} {}", tr!(lang, why_evaluated), merit()),
        Kind::Bounds => format!("L_b, U_b {}", bounds()),
        Kind::Open if event.dormant() => tr!(lang, why_into_open_dormant).to_owned(),
        Kind::Open => format!("{} {}", tr!(lang, why_into_open), merit()),
        Kind::Unopen => tr!(lang, why_out_of_open).to_owned(),
        Kind::PreCut => tr!(lang, why_dropped_at_selection).to_owned(),
        Kind::Cut => {
            let owner = names.short(subject.run, event.owner(), lang);
            match event.cut_reason() {
                CutReason::Threshold => tr!(lang, why_cut_threshold).to_owned(),
                CutReason::PurgedUnder => tr!(lang, why_purged_under, owner),
                _ => tr!(
                    lang,
                    why_cut_bound_of,
                    upper = number(event.bounds().upper),
                    owner
                ),
            }
        }
        Kind::Close => format!("{} {}", tr!(lang, why_closed), bounds()),
        Kind::Return => format!("{} {}", tr!(lang, why_returned), bounds()),
        Kind::ReSearch => format!("{} {}", tr!(lang, why_again), window()),
        Kind::Pass => format!("{} γ = {}", tr!(lang, why_pass), merit()),
        Kind::Iteration => {
            let (round, threshold) = event.iteration();
            tr!(lang, why_iteration, round, threshold)
        }
        Kind::Table => format!("{} {}", tr!(lang, why_table), bounds()),
        Kind::Done => format!("{} {}", tr!(lang, why_done), bounds()),
        Kind::Expand => tr!(lang, why_expanded_children, count = event.count()),
        Kind::Hidden => tr!(lang, why_nodes_below_only_counted, number = event.number()),
        Kind::Freed => tr!(lang, why_cells_freed, number = event.number()),
        Kind::Floor => tr!(lang, why_recorded_less_deep).to_owned(),
    }
}
