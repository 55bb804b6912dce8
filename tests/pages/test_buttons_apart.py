"""Buttons that are not to be pressed for one another differ in colour, row and label."""

from collections.abc import Iterator

from bot.deals.hand import hand
from bot.deals.wording.words import own_tops
from bot.kit.page import Button, Page, Row
from engine import VARIANTS, View, each, observe
from tests.laws.playing import Table, each_table, numbered_deal, sizes
from tests.pages.drawn import LOOKS, WORDS, hand_pages, plain_info

STRAW = [
    (key, players)
    for key, family in VARIANTS.items()
    for players in family.players
    if observe(numbered_deal((key, players), 0).steps[-1].deal, 0).straw
]
"""The tables at which cards lie open on the table and belong to a hand."""


def own_views(table: Table, deals: int) -> Iterator[View]:
    """The view of the player on turn at each decision."""
    for seed in range(deals):
        for step in numbered_deal(table, seed).steps:
            yield observe(step.deal, step.player)


def buttons_by_code(row: Row) -> dict[str, Button]:
    return {button.id.split(":", 3)[3].removeprefix("sure:"): button for button in row.buttons}


def rows_with(page: Page, verb: str) -> list[Row]:
    rows = [block for block in page.blocks if isinstance(block, Row)]
    return [row for row in rows if any(code.startswith(verb) for code in buttons_by_code(row))]


@each_table()
@sizes(3, 12)
def test_kontra_shares_no_row_and_no_colour_with_announcements(table: Table, deals: int) -> None:
    info = plain_info(table[1], variant=table[0])
    for view in own_views(table, deals):
        for page in (page for page in hand_pages(info, view, LOOKS[0]) if not page.asks):
            kontras, announced = rows_with(page, "kontra:"), rows_with(page, "say:")
            assert not [row for row in kontras if row in announced]
            for row in (*kontras, *announced):
                for code, button in buttons_by_code(row).items():
                    assert (button.style == "success") == code.startswith("kontra:")


@each_table(STRAW)
def test_cards_on_straw_men_are_marked_on_buttons_in_every_look(table: Table) -> None:
    info, marked = plain_info(table[1], variant=table[0]), 0
    for view in own_views(table, 2):
        tops = {view.rules.pack.code(card) for card in each(own_tops(view))}
        for look in LOOKS:
            page = hand(info, view, WORDS, look=look)
            for row in (*rows_with(page, "play:"), *rows_with(page, "lay:")):
                for code, button in buttons_by_code(row).items():
                    on_top = code.partition(":")[2].partition("+")[0] in tops
                    assert button.label.endswith("▲") == on_top
                    assert not (on_top and button.card)
                    marked += on_top
    assert marked
