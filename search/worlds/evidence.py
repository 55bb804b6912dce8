"""The evidence of a player's statements and cards about their hand, for all listeners."""

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from engine import (
    PASS,
    Cards,
    Contract,
    Kontra,
    Pack,
    Say,
    View,
    each,
    seated,
    union,
)
from engine.cards import NONE
from engine.promises import card_needed, kept_for_last
from engine.sides import DECLARING, DEFENCE
from engine.trump_count import EXACTLY, count_key, counted

PLENTY = 99
"""More cards than any hand has."""


class CardPlayed(NamedTuple):
    """A card of the play, with the cards on the table before it."""

    player: int
    before: tuple[Cards, ...]
    card: Cards


def plays(view: View) -> Iterator[CardPlayed]:
    """All cards played so far, in order."""
    tricks = [(trick.leader, trick.cards) for trick in view.tricks]
    if view.leader is not None and view.trick:
        tricks.append((view.leader, view.trick))
    for leader, cards in tricks:
        for step, card in enumerate(cards):
            yield CardPlayed(seated(view.order, leader, step), cards[:step], card)


def played_by(view: View) -> list[Cards]:
    """By player the cards they have played."""
    by_player = [NONE] * len(view.hand_sizes)
    for played in plays(view):
        by_player[played.player] |= played.card
    return by_player


# By their cards -----------------------------------------------------------------------------------


@lru_cache(maxsize=1 << 15)
def barred(
    contract: Contract, pack: Pack, before: tuple[Cards, ...], card: Cards, held: Cards
) -> Cards:
    """The cards beside which this one could not have been played to the trick.

    Every obligation of the games can be checked against one other card at a time: a card may be
    played from a hand exactly if it might be played beside each other card alone. ``held`` are
    the cards promised for the last trick.
    """
    excluded = NONE
    for other in each(pack.whole & ~card & ~union(before)):
        legal = contract.narrow(card | other, before)
        if held:
            legal = legal & ~held or legal
        if not legal & card:
            excluded |= other
    return excluded


def lacks(view: View) -> list[Cards]:
    """By player: the cards they cannot hold after what they have played.

    Cards that came to a hand unseen after the first trick may be held all the same: then there is
    no evidence (``hand_secret``, STR-STRAW-3).
    """
    lacking = [NONE] * len(view.hand_sizes)
    if view.contract is None:
        return lacking
    held = [
        kept_for_last(view.rules, view.items, player, view.called) for player in range(len(lacking))
    ]
    for player, before, card in plays(view):
        lacking[player] |= barred(view.contract, view.rules.pack, before, card, held[player])
    for player in view.order:
        if _drew_unseen(view, player):
            lacking[player] = NONE
    return lacking


def _drew_unseen(view: View, player: int) -> bool:
    """Whether the last card of a straw pile may have gone to the hand unseen."""
    straw = view.straw
    if straw is None or not view.rules.tells.draws_unseen:
        return False
    return any(
        not hidden and not top
        for hidden, top in zip(straw.hidden[player], straw.tops[player], strict=True)
    )


# By their words -----------------------------------------------------------------------------------


def vouched(view: View) -> list[Cards]:
    """By player: the cards that their words prove they held."""
    rules, proven = view.rules, [NONE] * len(view.hand_sizes)
    for player, action in view.said:
        row = rules.bonuses.get(action.key) if isinstance(action, Say) else None
        if row is None:
            continue
        proven[player] |= card_needed(rules, row, view.called)
        if row.by == "holder":
            proven[player] |= view.called
        if row.key == rules.tells.trula_shown_by:
            proven[player] |= rules.fool | rules.mond | rules.pagat
        if row.key == rules.tells.kings_shown_by:
            proven[player] |= rules.kings
    if view.declarer is not None and view.called and not view.called & rules.kings:
        proven[view.declarer] |= rules.kings  # to call another card takes all kings (SLO-OPT-4)
    for player, side in enumerate(view.sides):
        if side == DECLARING and player != view.declarer:
            proven[player] |= view.called
    for player, joined in (partners_by_offers(view) | partners_by_repeating(view)).items():
        proven[player] |= view.called if joined else NONE
    return proven


