//! For unit tests: a model without a window, whose searches are waited for.

use std::sync::Arc;

use super::{Model, Run};
use crate::gui::action::Action;
use crate::session::Session;
use crate::session::settings::Settings;
use crate::worker::waiting;

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
        waiting::expect_that("the end of all searches", || {
            self.poll();
            !self.runs().any(Run::is_alive) && self.work.leaving.is_empty()
        });
    }
}
