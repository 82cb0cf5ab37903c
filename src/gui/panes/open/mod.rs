//! OPEN as a table one can touch: who waits, in which order, and what the last step did to it.
//! A depth-first search has no OPEN; its waiting siblings are shown instead.

mod step;

use egui::{Align, Layout, RichText, Sense, Ui};
use egui_extras::{Column, TableBuilder};

use super::Pane;
use crate::game::text::Lang;
use crate::gui::action::{Action, NodeRef};
use crate::gui::digits::group;
use crate::gui::model::{Model, Run};
use crate::gui::names::Names;
use crate::gui::shell::focus;
use crate::gui::theme;
use crate::gui::tree_view::shortened;
use crate::problem::{Player, Value};
use crate::trace::why::{Method, Rule, number};
use crate::trace::{NodeId, OpenEntry, OpenOrder, OpenStep, Ranking};

/// Rows that are put in order even if fewer are shown.
const ROWS: usize = 128;
/// Events that are looked at for what the last step did.
const STEP: usize = 50_000;

#[derive(Default)]
pub struct OpenPane {
    names: Names,
    known: Option<Known>,
    /// The last row that was shown, counted from 1.
    shown: usize,
    /// The selected node for which the table was scrolled last.
    scrolled_to: Option<NodeId>,
}

/// OPEN, in order as far as it is shown, and for which moment of which run.
struct Known {
    key: (u64, usize),
    /// The rows of a search that has OPEN.
    ranking: Ranking,
    /// Those of one that has none.
    waiting: Vec<OpenEntry>,
    /// Members there are, in order or not.
    members: usize,
    step: OpenStep,
}

impl Known {
    fn new(run: u64, order: OpenOrder) -> Known {
        Known {
            key: (run, usize::MAX),
            ranking: Ranking::new(order),
            waiting: Vec::new(),
            members: 0,
            step: OpenStep::default(),
        }
    }

    fn rows(&self) -> &[OpenEntry] {
        match self.waiting.is_empty() {
            true => self.ranking.rows(),
            false => &self.waiting,
        }
    }
}

/// What the table is about.
struct Table<'a> {
    model: &'a Model,
    run: &'a Run,
    runner: usize,
    method: Method,
    /// Who comes next must not be seen: it is being asked.
    secret: bool,
}

impl Table<'_> {
    /// In which order the members are shown; nothing if there is no OPEN.
    fn order(&self) -> Option<OpenOrder> {
        let order = open_order(self.run)?;
        Some(if self.secret {
            OpenOrder::Leftmost
        } else {
            order
        })
    }

    /// Whether even the order from left to right would tell.
    fn is_sealed(&self) -> bool {
        let by_merit = matches!(
            self.method.open_order(),
            Some(OpenOrder::Greatest | OpenOrder::Least)
        );
        self.secret && !by_merit && !matches!(self.method, Method::Numbers(_))
    }

    fn reference(&self, node: NodeId) -> NodeRef {
        NodeRef {
            runner: self.runner,
            node,
        }
    }

    /// This run's own name of a node pointed at in whichever tree.
    fn own(&self, node: Option<NodeRef>) -> Option<NodeId> {
        let node = node?;
        if node.runner == self.runner {
            return Some(node.node);
        }
        let canvas = self.model.scene().canvas();
        canvas.of_run(self.runner, canvas.place(node.runner, node.node)?)
    }
}

/// "3 siblings wait".
fn waiting(siblings: usize) -> String {
    match siblings {
        1 => "1 sibling waits".to_owned(),
        more => format!("{more} siblings wait"),
    }
}

impl Pane for OpenPane {
    fn ui(&mut self, ui: &mut Ui, model: &Model, actions: &mut Vec<Action>) {
        let lang = model.lang();
        super::runner_tabs(ui, model, actions);
        let runner = model.active_runner();
        let Some(run) = model.active_run().filter(|run| !run.nodes().is_empty()) else {
            return super::empty(
                ui,
                lang.pick(
                    "Run a search: here is the list of nodes it has still to look at.",
                    "探索を実行すると、これから調べる節点の一覧がここに出ます。",
                ),
            );
        };
        let table = Table {
            model,
            run,
            runner,
            method: run.method(),
            secret: model.keeps_next_secret(runner),
        };
        self.find_out(&table);
        self.summary(ui, &table);
        if let Some(known) = &self.known {
            step::line(ui, &table, &mut self.names, &known.step, actions);
        }
        if table.secret {
            secret(ui, &table);
        }
        if !table.is_sealed() {
            self.table(ui, &table, actions);
        }
    }
}

