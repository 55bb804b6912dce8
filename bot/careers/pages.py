"""What the pages about people share: which game, when, and what stands below them."""

from collections.abc import Iterable, Sequence
from datetime import date
from typing import NamedTuple

from babel.dates import format_skeleton

from bot.careers.records import ALL_TIME
from bot.careers.service import CareerRequest
from bot.games.forms import FORMS
from bot.kit.figures import babel_locale
from bot.kit.l10n import Words
from bot.kit.page import MAX_CHOICES, Choice, Select


def month_name(month: int, words: Words) -> str:
    """A season by its month and year; all time, by its own words."""
    if month == ALL_TIME:
        return words("career-all-time")
    year, number = divmod(month, 100)
    locale = babel_locale(words.language)
    if locale is None:
        return f"{year}-{number:02d}"
    return format_skeleton("yMMMM", date(year, number, 1), locale=locale)


PROFILE, LEADERS = "profile", "leaders"
"""Beginnings of their controls' custom_ids: ``profile:<user>:<game>:<players>:<month>:<what>``,
``leaders:<page>:<game>:<players>:<month>:<what>``."""
OPEN, SHARE, GAME, WHEN = "o", "s", "game", "when"
"""What a control does: it opens a page, posts it for everybody, or chooses."""
BACK, NEXT = "b", "n"
TURNS = (OPEN, BACK, NEXT)
"""The controls that turn a page. They differ, as no two ids on a page may be equal."""
MOST_DIGITS = 19


class Pressed(NamedTuple):
    """A control of such a page: whose, or which page; what is wanted; what it does."""

    kind: str
    number: int
    wanted: CareerRequest
    what: str


def control(kind: str, number: int, wanted: CareerRequest, what: str) -> str:
    """The custom_id of a control."""
    return f"{kind}:{number}:{wanted.game}:{wanted.players}:{wanted.month}:{what}"


def read_control(custom_id: str) -> Pressed | None:
    """The control in a custom_id; None if it is not one of ours."""
    kind, *parts = custom_id.split(":")
    if kind not in (PROFILE, LEADERS) or len(parts) != 5:
        return None
    number, game, players, month, what = parts
    if not all(one.isascii() and one.isdigit() for one in (number, players, month)):
        return None
    if max(map(len, (number, players, month))) > MOST_DIGITS or int(number) >= 1 << 63:
        return None
    return Pressed(kind, int(number), CareerRequest(game, int(players), int(month)), what)


def chosen(pressed: Pressed, value: str) -> CareerRequest | None:
    """What the person wants to see after a choice; None: it was not offered."""
    wanted = pressed.wanted
    if pressed.what == GAME:
        game, _, players = value.partition(":")
        if not (players.isascii() and players.isdigit() and len(players) < MOST_DIGITS):
            return None
        return CareerRequest(game, int(players), wanted.month)
    if pressed.what == WHEN:
        if not (value.isascii() and value.isdigit() and len(value) < MOST_DIGITS):
            return None
        return wanted._replace(month=int(value))
    return wanted


def form_name(wanted: CareerRequest, words: Words) -> str:
    """The game, and with how many players, if that matters."""
    if not wanted.game:
        return words("career-all-games")
    game = words(f"variant-{wanted.game}")
    return words("lobby-title", game=game, players=wanted.players) if wanted.players else game


def games_to_choose(
    games: Iterable[str], wanted: CareerRequest, *, together: bool = False
) -> list[CareerRequest]:
    """The games to choose from; a game that is played by several numbers also by each number.

    Several together come first, where they can be chosen.
    """
    several = tuple(games)
    found: list[CareerRequest] = [CareerRequest("")] if together and len(several) > 1 else []
    for game in filter(None, dict.fromkeys((wanted.game, *several))):
        numbers = FORMS[game].numbers
        found += [
            CareerRequest(game, players) for players in (0, *(numbers if len(numbers) > 1 else ()))
        ]
    return found


def choose_game(
    kind: str, number: int, wanted: CareerRequest, games: Iterable[str], words: Words
) -> Select:
    """Another game or form; on a profile all games together, too."""
    together = kind == PROFILE
    return Select(
        control(kind, number, wanted, GAME),
        words("career-choice", what=words("career-game"), chosen=form_name(wanted, words)),
        tuple(
            Choice(f"{one.game}:{one.players}", form_name(one, words))
            for one in games_to_choose(games, wanted, together=together)[:MAX_CHOICES]
        ),
    )


def choose_month(
    kind: str, number: int, wanted: CareerRequest, months: Sequence[int], words: Words
) -> Select:
    """Another season, or all time."""
    listed = (ALL_TIME, *months)[:MAX_CHOICES]
    return Select(
        control(kind, number, wanted, WHEN),
        words("career-choice", what=words("career-when"), chosen=month_name(wanted.month, words)),
        tuple(Choice(str(month), month_name(month, words)) for month in listed),
    )


def season_told(wanted: CareerRequest, months: Sequence[int], words: Words) -> str:
    """Whether a season is over, or the newest one still on; nothing for all time."""
    if wanted.month == ALL_TIME or wanted.month > months[0]:
        return ""
    key = "career-season-on" if wanted.month == months[0] else "career-season-over"
    return words(key, month=month_name(wanted.month, words))
