"""Autocomplete names moves as buttons do, in every game."""

from collections.abc import Iterable, Iterator
from random import Random

from bot.deals.wording.typed_moves import (
    matching_moves,
    moves_by_name,
    parse_argument,
    parse_card,
    roman,
)
from bot.kit.l10n import languages, load_words
from bot.kit.page import Button, Page
from bot.kit.text import SUIT_SIGNS, code_sign
from engine import Action, Bid, Call, Deal, Kontra, Play, Say, observe
from tests.laws.playing import RULES, Table, each_table, random_deal, random_rules, sizes
from tests.pages.drawn import WORDS, hand_pages, plain_info
from tests.pages.phones import PHONES

KINDS = {"bid": Bid, "call": Call, "say": Say, "kontra": Kontra, "play": Play}
"""The kinds of moves that have a command, by its name."""


def labels(pages: Iterable[Page]) -> dict[str, str]:
    """Return the label of each control by its code, be it a button or a line of a list."""
    label_by_code: dict[str, str] = {}
    for control in (control for page in pages for control in page.controls()):
        if isinstance(control, Button):
            code = control.id.split(":", 3)[3].removeprefix("sure:")
            label_by_code.setdefault(code, control.label)
        elif control.id.split(":", 3)[3].startswith("pick:"):
            label_by_code |= {choice.value: choice.label for choice in control.choices}
    return label_by_code


def spellings(label: str, value: str, kind: type[Action]) -> Iterator[str]:
    """Spellings of a move: as in the list, by its code, and a card in either order."""
    yield from (label, value)
    if kind not in (Play, Call):
        return
    code, plus, call = value.partition("+")
    suit = code[0]
    rank = code[1:]
    if suit in SUIT_SIGNS:
        for written in (suit, SUIT_SIGNS[suit]):
            yield from (written + rank + plus + call, f"{rank} {written}{plus}{call}")
    elif rank:
        yield from (rank + plus + call, roman(int(rank)) + plus + call)


def check_suggestions(deal: Deal, variant: str, chance: Random) -> int:
    """Check the suggestions for the player on turn, and return how many there were.

    Each spelling, typed on any phone, is understood as the move and narrows the list to it.
    """
    assert deal.turn is not None
    info = plain_info(deal.rules.players, variant)
    view = observe(deal, deal.turn)
    labels_by_code = labels(hand_pages(info, view))
    compared = 0
    for verb, kind in KINDS.items():
        for label, value in moves_by_name(info, view, WORDS, kind):
            assert labels_by_code[f"{verb}:{value}"] == label
            compared += 1
            for spelling in spellings(label, value, kind):
                typed = PHONES[chance.choice(tuple(PHONES))](spelling)
                assert parse_argument(typed, info, view, WORDS, kind) == value
                assert (label, value) in matching_moves(typed, info, view, WORDS, kind)
    return compared


@each_table()
@sizes(4, 12)
def test_suggestion_has_the_label_of_its_button(table: Table, deals: int) -> None:
    compared = 0
    for seed in range(deals):
        chance = Random(seed)
        rules = RULES[table] if seed % 2 == 0 else random_rules(table, chance)
        compared += sum(
            check_suggestions(step.deal, table[0], chance)
            for step in random_deal(rules, chance).steps
        )
    assert compared > 40 * deals


@each_table()
def test_each_spelling_of_a_card_is_read_as_that_card(table: Table) -> None:
    pack = RULES[table].pack
    for language in languages():
        words = load_words(strict=True)(language).of(table[0])
        for code in pack.codes:
            sign = code_sign(code, words)
            for typed in (code, code.lower(), sign, sign + "\ufe0f"):
                assert parse_card(typed, pack, words) == code
        assert parse_card("nonsense", pack, words) is None
        assert parse_card("", pack, words) is None
