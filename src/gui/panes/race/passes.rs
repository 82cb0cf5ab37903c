//! The passes of MT-SSS*, MTD(f) and their kin, each a layer of its own colour in the trees, and
//! the check whether they look at the same leaves as SSS*.

use crate::base::messages::tr;
use egui::{RichText, ScrollArea, Sense, Ui, vec2};

use crate::gui::action::Action;
use crate::gui::digits::group;
use crate::gui::model::{Model, Run, RunState};
use crate::gui::shell::focus::Follows;
use crate::gui::theme;
use crate::gui::tree_view::{bounds_text, number};
use crate::picture::palette::Palette;
use crate::problem::Bounds;
use crate::search::catalogue::{Algorithm, AlgorithmConfig};
use crate::trace::{Overlap, Pass, passes};

/// What was found for a run, and at which of its revisions.
type Found = ((u64, u64), Vec<Pass>);

/// What two runs share of their leaves, and which two those are. Leaf sets can be large.
type Shared = ((u64, u64), Option<Overlap>);

#[derive(Default)]
pub struct Passes {
    /// By runner.
    found: Vec<Option<Found>>,
    /// By runner: with SSS*.
    shared: Vec<Option<Shared>>,
}

/// More passes than this nobody reads.
const MOST: usize = 200;

impl Passes {
    pub fn ui(&mut self, ui: &mut Ui, model: &Model, actions: &mut Vec<Action>) {
        let lang = model.lang();
        self.found.resize_with(model.runners().len(), || None);
        self.shared.resize(model.runners().len(), None);
        let mut any = false;
        ScrollArea::vertical()
            .auto_shrink([false, false])
            .show_following(ui, |ui| {
                for (i, runner) in model.runners().iter().enumerate() {
                    let Some(run) = &runner.run else { continue };
                    if self.of(i, run).is_empty() {
                        continue;
                    }
                    any = true;
                    let name = RichText::new(runner.label_in(model.lang()))
                        .color(model.runner_color(i))
                        .strong();
                    ui.label(name);
                    self.same_leaves(ui, model, i, actions);
                    table(ui, model, i, self.of(i, run), actions);
                    ui.add_space(6.0);
                }
                if !any {
                    let words = tr!(lang, watch_mt_sss_mt_dual_and);
                    ui.add(egui::Label::new(words).wrap());
                }
            });
    }

    fn of(&mut self, i: usize, run: &Run) -> &[Pass] {
        let key = (run.number(), run.revision());
        let stale = self.found[i].as_ref().is_none_or(|(of, _)| *of != key);
        if stale {
            let record = run.record();
            let list = passes(&record.log, &record.nodes, run.marks());
            self.found[i] = Some((key, list));
        }
        self.found[i].as_ref().map_or(&[], |(_, list)| list)
    }

    /// What two runners share of their leaves, once both have come to their end.
    fn overlap(&mut self, model: &Model, i: usize, other: usize) -> Option<Overlap> {
        let over = |i: usize| {
            let run = model.run(i)?;
            (run.state() == RunState::Finished).then_some((run.number(), run.leaves()?))
        };
        let ((a, left), (b, right)) = over(i).zip(over(other))?;
        let known = self.shared[i].filter(|(of, _)| *of == (a, b));
        let (_, overlap) = known.unwrap_or_else(|| ((a, b), left.compare(right)));
        self.shared[i] = Some(((a, b), overlap));
        overlap
    }

    /// Whether the runner has evaluated exactly the leaves of SSS*.
    fn same_leaves(&mut self, ui: &mut Ui, model: &Model, i: usize, actions: &mut Vec<Action>) {
        let lang = model.lang();
        let palette = model.theme().palette();
        let runners = model.runners();
        let find = |it| {
            runners
                .iter()
                .position(|r| r.choice.algorithm() == Some(it))
        };
        let stockman = find(Algorithm::Stockman);
        let Some(other) = stockman.or_else(|| find(Algorithm::Sss)) else {
            ui.horizontal_wrapped(|ui| {
                ui.label(tr!(lang, watch_the_same_leaves_as_sss));
                let add = ui
                    .button(tr!(lang, watch_add_sss_and_see))
                    .on_hover_text(tr!(lang, watch_adds_stockmans_sss_to_the));
                if add.clicked() {
                    actions.push(Action::AddRunner(AlgorithmConfig::new("sss-stockman")));
                    actions.push(Action::Run);
                }
            });
            return;
        };
        let name = runners[other].label_in(model.lang());
        let question = tr!(lang, watch_the_same_leaves_as, name = &name);
        let overlap = self.overlap(model, i, other);
        let (answer, color) = match overlap {
            None => (tr!(lang, watch_not_checked_yet).to_owned(), palette.weak),
            Some(overlap) if overlap.left_is_subset() && overlap.right_is_subset() => (
                tr!(lang, watch_yes_both_evaluated_the_same, both = overlap.both),
                palette.good,
            ),
            Some(overlap) => (
                tr!(
                    lang,
                    watch_no_in_common_only_here,
                    both = overlap.both,
                    only_left = overlap.only_left,
                    only_right = overlap.only_right,
                    name = &name
                ),
                palette.warn,
            ),
        };
        let text = format!("{question}{answer}");
        ui.add(egui::Label::new(RichText::new(text).color(color)).wrap());
    }
}

fn table(ui: &mut Ui, model: &Model, i: usize, list: &[Pass], actions: &mut Vec<Action>) {
    let lang = model.lang();
    let palette = Palette::new(model.theme().is_dark());
    let at = model.shown_event(i) as usize;
    theme::grid(ui, ("passes", i))
        .striped(true)
        .spacing([16.0, 3.0])
        .show(ui, |ui| {
            let head = [
                tr!(lang, watch_pass),
                tr!(lang, watch_asks_value),
                tr!(lang, watch_leaf_evaluations),
                tr!(lang, watch_new_leaves),
                tr!(lang, watch_root_afterwards),
            ];
            for text in head {
                ui.label(RichText::new(text).small().strong());
            }
            ui.end_row();
            for pass in list.iter().take(MOST) {
                ui.horizontal(|ui| {
                    let (rect, _) = ui.allocate_exact_size(vec2(14.0, 14.0), Sense::hover());
                    let ground = palette.level(pass.number as u32 - 1);
                    let line = egui::Stroke::new(1.0, palette.faint);
                    ui.painter()
                        .rect(rect, 2.0, ground, line, egui::StrokeKind::Inside);
                    let now = (pass.from..=pass.to).contains(&at);
                    let mut name = RichText::new(pass.number.to_string());
                    if now {
                        name = name.strong();
                    }
                    let link = ui
                        .link(name)
                        .on_hover_text(tr!(lang, watch_show_the_end_of_this));
                    let label = tr!(lang, watch_pass_passes, number = pass.number);
                    link.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Link, true, &label));
                    if link.clicked() {
                        actions.push(Action::Seek {
                            runner: i,
                            event: pass.to as u64,
                        });
                    }
                });
                ui.monospace(format!("γ = {}", number(pass.gamma)));
                ui.monospace(group(pass.evaluations, lang));
                ui.monospace(group(pass.fresh, lang));
                ui.monospace(if pass.root == Bounds::UNKNOWN {
                    "?".to_owned()
                } else {
                    bounds_text(pass.root)
                });
                ui.end_row();
            }
        });
}
