//! Nobody sleeps and hopes: who waits for something uses `worker::waiting`, which looks for it and
//! gives up in time. Elsewhere a thread sleeps only where the passing of time is the matter itself.

use std::path::Path;

/// Where a thread sleeps, how often that is written there, and what for.
const SLEEPERS: [(&str, usize, &str); 7] = [
    (
        "src/base/platform/native/threads.rs",
        1,
        "the one way to sleep",
    ),
    ("src/search/limit.rs", 1, "nodes that take long"),
    ("src/play/game_session/tests.rs", 2, "a clock runs"),
    ("tests/library/limits.rs", 1, "a random moment"),
    ("tests/library/saving.rs", 1, "a random moment"),
    ("tests/window/keyboard.rs", 1, "people take their time"),
    ("tests/window/soak.rs", 1, "sixty frames a second"),
];

fn count(folder: &Path, root: &Path, found: &mut Vec<(String, usize)>) {
    // In two parts, so that this file does not name it.
    let sleep = concat!("thread::", "sleep");
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            count(&path, root, found);
        } else if path.extension().is_some_and(|e| e == "rs") {
            let times = std::fs::read_to_string(&path)
                .unwrap()
                .matches(sleep)
                .count();
            let name = path.strip_prefix(root).unwrap().display().to_string();
            found.extend((times > 0).then(|| (name.replace('\\', "/"), times)));
        }
    }
}

#[test]
fn threads_sleep_only_where_time_itself_is_the_matter() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut found = Vec::new();
    count(&root.join("src"), root, &mut found);
    count(&root.join("tests"), root, &mut found);
    found.sort();
    let mut known: Vec<_> = SLEEPERS
        .iter()
        .map(|&(file, times, _)| (file.to_owned(), times))
        .collect();
    known.sort();
    assert_eq!(found, known, "use worker::waiting, or say here what for");
}
