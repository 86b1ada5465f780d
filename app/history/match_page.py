"""A match as one HTML file that any browser shows, without scripts and without network access."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import datetime
from typing import Final

from app.game_lookup import game_name
from app.history.rounds_shown import chart_lines, players_by_rank, rank_of_player
from app.match_rows import occasion_text, outcome_text
from app.scoresheet.chart import scale_lines
from app.scoresheet.player_rows import signed_text
from app.scoresheet.summary.content import award_text, round_cell
from app.ui import theme
from app.ui.charts import DOT, spread_apart
from app.ui.numbers import points_text
from app.ui.person_names import called_by_others
from app.ui.player_faces import colour_numbers, initials_of
from app.ui.words import capitalise, join_details, language, tr
from engine.messages import RIGHT_TO_LEFT_LANGUAGES
from store.records import Grid as Kept
from store.records import GridRow as KeptRow
from store.records import StoredMatch

CHART_WIDTH: Final = 360.0  # the chart's width in its own units, about the pixels of a phone; it's scaled to the page
CHART_HEIGHT: Final = 200.0
NAMES_WIDTH: Final = 92.0  # the part of the width for the names at the ends of the lines
LETTER_SIZE: Final = 12.5
BASELINE: Final = 0.35 * LETTER_SIZE  # distance from a name's middle down to its baseline, in the chart's units
DASHES: Final = ("", "7 4", "2 4", "9 3 2 3")  # lines also differ by their dashes, not by colour alone
HTML_ESCAPES: Final = str.maketrans({"&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;"})
#: The page may run nothing and load nothing; its styles are inline.
POLICY: Final = "default-src 'none'; style-src 'unsafe-inline'"
STYLE: Final = """
:root {{ color-scheme: light dark; --paper: {light.paper}; --panel: {light.panel}; --text: {light.text};
  --quiet: {light.quiet}; --line: {light.line}; }}
@media (prefers-color-scheme: dark) {{ :root {{ --paper: {dark.paper}; --panel: {dark.panel}; --text: {dark.text};
  --quiet: {dark.quiet}; --line: {dark.line}; }} }}
* {{ box-sizing: border-box; }}
body {{ margin: 0; background: var(--paper); color: var(--text); font: 1rem/1.45 system-ui, sans-serif; }}
main {{ max-width: 46rem; margin: 0 auto; padding: 1rem; }}
header {{ background: radial-gradient(circle at 50% 30%, {felt}); color: {on_felt}; border-radius: 1.25rem;
  padding: 1.25rem; }}
h1 {{ margin: 0; font-size: 1.6rem; }}
p {{ margin: .25rem 0 0; overflow-wrap: anywhere; }}
ol {{ list-style: none; margin: 1rem 0 0; padding: 0; }}
li {{ display: flex; align-items: center; gap: .75rem; padding: .3rem 0; font-weight: 700; }}
li b {{ margin-inline-start: auto; font-size: 1.5rem; }}
li i {{ font-style: normal; min-width: 1.5rem; }}
li span:nth-of-type(2) {{ overflow-wrap: anywhere; }}
dl {{ display: grid; grid-template-columns: auto 1fr; gap: .25rem .75rem; margin: 1rem 0 0; }}
dt {{ font-weight: 800; }}
dd {{ margin: 0; overflow-wrap: anywhere; }}
.face {{ flex: none; width: 2.4rem; height: 2.4rem; border-radius: 50%; display: grid; place-content: center;
  color: {on_seat}; }}
section {{ background: var(--panel); border-radius: 1rem; padding: .75rem; margin-top: 1rem; overflow-x: auto; }}
svg {{ display: block; width: 100%; height: auto; }}
svg text {{ fill: var(--text); font-weight: 700; font-size: {letter}px; }}
table {{ border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; }}
th, td {{ padding: .45rem .5rem; text-align: center; border-top: 1px solid var(--line); }}
thead th {{ border-top: 0; color: var(--quiet); }}
tfoot td, tfoot th {{ border-top: 2px solid var(--text); font-weight: 800; }}
small {{ display: block; color: var(--quiet); }}
.dealer {{ background: var(--line); border-radius: .5rem; }}
.struck {{ text-decoration: line-through; color: var(--quiet); }}
footer {{ color: var(--quiet); padding: 1rem 0; text-align: center; }}
@media print {{ :root {{ color-scheme: light; --paper: {light.paper}; --panel: {light.panel}; --text: {light.text};
  --quiet: {light.quiet}; --line: {light.line}; }}
  body, header, section, .face, .dealer {{ background: none !important; }}
  header {{ color: var(--text); border: 1px solid var(--line); }}
  .face, .dealer {{ border: 1px solid var(--quiet); color: var(--text); }} }}
