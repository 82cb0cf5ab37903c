//! The command line speaks the language of `--lang`, of `YOMIKI_LANG` or of the locale; what other
//! programs read, and what is drawn, does not change with the machine.

use std::process::Output;

use serde_json::Value;

use crate::{TREE, program, search, yomiki};

/// The ways to ask for Japanese.
const WAYS: [CursorPath; 5] = [
    CursorPath::Option,
    CursorPath::OptionFirst,
    CursorPath::Variable("YOMIKI_LANG", "ja"),
    CursorPath::Variable("LANG", "ja_JP.UTF-8"),
    CursorPath::Variable("LC_ALL", "ja_JP.UTF-8"),
];

#[derive(Clone, Copy, Debug)]
enum CursorPath {
    Option,
    OptionFirst,
    Variable(&'static str, &'static str),
}

impl CursorPath {
    fn run(self, arguments: &[&str]) -> Output {
        let mut program = program();
        match self {
            CursorPath::Option => program.args(arguments).arg("--lang=ja"),
            CursorPath::OptionFirst => program.args(["--lang", "ja"]).args(arguments),
            CursorPath::Variable(name, value) => program.env(name, value).args(arguments),
        };
        program.output().unwrap()
    }
}

fn printed(output: &Output) -> String {
    String::from_utf8(output.stdout.clone()).unwrap()
}

fn said(output: &Output) -> String {
    String::from_utf8(output.stderr.clone()).unwrap()
}

/// A search whose answer people read.
fn for_people() -> Vec<&'static str> {
    let all = search("alpha-beta", &[]).into_iter();
    all.filter(|&word| word != "--json").collect()
}

#[test]
fn a_search_an_error_and_help_are_in_the_language_asked_for() {
    assert!(printed(&yomiki(&for_people())).starts_with("value 30\nbest play 1 0 1 0\n"));
    for way in WAYS {
        let searched = way.run(&for_people());
        let answer = printed(&searched);
        assert!(searched.status.success(), "{way:?}");
        assert!(
            answer.starts_with("値 30\n最善手順 1 0 1 0\n"),
            "{way:?}: {answer}"
        );
        assert!(answer.contains("端末の評価 "), "{way:?}: {answer}");

        let wrong = way.run(&["search", "--game", "chess"]);
        let sentence = said(&wrong);
        assert_eq!(wrong.status.code(), Some(2), "{way:?}");
        assert_eq!(
            sentence,
            "yomiki: '--game <GAME>' の値 'chess' は正しくありません \
             [指定できる値: tree, and-or, othello, mnk, tictactoe, connect4, shogi, tsume]\n",
            "{way:?}"
        );
        let tree = "[[3 5] [2 x]]";
        let unread = way.run(&[
            "search",
            "--game",
            "tree",
            "--position",
            tree,
            "--algorithm",
            "sss",
        ]);
        assert_eq!(unread.status.code(), Some(2), "{way:?}");
        assert!(said(&unread).contains("文字目"), "{}", said(&unread));

        let help = way.run(&["search", "--help"]);
        let text = printed(&help);
        assert!(help.status.success(), "{way:?}");
        for word in [
            "使い方: yomiki search",
            "オプション:",
            "探索法の id",
            "指定がなければ 8",
            "ヘルプを表示する",
        ] {
            assert!(text.contains(word), "{way:?}: {word}: {text}");
        }
        assert!(!text.contains("Print"), "{text}");
    }
}

#[test]
fn what_is_asked_for_counts_before_the_locale() {
    let english = printed(&yomiki(&for_people()));
    let run = |more: &[&str], variables: &[(&str, &str)]| {
        let mut program = program();
        program.args(for_people()).args(more);
        program.envs(variables.iter().copied());
        let text = printed(&program.output().unwrap());
        // All but the time.
        text.lines().next().unwrap_or_default().to_owned()
    };
    let first = english.lines().next().unwrap_or_default();
    let japanese = "値 30";
    assert_eq!(run(&["--lang", "en"], &[("LANG", "ja_JP.UTF-8")]), first);
    let both = [("YOMIKI_LANG", "ja"), ("LC_ALL", "C")];
    assert_eq!(run(&[], &both), japanese);
    let other = [("LC_ALL", "fr_FR.UTF-8"), ("LANG", "ja_JP.UTF-8")];
    assert_eq!(run(&[], &other), first);
    assert_eq!(run(&[], &[("YOMIKI_LANG", "xx")]), first);
    let refused = said(&yomiki(&["algorithms", "--lang", "xx"]));
    assert!(refused.contains("[possible values: en, ja]"), "{refused}");
}

