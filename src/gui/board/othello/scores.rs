//! Scores printed on the squares of an Othello board: exact ones plain and large, the best on a
//! gold plate, bounds small and slanted with their sign.

use crate::base::messages::{Lang, tr};
use egui::epaint::TextShape;
use egui::text::{LayoutJob, TextFormat};
use egui::{Align2, Color32, FontId, Painter, Rect, Ui};

use super::view::Squares;
use crate::gui::model::{Known, Solved};
use crate::gui::theme::{BoardColors, Theme};
use crate::picture::fonts;

/// What stands on a square: `+4`, `≤ −2`, `−2 … +6`.
pub fn printed(known: Known) -> Option<String> {
    Some(match known {
        Known::Nothing => return None,
        Known::Exact(score) => signed(score),
        Known::AtLeast(score) => format!("≥{}", signed(score)),
        Known::AtMost(score) => format!("≤{}", signed(score)),
        Known::Between(lower, upper) => format!("{}…{}", signed(lower), signed(upper)),
    })
}

/// The same in words, for those who hear it.
pub fn spoken(known: Known, lang: Lang) -> Option<String> {
    Some(match known {
        Known::Nothing => return None,
        Known::Exact(score) => {
            let score = signed(score);
            tr!(lang, board_exactly, score)
        }
        Known::AtLeast(score) => {
            let score = signed(score);
            tr!(lang, board_at_least, score)
        }
        Known::AtMost(score) => {
            let score = signed(score);
            tr!(lang, board_at_most, score)
        }
        Known::Between(lower, upper) => {
            let (lower, upper) = (signed(lower), signed(upper));
            tr!(lang, board_from_to, lower, upper)
        }
    })
}

/// With a sign that is as wide as a plus; zero has none.
pub fn signed(score: i32) -> String {
    match score {
        0 => "0".to_owned(),
        score if score > 0 => format!("+{score}"),
        score => format!("−{}", score.unsigned_abs()),
    }
}

/// Prints what is known of every move on its square.
pub fn paint(ui: &Ui, squares: &Squares, solved: &Solved, theme: Theme) {
    let colors = theme.board();
    let best = solved.best();
    // All exact scores are of one size, and all bounds: the widest decides.
    let sizes = [true, false].map(|exact| {
        let alike = solved
            .moves()
            .filter(|(_, known)| is_exact(*known) == exact);
        let texts = alike.filter_map(|(_, known)| printed(known));
        let side = squares.side();
        texts.fold(side * share(exact), |size, text| {
            size.min(fitting(
                ui.painter(),
                &text,
                side * share(exact),
                side * ROOM,
            ))
        })
    });
    for (square, known) in solved.moves() {
        let Some(text) = printed(known) else { continue };
        let is_best = matches!(known, Known::Exact(score) if Some(score) == best);
        let rect = squares.rect(square);
        if is_best {
            let plate = rect.shrink(rect.width() * 0.07);
            ui.painter()
                .rect_filled(plate, rect.width() * 0.14, colors.cursor);
        }
        let exact = is_exact(known);
        let size = sizes[usize::from(!exact)];
        print(
            ui.painter(),
            rect,
            &text,
            Look::new(size, exact, is_best, colors),
        );
    }
}

/// A score's width at most, as a share of a square's side: the plate below it shows on both sides.
const ROOM: f32 = 0.76;

/// The height of letters that would be liked, as a share of a square's side.
const fn share(exact: bool) -> f32 {
    if exact { 0.62 } else { 0.46 }
}

const fn is_exact(known: Known) -> bool {
    matches!(known, Known::Exact(_))
}

/// The largest size up to `most` at which the text is no wider than `room`.
fn fitting(painter: &Painter, text: &str, most: f32, room: f32) -> f32 {
    let font = FontId::proportional(fonts::step(most));
    let galley = painter.layout_no_wrap(text.to_owned(), font, Color32::WHITE);
    fonts::step(most * (room / galley.size().x.max(1.0)).min(1.0))
}

struct Look {
    size: f32,
    color: Color32,
    slanted: bool,
}

impl Look {
    fn new(size: f32, exact: bool, is_best: bool, colors: &BoardColors) -> Look {
        Look {
            size,
            color: match (is_best, exact) {
                (true, _) => colors.felt_line,
                (false, true) => Color32::WHITE,
                (false, false) => Color32::from_white_alpha(205),
            },
            slanted: !exact,
        }
    }
}

/// In the middle of the square.
fn print(painter: &Painter, rect: Rect, text: &str, look: Look) {
    let format = TextFormat {
        font_id: FontId::proportional(look.size),
        color: look.color,
        italics: look.slanted,
        ..TextFormat::default()
    };
    let job = LayoutJob::single_section(text.to_owned(), format);
    let galley = painter.layout_job(job);
    let place = Align2::CENTER_CENTER.anchor_size(rect.center(), galley.size());
    painter.add(TextShape::new(place.min, galley, look.color));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn exact_scores_and_bounds_look_and_sound_different() {
        let seen = |known| printed(known).unwrap();
        assert_eq!(seen(Known::Exact(4)), "+4");
        assert_eq!(seen(Known::Exact(0)), "0");
        assert_eq!(seen(Known::AtMost(-2)), "≤−2");
        assert_eq!(seen(Known::AtLeast(6)), "≥+6");
        assert_eq!(seen(Known::Between(-2, 6)), "−2…+6");
        assert_eq!(printed(Known::Nothing), None);
        let heard = |known| spoken(known, Lang::En).unwrap();
        assert_eq!(heard(Known::Exact(-4)), "exactly −4");
        assert_eq!(heard(Known::AtMost(2)), "at most +2");
        assert_eq!(spoken(Known::AtMost(2), Lang::Ja).unwrap(), "+2以下");
    }
}
