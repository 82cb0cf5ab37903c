//! Where two runs part, the dearest first.

use crate::base::messages::tr;
use egui::{RichText, ScrollArea, Ui};

use crate::gui::action::{Action, NodeRef};
use crate::gui::model::Model;
use crate::gui::shell::focus::Follows;
use crate::trace::Fork;

/// More forks than this nobody reads.
pub const MOST: usize = 200;

pub fn ui(ui: &mut Ui, model: &Model, forks: &[Fork], actions: &mut Vec<Action>) {
    let lang = model.lang();
    let canvas = model.scene().canvas();
    if forks.is_empty() {
        return super::super::empty(ui, tr!(lang, watch_the_two_have_searched_the));
    }
    ui.weak(tr!(lang, watch_subtrees_that_only_one_of));
    ScrollArea::vertical()
        .auto_shrink([false, false])
        .show_following(ui, |ui| {
            for fork in forks {
                let node = canvas.of_run(fork.run, fork.place).map(|node| NodeRef {
                    runner: fork.run,
                    node,
                });
                let Some(node) = node else { continue };
                let Some(run) = &model.runners()[fork.run].run else {
                    continue;
                };
                let name = crate::gui::words::node(run, node.node, lang);
                let who = model.runners()[fork.run].label_in(model.lang());
                ui.horizontal(|ui| {
                    let text = RichText::new(name).monospace();
                    let response = ui.link(text);
                    if response.clicked() {
                        actions.push(Action::Select(Some(node)));
                    }
                    if response.hovered() {
                        actions.push(Action::Hover(Some(node)));
                    }
                    ui.label(
                        RichText::new(tr!(lang, watch_only, who))
                            .color(model.runner_color(fork.run)),
                    );
                    ui.weak(crate::gui::words::nodes(fork.wasted, lang));
                });
            }
        });
}
