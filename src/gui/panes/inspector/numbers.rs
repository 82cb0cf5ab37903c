//! The numbers of a node in a small table; every symbol is explained where the pointer rests.

use crate::base::messages::{Text, keys};
use egui::{RichText, Ui};

use super::{Subject, story};
use crate::explain::why::{
    Backing, Edge, Explanation, Method, NumberKind, Rule, infinite_gamma, number,
};
use crate::gui::action::Action;
use crate::gui::board;
use crate::gui::names::Names;
use crate::gui::scripts;
use crate::gui::theme;
use crate::gui::tree_view::spelled;
use crate::problem::{Bounds, Value};
use crate::trace::NodeId;
use crate::trace::cheapest_solution::{self, Tips};
use crate::trace::{History, Kind, Owned, PathBounds};

/// One symbol with its number, and whom it is owed to.
struct Cell {
    symbol: &'static str,
    value: String,
    owner: Option<NodeId>,
    tip: Text,
}

fn plain(symbol: &'static str, value: Value, tip: Text) -> Cell {
    Cell {
        symbol,
        value: number(value),
        owner: None,
        tip,
    }
}

/// A number that is never negative: infinity needs no sign.
fn small(symbol: &'static str, value: Value, tip: Text) -> Cell {
    Cell {
        value: number(value).replace('+', ""),
        ..plain(symbol, value, tip)
    }
}

/// A place that stays empty.
fn nothing() -> Cell {
    Cell {
        symbol: "",
        value: String::new(),
        owner: None,
        tip: keys::why_numbers_form,
    }
}

fn owned(symbol: &'static str, owned: Owned, tip: Text) -> Cell {
    Cell {
        owner: owned.owner,
        ..plain(symbol, owned.value, tip)
    }
}

/// The least width of a symbol, and what is between columns.
const LEAST_SYMBOL: f32 = 18.0;
const GAP: f32 = 6.0;

/// What was found out about the node.
pub struct Facts<'a> {
    pub explanation: &'a Explanation,
    pub history: &'a History,
    /// Open ends of the cheapest solution tree below it, where the search goes by numbers.
    pub tips: Option<Tips>,
    /// What a search by realization probability has left of its threshold here, in thousandths.
    pub remaining: Option<i64>,
}

pub fn table(
    ui: &mut Ui,
    subject: &Subject<'_>,
    names: &mut Names,
    facts: Facts<'_>,
    actions: &mut Vec<Action>,
) {
    let Facts {
        explanation,
        history,
        tips,
        remaining,
    } = facts;
    let mut cells: Vec<[Cell; 2]> = Vec::new();
    let mut flags: Vec<(bool, Text, Text)> = Vec::new();
    if let Some(standing) = &explanation.standing {
        of_standing(standing, &mut cells, &mut flags);
    } else {
        of_search(subject, explanation, history, &mut cells);
    }
    if let Some(remaining) = remaining {
        cells.push([of_threshold(remaining), nothing()]);
    }
    if let Some(tips) = tips.filter(|tips| tips.counted > 0) {
        of_tips(tips, &mut cells, &mut flags);
    }
    for cell in cells.iter_mut().flatten() {
        cell.value = spelled(subject.run, std::mem::take(&mut cell.value), subject.lang);
    }
    let palette = subject.model.theme().palette();
    // One number a row where any is owed to a node whose moves have long names, or where a number
    // itself is long.
    let long_names = board::has_long_names(&subject.run.problem().position);
    let long = cells.iter().flatten().any(|cell| {
        let digits = cell.value.chars().count();
        match cell.owner {
            Some(_) => long_names || digits > 4,
            None => digits > 9,
        }
    });
    let width = |text: &str, style: egui::TextStyle| {
        let font = style.resolve(ui.style());
        let galley = ui
            .painter()
            .layout_no_wrap(text.to_owned(), font, palette.text);
        galley.size().x
    };
    let symbols = cells.iter().flatten().map(|cell| cell.symbol);
    let symbol = symbols.fold(LEAST_SYMBOL, |most, symbol| {
        most.max(width(symbol, egui::TextStyle::Body).ceil())
    });
    let room = (ui.available_width() - GAP) / 2.0 - symbol - GAP;
    let mut is_wide = |cell: &Cell| {
        let value = width(&cell.value, egui::TextStyle::Monospace);
        let owner = cell.owner.map_or(0.0, |owner| {
            let name = names.short(subject.run, owner, subject.lang);
            // The arrow stands between two gaps.
            width(&format!("←{name}"), egui::TextStyle::Small) + 10.0
        });
        value + owner > room
    };
    let long = long || cells.iter().flatten().any(&mut is_wide);
    theme::grid(ui, ("numbers", long))
        .num_columns(if long { 2 } else { 4 })
        .min_col_width(symbol)
        .spacing([GAP, 2.0])
        .show(ui, |ui| {
            for row in &cells {
                for cell in row {
                    if cell.symbol.is_empty() {
                        continue;
                    }
                    let tip = cell.tip.get(subject.lang);
                    scripts::symbol(ui, cell.symbol, palette.weak).on_hover_text(tip);
                    ui.horizontal(|ui| {
                        ui.spacing_mut().item_spacing.x = 4.0;
                        if !long {
                            // A column that grew with its numbers would lag a frame behind them.
                            ui.set_min_width(room);
                        }
                        let value = ui
                            .label(RichText::new(&cell.value).monospace().strong())
                            .on_hover_text(tip);
                        value.widget_info(|| {
                            let name = format!("{} {}", cell.symbol, cell.value);
                            egui::WidgetInfo::labeled(egui::Role::Label, true, name)
                        });
                        if let Some(owner) = cell.owner {
                            ui.label(RichText::new("←").small().color(palette.weak));
                            story::link(ui, subject, names, owner, true, actions);
                        }
                    });
                    if long {
                        ui.end_row();
                    }
                }
                if !long {
                    ui.end_row();
                }
            }
        });
    if !flags.is_empty() {
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing.x = 10.0;
            for (on, name, tip) in flags {
                let mark = if on { "●" } else { "○" };
                let color = if on { palette.good } else { palette.weak };
                let text = format!("{mark} {}", name.get(subject.lang));
                let label = egui::Label::new(RichText::new(text).small().color(color)).extend();
                ui.add(label).on_hover_text(tip.get(subject.lang));
            }
        });
    }
}

