"""Pages of a series of tournaments: its table, and the question whether to stop it."""

from bot.careers.leaderboard import MAX_NAME, OWN_MARK
from bot.contests.tournaments.pages import SHOW, STOP, button, control, name_line
from bot.contests.tournaments.rows import StoredTournament
from bot.contests.tournaments.series import COUNTED_TOURNAMENTS, PLACE_POINTS, SeriesTable
from bot.deals.score_sheet import table_of
from bot.deals.wording.seat_names import ranked_names
from bot.kit.figures import tenths
from bot.kit.l10n import Words
from bot.kit.page import Button, Page, Row, Text, page


def series_page(table: SeriesTable, words: Words) -> Page:
    """Show the table of a series."""
    title = f"### {words('tournament-series')}\n**{name_line(table.stored, words)}**"
    back = Row((button(SHOW, table.stored.id, words),))
    if not table.rows:
        return page(Text(f"{title}\n{words('tournament-series-none')}"), back)
    points = ", ".join(map(str, PLACE_POINTS))
    notes = (
        words("tournament-series-counted", number=table.tournaments, most=COUNTED_TOURNAMENTS),
        words("tournament-series-rule", places=len(PLACE_POINTS), points=points),
    )
    below = Text("\n".join(f"-# {note}" for note in notes))
    return page(Text(title), Text(_rows(table, words)), below, back)


def _rows(table: SeriesTable, words: Words) -> str:
    """The people in columns, the reader's own row marked."""
    rows = table.rows
    head = ("", words("tournament-points"), words("tournament-wins"))
    marked = any(row.person == table.reader for row in rows)
    names = ranked_names(
        [row.name for row in rows], [row.place for row in rows], MAX_NAME, drawn=True
    )
    body = []
    for row, name in zip(rows, names, strict=True):
        lead = (OWN_MARK if row.person == table.reader else " ") + " " if marked else ""
        body.append((f"{lead}{row.place}. {name}", tenths(float(row.points), words), str(row.wins)))
    return table_of(head, body)


def sure_stop_page(stored: StoredTournament, words: Words) -> Page:
    """Ask whether to really stop a series."""
    buttons = (
        Button(control(STOP, stored.id), words("tournament-stop"), "danger"),
        Button(control(SHOW, stored.id), words("tournament-back")),
    )
    return page(Text(words("tournament-stop-sure")), Row(buttons))
