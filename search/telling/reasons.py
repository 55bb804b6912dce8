"""Why a move: what speaks for it, and against another one, counted over worlds at their ends.

Each reason has one direction: it is told only where it speaks for the move. What speaks against it
alone is no reason for it, and is not told.
"""

import math
from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple, TypeAlias

import numpy as np

from engine import (
    GAME,
    Action,
    Bid,
    Cards,
    Kontra,
    Lay,
    Play,
    Say,
    Trick,
    View,
    encode,
    union,
    variant,
)
from engine.counting import CountedBy
from engine.trump_count import TAROKS
from search.telling.chances import DOUBLED, about, ahead, bid_made, bonus_made, owner, won
from search.telling.ends import End
from search.telling.nudges import DEAR, Fact, Told, alone, emptied, shuns
from search.telling.own_ways import turns_up
from search.telling.weighing import unit

NOTED = 0.15
"""How much oftener something must happen to be told."""
RARE, SURE = 0.15, 0.85
"""How often a side has a trick that is lost, or won, whatever one plays."""
OFTEN = 1 / 3
"""How often one's side must get a trick to have a card played for that."""
APART = 0.05
"""By how much two moves must differ in what comes of the deal to be told."""
PAID, MUCH = 1.0, 3.0
"""Units (``grades``) in the mean by which moves must differ in a bonus to have it told, and beside
what comes of the game."""
DOUBT = 2.0
"""Standard errors that such a difference must have over nothing."""
WORTH = 1.5
"""Card points below which it is not told that a move brings more of them."""
LESS: dict[CountedBy, float] = {"threes": 2 / 3, "thirds": 2 / 3, "fours": 3 / 4}
"""By how cards are counted what each counts less than its value."""
EVEN = 50
"""Of a hundred games or promises, those that must come off to speak for one."""


class Compared(NamedTuple):
    """A move and another one, each at the ends of the same worlds."""

    view: View
    move: Action
    first: Sequence[End]
    rival: Action
    second: Sequence[End]


Reason: TypeAlias = Callable[[Compared], Iterator[Told]]


def reasons(two: Compared) -> Iterator[Told]:
    """What speaks for the move and against the rival, what weighs most first; card points where
    nothing else is told.
    """
    found = [told for reason in REASONS for told in reason(two)]
    yield from found or of_points(two)


def percent(part: float) -> int:
    """A share in whole hundredths."""
    return round(100 * part)


def _code(view: View, move: Action) -> str:
    return encode(view.rules.pack, move)


# Of a card in its trick ---------------------------------------------------------------------------


class Case(NamedTuple):
    """One end, looked at for a card that was played to a trick of it."""

    end: End
    card: Cards
    trick: Trick

    @property
    def ours(self) -> bool:
        """Whether the viewer's side has the trick."""
        return self.trick.winner in self.end.side


Happens: TypeAlias = Callable[[Case], bool]


def _ours(case: Case) -> bool:
    return case.ours


def _lost(case: Case) -> bool:
    """Whether the other side gets a card that one would rather keep, and has it in the end: whoever
    wins a trick may have a Fool back (LOM-FOOL-5)."""
    playing, own = case.end.deal.playing, case.end.side
    if playing is None or case.end.deal.rules.pack.value_of[case.card] < DEAR:
        return False
    kept = any(playing.taken[player] & case.card for player in own)
    return not case.ours and not kept


def _last(case: Case) -> bool:
    """Whether a pagat that is kept until then wins the last trick for its side."""
    playing, pagat = case.end.deal.playing, case.end.deal.rules.pagat
    last = playing.tricks[-1] if playing is not None and playing.tricks else None
    return last is not None and last.winning == pagat and last.winner in case.end.side


def share(cases: Sequence[Case], happens: Happens) -> float:
    """How often something happens."""
    return sum(map(happens, cases)) / len(cases) if cases else 0.0


def cases_of(view: View, found: Sequence[End], card: Cards) -> list[Case]:
    """Each end at the trick that the card went to; one that stopped before it is left out."""
    number, cases = len(view.tricks), []
    for end in found:
        playing = end.deal.playing
        if playing is not None and len(playing.tricks) > number:
            cases.append(Case(end, card, playing.tricks[number]))
    return cases


def of_trick(two: Compared) -> Iterator[Told]:
    """Who gets the trick after either card, and what is saved, or given to it."""
    view, move, rival = two.view, two.move, two.rival
    if not isinstance(move, Play) or not isinstance(rival, Play) or _hunts(view):
        return
    mine, theirs = cases_of(view, two.first, move.card), cases_of(view, two.second, rival.card)
    if not mine or not theirs:
        return
    has, had = share(mine, _ours), share(theirs, _ours)
    told = _shunned if shuns(view) else _wanted
    code = view.rules.pack.code
    key = told(view, move.card, rival.card, has, had)
    if key:
        facts = {"share": percent(has), "other": percent(had)} if key in SHARED else {}
        named = "trick-alone" if key == "trick" and alone(view) else key
        yield Told(named, {"card": code(move.card), "other_card": code(rival.card), **facts})
    if key != "trick":  # who gets the trick has been told then
        yield from _would_lose(view, mine, theirs)
    yield from _of_pagat(view, mine, theirs)


