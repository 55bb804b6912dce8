"""Hints without a search: a nudge towards what matters now, and what rules of thumb would do.

All from the View alone, in keys and facts that the house's pages put into words. It needs no
kernel, so there are hints without one, too.
"""

from collections.abc import Iterator
from typing import NamedTuple, TypeAlias

from engine import (
    GAME,
    TRUMP_SUIT,
    Action,
    Call,
    Cards,
    Kontra,
    Lay,
    Play,
    Say,
    View,
    Word,
    actions_of,
    choose,
    each,
    encode,
    seated,
    union,
)
from engine.actions import SURRENDER
from engine.cards import NONE
from engine.trump_count import TAROKS
from search.explain.grades import Gap
from search.worlds.knowledge import Knowledge, knowledge

Fact: TypeAlias = str | int
"""A number, a key, the code of a card or of a suit, or some of them with blanks between."""


class Reason(NamedTuple):
    """Something to be put into words: a key, and its facts by name."""

    key: str
    facts: dict[str, Fact]


class Tried(NamedTuple):
    """A tried move by its code, beside the advised one."""

    code: str
    value: float
    """Its average worth, in game points for the viewer."""
    error: float
    """The standard error of that."""
    gap: Gap
    """By how much it brings less."""


class Hint(NamedTuple):
    """Help for the viewer's decision, from a nudge to the reasons of the best move."""

    nudge: Reason
    """The matter to look at for the move."""
    move: str
    """The code of the move that is advised."""
    tried: tuple[Tried, ...]
    """The advised move, then the other tried ones, best first; empty: none was tried."""
    reasons: tuple[Reason, ...]
    """The reasons for the move."""
    worlds: int
    """The number of deals tried, fitting what the viewer knows; 0: a rule of thumb."""


def hint_by_thumb(view: View) -> Hint:
    """The hint of rules of thumb, for the player on turn."""
    move = choose(view)
    return Hint(nudge(view, move), encode(view.rules.pack, move), (), (thumb(view, move),), 0)


def thumb(view: View, move: Action) -> Reason:
    """The matter that rules of thumb have considered for this move."""
    if not view.dealt:
        return Reason("thumb-cut", {})
    if isinstance(move, Lay):
        return Reason("thumb-discard" if emptied(view, move.cards) else "thumb-discard-none", {})
    if isinstance(move, Call) and move.card & view.hand:
        return Reason("thumb-call-own", {})
    has_sentence = view.phase in ("play", "talon", "call", "fool")
    return Reason(f"thumb-{view.phase if has_sentence else _kind(view)}", {})


SPEAKING = ("announcements", "ultimo", "kontra", "conversion")
"""Phases in which something is promised, or doubled."""


def _kind(view: View) -> str:
    return "said" if view.phase in SPEAKING else "hand"


def _decision(view: View) -> str:
    """The decision about the whole hand: a bid, an announcement, or also a doubling word."""
    doubles = any(offer.kind is Kontra for offer in view.offers)
    return "doubles" if view.phase in SPEAKING and doubles else _kind(view)


def nudge(view: View, move: Action) -> Reason:
    """The matter to look at for this move, without the move itself."""
    if not view.dealt:
        return Reason("unseen", {})
    if isinstance(move, Play):
        return _on_lead(view, move.card) if not view.trick else _in_trick(view)
    if isinstance(move, Lay):
        return _short(view, move.cards)
    if view.phase == "call":
        return _to_call(view)
    if view.phase in ("talon", "fool") or move == Word(SURRENDER):
        may_give_up = any(SURRENDER in offer.keys for offer in view.offers)
        return Reason("give-up" if may_give_up else view.phase, {})
    if isinstance(move, Say) and move.key in view.rules.bonuses:
        return _promise(view, move.key)
    if isinstance(move, Kontra):
        return _doubled(view, move.key)
    return _unsaid(view)


# Before the play ----------------------------------------------------------------------------------


def _doubled(view: View, code: str) -> Reason:
    """Whether to double something, by its code."""
    if code == GAME:
        return Reason("kontra", {})
    owner = int(code.partition("@")[2])
    return Reason("kontra-own" if owner in view.own_side else "kontra-promise", {})


def _unsaid(view: View) -> Reason:
    """The matter to look at for a bid, or for silence where only one word could be said.

    It is the same for a word as for a silence where nothing can be announced, but only doubled: of
    several things the game, if it is one of them.
    """
    if view.phase == "conversion":
        return Reason("promise-valat", {})
    if view.phase in SPEAKING:
        words = [move for move in actions_of(view.offers) if isinstance(move, Say | Kontra)]
        doubling = [move for move in words if isinstance(move, Kontra)]
        if len(words) == 1 or (words and words == doubling):
            return nudge(view, Kontra(GAME) if Kontra(GAME) in words else words[0])
    return _hand(view)


