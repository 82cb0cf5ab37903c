//! Where a run is held by a breakpoint: the search itself, or a film of what it has recorded.

use super::Run;
use crate::worker::{Breakpoint, BreakpointReplay};

/// What a film of a run knows of breakpoints.
#[derive(Default)]
pub(super) struct Film {
    watch: Option<BreakpointReplay>,
    /// After how many events it is held, and by which.
    held: Option<(u64, Breakpoint)>,
}

impl Run {
    /// The breakpoint at which the search is held, wherever it is shown.
    pub fn held_by(&self) -> Option<&Breakpoint> {
        self.held_by.as_ref()
    }

    /// The breakpoint that was met at the moment shown, if the search or a film is held there.
    pub fn held_here(&self) -> Option<&Breakpoint> {
        let is_last = self.wanted == self.recording.record.log.len() as u64;
        let search = self.held_by().filter(|_| is_last);
        let film = self.film.held.as_ref().map(|(_, point)| point);
        film.or(search)
    }

    /// Goes on to the moment after `to` events, in thought: the first on the way at which one of
    /// these breakpoints is met.
    pub(in crate::gui::model) fn look_out(
        &mut self,
        points: &[Breakpoint],
        to: u64,
    ) -> Option<(u64, Breakpoint)> {
        let record = &self.recording.record;
        let from = self.wanted as usize;
        let watch = self.film.watch.take();
        let mut watch = watch
            .filter(|watch| watch.is_for(points, from))
            .unwrap_or_else(|| BreakpointReplay::new(&self.problem, points, record, from));
        let met = watch.go_on(record, to as usize);
        self.film.watch = Some(watch);
        met.map(|(at, point)| (at as u64, point))
    }

    pub(in crate::gui::model) fn hold_film(&mut self, held: Option<(u64, Breakpoint)>) {
        self.film.held = held;
    }

    /// Another moment is shown than the one at which a film was held.
    pub(super) fn leave_held_film(&mut self) {
        let wanted = self.wanted;
        self.film.held.take_if(|(at, _)| *at != wanted);
    }
}
