//! One line above the table: what the last step took, added, woke and purged.

use crate::base::messages::tr;
use egui::{Color32, RichText, Ui};

use super::Table;
use crate::explain::why::{Method, number};
use crate::gui::action::Action;
use crate::gui::digits::group;
use crate::gui::names::Names;
use crate::gui::tree_view::shortened;
use crate::trace::{NodeId, OpenStep};

/// Nodes of one kind that are named.
const NAMED: usize = 3;

pub fn line(
    ui: &mut Ui,
    table: &Table<'_>,
    names: &mut Names,
    step: &OpenStep,
    actions: &mut Vec<Action>,
) {
    let Some((taken, merit)) = step.taken else {
        return;
    };
    let lang = table.model.lang();
    let palette = table.model.theme().palette();
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = egui::vec2(4.0, 1.0);
        let mut group_of =
            |ui: &mut Ui, word: &str, tip: &str, nodes: &[NodeId], color: Color32| {
                if nodes.is_empty() {
                    return;
                }
                let text = if nodes.len() > NAMED {
                    format!("{word} {}:", group(nodes.len() as u64, lang))
                } else {
                    format!("{word}:")
                };
                ui.label(RichText::new(text).small().color(color))
                    .on_hover_text(tip);
                for &node in nodes.iter().take(NAMED) {
                    link(ui, table, names, node, actions);
                }
                if nodes.len() > NAMED {
                    ui.label(RichText::new("…").small().color(palette.weak));
                }
            };
        let tip = tr!(lang, watch_the_node_taken_from_open);
        group_of(ui, tr!(lang, watch_took), tip, &[taken], palette.warn);
        if table.method.open_order().is_some() {
            ui.label(
                RichText::new(shortened(table.run, format!("({})", number(merit)), lang))
                    .small()
                    .color(palette.weak),
            );
        }
        let tip = tr!(lang, watch_new_members_of_open);
        group_of(ui, tr!(lang, watch_added), tip, &step.added, palette.good);
        let tip = tr!(lang, watch_members_that_were_dormant_and);
        group_of(ui, tr!(lang, watch_woke), tip, &step.woken, palette.accent);
        // Who goes unsearched may be what a lesson asks for.
        if table.model.keeps_cuts_secret(table.runner) {
            return;
        }
        let tip = tr!(lang, watch_members_that_went_without_having);
        group_of(ui, tr!(lang, watch_purged), tip, &step.purged, palette.bad);
    });
    if let Method::States(_) = table.method
        && let Some(at) = step.line.map(usize::from)
        && let Some(rule) = table.run.code().get(at)
    {
        let rule_text = rule.text_in(lang);
        let text = format!("{}  {rule_text}", rule.label);
        ui.add(egui::Label::new(RichText::new(text).small().color(palette.accent)).wrap())
            .on_hover_text(tr!(lang, watch_the_rule_of_that_was));
    }
}

fn link(
    ui: &mut Ui,
    table: &Table<'_>,
    names: &mut Names,
    node: NodeId,
    actions: &mut Vec<Action>,
) {
    let lang = table.model.lang();
    let name = names.short(table.run, node, lang);
    let link = ui.link(RichText::new(name).small());
    if link.hovered() {
        actions.push(Action::Hover(Some(table.reference(node))));
    }
    if link.clicked() {
        actions.push(Action::Select(Some(table.reference(node))));
    }
}
