"""A digest names a position in every release alike (docs/records.md): these may not change."""

import pytest

from engine import open_deal, variant
from engine.records.digest import digest
from tests.engine.build import play_moves

ROMANIAN = "1 bid:doi1, 2 pass, 3 pass, 0 pass, 1 call:DK"
KROLAMI = (
    "1 pass, 2 pass, 3 pass, 0 pass, 1 bid:one, 2 bid:two, 3 pass, 0 pass, 2 call:DK, "
    "2 pass, 3 pass, 0 pass, 1 pass, 3 pass, 0 pass, 1 pass, 2 pass"
)
SLOVENIAN = "2 bid:two, 3 pass, 0 pass, 1 pass, 2 call:DK"
KNOCKED = "2 knock, 1 pile:4, 2 pile:3, 3 pile:2, 0 pile:1"
LOMBARDIA = "1 pass, 2 pass, 3 pass, 0 pass, 0 lay:DC+H9, 3 play:T21"
POSITIONS = [
    ("romanian", ROMANIAN, "8cb899c5"),
    ("romanian", f"{ROMANIAN}, 1 refuse", "a42b1eb4"),
    ("romanian", f"{ROMANIAN}, 1 refuse, 1 refuse, 1 refuse", "1dbafbbc"),
    ("romanian", f"{ROMANIAN}, 1 refuse, 1 refuse, 1 refuse, 1 take:2", "e438d9d3"),
    ("krolami", KROLAMI, "3c703210"),
    ("krolami", f"{KROLAMI}, 2 refuse", "32142294"),
    ("krolami", f"{KROLAMI}, 2 refuse, 2 refuse, 2 refuse, 2 take:2", "74867399"),
    ("slovenian", SLOVENIAN, "1178fffe"),
    ("slovenian", f"{SLOVENIAN}, 2 take:3", "9a2c98b9"),
    ("slovenian knock", KNOCKED, "6f682bea"),
    ("strohmann", "1 bid:take, 1 play:T21, 0 play:T17+ros", "5b2cafab"),
    ("lombardia", "1 monte", "66c4c34f"),
    ("lombardia", f"{LOMBARDIA}, 0 play:F", "d4bb32f9"),
]


@pytest.mark.parametrize(("table", "script", "expected"), POSITIONS)
def test_position_has_the_documented_digest(table: str, script: str, expected: str) -> None:
    """Player asked, statements and choices made, places of cards."""
    game, *switched_on = table.split()
    family = variant(game)
    rules = family.build(family.players[0], dict.fromkeys(switched_on, "on"))
    cards = len(rules.pack.codes)
    deck = tuple(1 << (5 * place % cards) for place in range(cards))  # 5 is prime to 54 and 78
    deal = open_deal(rules, deck, 0)
    assert digest(play_moves(deal, script)) == expected
