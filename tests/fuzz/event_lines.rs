//! Event files that are well written but mean anything: bytes are read as instructions, so that
//! mutating them gives other files instead of damaged ones. Games that nobody knows, known games
//! whose moves do not fit, wide nodes, deep chains, ids and numbers that are too large.

use std::fmt::Write;

/// Games with positions: known, unknown, mixed up, missing.
const HEADERS: &[(&str, &str)] = &[
    ("hex", "........."),
    ("tree", "[[3 5] [2 9]]"),
    ("tree", "random:seed=3,depth=6,branching=4"),
    ("and-or", "[[T F] [F T]]"),
    ("othello", "-----OX--XO----- X"),
    ("shogi", "startpos"),
    ("tsume", "9/9/3lG1k2/5p3/7G1/9/9/9/9 b 2GS2r2b3s4n3l17p 1"),
    ("othello", ""),
    ("tree", "xo.ox...."),
    ("", ""),
];
const ALGORITHMS: &[&str] = &[
    "",
    "alpha-beta",
    "sss",
    "df-pn",
    "mcts",
    "mtd-f",
    "sss-stockman",
];
const NODE_EVENTS: &[&str] = &[
    "enter",
    "select",
    "eval",
    "bounds",
    "open",
    "unopen",
    "pre-cut",
    "cut",
    "close",
    "return",
    "re-search",
    "pass",
    "iteration",
    "table",
    "done",
    "hidden",
    "floor",
];
const REASONS: &[&str] = &["alpha", "beta", "purged-under", "threshold", "table"];
/// Nodes that one file makes at most.
const MOST_NODES: usize = 20_000;

/// Bytes as instructions; 0 when they are used up.
struct Bytes<'b>(std::slice::Iter<'b, u8>);

impl Bytes<'_> {
    fn next(&mut self) -> usize {
        self.0.next().copied().unwrap_or(0).into()
    }

    fn pick<'t>(&mut self, from: &[&'t str]) -> &'t str {
        from[self.next() % from.len()]
    }

    fn value(&mut self) -> i64 {
        match self.next() {
            255 => i64::from(i32::MAX),
            254 => i64::from(i32::MIN),
            253 => i64::MAX,
            byte => byte as i64 - 120,
        }
    }
}

/// The file that the bytes stand for.
pub fn file(bytes: &[u8]) -> String {
    let mut bytes = Bytes(bytes.iter());
    let (game, position) = HEADERS[bytes.next() % HEADERS.len()];
    let algorithm = bytes.pick(ALGORITHMS);
    let mut text = format!(
        "{{\"yomiki_events\":1,\"game\":\"{game}\",\"position\":\"{position}\",\"algorithm\":\"{algorithm}\"}}\n"
    );
    let mut tree = Made { nodes: 1, last: 0 };
    while bytes.0.len() > 0 {
        line(&mut text, &mut bytes, &mut tree);
    }
    text
}

/// What the lines so far have made.
struct Made {
    nodes: usize,
    /// The node that came last.
    last: usize,
}

fn line(text: &mut String, bytes: &mut Bytes<'_>, tree: &mut Made) {
    let node = match bytes.next() {
        // Mostly a node that is there, and often the last: chains grow deep.
        0..100 => tree.nodes - 1,
        100..140 => tree.last,
        255 => 4_294_967_294,
        254 => tree.nodes,
        byte => byte * 7 % tree.nodes,
    };
    tree.last = node.min(tree.nodes - 1);
    let _ = match bytes.next() {
        0..90 => return expand(text, bytes, tree, node),
        90..100 => writeln!(
            text,
            "{{\"event\":\"expand\",\"node\":{node},\"count\":{}}}",
            bytes.next()
        ),
        100..105 => writeln!(text, "{{\"event\":\"expand\",\"node\":{node}}}"),
        105 => writeln!(
            text,
            "{{\"event\":\"end\",\"stopped\":\"nodes\",\"counts\":{{\"visits\":3}}}}"
        ),
        _ => return plain(text, bytes, node),
    };
}

/// An expansion: a few moves, or very many, or a chain.
fn expand(text: &mut String, bytes: &mut Bytes<'_>, tree: &mut Made, node: usize) {
    let (size, naming) = (bytes.next(), bytes.next());
    let (count, links) = match size {
        255 => (3000, 1),
        250..255 => (1, 1500),
        _ => (1 + size % 5, 1),
    };
    let name = |i: usize| match naming % 4 {
        0 => format!("{i}"),
        1 => format!("\"{}\"", ["f5", "7g7f", "d3", "5a5b", "pass"][i % 5]),
        2 => format!("\"m{i}\""),
        _ => format!("\"{}\"", ["手", "", "\\u0000", "a b", "😀"][i % 5]),
    };
    let player = ["", ",\"player\":\"min\"", ",\"player\":\"max\""][naming % 3];
    let mut at = node;
    for _ in 0..links {
        if tree.nodes + count > MOST_NODES {
            return;
        }
        let moves: Vec<String> = (0..count).map(name).collect();
        let _ = writeln!(
            text,
            "{{\"event\":\"expand\",\"node\":{at},\"moves\":[{}]{player}}}",
            moves.join(",")
        );
        tree.nodes += count;
        at = tree.nodes - 1;
    }
}

/// Any other event, with all that it may need.
fn plain(text: &mut String, bytes: &mut Bytes<'_>, node: usize) {
    let event = bytes.pick(NODE_EVENTS);
    let (low, high) = (bytes.value(), bytes.value());
    let flags = bytes.next();
    let pair = match flags % 4 {
        0 => format!(",\"value\":{low}"),
        1 => format!(",\"lower\":{low}"),
        2 => format!(",\"lower\":{low},\"upper\":{high}"),
        _ => String::new(),
    };
    let more = match event {
        "eval" => format!(",\"value\":{low}"),
        "select" | "open" => format!(",\"merit\":{low}"),
        "cut" => {
            let reason = REASONS[flags % REASONS.len()];
            format!(",\"reason\":\"{reason}\",\"bound\":{high},\"by\":0")
        }
        "close" => format!("{pair},\"freed\":{}", high.unsigned_abs()),
        "pass" => format!(",\"gamma\":{low}"),
        "iteration" => format!(",\"number\":{},\"threshold\":{high}", flags),
        "hidden" => format!(",\"nodes\":{}", low.unsigned_abs()),
        "floor" => format!(",\"depth\":{}", flags / 16),
        "unopen" | "table" => String::new(),
        _ => pair,
    };
    let step = flags / 8;
    let _ = writeln!(
        text,
        "{{\"event\":\"{event}\",\"node\":{node}{more},\"step\":{step},\"level\":{}}}",
        flags % 3
    );
}
