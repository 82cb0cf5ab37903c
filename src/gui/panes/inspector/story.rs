//! The reasons as sentences; nodes in them can be pointed at and clicked.

use crate::base::messages::{Lang, tr};
use egui::{RichText, Ui};

use super::Subject;
use crate::explain::why::{Explainer, Reason, Sentence, Span};
use crate::gui::action::Action;
use crate::gui::names::Names;
use crate::gui::scripts;
use crate::gui::theme;
use crate::gui::tree_view::spelled;
use crate::trace::NodeId;

pub fn reasons(
    ui: &mut Ui,
    subject: &Subject<'_>,
    names: &mut Names,
    speaker: &Explainer,
    reasons: &[Reason],
    actions: &mut Vec<Action>,
) {
    for reason in reasons {
        let sentence = speaker.say(&reason.why);
        let row = egui::Frame::new()
            .fill(subject.model.theme().palette().raised)
            .corner_radius(5)
            .inner_margin(egui::Margin::symmetric(7, 4))
            .show(ui, |ui| {
                ui.set_width(ui.available_width());
                ui.horizontal_wrapped(|ui| {
                    ui.spacing_mut().item_spacing = egui::vec2(0.0, 2.0);
                    spans(ui, subject, names, &sentence, actions);
                    moment(ui, subject, reason.at, actions);
                });
            });
        let lang = subject.lang;
        let text = sentence.plain(|node| names.short(subject.run, node, lang));
        let text = spelled(subject.run, text, lang);
        row.response
            .widget_info(|| egui::WidgetInfo::labeled(egui::Role::Paragraph, true, text.clone()));
    }
}

fn spans(
    ui: &mut Ui,
    subject: &Subject<'_>,
    names: &mut Names,
    sentence: &Sentence,
    actions: &mut Vec<Action>,
) {
    let spans = &sentence.0;
    for (i, span) in spans.iter().enumerate() {
        match span {
            Span::Text(text) => {
                let text = spelled(subject.run, text.clone(), subject.lang);
                scripts::label(ui, &text, subject.model.theme().palette().text);
            }
            Span::Node(node) => {
                if let Some(Span::Text(after)) = spans.get(i + 1) {
                    let name = names.short(subject.run, *node, subject.lang);
                    keep_together(ui, &name, after, subject.lang);
                }
                link(ui, subject, names, *node, false, actions);
            }
        }
    }
}

/// No line begins with a comma: a name goes to the next line with the sign after it.
fn keep_together(ui: &mut Ui, name: &str, after: &str, lang: Lang) {
    let closing = |sign: &char| tr!(lang, why_closing_signs).contains(*sign);
    let signs: String = after.chars().take_while(closing).collect();
    if !signs.is_empty() && !theme::fits(ui, &format!("{name}{signs}")) {
        ui.end_row();
    }
}

/// When it came to be, unless that is now.
fn moment(ui: &mut Ui, subject: &Subject<'_>, at: usize, actions: &mut Vec<Action>) {
    if at == subject.run.moment().now.events {
        return;
    }
    let lang = subject.lang;
    let text = tr!(lang, why_event, number = at);
    // The last of the line, and in one piece: Japanese would be broken within its word.
    ui.style_mut().wrap_mode = Some(egui::TextWrapMode::Extend);
    let go = ui
        .link(RichText::new(text).small())
        .on_hover_text(tr!(lang, why_show_the_moment_it_happened));
    if go.clicked() {
        actions.push(Action::Seek {
            runner: subject.runner,
            event: at as u64,
        });
    }
}

/// A node that can be pointed at and clicked.
pub fn link(
    ui: &mut Ui,
    subject: &Subject<'_>,
    names: &mut Names,
    node: NodeId,
    small: bool,
    actions: &mut Vec<Action>,
) {
    let lang = subject.lang;
    let name = names.short(subject.run, node, lang);
    let text = RichText::new(name);
    let full = names.full(subject.run, node, lang);
    let response = ui
        .link(if small { text.small() } else { text })
        .on_hover_text(tr!(lang, why_node_story, full));
    if response.hovered() {
        actions.push(Action::Hover(Some(subject.reference(node))));
    }
    if response.clicked() {
        actions.push(Action::Select(Some(subject.reference(node))));
    }
}
