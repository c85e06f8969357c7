"""The balance report: a page with plots, one plot as a picture, and every game in a Parquet file."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from types import MappingProxyType
from typing import Any

import msgspec

from gloaming.kernel import GloamingError
from gloaming.lab.balance import Share

MOST_IN_THE_PICTURE = 30
"""A kind with more names than this is for the page alone."""
FAIR = 0.3
"""How far from an even share something may be, in terms of it, before it stands out."""
DUSK, EMBER, STEEL, MIST = "#4b3f72", "#b5532a", "#3d6b7d", "#e9e6f0"
"""Points, what stands out, bars, and the band of what is fair."""


def write_report(
    folder: Path,
    title: str,
    report: dict[str, Any],
    rows: Sequence[dict[str, Any]],
    fair: Mapping[str, tuple[float, float]] = MappingProxyType({}),
) -> list[Path]:
    """Write the report of games that were played into a folder; the files that are there now.

    What is fair may be said for some kinds.
    """
    try:
        import altair
        import duckdb
        import vl_convert  # noqa: F401 altair draws with it
    except ImportError:
        raise GloamingError("The balance report is drawn by more packages: pip install 'gloaming[lab]'.") from None
    folder.mkdir(parents=True, exist_ok=True)
    page, picture, games = folder / "report.html", folder / "balance.svg", folder / "games.parquet"
    shares: list[Share] = report["shares"]
    small = in_short(shares)
    plots = [_plot(altair, shares, kind, fair.get(kind)) for kind in _kinds(shares)]
    whole = altair.vconcat(_turns(altair, rows), *plots)
    _titled(altair, whole, title, report).save(str(page), inline=True)
    columns = [_plot(altair, small, kind, fair.get(kind)) for kind in _kinds(small)]
    _titled(altair, altair.vconcat(*columns), title, report).save(str(picture))
    _write_parquet(duckdb, games, rows)
    return [page, picture, games]


def in_short(shares: Sequence[Share]) -> list[Share]:
    """The kinds of which there are few enough to be taken in at a glance."""
    names = Counter(one.kind for one in shares)
    return [one for one in shares if names[one.kind] <= MOST_IN_THE_PICTURE]


def summary(report: dict[str, Any]) -> str:
    """The games in one line."""
    capped = report["capped"] / report["finished"] if report["finished"] else 0
    return (
        f"{report['finished']} games, {report['seats']} seats, {', '.join(dict.fromkeys(report['bots']))}; "
        f"{report['mean_turns'] or 0:.1f} turns a game, {report['draws']} not won, {capped:.1%} ended by the cap"
    )


def _kinds(shares: Sequence[Share]) -> list[str]:
    return list(dict.fromkeys(one.kind for one in shares))


def _titled(altair: Any, plot: Any, title: str, report: dict[str, Any]) -> Any:
    words = altair.TitleParams(f"{title}: share of wins", subtitle=summary(report), anchor="start", offset=12)
    return plot.properties(title=words).configure_view(stroke=None).configure_axis(grid=False)


def _plot(altair: Any, shares: Sequence[Share], kind: str, fair: tuple[float, float] | None) -> Any:
    """The shares of one kind with their intervals, before the band of what is fair."""
    of_kind = [one for one in shares if one.kind == kind]
    even = sum(one.wins for one in of_kind) / max(1, sum(one.games for one in of_kind))
    low, high = fair or (even * (1 - FAIR), even * (1 + FAIR))
    band = {"low": low, "high": high}
    values = [
        {**msgspec.to_builtins(one), "stands": "out" if not band["low"] <= one.share <= band["high"] else "fair"}
        for one in of_kind
    ]
    x = altair.X("share:Q", title=None, axis=altair.Axis(format="%"), scale=altair.Scale(domain=[0, 1]))
    y = altair.Y("name:N", sort=None, title=None, axis=altair.Axis(labelLimit=240))
    colour = altair.Color("stands:N", legend=None, scale=altair.Scale(domain=["fair", "out"], range=[DUSK, EMBER]))
    base = altair.Chart(altair.Data(values=values))
    fair_band = altair.Chart(altair.Data(values=[band])).mark_rect(color=MIST).encode(x="low:Q", x2="high:Q")
    lines = base.mark_rule(strokeWidth=2).encode(x="low:Q", x2="high:Q", y=y, color=colour)
    points = base.mark_point(filled=True, size=70, opacity=1).encode(
        x=x,
        y=y,
        color=colour,
        tooltip=["name:N", "wins:Q", "games:Q", altair.Tooltip("share:Q", format=".1%"), "turns:Q"],
    )
    return (fair_band + lines + points).properties(width=420, height=altair.Step(18), title=kind)


def _turns(altair: Any, rows: Sequence[dict[str, Any]]) -> Any:
    """How long the games were."""
    values = [{"turns": row["turns"]} for row in rows if not row["error"]]
    return (
        altair.Chart(altair.Data(values=values))
        .mark_bar(color=STEEL)
        .encode(x=altair.X("turns:Q", bin=altair.Bin(maxbins=40), title="turns"), y=altair.Y("count()", title="games"))
        .properties(width=420, height=140)
    )


def _write_parquet(duckdb: Any, path: Path, rows: Sequence[dict[str, Any]]) -> None:
    """One row for each game."""
    with TemporaryDirectory() as place:
        lines = Path(place) / "games.jsonl"
        lines.write_bytes(b"".join(msgspec.json.encode(row) + b"\n" for row in rows))
        with duckdb.connect() as base:
            games = base.read_json(str(lines), format="newline_delimited")
            games.write_parquet(str(path))
