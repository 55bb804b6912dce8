"""The house player that serves as a baseline for others stays as it is."""

from hashlib import sha256
from random import Random

import pytest

from engine import act, encode, observe, open_deal
from engine.house.choosing import choose
from engine.house.habits import PLAIN
from tests.laws.playing import RULES

DEALS = 60

CHOSEN = {
    ("slovenian", 4): "9184716690bda4c3",
    ("slovenian", 3): "9714c078c96d0690",
    ("slovenian", 5): "4f19e47cf2c5983f",
    ("lombardia", 4): "05c1ffb18ab3b5f6",
    ("strohmann", 2): "f909e7a11328f21e",
    ("krolami", 4): "b76a8dfdd86f87ff",
    ("romanian", 4): "ba483e4c306d7e86",
    ("romanian", 3): "8f58a61cd5e633fc",
}
"""By table: the digest of all its choices in some deals, as they were before others came."""


@pytest.mark.parametrize("table", CHOSEN)
def test_plain_house_chooses_as_ever(table: tuple[str, int]) -> None:
    rules, digest = RULES[table], sha256()
    for number in range(DEALS):
        deal = open_deal(rules, rules.pack.shuffled(Random(number)), number % rules.players)
        while deal.turn is not None:
            action = choose(observe(deal, deal.turn), PLAIN)
            digest.update(f"{deal.turn} {encode(rules.pack, action)}\n".encode())
            deal = act(deal, deal.turn, action)
    assert digest.hexdigest()[:16] == CHOSEN[table]
