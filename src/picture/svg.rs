//! Figures as SVG text: one element a mark, numbers no longer than they need to be.

use std::fmt::Write;

use egui::{Align, Color32, Pos2};

use super::figure::{DASH, Face, Figure, MIDDLE_TO_BASELINE, Mark, Pen, Text};

/// The whole file.
pub fn write(figure: &Figure) -> String {
    let mut svg = Svg(String::new());
    let (width, height) = (Number(figure.size.x), Number(figure.size.y));
    svg.line(format_args!(
        r#"<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" viewBox="0 0 {width} {height}">"#
    ));
    if figure.ground.a() > 0 {
        let paint = Paint("fill", figure.ground);
        svg.line(format_args!(r#"<rect width="100%" height="100%"{paint}/>"#));
    }
    for mark in &figure.marks {
        svg.mark(mark);
    }
    svg.0.push_str("</svg>\n");
    svg.0
}

struct Svg(String);

impl Svg {
    fn line(&mut self, line: std::fmt::Arguments) {
        // Writing to a string cannot fail.
        let _ = self.0.write_fmt(line);
        self.0.push('\n');
    }

    fn mark(&mut self, mark: &Mark) {
        match mark {
            Mark::Rect {
                at,
                radius,
                fill,
                pen,
            } => {
                let [x, y, w, h] = [at.min.x, at.min.y, at.width(), at.height()].map(Number);
                let (fill, pen, radius) = (Paint("fill", *fill), Line(*pen), Number(*radius));
                if radius.0 > 0.0 {
                    self.line(format_args!(
                        r#"<rect x="{x}" y="{y}" width="{w}" height="{h}" rx="{radius}"{fill}{pen}/>"#
                    ));
                } else {
                    self.line(format_args!(
                        r#"<rect x="{x}" y="{y}" width="{w}" height="{h}"{fill}{pen}/>"#
                    ));
                }
            }
            Mark::Circle {
                centre,
                radius,
                fill,
                pen,
            } => {
                let [x, y, r] = [centre.x, centre.y, *radius].map(Number);
                let (fill, pen) = (Paint("fill", *fill), Line(*pen));
                self.line(format_args!(
                    r#"<circle cx="{x}" cy="{y}" r="{r}"{fill}{pen}/>"#
                ));
            }
            Mark::Polygon { points, fill, pen } => {
                let (points, fill, pen) = (Points(points), Paint("fill", *fill), Line(*pen));
                self.line(format_args!(r#"<polygon points="{points}"{fill}{pen}/>"#));
            }
            Mark::Polyline { points, pen } => {
                let (points, pen) = (Points(points), Line(*pen));
                self.line(format_args!(
                    r#"<polyline points="{points}" fill="none" stroke-linejoin="round"{pen}/>"#
                ));
            }
            Mark::Segments { ends, pen } => {
                self.0.push_str("<path d=\"");
                for [a, b] in ends {
                    let [ax, ay, bx, by] = [a.x, a.y, b.x, b.y].map(Number);
                    let _ = write!(self.0, "M{ax} {ay}L{bx} {by}");
                }
                let pen = Line(*pen);
                self.line(format_args!(r#"" fill="none"{pen}/>"#));
            }
            Mark::Text(text) => self.text(text),
        }
    }

    fn text(&mut self, text: &Text) {
        let family = "'Noto Sans', 'Noto Sans CJK JP', 'BIZ UDPGothic', 'Yu Gothic', sans-serif";
        let weight = match text.face {
            Face::Bold => r#" font-weight="bold""#,
            Face::Plain => "",
        };
        let anchor = match text.align {
            Align::Min => "",
            Align::Center => r#" text-anchor="middle""#,
            Align::Max => r#" text-anchor="end""#,
        };
        let [x, y, size] = [text.at.x, text.at.y, text.size].map(Number);
        // Not by `dominant-baseline`, which many programs ignore.
        let down = Number(text.size * MIDDLE_TO_BASELINE);
        let turn = if text.upwards {
            format!(r#" transform="rotate(-90 {x} {y})""#)
        } else {
            String::new()
        };
        let (fill, words) = (Paint("fill", text.color), Escaped(&text.text));
        self.line(format_args!(
            r#"<text x="{x}" y="{y}" dy="{down}" font-family="{family}" font-size="{size}"{weight}{anchor}{fill}{turn}>{words}</text>"#
        ));
    }
}

/// At most two decimals, and none that are 0.
#[derive(Clone, Copy)]
struct Number(f32);

impl std::fmt::Display for Number {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let hundredths = (f64::from(self.0) * 100.0).round() as i64;
        let sign = if hundredths < 0 { "-" } else { "" };
        let (whole, rest) = (hundredths.abs() / 100, hundredths.abs() % 100);
        match rest {
            0 => write!(f, "{sign}{whole}"),
            _ if rest % 10 == 0 => write!(f, "{sign}{whole}.{}", rest / 10),
            _ => write!(f, "{sign}{whole}.{rest:02}"),
        }
    }
}

struct Points<'a>(&'a [Pos2]);

impl std::fmt::Display for Points<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        for (i, p) in self.0.iter().enumerate() {
            let space = if i == 0 { "" } else { " " };
            write!(f, "{space}{},{}", Number(p.x), Number(p.y))?;
        }
        Ok(())
    }
}

/// An attribute that names a colour, with its opacity if it has one.
struct Paint(&'static str, Color32);

impl std::fmt::Display for Paint {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let Paint(attribute, color) = self;
        let [r, g, b, a] = color.to_srgba_unmultiplied();
        match a {
            0 => write!(f, r#" {attribute}="none""#),
            255 => write!(f, r##" {attribute}="#{r:02x}{g:02x}{b:02x}""##),
            _ => {
                let opacity = Number(f32::from(a) / 255.0);
                write!(
                    f,
                    r##" {attribute}="#{r:02x}{g:02x}{b:02x}" {attribute}-opacity="{opacity}""##
                )
            }
        }
    }
}

struct Line(Pen);

impl std::fmt::Display for Line {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let pen = self.0;
        if pen.is_none() {
            return Ok(());
        }
        let (color, width) = (Paint("stroke", pen.color), Number(pen.width));
        write!(f, r#"{color} stroke-width="{width}""#)?;
        if pen.dashed {
            let [dash, gap] = DASH.map(|widths| Number(widths * pen.width));
            write!(f, r#" stroke-dasharray="{dash} {gap}""#)?;
        }
        Ok(())
    }
}

/// Text as XML wants it: signs of the language replaced, characters it forbids left out.
struct Escaped<'a>(&'a str);

impl std::fmt::Display for Escaped<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        for c in self.0.chars() {
            match c {
                '&' => f.write_str("&amp;")?,
                '<' => f.write_str("&lt;")?,
                '>' => f.write_str("&gt;")?,
                '"' => f.write_str("&quot;")?,
                '\'' => f.write_str("&#39;")?,
                '\t' | '\n' | '\r' => f.write_char(' ')?,
                c if c < ' ' || matches!(c, '\u{FFFE}' | '\u{FFFF}') => {}
                c => f.write_char(c)?,
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use egui::{Rect, pos2, vec2};

    #[test]
    fn numbers_are_short_and_rounded() {
        for (number, text) in [
            (1.0, "1"),
            (-0.004, "0"),
            (2.5, "2.5"),
            (-3.25, "-3.25"),
            (0.05, "0.05"),
            (1234.567, "1234.57"),
            (-0.5, "-0.5"),
        ] {
            assert_eq!(Number(number).to_string(), text);
        }
    }

    #[test]
    fn words_cannot_break_out_of_their_element() {
        let text = "a<b & \"c\" > '\u{0}d'\n読み木";
        assert_eq!(
            Escaped(text).to_string(),
            "a&lt;b &amp; &quot;c&quot; &gt; &#39;d&#39; 読み木"
        );
    }

    #[test]
    fn a_figure_is_written_mark_by_mark() {
        let mut figure = Figure::new(vec2(100.0, 50.0), Color32::WHITE);
        figure.push(Mark::Rect {
            at: Rect::from_min_max(pos2(1.0, 2.0), pos2(11.0, 7.5)),
            radius: 2.0,
            fill: Color32::from_rgba_unmultiplied(255, 0, 0, 128),
            pen: Pen::dashed(1.5, Color32::BLACK),
        });
        figure.push(Mark::Segments {
            ends: vec![
                [pos2(0.0, 0.0), pos2(1.0, 2.0)],
                [pos2(3.0, 4.0), pos2(5.0, 6.25)],
            ],
            pen: Pen::new(1.0, Color32::BLACK),
        });
        figure.push(Mark::Polyline {
            points: vec![pos2(0.0, 0.0), pos2(9.0, 9.5)],
            pen: Pen::new(1.0, Color32::BLACK),
        });
        figure
            .text(Text::new(pos2(5.0, 6.0), Align::Center, 10.0, Color32::BLACK, "α<β").upwards());
        let expected = r##"<svg xmlns="http://www.w3.org/2000/svg" width="100" height="50" viewBox="0 0 100 50">
<rect width="100%" height="100%" fill="#ffffff"/>
<rect x="1" y="2" width="10" height="5.5" rx="2" fill="#ff0000" fill-opacity="0.5" stroke="#000000" stroke-width="1.5" stroke-dasharray="6 4.5"/>
<path d="M0 0L1 2M3 4L5 6.25" fill="none" stroke="#000000" stroke-width="1"/>
<polyline points="0,0 9,9.5" fill="none" stroke-linejoin="round" stroke="#000000" stroke-width="1"/>
<text x="5" y="6" dy="3.6" font-family="'Noto Sans', 'Noto Sans CJK JP', 'BIZ UDPGothic', 'Yu Gothic', sans-serif" font-size="10" text-anchor="middle" fill="#000000" transform="rotate(-90 5 6)">α&lt;β</text>
</svg>
"##;
        assert_eq!(figure.to_svg(), expected);
    }
}
