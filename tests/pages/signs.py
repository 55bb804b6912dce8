"""Finding the cards on a page: their signs in texts and labels, their codes in ids and values."""

import re
from functools import cache

from bot.deals.wording.words import card_sign
from bot.kit.l10n import Words
from bot.kit.page import Button, Page
from engine import Call, View
from engine.cards import NONE, Cards, each, union
from engine.pack import Pack
from tests.pages.drawn import WORDS

NO_CARD = re.compile(r"Škis round")
"""The end of a match is named after the card; it is none."""


@cache
def _signs(pack: Pack, words: Words) -> tuple[re.Pattern[str], dict[str, Cards]]:
    """Every way to write a card, as the table does and as records do."""
    cards_by_sign = {pack.code(card): card for card in each(pack.whole) if pack.code(card) != "F"}
    cards_by_sign |= {card_sign(pack, card, words): card for card in each(pack.whole)}
    longest_first = "|".join(
        re.escape(sign) for sign in sorted(cards_by_sign, key=len, reverse=True)
    )
    return re.compile(rf"(?<!\w)(?:{longest_first})(?!\w)"), cards_by_sign


def cards_in(pack: Pack, text: str, words: Words = WORDS) -> Cards:
    """The cards that a text names."""
    pattern, cards_by_sign = _signs(pack, words)
    return union([cards_by_sign[sign] for sign in pattern.findall(NO_CARD.sub("", text))])


def coded_cards(pack: Pack, code: str) -> Cards:
    """The cards whose codes stand in an id or a value."""
    return union([pack[part] for part in re.split(r"[:+@]", code) if part in pack])


def cards_on(pack: Pack, page: Page) -> Cards:
    """All cards that a page names anywhere."""
    cards = cards_in(pack, page.text)
    for control in page.controls():
        cards |= coded_cards(pack, control.id)
        if isinstance(control, Button):
            cards |= cards_in(pack, control.label)
            continue
        cards |= cards_in(pack, control.prompt)
        for choice in control.choices:
            cards |= cards_in(pack, f"{choice.label} {choice.note}") | coded_cards(
                pack, choice.value
            )
    return cards


def shown_cards(view: View) -> Cards:
    """All cards that a view shows: its viewer's, those that lie open, those to be named."""
    named = union([offer.cards for offer in view.offers if offer.kind is Call])
    played = union([card for trick in view.tricks for card in trick.cards])
    open_to_all = union((*view.open_hands, *view.sets, *view.trick, *view.gifts))
    seen_cards = view.hand | view.called | view.laid | view.held
    return seen_cards | open_to_all | played | named or NONE
