"""Games that can be played at a table, by their names."""

from typing import NamedTuple

from bot.base.typed_text import fits, fold
from bot.kit.errors import Denied
from engine import OWN_NAMES, VARIANTS, Preset, Variant, variant


class Form(NamedTuple):
    """A game under one of its names, with its numbers of players."""

    name: str
    variant: str
    players: int
    """Default number of players."""
    numbers: tuple[int, ...]
    """All numbers of players for which the game has this name."""
    aliases: tuple[str, ...] = ()


def _family(game: Variant) -> Form:
    numbers = tuple(number for number in game.players if number not in game.own_names)
    return Form(game.key, game.key, numbers[0], numbers, game.aliases)


FORMS = {form.name: form for form in map(_family, VARIANTS.values())} | {
    named.key: Form(named.key, game.key, players, (players,), named.aliases)
    for game in VARIANTS.values()
    for players, named in game.own_names.items()
}

DEFAULT_FORM = next(iter(FORMS.values()))
"""Default game."""


def find_form(name: str) -> Form:
    """Find a form by a name, perhaps typed by hand. Raises Denied."""
    if name in FORMS:
        return FORMS[name]
    typed = fold(str(name))  # the option may have taken numbers before
    exactly = [form for form in FORMS.values() if typed in map(fold, form.aliases)]
    matches = exactly or [form for form in FORMS.values() if fits(typed, form.name, *form.aliases)]
    if len(matches) != 1 or not typed:
        raise Denied("no-such-game")
    return matches[0]


def form_of(variant: str, players: int) -> Form:
    """The form of a table: the one with a name of its own, if there is one."""
    for form in FORMS.values():
        if form.name in OWN_NAMES and (form.variant, form.players) == (variant, players):
            return form
    return FORMS.get(variant) or _family(VARIANTS[variant])


DOCUMENT = "document"
"""Key of the document's rules, with no option changed."""

SERVER = "server"
"""Key of a server's own rules."""


def rule_numbers(form: Form, preset: Preset) -> tuple[str, ...]:
    """Numbers of the rules that allow a preset's options."""
    numbers = {option.key: option.rule for option in variant(form.variant).options}
    return tuple(dict.fromkeys(numbers[key] for key in preset.options))


def presets_of(form: Form, players: int) -> tuple[Preset, ...]:
    """Presets that change something for that number of players."""
    known = variant(form.variant).presets
    return tuple(preset for preset in known if preset_options(form, preset, players))


def offered_rules(form: Form, players: int) -> tuple[tuple[str, tuple[str, ...]], ...]:
    """Keys of the document's rules and of the presets, each with the numbers of its rules."""
    named = tuple((preset.key, rule_numbers(form, preset)) for preset in presets_of(form, players))
    return ((DOCUMENT, ()), *named)


def preset_options(form: Form, preset: Preset, players: int) -> dict[str, str]:
    """Options that a preset changes at a table of ``players``."""
    meant = {option.key for option in variant(form.variant).meant(players, preset.options)}
    return {key: value for key, value in preset.options.items() if key in meant}


def find_preset(form: Form, players: int, name: str) -> Preset:
    """Find a preset by its key, perhaps typed by hand. Raises Denied."""
    presets = presets_of(form, players)
    matches = [preset for preset in presets if preset.key == name] or [
        preset for preset in presets if name.strip() and fits(name, preset.key)
    ]
    if len(matches) != 1:
        raise Denied("no-such-preset")
    return matches[0]