def _hunts(view: View) -> bool:
    """Whether the viewer wants no trick for themselves, but one for the declarer (SLO-CON-1)."""
    contract = view.contract
    return contract is not None and contract.aim == "no_trick" and not shuns(view)


def _would_lose(view: View, mine: Sequence[Case], theirs: Sequence[Case]) -> Iterator[Told]:
    """A dear card that would be lost."""
    lost = share(theirs, _lost)
    if not shuns(view) and lost - share(mine, _lost) >= NOTED:
        card = view.rules.pack.code(theirs[0].card)
        yield Told("would-lose", {"card": card, "share": percent(lost)})


def _of_pagat(view: View, mine: Sequence[Case], theirs: Sequence[Case]) -> Iterator[Told]:
    """The pagat in the last trick."""
    code = view.rules.pack.code
    last, less = share(mine, _last), share(theirs, _last)
    if last - less >= NOTED:
        facts: dict[str, Fact] = {"share": percent(last), "other": percent(less)}
        yield Told("pagat-last", {"pagat": code(view.rules.pagat),
                                  "card": code(theirs[0].card), **facts})  # fmt: skip


SHARED = ("trick", "avoids")
"""Of these it is told how often."""


def _wanted(view: View, card: Cards, rival: Cards, has: float, had: float) -> str:
    """What is to be told where one's side likes tricks; empty: nothing."""
    value = view.rules.pack.value_of
    if has - had >= NOTED and has >= OFTEN:
        return "trick"
    if _comes_back(view, card | rival):
        return ""
    if max(has, had) <= RARE:
        return "saves-lost" if _kept_for(view, rival, card) else ""
    if min(has, had) >= SURE:
        if value[card] > value[rival]:
            return "feeds"
        return "saves-won" if _kept_for(view, rival, card) else ""
    return ""


def _comes_back(view: View, cards: Cards) -> bool:
    """Whether one of them is neither lost with its trick nor won: a Fool that takes nothing."""
    return bool(cards & view.rules.fool & ~view.rules.pack.trumps)


def _shunned(view: View, card: Cards, rival: Cards, has: float, had: float) -> str:
    """What is to be told where one wants no trick; empty: nothing."""
    if had - has >= NOTED:
        return "avoids"
    if max(has, had) <= RARE:
        return "sheds" if _dearer(view, card, rival) else ""
    return "takes-high" if min(has, had) >= SURE and _dearer(view, card, rival) else ""


def _kept_for(view: View, card: Cards, other: Cards) -> bool:
    """Whether a card is worth keeping rather than another one: pips of a suit are all the same."""
    value, trumps = view.rules.pack.value_of, view.rules.pack.trumps
    return value[card] > value[other] or (bool(card & trumps) and _dearer(view, card, other))


def _dearer(view: View, card: Cards, other: Cards) -> bool:
    """Whether a card is worth more than another one, or beats it."""
    pack = view.rules.pack
    more = pack.value_of[card] - pack.value_of[other]
    return more > 0 or (more == 0 and bool(other & pack.whole_suit[card]) and card > other)


# Of the deal --------------------------------------------------------------------------------------


def of_deal(two: Compared) -> Iterator[Told]:
    """What speaks for the first move and against the rival, in what comes of the deal."""
    view, first, second = two.view, two.first, two.second
    code = _code(view, two.rival)
    mine, theirs = won(view, first), won(view, second)
    least = max(APART, 1 / math.sqrt(len(first)))
    told = False
    if not _bids(two) and mine is not None and theirs is not None and mine - theirs >= least:
        told = True
        yield Told("game", {"share": percent(mine), "other": percent(theirs), "move": code})
    elif (good := ahead(view, first)) - (other := ahead(view, second)) >= least:
        told = True
        yield Told("ahead", {"share": percent(good), "other": percent(other), "move": code})
    keys = {line.key for end in (*first, *second) for line in end.settled.lines}
    keys -= {about(one) for one in (two.move, two.rival)}  # of_promises has it
    named = {*view.rules.bonuses, *variant(view.rules.variant).searching.pays}
    found = [(_surely_more(two, key), key) for key in sorted(keys & named)]
    more, key = max(found, default=(0.0, ""))
    if more >= (MUCH if told else PAID) * unit(view) and not _bids(two):
        costs = sum(paid(view, first, key)) <= 0  # nobody hopes for it then
        yield Told("bonus-costs" if costs else "bonus", {"bonus": key, "move": code})


def of_points(two: Compared) -> Iterator[Told]:
    """Card points that one's side wins more, where these are what one plays for."""
    contract = two.view.contract
    if not isinstance(two.move, Play) or contract is None or contract.aim != "points":
        return
    more = np.array(_card_points(two.first)) - np.array(_card_points(two.second))
    mean = float(more.mean())
    if mean >= WORTH and mean > DOUBT * more.std() / math.sqrt(len(more)):
        yield Told("points", {"points": round(mean)})


