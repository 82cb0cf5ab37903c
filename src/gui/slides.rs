//! A lesson as a series of pictures: one for every step, and one more where a question is answered.

use crate::base::messages::{Lang, Localize, localized_error, tr};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use image::RgbaImage;

use super::action::{Action, LessonAction};
use super::{App, Options};
use crate::base::IoErrorText;
use crate::base::platform::files;
use crate::picture::Headless;
use crate::picture::encode::{self, EncodeError};
use crate::session::examples;
use crate::session::lesson::{self, Fault, Lesson};
use crate::session::settings::{Settings, sound_zoom};
use crate::worker::waiting;

/// How long a step may search before its picture is given up.
const PATIENCE: Duration = Duration::from_secs(30);

/// Slides are read from the last row: how large everything is in a picture of the usual size.
const ZOOM: f32 = 1.3;
pub const USUAL_SIZE: [usize; 2] = [1280, 800];

#[derive(Debug)]
pub enum SlideError {
    Faults {
        id: String,
        faults: Vec<Fault>,
    },
    Late(usize),
    Write {
        path: PathBuf,
        source: std::io::Error,
    },
    Encode(EncodeError),
}

impl From<EncodeError> for SlideError {
    fn from(error: EncodeError) -> SlideError {
        SlideError::Encode(error)
    }
}

impl Localize for SlideError {
    fn localize(&self, lang: Lang) -> String {
        match self {
            SlideError::Faults { id, faults } => {
                let faults = joined(faults, lang);
                tr!(lang, learn_does_not_hold, id, faults)
            }
            SlideError::Late(step) => tr!(lang, learn_step_not_ready, step),
            SlideError::Write { path, source } => {
                format!("{}: {}", path.display(), IoErrorText(source).localize(lang))
            }
            SlideError::Encode(error) => error.localize(lang),
        }
    }
}

localized_error!(SlideError);

fn joined(faults: &[Fault], lang: Lang) -> String {
    let said: Vec<String> = faults.iter().map(|fault| fault.localize(lang)).collect();
    said.join(tr!(lang, learn_slides_form))
}

/// How slides look.
#[derive(Clone, Copy, Debug)]
pub struct Look {
    pub lang: Lang,
    pub dark: bool,
    pub size: [usize; 2],
}

impl Look {
    /// A larger picture has larger letters, not more room: it is thrown onto the same wall.
    fn zoom(&self) -> f32 {
        let [wide, tall] = [0, 1].map(|i| self.size[i] as f32 / USUAL_SIZE[i] as f32);
        sound_zoom(ZOOM * wide.min(tall))
    }
}

/// Writes the pictures into a folder as 01.png, 02.png, …; gives their paths. What asks `goes_on`
/// is told after every picture how many there are, and may end it there.
pub fn write(
    lesson: &Arc<Lesson>,
    look: Look,
    folder: &Path,
    goes_on: impl Fn(usize) -> bool,
) -> Result<Vec<PathBuf>, SlideError> {
    let faults = lesson::check(lesson);
    if !faults.is_empty() {
        return Err(SlideError::Faults {
            id: lesson.id.clone(),
            faults,
        });
    }
    let at = |path: &Path| {
        let path = path.to_path_buf();
        move |source| SlideError::Write { path, source }
    };
    files::make_folder(folder).map_err(at(folder))?;
    let mut projector = Projector::new(lesson, look);
    let mut paths = Vec::new();
    let mut save = |image: &RgbaImage| {
        let path = folder.join(format!("{:02}.png", paths.len() + 1));
        files::write(&path, &encode::png(image)?).map_err(at(&path))?;
        paths.push(path);
        Ok::<bool, SlideError>(goes_on(paths.len()))
    };
    for (i, step) in lesson.steps.iter().enumerate() {
        projector.step(i)?;
        if !save(&projector.picture())? {
            break;
        }
        if step.ask.is_some() {
            projector.act(LessonAction::ShowMe);
            if !save(&projector.picture())? {
                break;
            }
        }
    }
    Ok(paths)
}

struct Projector {
    app: App,
    headless: Headless,
}

impl Projector {
    fn new(lesson: &Arc<Lesson>, look: Look) -> Projector {
        let headless = Headless::new(look.size, 1.0);
        let options = Options {
            session: examples::first().session(),
            path: None,
            settings: Settings {
                lang: look.lang,
                dark: look.dark,
                presentation: true,
                zoom: look.zoom(),
                ..Settings::default()
            },
            folders: None,
            start_engine: None,
        };
        let mut app = App::new(headless.context(), options).bare();
        app.act(Action::Lesson(LessonAction::Add(Arc::clone(lesson))));
        Projector { app, headless }
    }

    fn act(&mut self, action: LessonAction) {
        self.app.act(Action::Lesson(action));
    }

    fn step(&mut self, step: usize) -> Result<(), SlideError> {
        self.act(LessonAction::Step(step));
        let ready = |app: &App| app.model().learn().course().is_some_and(|c| c.is_ready());
        let context = self.headless.context().clone();
        let is_ready = waiting::until(PATIENCE, || {
            if !ready(&self.app) {
                self.app.logic(&context);
            }
            ready(&self.app)
        });
        match is_ready {
            true => Ok(()),
            false => Err(SlideError::Late(step + 1)),
        }
    }

    fn picture(&mut self) -> RgbaImage {
        self.app.arrive();
        let app = &mut self.app;
        self.headless.picture(|ui| app.frame(ui))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::session::lesson::bundled;

    #[test]
    fn a_lesson_that_does_not_hold_is_refused_in_both_languages() {
        let lesson = Lesson {
            steps: Vec::new(),
            ..bundled().find("minimax").unwrap().as_ref().clone()
        };
        let look = Look {
            lang: Lang::Ja,
            dark: false,
            size: [480, 300],
        };
        let folder = tempfile::tempdir().unwrap();
        let error = write(&Arc::new(lesson), look, folder.path(), |_| true).unwrap_err();
        assert!(
            error
                .to_string()
                .ends_with("a lesson needs at least one step")
        );
        assert!(
            error
                .localize(Lang::Ja)
                .ends_with("一つ以上の段階が必要です")
        );
    }

    #[test]
    fn larger_pictures_have_larger_letters() {
        let zoom = |size| {
            let (lang, dark) = (Lang::En, false);
            Look { lang, dark, size }.zoom()
        };
        assert_eq!(zoom(USUAL_SIZE), ZOOM);
        assert_eq!(zoom([1920, 1080]), 1.35 * ZOOM);
        assert_eq!(zoom([2560, 800]), ZOOM);
    }

    #[test]
    fn a_picture_for_every_step_and_every_answer() {
        let lesson = bundled().find("minimax").unwrap();
        let folder = tempfile::tempdir().unwrap();
        let look = Look {
            lang: Lang::Ja,
            dark: false,
            size: [480, 300],
        };
        let paths = write(lesson, look, folder.path(), |_| true).unwrap();
        assert_eq!(paths.len(), lesson.steps.len() + lesson.questions());
        assert!(paths[0].ends_with("01.png"));
        let pictures: Vec<_> = paths
            .iter()
            .map(|path| image::open(path).unwrap().into_rgba8())
            .collect();
        for pair in pictures.windows(2) {
            assert_eq!(pair[0].dimensions(), (480, 300));
            assert_ne!(pair[0], pair[1]);
        }
    }
}