impl OpenPane {
    /// Puts OPEN in order, as far as it is shown, unless nothing has changed.
    fn find_out(&mut self, table: &Table<'_>) {
        let Table { run, method, .. } = *table;
        let moment = run.moment();
        let key = (run.number(), moment.now.events);
        let order = table.order();
        let usual = order.unwrap_or_default();
        let known = self.known.get_or_insert_with(|| Known::new(key.0, usual));
        if known.key.0 != key.0 || known.ranking.order() != usual {
            *known = Known::new(key.0, usual);
        }
        let record = run.record();
        if order.is_some() {
            // Scrolled far down, more has to be in order; back at the top, little.
            let wanted = self.shown.max(ROWS).next_power_of_two();
            let ranking = &mut known.ranking;
            ranking.follow(&record.log, run.nodes(), moment, wanted);
        }
        if known.key == key {
            return;
        }
        known.key = key;
        known.step = OpenStep::of(&record.log, run.nodes(), method, key.1, STEP);
        known.waiting.clear();
        known.members = moment.tally().open as usize;
        if order.is_none() {
            let row = |node| OpenEntry {
                node,
                merit: Value::INF,
                dormant: false,
                level: 1,
            };
            known
                .waiting
                .extend(moment.waiting(run.nodes()).into_iter().map(row));
            known.members = known.waiting.len();
        }
    }

    /// How many there are; that there is no OPEN, where there is none.
    fn summary(&self, ui: &mut Ui, table: &Table<'_>) {
        let Table { model, run, .. } = *table;
        let lang = model.lang();
        let palette = model.theme().palette();
        let tally = run.moment().tally();
        let Some(known) = &self.known else { return };
        if let Method::Numbers(_) = table.method {
            let members = known.members;
            let wait = waiting(members);
            let text = if open_order(run).is_some() {
                lang.pick(
                    format!("The frontier: {members} tips, from left to right. The least numbers lead from the root to the next one."),
                    format!("先端{members}個(左から)。根から最小の数をたどった先が次に選ばれる。"),
                )
            } else {
                lang.pick(
                    format!("Depth-first: no OPEN. {wait} along the path; numbers decide which comes next."),
                    format!("縦型探索にはOPENがない。路に沿って{members}個の兄弟が待ち、どれが次かは数が決める。"),
                )
            };
            ui.add(egui::Label::new(RichText::new(text).small().color(palette.weak)).wrap());
            return;
        }
        if table.method.open_order().is_none() {
            let members = known.members;
            let wait = waiting(members);
            let text = lang.pick(
                format!("Depth-first: no OPEN. {wait} along the path, next first."),
                format!("縦型探索にはOPENがない。路に沿って{members}個の兄弟が待つ(次が先頭)。"),
            );
            ui.add(egui::Label::new(RichText::new(text).small().color(palette.weak)).wrap());
            return;
        }
        let active = tally.open - tally.dormant;
        let mut text = lang.pick(
            format!("{} active, {} dormant", group(active), group(tally.dormant)),
            format!("活動中 {}、休眠 {}", group(active), group(tally.dormant)),
        );
        // A search within the search chooses from an OPEN of its own.
        let level = known.rows().first().map_or(1, |row| row.level);
        let all_there = known.rows().len() == known.members
            || known.rows().last().is_some_and(|row| row.level != level);
        if level > 1 && all_there {
            let own = known.rows().iter().filter(|row| row.level == level);
            let (dormant, active): (Vec<&OpenEntry>, Vec<&OpenEntry>) =
                own.partition(|row| row.dormant);
            let (active, dormant) = (group(active.len() as u64), group(dormant.len() as u64));
            text = lang.pick(
                format!(
                    "Level {level}'s OPEN: {active} active, {dormant} dormant; all levels: {text}"
                ),
                format!("第{level}段のOPEN: 活動中 {active}、休眠 {dormant}。全段: {text}"),
            );
        }
        // The search counts members whom the recording has lost sight of.
        if let Some(told) = run.open_in_the_end() {
            if told != tally.open {
                text += &lang.pick(
                    format!("; {} in all at the end", group(told)),
                    format!("。終了時は計{}", group(told)),
                );
            }
        } else if let Some(told) = run.moment().now.open_told
            && run.moment().now.floor != u32::MAX
        {
            text += &lang.pick(
                format!("; {} in all when the search last told", group(told)),
                format!("。探索自身の最後の報告では計{}", group(told)),
            );
        }
        ui.add(egui::Label::new(RichText::new(text).small().color(palette.weak)).wrap());
    }