"""


def match_page_html(match: StoredMatch, kept: Kept, known: Mapping[str, int]) -> bytes:
    """Return the page in the window's language. `known` has colour numbers of people by name."""
    tag = language().tag
    title = game_name(match)
    begun = datetime.fromtimestamp((match.dated or match.created) / 1000).isoformat(timespec="minutes")
    when = capitalise(join_details((outcome_text(match, called_by_others), occasion_text(match))))
    hues, letters = colour_numbers(kept.names, known), initials_of(kept.names)
    people = "".join(
        f"<li><i>{f'{rank_of_player(kept, n)}.' if rank_of_player(kept, n) else ''}</i>"
        f'<span class="face" style="background:{theme.SEAT_COLOURS[hues[n]]}" aria-hidden="true">'
        f"{escape_html(letters[n])}</span><span>{escape_html(kept.names[n])}</span><b>{escape_html(points_text(kept.totals[n]))}</b></li>"
        for n in players_by_rank(kept)
    )
    note = f"<section><p>{escape_html(match.note)}</p></section>" if match.note else ""
    page = (
        f'<!doctype html>\n<html lang="{tag}" dir="{"rtl" if tag in RIGHT_TO_LEFT_LANGUAGES else "ltr"}">\n'
        f'<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">'
        f'<meta http-equiv="Content-Security-Policy" content="{escape_html(POLICY)}"><meta name="referrer" '
        f'content="no-referrer"><title>{escape_html(title)}</title><style>{_style_sheet()}</style></head>\n'
        f'<body><main data-match="{escape_html(match.uuid)}">\n<header><h1>{escape_html(title)}</h1>'
        f'<p><time datetime="{begun}">{escape_html(when)}</time></p><ol>{people}</ol>{_awards_html(kept)}</header>\n'
        f"{_chart_svg(match, kept, hues)}\n{_rounds_html(kept)}\n{note}\n"
        f"<footer>{escape_html(tr('app.name'))}</footer>\n</main></body>\n</html>\n"
    )
    return page.encode()


def _awards_html(kept: Kept) -> str:
    awards = [award_text(award, kept.names) for award in kept.awards]
    items = (f"<dt>{escape_html(each.title)}</dt><dd>{escape_html(each.reason)}</dd>" for each in awards)
    return f"<dl>{''.join(items)}</dl>" if awards else ""


def escape_html(text: str) -> str:
    """Return a text escaped for HTML."""
    return text.translate(HTML_ESCAPES)


def _style_sheet() -> str:
    felt = ", ".join(theme.FELT)
    return STYLE.format(
        light=theme.LIGHT, dark=theme.DARK, felt=felt, on_felt=theme.ON_FELT, on_seat=theme.ON_SEAT, letter=LETTER_SIZE
    )


def _chart_svg(match: StoredMatch, kept: Kept, hues: Sequence[int]) -> str:
    """Return the totals by round as SVG, each line with its name at its end; "" for fewer than two rounds. It's always
    drawn from left to right, like numbers.
    """
    lines = chart_lines(kept)
    if len(kept.rounds) < 2:
        return ""
    drawn, goal = scale_lines(lines, match.target or 0, CHART_WIDTH - NAMES_WIDTH, CHART_HEIGHT)
    shapes = []
    if goal is not None:
        shapes.append(
            f'<path d="M0 {goal:.1f}H{CHART_WIDTH - NAMES_WIDTH:.0f}" stroke="var(--quiet)" stroke-width="1.5" '
            f'stroke-dasharray="6 6"/>'
        )
    heights = spread_apart(
        [points[-1][1] for points in drawn], LETTER_SIZE, LETTER_SIZE / 2, CHART_HEIGHT - LETTER_SIZE / 2
    )
    names_left = CHART_WIDTH - NAMES_WIDTH
    for n, points in enumerate(drawn):
        path = "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in points)
        dashes = f' stroke-dasharray="{DASHES[n % len(DASHES)]}"' if DASHES[n % len(DASHES)] else ""
        shapes.append(
            f'<path d="{path}" fill="none" stroke="{theme.LINE_COLOURS[hues[n]]}" stroke-width="2.5" '
            f'stroke-linejoin="round"{dashes}/><circle cx="{names_left + DOT:.0f}" cy="{heights[n]:.1f}" '
            f'r="{DOT / 2:.0f}" fill="{theme.LINE_COLOURS[hues[n]]}"/><text x="{names_left + 2 * DOT:.0f}" '
            f'y="{heights[n] + BASELINE:.1f}" direction="ltr">'
            f"{escape_html(_short_name(kept.names[n]))}</text>"
        )
    return (
        f'<section><svg viewBox="0 0 {CHART_WIDTH:.0f} {CHART_HEIGHT:.0f}" role="img" '
        f'aria-label="{escape_html(tr("share.chart"))}">'
        f"{''.join(shapes)}</svg></section>"
    )


def _short_name(name: str) -> str:
    """Return a name shortened to fit beside the chart."""
    return name if len(name) <= 10 else f"{name[:9]}…"


def _rounds_html(kept: Kept) -> str:
    if not kept.rounds:
        return ""
    heads = "".join(f'<th scope="col">{escape_html(name)}</th>' for name in kept.names)
    rows = "".join(_row_html(row) for row in kept.rounds)
    totals = "".join(f"<td>{escape_html(points_text(total))}</td>" for total in kept.totals)
    return (
        f'<section><table><thead><tr><th scope="col">#</th>{heads}</tr></thead><tbody>{rows}</tbody>'
        f'<tfoot><tr><th scope="row">Σ</th>{totals}</tr></tfoot></table></section>'
    )


def _row_html(row: KeptRow) -> str:
    cells = []
    for n, score in enumerate(row.scores):
        cost = row.costs[n] if n < len(row.costs) else None
        penalty = f"<small>{escape_html(tr('keep.penalty', points=signed_text(cost)))}</small>" if cost else ""
        marks = " ".join(word for word, on in (("dealer", row.dealer == n), ("struck", row.struck)) if on)
        classes = f' class="{marks}"' if marks else ""
        cells.append(f"<td{classes}>{escape_html(round_cell(score, n in row.winners))}{penalty}</td>")
    note = f"<small>{escape_html(row.note)}</small>" if row.note else ""
    return f'<tr><th scope="row">{row.number}{note}</th>{"".join(cells)}</tr>'
