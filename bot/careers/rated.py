"""Which matches count for ratings: told before one begins, and when it is over."""

from bot.games.info import TableInfo
from bot.kit.l10n import Words
from bot.store import Rated


def will_count(info: TableInfo, words: Words) -> str:
    """In a lobby: whether the match will change ratings, with those present."""
    people = sum(chair.user is not None for chair in info.chairs)
    told = words("rated-of", people=min(people, 3))
    if people > 1 and info.hints:
        told += " " + words("rated-unless-hints")
    return f"-# {told}"


def rated_line(rated: Rated, words: Words) -> str:
    """Whether a match changed ratings, or why not; empty: nobody would expect it to."""
    return "" if rated == "alone" else f"-# {words(f'rated-{rated}')}"
