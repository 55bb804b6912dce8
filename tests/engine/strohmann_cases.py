"""Deals of Straw Man Tarock in the middle of the play, and the numbers of the worked examples."""

import re
from itertools import product
from operator import mul
from pathlib import Path

from engine import Deal, act, decode, variant
from engine.acting import open_deal
from engine.actions import actions_of
from engine.cards import NONE, Cards, each, union
from engine.codec import encode
from engine.contracts import Trick
from engine.deal import Bidding, Called, Straw
from engine.legality import offers
from engine.pack import TAROK
from engine.phases.straw import PlayStraw, turn_piles
from engine.rules import Rules

DOCUMENT = Path(__file__).parents[2] / "docs" / "rules" / "strohmann.md"
STROHMANN = variant("strohmann")
RULES = STROHMANN.build(2)
FOREHAND, DEALER = 1, 0
"""The seats of a deal of dealer 0."""
NOTHING: tuple[tuple[Cards, ...], ...] = ((), (), ())
IN_ORDER = TAROK.deck(TAROK.codes)


def numbers() -> set[int]:
    """The numbers of all examples of the document."""
    section = DOCUMENT.read_text("utf-8").split("## 15. Test vectors", 1)[1]
    return {int(number) for number in re.findall(r"(?m)^(\d+)\. ", section)}


def rules_with(**options: str) -> Rules:
    """The rules with these options."""
    return STROHMANN.build(2, options)


def new_deal(rules: Rules = RULES, deck: tuple[Cards, ...] = IN_ORDER) -> Deal:
    """A deal of dealer 0 before the first bid."""
    return open_deal(rules, deck, DEALER)


def play_moves(deal: Deal, text: str) -> Deal:
    """The deal after moves such as ``"1 bid:take, 1 play:T3"``."""
    for move in text.split(", "):
        player, code = move.split()
        deal = act(deal, int(player), decode(TAROK, code))
    return deal


def legal(deal: Deal) -> set[str]:
    """The codes of everything the seat on turn may do."""
    assert deal.turn is not None
    return {encode(TAROK, action) for action in actions_of(offers(deal, deal.turn))}


def cards(text: str) -> Cards:
    """A set of cards written as codes."""
    return TAROK.cards(text)


def piles_of(text: str) -> tuple[tuple[Cards, ...], ...]:
    """Three piles written top first, ``/`` between them."""
    piles = [TAROK.deck(pile.split()) for pile in text.split("/")]
    return (*piles, *NOTHING)[:3]


def deal_in_play(
    hands: tuple[str, str],
    tops: tuple[str, str] = ("", ""),
    hidden: tuple[str, str] = ("", ""),
    *,
    trick: int = 1,
    leader: int = FOREHAND,
    rules: Rules = RULES,
) -> Deal:
    """A deal whose players (0, 1) hold these cards, tops and hidden cards, at this trick.

    The tricks before are empty ones of nobody's cards, won by the dealer.
    """
    deal = play_moves(new_deal(rules), "1 pass, 0 pass")
    straw = Straw(
        hidden=(piles_of(hidden[0]), piles_of(hidden[1])),
        tops=tuple((*TAROK.deck(top.split()), NONE, NONE, NONE)[:3] for top in tops),
        turned=(NONE, NONE),
    )
    assert deal.playing is not None
    card_sets = (cards(hands[0]), cards(hands[1]))
    before = (Trick(DEALER, (), DEALER, NONE),) * (trick - 1)
    free = card_sets[leader] | straw.open_to(leader)
    now = deal.playing._replace(leader=leader, trick=(), legal=free, tricks=before)
    return deal._replace(hands=card_sets, straw=straw, turn=leader, playing=now)


def final_scores(
    taken: tuple[Cards, Cards],
    declarer: int | None = None,
    rules: Rules = RULES,
    tricks: dict[int, tuple[int, str, str]] | None = None,
    calls: tuple[Called, ...] = (),
) -> tuple[int, ...]:
    """The scores of a deal in which the players won these cards.

    ``tricks`` are some real tricks by number: leader, the two cards in order; the winner is
    worked out. The other cards of a player's pile stand in tricks of two.
    """
    deal = finished_deal(taken, declarer, rules, tricks)
    assert deal.straw is not None
    return rules.settle(deal._replace(straw=deal.straw._replace(calls=calls))).scores


