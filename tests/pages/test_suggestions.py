"""What appears while a command is typed is named as it is on the buttons, in every game."""

from collections.abc import Iterable
from random import Random

from bot.interactions.suggestions import named_moves
from bot.pages.page import Button, Page
from engine import Bid, Call, Deal, Kontra, Play, Say, observe
from tests.laws.playing import RULES, amounts, each_table, random_deal, rules_by_chance
from tests.laws.test_laws import Table
from tests.pages.drawn import WORDS, hands, plain_info

KINDS = {"bid": Bid, "call": Call, "say": Say, "kontra": Kontra, "play": Play}
"""The kinds of moves that have a command, by its name."""


def labels(pages: Iterable[Page]) -> dict[str, str]:
    """By code, what a control is called, whether it is a button or a line of a list."""
    found: dict[str, str] = {}
    for control in (one for page in pages for one in page.controls()):
        if isinstance(control, Button):
            code = control.id.split(":", 3)[3].removeprefix("sure:")
            found.setdefault(code, control.label)
        elif control.id.split(":", 3)[3].startswith("pick:"):
            found |= {choice.value: choice.label for choice in control.choices}
    return found


def check(deal: Deal, variant: str) -> int:
    """How many suggestions of the player on turn have been compared."""
    assert deal.turn is not None
    info = plain_info(deal.rules.players, variant)
    view = observe(deal, deal.turn)
    shown = labels(hands(info, view))
    compared = 0
    for verb, kind in KINDS.items():
        for label, value in named_moves(info, view, WORDS, kind):
            assert shown[f"{verb}:{value}"] == label
            compared += 1
    return compared


@each_table()
@amounts(4, 12)
def test_a_suggestion_is_called_as_its_button(table: Table, deals: int) -> None:
    compared = 0
    for seed in range(deals):
        chance = Random(seed)
        rules = RULES[table] if seed % 2 == 0 else rules_by_chance(table, chance)
        compared += sum(check(one.deal, table[0]) for one in random_deal(rules, chance).steps)
    assert compared > 40 * deals
