//! What is asked of the solver, and what it answered.

use egui::{Button, DragValue, RichText, Ui, WidgetInfo};

use super::plies;
use crate::gui::action::{Action, FileWish};
use crate::gui::digits::{bytes, group};
use crate::gui::model::{Browsed, Model, TsumeAction};
use crate::gui::words::sentence as whole_sentence;
use crate::solve::tsume::{Answer, Because, Flaw, Stop, Verdict};

/// Solve or cancel, options, files.
pub fn bar(ui: &mut Ui, model: &Model, actions: &mut Vec<Action>) {
    let lang = model.lang();
    let palette = model.theme().palette();
    let tsume = model.tsume();
    ui.horizontal_wrapped(|ui| {
        if tsume.is_solving() {
            let cancel = Button::new(RichText::new(lang.pick("Cancel", "中止")).strong());
            let tip = lang.pick("Stop the solver at once", "解くのをすぐにやめる");
            if ui.add(cancel).on_hover_text(tip).clicked() {
                actions.push(Action::Tsume(TsumeAction::Cancel));
            }
        } else {
            let text = RichText::new(lang.pick("Solve tsume", "詰将棋を解く"));
            let text = text.strong().color(palette.strong);
            let solve = Button::new(text).fill(palette.accent_soft);
            let tip = lang.pick(
                "Find the mate by checks alone in the position on the board",
                "盤面の局面から、王手の連続による詰みを探す",
            );
            let why_not = model.solvable().err();
            let ready = model.shogi_setup().is_some() && why_not.is_none();
            let solve = ui.add_enabled(ready, solve).on_hover_text(tip);
            if solve.clicked() {
                actions.push(Action::Tsume(TsumeAction::Solve));
            }
            if let Some(reason) = why_not {
                solve.on_disabled_hover_text(whole_sentence(reason, lang));
            }
        }
        let before = tsume.options();
        let mut options = before;
        let boxes = [
            (
                &mut options.shortest,
                lang.pick("Shortest", "最短"),
                lang.pick(
                    "Prove that no mate is shorter",
                    "これより短い詰みがないことまで証明する",
                ),
            ),
            (
                &mut options.unique,
                lang.pick("Other solutions", "余詰"),
                lang.pick(
                    "Look for other moves that mate too",
                    "他に詰む手(余詰・変化別詰)がないか調べる",
                ),
            ),
            (
                &mut options.helpmate,
                lang.pick("Helpmate", "協力詰"),
                lang.pick(
                    "Both sides work together towards the mate",
                    "受方も協力して最短で詰ます",
                ),
            ),
        ];
        for (on, name, tip) in boxes {
            ui.checkbox(on, name).on_hover_text(tip);
        }
        let memory = DragValue::new(&mut options.mebibytes)
            .range(16..=16_384)
            .speed(16)
            .suffix(" MiB");
        named(
            ui.add(memory),
            lang.pick("Memory the solver may use", "使ってよいメモリ"),
        );
        let time = DragValue::new(&mut options.seconds)
            .range(0..=86_400)
            .speed(0.3)
            .custom_formatter(move |value, _| match value as u64 {
                0 => lang.pick("no time limit", "時間無制限").to_owned(),
                value => lang.pick(format!("{value} s"), format!("{value}秒")),
            });
        named(
            ui.add(time),
            lang.pick(
                "Processor time for each problem; 0 is as long as it takes",
                "1題に使うCPU時間。0なら無制限",
            ),
        );
        if options != before {
            actions.push(Action::Tsume(TsumeAction::SetOptions(options)));
        }
        let open = ui.button(lang.pick("Open…", "開く…"));
        let tip = lang.pick(
            "A problem as KIF, SFEN or a diagram, or a set with one SFEN a line",
            "KIF・SFEN・図面の問題、または1行1題のSFENの問題集",
        );
        if open.on_hover_text(tip).clicked() {
            actions.push(Action::Files(FileWish::OpenTsume));
        }
        let line = ui.add_enabled(
            model.has_tsume_line(),
            Button::new(lang.pick("Line as KIF…", "手順をKIFに…")),
        );
        let tip = lang.pick("Write the mating line as KIF", "詰め手順をKIFに書き出す");
        if line.on_hover_text(tip).clicked() {
            actions.push(Action::Files(FileWish::ExportTsumeLine));
        }
        let whole = ui.add_enabled(
            model.has_tsume_tree(),
            Button::new(lang.pick("Tree as KIF…", "全変化をKIFに…")),
        );
        let tip = lang.pick(
            "Write every defence and its refutation as KIF with branches",
            "すべての変化を分岐つきのKIFに書き出す",
        );
        if whole.on_hover_text(tip).clicked() {
            actions.push(Action::Files(FileWish::ExportTsumeTree));
        }
    });
}

