//! The numbers of a node in a small table; every symbol is explained where the pointer rests.

use egui::{RichText, Ui};

use super::{Subject, story};
use crate::game::text::{Text, t};
use crate::gui::action::Action;
use crate::gui::names::Names;
use crate::gui::scripts;
use crate::gui::theme;
use crate::gui::tree_view::spelled;
use crate::problem::{Bounds, Position, Value};
use crate::trace::NodeId;
use crate::trace::potential::{self, Tips};
use crate::trace::why::{Account, Backing, Counting, Edge, Method, Rule, infinite_gamma, number};
use crate::trace::{History, Kind, Owned, Standing};

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
        tip: t("", ""),
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
    pub account: &'a Account,
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
        account,
        history,
        tips,
        remaining,
    } = facts;
    let mut cells: Vec<[Cell; 2]> = Vec::new();
    let mut flags: Vec<(bool, Text, Text)> = Vec::new();
    if let Some(standing) = &account.standing {
        of_standing(standing, &mut cells, &mut flags);
    } else {
        of_search(subject, account, history, &mut cells);
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
    // Moves of shogi have long names: one number a row where any is owed to a node, or where a
    // number itself is long.
    let shogi = matches!(subject.run.problem().position, Position::Shogi(_));
    let long = cells.iter().flatten().any(|cell| {
        let digits = cell.value.chars().count();
        match cell.owner {
            Some(_) => shogi || digits > 4,
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
        tip: t(
            "The remaining threshold: T less −ln p of every move on the way to P; at 0 or below P is evaluated at once",
            "残りのしきい値: TからPまでの各手の−ln pを引いたもの。0以下ならPはその場で評価される",
        ),
    }
}

/// What paper 000 defines.
fn of_standing(
    standing: &Standing,
    cells: &mut Vec<[Cell; 2]>,
    flags: &mut Vec<(bool, Text, Text)>,
) {
    let Bounds { lower, upper } = standing.bounds;
    cells.push([
        plain(
            "L_b",
            lower,
            t(
                "L_b(P): the value of P is at least this, by the leaves seen below it",
                "L_b(P): Pの値はこれ以上(下の端末から分かる下界)",
            ),
        ),
        plain(
            "U_b",
            upper,
            t(
                "U_b(P): the value of P is at most this, by the leaves seen below it",
                "U_b(P): Pの値はこれ以下(下の端末から分かる上界)",
            ),
        ),
    ]);
    cells.push([
        owned(
            "L_t",
            standing.lower_top,
            t(
                "L_t(P): the greatest L_b of P's MAX ancestors; MAX is sure of this much on the way to P",
                "L_t(P): PのMAX先祖のL_bの最大値。MAXはここまでに既にこれだけ得られる",
            ),
        ),
        owned(
            "U_t",
            standing.upper_top,
            t(
                "U_t(P): the least U_b of P's MIN ancestors; MIN is sure of no more than this on the way to P",
                "U_t(P): PのMIN先祖のU_bの最小値。MINはここまでに既にこれ以下にできる",
            ),
        ),
    ]);
    cells.push([
        owned(
            "α",
            standing.alpha,
            t(
                "α(P): the greatest L_b of AMAX-LS(P), the children of MAX ancestors left of the path to P",
                "α(P): AMAX-LS(P)(MAX先祖の子でPへの路より左の節点)のL_bの最大値",
            ),
        ),
        owned(
            "β",
            standing.beta,
            t(
                "β(P): the least U_b of AMIN-LS(P), the children of MIN ancestors left of the path to P; SSS* takes the greatest",
                "β(P): AMIN-LS(P)(MIN先祖の子でPへの路より左の節点)のU_bの最小値。SSS*はこれが最大のものを選ぶ",
            ),
        ),
    ]);
    cells.push([
        owned(
            "ᾱ",
            standing.alpha_bar,
            t(
                "ᾱ(P): the greatest U_b of AMAX-LS(P); P is eligible while it is less than β̄(P)",
                "ᾱ(P): AMAX-LS(P)のU_bの最大値。β̄(P)より小さければPは有資格",
            ),
        ),
        owned(
            "β̄",
            standing.beta_bar,
            t(
                "β̄(P): the least L_b of AMIN-LS(P); P is eligible while it is greater than ᾱ(P)",
                "β̄(P): AMIN-LS(P)のL_bの最小値。ᾱ(P)より大きければPは有資格",
            ),
        ),
    ]);
    flags.push((
        standing.is_eligible(),
        t("eligible", "有資格"),
        t(
            "β̄(P) > ᾱ(P): α-β is bound to visit P, whatever the rest of the tree holds",
            "β̄(P) > ᾱ(P): 残りの木がどうであれα-βは必ずPを調べる",
        ),
    ));
    flags.push((
        standing.is_left_max_certified(),
        t("left-MAX-certified", "左MAX認証"),
        t(
            "Every node of AMIN-LS(P) is closed",
            "AMIN-LS(P)のすべての節点がカット条件を満たす",
        ),
    ));
    flags.push((
        standing.is_closed(),
        t("cut condition", "カット条件"),
        t(
            "max(L_t, L_b) ≥ min(U_t, U_b), (2.7): P can no longer matter",
            "max(L_t, L_b) ≥ min(U_t, U_b) (2.7): Pはもはや影響しない",
        ),
    ));
}

/// Windows, states and proof numbers.
fn of_search(
    subject: &Subject<'_>,
    account: &Account,
    history: &History,
    cells: &mut Vec<[Cell; 2]>,
) {
    let run = subject.run;
    let view = run.moment().node(run.nodes(), subject.node);
    let method = run.method();
    let window = account.visit.map(|visit| visit.window());
    if let Some(gamma) = window.and_then(infinite_gamma) {
        let tip = t(
            "γ when P was entered last: the pass asked whether the value reaches it",
            "最後に入ったときのγ: その回は値がこれに届くかを問う",
        );
        cells.push([plain("γ", gamma, tip), nothing()]);
    } else if let Some(visit) = account.visit {
        let edge = |symbol, edge: Edge, tip| Cell {
            owner: (edge.backing == Backing::Proved).then_some(edge.owner),
            ..plain(symbol, edge.value, tip)
        };
        cells.push([
            edge(
                "α",
                visit.alpha,
                t(
                    "α when P was entered last: MAX is already sure of this much; the node named is worth it",
                    "最後に入ったときのα: MAXは既にこれだけ得られる。示した節点がその値を持つ",
                ),
            ),
            edge(
                "β",
                visit.beta,
                t(
                    "β when P was entered last: MIN is already sure of no more than this; the node named is worth it",
                    "最後に入ったときのβ: MINは既にこれ以下にできる。示した節点がその値を持つ",
                ),
            ),
        ]);
    } else if let Some(window) = view.window {
        let (first, second) = match method {
            Method::Allowance => ("A", "B"),
            Method::Numbers(Counting::Conspiracy) => ("θ", ""),
            Method::Numbers(_) => ("tp", "td"),
            _ => ("th₁", "th₂"),
        };
        let first = match method {
            Method::Numbers(_) => small(
                first,
                window.lower,
                t(
                    "The threshold with which P was entered: the search turns back when P's first number reaches it (in C*, passes it)",
                    "Pに入ったときのしきい値。Pの一つ目の数がこれに達すると(C*では超えると)引き返す",
                ),
            ),
            _ => plain(
                first,
                window.lower,
                t(
                    "The first allowance with which P was entered",
                    "Pに入ったときの第一の許容量",
                ),
            ),
        };
        let second = match method {
            Method::Numbers(Counting::Conspiracy) => nothing(),
            Method::Numbers(_) => small(
                second,
                window.upper,
                t(
                    "The other threshold: the search turns back when P's second number reaches it",
                    "もう一つのしきい値。Pの二つ目の数がこれに達すると引き返す",
                ),
            ),
            _ => plain(
                second,
                window.upper,
                t(
                    "The second allowance with which P was entered",
                    "Pに入ったときの第二の許容量",
                ),
            ),
        };
        cells.push([first, second]);
    }
    if let Method::Numbers(counting) = method {
        of_proof(subject, counting, cells);
    } else if view.bounds != Bounds::UNKNOWN {
        let (low, high) = ("≥", "≤");
        cells.push([
            plain(
                low,
                view.bounds.lower,
                t(
                    "P is worth at least this; equal to the other number when its value is known",
                    "Pの値の下界。もう一方と等しければ値が確定",
                ),
            ),
            plain(
                high,
                view.bounds.upper,
                t(
                    "P is worth at most this; equal to the other number when its value is known",
                    "Pの値の上界。もう一方と等しければ値が確定",
                ),
            ),
        ]);
    }
    if let Method::States(_) = method {
        let now = run.moment().now.events;
        let solved = history
            .last(now, Kind::Eval.bit() | Kind::Close.bit())
            .is_some();
        cells.push([
            plain(
                "h",
                view.merit,
                t(
                    "The merit of P's state when it last went into OPEN or was taken from it",
                    "Pの状態が最後にOPENに出入りしたときの評価値h",
                ),
            ),
            Cell {
                symbol: "s",
                value: if solved { "SOLVED" } else { "LIVE" }.to_owned(),
                owner: None,
                tip: t(
                    "LIVE while strategies below P are still to be looked for, then SOLVED",
                    "Pの下をまだ調べる間はLIVE、その後SOLVED",
                ),
            },
        ]);
    }
    if let Method::Bounds(Rule::Unknown) = method {
        cells.push([
            plain("h", view.merit, t("Its merit in OPEN", "OPENでの評価値")),
            nothing(),
        ]);
    }
}

/// The numbers of a proof search.
fn of_proof(subject: &Subject<'_>, counting: Counting, cells: &mut Vec<[Cell; 2]>) {
    let told = potential::numbers(subject.run.moment(), subject.node);
    let (first, second) = counting.symbols();
    let tip = match counting {
        Counting::Proof | Counting::Weak | Counting::Branching => t(
            "How many open ends must at least turn out true to prove P, as this search counts; 0: proved",
            "Pを証明するために真でなければならない未解決の端の最小数(この探索の数え方)。0なら証明済み",
        ),
        Counting::Conspiracy => t(
            "Conspiracy number: how many open subproblems must all be solved to solve P; 0: solved",
            "共謀数: Pを解くために解かねばならない未解決の部分問題の最小数。0なら解けている",
        ),
        Counting::Cost => t(
            "h: what the cheapest solution of P costs at least",
            "h: Pの最も安い解の費用の見積り(下界)",
        ),
        Counting::Minimax => t(
            "How many tips must conspire for more than the root's value",
            "根の値を超えるために共謀せねばならない先端の数",
        ),
    };
    let second = second.map_or_else(nothing, |symbol| {
        let tip = match counting {
            Counting::Minimax => t(
                "How many tips must conspire for less than the root's value",
                "根の値を下回るために共謀せねばならない先端の数",
            ),
            _ => t(
                "How many open ends must at least turn out false to disprove P; 0: disproved",
                "Pを反証するために偽でなければならない未解決の端の最小数。0なら反証済み",
            ),
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
            t(
                "The same ends as different positions: less than Σ, for a position is counted twice",
                "同じ端を異なる局面として数えた数。二重に数えた局面があるのでΣより小さい",
            ),
        ),
        false => nothing(),
    };
    cells.push([
        plain(
            "Σ",
            number(tips.counted),
            t(
                "Open ends of the cheapest potential solution tree below P, counted along every path",
                "Pの下の最も安いポテンシャル解決木の未解決の端を、経路ごとに数えた数",
            ),
        ),
        distinct,
    ]);
    if tips.distinct < tips.counted {
        flags.push((
            true,
            t("double counting", "二重カウント"),
            t(
                "Several paths lead to the same open position: the sum counts it once for each path, a proof is needed once",
                "複数の経路が同じ未解決の局面に至る。和は経路ごとに数えるが、証明は一度で足りる",
            ),
        ));
    }
}
