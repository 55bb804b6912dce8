"""What can be played, by the name it goes by."""

from typing import NamedTuple

from bot.tables.denied import Denied
from engine import OWN_NAMES, VARIANTS


class Form(NamedTuple):
    """A game by its name, and how it is opened."""

    name: str
    variant: str
    players: int
    """The number of players if nobody says another."""


FORMS = {
    **{key: Form(key, key, game.players[0]) for key, game in VARIANTS.items()},
    **{name: Form(name, *opened) for name, opened in OWN_NAMES.items()},
}

USUAL = FORMS["slovenian"]
"""The game that is meant where nobody says another."""


def known_form(name: str) -> Form:
    """The form of a name, which may have been typed by hand. Raises Denied."""
    if name not in FORMS:
        raise Denied("no-such-game")
    return FORMS[name]


def played_as(variant: str, players: int) -> Form:
    """The form of a table: one with a name of its own goes by that."""
    own = [form for form in FORMS.values() if form.name in OWN_NAMES]
    return next((form for form in own if form[1:] == (variant, players)), FORMS[variant])