fn named(response: egui::Response, name: &str) {
    response.widget_info(|| WidgetInfo::labeled(egui::Role::SpinButton, true, name));
    response.on_hover_text(name);
}

/// Live numbers, or the answer.
pub fn verdict(ui: &mut Ui, model: &Model) {
    ui.horizontal_wrapped(|ui| words(ui, model));
}

fn words(ui: &mut Ui, model: &Model) {
    let lang = model.lang();
    let palette = model.theme().palette();
    let text = match model.tsume().browsed() {
        None if model.tsume().set().is_some() => {
            let sentence = lang.pick(
                "Choose a problem of the set to solve it here, or solve them all.",
                "問題集から1題を選んでここで解くか、「全題を解く」で順に解きます。",
            );
            RichText::new(sentence).color(palette.weak)
        }
        None => match (model.shogi_setup(), model.solvable()) {
            (_, Err(reason)) => RichText::new(whole_sentence(reason, lang)).color(palette.warn),
            (Some(_), Ok(())) => RichText::new(lang.pick(
                "Set up a problem with the Position pane, or open a file; then solve it here.",
                "「局面」で問題を並べるかファイルを開いて、ここで解きます。",
            ))
            .color(palette.weak),
            (None, Ok(())) => RichText::new(lang.pick(
                "Open a shogi position or a set of problems to solve it here.",
                "将棋の局面か問題集を開くと、ここで解けます。",
            ))
            .color(palette.weak),
        },
        Some(browsed) => match browsed.answer() {
            None => {
                let progress = browsed.progress();
                let (nodes, held) = (group(progress.nodes()), bytes(progress.bytes()));
                let seconds = browsed.elapsed();
                let known = progress.mate().map(|mate| {
                    lang.pick(
                        format!("; a mate in {mate} is known"),
                        format!("。{mate}手の詰みを発見済み"),
                    )
                });
                let known = known.unwrap_or_default();
                RichText::new(lang.pick(
                    format!("Searching: {nodes} nodes, {seconds:.1} s, {held}{known}"),
                    format!("探索中: {nodes}局面、{seconds:.1}秒、{held}{known}"),
                ))
            }
            Some(answer) => {
                let is_cooked =
                    (answer.uniqueness.as_ref()).is_some_and(|u| u.unique == Some(false));
                let color = match answer.verdict {
                    // Good as a problem is only what has one solution.
                    Verdict::Mate if is_cooked => palette.warn,
                    Verdict::Mate => palette.good,
                    Verdict::NoMate => palette.bad,
                    Verdict::Unknown => palette.warn,
                };
                let sentence = sentence(model, browsed, answer);
                ui.label(RichText::new(sentence).strong().color(color));
                let (nodes, held) = (group(answer.nodes), bytes(answer.max_bytes));
                let seconds = answer.seconds;
                RichText::new(lang.pick(
                    format!("{nodes} nodes, {seconds:.2} s of processor time, {held}"),
                    format!("{nodes}局面、CPU時間{seconds:.2}秒、{held}"),
                ))
                .small()
                .color(palette.weak)
            }
        },
    };
    ui.label(text);
}

