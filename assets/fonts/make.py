"""Makes the fonts of this folder: subsets of free fonts, given one common line height.

    python3 make.py BIZ_FOLDER NOTO_FOLDER

BIZ_FOLDER holds BIZUDPGothic-Regular.ttf and -Bold.ttf, NOTO_FOLDER holds NotoSansCJK-Regular.ttc,
NotoSansCJK-Bold.ttc and NotoSerifCJK-Bold.ttc. Needs fonttools. See README.md for what and why.
"""

import sys
from pathlib import Path

from fontTools import subset
from fontTools.pens.t2CharStringPen import T2CharStringPen
from fontTools.pens.transformPen import TransformPen
from fontTools.ttLib import TTFont

HERE = Path(__file__).parent

# egui centres a fallback glyph's line box in the row, so faces share a baseline only when they
# share these: ascent and descent in em.
ASCENT, DESCENT = 0.95, 0.25

ASCII = {chr(c) for c in range(0x20, 0x7F)}
LATIN_1 = {chr(c) for c in range(0xA0, 0x100)}
MACRON = set("ĀāĒēĪīŌōŪū")  # romanised Japanese: Katoh, tsumeshōgi
GREEK = {chr(c) for c in range(0x391, 0x3AA)} - {"\u03a2"} | {chr(c) for c in range(0x3B1, 0x3CA)}
LATIN_SIGNS = set("‐–—‘’“”•…′″−√∞∑≈≠≤≥±×÷·\u0304™†‡‰")
SYMBOLS = set(
    "☗☖▲△▽▼▶◀▷◁□■○●◎◇◆★☆◯✓♠♡♢♣♤♥♦♧"
    "→←↑↓↔⇒⇔↖↗↘↙"
    "∀∃∅∈∋∉⊂⊃⊆⊇∩∪∧∨¬∠⊥∂∇≡≪≫∝∵∫⌒⊕⊗"
    "─│┌┐┘└├┬┤┴┼━┃┏┓┛┗┣┳┫┻╋"
    "①②③④⑤⑥⑦⑧⑨⑩⑪⑫⑬⑭⑮⑯⑰⑱⑲⑳ⅠⅡⅢⅣⅤⅥⅦⅧⅨⅩ"
    "№℃"
)
JAPANESE_SIGNS = {chr(c) for c in range(0x3000, 0x301A)} | {"〝", "〟"} | {chr(c) for c in range(0xFF01, 0xFF5F)}
KANA = {chr(c) for c in range(0x3041, 0x3097)} | {chr(c) for c in range(0x3099, 0x3100)}
# Forms outside JIS level 1 that stand in players' and composers' names in game records.
NAMES = set("邊邉髙﨑齋齊廣國圓澤濱櫻眞惠壽榮將棋譜闘")


def jis_level_1():
    """Rows 16 to 47 of JIS X 0208."""
    kanji = set()
    for row in range(16, 48):
        for cell in range(1, 95):
            try:
                kanji.add(bytes([0xA0 + row, 0xA0 + cell]).decode("euc_jp"))
            except UnicodeDecodeError:
                pass
    return kanji


PIECES = set("王玉飛角金銀桂香歩竜龍馬全圭杏と成将個一二三四五六七八九十〇打同右左直上引寄不")
LATIN = ASCII | LATIN_1 | MACRON | GREEK | LATIN_SIGNS | set("▶◀▷◁")
JAPANESE = JAPANESE_SIGNS | KANA | jis_level_1() | NAMES | SYMBOLS | PIECES


def make(source, index, characters, name, family):
    options = subset.Options()
    options.hinting = False  # egui hints by itself; the instructions are a third of the file
    options.layout_features = ["kern", "mark", "mkmk", "ccmp"]
    options.name_IDs = [0, 1, 2, 3, 4, 5, 6, 7, 13, 14]
    options.notdef_outline = True
    options.drop_tables += ["vhea", "vmtx", "VORG", "BASE", "DSIG", "STAT", "MATH"]
    font = TTFont(source, fontNumber=index, recalcTimestamp=False)
    missing = [c for c in sorted(characters) if ord(c) not in font.getBestCmap()]
    if missing:
        print(f"{name}: the source has no {''.join(missing)}")
    subsetter = subset.Subsetter(options)
    subsetter.populate(text="".join(characters))
    subsetter.subset(font)

    if "\u0304" in characters:
        place_macron(font)
    em = font["head"].unitsPerEm
    hhea, os2 = font["hhea"], font["OS/2"]
    hhea.ascent = os2.sTypoAscender = os2.usWinAscent = round(ASCENT * em)
    hhea.descent = os2.sTypoDescender = -round(DESCENT * em)
    os2.usWinDescent = round(DESCENT * em)
    hhea.lineGap = os2.sTypoLineGap = 0
    for record in font["name"].names:
        if record.nameID in (1, 4, 6):
            # A modified version goes by a name of its own.
            record.string = family if record.nameID != 6 else family.replace(" ", "")
    target = HERE / name
    font.save(target)
    print(f"{name}: {len(font.getBestCmap())} characters, {target.stat().st_size} bytes")


def place_macron(font):
    """Puts the combining macron over the letter before it, as high as β̄ needs it: the font
    itself leaves that to anchors it does not have."""
    glyph = font.getBestCmap()[0x304]
    charstrings = font["CFF "].cff[0].CharStrings
    old = charstrings[glyph]
    pen = T2CharStringPen(old.width if hasattr(old, "width") else 0, font.getGlyphSet())
    font.getGlyphSet()[glyph].draw(TransformPen(pen, (1, 0, 0, 1, -300, 190)))
    charstrings[glyph] = pen.getCharString(old.private, old.globalSubrs)


def main():
    biz, noto = map(Path, sys.argv[1:3])
    make(noto / "NotoSansCJK-Regular.ttc", 0, LATIN, "latin.otf", "Yomiki Latin")
    make(noto / "NotoSansCJK-Bold.ttc", 0, LATIN, "latin-bold.otf", "Yomiki Latin Bold")
    make(biz / "BIZUDPGothic-Regular.ttf", 0, JAPANESE, "japanese.ttf", "Yomiki Japanese")
    make(biz / "BIZUDPGothic-Bold.ttf", 0, JAPANESE, "japanese-bold.ttf", "Yomiki Japanese Bold")
    make(noto / "NotoSerifCJK-Bold.ttc", 0, PIECES | ASCII, "pieces.otf", "Yomiki Pieces")


main()
