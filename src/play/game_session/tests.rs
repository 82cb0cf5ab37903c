//! Games played to their end, with clocks, engines and what is saved of them.

use super::*;
use crate::game::othello::{RandomPosition, Size};
use crate::play::opponent::OwnPlayer;
use crate::play::othello::OthelloLine;
use crate::play::player::Spec;
use crate::play::shogi::ShogiLine;
use crate::worker::waiting;
use std::sync::Arc;
use std::time::Duration;

fn engine(game: Game, line: &AnyLine) -> Seat {
    let spec = Spec {
        game,
        depth: Some(1.0),
        table_mib: 1,
        ..Spec::default()
    };
    let player = OwnPlayer::new(spec, line, Arc::new(|| {})).unwrap();
    Some(Box::new(player))
}

fn until(session: &mut GameSession, done: impl Fn(&GameSession) -> bool) {
    waiting::expect_that("the session", || {
        let is_done = done(session);
        if !is_done {
            session.tick();
        }
        is_done
    });
}

#[test]
fn a_person_plays_against_an_engine_takes_back_and_resigns() {
    let start = AnyLine::start(Game::Othello);
    let seats = [None, engine(Game::Othello, &start)];
    let mut session = GameSession::new(start, seats, None, "60s+1s".parse().unwrap());
    assert!(session.is_humans_turn());
    assert!(!session.play("a1"));
    assert!(session.play("f5"));
    assert!(!session.is_humans_turn());
    until(&mut session, |s| s.entries().len() == 2);
    let reply = &session.entries()[1];
    assert!(reply.opinion.is_some() && reply.win_rate.is_some());
    assert!(session.is_humans_turn());
    session.take_back();
    assert_eq!(session.entries().len(), 0);
    assert_eq!(session.left(Turn::Second), (60.0, 0.0));
    assert!(session.play("d3"));
    session.resign();
    assert_eq!(
        session.ending(),
        Some(Ending::won(Turn::Second, How::Resigned))
    );
    // What an engine thought before counts no more.
    assert_eq!(session.chance_now(), None);
    // A game that is over is not played on.
    assert!(!session.play("c3"));
    session.take_back();
    assert_eq!(session.ending(), None);
}

#[test]
fn what_an_engine_thought_is_written_in_the_language_that_is_asked_for() {
    let start = AnyLine::start(Game::Shogi);
    let seats = [engine(Game::Shogi, &start), None];
    let mut session = GameSession::new(start, seats, None, "60s".parse().unwrap());
    until(&mut session, |s| s.entries().len() == 1);
    for (lang, person, said, not_said) in [
        (Lang::En, "a person", "nodes, progress", "進行度"),
        (Lang::Ja, "人間", "節点、進行度", "progress"),
    ] {
        let file = session.written("kif", lang);
        assert!(file.contains(said) && !file.contains(not_said), "{file}");
        assert!(file.contains(person), "{file}");
    }
}

/// Whether a file holds these moves.
fn reads_back<L: Saved>(file: &str, moves: &[&str]) -> bool {
    let (mut line, read) = L::read(file.as_bytes()).unwrap();
    let same = |(&m, said): (&L::Move, &&str)| {
        let same = line.parse(said) == Some(m);
        line.play(m);
        same
    };
    read.len() == moves.len() && read.iter().zip(moves).all(same)
}

#[test]
fn a_game_in_the_middle_is_written_as_interrupted_and_reads_back() {
    let written = |game, ending: &str, moves: &[&str]| {
        let control = "60s+1s".parse().unwrap();
        let mut session = GameSession::new(AnyLine::start(game), [None, None], None, control);
        for m in moves {
            assert!(session.play(m), "{m}");
        }
        assert_eq!(session.ending(), None);
        session.written(ending, Lang::En)
    };
    let moves = ["7g7f", "3c3d", "8h2b+"];
    for (ending, sign) in [
        ("kif", "中断"),
        ("KIFU", "中断"),
        ("ki2", "中断"),
        ("csa", "%CHUDAN"),
    ] {
        let file = written(Game::Shogi, ending, &moves);
        assert!(file.contains(sign), "{ending}: {file}");
        assert!(reads_back::<ShogiLine>(&file, &moves), "{ending}: {file}");
    }
    let moves = ["f5", "d6", "c3"];
    let ggf = written(Game::Othello, "ggf", &moves);
    assert!(ggf.contains("RE[?]"), "{ggf}");
    assert!(reads_back::<OthelloLine>(&ggf, &moves), "{ggf}");
    // Before the first move there is a start.
    let start = written(Game::Shogi, "kif", &[]);
    assert!(reads_back::<ShogiLine>(&start, &[]), "{start}");
}

#[test]
fn two_engines_play_a_game_to_its_end() {
    let start = AnyLine::start(Game::Othello);
    let seats = [engine(Game::Othello, &start), engine(Game::Othello, &start)];
    let adviser = engine(Game::Othello, &start);
    let mut session = GameSession::new(start, seats, adviser, "100kn+1kn".parse().unwrap());
    until(&mut session, |s| s.ending().is_some());
    assert!(session.entries().len() > 40);
    assert!(matches!(session.ending().unwrap().how, How::Discs(_)));
}

