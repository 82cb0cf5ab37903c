//! What somebody does at the desk where searches are watched: run them, go to a moment, look at a
//! node, read a counter.

use egui::{Key, Modifiers};
use egui_kittest::kittest::{NodeT, Queryable};
use yomiki::base::messages::Lang;
use yomiki::gui::action::Action;
use yomiki::gui::model::{Phase, Run};
use yomiki::trace::Kind;

use super::person::Person;

/// The two searches of the ready example, as the window calls them.
pub const SSS: &str = "SSS*";
pub const ALPHA_BETA: &str = "α-β";

/// What is looked at beside the trees. Today each is a pane, or a page of one, that has to be brought
/// to the front; where a desk shows it anyway, there is nothing to do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sight {
    Trees,
    /// The numbers of all searches, one row each.
    Scores,
    Why,
    Open,
    Curves,
    /// Memory, and a budget for it.
    Budget,
    EarlierRuns,
    /// The position, to be edited.
    Position,
    Breakpoints,
}

impl Person {
    pub fn looks_at(&mut self, sight: Sight) {
        self.calls(match sight {
            Sight::Trees => "Trees",
            Sight::Scores => "Race: Score",
            Sight::Why | Sight::Breakpoints => "Why?",
            Sight::Open => "OPEN",
            Sight::Curves => "Curves",
            Sight::Budget => "Race: Memory against work",
            Sight::EarlierRuns => "Past runs",
            Sight::Position => "Position",
        });
    }

    /// As fast as it goes: the end of a slider, which no key reaches at once today.
    pub fn takes_full_speed(&mut self) {
        self.acts(Action::SetSpeed(f64::INFINITY));
    }

    /// Runs all searches anew, up to their end.
    pub fn runs_to_the_end(&mut self) {
        self.takes_full_speed();
        self.presses_with(Modifiers::COMMAND, Key::Enter);
        self.waits_for_the_end();
    }

    pub fn waits_for_the_end(&mut self) {
        self.waits_until("the end of the searches", |person| {
            let model = person.model();
            model.phase() != Phase::Running && !model.is_on_its_way()
        });
    }

    /// The moment after so many leaves of each search, with all that follows from the last of them,
    /// by stepping there from the beginning. Who needs fewer to come to its end stays there.
    pub fn goes_to_leaf(&mut self, leaf: u64) {
        self.steps_to_leaf(leaf);
        // Today a step stops at the evaluation itself. What follows from it is shown where a pointer
        // puts the clock, by a slider without steps.
        self.acts(Action::SeekClock(leaf as f64));
    }

    /// From the beginning, leaf by leaf.
    pub fn steps_to_leaf(&mut self, leaf: u64) {
        self.presses(Key::Home);
        for at in 1..=leaf {
            self.steps_one_leaf();
            assert_eq!(self.model().clock_value(), at as f64);
        }
    }

    pub fn steps_one_leaf(&mut self) {
        let before = self.model().clock_value();
        self.presses(Key::L);
        self.waits_until("one leaf more", |person| {
            let model = person.model();
            model.clock_value() > before && !model.is_on_its_way()
        });
    }

    pub fn runner(&self, name: &str) -> usize {
        let mut all = self.model().runners().iter();
        let found = all.position(|runner| runner.label_in(Lang::En) == name);
        found.unwrap_or_else(|| panic!("no search is called {name}"))
    }

    pub fn run_of(&self, name: &str) -> &Run {
        let run = self.model().run(self.runner(name));
        run.unwrap_or_else(|| panic!("{name} has not been run"))
    }

    /// The leaves of a search at the moment shown: as the window says, and as it was recorded.
    pub fn leaves(&self, name: &str) -> u64 {
        let recorded = self.run_of(name).moment().tally().visits;
        let said = match recorded {
            1 => "1 leaf".to_owned(),
            // With a separator, as numbers are written.
            more if more >= 1000 => format!("{},{:03} leaves", more / 1000, more % 1000),
            more => format!("{more} leaves"),
        };
        self.must_see(&said);
        recorded
    }

    /// The most cells a search has held. The table of scores, in sight, has the same number.
    pub fn most_cells(&self, name: &str) -> u64 {
        let counts = self.run_of(name).counts();
        let most = counts.max_cells.expect("this search counts cells");
        assert!(self.sees(&most.to_string()), "nothing says {most}");
        most
    }

