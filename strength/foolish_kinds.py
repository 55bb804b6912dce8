"""Kinds of moves that look foolish to a player at a table, though some of them are right.

Each is a row with a sentence and a test of a move, by what its player sees. A move looks foolish
only beside others, so most sentences end with the plain move that is offered, too.
"""

from collections.abc import Callable
from typing import NamedTuple

from engine import (
    DECLARING,
    GAME,
    Action,
    Bid,
    Call,
    Cards,
    Kontra,
    Pass,
    Play,
    Say,
    View,
    each,
    seated,
    union,
)
from engine.cards import NONE
from engine.house.bidding import contract_of

FEW_TRUMPS = 3
"""The most trumps with which a bid or a kontra looks foolish."""
FEW_FOR_ULTIMO = 5
"""The most trumps with which an announced pagat ultimo does."""
LATE = 3
"""The most cards left of a deal whose cards are not looked at: which is best can be counted there,
and often all are as good."""
FIVE = 5
"""The card points of kings and of the trula; the mond of Lombardia tarot counts six."""


class Kind(NamedTuple):
    """A kind of move that looks foolish."""

    name: str
    sentence: str
    looks_foolish: Callable[[View, Action], bool]


# What a player sees ------------------------------------------------------------------------------


def _card(view: View, action: Action) -> Cards:
    """The card that is played in a deal for points, but for late ones; none for any other move."""
    for_points = view.contract is not None and view.contract.aim == "points"
    open_cards = NONE
    if view.straw is not None and view.viewer is not None:
        open_cards = view.straw.open_to(view.viewer)
    counts = for_points and (view.hand | open_cards).bit_count() > LATE
    return action.card if isinstance(action, Play) and counts else NONE


def _legal(view: View) -> Cards:
    return union(offer.cards for offer in view.offers if offer.kind is Play)


def _cheap(view: View, cards: Cards) -> Cards:
    """Those of the cards that count least: pips, and trumps outside the trula."""
    return view.rules.pack.worth(cards, 1)


def _counting_five(view: View, cards: Cards) -> Cards:
    return view.rules.pack.worth(cards, FIVE, FIVE + 1)


def _trumps(view: View) -> int:
    """The number of trumps in the viewer's hand."""
    return (view.hand & view.rules.pack.trumps).bit_count()


def _is_rival(view: View, player: int) -> bool:
    """Whether a player is an opponent, as far as the viewer is sure of it."""
    me, teams = view.viewer, view.rules.teams
    assert me is not None
    if teams:
        return teams[player] != teams[me]
    if len(view.order) == 2:
        return player != me
    sides = {view.sides[me], view.sides[player]}
    return None not in sides and len(sides) == 2


def _to_come(view: View) -> list[int]:
    """The players whose cards to this trick come after the viewer's."""
    assert view.leader is not None
    places = range(len(view.trick) + 1, len(view.order))
    return [seated(view.order, view.leader, place) for place in places]


def _is_last(view: View) -> bool:
    return len(view.trick) == len(view.order) - 1


def _wins(view: View, card: Cards) -> bool:
    """Whether a card beats all that lie in the trick."""
    assert view.contract is not None
    return view.contract.winner((*view.trick, card)) == card


def _winning(view: View) -> Cards:
    """The card that takes the trick so far; none where nothing lies there."""
    assert view.contract is not None
    return view.contract.winner(view.trick) if view.trick else NONE


def _taker(view: View) -> int | None:
    """The player whom the trick belongs to so far."""
    if not view.trick or view.leader is None:
        return None
    return seated(view.order, view.leader, view.trick.index(_winning(view)))


def _is_theirs(view: View) -> bool:
    """Whether the trick belongs to a known opponent so far."""
    taker = _taker(view)
    return taker is not None and _is_rival(view, taker)


def _is_unseen(view: View, card: Cards) -> bool:
    """Whether another player may hold a card."""
    return not card & (view.hand | view.played | view.laid | union(view.sets))


def _trumps_out(view: View) -> bool:
    """Whether another player may hold a trump."""
    return any(_is_unseen(view, trump) for trump in each(view.rules.pack.trumps))


# Cards -------------------------------------------------------------------------------------------


