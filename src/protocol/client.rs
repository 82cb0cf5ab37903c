//! Another program's USI engine as a player for ours: started by its path, without a shell, spoken to
//! through two threads of its own, so that nothing it does can make the window wait.

use std::collections::VecDeque;
use std::io::{BufReader, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use super::next_line;
use crate::base::IoErrorText;
use crate::base::messages::{Lang, Localize, Words, localized_error, tr};
use crate::base::platform::channel::{
    Receiver, Sender, TryRecvError, TrySendError, bounded, unbounded,
};
use crate::base::platform::{Instant, Stack, start};
use crate::game::shogi::notation::sfen;
use crate::play::any::AnyLine;
use crate::play::clock::Unit;
use crate::play::line::Turn;
use crate::play::opponent::{Opinion, Opponent, Question, Word};
use crate::worker::waiting;

/// What an engine has said.
#[derive(Clone, PartialEq, Debug)]
enum Said {
    /// Its opinion while it thinks: value in the mover's eyes, depth, nodes and line.
    Info {
        value: i32,
        depth: f64,
        nodes: u64,
        moves: Vec<String>,
    },
    /// `7g7f`, `resign`, `win`.
    BestMove(String, Instant),
    /// It ended, or its answer is overdue.
    Gone(Gone),
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Gone {
    NotStarted { path: String, reason: Words },
    Ended(String),
    Silent(String, u64),
}

impl Localize for Gone {
    fn localize(&self, lang: Lang) -> String {
        match self {
            Gone::NotStarted { path, reason } => {
                tr!(lang, protocol_not_started, path, reason = reason.get(lang))
            }
            Gone::Ended(path) => tr!(lang, protocol_ended, path),
            Gone::Silent(path, seconds) => tr!(lang, protocol_silent, path, seconds),
        }
    }
}

localized_error!(Gone);

/// How long an engine may take to introduce itself, and to load what it needs.
const GREETING: Duration = Duration::from_secs(10);
const LOADING: Duration = Duration::from_secs(60);
/// Lines that may wait to be read, and to be sent; further ones of a chatty engine are dropped.
const WAITING: usize = 4096;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Stage {
    Greeting,
    Loading,
    Playing,
    Gone,
}

/// The conversation with one engine.
struct Client {
    path: PathBuf,
    to: Sender<String>,
    from: Receiver<Option<(Instant, String)>>,
    child: Option<Child>,
    stage: Stage,
    since: Instant,
    name: String,
    /// Asked for before it was ready.
    later: VecDeque<String>,
}

impl Client {
    /// Starts the program and greets it. Returns at once.
    fn start(path: &Path) -> Result<Client, Gone> {
        let mut child = command(path)
            .spawn()
            .map_err(|error| not_started(path, &IoErrorText(&error)))?;
        let (to, sending) = unbounded::<String>();
        let (receiving, from) = bounded(WAITING);
        if let (Some(mut stdin), Some(stdout)) = (child.stdin.take(), child.stdout.take()) {
            let speak = move || {
                while let Ok(line) = sending.recv() {
                    if writeln!(stdin, "{line}")
                        .and_then(|()| stdin.flush())
                        .is_err()
                    {
                        break;
                    }
                }
            };
            let listen = move || listen(BufReader::new(stdout), &receiving);
            start("to an engine", Stack::Usual, speak)
                .and_then(|_| start("from an engine", Stack::Usual, listen))
                .map_err(|error| not_started(path, &error))?;
        }
        // Whoever hangs up is noticed when the next line is read.
        let _ = to.send("usi".into());
        Ok(Client {
            path: path.to_path_buf(),
            to,
            from,
            child: Some(child),
            stage: Stage::Greeting,
            since: Instant::now(),
            name: String::new(),
            later: VecDeque::new(),
        })
    }

    /// Sends a command, once the engine is ready.
    fn send(&mut self, line: impl Into<String>) {
        match self.stage {
            Stage::Playing => {
                let _ = self.to.send(line.into());
            }
            Stage::Gone => {}
            _ => self.later.push_back(line.into()),
        }
    }

    /// What was said since the last time. Never waits.
    fn heard(&mut self) -> Vec<Said> {
        let mut said = Vec::new();
        while self.stage != Stage::Gone {
            match self.from.try_recv() {
                Ok(Some((at, line))) => said.extend(self.understand(&line, at)),
                Ok(None) | Err(TryRecvError::Disconnected) => {
                    self.stage = Stage::Gone;
                    said.push(Said::Gone(Gone::Ended(self.shown())));
                }
                Err(TryRecvError::Empty) => break,
            }
        }
        let patience = match self.stage {
            Stage::Greeting => GREETING,
            Stage::Loading => LOADING,
            Stage::Playing | Stage::Gone => return said,
        };
        if self.since.elapsed() > patience {
            self.stage = Stage::Gone;
            said.push(Said::Gone(Gone::Silent(self.shown(), patience.as_secs())));
        }
        said
    }

    fn shown(&self) -> String {
        self.path.display().to_string()
    }

    /// What a line means that came at this moment.
    fn understand(&mut self, line: &str, at: Instant) -> Option<Said> {
        let mut words = line.split_whitespace();
        match words.next()? {
            "id" if words.next() == Some("name") => {
                self.name = words
                    .collect::<Vec<_>>()
                    .join(" ")
                    .chars()
                    .take(60)
                    .collect();
            }
            "usiok" if self.stage == Stage::Greeting => {
                self.stage = Stage::Loading;
                self.since = Instant::now();
                let _ = self.to.send("isready".into());
            }
            "readyok" if self.stage == Stage::Loading => {
                self.stage = Stage::Playing;
                let _ = self.to.send("usinewgame".into());
                for line in self.later.drain(..) {
                    let _ = self.to.send(line);
                }
            }
            "info" => return info(line),
            "bestmove" => {
                let m: String = words.next()?.chars().take(10).collect();
                return Some(Said::BestMove(m, at));
            }
            _ => {}
        }
        None
    }
}

fn not_started(path: &Path, why: &dyn Localize) -> Gone {
    Gone::NotStarted {
        path: path.display().to_string(),
        reason: Words::of(|lang| why.localize(lang)),
    }
}

/// How an engine is started: in its own folder, since engines look for their data beside themselves.
fn command(path: &Path) -> Command {
    let folder = path.parent().filter(|f| !f.as_os_str().is_empty());
    // The folder changes before the program starts: its path must not depend on where we are.
    let whole = folder.and_then(|_| path.canonicalize().ok());
    let mut command = Command::new(whole.as_deref().unwrap_or(path));
    if let Some(folder) = folder {
        command.current_dir(folder);
    }
    command
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::null());
    command
}

fn listen(mut from: impl std::io::BufRead, to: &Sender<Option<(Instant, String)>>) {
    while let Some(line) = next_line(&mut from) {
        let chatter = line.starts_with("info");
        match to.try_send(Some((Instant::now(), line))) {
            Ok(()) => {}
            // What matters is waited for; opinions are dropped when nobody reads them.
            Err(TrySendError::Full(line)) if !chatter => {
                if to.send(line).is_err() {
                    return;
                }
            }
            Err(TrySendError::Full(_)) => {}
            Err(TrySendError::Disconnected(_)) => return,
        }
    }
    let _ = to.send(None);
}

fn info(line: &str) -> Option<Said> {
    let words: Vec<&str> = line.split_whitespace().collect();
    let after = |name: &str, skip: usize| {
        let at = words.iter().position(|&w| w == name)?;
        words.get(at + skip).copied()
    };
    if after("multipv", 1).is_some_and(|n| n != "1") {
        return None;
    }
    let value = match after("score", 1)? {
        "cp" => after("score", 2)?
            .parse::<i32>()
            .ok()?
            .clamp(-25_000, 25_000),
        "mate" => {
            let text = after("score", 2)?;
            let plies = text.trim_start_matches(['+', '-']).parse().unwrap_or(0i32);
            let value = crate::play::line::WON - plies.clamp(0, 999);
            if text.starts_with('-') { -value } else { value }
        }
        _ => return None,
    };
    let at = words.iter().position(|&w| w == "pv");
    let moves = at.map_or(&[][..], |at| &words[at + 1..]);
    Some(Said::Info {
        value,
        depth: after("depth", 1)
            .and_then(|d| d.parse().ok())
            .unwrap_or(0.0),
        nodes: after("nodes", 1).and_then(|n| n.parse().ok()).unwrap_or(0),
        moves: moves.iter().take(64).map(|m| (*m).to_string()).collect(),
    })
}

/// The same as an opponent at the board.
pub struct UsiOpponent {
    client: Client,
    /// `go` commands that were not answered yet: only the last one's answer counts.
    pending: usize,
    wanted: bool,
    /// The question was not put to it yet.
    untold: bool,
}

/// Starts a USI engine as an opponent.
pub fn start_engine(path: &Path) -> Result<Box<dyn Opponent>, Words> {
    match UsiOpponent::start(path) {
        Ok(engine) => Ok(Box::new(engine)),
        Err(gone) => Err(Words::of(|lang| gone.localize(lang))),
    }
}

impl UsiOpponent {
    pub fn start(path: &Path) -> Result<UsiOpponent, Gone> {
        Ok(UsiOpponent {
            client: Client::start(path)?,
            pending: 0,
            wanted: false,
            untold: false,
        })
    }
}

impl Opponent for UsiOpponent {
    fn ask(&mut self, question: Question) {
        self.stop();
        let AnyLine::Shogi(start) = &question.start else {
            return;
        };
        let mut position = format!("position sfen {}", sfen::write(&start.position().setup()));
        if !question.moves.is_empty() {
            position.push_str(" moves ");
            position.push_str(&question.moves.join(" "));
        }
        self.client.send(position);
        self.client.send(go(&question));
        self.pending += 1;
        self.wanted = true;
        self.untold = true;
    }

    fn heard(&mut self) -> Vec<Word> {
        let said = self.client.heard();
        let mut words = Vec::new();
        // While it loads it does not think.
        if self.untold && self.wanted && self.client.stage == Stage::Playing {
            self.untold = false;
            words.push(Word::Begins(Instant::now()));
        }
        for said in said {
            let current = self.wanted && self.pending == 1;
            match said {
                Said::Info {
                    value,
                    depth,
                    nodes,
                    moves,
                } if current => words.push(Word::Opinion(Opinion {
                    value,
                    computed: false,
                    depth,
                    nodes,
                    moves,
                })),
                Said::Info { .. } => {}
                Said::BestMove(text, at) => {
                    self.pending = self.pending.saturating_sub(1);
                    if current {
                        self.wanted = false;
                        words.push(match text.as_str() {
                            "resign" => Word::Resigns,
                            "win" => Word::Declares,
                            _ => Word::Move {
                                text,
                                opinion: None,
                                reasons: Vec::new(),
                                at,
                            },
                        });
                    }
                }
                Said::Gone(gone) => words.push(Word::Fails(Words::of(|lang| gone.localize(lang)))),
            }
        }
        words
    }

    fn hurry(&mut self) {
        if self.wanted {
            self.client.send("stop");
        }
    }

    fn stop(&mut self) {
        if self.wanted {
            self.client.send("stop");
            self.wanted = false;
        }
    }

    fn name(&self) -> String {
        match self.client.name.as_str() {
            "" => self.client.path.file_stem().map_or_else(
                || "USI".to_string(),
                |stem| stem.to_string_lossy().into_owned(),
            ),
            name => name.to_string(),
        }
    }
}

/// The clocks as USI writes them; an engine cannot count our nodes, so it gets a second a move then.
fn go(question: &Question) -> String {
    let milliseconds = |seconds: f64| (1000.0 * seconds.max(0.0)) as u64;
    let Some((own, other)) = question.clocks else {
        return format!(
            "go movetime {}",
            milliseconds(question.seconds.unwrap_or(1.0))
        );
    };
    if own.control.unit == Unit::Nodes {
        return "go movetime 1000".into();
    }
    let (first, second) = match question.line.turn() {
        Turn::First => (own, other),
        Turn::Second => (other, own),
    };
    let mut text = format!(
        "go btime {} wtime {}",
        milliseconds(first.left),
        milliseconds(second.left)
    );
    if own.control.increment > 0.0 {
        let increment = milliseconds(own.control.increment);
        text.push_str(&format!(" binc {increment} winc {increment}"));
    } else {
        text.push_str(&format!(" byoyomi {}", milliseconds(own.control.byoyomi)));
    }
    text
}

impl Drop for Client {
    /// Asked to leave, and made to after half a second, on a thread of its own.
    fn drop(&mut self) {
        let _ = self.to.send("stop".into());
        let _ = self.to.send("quit".into());
        if let Some(mut child) = self.child.take() {
            // Without a thread it is left alone: told to leave it was.
            let _ = start("an engine's end", Stack::Usual, move || {
                let has_ended = || matches!(child.try_wait(), Ok(Some(_)));
                if !waiting::until(Duration::from_millis(500), has_ended) {
                    let _ = child.kill();
                    let _ = child.wait();
                }
            });
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn opinions_are_read_and_nonsense_is_not() {
        let said = info("info depth 7 seldepth 9 score cp -123 nodes 4567 time 8 pv 7g7f 3c3d");
        assert_eq!(
            said,
            Some(Said::Info {
                value: -123,
                depth: 7.0,
                nodes: 4567,
                moves: vec!["7g7f".into(), "3c3d".into()],
            })
        );
        let mate = info("info score mate -4 pv");
        assert!(
            matches!(mate, Some(Said::Info { value: -29_996, .. })),
            "{mate:?}"
        );
        for junk in [
            "info",
            "info score",
            "info score cp x",
            "info string score cp",
            "info multipv 2 score cp 3",
        ] {
            assert_eq!(info(junk), None, "{junk}");
        }
    }

    #[test]
    fn a_program_that_is_not_there_is_said_so() {
        let gone = Client::start(Path::new("/nowhere/engine")).err().unwrap();
        assert!(
            gone.to_string()
                .starts_with("/nowhere/engine cannot be started")
        );
        assert!(!gone.to_string().contains("os error"), "{gone}");
    }

    #[test]
    fn clocks_are_written_as_usi_has_them() {
        let line = AnyLine::start(crate::play::line::Game::Shogi);
        let question = |control: &str| {
            let clock = crate::play::clock::Clock::new(control.parse().unwrap());
            Question {
                start: line.clone(),
                moves: Vec::new(),
                line: line.clone(),
                clocks: Some((clock, clock)),
                seconds: None,
            }
        };
        assert_eq!(
            go(&question("60s/10s")),
            "go btime 60000 wtime 60000 byoyomi 10000"
        );
        assert_eq!(
            go(&question("60s+1s")),
            "go btime 60000 wtime 60000 binc 1000 winc 1000"
        );
        assert_eq!(go(&question("2Mn")), "go movetime 1000");
    }

    #[test]
    #[cfg(unix)]
    fn a_program_that_ends_at_once_is_gone() {
        let mut client = Client::start(Path::new("/bin/true")).unwrap();
        waiting::expect_that("the end of the program", || {
            let said = client.heard();
            let is_gone = |s: &Said| matches!(s, Said::Gone(Gone::Ended(_)));
            assert!(said.iter().all(is_gone), "{said:?}");
            !said.is_empty()
        });
        client.send("go");
        assert!(client.heard().is_empty());
    }
}
