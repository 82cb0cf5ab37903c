//! A lesson's text: bold words, nodes to point at, numbers from the runs. A paragraph is one piece of
//! type, so that it breaks where text breaks; its links lie over it.

use crate::base::messages::{Localize, tr};
use std::ops::Range;

use egui::text::{CCursor, LayoutJob, TextFormat};
use egui::{Align, FontFamily, FontId, Galley, Id, Pos2, Rect, Sense, TextStyle, Ui, WidgetInfo};

use crate::gui::action::{Action, LessonAction, NodeRef};
use crate::gui::model::Model;
use crate::gui::scripts;
use crate::picture::fonts;
use crate::session::lesson::{self, Piece, PieceKind};
use crate::trace::NodeId;

/// What is left free below a paragraph, besides the usual space between things.
const BETWEEN_PARAGRAPHS: f32 = 5.0;

/// A step's text as it was read while its runs were on screen. It stays when something else is shown
/// there, whose numbers do not belong to it.
#[derive(Default)]
pub struct Said {
    of: String,
    pieces: Vec<String>,
}

impl Said {
    fn pieces(&mut self, model: &Model, runner: usize, of: &str, pieces: &[Piece]) -> &[String] {
        let on_stage = model.is_on_stage();
        if on_stage || self.of != of {
            let runs = match on_stage {
                true => model.asked_at_step(),
                false => Vec::new(),
            };
            self.pieces = lesson::piece_texts(pieces, &runs, runner, model.lang());
            of.clone_into(&mut self.of);
        }
        &self.pieces
    }
}

/// Flows the text over the width there is.
pub fn ui(
    ui: &mut Ui,
    model: &Model,
    runner: usize,
    text: &str,
    said: &mut Said,
    actions: &mut Vec<Action>,
) {
    let pieces = match lesson::parse_text(text) {
        Ok(pieces) => pieces,
        Err(error) => {
            ui.colored_label(model.theme().palette().bad, error.localize(model.lang()));
            return;
        }
    };
    let mut texts = said.pieces(model, runner, text, &pieces).iter();
    let mut pointed = None;
    for (i, paragraph) in pieces
        .split(|piece| piece.what == PieceKind::Break)
        .enumerate()
    {
        let words: Vec<&String> = texts.by_ref().take(paragraph.len()).collect();
        // The break behind it.
        texts.next();
        ui.push_id(i, |ui| match paragraph {
            [
                Piece {
                    what: PieceKind::Table(table),
                    ..
                },
            ] => super::table::ui(ui, model, *table),
            paragraph => self::paragraph(
                ui,
                model,
                runner,
                (paragraph, &words),
                &mut pointed,
                actions,
            ),
        });
        ui.add_space(BETWEEN_PARAGRAPHS);
    }
    if pointed.is_some() || model.learn().course().is_some() {
        actions.push(Action::Lesson(LessonAction::PointOut(pointed)));
    }
}

/// A node's name in the text: which characters, which node.
struct Link {
    characters: Range<usize>,
    words: String,
    place: Option<NodeId>,
}