/// What two engines say of a game whose rest is short, and the first player's share of its result.
fn last_moves(seed: u64, specialists: bool) -> (Vec<f64>, f64) {
    let recipe = RandomPosition {
        size: Size::Eight,
        empties: 8,
        seed,
    };
    let start = AnyLine::Othello(Box::new(OthelloLine::new(recipe.generate().unwrap())));
    let engine = || -> Seat {
        let spec = Spec {
            game: Game::Othello,
            depth: Some(1.0),
            table_mib: 1,
            specialists,
            ..Spec::default()
        };
        let player = OwnPlayer::new(spec, &start, Arc::new(|| {})).unwrap();
        Some(Box::new(player))
    };
    let seats = [engine(), engine()];
    let mut session = GameSession::new(start, seats, None, "60s".parse().unwrap());
    until(&mut session, |s| s.ending().is_some());
    let chances = session.entries().iter().filter_map(|entry| entry.win_rate);
    let result = session.ending().unwrap().score(Turn::First);
    (chances.collect(), result)
}

#[test]
fn the_chance_of_a_game_that_is_known_to_its_end_is_its_result() {
    for seed in 0..8 {
        // The only move that is left is one of them.
        let (chances, result) = last_moves(seed, true);
        let known = chances.iter().all(|&chance| chance == result);
        assert!(known, "{seed}: {chances:?}, {result}");
        // A search that sees the last square filled knows it, too.
        let (chances, result) = last_moves(seed, false);
        assert_eq!(chances.last().copied().unwrap_or(result), result, "{seed}");
    }
}

/// An engine that thinks for ten milliseconds; what it says is heard when the window has time.
struct Quick {
    words: Vec<Word>,
}

impl Opponent for Quick {
    fn ask(&mut self, _: Question) {
        let began = Instant::now();
        let at = began + Duration::from_millis(10);
        let text = "f5".to_owned();
        self.words = vec![
            Word::Begins(began),
            Word::Move {
                text,
                opinion: None,
                reasons: Vec::new(),
                at,
            },
        ];
    }

    fn heard(&mut self) -> Vec<Word> {
        std::mem::take(&mut self.words)
    }

    fn hurry(&mut self) {}

    fn stop(&mut self) {}

    fn name(&self) -> String {
        "quick".into()
    }
}

#[test]
fn an_engine_pays_for_its_own_thinking_only() {
    let start = AnyLine::start(Game::Othello);
    let quick: Seat = Some(Box::new(Quick { words: Vec::new() }));
    let mut session = GameSession::new(start, [quick, None], None, "50ms".parse().unwrap());
    // The window is busy before it asks, and again before it hears.
    std::thread::sleep(Duration::from_millis(120));
    session.ask();
    assert_eq!(session.left(Turn::First), (0.05, 0.0));
    std::thread::sleep(Duration::from_millis(120));
    assert!(session.tick());
    assert_eq!(session.ending(), None);
    let used = session.entries()[0].used;
    assert!((used - 0.01).abs() < 1e-6, "{used}");
    assert!((session.left(Turn::First).0 - 0.04).abs() < 1e-6);
}

#[test]
fn an_engine_that_is_hurried_moves_with_what_it_has() {
    let start = AnyLine::start(Game::Othello);
    let spec = Spec {
        game: Game::Othello,
        depth: Some(60.0),
        table_mib: 1,
        specialists: false,
        ..Spec::default()
    };
    let slow = OwnPlayer::new(spec, &start, Arc::new(|| {})).unwrap();
    let seats: [Seat; 2] = [Some(Box::new(slow)), None];
    let mut session = GameSession::new(start, seats, None, "9000s".parse().unwrap());
    until(&mut session, |s| s.opinion().is_some());
    session.hurry();
    until(&mut session, |s| s.entries().len() == 1);
}

#[test]
fn a_person_who_thinks_too_long_loses() {
    let start = AnyLine::start(Game::Shogi);
    let mut session = GameSession::new(start, [None, None], None, "20ms".parse().unwrap());
    until(&mut session, |s| s.ending().is_some());
    assert_eq!(session.ending(), Some(Ending::won(Turn::Second, How::Time)));
    assert_eq!(session.left(Turn::First), (0.0, 0.0));
}

#[test]
fn a_game_that_was_broken_off_goes_on_where_it_was() {
    let start = AnyLine::start(Game::Othello);
    let seats = || [None, engine(Game::Othello, &AnyLine::start(Game::Othello))];
    let control: Control = "60s+1s".parse().unwrap();
    let mut session = GameSession::new(start.clone(), seats(), None, control);
    assert!(session.play("f5"));
    until(&mut session, |s| s.is_humans_turn());
    let kept = ron::to_string(&session.played()).unwrap();
    let played: Vec<Played> = ron::from_str(&kept).unwrap();
    assert_eq!(played, session.played());
    let back = GameSession::gone_on(start.clone(), seats(), None, control, played).unwrap();
    assert!(back.is_humans_turn() && back.is_under_way());
    assert_eq!(
        back.clocks.map(|c| c.after(0.0)),
        session.clocks.map(|c| c.after(0.0))
    );
    let rates = |s: &GameSession| s.entries().iter().map(|e| e.win_rate).collect::<Vec<_>>();
    assert_eq!(rates(&back), rates(&session));
    // Moves of another game are none of this one.
    let other = AnyLine::start(Game::Shogi);
    assert!(GameSession::gone_on(other, [None, None], None, control, session.played()).is_none());
}
