"""Deals of Lombardia tarot for tests, and the numbers of the document's worked examples."""

import re
from collections.abc import Iterable, Mapping
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from engine import (
    Action,
    Carry,
    Deal,
    Play,
    Refused,
    Rules,
    Word,
    act,
    decode,
    encode,
    offers,
    open_deal,
    variant,
    why_not,
)
from engine.cards import Cards, each
from engine.contracts import Trick
from engine.deal import Exchange, FoolPlayed, Playing
from engine.pack import TAROT

DOCUMENT = Path(__file__).parents[2] / "docs" / "rules" / "lombardia.md"
RULES = variant("lombardia").build(4)
NOBODY = Carry()

TOO_MANY = "F T21 T1 SK CK DK HK T20 T19 T18 T17 T16 T15 T14 T13 T12 T11 T10 T9"
NO_MONTE = "1 pass, 2 pass, 3 pass, 0 pass"
A, B = 3, 1
"""Positions in which A plays the Fool and B wins it: opponents' seats do not matter for that."""
TRICK = "CQ C4 F C2"
LEFT = {0: "S9", 1: "S10", 2: "SJ", 3: "SC"}
"""Cards that are in the hands after the trick."""


def numbers() -> set[int]:
    """The numbers of the examples in section 15."""
    examples = DOCUMENT.read_text("utf-8").split("## 15.")[1]
    return {int(number) for number in re.findall(r"(?m)^(\d+)\. ", examples)}


def rules_with(**options: str) -> Rules:
    """The rules with some options changed."""
    return variant("lombardia").build(4, options)


def cards(text: str) -> Cards:
    """A set of cards written as codes."""
    return TAROT.cards(text)


def codes(cards: Cards) -> set[str]:
    """The codes of a set."""
    return set(TAROT.show(cards))


def deck_with(fallen: Mapping[int, Mapping[int, str]], hands: Mapping[int, str]) -> list[str]:
    """A deck that deals given cards, by seat: ``fallen`` in a round from 1, ``hands`` anywhere.

    The places of the deck that are left go to the other cards in a fixed mixed order.
    """
    place_of = {
        (player, n): 4 * (n - 1) + (player - 1) % 4 for player in range(4) for n in range(1, 20)
    }
    place_of |= {(0, 20): 76, (0, 21): 77}
    deck: dict[int, str] = {}
    for player, by_round in fallen.items():
        deck |= {place_of[player, turn]: card for turn, card in by_round.items()}
    for player, codes in hands.items():
        free = [place for (s, _), place in place_of.items() if s == player and place not in deck]
        deck |= dict(zip(free, codes.split(), strict=False))
    rest = [code for step in range(78) if (code := TAROT.codes[step * 31 % 78])
            not in set(deck.values())]  # fmt: skip
    return [deck[place] if place in deck else rest.pop() for place in range(78)]


def new_deal(
    fallen: Mapping[int, Mapping[int, str]] | None = None,
    hands: Mapping[int, str] | None = None,
    dealer: int = 0,
    rules: Rules = RULES,
) -> Deal:
    """A fresh deal; the cards are given by seat, seat 0 the dealer's."""
    deck = deck_with(fallen or {}, hands or {})
    return open_deal(rules, rules.pack.deck(deck), dealer, NOBODY)


def tricks_of(won: Iterable[tuple[int, str]]) -> tuple[Trick, ...]:
    """Finished tricks by winner and cards; the winner led, with the first card."""
    return tuple(
        Trick(winner, TAROT.deck(codes.split()), winner, TAROT[codes.split()[0]])
        for winner, codes in won
    )


def deal_before_trick(
    hands: Mapping[int, str],
    trick: str,
    leader: int,
    won: Iterable[tuple[int, str]] = (),
    fool: FoolPlayed | None = None,
    laid: str = "S5 S6",
    dealer: int = 0,
    rules: Rules = RULES,
) -> Deal:
    """The deal before a trick; ``hands`` are what will be left after it."""
    deal = new_deal(dealer=dealer, rules=rules)
    tricks = tricks_of(won)
    played = TAROT.deck(trick.split())
    hands_before = [cards(hands.get(player, "")) for player in range(4)]
    for place, card in enumerate(played):
        hands_before[(leader + place) % 4] |= card
    taken = [0] * 4
    for past in tricks:
        taken[past.winner] |= sum(past.cards)
    playing = Playing(
        leader, (), legal=hands_before[leader], tricks=tricks, taken=tuple(taken), held=(0,) * 4
    )
    phase = next(n for n, phase in enumerate(rules.phases) if phase.name == "play")
    return deal._replace(
        hands=tuple(hands_before), turn=leader, playing=playing, phase=phase, fool=fool,
        exchange=Exchange((), laid=cards(laid), hidden_by=dealer),
    )  # fmt: skip


def deal_after_trick(hands: Mapping[int, str], trick: str, leader: int, **more: Any) -> Deal:
    """The deal once the cards of the trick, in order of play, are on the table."""
    deal = deal_before_trick(hands, trick, leader, **more)
    for card in TAROT.deck(trick.split()):
        assert deal.turn is not None
        deal = act(deal, deal.turn, Play(card))
    return deal


