//! Files are made and written on threads of their own, because films take a while to make and a disk
//! may take its time; the window hears of it when they are there.

use crate::base::messages::{Lang, Localize, tr};
use crate::base::platform::{NoThread, Stack, Task, give_way, start};

use crate::base::platform::channel::{Receiver, TryRecvError, bounded};

use super::action::Action;
use crate::worker::Wake;

#[derive(Default)]
pub struct Writing {
    jobs: Vec<Receiver<Action>>,
    /// The last save of a session.
    save: Option<Task<()>>,
    /// Why a job could not begin.
    refused: Option<NoThread>,
}

impl Writing {
    /// Starts a job that ends with a sentence, good or bad.
    pub fn start(
        &mut self,
        wake: Wake,
        job: impl FnOnce() -> Result<String, String> + Send + 'static,
    ) {
        self.spawn(wake, || {
            job().map_or_else(Action::Complain, Action::SearchEvent)
        });
    }

    /// Starts a save, which ends with an action. Saves come one after the other: what was saved last
    /// is what the file holds.
    pub fn start_save(&mut self, wake: Wake, job: impl FnOnce() -> Action + Send + 'static) {
        let before = self.save.take();
        self.save = self.spawn(wake, || {
            if let Some(before) = before {
                // Broken down or not, it is over.
                let _ = before.wait();
            }
            job()
        });
    }

    fn spawn(
        &mut self,
        wake: Wake,
        job: impl FnOnce() -> Action + Send + 'static,
    ) -> Option<Task<()>> {
        let (sender, receiver) = bounded(1);
        let started = start("writing", Stack::Usual, move || {
            give_way();
            let _ = sender.send(job());
            wake();
        });
        match started {
            Ok(task) => {
                self.jobs.push(receiver);
                Some(task)
            }
            Err(error) => {
                self.refused = Some(error);
                None
            }
        }
    }

    pub fn is_busy(&self) -> bool {
        !self.jobs.is_empty() || self.refused.is_some()
    }

    /// Whether a session is being saved.
    pub fn is_saving(&self) -> bool {
        self.save.is_some()
    }

    /// What has been finished since the last time.
    pub fn news(&mut self, lang: Lang) -> Vec<Action> {
        self.save.take_if(|save| save.is_over());
        let refused = self.refused.take();
        let refused = refused.map(|error| Action::Complain(error.localize(lang)));
        let mut news = Vec::from_iter(refused);
        self.jobs.retain(|job| match job.try_recv() {
            Ok(action) => {
                news.push(action);
                false
            }
            Err(TryRecvError::Empty) => true,
            // Its thread has ended without a word.
            Err(TryRecvError::Disconnected) => {
                let sentence = tr!(lang, window_writing_the_file_has_failed);
                news.push(Action::Complain(sentence.to_owned()));
                false
            }
        });
        news
    }
}

#[cfg(test)]
mod tests {
    use crate::base::platform::Instant;
    use std::sync::Arc;
    use std::time::Duration;

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
        assert_eq!(sentences, ["Complain(\"full\")", "SearchEvent(\"done\")"]);
        assert!(writing.news(Lang::En).is_empty());
    }
}
