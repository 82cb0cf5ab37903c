//! The real window on a virtual screen. Only where there is no such screen is the test skipped, and
//! not even there if `YOMIKI_REQUIRE_SCREEN` is set, as `.ci/run` does.

use std::io::{BufRead, BufReader, Read};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use yomiki::worker::waiting;

const REQUIRED: &str = "YOMIKI_REQUIRE_SCREEN";
/// For a window to appear, and for it to close, on a machine that does other things besides.
const PATIENCE: Duration = Duration::from_secs(60);

fn has(program: &str) -> bool {
    let found = |folder: PathBuf| folder.join(program).is_file();
    std::env::var_os("PATH").is_some_and(|path| std::env::split_paths(&path).any(found))
}

/// Ends a process when the test does, however it ends.
struct Running(Child);

impl Drop for Running {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// A screen that exists in memory only, and the folder in which its pixels can be read.
struct Screen {
    display: String,
    pixels: PathBuf,
    _server: Running,
}

impl Screen {
    /// Or why there is none.
    fn start(folder: &Path) -> Result<Screen, String> {
        for program in ["Xvfb", "xdotool"] {
            if !has(program) {
                return Err(format!("{program} is not installed"));
            }
        }
        let server = Command::new("Xvfb")
            .args(["-displayfd", "1", "-screen", "0", "1280x800x24"])
            // Else it begins anew when the first client leaves, and refuses whoever comes just then.
            .args(["-noreset", "-nolisten", "tcp", "-fbdir"])
            .arg(folder)
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .map_err(|error| format!("Xvfb does not start: {error}"))?;
        let mut server = Running(server);
        // The number of a display nobody had, once it can be used.
        let mut number = String::new();
        let told = server.0.stdout.take().map(BufReader::new);
        let _ = told.map(|mut lines| lines.read_line(&mut number));
        if number.trim().is_empty() {
            return Err("Xvfb ended before it had a display".to_owned());
        }
        Ok(Screen {
            display: format!(":{}", number.trim()),
            pixels: folder.join("Xvfb_screen0"),
            _server: server,
        })
    }

    fn xdotool(&self, arguments: &[&str]) -> Option<String> {
        let output = Command::new("xdotool")
            .args(arguments)
            .env("DISPLAY", &self.display)
            .output()
            .ok()?;
        let text = String::from_utf8_lossy(&output.stdout).trim().to_owned();
        output.status.success().then_some(text)
    }

    /// The bytes of all pixels. The file is an XWD: a header of as many bytes as its first number
    /// says, then as many colours of twelve bytes as its twentieth says.
    fn picture(&self) -> Vec<u8> {
        let bytes = std::fs::read(&self.pixels).expect("Xvfb keeps its pixels in a file");
        let number = |at: usize| {
            let bytes = bytes[4 * at..4 * at + 4].try_into();
            u32::from_be_bytes(bytes.expect("four bytes")) as usize
        };
        let begin = number(0) + 12 * number(19);
        bytes[begin..].to_vec()
    }

    /// Of 255.
    fn brightness(&self) -> u64 {
        let picture = self.picture();
        let sum: u64 = picture.iter().map(|&byte| u64::from(byte)).sum();
        sum / picture.len() as u64
    }
}

/// Fails, and says what the process had to say, if it has ended.
fn is_alive(window: &mut Running, when: &str) {
    if let Some(status) = window.0.try_wait().unwrap() {
        let mut text = String::new();
        if let Some(errors) = window.0.stderr.as_mut() {
            let _ = errors.read_to_string(&mut text);
        }
        panic!("the program ended {when} ({status}): {text}");
    }
}

#[test]
fn the_window_opens_runs_and_closes() {
    let home = tempfile::tempdir().unwrap();
    let screen = match Screen::start(home.path()) {
        Ok(screen) => screen,
        Err(why) => {
            let required = std::env::var_os(REQUIRED).is_some();
            assert!(!required, "{REQUIRED} is set, but {why}");
            println!("skipped: {why}");
            return;
        }
    };
    let window = Command::new(env!("CARGO_BIN_EXE_yomiki"))
        .env("DISPLAY", &screen.display)
        .env_remove("WAYLAND_DISPLAY")
        .env("HOME", home.path())
        .env("XDG_CONFIG_HOME", home.path().join("config"))
        .env("XDG_STATE_HOME", home.path().join("state"))
        .env("YOMIKI_LANG", "en")
        .env("LIBGL_ALWAYS_SOFTWARE", "1")
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut window = Running(window);
    let since = Instant::now();
    let id = waiting::first(PATIENCE, || {
        is_alive(&mut window, "before it had a window");
        let id = screen.xdotool(&["search", "--name", "Yomiki"])?;
        (!id.is_empty()).then_some(id)
    });
    let id = id.expect("the window should appear within a minute");
    println!("window {id} after {:.1} s", since.elapsed().as_secs_f32());
    // Without anything in it a screen is black.
    let drawn = waiting::until(PATIENCE, || {
        is_alive(&mut window, "before it drew anything");
        screen.brightness() > 100
    });
    assert!(drawn, "the window stays empty");
    // There is no window manager to give it the focus.
    assert!(screen.xdotool(&["windowfocus", "--sync", &id]).is_some());
    let mut press = |keys: &str, shown: &dyn Fn(&[u8]) -> bool| {
        let before = screen.picture();
        assert!(screen.xdotool(&["key", keys]).is_some(), "{keys}");
        let seen = waiting::until(PATIENCE, || {
            is_alive(&mut window, &format!("after {keys}"));
            shown(&before)
        });
        assert!(seen, "{keys} changes nothing on the screen");
    };
    let another = |before: &[u8]| screen.picture() != before;
    let dark = |_: &[u8]| screen.brightness() < 100;
    let anything = |_: &[u8]| true;
    // Space runs the ready example, Ctrl+D changes the theme, Ctrl+L the language, Escape stops.
    press("space", &another);
    press("ctrl+d", &dark);
    press("ctrl+l", &another);
    for keys in ["period", "Home", "End", "Escape"] {
        press(keys, &anything);
    }
    assert!(screen.xdotool(&["key", "ctrl+q"]).is_some());
    let status = waiting::first(PATIENCE, || window.0.try_wait().unwrap());
    let status = status.expect("Ctrl+Q closes the window");
    assert!(status.success(), "{status}");
    let settings = home.path().join("config/yomiki/settings.ron");
    assert!(settings.exists(), "settings are remembered");
    let text = std::fs::read_to_string(settings).unwrap();
    assert!(
        text.contains("dark: true") && text.contains("lang: Ja"),
        "{text}"
    );
}
