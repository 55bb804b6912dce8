"""Controls shared by profiles and leaderboards: the choice of a game and of a season."""

from collections.abc import Iterable, Sequence
from datetime import date
from typing import NamedTuple

from babel.dates import format_skeleton

from bot.careers.records import ALL_TIME
from bot.careers.service import CareerRequest
from bot.games.forms import FORMS
from bot.kit.figures import babel_locale
from bot.kit.l10n import Words
from bot.kit.page import MAX_CHOICES, TURN_BACK, TURN_NEXT, Button, Choice, Select


def month_name(month: int, words: Words) -> str:
    """Return a season's month and year in words, or *all time*."""
    if month == ALL_TIME:
        return words("career-all-time")
    year, month_number = divmod(month, 100)
    locale = babel_locale(words.language)
    if locale is None:
        return f"{year}-{month_number:02d}"
    return format_skeleton("yMMMM", date(year, month_number, 1), locale=locale)


PROFILE = "profile"
LEADERS = "leaders"
"""Prefixes of custom_ids: ``profile:<user>:<game>:<players>:<month>:<action>``,
``leaders:<page>:<game>:<players>:<month>:<action>``."""
SHARE_ACTION = "s"
GAME = "game"
WHEN = "when"
"""Actions of controls: post the page in the channel, choose a game or a season."""
OPEN = "o"
TURNS = (OPEN, TURN_BACK, TURN_NEXT)
"""Actions that turn a page. They differ, as no two custom_ids on a message may be equal."""
MAX_DIGITS = 19
MY_DAYS = "days:month:0"
"""The custom_id of the way to a person's own deals of the day (``bot/contests/days/``)."""


class CareerControl(NamedTuple):
    """A control of a profile or leaderboard, as parsed from its custom_id."""

    kind: str
    number: int
    """The user of a profile, or the page of a leaderboard."""
    request: CareerRequest
    action: str


def control(kind: str, number: int, request: CareerRequest, action: str) -> str:
    """Return the custom_id of a control."""
    return f"{kind}:{number}:{request.game}:{request.players}:{request.month}:{action}"


def read_control(custom_id: str) -> CareerControl | None:
    """Parse the custom_id of a control; None if it is malformed."""
    kind, *parts = custom_id.split(":")
    if kind not in (PROFILE, LEADERS) or len(parts) != 5:
        return None
    number, game, players, month, action = parts
    numbers = (number, players, month)
    if not all(text.isascii() and text.isdigit() for text in numbers):
        return None
    if max(map(len, numbers)) > MAX_DIGITS or int(number) >= 1 << 63:
        return None
    return CareerControl(kind, int(number), CareerRequest(game, int(players), int(month)), action)


def chosen_request(control: CareerControl, value: str) -> CareerRequest | None:
    """Return the request after a choice; None if the value was not offered."""
    request = control.request
    if control.action == GAME:
        game, _, players = value.partition(":")
        if not (players.isascii() and players.isdigit() and len(players) < MAX_DIGITS):
            return None
        return CareerRequest(game, int(players), request.month)
    if control.action == WHEN:
        if not (value.isascii() and value.isdigit() and len(value) < MAX_DIGITS):
            return None
        return request._replace(month=int(value))
    return request


def form_name(request: CareerRequest, words: Words) -> str:
    """Return the game's name, with the number of players if one is requested."""
    game = words(f"variant-{request.game}" if request.game else "career-all-games")
    return words("lobby-title", game=game, players=request.players) if request.players else game


def games_to_choose(
    games: Iterable[str], request: CareerRequest, *, with_all: bool
) -> list[CareerRequest]:
    """List the games to choose from, each also by its numbers of players if it has several.

    ``with_all``: begin with all games together, if there are several.
    """
    played = tuple(games)
    choices: list[CareerRequest] = [CareerRequest("")] if with_all and len(played) > 1 else []
    for game in filter(None, dict.fromkeys((request.game, *played))):
        numbers = FORMS[game].numbers
        choices += [
            CareerRequest(game, players) for players in (0, *(numbers if len(numbers) > 1 else ()))
        ]
    return choices


def choose_game(
    kind: str, number: int, request: CareerRequest, games: Iterable[str], words: Words
) -> Select:
    """Return the choice of a game or form; on a profile with all games together."""
    with_all = kind == PROFILE
    return Select(
        control(kind, number, request, GAME),
        words("career-choice", what=words("career-game"), chosen=form_name(request, words)),
        tuple(
            Choice(f"{choice.game}:{choice.players}", form_name(choice, words))
            for choice in games_to_choose(games, request, with_all=with_all)[:MAX_CHOICES]
        ),
    )


def choose_month(
    kind: str, number: int, request: CareerRequest, months: Sequence[int], words: Words
) -> Select:
    """Return the choice of a season or of all time."""
    seasons = (ALL_TIME, *months)[:MAX_CHOICES]
    return Select(
        control(kind, number, request, WHEN),
        words("career-choice", what=words("career-when"), chosen=month_name(request.month, words)),
        tuple(Choice(str(month), month_name(month, words)) for month in seasons),
    )


def my_days_button(words: Words) -> Button:
    """Return the way to a person's own deals of the day."""
    return Button(MY_DAYS, words("days-way"))


def season_note(request: CareerRequest, months: Sequence[int], words: Words) -> str:
    """Return a note that the season is over or still on; empty for all time."""
    if request.month == ALL_TIME or request.month > months[0]:
        return ""
    key = "career-season-on" if request.month == months[0] else "career-season-over"
    return words(key, month=month_name(request.month, words))