def piles_of(*shapes: tuple[int, int]) -> tuple[Cards, ...]:
    """The pack in piles of so many cards that are worth so much (a blank 1, LOM-COUNT-3)."""
    remaining = sorted(TAROT.codes, key=lambda code: -TAROT.value(TAROT[code]))
    piles = []
    for number, worth in shapes:
        pile: list[str] = []
        excess = worth - number
        for code in [code for code in remaining if TAROT.value(TAROT[code]) > 1]:
            value = TAROT.value(TAROT[code]) - 1
            if value <= excess:
                pile.append(code)
                excess -= value
        blanks = [code for code in remaining if TAROT.value(TAROT[code]) == 1]
        pile += blanks[: number - len(pile)]
        remaining = [code for code in remaining if code not in pile]
        piles.append(cards(" ".join(pile)))
    return tuple(piles)


def finished_deal(shapes: tuple[tuple[int, int], ...], dealer: int = 0) -> Deal:
    """A finished deal in which the players count piles of these numbers and worths.

    The dealer laid two of their own blanks away. Player 0 won the last trick if they won any.
    """
    piles = piles_of(*shapes)
    blanks = TAROT.show(TAROT.worth(piles[dealer], 1))
    laid = cards(" ".join(blanks[:2]))
    winners = [player for player in (3, 2, 1, 0) for _ in range(shapes[player][0] // 4)]
    playing = Playing(
        leader=winners[-1],
        trick=(),
        legal=0,
        tricks=tuple(Trick(player, (), player, 0) for player in winners),
        taken=tuple(pile & ~laid for pile in piles),
        held=(0,) * 4,
    )
    exchange = Exchange((), laid=laid, hidden_by=dealer)
    return new_deal(dealer=dealer)._replace(
        hands=(0,) * 4, turn=None, playing=playing, exchange=exchange
    )


class Played(NamedTuple):
    """A random deal: its deck, the deals before each move, the moves, the end."""

    deck: tuple[Cards, ...]
    steps: tuple[Deal, ...]
    moves: tuple[tuple[int, str], ...]
    end: Deal


def random_deal(seed: int, rules: Rules = RULES, stacked: float = 0.2) -> Played:
    """A deal played at random; now and then with most trumps in one hand."""
    rng = Random(seed)
    deck = [1 << bit for bit in range(78)]
    rng.shuffle(deck)
    dealer = rng.randrange(4)
    if rng.random() < stacked:
        _give_trumps(deck, rng.randrange(4))
    deal = open_deal(rules, tuple(deck), dealer, NOBODY)
    agreeable = rng.random()
    steps, moves = [], []
    while deal.turn is not None:
        action = _any_action(deal, rng, agreeable)
        steps.append(deal)
        moves.append((deal.turn, encode(rules.pack, action)))
        deal = act(deal, deal.turn, action)
    return Played(tuple(deck), tuple(steps), tuple(moves), deal)


def _any_action(deal: Deal, rng: Random, agreeable: float) -> Action:
    assert deal.turn is not None
    offered = offers(deal, deal.turn)
    keys = offered[0].keys
    if "agree" in keys:
        return Word("agree" if rng.random() < agreeable else "refuse")
    offer = offered[0] if rng.random() < 0.8 else rng.choice(offered)
    return offer.nth(rng.randrange(offer.size))


def _give_trumps(deck: list[Cards], place: int) -> None:
    """Trumps to the hand that gets every fourth card from this place on."""
    trumps = [card for card in deck if card & RULES.pack.trumps]
    for target, card in zip(range(place, 78, 4), trumps, strict=False):
        position = deck.index(card)
        deck[target], deck[position] = deck[position], deck[target]


def refusal(deal: Deal, code: str) -> tuple[str, str]:
    """The reason and the rule for which the seat on turn may not do that."""
    assert deal.turn is not None
    why = why_not(deal, deal.turn, decode(deal.rules.pack, code))
    assert isinstance(why, Refused) and str(why)
    return why.reason, why.rule


TABLES = [
    {},
    {"first_lead": "dealer_right", "round_suits": "natural", "fool_give": "blank_if_possible"},
    {"monte": "off", "discard_exposed": "false", "discard_no_trick": "dealer"},
]


def hidden_cards(deal: Deal, viewer: int | None) -> list[tuple[Cards, int]]:
    """Cards that the viewer has not seen, and where they are; -1: laid away."""
    shown = sum(deal.exposed)
    places = [
        (card, player)
        for player, hand in enumerate(deal.hands)
        if player != viewer
        for card in each(hand & ~shown)
    ]
    if deal.exchange is not None and viewer != deal.dealer:
        places += [(card, -1) for card in each(deal.exchange.laid & ~shown)]
    return places


def swap_cards(deal: Deal, first: tuple[Cards, int], second: tuple[Cards, int]) -> Deal:
    """The deal with two cards in each other's places."""
    both = first[0] | second[0]

    def turn(cards: Cards) -> Cards:
        return cards ^ both if (cards & both).bit_count() == 1 else cards

    exchange = deal.exchange
    return deal._replace(
        hands=tuple(map(turn, deal.hands)),
        dealt=tuple(map(turn, deal.dealt)),
        exchange=exchange and exchange._replace(laid=turn(exchange.laid)),
    )
