//! Where two runs part, the dearest first.

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
        return super::super::empty(
            ui,
            lang.pick(
                "The two have searched the same nodes so far.",
                "ここまで両者は同じ節点を探索しています。",
            ),
        );
    }
    ui.weak(lang.pick(
        "Subtrees that only one of the two searched, the largest first; flags mark them in the trees, with their size where there is room.",
        "一方だけが探索した部分木(大きい順)。木の中の旗がその位置を、余白があれば節点数も示します。",
    ));
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
                        RichText::new(lang.pick(format!("only {who}"), format!("{who}のみ")))
                            .color(model.runner_color(fork.run)),
                    );
                    ui.weak(crate::gui::words::nodes(fork.wasted, lang));
                });
            }
        });
}