/// What is left of the threshold of a search by realization probability.
fn of_threshold(remaining: i64) -> Cell {
    Cell {
        symbol: "r",
        value: format!("{:.3}", remaining as f64 / 1000.0).replace('-', "−"),
        owner: None,
        tip: keys::why_the_remaining_threshold_t_less,
    }
}

/// What Katoh & Ibaraki define.
fn of_standing(
    standing: &PathBounds,
    cells: &mut Vec<[Cell; 2]>,
    flags: &mut Vec<(bool, Text, Text)>,
) {
    let Bounds { lower, upper } = standing.bounds;
    cells.push([
        plain("L_b", lower, keys::why_l_b_p_the_value),
        plain("U_b", upper, keys::why_u_b_p_the_value),
    ]);
    cells.push([
        owned("L_t", standing.lower_top, keys::why_l_t_p_the_greatest),
        owned("U_t", standing.upper_top, keys::why_u_t_p_the_least),
    ]);
    cells.push([
        owned("α", standing.alpha, keys::why_alpha_p_the_greatest_l),
        owned("β", standing.beta, keys::why_beta_p_the_least_u),
    ]);
    cells.push([
        owned("ᾱ", standing.alpha_bar, keys::why_alpha_p_the_greatest_u),
        owned("β̄", standing.beta_bar, keys::why_beta_p_the_least_l),
    ]);
    flags.push((
        standing.is_eligible(),
        keys::why_eligible,
        keys::why_beta_p_alpha_p_alpha,
    ));
    flags.push((
        standing.is_left_max_certified(),
        keys::why_left_max_certified,
        keys::why_every_node_of_amin_ls,
    ));
    flags.push((
        standing.is_closed(),
        keys::why_cut_condition,
        keys::why_max_l_t_l_b,
    ));
}

