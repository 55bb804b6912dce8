"""Packing of a match's state for the store, and unpacking of it, also as it was long ago."""

import json
from random import Random

import pytest

from bot.tables.model.match_packing import pack_match, unpack_match
from engine.match import open_match
from tests.laws.playing import RULES, TABLES, each_table, random_carry

LONG_AGO = {
    "scores": [5, -10, 0, 5], "radli": [1, 0, 2, 0], "compulsory": True, "pool": 7, "radler": 2,
    "dealer": 3, "finished": 4, "skis_called": True, "last_dealer": 1, "over": False,
}  # fmt: skip
"""A match as all games used to be stored: with the fields of all games."""

CARRIES = {
    "slovenian": {"radli": (1, 0, 2, 0), "compulsory": True},
    "romanian": {"pool": 7, "radler": 2},
}
"""The part of ``LONG_AGO`` that belongs to each game."""


@each_table()
def test_packed_match_is_unpacked_unchanged(table: tuple[str, int]) -> None:
    rules = RULES[table]
    for seed in range(20):
        match = open_match(
            rules, 1, rules.length, rules.goal, carry=random_carry(rules, Random(seed))
        )
        stored = json.loads(json.dumps(pack_match(match)))
        assert unpack_match(rules, stored) == match


@pytest.mark.parametrize("table", [table for table in TABLES if table[1] == 4], ids=str)
def test_match_with_fields_of_all_games_is_unpacked(table: tuple[str, int]) -> None:
    match = unpack_match(RULES[table], LONG_AGO)
    assert match.carry.plain() == CARRIES.get(table[0], {})
    assert (match.scores, match.dealer, match.finished) == ((5, -10, 0, 5), 3, 4)
    assert (match.skis_called, match.last_dealer, match.over) == (True, 1, False)


@pytest.mark.parametrize(("key", "value"), [("radli", [1, "x", 0, 0]), ("radli", 3)])
def test_match_with_a_senseless_value_is_refused(key: str, value: object) -> None:
    with pytest.raises(TypeError):
        unpack_match(RULES["slovenian", 4], {**LONG_AGO, key: value})