def pagat_under(view: View, action: Action) -> bool:
    """The pagat goes into an opponent's trick that a higher trump takes."""
    card = _card(view, action)
    if not card or card != view.rules.pagat or not _is_theirs(view):
        return False
    under = bool(_winning(view) & view.rules.pack.trumps) and not _wins(view, card)
    return under and bool(_legal(view) & ~_counting_five(view, _legal(view)))


def honour_given(view: View, action: Action) -> bool:
    """A king or queen goes into a trick that is the opponents' for sure."""
    card, pack = _card(view, action), view.rules.pack
    if not pack.worth(card & union(pack.plain_suits), FIVE - 1, FIVE):
        return False
    lost = _is_theirs(view) and not _wins(view, card)
    sure = all(_is_rival(view, player) for player in _to_come(view))
    return lost and sure and bool(_cheap(view, _legal(view)))


def mond_before_fool(view: View, action: Action) -> bool:
    """The mond is led, or played with two others to come, while one of them may have the Fool."""
    card, rules = _card(view, action), view.rules
    if not card or card != rules.mond or not rules.fool & rules.pack.trumps:
        return False
    others = [player for player in _to_come(view) if player not in view.own_side]
    early = len(others) >= 2 or (bool(others) and not view.trick)
    plain = _legal(view) & rules.pack.trumps & ~(rules.mond | rules.pagat | rules.fool)
    return early and _is_unseen(view, rules.fool) and bool(plain)


def partner_overtrumped(view: View, action: Action) -> bool:
    """A trump other than the pagat takes the partner's trick as its last card."""
    card = _card(view, action) & view.rules.pack.trumps & ~view.rules.pagat
    taker = _taker(view)
    if not card or taker is None or taker not in view.own_side or not _is_last(view):
        return False
    return _wins(view, card) and any(not _wins(view, other) for other in each(_legal(view)))


def rich_trick_left(view: View, action: Action) -> bool:
    """The last player leaves a trick with a king or one of the trula to an opponent."""
    card = _card(view, action)
    if not card or not _is_last(view) or not _is_theirs(view) or _wins(view, card):
        return False
    rich = _counting_five(view, union(view.trick))
    legal = _legal(view)
    return bool(rich) and any(
        _wins(view, other) for other in each(legal & ~_counting_five(view, legal))
    )


def fool_wasted(view: View, action: Action) -> bool:
    """The Fool takes, as its last card, a trick that a plain trump would take."""
    card, pack = _card(view, action), view.rules.pack
    if not card or card != view.rules.fool or not _is_last(view) or not _wins(view, card):
        return False
    plain = _cheap(view, _legal(view) & pack.trumps)
    return bool(card & pack.trumps) and any(_wins(view, trump) for trump in each(plain))


def pagat_led(view: View, action: Action) -> bool:
    """The pagat is led while others may hold trumps."""
    card = _card(view, action)
    if not card or card != view.rules.pagat or view.trick:
        return False
    return _trumps_out(view) and _legal(view) != card


def king_into_trump(view: View, action: Action) -> bool:
    """A king is led to an opponent who has trumped its suit before."""
    card, pack = _card(view, action), view.rules.pack
    if not card & view.rules.kings or view.trick or view.straw is not None:
        return False
    suit = pack.whole_suit[card]
    trumped = any(_may_trump(view, player, suit) for player in _to_come(view))
    return trumped and _trumps_out(view) and bool(_cheap(view, _legal(view)))


def _may_trump(view: View, player: int, suit: Cards) -> bool:
    """Whether an opponent has trumped a suit, and has not shown to be out of trumps."""
    trumps, has_trumped = view.rules.pack.trumps, False
    for trick in view.tricks:
        place = next(
            n for n in range(len(trick.cards)) if seated(view.order, trick.leader, n) == player
        )
        put, led = trick.cards[place], trick.cards[0]
        if led & trumps and not put & (trumps | view.rules.fool):
            return False
        has_trumped |= bool(led & suit and put & trumps)
    return has_trumped and _is_rival(view, player)


# Before the play ---------------------------------------------------------------------------------


