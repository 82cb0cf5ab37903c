use super::render::Pattern;
use super::*;

#[test]
fn every_language_knows_its_name_and_its_tag() {
    assert_eq!(Lang::En.name(), "English");
    assert_eq!(Lang::Ja.name(), "日本語");
    for lang in Lang::ALL {
        assert_eq!(Lang::from_tag(lang.tag()), Some(lang));
    }
    assert_eq!(Lang::from_tag("ja_JP.UTF-8"), Some(Lang::Ja));
    assert_eq!(Lang::from_tag("en-GB"), Some(Lang::En));
    assert_eq!(Lang::from_tag("pseudo"), Some(Lang::Pseudo));
    assert_eq!(Lang::from_tag("C"), None);
}

#[test]
fn the_settings_name_a_language_as_before() {
    assert_eq!(ron::to_string(&Lang::Ja).unwrap(), "Ja");
    assert_eq!(ron::from_str::<Lang>("En").unwrap(), Lang::En);
}

#[test]
fn numbers_are_grouped_and_select_plurals() {
    let write = |value: i128, style| {
        let mut out = String::new();
        number::integer(&mut out, value, style, Lang::En);
        out
    };
    assert_eq!(write(1_234_567, Style::Grouped), "1,234,567");
    assert_eq!(write(-1234, Style::Grouped), "-1,234");
    assert_eq!(write(-123, Style::Grouped), "-123");
    assert_eq!(write(1234, Style::Plain), "1234");
    let mut out = String::new();
    number::decimal(&mut out, 1234.56, Style::Fixed(1), Lang::En);
    assert_eq!(out, "1,234.6");
    assert_eq!(Lang::En.plural(1.0), "one");
    assert_eq!(Lang::En.plural(0.0), "other");
    assert_eq!(Lang::Ja.plural(1.0), "other");
}

struct Sample<A> {
    count: A,
    name: A,
}

impl<A> Pattern<A> for Sample<A> {
    const INDEX: u16 = 0;
    type Arguments = [A; 2];
    fn arguments(self) -> [A; 2] {
        [self.count, self.name]
    }
}

#[test]
fn selections_may_be_nested_and_take_the_last_case_otherwise() {
    // { $a -> [one] x{ $b -> [p] P *[q] Q } *[other] { $a }s } end
    let message =
        "\u{2}A\u{3}one\u{4}x\u{2}B\u{3}p\u{4}P\u{3}\u{4}Q\u{5}\u{3}\u{4}\u{1}Ags\u{5} end";
    let said = |count: u32, name: &str| {
        let sample = Sample {
            count: Arg::from(count),
            name: Arg::from(name),
        };
        let mut out = String::new();
        super::render::fill(Lang::En, message, &sample.arguments(), &mut out);
        out
    };
    assert_eq!(said(1, "p"), "xP end");
    assert_eq!(said(1, "?"), "xQ end");
    assert_eq!(said(2000, "p"), "2,000s end");
}

#[test]
fn the_pseudo_language_is_longer_and_keeps_its_arguments() {
    let mut out = String::new();
    pseudo::lengthen(
        "\u{2}A\u{3}one\u{4}leaf\u{3}\u{4}\u{1}Ag leaves\u{5}",
        &mut out,
    );
    assert_eq!(
        out,
        "\u{2}A\u{3}one\u{4}lééááf\u{3}\u{4}\u{1}Ag lééáávéés\u{5}"
    );
    let (english, longer): (usize, usize) = (0..Lang::En.table().ends.len() as u16)
        .map(|i| {
            (
                Lang::En.message(i).chars().count(),
                Lang::Pseudo.message(i).chars().count(),
            )
        })
        .fold((0, 0), |sum, add| (sum.0 + add.0, sum.1 + add.1));
    let ratio = longer as f64 / english as f64;
    assert!((1.25..1.6).contains(&ratio), "{ratio}");
}