def _promise(view: View, key: str) -> Reason:
    """The requirements of a bonus, where they are plain."""
    bonus, rules = view.rules.bonuses[key], view.rules
    if key == TAROKS:
        return Reason("promise-trumps", _trumps(view))
    if bonus.is_valat:
        return Reason("promise-valat", {})
    if bonus.is_trula:
        return Reason("promise-trula", {"honours": (view.hand & _honours(view)).bit_count()})
    if bonus.ultimo == "pagat" and view.hand & rules.pagat:
        return Reason("promise-pagat", {"card": rules.pack.code(rules.pagat), **_trumps(view)})
    if bonus.ultimo == "called_king" and view.called & view.hand:
        return Reason(
            "promise-king", {"card": codes(view, view.called & view.hand), **_trumps(view)}
        )
    return Reason("promise", {})


def _trumps(view: View) -> dict[str, Fact]:
    """The number of trumps in hand."""
    return {"trumps": (view.hand & view.rules.pack.trumps).bit_count()}


def _honours(view: View) -> Cards:
    return view.rules.pagat | view.rules.mond | view.rules.fool


def _hand(view: View) -> Reason:
    """The counts that matter in a hand for a bid or promise."""
    rules, trumps = view.rules, view.hand & view.rules.pack.trumps
    honours = view.hand & _honours(view)
    size = view.hand.bit_count()
    usual = round(size * rules.pack.trumps.bit_count() / rules.pack.whole.bit_count())
    facts: dict[str, Fact] = {
        "trumps": trumps.bit_count(),
        "usual": usual,
        "kings": (view.hand & rules.kings).bit_count(),
        "honours": honours.bit_count(),
        "cards": codes(view, honours),
    }
    return Reason(_decision(view), facts)


def suits_beside_trumps(view: View) -> Iterator[tuple[str, Cards]]:
    """The suits that are no trumps, with all their cards."""
    return ((suit, cards) for suit, cards in view.rules.pack.suits.items() if suit != TRUMP_SUIT)


def emptied(view: View, laid: Cards) -> dict[str, int]:
    """The suits that a discard empties, each with how many cards one had of it."""
    held = [(suit, view.hand & cards) for suit, cards in suits_beside_trumps(view)]
    return {suit: cards.bit_count() for suit, cards in held if cards and not cards & ~laid}


def _short(view: View, laid: Cards) -> Reason:
    """The suits that the discard empties."""
    suits = emptied(view, laid)
    if not suits:
        return Reason("discard-keep" if _could_empty(view, laid) else "discard-none", {})
    if len(suits) > 1:
        return Reason("discard-suits", {"suits": _counts(suits)})
    ((suit, number),) = suits.items()
    return Reason("discard", {"suit": suit, "number": number})


def _could_empty(view: View, laid: Cards) -> bool:
    """Whether a discard of this size could empty a suit; kings always stay."""
    held = [view.hand & cards for _, cards in suits_beside_trumps(view)]
    return any(
        0 < cards.bit_count() <= laid.bit_count() and not cards & view.rules.kings for cards in held
    )


def _to_call(view: View) -> Reason:
    """The suits whose kings one lacks, each with how many cards one has of it."""
    kings = view.rules.kings
    held = {
        suit: (view.hand & cards).bit_count()
        for suit, cards in suits_beside_trumps(view)
        if not view.hand & cards & kings
    }
    return Reason("call", {"suits": _counts(held)}) if held else Reason("call-own", {})


def _counts(held: dict[str, int]) -> str:
    """Suits, each with a number."""
    return " ".join(f"{suit}{number}" for suit, number in held.items())


# In the play --------------------------------------------------------------------------------------


class _Seen(NamedTuple):
    """The knowledge of the others' hands."""

    may: dict[int, Cards]
    """By player the cards that they may have."""
    unseen: Cards


def _others(view: View) -> _Seen:
    hidden: Knowledge = knowledge(view)
    may = dict.fromkeys((p for p in view.order if p != view.viewer), NONE)
    for place in hidden.places:
        if place.kind == "hand" and place.number in may:
            may[place.number] = place.mask | place.known
    if view.straw is not None:
        may = {player: cards | view.straw.open_to(player) for player, cards in may.items()}
    return _Seen(may, hidden.unseen)


def opponents(view: View) -> list[int]:
    """The players whom the viewer knows to play against them."""
    allies = view.own_side
    alone = view.rules.teams or view.declarer is None
    return [
        player
        for player in view.order
        if player not in allies and (alone or view.sides[player] is not None)
    ]


def alone(view: View) -> bool:
    """Whether the viewer knows that all others play against them."""
    return len(opponents(view)) == len(view.order) - 1


