//! The pseudo-language: English with accents on its vowels and about two fifths longer. What tests
//! find without accents is not translated; what is clipped has too little room for other languages.

use std::sync::OnceLock;

use super::encoding::{ARGUMENT, CASE, KEY_END, SELECT};
use super::generated::{Table, tables};

pub(super) fn table() -> &'static Table {
    static TABLE: OnceLock<Table> = OnceLock::new();
    TABLE.get_or_init(|| {
        let english = &tables()[0];
        let mut text = String::new();
        let mut start = 0;
        let ends: Vec<u32> = english
            .ends
            .iter()
            .map(|&end| {
                lengthen(&english.text[start..end as usize], &mut text);
                start = end as usize;
                text.len() as u32
            })
            .collect();
        Table {
            tag: "pseudo",
            text: text.leak(),
            ends: ends.leak(),
        }
    })
}

/// Accents and doubles the vowels of an encoded message; what stands between control characters is
/// left as it is.
pub(super) fn lengthen(message: &str, out: &mut String) {
    let mut characters = message.chars();
    while let Some(c) = characters.next() {
        match c {
            ARGUMENT => {
                out.push(c);
                out.extend(characters.by_ref().take(2));
            }
            SELECT => {
                out.push(c);
                out.extend(characters.next());
            }
            CASE => {
                out.push(c);
                for c in characters.by_ref() {
                    out.push(c);
                    if c == KEY_END {
                        break;
                    }
                }
            }
            c => match accented(c) {
                Some(longer) => out.extend([longer, longer]),
                None => out.push(c),
            },
        }
    }
}

fn accented(c: char) -> Option<char> {
    Some(match c {
        'a' => 'á',
        'e' => 'é',
        'i' => 'í',
        'o' => 'ó',
        'u' => 'ú',
        'A' => 'Á',
        'E' => 'É',
        'I' => 'Í',
        'O' => 'Ó',
        'U' => 'Ú',
        _ => return None,
    })
}