/// Windows, states and proof numbers.
fn of_search(
    subject: &Subject<'_>,
    explanation: &Explanation,
    history: &History,
    cells: &mut Vec<[Cell; 2]>,
) {
    let run = subject.run;
    let view = run.moment().node(run.nodes(), subject.node);
    let method = run.method();
    let window = explanation.visit.map(|visit| visit.window());
    if let Some(gamma) = window.and_then(infinite_gamma) {
        let tip = keys::why_when_p_was_entered_last;
        cells.push([plain("γ", gamma, tip), nothing()]);
    } else if let Some(visit) = explanation.visit {
        let edge = |symbol, edge: Edge, tip| Cell {
            owner: (edge.backing == Backing::Proved).then_some(edge.owner),
            ..plain(symbol, edge.value, tip)
        };
        cells.push([
            edge("α", visit.alpha, keys::why_alpha_when_p_was_entered),
            edge("β", visit.beta, keys::why_beta_when_p_was_entered),
        ]);
    } else if let Some(window) = view.window {
        let (first, second) = match method {
            Method::Allowance => ("A", "B"),
            Method::Numbers(NumberKind::Conspiracy) => ("θ", ""),
            Method::Numbers(_) => ("tp", "td"),
            _ => ("th₁", "th₂"),
        };
        let first = match method {
            Method::Numbers(_) => small(first, window.lower, keys::why_the_threshold_with_which_p),
            _ => plain(
                first,
                window.lower,
                keys::why_the_first_allowance_with_which,
            ),
        };
        let second = match method {
            Method::Numbers(NumberKind::Conspiracy) => nothing(),
            Method::Numbers(_) => small(
                second,
                window.upper,
                keys::why_the_other_threshold_the_search,
            ),
            _ => plain(
                second,
                window.upper,
                keys::why_the_second_allowance_with_which,
            ),
        };
        cells.push([first, second]);
    }
    if let Method::Numbers(counting) = method {
        of_proof(subject, counting, cells);
    } else if view.bounds != Bounds::UNKNOWN {
        let (low, high) = ("≥", "≤");
        cells.push([
            plain(low, view.bounds.lower, keys::why_p_is_worth_at_least),
            plain(high, view.bounds.upper, keys::why_p_is_worth_at_most),
        ]);
    }
    if let Method::States(_) = method {
        let now = run.moment().now.events;
        let solved = history
            .last(now, Kind::Eval.bit() | Kind::Close.bit())
            .is_some();
        cells.push([
            plain("h", view.merit, keys::why_the_merit_of_ps_state),
            Cell {
                symbol: "s",
                value: if solved { "SOLVED" } else { "LIVE" }.to_owned(),
                owner: None,
                tip: keys::why_live_while_strategies_below_p,
            },
        ]);
    }
    if let Method::Bounds(Rule::Unknown) = method {
        cells.push([
            plain("h", view.merit, keys::why_its_merit_in_open),
            nothing(),
        ]);
    }
}

/// The numbers of a proof search.
fn of_proof(subject: &Subject<'_>, counting: NumberKind, cells: &mut Vec<[Cell; 2]>) {
    let told = cheapest_solution::numbers(subject.run.moment(), subject.node);
    let (first, second) = counting.symbols();
    let tip = match counting {
        NumberKind::Proof | NumberKind::Weak | NumberKind::Branching => {
            keys::why_how_many_open_ends_must
        }
        NumberKind::Conspiracy => keys::why_conspiracy_number_how_many_open,
        NumberKind::Cost => keys::why_h_what_the_cheapest_solution,
        NumberKind::Minimax => keys::why_how_many_tips_must_conspire,
    };
    let second = second.map_or_else(nothing, |symbol| {
        let tip = match counting {
            NumberKind::Minimax => keys::why_how_many_tips_must_conspire_for,
            _ => keys::why_how_many_open_ends_must_at,
        };
        small(symbol, told.upper, tip)
    });
    cells.push([small(first, told.lower, tip), second]);
}

/// The sum that a proof number is, against the set of positions behind it.
fn of_tips(tips: Tips, cells: &mut Vec<[Cell; 2]>, flags: &mut Vec<(bool, Text, Text)>) {
    let number = |n: usize| Value::new(i32::try_from(n).unwrap_or(i32::MAX));
    // Where no position is counted twice, one number says it.
    let distinct = match tips.distinct < tips.counted {
        true => plain(
            "≠",
            number(tips.distinct),
            keys::why_the_same_ends_as_different,
        ),
        false => nothing(),
    };
    cells.push([
        plain(
            "Σ",
            number(tips.counted),
            keys::why_open_ends_of_the_cheapest,
        ),
        distinct,
    ]);
    if tips.distinct < tips.counted {
        flags.push((
            true,
            keys::why_double_counting,
            keys::why_several_paths_lead_to_the,
        ));
    }
}
