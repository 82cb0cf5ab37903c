//! Formulas in a line of text: exponents raised, indices lowered. Whoever hears the text instead of
//! seeing it is told what was written.

use egui::text::{LayoutJob, TextFormat};
use egui::{Align, Color32, FontId, Label, Response, TextStyle, Ui, WidgetInfo};

/// A text that breaks where there is no more room.
pub fn label(ui: &mut Ui, text: &str, color: Color32) -> Response {
    add(ui, text, color, Label::wrap)
}

/// A name that stays in one piece.
pub fn symbol(ui: &mut Ui, text: &str, color: Color32) -> Response {
    add(ui, text, color, Label::extend)
}

fn add(ui: &mut Ui, text: &str, color: Color32, broken: fn(Label) -> Label) -> Response {
    let font = TextStyle::Body.resolve(ui.style());
    let mut job = LayoutJob::default();
    // As high as the links beside it.
    append(&mut job, text, &font, color, ui.text_valign());
    let response = ui.add(broken(Label::new(job)));
    response.widget_info(|| WidgetInfo::labeled(egui::Role::Label, true, text));
    response
}

/// What stands after ^ is raised and what stands after _ is lowered: b^⌈d/2⌉, U_b; all else stands
/// on this level of its line.
pub fn append(job: &mut LayoutJob, text: &str, font: &FontId, color: Color32, level: Align) {
    for (words, place) in scripts(text) {
        let small = match place {
            Script::Level => 1.0,
            Script::Raised | Script::Lowered => 0.72,
        };
        let font = FontId::new(font.size * small, font.family.clone());
        job.append(
            words,
            0.0,
            TextFormat {
                valign: match place {
                    Script::Raised => Align::TOP,
                    Script::Level => level,
                    Script::Lowered => Align::BOTTOM,
                },
                ..TextFormat::simple(font, color)
            },
        );
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Script {
    Level,
    Raised,
    Lowered,
}

/// Takes a formula apart. A raised term is in brackets or one word, a lowered one is one letter.
fn scripts(text: &str) -> Vec<(&str, Script)> {
    let mut parts = Vec::new();
    let mut rest = text;
    let mut from = 0;
    while let Some(at) = rest[from..].find(['^', '_']).map(|at| from + at) {
        let script = match rest.as_bytes()[at] {
            b'^' => Script::Raised,
            _ => Script::Lowered,
        };
        let term = &rest[at + 1..];
        let long = match (term.chars().next(), script) {
            (Some('⌈' | '⌊'), Script::Raised) => {
                let end = term.char_indices().find(|(_, c)| matches!(c, '⌉' | '⌋'));
                end.map_or(0, |(at, c)| at + c.len_utf8())
            }
            (_, Script::Raised) => term
                .find(|c: char| !c.is_ascii_alphanumeric())
                .unwrap_or(term.len()),
            (Some(letter), _) if letter.is_ascii_alphanumeric() => 1,
            _ => 0,
        };
        let follows_a_letter = rest[..at].ends_with(|c: char| c.is_ascii_alphanumeric());
        if long == 0 || !follows_a_letter {
            from = at + 1;
            continue;
        }
        parts.push((&rest[..at], Script::Level));
        parts.push((&term[..long], script));
        rest = &term[long..];
        from = 0;
    }
    parts.push((rest, Script::Level));
    parts.retain(|(words, _)| !words.is_empty());
    parts
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn exponents_are_raised_and_indices_lowered() {
        use Script::{Level, Lowered, Raised};
        assert_eq!(
            scripts("b^⌈d/2⌉ − 1, U_b(P)"),
            [
                ("b", Level),
                ("⌈d/2⌉", Raised),
                (" − 1, U", Level),
                ("b", Lowered),
                ("(P)", Level)
            ]
        );
        assert_eq!(scripts("SSS* ^_^ _x 3^"), [("SSS* ^_^ _x 3^", Level)]);
        assert_eq!(
            scripts("上界U_bは"),
            [("上界U", Level), ("b", Lowered), ("は", Level)]
        );
        assert!(scripts("").is_empty());
    }
}
