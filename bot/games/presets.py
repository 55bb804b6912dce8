"""House rules that the documents name: whole sets of table options, each with its source."""

from bot.base.typed_text import fits
from bot.games.forms import Form
from bot.kit.errors import Denied
from engine import Preset, variant

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
