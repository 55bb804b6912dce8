"""Pictures do not depend on cards that their reader has not seen."""

from random import Random

import pytest

from bot.deals.hand_table import hand_table
from bot.deals.scenes import Pictured, table_scene
from bot.pictures.draw import draw
from engine import Deal, observe
from tests.laws.playing import RULES, TABLES, each_table, random_deal, sizes
from tests.laws.swaps import Look, check_king, check_unseen
from tests.pages.drawn import WORDS
from tests.pictures.views import Table, info_of

tables = each_table()


def look_of(table: Table, *, drawn: bool) -> Look:
    """Return how to make a viewer's picture, with its bytes if ``drawn``."""
    info = info_of(table)

    def look(deal: Deal, viewer: int | None) -> tuple[Pictured, bytes]:
        view = observe(deal, viewer)
        picture = (table_scene if viewer is None else hand_table)(info, view, WORDS)
        return picture, draw(picture.scene) if drawn else b""

    return look


@tables
@sizes(3, 12)
def test_scenes_do_not_change_with_unseen_cards(table: Table, deals: int) -> None:
    compared = 0
    for seed in range(deals):
        rng = Random(seed)
        compared += check_unseen(
            random_deal(RULES[table], rng), rng, 3, look_of(table, drawn=False)
        )
    assert compared > 2 * deals


@tables
def test_bytes_do_not_change_with_unseen_cards(table: Table) -> None:
    rng = Random(5)
    assert check_unseen(random_deal(RULES[table], rng), rng, 1, look_of(table, drawn=True))


@pytest.mark.parametrize(
    "table",
    [table for table in TABLES if any(row.calls_king for row in RULES[table].contracts.values())],
    ids=str,
)
def test_scenes_do_not_change_with_the_holder_of_the_called_king(table: Table) -> None:
    compared = 0
    for seed in range(12):
        rng = Random(seed)
        compared += check_king(random_deal(RULES[table], rng), rng, 4, look_of(table, drawn=False))
    assert compared > 12