#[test]
fn the_program_without_words_and_wrong_words_are_answered_in_japanese() {
    for way in WAYS {
        let nothing = said(&way.run(&[]));
        assert!(nothing.contains("画面がありません"), "{way:?}: {nothing}");
        let misspelt = said(&way.run(&["serach"]));
        assert!(misspelt.contains("「search」のことですか"), "{misspelt}");
        let incomplete = said(&way.run(&["lab"]));
        assert!(
            incomplete.contains("list, run, merge, report"),
            "{incomplete}"
        );
    }
}

/// JSON without what the clock says.
fn json_without_time(output: &Output) -> Value {
    fn forget_time(value: &mut Value) {
        match value {
            Value::Object(fields) => {
                fields.retain(|name, _| !name.contains("seconds"));
                fields.values_mut().for_each(forget_time);
            }
            Value::Array(values) => values.iter_mut().for_each(forget_time),
            _ => {}
        }
    }
    let mut value = serde_json::from_slice(&output.stdout).unwrap();
    forget_time(&mut value);
    value
}

#[test]
fn json_is_the_same_in_every_language() {
    let kept = ["--set", "keep=1", "--question", "depth", "--depth", "3"];
    let kept = search("iterative-deepening", &kept);
    let searched = search("alpha-beta", &[]);
    let mate = "4k4/9/4P4/9/9/9/9/9/9 b G 1";
    let commands: [&[&str]; 5] = [
        &searched,
        &kept,
        &["algorithms", "--json"],
        &["solve", "tsume", mate, "--verify", "--json"],
        &["race", "--json"],
    ];
    for arguments in commands {
        let english = json_without_time(&yomiki(arguments));
        for way in WAYS {
            let japanese = json_without_time(&way.run(arguments));
            assert_eq!(english, japanese, "{way:?}: {arguments:?}");
        }
    }
    let answer = json_without_time(&WAYS[0].run(&kept));
    let remark = "Only the best move of each iteration was kept for the next, \
                  so the value is not proved.";
    assert_eq!(answer["remarks"], serde_json::json!([remark]));
    assert_eq!(answer["remark_ids"], serde_json::json!(["best-moves-kept"]));
    let read = kept.iter().copied().filter(|&word| word != "--json");
    let read = printed(&WAYS[0].run(&read.collect::<Vec<_>>()));
    assert!(read.contains("証明されたものではありません"), "{read}");
    let race = json_without_time(&WAYS[0].run(&["race", "--json"]));
    let second = &race["overlays"][1];
    assert_eq!(second["missing_id"], "not-against-alpha-beta");
    // Titles are translated where that is asked for, and only there.
    let lessons = ["lesson", "list", "--json"];
    let english = yomiki(&lessons).stdout;
    for way in WAYS {
        let titles = way.run(&lessons).stdout;
        let asked = !matches!(way, CursorPath::Variable(..));
        assert_eq!(titles != english, asked, "{way:?}");
    }
}

#[test]
fn what_is_drawn_is_english_unless_a_language_is_given() {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name).display().to_string();
    let render = |name: &str, way: Option<CursorPath>| {
        let out = path(name);
        let arguments = ["render", "--position", TREE, "--size", "400x300"];
        let arguments = [&arguments[..], &["--out", &out]].concat();
        let output = match way {
            Some(way) => way.run(&arguments),
            None => yomiki(&arguments),
        };
        assert!(output.status.success(), "{}", said(&output));
        std::fs::read(&out).unwrap()
    };
    let english = render("english.png", None);
    let locale = CursorPath::Variable("LANG", "ja_JP.UTF-8");
    assert!(render("locale.png", Some(locale)) == english);
    assert!(render("asked.png", Some(CursorPath::Option)) != english);

    let demo = ["demo", "--out", &path("demo.png")].map(str::to_owned);
    let demo = demo.each_ref().map(String::as_str);
    let in_locale = printed(&locale.run(&demo));
    assert!(in_locale.contains("The window is drawn in"), "{in_locale}");
    let asked = printed(&CursorPath::Option.run(&demo));
    assert!(asked.contains("描きました。"), "{asked}");
}