fn paragraph(
    ui: &mut Ui,
    model: &Model,
    runner: usize,
    (pieces, texts): (&[Piece], &[&String]),
    pointed: &mut Option<NodeId>,
    actions: &mut Vec<Action>,
) {
    let palette = model.theme().palette();
    let size = TextStyle::Body.resolve(ui.style()).size;
    let mut job = LayoutJob::default();
    job.wrap.max_width = ui.available_width();
    let mut links = Vec::new();
    let mut whole = String::new();
    for (piece, &words) in pieces.iter().zip(texts) {
        whole.push_str(words);
        let (family, color) = match &piece.what {
            PieceKind::Node { .. } => (FontFamily::Proportional, palette.accent),
            _ if piece.bold => (fonts::bold(), palette.strong),
            _ => (FontFamily::Proportional, palette.text),
        };
        if let PieceKind::Node { path, .. } = &piece.what {
            let from = job.text.chars().count();
            links.push(Link {
                characters: from..from + words.chars().count(),
                place: lesson::place(model.scene().canvas(), path),
                words: words.clone(),
            });
        }
        match piece.what {
            PieceKind::Words(_) => {
                scripts::append(
                    &mut job,
                    words,
                    &FontId::new(size, family),
                    color,
                    Align::BOTTOM,
                );
            }
            _ => {
                let format = TextFormat::simple(FontId::new(size, family), color);
                job.append(words, 0.0, format);
            }
        }
    }
    let galley = ui.painter().layout_job(job);
    let (rect, response) = ui.allocate_exact_size(galley.size(), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(egui::Role::Label, true, &whole));
    ui.painter().galley(rect.min, galley.clone(), palette.text);
    for (i, link) in links.iter().enumerate() {
        // Links take no room of their own: the paragraph has it.
        let at = (&*galley, rect.min, ui.scope_id().with(i));
        follow(ui, model, at, link, runner, pointed, actions);
    }
}

/// A node's name: pointing at it shows it in the trees, a click selects it.
fn follow(
    ui: &Ui,
    model: &Model,
    (galley, at, id): (&Galley, Pos2, Id),
    link: &Link,
    runner: usize,
    pointed: &mut Option<NodeId>,
    actions: &mut Vec<Action>,
) {
    let lang = model.lang();
    let words = &link.words;
    let name = tr!(lang, learn_show, words);
    for (i, place) in places(galley, &link.characters).into_iter().enumerate() {
        let place = place.translate(at.to_vec2());
        let response = ui
            .interact(place, id.with(i), Sense::click())
            .on_hover_cursor(egui::CursorIcon::PointingHand);
        response.widget_info(|| WidgetInfo::labeled(egui::Role::Link, true, &name));
        let response = response.on_hover_text(tr!(lang, learn_a_node_of_the_tree));
        let Some(node) = link.place else { return };
        if response.hovered() || response.has_focus() {
            *pointed = Some(node);
            let line = egui::Stroke::new(1.0, model.theme().palette().accent);
            ui.painter().hline(place.x_range(), place.bottom(), line);
        }
        if response.clicked() {
            let node = model.scene().canvas().of_run(runner, node);
            let node = node.map(|node| NodeRef { runner, node });
            actions.push(Action::Select(node));
        }
    }
}

/// Where these characters stand: one rectangle, or two where they go on in the next line.
fn places(galley: &Galley, characters: &Range<usize>) -> Vec<Rect> {
    let mut places: Vec<Rect> = Vec::new();
    for i in characters.clone() {
        let mut before = CCursor::new(i);
        before.prefer_next_row = true;
        let (from, to) = (
            galley.pos_from_cursor(before),
            galley.pos_from_cursor(CCursor::new(i + 1)),
        );
        if (from.top() - to.top()).abs() > 1.0 {
            continue;
        }
        let letter = from.union(to);
        match places.last_mut() {
            Some(last) if (last.top() - letter.top()).abs() < 1.0 => *last = last.union(letter),
            _ => places.push(letter),
        }
    }
    places
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_that_goes_on_in_the_next_line_is_pointed_at_in_both() {
        let mut headless = crate::picture::Headless::new([200, 200], 1.0);
        let mut found = Vec::new();
        headless.frame(Vec::new(), |ui| {
            for width in [1000.0, 60.0] {
                let font = FontId::proportional(14.0);
                let text = "worth node 0 of it".to_owned();
                let galley = ui.painter().layout(text, font, egui::Color32::BLACK, width);
                found.push(places(&galley, &(6..12)));
            }
        });
        assert_eq!(found[0].len(), 1);
        assert!(found[0][0].left() > 30.0 && found[0][0].width() > 20.0);
        assert!(!found[1].is_empty());
        assert!(found[1].iter().all(|place| place.right() <= 61.0));
    }
}
