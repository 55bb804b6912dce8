"""Remarks about ratings on a table's pages: below a lobby, and below the end of a match."""

from collections.abc import Callable

from bot.careers.rows import CareerRows
from bot.games.info import TableInfo
from bot.kit.l10n import Words


class RatingRemarks:
    """Says whether a match will change ratings, and whether it has."""

    def __init__(self, rows: CareerRows) -> None:
        self._rows = rows

    def below_lobby(self, info: TableInfo, words: Words) -> str:
        """Whether the match will change ratings; empty in direct messages."""
        return "" if info.direct else will_count(info, words)

    async def below_end(self, table: int) -> Callable[[Words], str]:
        """Whether a match changed ratings, or why not; empty: nobody would expect it to, or it is
        not known. Raises StoreError."""
        rated = await self._rows.rated(table)
        if rated in (None, "alone"):
            return lambda _words: ""
        return lambda words: f"-# {words(f'rated-{rated}')}"


def will_count(info: TableInfo, words: Words) -> str:
    """Whether a match will change ratings, with those in its lobby."""
    people = sum(chair.user is not None for chair in info.chairs)
    told = words("rated-of", people=min(people, 3))
    if people > 1 and info.hints:
        told += " " + words("rated-unless-hints")
    return f"-# {told}"