    fn table(&mut self, ui: &mut Ui, table: &Table<'_>, actions: &mut Vec<Action>) {
        let OpenPane {
            names,
            known,
            shown,
            scrolled_to,
        } = self;
        let Some(known) = known else { return };
        let Table { model, run, .. } = *table;
        let lang = model.lang();
        let palette = model.theme().palette();
        let has_merit = table.method.open_order().is_some();
        let levels = known.rows().first().is_some_and(|row| row.level > 1);
        let hovered = table.own(model.hovered());
        let selected = table.own(model.selected());
        let height = ui.text_style_height(&egui::TextStyle::Body) + 5.0;
        let wide = |ui: &Ui, text: &str| {
            let font = egui::TextStyle::Body.resolve(ui.style());
            let galley = ui
                .painter()
                .layout_no_wrap(text.to_owned(), font, palette.text);
            galley.size().x + 4.0
        };
        // Large type must not cut words short.
        let depth_width = wide(ui, lang.pick("depth", "深さ"));
        let small = |ui: &Ui, text: String| {
            let font = egui::TextStyle::Small.resolve(ui.style());
            let galley = ui.painter().layout_no_wrap(text, font, palette.text);
            galley.size().x + 6.0
        };
        let word = lang.pick("dormant", "活動中");
        let word_width = match levels {
            true => small(ui, format!("00 {word}")),
            false => small(ui, word.to_owned()),
        };
        let mut builder = TableBuilder::new(ui)
            .id_salt("open")
            .striped(true)
            // Every cell can be clicked; the keyboard stops once a row.
            .sense(Sense::CLICK)
            .cell_layout(Layout::left_to_right(Align::Center))
            .auto_shrink([false, false])
            .column(Column::initial(30.0).at_least(24.0));
        if has_merit {
            builder = builder.column(Column::initial(44.0).at_least(34.0));
        }
        builder = builder
            .column(Column::remainder().at_least(50.0).clip(true))
            .column(Column::exact(depth_width));
        if has_merit {
            builder = builder.column(Column::exact(word_width).clip(true));
        }
        // A newly selected member is brought into view.
        if *scrolled_to != selected {
            *scrolled_to = selected;
            let row = known
                .rows()
                .iter()
                .position(|row| Some(row.node) == selected);
            if let Some(row) = row {
                builder = builder.scroll_to_row(row, None);
            }
        }
        let mut last = 0;
        builder
            .header(height, |mut header| {
                let mut title = |text: &str, tip: &str| {
                    header.col(|ui| {
                        ui.label(RichText::new(text).small().color(palette.weak))
                            .on_hover_text(tip);
                    });
                };
                title(
                    "#",
                    lang.pick("Place in the order of selection", "選ばれる順番"),
                );
                if has_merit {
                    let (symbol, tip) = merit_title(table.method);
                    title(symbol, tip.get(lang));
                }
                title(
                    lang.pick("node", "節点"),
                    lang.pick("Click to select it in the tree", "クリックで木の節点を選ぶ"),
                );
                title(
                    lang.pick("depth", "深さ"),
                    lang.pick("Plies from the root", "根からの深さ"),
                );
                if has_merit {
                    title(
                        "",
                        lang.pick(
                            "Dormant members cannot be selected before an elder sibling is closed",
                            "休眠中は、左の兄弟が確定するまで選ばれない",
                        ),
                    );
                }
            })
            .body(|body| {
                body.rows(height, known.members, |mut row| {
                    let i = row.index();
                    last = last.max(i + 1);
                    // Not in order yet: the next frame will have it.
                    let Some(entry) = known.rows().get(i) else {
                        row.col(|ui| {
                            ui.weak("…");
                        });
                        return;
                    };
                    let node = entry.node;
                    row.set_selected(Some(node) == selected);
                    row.set_hovered(Some(node) == hovered);
                    let color = if known.step.added.contains(&node) {
                        palette.good
                    } else if known.step.woken.contains(&node) {
                        palette.accent
                    } else if entry.dormant {
                        palette.weak
                    } else {
                        palette.text
                    };
                    let cell = |text: String| RichText::new(text).color(color);
                    row.col(|ui| {
                        let place = match table.secret {
                            true => "?".to_owned(),
                            false => group(i as u64 + 1),
                        };
                        ui.label(cell(place).small());
                    });
                    if has_merit {
                        row.col(|ui| {
                            // What it will be is settled when it wakes.
                            let merit = if entry.dormant {
                                "–".to_owned()
                            } else {
                                shortened(run, number(entry.merit), lang)
                            };
                            ui.label(cell(merit).monospace());
                        });
                    }
                    let name = names.full(run, node, lang);
                    let mut stop = None;
                    row.col(|ui| {
                        stop = Some(focus::row(ui, || {
                            let word = lang.pick("OPEN member", "OPENの節点");
                            egui::WidgetInfo::selected(
                                egui::Role::ListItem,
                                true,
                                Some(node) == selected,
                                format!("{word} {} {name}", i + 1),
                            )
                        }));
                        let name = fitting(ui, names, run, node, lang);
                        ui.add(egui::Label::new(cell(name)).truncate());
                    });
                    row.col(|ui| {
                        ui.label(cell(run.nodes().depth(node).to_string()));
                    });
                    if has_merit {
                        row.col(|ui| {
                            let mut word = if entry.dormant {
                                lang.pick("dormant", "休眠").to_owned()
                            } else {
                                lang.pick("active", "活動中").to_owned()
                            };
                            if levels {
                                word = format!("{} {word}", entry.level);
                            }
                            ui.add(egui::Label::new(cell(word).small()).truncate());
                        });
                    }
                    let response =
                        stop.map_or_else(|| row.response(), |stop| row.response() | stop);
                    if response.hovered() {
                        actions.push(Action::Hover(Some(table.reference(node))));
                    }
                    if response.clicked() {
                        actions.push(Action::Select(Some(table.reference(node))));
                    }
                });
            });
        if last > known.rows().len() {
            ui.ctx().request_repaint();
        }
        *shown = last;
    }
}

