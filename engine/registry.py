"""The families of games that are known, by their keys."""

from engine.options import BadOption, Variant
from engine.rules import Rules

VARIANTS: dict[str, Variant] = {}
"""The families by their keys, in the order in which they are offered."""

OWN_NAMES: dict[str, tuple[str, int]] = {}
"""Forms that players know by a name of their own: the variant and the number of players."""

FORMS: dict[str, tuple[str, int]] = {}
"""All forms by the names that files and commands of developers have for them, such as
``slovenian4``: the variant and the number of players."""


def register(*families: Variant) -> None:
    """Make families known: from now on they are played, recorded and read like any other.

    Raises ValueError if another one goes by the key of one.
    """
    for family in families:
        if VARIANTS.setdefault(family.key, family) is not family:
            raise ValueError(f"there is a family of games called {family.key} already")
        FORMS.update({f"{family.key}{n}": (family.key, n) for n in family.players})
        OWN_NAMES.update({name.key: (family.key, n) for n, name in family.own_names.items()})


def variant(key: str) -> Variant:
    """The variant with this key. Raises BadOption."""
    if key not in VARIANTS:
        raise BadOption(f"there is no variant {key}", "variant")
    return VARIANTS[key]


def rules_of(form: str) -> Rules:
    """The rules of one of ``FORMS``, as they are by default. Raises BadOption."""
    if form not in FORMS:
        raise BadOption(f"there is no form {form}: {', '.join(FORMS)}", "form")
    key, players = FORMS[form]
    return variant(key).build(players)
