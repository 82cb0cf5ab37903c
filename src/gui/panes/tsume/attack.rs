//! A person attacks: what has been played, and what the solver says to it.

use egui::{Label, RichText, ScrollArea, Ui};

use super::plies;
use crate::game::shogi::notation::move_name;
use crate::gui::model::{Attack, Model};
use crate::solve::tsume::{Reply, Verdict};

pub fn ui(ui: &mut Ui, model: &Model) {
    let lang = model.lang();
    let palette = model.theme().palette();
    let Some(browsed) = model.tsume().browsed() else {
        return;
    };
    let Some(attack) = browsed.attack() else {
        return;
    };
    ui.strong(lang.pick("You attack", "あなたの攻め"));
    let solved = browsed.answer().filter(|a| a.verdict == Verdict::Mate);
    let (sentence, color) = says(model, attack, solved.map(|answer| answer.line.len()));
    ui.add(Label::new(RichText::new(sentence).color(color)).wrap());
    ui.separator();
    let mut position = browsed.start().clone();
    ScrollArea::vertical()
        .auto_shrink([false, false])
        .stick_to_bottom(true)
        .show(ui, |ui| {
            for (i, pair) in attack.moves.chunks(2).enumerate() {
                let mut text = format!("{:>3}  ", 2 * i + 1);
                for &m in pair {
                    text += &move_name(&position, m, lang);
                    text += "  ";
                    position.play(m);
                }
                ui.label(RichText::new(text).color(palette.text));
            }
        });
}

/// What the solver says to an attack on a problem whose solution has so many plies, if it has one.
fn says(model: &Model, attack: &Attack, solution: Option<usize>) -> (String, egui::Color32) {
    let lang = model.lang();
    let palette = model.theme().palette();
    if attack.waits {
        let sentence = lang.pick("Looking for the best defence…", "最善の受けを考えています…");
        return (sentence.to_owned(), palette.weak);
    }
    if attack.no_check {
        let sentence = lang.pick(
            "That move gives no check. Here every move of the attacker has to be one.",
            "その手は王手ではありません。攻め方は王手を続けなければなりません。",
        );
        return (sentence.to_owned(), palette.warn);
    }
    match attack.reply {
        None => (
            lang.pick(
                "Give check: click a piece and then where it goes, or drag it (by keys: arrows and Enter, the letter of a piece in hand such as G or S). Only checks are marked.",
                "王手をかけてください。駒、行き先の順にクリックするか、駒をドラッグします(キーでは矢印とEnter、持駒はGやSなどの文字)。印は王手になる所だけに付きます。",
            )
            .to_owned(),
            palette.text,
        ),
        Some(Reply::Mated) => {
            let made = plies(attack.moves.len(), model);
            match solution.filter(|&shorter| shorter < attack.moves.len()) {
                None => (
                    lang.pick(
                        format!("Mate in {made}. Well done!"),
                        format!("{made}で詰み。お見事!"),
                    ),
                    palette.good,
                ),
                Some(shorter) => (
                    lang.pick(
                        format!("Mate in {made}; the solution takes {shorter}."),
                        format!("{made}で詰み。正解は{shorter}手です。"),
                    ),
                    palette.text,
                ),
            }
        }
        Some(Reply::Lasts { plies: left, .. }) => {
            // The defender's move is on the board already.
            let left = left.saturating_sub(1);
            let in_all = attack.moves.len() + left;
            match solution.filter(|&shorter| shorter < in_all) {
                None => {
                    let left = plies(left, model);
                    let sentence = lang.pick(
                        format!("Right so far: there is a mate in {left}."),
                        format!("順調です。あと{left}以内で詰みます。"),
                    );
                    (sentence, palette.good)
                }
                Some(shorter) => {
                    let in_all = plies(in_all, model);
                    let sentence = lang.pick(
                        format!("It still mates, but in up to {in_all} instead of {shorter}."),
                        format!("まだ詰みますが、{shorter}手ではなく{in_all}以内になります。"),
                    );
                    (sentence, palette.warn)
                }
            }
        }
        Some(Reply::Escapes(_)) => (
            match solution.is_some() {
                true => lang.pick(
                    "That check lets the king escape: there is no mate any more. Take it back.",
                    "その王手では逃れられます。もう詰みません。「待った」で戻せます。",
                ),
                false => lang.pick(
                    "There is still no mate: this defence escapes.",
                    "やはり詰みません。この受けで逃れています。",
                ),
            }
            .to_owned(),
            palette.bad,
        ),
        Some(Reply::Unclear(_)) => (
            lang.pick(
                "The solver could not find out in time whether this still mates.",
                "まだ詰むかどうか、時間内には分かりませんでした。",
            )
            .to_owned(),
            palette.warn,
        ),
    }
}