/// As much of the end of a node's path as there is room for: members differ in their last moves.
fn fitting(ui: &Ui, names: &mut Names, run: &Run, node: NodeId, lang: Lang) -> String {
    let short = names.short(run, node, lang);
    if theme::fits(ui, &short) {
        return short;
    }
    let full = names.full(run, node, lang);
    let between = if full.contains(' ') { ' ' } else { '.' };
    let last = full.rsplit(between).next().unwrap_or_default();
    let words = [2, 1].map(|n| {
        let end: Vec<&str> = full.rsplitn(n + 1, between).take(n).collect();
        let end: Vec<&str> = end.into_iter().rev().collect();
        format!("…{}", end.join(&between.to_string()))
    });
    let fits = words.into_iter().find(|text| theme::fits(ui, text));
    fits.unwrap_or_else(|| last.to_owned())
}

/// Why the order is not shown.
fn secret(ui: &mut Ui, table: &Table<'_>) {
    let lang = table.model.lang();
    let palette = table.model.theme().palette();
    let text = if table.is_sealed() {
        lang.pick(
            "The list would give the answer away: it is shown when you have answered.",
            "一覧を見ると答えが分かってしまうので、答えるまで隠しています。",
        )
    } else {
        lang.pick(
            "Who is next is your question: until you have answered, the members stand from left to right.",
            "次に選ばれる節点が問いなので、答えるまでは左から順に並べます。",
        )
    };
    ui.add(egui::Label::new(RichText::new(text).small().color(palette.accent)).wrap());
}

/// How the members stand in the list; nothing where there is no OPEN.
fn open_order(run: &Run) -> Option<OpenOrder> {
    let is_frontier =
        matches!(run.method(), Method::Numbers(_)) && run.moment().tally().max_open > 0;
    let leftmost = is_frontier.then_some(OpenOrder::Leftmost);
    run.method().open_order().or(leftmost)
}

/// The symbol of the merit, and what it is.
fn merit_title(method: Method) -> (&'static str, crate::game::text::Text) {
    use crate::game::text::t;
    match method {
        Method::Bounds(Rule::LeastAlpha) => (
            "α(P)",
            t(
                "The least is taken, ties leftmost",
                "最小のものが選ばれる(同点は左)",
            ),
        ),
        Method::Bounds(Rule::Leftmost) => (
            "β(P)",
            t(
                "The leftmost is taken, whatever its β",
                "βによらず最も左が選ばれる",
            ),
        ),
        Method::Bounds(Rule::ByLot) => (
            "β(P)",
            t(
                "An eligible one is drawn by lot",
                "有資格なものからくじで選ばれる",
            ),
        ),
        Method::Bounds(Rule::Unknown) => ("h", t("The merit it was given", "与えられた評価値")),
        Method::States(Player::Min) => (
            "h",
            t(
                "The least is taken, ties leftmost",
                "最小のものが選ばれる(同点は左)",
            ),
        ),
        _ => (
            if matches!(method, Method::States(_)) {
                "h"
            } else {
                "β(P)"
            },
            t(
                "The greatest is taken, ties leftmost",
                "最大のものが選ばれる(同点は左)",
            ),
        ),
    }
}