def _card_points(found: Sequence[End]) -> list[float]:
    """At each end the card points of the tricks of the viewer's side."""
    points = []
    for deal, _, own in found:
        won = [one for one in deal.playing.tricks if one.winner in own] if deal.playing else []
        cards = union(card for trick in won for card in trick.cards)
        less = LESS[deal.rules.count.by] * cards.bit_count()
        points.append(deal.rules.pack.value(cards) - less)
    return points


def _bids(two: Compared) -> bool:
    return isinstance(two.move, Bid) or isinstance(two.rival, Bid)


def _surely_more(two: Compared, key: str) -> float:
    """By how much more a line brings after the first move, or less; 0: that may be chance."""
    more = np.array(paid(two.view, two.first, key)) - np.array(paid(two.view, two.second, key))
    mean = float(more.mean())
    return mean if abs(mean) > DOUBT * more.std() / math.sqrt(len(more)) else 0.0


def paid(view: View, found: Sequence[End], key: str) -> list[float]:
    """What a line of the score brings the viewer at each end.

    Where only one side scores, what the opponents get counts against it, as ``judge`` has it.
    """
    brought, evens_out = [], view.rules.zero_sum
    for end in found:
        others = [player for player in end.deal.order if player not in end.side]
        total = 0.0
        for line in end.settled.lines:
            if line.key == key:
                theirs = 0 if evens_out else sum(player in line.players for player in others)
                share = (view.viewer in line.players) - theirs / (len(others) or 1)
                total += line.points * share
        brought.append(total)
    return brought


# Of what is said ----------------------------------------------------------------------------------


def of_bids(two: Compared) -> Iterator[Told]:
    """How often a hand like this makes what it would play, for the bid or against the rival: what
    is surer comes first.
    """
    found: list[tuple[int, Told]] = []
    if (rate := _bid_made(two.view, two.move, two.first)) is not None and rate >= EVEN:
        facts: dict[str, Fact] = {"share": rate, "move": _code(two.view, two.move)}
        found.append((EVEN - rate, Told("bid-made", facts)))
    if (rate := _bid_made(two.view, two.rival, two.second)) is not None and rate < EVEN:
        facts = {"share": rate, "move": _code(two.view, two.rival)}
        found.append((rate - EVEN, Told("bid-seldom", facts)))
    yield from (told for _, told in sorted(found, key=lambda one: one[0]))


def _bid_made(view: View, move: Action, found: Sequence[End]) -> int | None:
    rate = bid_made(view, move, found)
    return None if rate is None else percent(rate)


def of_promises(two: Compared) -> Iterator[Told]:
    """How often a bonus comes off that is announced or doubled, and whether it pays to say it."""
    for move, found, wanted in ((two.move, two.first, True), (two.rival, two.second, False)):
        key = about(move)
        if key not in two.view.rules.bonuses:
            continue
        if key == TAROKS:
            yield from [Told("trumps-pay", {})] * wanted
            continue
        chance = bonus_made(two.view, move, found)
        rate = None if chance is None else percent(chance)
        if told := rate is not None and (rate >= EVEN) == (_hoped(two.view, move) == wanted):
            yield Told("bonus-made" if rate >= EVEN else "bonus-seldom",
                       {"bonus": key, "share": rate})  # fmt: skip
        enough = _surely_more(two, key) >= PAID * unit(two.view)
        if isinstance(move, Say) and enough and (wanted or not told):
            yield Told("bonus-said" if wanted else "bonus-unsaid", {"bonus": key})


def _hoped(view: View, move: Action) -> bool:
    """Whether who says this wants the bonus to be made; a kontra is meant against it."""
    return not isinstance(move, Kontra) or owner(view, move) in view.own_side


def of_doubling(two: Compared) -> Iterator[Told]:
    """How often the game goes the viewer's way, where it may be doubled."""
    for move, found, wanted in ((two.move, two.first, True), (two.rival, two.second, False)):
        kontra = isinstance(move, Kontra) and move.key == GAME
        rate = won(two.view, found, DOUBLED) if kontra else None
        if rate is not None and (percent(rate) >= EVEN) == wanted:
            yield Told("game-now" if wanted else "game-doubtful", {"share": percent(rate)})


def of_piles(two: Compared) -> Iterator[Told]:
    """The next card of a pile, where one of both cards lies on one."""
    return turns_up(two.view, two.move, two.rival)


# Of what is laid away -----------------------------------------------------------------------------


def of_discards(two: Compared) -> Iterator[Told]:
    """A suit that only this discard empties, or more card points that are safe in it."""
    view, move, rival, pack = two.view, two.move, two.rival, two.view.rules.pack
    if isinstance(move, Lay) and isinstance(rival, Lay):
        rid = emptied(view, move.cards).keys() - emptied(view, rival.cards)
        yield from (Told("empties", {"suit": suit}) for suit in sorted(rid)[:1])
        if not rid and pack.value(move.cards) > pack.value(rival.cards):
            yield Told("lays-points", {})


REASONS: tuple[Reason, ...] = (
    of_bids,
    of_promises,
    of_doubling,
    of_trick,
    of_piles,
    of_discards,
    of_deal,
)
