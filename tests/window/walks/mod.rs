//! Walks through the window as a person takes them, told in what that person does and sees. Which
//! panes or desks there are and what stands where is known to the vocabulary alone: `person` has
//! what any desk needs, `watcher` what is done where searches are watched, `desks` the rest. When the
//! window is rebuilt, these change, and the walks stay as they are.

mod desks;
mod person;
mod watcher;

mod demonstration;
mod experiment;
mod game;
mod mate;
mod session;
mod undo;

use person::{Desk, Person};

/// What a walk would do and today's window cannot. Each part says how one sees that it has become
/// possible: then the walk fails, the part is walked from that day on, and its line goes.
pub struct Missing {
    /// Where in the walk it belongs.
    pub step: &'static str,
    pub what: &'static str,
    /// Tries it, and leaves everything as it was.
    pub is_possible: fn(&mut Person) -> bool,
}

/// Tries all that is said to be missing at a step.
pub fn is_still_missing(person: &mut Person, list: &[Missing], step: &str) {
    let of_step: Vec<&Missing> = list.iter().filter(|part| part.step == step).collect();
    assert!(
        !of_step.is_empty(),
        "nothing is missing at {step}: no need to ask"
    );
    for Missing {
        what, is_possible, ..
    } in of_step
    {
        assert!(
            !is_possible(person),
            "{step}: \"{what}\" has become possible. Walk it, and take it off the list"
        );
    }
}

#[test]
fn every_desk_is_a_word_away_and_has_what_its_task_begins_with() {
    let mut person = Person::sits_down();
    for (desk, begins) in [
        (Desk::Learn, "lesson 1: Minimax"),
        (Desk::Solve, "Solve tsume"),
        (Desk::Play, "Begin the game"),
        (Desk::Lab, "Compose one…"),
        (Desk::Watch, "Run"),
    ] {
        person.goes_to(desk);
        assert!(person.sees(begins), "{desk:?} has no '{begins}'");
    }
}
