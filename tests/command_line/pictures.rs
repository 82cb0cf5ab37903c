//! Races, pictures and films.

use serde_json::Value;

use crate::{json, refusal, search, yomiki};

#[test]
fn a_race_prints_score_and_overlay() {
    let answer = json(&["race", "--example", "first", "--json"]);
    let pair = &answer["overlays"][0];
    assert_eq!(
        (&pair["first"], &pair["second"]),
        (&Value::from("SSS*"), &Value::from("α-β"))
    );
    assert_eq!(pair["leaves"]["both"], 7);
    // Sixteen leaves and fifteen inner nodes, searched or not.
    let (leaves, inner) = (&pair["leaves"], &pair["inner"]);
    assert_eq!(
        (&leaves["nobody"], &inner["nobody"]),
        (&Value::from(3), &Value::from(1))
    );
    assert_eq!(
        (
            &pair["leaves"]["only_first"],
            &pair["leaves"]["only_second"]
        ),
        (&Value::from(0), &Value::from(6))
    );
    assert_eq!(
        (&pair["first_is_subset"], &pair["promised"]),
        (&Value::from(true), &Value::from(true))
    );
}

/// Two recordings that are cut at different depths: only what both hold is compared.
#[test]
fn a_race_that_is_not_recorded_in_full_says_how_deep_it_compares() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("race.ron");
    let mut session = yomiki::session::examples::first().session();
    session.problem.position = "random:seed=3,depth=9,branching=4"
        .parse()
        .map(yomiki::problem::Position::Tree)
        .unwrap();
    session.record_events = 6000;
    session.save(&file).unwrap();
    let answer = json(&["race", "--session", file.to_str().unwrap(), "--json"]);
    let pair = &answer["overlays"][0];
    assert!(pair["compared_to_depth"].as_u64().unwrap() < 9, "{pair}");
    for part in ["leaves", "inner", "all_leaves"] {
        assert_eq!(pair[part]["only_first"], 0, "{part} of {pair}");
    }
    let leaves = &answer["runners"][0]["counts"]["visits"];
    assert_eq!(&pair["all_leaves"]["both"], leaves);
    let whole = json(&["race", "--example", "first", "--json"]);
    let pair = &whole["overlays"][0];
    assert!(pair["compared_to_depth"].is_null());
    assert_eq!(pair["all_leaves"]["both"], pair["leaves"]["both"]);
}

#[test]
fn demo_and_render_draw_without_a_display() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("demo.png");
    let output = yomiki(&["demo", "--out", file.to_str().unwrap()]);
    assert!(output.status.success());
    assert!(String::from_utf8(output.stdout).unwrap().contains("SSS*"));
    let size = image::image_dimensions(&file).unwrap();
    assert_eq!(size, (1600, 1000));
    let file = folder.path().join("render.png");
    let arguments = [
        "render",
        "--example",
        "ties",
        "--size",
        "800x600",
        "--lang",
        "ja",
        "--theme",
        "dark",
        "--events",
        "9",
        "--out",
    ];
    let output = yomiki(&[&arguments[..], &[file.to_str().unwrap()]].concat());
    assert!(
        output.status.success(),
        "{}",
        String::from_utf8_lossy(&output.stderr)
    );
    assert_eq!(image::image_dimensions(&file).unwrap(), (800, 600));
}

#[test]
fn a_search_can_be_drawn_as_svg_and_as_png() {
    let folder = tempfile::tempdir().unwrap();
    let svg = folder.path().join("tree.svg");
    let answer = json(&search("sss", &["--svg", svg.to_str().unwrap()]));
    assert_eq!(answer["value"], 30);
    let text = std::fs::read_to_string(&svg).unwrap();
    assert!(text.starts_with("<svg") || text.starts_with("<?xml"));
    // The root's value and the leaf that gave it, and the caption with the counts.
    assert!(text.matches(">30</text>").count() >= 2, "{text}");
    assert!(text.contains("7 leaves"));

    let png = folder.path().join("tree.png");
    json(&search("alpha-beta", &["--svg", png.to_str().unwrap()]));
    assert_eq!(&std::fs::read(&png).unwrap()[1..4], b"PNG");
    let wrong = folder.path().join("tree.bmp");
    let line = refusal(&search("sss", &["--svg", wrong.to_str().unwrap()]));
    assert!(line.contains(".svg or .png"), "{line}");
}

#[test]
fn a_film_that_cannot_be_made_is_refused_before_the_race() {
    let folder = tempfile::tempdir().unwrap();
    let film = folder.path().join("race.gif").display().to_string();
    for (option, value) in [
        ("--speed", "inf"),
        ("--speed", "1e309"),
        ("--speed", "nan"),
        ("--speed", "0"),
        ("--speed", "-1"),
        ("--from", "nan"),
        ("--from", "-1"),
        ("--to", "nan"),
        ("--to", "inf"),
        ("--size", "0x0"),
    ] {
        // Nothing is on standard output, so nothing was run.
        let refused = refusal(&["race", "--film", &film, option, value]);
        assert!(
            refused.contains(option) && refused.contains(value),
            "{refused}"
        );
    }
    let refused = refusal(&["race", "--film", &film, "--from", "5", "--to", "3"]);
    assert!(
        refused.ends_with("--from 5 must lie between 0 and 3"),
        "{refused}"
    );
}

#[test]
fn a_race_that_is_drawn_is_still_one_json_value() {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name).display().to_string();
    let (picture, film) = (path("race.svg"), path("race.gif"));
    let files = ["--picture", &picture, "--film", &film, "--size", "320x200"];
    let answer = json(&[&["race", "--example", "first", "--json"], &files[..]].concat());
    assert_eq!(answer["picture"], picture);
    assert_eq!(answer["film"], film);
    assert!(answer["film_frames"].as_u64().unwrap() > 3);
    assert!(std::fs::read(&film).unwrap().starts_with(b"GIF89a"));
    let drawn = std::fs::read_to_string(&picture).unwrap();
    assert!(
        drawn.starts_with("<svg") && drawn.contains("SSS*"),
        "{drawn}"
    );
}

#[test]
fn a_picture_of_a_race_is_as_large_as_is_asked_for() {
    let folder = tempfile::tempdir().unwrap();
    let picture = folder.path().join("race.png").display().to_string();
    let race = ["race", "--example", "random81", "--picture", &picture];
    let sized = |more: &[&str]| {
        assert!(yomiki(&[&race, more].concat()).status.success());
        image::image_dimensions(&picture).unwrap()
    };
    assert_eq!(sized(&["--size", "1280x720"]), (1280, 720));
    // All of it can be read, however wide that is.
    assert!(sized(&[]).0 > 4000);
}

#[test]
fn a_file_is_not_written_under_a_name_that_lies() {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name).display().to_string();
    let (jpg, mp4) = (path("q.jpg"), path("r.mp4"));
    let refused = refusal(&["render", "--out", &jpg]);
    assert!(
        refused.ends_with("the window is written as .png, not as .jpg"),
        "{refused}"
    );
    let refused = refusal(&["demo", "--out", &jpg]);
    assert!(refused.contains("not as .jpg"), "{refused}");
    let refused = refusal(&["race", "--film", &mp4]);
    assert!(
        refused.ends_with("a film is written as .gif, not as .mp4"),
        "{refused}"
    );
    let refused = refusal(&["race", "--picture", &jpg]);
    assert!(
        refused.ends_with("a picture is written as .svg or .png, not as .jpg"),
        "{refused}"
    );
}
