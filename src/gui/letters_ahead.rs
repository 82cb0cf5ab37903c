//! Letters drawn before they are needed. A pane that comes up for the first time in its type size
//! shows hundreds of letters that nobody has drawn yet, and drawing them can take longer than a
//! frame should. So what the window is likely to say is laid out ahead, a little every frame.

use std::collections::BTreeMap;
use std::time::{Duration, Instant};

use egui::{Color32, Context, FontId, TextStyle};

use super::command::Command;
use super::model::Model;
use super::pane_kind::PaneKind;
use crate::game::text::{Lang, Text};
use crate::picture::fonts;
use crate::search::catalogue::ENTRIES;
use crate::session::examples::EXAMPLES;

/// What letters may take of a frame.
const A_FRAMES_LETTERS: Duration = Duration::from_millis(2);
/// How long a window in which nothing else happens rests in between.
const REST: Duration = Duration::from_millis(60);
/// Letters that are laid out at once.
const PIECE: usize = 8;
/// A letter of the Latin alphabet is drawn anew for each quarter of a pixel at which it may begin;
/// so often it is laid out beside itself.
const PLACES: usize = 4;

#[derive(Default)]
pub struct LettersAhead {
    look: Option<Look>,
    pieces: Vec<String>,
    /// Pieces that were laid out, of all fonts together.
    done: usize,
}

/// What a drawn letter depends on.
#[derive(Clone, PartialEq)]
struct Look {
    lang: Lang,
    dark: bool,
    pixels_per_point: f32,
    fonts: Vec<FontId>,
}

impl Look {
    fn of(ctx: &Context, lang: Lang) -> Look {
        let style = ctx.global_style();
        let body = TextStyle::Body.resolve(&style);
        let bold = FontId::new(body.size, fonts::bold());
        let others = [TextStyle::Small, TextStyle::Monospace, TextStyle::Heading];
        let others = others.map(|text| text.resolve(&style));
        Look {
            lang,
            dark: style.visuals.dark_mode,
            pixels_per_point: ctx.pixels_per_point(),
            fonts: [body, bold].into_iter().chain(others).collect(),
        }
    }
}

impl LettersAhead {
    /// Lays out some more. If there is more to do, the window is drawn again before long.
    pub fn go_on(&mut self, ctx: &Context, model: &Model) {
        let look = Look::of(ctx, model.lang());
        if self.look.as_ref() != Some(&look) {
            if self.look.as_ref().is_none_or(|old| old.lang != look.lang) {
                self.pieces = pieces(model);
            }
            self.look = Some(look);
            self.done = 0;
        }
        let since = Instant::now();
        while since.elapsed() < A_FRAMES_LETTERS {
            let Some((piece, font)) = self.next() else {
                return;
            };
            ctx.fonts_mut(|fonts| fonts.layout_no_wrap(piece, font, Color32::WHITE));
            self.done += 1;
        }
        ctx.request_repaint_after(REST);
    }

    /// Font by font, the most frequent letters first.
    fn next(&self) -> Option<(String, FontId)> {
        let fonts = &self.look.as_ref()?.fonts;
        let font = fonts.get(self.done.checked_div(self.pieces.len())?)?;
        let piece = &self.pieces[self.done % self.pieces.len()];
        Some((piece.clone(), font.clone()))
    }
}

/// All letters of the language, in pieces, those that are used most at the front.
fn pieces(model: &Model) -> Vec<String> {
    let mut often: BTreeMap<char, usize> = (' '..='~').map(|letter| (letter, 1)).collect();
    said(model, &mut |text| {
        for letter in text.chars().filter(|letter| !letter.is_control()) {
            *often.entry(letter).or_default() += 1;
        }
    });
    let mut letters: Vec<(usize, char)> = often.into_iter().map(|(c, n)| (n, c)).collect();
    letters.sort_unstable_by(|a, b| b.cmp(a));
    let repeated = |&(_, letter): &(usize, char)| {
        let times = if letter.is_ascii() { PLACES } else { 1 };
        std::iter::repeat_n(letter, times)
    };
    let pieces = letters.chunks(PIECE);
    pieces
        .map(|piece| piece.iter().flat_map(repeated).collect())
        .collect()
}

/// Texts of which most others in the window are like.
fn said(model: &Model, say: &mut impl FnMut(&str)) {
    let lang = model.lang();
    let mut texts: Vec<Text> = PaneKind::ALL.into_iter().map(PaneKind::name).collect();
    for command in Command::all() {
        let words = command.describe();
        texts.extend([words.name, words.tip]);
    }
    for entry in ENTRIES {
        texts.extend([entry.name, entry.idea, entry.about]);
        texts.extend(entry.parameters.iter().map(|parameter| parameter.help));
        entry.code.iter().for_each(|line| say(line.text));
    }
    texts.extend(
        EXAMPLES
            .iter()
            .flat_map(|example| [example.name, example.tip]),
    );
    for text in texts {
        say(text.get(lang));
    }
    for lesson in model.learn().library() {
        say(lesson.title.get(lang));
        say(lesson.about.get(lang));
        for step in &lesson.steps {
            say(step.text.get(lang));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::gui::action::Action;
    use crate::session::settings::Settings;

    /// Whether a frame with this in it draws letters.
    fn draws(ctx: &Context, what: impl FnMut(&mut egui::Ui)) -> bool {
        let mut output = ctx.run_ui(egui::RawInput::default(), what);
        let draws = !output.textures_delta.set.is_empty();
        // Nobody paints them.
        output.textures_delta.clear();
        draws
    }

    #[test]
    fn what_a_command_says_is_drawn_before_it_is_said_in_any_size() {
        let ctx = Context::default();
        ctx.set_fonts(fonts::definitions());
        let session = crate::session::examples::first().session();
        let mut model = Model::new(
            session,
            Settings::default(),
            None,
            std::sync::Arc::new(|| {}),
        );
        let mut ahead = LettersAhead::default();
        // In English a letter may begin at a quarter of a pixel where it was not drawn.
        model.apply(Action::SetLang(Lang::Ja));
        let words = Command::Save.describe();
        for size in [14.0, 17.0] {
            ctx.all_styles_mut(|style| {
                let body = style.text_styles.get_mut(&TextStyle::Body);
                body.expect("a body").size = size;
            });
            let say = |ui: &mut egui::Ui, text: &str| drop(ui.label(text));
            assert!(draws(&ctx, |ui| say(ui, words.name.ja)));
            let mut frames = 0;
            while frames == 0 || ahead.next().is_some() {
                draws(&ctx, |ui| ahead.go_on(ui.ctx(), &model));
                frames += 1;
                assert!(frames < 5_000, "it never ends");
            }
            assert!(!draws(&ctx, |ui| say(ui, words.tip.ja)), "{size}");
        }
    }
}
