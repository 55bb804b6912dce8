"""The families of games, each one file."""

from engine.rules import BadOption, Variant
from engine.variants.krolami import KROLAMI
from engine.variants.lombardia import LOMBARDIA
from engine.variants.romanian import ROMANIAN
from engine.variants.slovenian import SLOVENIAN
from engine.variants.strohmann import STROHMANN

VARIANTS = {
    variant.key: variant for variant in (SLOVENIAN, LOMBARDIA, STROHMANN, KROLAMI, ROMANIAN)
}

OWN_NAMES: dict[str, tuple[str, int]] = {"taper": ("romanian", 3)}
"""Forms that players know by a name of their own: the variant and the number of players."""


def variant(key: str) -> Variant:
    """The variant with this key. Raises BadOption."""
    if key not in VARIANTS:
        raise BadOption(f"there is no variant {key}", "variant")
    return VARIANTS[key]
