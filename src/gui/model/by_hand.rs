//! For unit tests: a model without a window, whose searches are waited for.

use std::sync::Arc;
use std::time::Duration;

use super::{Model, Run};
use crate::gui::action::Action;
use crate::session::Session;
use crate::session::settings::Settings;

impl Model {
    /// This session, with settings nobody has touched and searches as fast as they go.
    pub fn by_hand(session: Session) -> Model {
        let mut model = Model::new(session, Settings::default(), None, Arc::new(|| {}));
        model.apply(Action::SetSpeed(f64::INFINITY));
        model
    }

    /// Runs what is set up and shows the end.
    pub fn run_by_hand(&mut self) {
        self.apply(Action::Run);
        self.wait();
        self.arrive();
    }

    /// Until no search is under way, not even one that is no longer shown.
    pub fn wait(&mut self) {
        while self.runs().any(Run::is_alive) || !self.leaving.is_empty() {
            std::thread::sleep(Duration::from_millis(1));
            self.poll();
        }
    }
}
