"""A digest names a position in every release alike (docs/records.md): these may not change."""

import pytest

from engine import Carry, open_deal, variant
from engine.record import digest
from tests.engine.build import moved

DECK = tuple(1 << (5 * place % 54) for place in range(54))

ROMANIAN = "1 bid:doi1, 2 pass, 3 pass, 0 pass, 1 call:DK"
KROLAMI = (
    "1 pass, 2 pass, 3 pass, 0 pass, 1 bid:one, 2 bid:two, 3 pass, 0 pass, 2 call:DK, "
    "2 pass, 3 pass, 0 pass, 1 pass, 3 pass, 0 pass, 1 pass, 2 pass"
)
SLOVENIAN = "2 bid:two, 3 pass, 0 pass, 1 pass, 2 call:DK"
POSITIONS = [
    ("romanian", ROMANIAN, "9e42d776"),
    ("romanian", f"{ROMANIAN}, 1 refuse", "33382d13"),
    ("romanian", f"{ROMANIAN}, 1 refuse, 1 refuse, 1 refuse", "21557a20"),
    ("romanian", f"{ROMANIAN}, 1 refuse, 1 refuse, 1 refuse, 1 take:2", "ecefdf2a"),
    ("krolami", KROLAMI, "7f73eff9"),
    ("krolami", f"{KROLAMI}, 2 refuse, 2 refuse, 2 refuse, 2 take:2", "4127ce46"),
    ("slovenian", SLOVENIAN, "0ba1d2e0"),
    ("slovenian", f"{SLOVENIAN}, 2 take:3", "b1b0eccd"),
]


@pytest.mark.parametrize(("game", "script", "expected"), POSITIONS)
def test_the_digest_of_a_position(game: str, script: str, expected: str) -> None:
    deal = open_deal(variant(game).build(4), DECK, 0, Carry((0,) * 4))
    assert digest(moved(deal, script)) == expected
