//! Bytes to text and back: UTF-8, Shift-JIS, and UTF-16 where a byte order mark says so.

use std::borrow::Cow;

use encoding_rs::{SHIFT_JIS, UTF_8};

use super::error::{Fault, NotationError};
use super::text::Place;

/// How a file's characters were or are to be written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Encoding {
    Utf8,
    ShiftJis,
    Utf16,
}

impl Encoding {
    /// The encoding that programs expect behind a file name's ending.
    pub fn of_extension(extension: &str) -> Encoding {
        match extension.to_ascii_lowercase().as_str() {
            "kif" | "ki2" | "csa" => Encoding::ShiftJis,
            _ => Encoding::Utf8,
        }
    }
}

/// The text that bytes hold. UTF-8 is tried first: Shift-JIS text is practically never valid UTF-8.
pub fn decode(bytes: &[u8]) -> Result<(Cow<'_, str>, Encoding), NotationError> {
    if let Some((encoding, length)) = encoding_rs::Encoding::for_bom(bytes) {
        let (text, broken) = encoding.decode_without_bom_handling(&bytes[length..]);
        if broken {
            return Err(Fault::Encoding.at(Place::START));
        }
        let ours = if encoding == UTF_8 {
            Encoding::Utf8
        } else {
            Encoding::Utf16
        };
        return Ok((text, ours));
    }
    let broken_at = match std::str::from_utf8(bytes) {
        Ok(text) => return Ok((Cow::Borrowed(text), Encoding::Utf8)),
        Err(error) => error.valid_up_to(),
    };
    match SHIFT_JIS.decode_without_bom_handling_and_without_replacement(bytes) {
        Some(text) => Ok((text, Encoding::ShiftJis)),
        None => Err(Fault::Encoding.at(place_of(bytes, broken_at))),
    }
}

/// The place of a byte whose predecessors are valid UTF-8.
fn place_of(bytes: &[u8], at: usize) -> Place {
    let before = String::from_utf8_lossy(&bytes[..at]);
    let line_start = before.rfind('\n').map_or(0, |end| end + 1);
    Place {
        line: before.matches('\n').count() + 1,
        column: before[line_start..].chars().count() + 1,
    }
}

/// The bytes of a text; characters that Shift-JIS lacks become 〓, as printers do it.
pub fn encode(text: &str, encoding: Encoding) -> Vec<u8> {
    match encoding {
        Encoding::Utf8 => text.as_bytes().to_vec(),
        Encoding::Utf16 => {
            let units = std::iter::once(0xFEFF).chain(text.encode_utf16());
            units.flat_map(u16::to_le_bytes).collect()
        }
        Encoding::ShiftJis => {
            let (bytes, _, lossy) = SHIFT_JIS.encode(text);
            if !lossy {
                return bytes.into_owned();
            }
            let mappable = |c: char| !SHIFT_JIS.encode(c.encode_utf8(&mut [0; 4])).2;
            let shown: String = text
                .chars()
                .map(|c| if mappable(c) { c } else { '〓' })
                .collect();
            SHIFT_JIS.encode(&shown).0.into_owned()
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_survives_every_encoding() {
        let text = "▲７六歩　△３四歩\r\n*後手の持駒：飛二\n";
        for encoding in [Encoding::Utf8, Encoding::ShiftJis, Encoding::Utf16] {
            let bytes = encode(text, encoding);
            assert_eq!(decode(&bytes).unwrap(), (Cow::Borrowed(text), encoding));
        }
        assert_eq!(decode(b"\xEF\xBB\xBFabc").unwrap().0, "abc");
    }

    #[test]
    fn what_shift_jis_lacks_is_shown_as_missing() {
        let bytes = encode("☗𠮷a", Encoding::ShiftJis);
        assert_eq!(decode(&bytes).unwrap().0, "〓〓a");
    }

    #[test]
    fn broken_bytes_are_found_where_they_are() {
        let error = decode(b"ab\ncd\xFF\xFF").unwrap_err();
        assert_eq!((error.line, error.column), (2, 3));
    }
}