    /// The leaves that a search has looked at up to the moment shown, in its order: where they are
    /// and what they are worth. No window lists them; that each is seen as a leaf of that value in
    /// the search's tree is checked.
    pub fn leaves_looked_at(&self, name: &str) -> Vec<(String, i32)> {
        let run = self.run_of(name);
        let shown = self.model().shown_event(self.runner(name)) as usize;
        let events = run.record().log.range(0, shown);
        let evaluated = events.filter(|event| event.kind == Kind::Eval);
        let leaf = |node| {
            let moves = run.nodes().path(node);
            let value = self.model().shown_problem().position.leaf_at(&moves);
            let path: Vec<String> = moves.iter().map(|m| m.0.to_string()).collect();
            (path.join("."), value.expect("a leaf of a bare tree"))
        };
        let leaves: Vec<(String, i32)> = evaluated.map(|event| leaf(event.node)).collect();
        for (path, value) in &leaves {
            let said = self.node(name, path);
            assert!(said.contains(&value.to_string()), "{path}: {said}");
        }
        leaves
    }

    /// Their values alone.
    pub fn values_looked_at(&self, name: &str) -> Vec<i32> {
        let leaves = self.leaves_looked_at(name).into_iter();
        leaves.map(|(_, value)| value).collect()
    }

    /// What the tree of a search says of a node: its state and what is known of it.
    pub fn node(&self, name: &str, path: &str) -> String {
        let begins = node_begins(name, path);
        let all = self.names_containing(&begins).into_iter();
        let mut said = all.filter_map(|label| Some(label.strip_prefix(&begins)?.to_owned()));
        said.next()
            .unwrap_or_else(|| panic!("{name} has no node {path} in sight"))
    }

    pub fn picks_node(&mut self, name: &str, path: &str) {
        self.clicks_what_begins(&node_begins(name, path));
        assert_eq!(self.picked(), Some((name.to_owned(), path.to_owned())));
    }

    /// The node that is selected: in whose tree, and where.
    pub fn picked(&self) -> Option<(String, String)> {
        let at = self.model().selected()?;
        let runner = &self.model().runners()[at.runner];
        let moves = runner.run.as_ref()?.nodes().path(at.node);
        let path: Vec<String> = moves.iter().map(|m| m.0.to_string()).collect();
        let path = match path.is_empty() {
            true => "root".to_owned(),
            false => path.join("."),
        };
        Some((runner.label_in(Lang::En), path))
    }

    /// Where a node of a search's tree is drawn.
    pub fn place_of_node(&self, name: &str, path: &str) -> egui::Rect {
        let begins = node_begins(name, path);
        let all = self.window.query_all_by_label_contains(&begins);
        let is_it = |label: Option<String>| label.is_some_and(|label| label.starts_with(&begins));
        let mut found = all.filter(|node| is_it(node.accesskit_node().label()));
        let node = found.next();
        node.unwrap_or_else(|| panic!("{name} has no node {path} in sight"))
            .rect()
    }

    pub fn adds_algorithm(&mut self, begins: &str) {
        self.clicks("+ Add an algorithm");
        self.finds_and_clicks(begins);
    }

    /// Puts another algorithm in the place of one, counted from 1.
    pub fn chooses_algorithm(&mut self, place: usize, begins: &str) {
        self.clicks(&format!("algorithm {place}"));
        self.finds_and_clicks(begins);
    }

    /// Opens the part in which limits of all searches are set.
    pub fn opens_limits(&mut self) {
        self.finds_and_clicks("Limits");
        // It opens slowly.
        self.waits(12);
    }

    /// Exchanges the two moves at the root of a bare tree. Today its text is written anew.
    pub fn swaps_the_roots_moves(&mut self) {
        let text = self.model().position_text();
        let (first, second) = halves(&text);
        let swapped = format!("[{second} {first}]");
        self.looks_at(Sight::Position);
        self.types_into("Notation", &swapped);
        assert_eq!(self.model().position_text(), swapped);
    }
}

fn node_begins(name: &str, path: &str) -> String {
    format!("{} node {path} ", name.to_lowercase())
}

/// The two subtrees of a binary tree's text.
fn halves(text: &str) -> (&str, &str) {
    let inside = text
        .strip_prefix('[')
        .and_then(|text| text.strip_suffix(']'))
        .expect("a tree");
    let mut depth = 0;
    let middle = inside.find(|c| {
        match c {
            '[' => depth += 1,
            ']' => depth -= 1,
            _ => {}
        }
        depth == 0 && c == ' '
    });
    inside
        .split_at_checked(middle.expect("two moves at the root"))
        .map(|(first, second)| (first, second.trim_start()))
        .expect("a place between letters")
}