def without_called(view: View) -> set[int]:
    """The players who cannot hold the called card, by the evidence of their moves."""
    partners = partners_by_offers(view) | partners_by_repeating(view)
    return {player for player, joined in partners.items() if not joined}


def partners_by_repeating(view: View) -> dict[int, bool]:
    """By player who repeated an announcement: whether they are the partner.

    A side announces a bonus once (SLO-ANN-5): a partner does not repeat the declarer, nor an
    opponent another one whose kontra showed their side.
    """
    partners: dict[int, bool] = {}
    if not view.rules.tells.once_a_side:
        return partners
    for place, (player, action) in enumerate(view.said):
        if not isinstance(action, Say) or player == view.declarer:
            continue
        before = view.said[:place]
        if (view.declarer, action) in before:
            partners[player] = False
        doublers = {other for other, word in before if isinstance(word, Kontra)} - {player}
        for other in doublers:
            if (other, action) in before and view.sides[other] == DEFENCE:
                partners[player] = True
    return partners


def partners_by_offers(view: View) -> dict[int, bool]:
    """By hidden announcer: whether they are the partner, as what the viewer may double shows.

    Only the other side may, and the buttons say so (POL-KON-2, with POL-ANN-6 switched off).
    """
    me, order = view.viewer, view.order
    keys = view.rules.tells.doubled_by_others
    if me is None or me != view.turn or not keys:
        return {}
    says = [step for step, (_, action) in enumerate(view.said) if isinstance(action, Say)]
    hidden = [item for item in view.items if item.key in keys and view.sides[item.owner] is None]
    if view.phase != "kontra" or view.declarer is None or not hidden:
        return {}
    last, passes = view.said[says[-1]][0], sum(a == PASS for _, a in view.said[says[-1] :])
    turns = len(order) - (order.index(last) - order.index(view.declarer)) % len(order)
    first_round = passes - turns < len(order)
    mine = view.sides[me] == DECLARING
    codes = [key for offer in view.offers if offer.kind is Kontra for key in offer.keys]
    return {item.owner: (item.code in codes) != mine for item in hidden if first_round}


class Count(NamedTuple):
    """The least and the greatest number of trumps a player held as the play began."""

    low: int
    high: int


EXACT_COUNTS = {count_key(EXACTLY, number): number for number in range(23)}


def counts(view: View) -> dict[int, Count]:
    """By declaring player: the number of trumps (POL-ANN-2, ROM-ANN-2, ROM-ANN-8)."""
    classes = view.rules.tells.counts
    by_player = {player: Count(0, classes[0] - 1) for player in _silent(view)} if classes else {}
    for item in view.items:
        if item.key in EXACT_COUNTS:
            by_player[item.owner] = Count(EXACT_COUNTS[item.key], EXACT_COUNTS[item.key])
        if lowest := counted(item):
            above = [other - 1 for other in classes if other > lowest]
            by_player[item.owner] = Count(lowest, min(above, default=PLENTY))
    return by_player


def _silent(view: View) -> Iterator[int]:
    """The players who ended a turn without declaring trumps, though obliged to if they could."""
    obliged, declared, answered = False, set(), set()
    for player, action in view.said:
        if action == PASS:
            if obliged and player not in declared:
                yield player
            obliged = False
        elif isinstance(action, Say):
            row = view.rules.bonuses.get(action.key)
            if row is not None and row.by == "counted":
                declared.add(player)
            obliged |= row is not None and row.obliges
        elif isinstance(action, Kontra) and action.key not in answered:
            answered.add(action.key)
            row = view.rules.bonuses.get(action.key.partition("@")[0])
            obliged |= row is not None and row.obliges
