"""The games that can be played at a table, found by their names."""

from typing import NamedTuple

from bot.base.typed_text import fits, folded
from bot.kit.errors import Denied
from engine import OWN_NAMES, VARIANTS, Preset, Variant, variant


class Form(NamedTuple):
    """A game by its name, and how to open it."""

    name: str
    variant: str
    players: int
    """The number of players if none is given."""
    numbers: tuple[int, ...]
    """All numbers of players for which it has this name."""
    aliases: tuple[str, ...] = ()


def _family(game: Variant) -> Form:
    numbers = tuple(number for number in game.players if number not in game.own_names)
    return Form(game.key, game.key, numbers[0], numbers, game.aliases)


FORMS = {form.name: form for form in map(_family, VARIANTS.values())} | {
    own.key: Form(own.key, game.key, players, (players,), own.aliases)
    for game in VARIANTS.values()
    for players, own in game.own_names.items()
}

USUAL = next(iter(FORMS.values()))
"""The game meant if none is named."""


def known_form(name: str) -> Form:
    """The form with a name, perhaps typed by hand. Raises Denied."""
    if name in FORMS:
        return FORMS[name]
    typed = folded(str(name))  # the option may have taken numbers before
    exactly = [form for form in FORMS.values() if typed in map(folded, form.aliases)]
    found = exactly or [form for form in FORMS.values() if fits(typed, form.name, *form.aliases)]
    if len(found) != 1 or not typed:
        raise Denied("no-such-game")
    return found[0]


def played_as(variant: str, players: int) -> Form:
    """The form of a table: by its own name, if it has one."""
    for form in FORMS.values():
        if form.name in OWN_NAMES and (form.variant, form.players) == (variant, players):
            return form
    return FORMS.get(variant) or _family(VARIANTS[variant])


DOCUMENT = "document"
"""The rules of the document, with no option changed."""

SERVER = "server"
"""The rules a server has chosen for itself."""


def numbers_of(form: Form, preset: Preset) -> tuple[str, ...]:
    """The numbers of the rules that allow a preset's options."""
    numbers = {option.key: option.rule for option in variant(form.variant).options}
    return tuple(dict.fromkeys(numbers[key] for key in preset.options))


def presets_of(form: Form, players: int) -> tuple[Preset, ...]:
    """The named house rules that change something for that many players."""
    known = variant(form.variant).presets
    return tuple(preset for preset in known if options_of(form, preset, players))


def offered(form: Form, players: int) -> tuple[tuple[str, tuple[str, ...]], ...]:
    """The keys of all rules named in every server, with the numbers they stand under."""
    named = tuple((preset.key, numbers_of(form, preset)) for preset in presets_of(form, players))
    return ((DOCUMENT, ()), *named)


def options_of(form: Form, preset: Preset, players: int) -> dict[str, str]:
    """What a preset changes at a table of ``players``."""
    meant = {option.key for option in variant(form.variant).meant(players, preset.options)}
    return {key: value for key, value in preset.options.items() if key in meant}


def known_preset(form: Form, players: int, name: str) -> Preset:
    """A preset by its key, perhaps typed by hand. Raises Denied."""
    offered = presets_of(form, players)
    found = [one for one in offered if one.key == name] or [
        one for one in offered if name.strip() and fits(name, one.key)
    ]
    if len(found) != 1:
        raise Denied("no-such-preset")
    return found[0]
