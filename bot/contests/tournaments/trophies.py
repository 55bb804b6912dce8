"""Trophies of a person: the first three places of tournaments, as a line of their profile.

They are read from the stored places. A place counts if anybody came after it.
"""

from collections.abc import Sequence

from bot.contests.tournaments.rows import TournamentRows, Trophy
from bot.deals.wording.words import plain
from bot.kit.l10n import Words

SIGNS = {1: "🏆", 2: "🥈", 3: "🥉"}
MAX_TROPHIES = 8
"""Trophies shown at most, each with how often it was won."""


class TrophyShelf:
    """The trophies that stand in profiles."""

    def __init__(self, rows: TournamentRows) -> None:
        self._rows = rows

    async def line(self, person: int, guild: int, words: Words) -> str:
        """Return the trophies that a person has won in a server. Raises StoreError."""
        return trophy_line(await self._rows.trophies(person, guild), words)


def trophy_line(trophies: Sequence[Trophy], words: Words) -> str:
    """Return the best trophies: of all games and all time, whatever the profile is of."""
    if not trophies:
        return ""
    shown = [_text(trophy, words) for trophy in trophies[:MAX_TROPHIES]]
    more = ["…"] if len(trophies) > MAX_TROPHIES else []
    return words("tournament-trophies", trophies=words("names-comma").join(shown + more))


def _text(trophy: Trophy, words: Words) -> str:
    """Return a trophy with its tournament's name, and how often it was won."""
    name = plain(trophy.name) or words("tournament-heading")
    times = f" ×{trophy.times}" if trophy.times > 1 else ""
    return f"{SIGNS[trophy.place]} {name}{times}"
