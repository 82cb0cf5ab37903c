//! Files that take a while to make (films, slides) are made on a thread of their own; the window
//! hears of it when they are there.

use crossbeam_channel::{Receiver, TryRecvError, bounded};

use super::action::Action;
use crate::game::text::Lang;
use crate::worker::Wake;

#[derive(Default)]
pub struct Writing {
    jobs: Vec<Receiver<Result<String, String>>>,
}

impl Writing {
    /// Starts a job that ends with a sentence, good or bad.
    pub fn start(
        &mut self,
        wake: Wake,
        job: impl FnOnce() -> Result<String, String> + Send + 'static,
    ) {
        let (sender, receiver) = bounded(1);
        let spawned = std::thread::Builder::new()
            .name("writing".to_owned())
            .spawn(move || {
                let _ = sender.send(job());
                wake();
            });
        match spawned {
            Ok(_) => self.jobs.push(receiver),
            Err(error) => {
                let (sender, receiver) = bounded(1);
                let _ = sender.send(Err(error.to_string()));
                self.jobs.push(receiver);
            }
        }
    }

    pub fn is_busy(&self) -> bool {
        !self.jobs.is_empty()
    }

    /// What has been finished since the last time.
    pub fn news(&mut self, lang: Lang) -> Vec<Action> {
        let mut news = Vec::new();
        self.jobs.retain(|job| match job.try_recv() {
            Ok(Ok(sentence)) => {
                news.push(Action::Say(sentence));
                false
            }
            Ok(Err(sentence)) => {
                news.push(Action::Complain(sentence));
                false
            }
            Err(TryRecvError::Empty) => true,
            // Its thread has ended without a word.
            Err(TryRecvError::Disconnected) => {
                let sentence = lang.pick(
                    "Writing the file has failed inside the program; the file was left as it was.",
                    "ファイルの書き出しがプログラム内部で失敗しました。元のファイルはそのままです。",
                );
                news.push(Action::Complain(sentence.to_owned()));
                false
            }
        });
        news
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;
    use std::time::{Duration, Instant};

    use super::*;

    #[test]
    fn a_job_that_breaks_down_is_heard_of_too() {
        let mut writing = Writing::default();
        writing.start(Arc::new(|| {}), || panic!("on purpose"));
        let since = Instant::now();
        let mut heard = Vec::new();
        while heard.is_empty() && since.elapsed() < Duration::from_secs(10) {
            heard = writing.news(Lang::En);
        }
        assert!(matches!(&heard[..], [Action::Complain(_)]), "{heard:?}");
        assert!(!writing.is_busy());
    }

    #[test]
    fn every_job_is_heard_of_once() {
        let mut writing = Writing::default();
        writing.start(Arc::new(|| {}), || Ok("done".to_owned()));
        writing.start(Arc::new(|| {}), || Err("full".to_owned()));
        let mut heard = Vec::new();
        let since = Instant::now();
        while writing.is_busy() && since.elapsed() < Duration::from_secs(10) {
            heard.extend(writing.news(Lang::En));
        }
        let mut sentences: Vec<String> = heard.iter().map(|news| format!("{news:?}")).collect();
        sentences.sort();
        assert_eq!(sentences, ["Complain(\"full\")", "Say(\"done\")"]);
        assert!(writing.news(Lang::En).is_empty());
    }
}