def few_trumps_bid(view: View, action: Action) -> bool:
    """A game for points is bid on few trumps."""
    if not isinstance(action, Bid) or view.phase != "auction" or view.straw is not None:
        return False
    may_pass = any(offer.kind is Pass for offer in view.offers)
    for_points = contract_of(view, action.key).aim == "points"
    return may_pass and for_points and _trumps(view) <= FEW_TRUMPS


def lone_queen_called(view: View, action: Action) -> bool:
    """The king called is of a suit of which the declarer holds the queen alone."""
    if not isinstance(action, Call):
        return False
    callable_kings = union(offer.cards for offer in view.offers if offer.kind is Call)
    plain = [king for king in each(callable_kings & ~view.hand) if not _has_lone_queen(view, king)]
    return _has_lone_queen(view, action.card) and bool(plain)


def _has_lone_queen(view: View, king: Cards) -> bool:
    held = view.hand & view.rules.pack.whole_suit[king]
    return held.bit_count() == 1 and view.rules.pack.value(held) == FIVE - 1


def own_king_called(view: View, action: Action) -> bool:
    """The king called is in the declarer's hand, though another is not."""
    if not isinstance(action, Call) or not action.card & view.hand:
        return False
    return any(offer.cards & ~view.hand for offer in view.offers if offer.kind is Call)


def bold_ultimo(view: View, action: Action) -> bool:
    """The pagat ultimo is announced on few trumps."""
    if not isinstance(action, Say):
        return False
    bonus = view.rules.bonuses_in(view.contract).get(action.key)
    is_ultimo = bonus is not None and bonus.ultimo == "pagat"
    return is_ultimo and _trumps(view) <= FEW_FOR_ULTIMO


def weak_kontra(view: View, action: Action) -> bool:
    """A defender doubles the game on few trumps and hardly a king."""
    if action != Kontra(GAME) or view.game_level or view.viewer is None:
        return False
    kings = (view.hand & view.rules.kings).bit_count()
    defends = view.sides[view.viewer] != DECLARING
    return defends and _trumps(view) <= FEW_TRUMPS and kings <= 1


KINDS = (
    Kind(
        "pagat under a trump",
        "The pagat is thrown under an opponent's trump, though a card that counts less than five "
        "may be played.",
        pagat_under,
    ),
    Kind(
        "honour given away",
        "A king or queen is thrown into a trick that surely goes to opponents, though a pip or a "
        "plain trump may be played.",
        honour_given,
    ),
    Kind(
        "mond before the Fool",
        "The mond is led, or played with two to come who are no known partners, while the Fool is "
        "unseen, though a plain trump may be played.",
        mond_before_fool,
    ),
    Kind(
        "partner overtrumped",
        "The last player takes a partner's trick with a trump other than the pagat, though a card "
        "that leaves it to the partner may be played.",
        partner_overtrumped,
    ),
    Kind(
        "rich trick left",
        "The last player leaves a trick with a king or a card of the trula to an opponent, though "
        "a card that counts less than five would take it.",
        rich_trick_left,
    ),
    Kind(
        "Fool wasted",
        "The last player takes a trick with the Fool that a plain trump would take as well.",
        fool_wasted,
    ),
    Kind(
        "pagat led",
        "The pagat is led while others may hold trumps, though another card may be led.",
        pagat_led,
    ),
    Kind(
        "king led into a trump",
        "A king is led to an opponent who has trumped its suit before, though a pip or a plain "
        "trump may be led.",
        king_into_trump,
    ),
    Kind(
        "bid on few trumps",
        f"A game for card points is bid on at most {FEW_TRUMPS} trumps, though one may pass.",
        few_trumps_bid,
    ),
    Kind(
        "call to a lone queen",
        "The king of a suit is called of which the declarer holds only the queen, though another "
        "that is not in hand may be called.",
        lone_queen_called,
    ),
    Kind(
        "own king called",
        "A declarer calls a king of their own hand, though one of another hand may be called.",
        own_king_called,
    ),
    Kind(
        "ultimo on few trumps",
        f"The pagat ultimo is announced on at most {FEW_FOR_ULTIMO} trumps.",
        bold_ultimo,
    ),
    Kind(
        "kontra on a weak hand",
        f"A defender doubles the game first, on at most {FEW_TRUMPS} trumps and one king.",
        weak_kontra,
    ),
)
