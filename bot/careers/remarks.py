"""Remarks about ratings on a table's pages: below a lobby, and below the end of a match."""

from collections.abc import Callable

from bot.careers.rows import CareerRows
from bot.games.info import TableInfo
from bot.kit.l10n import Words
from engine import variant


class RatingRemarks:
    """Remarks whether a match will change ratings, and whether it has."""

    def __init__(self, rows: CareerRows) -> None:
        self._rows = rows

    def below_lobby(self, info: TableInfo, words: Words) -> str:
        """Return the remark below a lobby; empty in direct messages."""
        return "" if info.direct else will_count(info, words)

    async def below_end(self, table: int) -> Callable[[Words], str]:
        """Return a function that says whether a match changed ratings, or why not.

        It returns an empty text for a solo match and for one not counted yet. Raises StoreError.
        """
        rated = await self._rows.rated(table)
        if rated in (None, "alone"):
            return lambda _words: ""
        return lambda words: f"-# {words(f'rated-{rated}')}"


def will_count(info: TableInfo, words: Words) -> str:
    """Return a remark whether a match will change ratings with the people in its lobby."""
    people = sum(chair.user is not None for chair in info.chairs)
    remark = words("rated-of", people=min(people, 3))
    if people == 2 and variant(info.variant).build(info.players).teams:
        remark += " " + words("rated-unless-partners")
    if people > 1 and info.hints:
        remark += " " + words("rated-unless-hints")
    return f"-# {remark}"