/// The answer in words.
fn sentence(model: &Model, browsed: &Browsed, answer: &Answer) -> String {
    let lang = model.lang();
    let helpmate = browsed.is_helpmate();
    let start = browsed.start();
    let has_checks = || start.moves().iter().any(|&m| start.gives_check(m));
    match (answer.verdict, answer.because) {
        (Verdict::Mate, _) => {
            let count = plies(answer.line.len(), model);
            let mut text = match (helpmate, answer.exact) {
                (true, _) => lang.pick(
                    format!("Helpmate in {count}, no less."),
                    format!("協力詰{count}(最短)。"),
                ),
                (false, true) => lang.pick(
                    format!("Mate in {count}, no less."),
                    format!("{count}詰(最短)。"),
                ),
                (false, false) => {
                    lang.pick(format!("Mate in {count}."), format!("{count}で詰み。"))
                }
            };
            if let Some(counted) = answer.plies_by_convention
                && counted != answer.line.len()
            {
                let counted = plies(counted, model);
                text += &lang.pick(
                    format!(" {counted} without futile interpositions."),
                    format!("無駄合を除くと{counted}。"),
                );
            }
            if !answer.left_in_hand.is_empty() {
                let left = &answer.left_in_hand;
                text += &lang.pick(
                    format!(" Left in hand: {left}."),
                    format!("持駒余り: {}。", kanji(left)),
                );
            }
            if let Some(uniqueness) = &answer.uniqueness {
                text += " ";
                text += &match uniqueness.unique {
                    Some(true) => lang
                        .pick("It is the only solution.", "余詰なし。")
                        .to_owned(),
                    Some(false) => {
                        let cooks = uniqueness.cooks.iter();
                        let cooks = cooks.filter(|cook| cook.flaw != Flaw::OtherLength);
                        let count = cooks.clone().count();
                        let at = cooks.map(|cook| cook.moves.len()).min().unwrap_or(1);
                        let s = if count == 1 { "" } else { "s" };
                        lang.pick(
                            format!("{count} other solution{s}, from move {at} on."),
                            format!("余詰{count}通り({at}手目から)。"),
                        )
                    }
                    None => lang
                        .pick(
                            "The limits did not allow to look for other solutions.",
                            "制限のため余詰は不明。",
                        )
                        .to_owned(),
                };
            }
            text
        }
        (Verdict::NoMate, _) if !has_checks() => lang
            .pick(
                "No mate: there is no check to give.",
                "不詰: 王手が一つもありません。",
            )
            .to_owned(),
        (Verdict::NoMate, _) if helpmate => lang
            .pick(
                "No helpmate: no line of checks mates, even with the defender's help.",
                "協力詰なし: 受け方が協力しても、王手の連続では詰みません。",
            )
            .to_owned(),
        (Verdict::NoMate, _) => lang
            .pick(
                "No mate: some defence escapes every check.",
                "不詰: どの王手にも逃れる応手があります。",
            )
            .to_owned(),
        (Verdict::Unknown, Because::Stopped(Stop::Cancelled)) => lang
            .pick(
                "Cancelled: nothing is proved.",
                "中止しました。結論は出ていません。",
            )
            .to_owned(),
        (Verdict::Unknown, Because::Stopped(_)) => lang
            .pick(
                "Not settled within the limits. Allow more time or memory.",
                "制限内では結論が出ませんでした。時間やメモリを増やしてください。",
            )
            .to_owned(),
        (Verdict::Unknown, _) => lang
            .pick(
                "Not settled: the lines are longer than the solver follows.",
                "不明: 手順が長すぎて追いきれません。",
            )
            .to_owned(),
    }
}

/// A hand as SFEN writes it, in kanji.
fn kanji(hand: &str) -> String {
    let mut text = String::new();
    let mut count = String::new();
    for c in hand.chars() {
        if c.is_ascii_digit() {
            count.push(c);
            continue;
        }
        let kind = crate::game::shogi::Kind::from_letter(c);
        text.push(kind.map_or('?', |kind| kind.kanji()));
        text.push_str(&std::mem::take(&mut count));
    }
    text
}