def finished_deal(
    taken: tuple[Cards, Cards],
    declarer: int | None,
    rules: Rules,
    tricks: dict[int, tuple[int, str, str]] | None,
) -> Deal:
    """The deal that ``settled`` settles."""
    deal = new_deal(rules)
    deal = play_moves(deal, "1 pass, 0 pass")._replace(bidding=Bidding(declarer=declarer))
    assert deal.contract is not None and deal.playing is not None
    playing = deal.playing
    if declarer is not None:
        deal = deal._replace(contract=rules.contracts["take"])
    piles = [*taken]
    fixed: dict[int, Trick] = {}
    for number, (leader, *codes) in (tricks or {}).items():
        trick = TAROK.deck(codes)
        winning = RULES.contracts["take"].winner(trick)
        winner = leader if winning == trick[0] else 1 - leader
        fixed[number] = Trick(leader, trick, winner, winning)
        piles = [pile & ~union(trick) for pile in piles]
    rest = [Trick(player, two, player, two[0]) for player, pile in enumerate(piles)
            for two in tricks_of_two(pile)]  # fmt: skip
    order = [fixed[n] if n in fixed else rest.pop() for n in range(1, 28)]
    won = [union(card for trick in order if trick.winner == player for card in trick.cards)
           for player in (0, 1)]  # fmt: skip
    over = playing._replace(trick=(), tricks=tuple(order), taken=tuple(won))
    return deal._replace(turn=None, playing=over, hands=(NONE, NONE))


def tricks_of_two(pile: Cards) -> list[tuple[Cards, Cards]]:
    """A pile as tricks of two cards."""
    codes = TAROK.deck(TAROK.show(pile))
    return list(zip(codes[::2], codes[1::2], strict=True))


def fill_up_tricks(deal: Deal) -> Deal:
    """The deal at its end: the tricks still to come are empty, and forehand's."""
    assert deal.playing is not None
    tricks = deal.playing.tricks
    more = (Trick(FOREHAND, (), FOREHAND, NONE),) * (27 - len(tricks))
    return deal._replace(turn=None, playing=deal.playing._replace(tricks=tricks + more))


def bonuses(deal: Deal) -> dict[str, int]:
    """The bonuses and their winners: the lines of the score that are no result of the deal."""
    lines = deal.rules.settle(fill_up_tricks(deal)).lines
    results = ("made", "held", "simple", "tie", "valat", "paid")
    return {line.key: line.players[0] for line in lines if line.key not in results}


def pile(number: int, value: int, *, inside: str = "", outside: str = "") -> Cards:
    """``number`` cards of this value together (STR-COUNT-1), these among them and these not."""
    chosen, free = cards(inside), TAROK.whole & ~cards(inside) & ~cards(outside)
    by_value = [list(each(TAROK.worth(free, worth))) for worth in (5, 4, 3, 2, 1)]
    number, value = number - chosen.bit_count(), value - TAROK.value(chosen)
    for honours in product(*(range(len(group) + 1) for group in by_value[:4])):
        counts = (*honours, number - sum(honours))
        if 0 <= counts[4] <= len(by_value[4]) and value == sum(map(mul, counts, (5, 4, 3, 2, 1))):
            picked = (group[:n] for group, n in zip(by_value, counts, strict=True))
            return chosen | sum(map(sum, picked))
    raise ValueError("there is no such pile")


def pile_with_points(points: int, **where: str) -> Cards:
    """A pile of an even number of cards that counts ``points`` (STR-COUNT-2)."""
    for number in range(2, 54, 2):
        try:
            return pile(number, points + 2 * (number // 3) + (number % 3 != 0), **where)
        except ValueError:
            continue
    raise ValueError("there is no such pile")


def deal_with_turned_pile(pile: str, rules: Rules = RULES) -> Deal:
    """Forehand's only pile has been turned, by the option of the rules."""
    deal = deal_in_play(("", "DK"), hidden=("", pile), rules=rules)
    phase = rules.phases[-1]
    assert isinstance(phase, PlayStraw)
    deal = deal._replace(hands=(NONE, NONE))
    return turn_piles(deal, deal.order, phase.last)
