"""Kinds of action: their codes last for ever, and their offers count, name and admit alike."""

from math import comb

import pytest

from engine import (
    Action,
    BadCode,
    Bid,
    Call,
    CardOffer,
    Cut,
    Give,
    KeyOffer,
    Kontra,
    Lay,
    LayOffer,
    Method,
    NumberOffer,
    Offer,
    Pass,
    PassOffer,
    Pile,
    Play,
    PlayOffer,
    Say,
    Take,
    Word,
    actions_of,
    decode,
    encode,
)
from engine.actions import KINDS, WORDS, CardAction, admitted
from engine.pack import KINGS
from engine.pack import TAROK as PACK

CODES: dict[str, Action] = {
    "pass": Pass(),
    "bid:three": Bid("three"),
    "call:HK": Call(PACK["HK"]),
    "take:2": Take(2),
    "lay:S7+T3": Lay(PACK.cards("T3 S7")),
    "say:trula": Say("trula"),
    "kontra:game": Kontra("game"),
    "kontra:trula@2": Kontra("trula@2"),
    "give:C9": Give(PACK["C9"]),
    "pile:3": Pile(3),
    "cut:27": Cut(27),
    "method:twelve": Method("twelve"),
    "play:T21": Play(PACK["T21"]),
    "play:T17+ros": Play(PACK["T17"], "ros"),
    **{word: Word(word) for word in WORDS},
}
"""As docs/records.md and the log have them."""


@pytest.mark.parametrize("code", CODES)
def test_codes_are_stable(code: str) -> None:
    assert encode(PACK, CODES[code]) == code
    assert decode(PACK, code) == CODES[code]


def test_every_kind_of_action_is_covered() -> None:
    assert set(KINDS.values()) == set(map(type, CODES.values()))


@pytest.mark.parametrize(
    "text",
    [
        "", ":", "pass:", "pass:x", "redeal:", "bid", "bid:", "call:", "call:X9", "call:SK+HK",
        "take:", "take:x", "take:-1", "take:²", "lay:", "lay:S7+S7", "lay:S7+", "play:T99",
        "play:T17+", "play:T17+ha", "Bid:three", "skis", "bid:" + "x" * 60,
    ],
)  # fmt: skip
def test_invalid_code_is_refused(text: str) -> None:
    with pytest.raises(BadCode):
        decode(PACK, text)


def test_actions_of_different_kinds_differ() -> None:
    alike: list[tuple[Action, Action]] = [(Bid("king"), Say("king")), (Take(1), Pile(1))]
    assert all(action != other for action, other in alike)
    assert len({Call(KINGS), Give(KINGS), Play(KINGS), Lay(KINGS)}) == 4


HELD = PACK.cards("SK S7 C8 C9 T3 T9")

OFFERS: list[tuple[Offer, int]] = [
    (PassOffer(), 1),
    (KeyOffer(Bid, ("two", "one", "beggar")), 3),
    (KeyOffer(Word, ("agree", "refuse")), 2),
    (NumberOffer(Take, 2, 6), 5),
    (NumberOffer(Cut, 3, 51), 49),
    (CardOffer(Call, KINGS), 4),
    (LayOffer(3, HELD), comb(6, 3)),
    (LayOffer(3, HELD, PACK.cards("SK T9")), 4),
    (LayOffer(6, HELD), 1),
    (PlayOffer(HELD), 6),
    (PlayOffer(HELD, ("ros", "topschin")), 12),
]


@pytest.mark.parametrize(("offer", "size"), OFFERS)
def test_offer_counts_lists_and_admits_the_same_actions(offer: Offer, size: int) -> None:
    listed = list(offer.actions())
    assert len(listed) == len(set(listed)) == offer.size == size
    assert [offer.nth(place) for place in range(size)] == listed
    assert all(type(action) is offer.kind and offer.admits(action) for action in listed)
    with pytest.raises(IndexError):
        offer.nth(size)


@pytest.mark.parametrize(("offer", "size"), OFFERS)
def test_offer_admits_no_other_action(offer: Offer, size: int) -> None:
    del size
    admitted = set(offer.actions())
    others = {action for other, _ in OFFERS for action in other.actions()}
    strange = {Play(0), Play(HELD), Call(0), Call(KINGS), Lay(0), Take(0), Bid(""), Word("monte")}
    assert not any(offer.admits(action) for action in (others | strange) - admitted)


def test_new_kind_of_action_needs_one_class() -> None:
    class Show(CardAction):
        """Show a card."""

        __slots__ = ()
        verbs = ("show:",)

    try:
        offers: tuple[Offer, ...] = (PassOffer(), CardOffer(Show, KINGS))
        codes = [encode(PACK, action) for action in actions_of(offers)]
        assert codes == ["pass", "show:SK", "show:CK", "show:DK", "show:HK"]
        assert all(admitted(offers, decode(PACK, code)) for code in codes)
        assert not admitted(offers, decode(PACK, "call:SK"))
        with pytest.raises(BadCode):
            decode(PACK, "show:F9")
    finally:
        del KINDS["show:"]
