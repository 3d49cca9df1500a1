# /// script
# requires-python = ">=3.11"
# dependencies = ["fonttools"]
# ///
"""Cut the fonts we ship from their public sources.

    python resources/make/fonts.py SOURCES

SOURCES is a folder that holds, at any depth, the files named in CUTS (see resources/fonts/README.md for where they come
from). Each cut keeps Latin text, gets lining tabular figures as its plain digits (paper cannot ask a font for features)
and a family name of its own, so that a copy of the original on the host's machine is never taken for ours.
"""

import sys
from pathlib import Path

from fontTools import subset
from fontTools.ttLib import TTFont

FONTS = Path(__file__).resolve().parent.parent / "fonts"
FEATURES = ["kern", "liga", "calt", "ccmp", "locl", "mark", "mkmk", "case"]
LATIN = (
    *range(0x20, 0x7F),
    *range(0xA0, 0x180),  # Latin-1 and Extended-A
    *range(0x218, 0x21C),
    *(0x300, 0x301, 0x302, 0x303, 0x304, 0x308, 0x30A, 0x30C, 0x327, 0x328),  # for text that arrives decomposed
    *range(0x2010, 0x2028),
    *(0x202F, 0x2030, 0x2032, 0x2033, 0x2039, 0x203A, 0x2044, 0x20AC, 0x2116, 0x2122),
    *range(0x2190, 0x2194),
    *(0x1E9E, 0x2212, 0x2248, 0x2260, 0x2264, 0x2265),
)
SIGNS = tuple(map(ord, " ✓✔✗✘↶↷↺↻←↑→↓↔❚▮●○◉◆◇◈★☆■□▲△▼▽◀▶▸▾◂✎☰⚑⚐☾☽⚖⌘⌫⏎↵♠♥♦♣♛♟⚀⚁⚂⚃⚄⚅✦✕…·"))
SERIF, SANS, SIGN = "EB Garamond Club", "Inter Club", "Club Signs"
CUTS = (
    ("EBGaramond_400Regular.ttf", SERIF, "Regular", LATIN),
    ("EBGaramond_600SemiBold.ttf", SERIF, "SemiBold", LATIN),
    ("EBGaramond_400Regular_Italic.ttf", SERIF, "Italic", LATIN),
    ("Inter_400Regular.ttf", SANS, "Regular", LATIN),
    ("Inter_500Medium.ttf", SANS, "Medium", LATIN),
    ("Inter_600SemiBold.ttf", SANS, "SemiBold", LATIN),
    ("DejaVuSans.ttf", SIGN, "Regular", SIGNS),
)


def single_substitutions(font: TTFont, tag: str) -> dict[str, str]:
    """What the feature `tag` puts in place of single glyphs."""
    table = font["GSUB"].table
    records = [r for r in table.FeatureList.FeatureRecord if r.FeatureTag == tag]
    lookups = {i for record in records for i in record.Feature.LookupListIndex}
    found: dict[str, str] = {}
    for index in sorted(lookups):
        for part in table.LookupList.Lookup[index].SubTable:
            found.update(getattr(getattr(part, "ExtSubTable", part), "mapping", {}))
    return found


def make_digits_tabular(font: TTFont) -> None:
    """Let the plain digits be the lining tabular ones."""
    swaps = [single_substitutions(font, tag) for tag in ("lnum", "tnum")]
    for table in font["cmap"].tables:
        for code in range(ord("0"), ord("9") + 1):
            for swap in swaps:
                if code in table.cmap:
                    table.cmap[code] = swap.get(table.cmap[code], table.cmap[code])


def rename(font: TTFont, family: str, style: str) -> None:
    """Give the cut its own names; copyright and licence entries stay as they are."""
    names = {
        1: family,  # the same for every weight: Qt finds the cut by its weight
        2: style,
        3: f"{family} {style}",
        4: f"{family} {style}",
        6: f"{family.replace(' ', '')}-{style}",
    }
    table = font["name"]
    table.names = [n for n in table.names if n.nameID in {0, 5, 8, 9, 13, 14}]
    for number, text in names.items():
        table.setName(text, number, 3, 1, 0x409)
    weights = {"Medium": 500, "SemiBold": 600}
    font["OS/2"].usWeightClass = weights.get(style, 400)


def cut(source: Path, family: str, style: str, codes: tuple[int, ...]) -> Path:
    """Write one cut and say where."""
    font = TTFont(source)
    if family != SIGN:
        make_digits_tabular(font)
    options = subset.Options(layout_features=FEATURES, name_IDs=["*"], notdef_outline=True, hinting=family == SIGN)
    cutter = subset.Subsetter(options)
    cutter.populate(unicodes=codes)
    cutter.subset(font)
    rename(font, family, style)
    target = FONTS / f"{family.replace(' ', '')}-{style}.ttf"
    font.save(target)
    return target


def main(sources: Path) -> None:
    """Make every cut."""
    for name, family, style, codes in CUTS:
        source = next(sources.rglob(name))
        target = cut(source, family, style, codes)
        print(f"{target.name}: {target.stat().st_size // 1000} kB")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
