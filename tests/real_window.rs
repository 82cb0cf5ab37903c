//! The real window on a virtual screen, where Xvfb and xdotool are there.

#![cfg(target_os = "linux")]

use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

fn has(program: &str) -> bool {
    let found = |folder: std::path::PathBuf| folder.join(program).is_file();
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

fn free_display() -> Option<u32> {
    (90..200).find(|n| {
        !Path::new(&format!("/tmp/.X11-unix/X{n}")).exists()
            && !Path::new(&format!("/tmp/.X{n}-lock")).exists()
    })
}

fn xdotool(display: &str, arguments: &[&str]) -> Option<String> {
    let output = Command::new("xdotool")
        .args(arguments)
        .env("DISPLAY", display)
        .output()
        .ok()?;
    output
        .status
        .success()
        .then(|| String::from_utf8_lossy(&output.stdout).trim().to_owned())
}

#[test]
fn the_window_opens_runs_and_closes() {
    if !has("Xvfb") || !has("xdotool") {
        println!("skipped: Xvfb or xdotool is not installed");
        return;
    }
    let Some(number) = free_display() else {
        println!("skipped: no free display number");
        return;
    };
    let display = format!(":{number}");
    let screen = Command::new("Xvfb")
        .args([&display, "-screen", "0", "1280x800x24", "-nolisten", "tcp"])
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn();
    let Ok(screen) = screen else {
        println!("skipped: Xvfb does not start");
        return;
    };
    let _screen = Running(screen);
    let socket = format!("/tmp/.X11-unix/X{number}");
    let since = Instant::now();
    while !Path::new(&socket).exists() && since.elapsed() < Duration::from_secs(10) {
        std::thread::sleep(Duration::from_millis(50));
    }
    let home = tempfile::tempdir().unwrap();
    let window = Command::new(env!("CARGO_BIN_EXE_yomiki"))
        .env("DISPLAY", &display)
        .env_remove("WAYLAND_DISPLAY")
        .env("HOME", home.path())
        .env("XDG_CONFIG_HOME", home.path().join("config"))
        .env("XDG_STATE_HOME", home.path().join("state"))
        .env("LIBGL_ALWAYS_SOFTWARE", "1")
        .env("YOMIKI_LANG", "en")
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut window = Running(window);
    let since = Instant::now();
    let mut found = None;
    while since.elapsed() < Duration::from_secs(60) {
        if let Some(status) = window.0.try_wait().unwrap() {
            let mut text = String::new();
            let _ = std::io::Read::read_to_string(window.0.stderr.as_mut().unwrap(), &mut text);
            // A machine may have Xvfb and none of the libraries a window needs.
            println!("skipped: the window could not be opened here ({status}): {text}");
            return;
        }
        found = xdotool(&display, &["search", "--name", "Yomiki"]).filter(|id| !id.is_empty());
        if found.is_some() {
            break;
        }
        std::thread::sleep(Duration::from_millis(100));
    }
    let id = found.expect("the window should appear within a minute");
    println!("window {id} after {:.1} s", since.elapsed().as_secs_f32());
    std::thread::sleep(Duration::from_millis(1500));
    // There is no window manager to give it the focus.
    assert!(xdotool(&display, &["windowfocus", &id]).is_some());
    std::thread::sleep(Duration::from_millis(300));
    // Space runs the ready example, Ctrl+D changes the theme, Ctrl+L the language, Escape stops.
    for keys in [
        "space", "ctrl+d", "ctrl+l", "period", "Home", "End", "Escape",
    ] {
        assert!(xdotool(&display, &["key", keys]).is_some(), "{keys}");
        std::thread::sleep(Duration::from_millis(200));
        assert!(
            window.0.try_wait().unwrap().is_none(),
            "the window is gone after {keys}"
        );
    }
    let closing = Instant::now();
    assert!(xdotool(&display, &["key", "ctrl+q"]).is_some());
    while window.0.try_wait().unwrap().is_none() && closing.elapsed() < Duration::from_secs(20) {
        std::thread::sleep(Duration::from_millis(50));
    }
    let status = window
        .0
        .try_wait()
        .unwrap()
        .expect("Ctrl+Q closes the window");
    assert!(status.success(), "{status}");
    let settings = home.path().join("config/yomiki/settings.ron");
    assert!(settings.exists(), "settings are remembered");
    let text = std::fs::read_to_string(settings).unwrap();
    assert!(
        text.contains("dark: true") && text.contains("lang: Ja"),
        "{text}"
    );
}
