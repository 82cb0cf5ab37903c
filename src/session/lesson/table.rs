//! Tables that stand in a text, made of what the program itself knows: `{table othello-short}`.

use crate::base::messages::{Lang, Text, keys};
use crate::solve::othello::way::{LONG, Leg, SHORT};

/// A table by its name.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Table {
    /// The Othello solver's techniques on positions of 6 to 18 empties.
    OthelloShort,
    /// The same on positions of 20 to 23.
    OthelloLong,
}

impl Table {
    pub const ALL: [Table; 2] = [Table::OthelloShort, Table::OthelloLong];

    pub fn name(self) -> &'static str {
        match self {
            Table::OthelloShort => "othello-short",
            Table::OthelloLong => "othello-long",
        }
    }

    pub fn find(name: &str) -> Option<Table> {
        Table::ALL.into_iter().find(|table| table.name() == name)
    }

    fn leg(self) -> Leg {
        match self {
            Table::OthelloShort => SHORT,
            Table::OthelloLong => LONG,
        }
    }

    /// What it is about.
    pub fn title(self) -> Text {
        self.leg().positions
    }

    /// The heading, then a row each: words first, numbers after.
    pub fn rows(self, lang: Lang) -> Vec<[String; 3]> {
        let heading = [
            keys::learn_technique,
            keys::learn_million_nodes,
            keys::learn_seconds,
        ];
        let rows = self.leg().techniques.iter().map(|technique| {
            [
                technique.name.get(lang).to_owned(),
                technique.million_nodes.to_owned(),
                technique.seconds.to_owned(),
            ]
        });
        std::iter::once(heading.map(|text| text.get(lang).to_owned()))
            .chain(rows)
            .collect()
    }

    /// The table as lines of words.
    pub fn text(self, lang: Lang) -> String {
        let rows = self.rows(lang);
        let lines: Vec<String> = rows.iter().map(|row| row.join(" | ")).collect();
        format!("{}\n{}", self.title().get(lang), lines.join("\n"))
    }
}
