//! The endgame solver on the Othello board: by button and by key, its scores on the squares.

use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};

use egui::Key;
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable;
use yomiki::base::messages::Lang;
use yomiki::game::othello::{Position, RandomPosition, Size};
use yomiki::gui::App;
use yomiki::gui::action::Action;
use yomiki::session::examples;
use yomiki::session::settings::Settings;
use yomiki::solve::othello::{Answer, Solver, Task};

use crate::looks::clipped;
use crate::support::{click, example, in_either, model, until, window};

fn position(empties: u32) -> Position {
    let recipe = RandomPosition {
        size: Size::Eight,
        empties,
        seed: 4,
    };
    recipe.generate().unwrap()
}

/// A window with this board.
fn board(position: &Position, lang: Lang, dark: bool) -> Harness<'static, App> {
    let session = examples::find("othello8").unwrap().session();
    let settings = Settings {
        lang,
        dark,
        ..Settings::default()
    };
    let mut h = window(session, settings);
    let text = position.setup().to_string();
    h.state_mut().act(Action::ReadText(text));
    h.run_steps(3);
    h
}

fn answer(position: &Position) -> Answer {
    let task = Task {
        all_moves: true,
        ..Task::default()
    };
    Solver::new().solve(position, &task, &AtomicBool::new(false), &mut |_| {})
}

fn wait(h: &mut Harness<'_, App>) {
    until(h, "the end of the solver", |h| !model(h).is_solving());
}

/// A score as people read it.
fn signed(score: i32) -> String {
    match score {
        0 => "0".to_owned(),
        score if score > 0 => format!("+{score}"),
        score => format!("−{}", -score),
    }
}

#[test]
fn the_button_prints_every_moves_exact_score_on_its_square() {
    let position = position(10);
    let expected = answer(&position);
    for (lang, dark) in [(Lang::En, false), (Lang::Ja, true)] {
        let mut h = board(&position, lang, dark);
        let plain = h.render().expect("our own renderer draws");
        click(
            &mut h,
            in_either(lang, "Solve the endgame", "終盤を完全に読む"),
        );
        wait(&mut h);
        for m in &expected.moves {
            let score = signed(m.proved.exact().unwrap());
            h.get_by_label(&in_either(
                lang,
                format!("square {} empty, exactly {score}", m.square),
                format!("マス{} 空き、確定 {score}", m.square),
            ));
        }
        let score = signed(expected.proved.exact().unwrap());
        h.get_by_label_contains(&in_either(
            lang,
            format!("{score} by "),
            format!("最善で{score}: "),
        ));
        let clipped = clipped(&h);
        assert!(clipped.is_empty(), "{clipped:?}");
        // The numbers are seen, not only heard.
        let scored = h.render().expect("our own renderer draws");
        let changed = plain.pixels().zip(scored.pixels());
        let changed = changed.filter(|(a, b)| a != b).count();
        assert!(changed > 1_000, "only {changed} pixels changed");
    }
}

#[test]
fn a_key_starts_it_and_another_board_takes_the_scores_away() {
    let mut h = board(&position(9), Lang::En, false);
    h.key_press(Key::F8);
    h.run_steps(2);
    wait(&mut h);
    let solved = model(&h).solved().expect("it was solved");
    assert_eq!(solved.exact(), solved.move_count());
    h.state_mut()
        .act(Action::ReadText(position(8).setup().to_string()));
    h.run_steps(2);
    assert!(model(&h).solved().is_none());
    assert!(h.query_by_label_contains("exactly").is_none());
}

#[test]
fn it_is_cancelled_at_once_and_what_is_proved_stays() {
    // Not to be solved today.
    let mut h = board(&position(40), Lang::En, false);
    click(&mut h, "Solve the endgame");
    h.get_by_label_contains("Solving: ");
    // The window goes on: a frame does not wait for the solver.
    until(&mut h, "some effort", |h| {
        model(h)
            .solved()
            .is_some_and(|solved| solved.effort().0 > 0)
    });
    assert!(model(&h).is_solving());
    let asked = Instant::now();
    click(&mut h, "Stop solving the endgame");
    while model(&h).is_solving() {
        // Other tests share the machine.
        assert!(asked.elapsed() < Duration::from_secs(5));
        h.step();
    }
    h.run_steps(2);
    h.get_by_label_contains("(stopped)");
    h.get_by_label("Solve the endgame");
    // Escape stops it as well.
    h.key_press(Key::F8);
    h.run_steps(2);
    assert!(model(&h).is_solving());
    h.key_press(Key::Escape);
    wait(&mut h);
}

#[test]
fn only_othello_boards_have_it() {
    let mut h = example("first");
    assert!(h.query_by_label("Solve the endgame").is_none());
    h.key_press(Key::F8);
    h.run_steps(2);
    assert!(model(&h).solved().is_none());
    h.get_by_label_contains("This solves Othello endgames");
}