def _on_lead(view: View, card: Cards) -> Reason:
    """The facts about the others' cards that matter before leading this suit."""
    pack, rules, seen = view.rules.pack, view.rules, _others(view)
    theirs = union(list(seen.may.values())) & pack.trumps
    mine = view.hand & pack.trumps
    if shuns(view):
        return Reason("lead-shun", {})
    if hunts(view):
        return Reason("lead-hunt", {"players": str(view.declarer)})
    if pack.suit(card) != TRUMP_SUIT:  # a Fool that takes nothing is of no suit of its own
        return _suit_led(view, seen, pack.suit(card), none_out=bool(mine and not theirs))
    if mine and not theirs:
        return Reason("lead-no-trumps", {"mine": mine.bit_count()})
    mond = view.hand & rules.mond & ~card
    if mond and theirs & rules.fool and _catches(view):
        return Reason("lead-mond", {"card": pack.code(rules.mond)})
    numbers: dict[str, Fact] = {
        "mine": mine.bit_count(),
        "theirs": theirs.bit_count(),
        "sure": _sure(view, theirs),
    }
    ultimo = _pays_for_pagat(view)
    many = 2 * mine.bit_count() > theirs.bit_count()  # with fewer the pagat is not kept so long
    if ultimo and view.hand & rules.pagat & ~card and many:
        return Reason("lead-pagat", {"card": pack.code(rules.pagat), **numbers})
    return Reason("lead", numbers)


def _pays_for_pagat(view: View) -> bool:
    """Whether a pagat in the last trick counts in this contract (SLO-CON-6)."""
    contract = view.contract
    bonuses = view.rules.bonuses_in(contract).values()
    paid = contract is not None and contract.bonuses
    return paid and any(bonus.ultimo == "pagat" for bonus in bonuses)


def _suit_led(view: View, seen: _Seen, suit: str, *, none_out: bool) -> Reason:
    """The players out of the suit, or the number of its cards that are out."""
    cards = view.rules.pack.suits[suit]
    if none_out:
        return Reason("lead-no-trumps", {})
    if void := _void(view, seen, suit):
        return void
    out = union(list(seen.may.values())) & cards
    mine = (_own(view) & cards).bit_count()
    facts: dict[str, Fact] = {"mine": mine, "theirs": out.bit_count(), "sure": _sure(view, out)}
    return Reason("lead-suit", {"suit": suit, **facts})


def _own(view: View) -> Cards:
    """The cards that the viewer may play by and by, as far as they see them (STR-STRAW-4)."""
    tops = NONE if view.straw is None or view.viewer is None else view.straw.open_to(view.viewer)
    return view.hand | tops


def _sure(view: View, out: Cards) -> int:
    """1 if the others surely hold all these cards, so that none may lie elsewhere; else 0."""
    places = knowledge(view).places
    return int(
        not any(place.kind != "hand" and place.room and place.mask & out for place in places)
    )


def _catches(view: View) -> bool:
    """Whether the Fool takes the mond here; in Lombardy it takes nothing (LOM-FOOL-2)."""
    rules, contract = view.rules, view.contract
    return contract is not None and contract.winner((rules.mond, rules.fool)) == rules.fool


def _void(view: View, seen: _Seen, suit: str) -> Reason | None:
    """The opponents who surely cannot follow a suit."""
    cards = view.rules.pack.suits[suit]
    out = [p for p in opponents(view) if not seen.may[p] & cards and view.hand_sizes[p]]
    if not out:
        return None
    whole = len(out) == len(view.order) - len(view.own_side)
    key = "lead-void" if whole and len(out) > 1 else "lead-void-player"
    return Reason(key, {"suit": suit, "players": " ".join(map(str, out)), "number": len(out)})


def shuns(view: View) -> bool:
    """Whether the viewer wants no trick (SLO-CON-1): where all play alone, or as a beggar."""
    contract = view.contract
    if contract is None:
        return False
    return contract.aim == "alone" or (
        contract.aim == "no_trick" and view.viewer in (view.declarer,)
    )


def hunts(view: View) -> bool:
    """Whether the viewer wants no trick for themselves, but one for the declarer (SLO-CON-1)."""
    contract = view.contract
    return contract is not None and contract.aim == "no_trick" and not shuns(view)


def _in_trick(view: View) -> Reason:
    """The winner of the trick so far, the cards in it, and the number of players to come."""
    contract, pack = view.contract, view.rules.pack
    assert contract is not None and view.leader is not None
    winning = contract.winner(view.trick)
    who = seated(view.order, view.leader, view.trick.index(winning))
    left = len(view.order) - len(view.trick) - 1
    facts: dict[str, Fact] = {
        "player": who,
        "card": pack.code(winning),
        "left": left,
    }
    if shuns(view):
        return Reason("trick-shun", facts)
    if hunts(view):
        return Reason("trick-hunt", {"players": str(view.declarer), **facts})
    facts["dear"] = sum(pack.value_of[card] >= DEAR for card in view.trick)
    if alone(view):
        return Reason("trick-another", facts)
    if who in view.own_side:
        return Reason("trick-ours", facts)
    return Reason("trick-theirs" if who in opponents(view) else "trick-open", facts)


DEAR = 4
"""The value at which a card is worth a trick by itself: queens, kings and the honours."""


def codes(view: View, cards: Cards) -> str:
    """The codes of some cards, with blanks between."""
    return " ".join(view.rules.pack.code(card) for card in each(cards))
