"""Reasons in numbers: what comes of a move in the worlds that fit a view, and how often.

Each world is played to its end once with each of two moves; what is told is counted over these
ends, whole deals that the engine has settled.
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
    Deal,
    Kontra,
    Play,
    Say,
    Settlement,
    Trick,
    View,
    act,
    encode,
)
from engine.sides import members, side
from engine.trump_count import TAROKS
from search.judging.candidates import until_the_play
from search.judging.outcomes import SLIPS
from search.kernel.contract_row import row_of
from search.kernel.finished_deal import finished
from search.kernel.layout import numbers
from search.kernel.moves import play
from search.kernel.play_outs import play_outs
from search.kernel.position import states_of
from search.telling.nudges import Fact, Told


class End(NamedTuple):
    """How a world went on after a move."""

    deal: Deal
    """The finished deal."""
    settled: Settlement
    side: tuple[int, ...]
    """The viewer's side in truth of this world."""


def ends(view: View, deals: Sequence[Deal], move: Action, seed: int) -> list[End]:
    """How each world ends after a move, most cards being played by rules of thumb."""
    assert view.viewer is not None
    if isinstance(move, Play):
        over = _played_out(list(deals), seed, (numbers(view.rules.pack)[move.card],))
    else:
        over = _played_out([until_the_play(act(deal, view.viewer, move)) for deal in deals], seed)
    return [End(deal, deal.rules.settle(deal), together_with(deal, view.viewer)) for deal in over]


def _played_out(deals: list[Deal], seed: int, first: tuple[int, ...] = ()) -> Iterator[Deal]:
    """The deals at their ends, in their order, once the ``first`` card was played, if there is one.

    A deal that has ended before its play stays as it is.
    """
    going = [deal for deal in deals if not deal.over]
    played: Iterator[Deal] = iter(())
    if going:
        rows = np.array([row_of(deal) for deal in going])
        states = states_of(going, rows)
        for row, state in zip(rows, states, strict=True):
            for card in first:
                play(row, state, card)
        out = play_outs(rows, states, seed=seed, slips=SLIPS)
        begun = np.tile(np.array(first, np.int64), (len(going), 1))
        lines = np.concatenate((begun, out.lines), axis=1)
        played = map(finished, going, out.states, lines)
    for deal in deals:
        yield deal if deal.over else next(played)


def together_with(deal: Deal, viewer: int) -> tuple[int, ...]:
    """The viewer, and who wins and loses with them."""
    if teams := deal.rules.teams:
        return tuple(player for player in deal.order if teams[player] == teams[viewer])
    if deal.bidding.declarer is None or viewer not in deal.order:
        return (viewer,)
    return members(deal, side(deal, viewer))


# What is counted ----------------------------------------------------------------------------------


class Case(NamedTuple):
    """One end, looked at for a card that was played to a trick of it."""

    end: End
    card: Cards
    trick: Trick
    viewer: int

    @property
    def lost(self) -> bool:
        """Whether the other side has the trick."""
        return self.trick.winner not in self.end.side


Happens: TypeAlias = Callable[[Case], bool]


def _wins(case: Case) -> bool:
    return case.trick.winning == case.card


def _partner(case: Case) -> bool:
    return not case.lost and case.trick.winner != case.viewer


def _trumped(case: Case) -> bool:
    trumps = case.end.deal.rules.pack.trumps
    return case.lost and not case.card & trumps and bool(case.trick.winning & trumps)


def _beaten(case: Case) -> bool:
    suit = case.end.deal.rules.pack.whole_suit[case.card]
    return case.lost and bool(case.trick.winning & suit)


def _lost(case: Case) -> bool:
    """Whether the other side gets a card that one would rather keep."""
    rules = case.end.deal.rules
    return case.lost and bool(case.card & (rules.mond | rules.pagat | rules.kings))


def _last(case: Case) -> bool:
    """Whether a pagat that is kept until then wins the last trick for its side."""
    playing, pagat = case.end.deal.playing, case.end.deal.rules.pagat
    last = playing.tricks[-1] if playing is not None and playing.tricks else None
    return last is not None and last.winning == pagat and last.winner in case.end.side


GOOD: tuple[tuple[str, Happens], ...] = (
    ("wins", _wins),
    ("partner-wins", _partner),
    ("pagat-last", _last),
)
"""What is to be told of a card beside what goes wrong."""
BAD: tuple[tuple[str, Happens], ...] = (("trumped", _trumped), ("beaten", _beaten), ("lost", _lost))
"""How a card that is winning may still lose the trick; any card that one would rather keep."""

NOTED = 0.15
"""How often something must happen to be told."""
APART = 0.05
"""By how much two moves must differ in what comes of the deal to be told."""


def share(cases: Sequence[Case], happens: Happens) -> float:
    """How often something happens."""
    return sum(map(happens, cases)) / len(cases) if cases else 0.0


def percent(part: float) -> int:
    """A share in whole hundredths."""
    return round(100 * part)


def cases_of(view: View, found: Sequence[End], card: Cards) -> list[Case]:
    """Each end at the trick that the card went to; one that stopped before it is left out."""
    assert view.viewer is not None
    number, cases = len(view.tricks), []
    for end in found:
        playing = end.deal.playing
        if playing is not None and len(playing.tricks) > number:
            cases.append(Case(end, card, playing.tricks[number], view.viewer))
    return cases


def in_trick(
    view: View, first: Sequence[End], card: Cards, second: Sequence[End], rival: Cards
) -> Iterator[Told]:
    """What becomes of a card in its trick, and of another one where that differs."""
    mine = _fates(view, first, card)
    yield from (_fate(view, key, card, part) for key, part in mine.items())
    for key, part in _fates(view, second, rival).items() if rival else ():
        if abs(part - mine.get(key, 0.0)) >= NOTED:
            yield _fate(view, key, rival, part)


def _fate(view: View, key: str, card: Cards, part: float) -> Told:
    code = view.rules.pack.code
    facts: dict[str, Fact] = {"card": code(card), "share": percent(part)}
    if key == "pagat-last":
        facts["pagat"] = code(view.rules.pagat)
    return Told(key, facts)


def _fates(view: View, found: Sequence[End], card: Cards) -> dict[str, float]:
    """What often happens to a card, and how often; of what goes wrong the gravest alone."""
    cases = cases_of(view, found, card)
    good = {key: share(cases, happens) for key, happens in GOOD}
    bad = ((key, share(cases, happens)) for key, happens in _bad(view, card))
    gravest = next(((key, part) for key, part in bad if part >= NOTED), None)
    fates = {key: part for key, part in good.items() if part >= NOTED}
    return fates | (dict([gravest]) if gravest else {})


def _bad(view: View, card: Cards) -> tuple[tuple[str, Happens], ...]:
    """What may go wrong with a card; one that does not win now has no trick to lose."""
    assert view.contract is not None
    return BAD if view.contract.winner((*view.trick, card)) == card else BAD[-1:]


def of_deal(
    view: View, first: Sequence[End], second: Sequence[End], move: Action, rival: Action
) -> Iterator[Told]:
    """What speaks for the first move and against the ``rival``, in what comes of the deal."""
    code = encode(view.rules.pack, rival)
    mine, theirs = won(first), won(second)
    least = max(APART, 1 / math.sqrt(len(first)))
    if mine is not None and theirs is not None and mine - theirs >= least:
        yield Told("game", {"share": percent(mine), "other": percent(theirs), "move": code})
    keys = {line.key for end in (*first, *second) for line in end.settled.lines}
    keys -= {one.key for one in (move, rival) if isinstance(one, Say)}  # by_saying tells of these
    found = [
        (_surely_more(view, first, second, key), key)
        for key in sorted(keys & set(view.rules.bonuses))
    ]
    more, key = max(found, default=(0.0, ""))
    if more >= PAID:
        yield Told("bonus", {"bonus": key, "tenths": round(10 * more), "move": code})


def _surely_more(view: View, first: Sequence[End], second: Sequence[End], key: str) -> float:
    """By how much more a line brings after the first move, or less; 0: that may be chance."""
    more = np.array(paid(view, first, key)) - np.array(paid(view, second, key))
    mean = float(more.mean())
    return mean if abs(mean) > DOUBT * more.std() / math.sqrt(len(more)) else 0.0


PAID = 0.4
"""Game points in the mean by which moves must differ in a bonus to have it told."""
DOUBT = 2.0
"""Standard errors that such a difference must have over nothing."""


def made(found: Sequence[End]) -> float | None:
    """How often the contract is made, of the ends with a declarer; None: there is none."""
    told = [end.settled.made for end in found if end.settled.made is not None]
    return sum(told) / len(told) if told else None


def won(found: Sequence[End]) -> float | None:
    """How often the game goes the viewer's way; None: there is no game to be made."""
    told = [end for end in found if end.settled.made is not None]
    good = sum((end.deal.bidding.declarer in end.side) == end.settled.made for end in told)
    return good / len(told) if told else None


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


# Of one move alone --------------------------------------------------------------------------------

ENOUGH = 8
"""Ends of which a share is told at least."""


def of_one_move(view: View, found: Sequence[End], move: Action) -> Iterator[Told]:
    """What comes of a bid, an announcement, a kontra on the game or a pass."""
    if isinstance(move, Bid):
        own = [end for end in found if end.deal.bidding.declarer == view.viewer]
        if (rate := made(own)) is not None and len(own) >= ENOUGH:
            yield Told(
                "bid-made", {"share": percent(rate), "times": percent(len(own) / len(found))}
            )
    elif isinstance(move, Say) and move.key in view.rules.bonuses:
        if move.key != TAROKS and len(found) >= ENOUGH:
            good = [_made_by(end, view.viewer or 0, move.key) for end in found]
            yield Told("bonus-made", {"bonus": move.key, "share": percent(sum(good) / len(good))})
    elif isinstance(move, Kontra) and move.key != GAME:
        return
    elif view.contract is not None and (rate := won(found)) is not None:
        yield Told("game-now", {"share": percent(rate)})


def by_saying(
    view: View, said: Sequence[End], unsaid: Sequence[End], move: Say, worth: float
) -> Iterator[Told]:
    """What a bonus brings by being announced: it counts more then, made or not.

    ``worth``: by how much all comes out better, in more worlds than are looked at here; nothing is
    told that would not explain it.
    """
    if not unsaid or move.key not in view.rules.bonuses:
        return
    more = _surely_more(view, said, unsaid, move.key)
    if abs(more) >= PAID and more * worth > 0:
        yield Told("bonus-said", {"bonus": move.key, "signed": round(10 * more)})


EVEN = 50
"""Of a hundred games that are played, those that must be made to speak for a bid."""


def counted_against(told: Told) -> Iterator[Told]:
    """Whether what was counted of a bid speaks against the rule of thumb that chose or left it."""
    good = int(told.facts["share"]) >= EVEN
    if (told.key == "bid-made" and not good) or (told.key == "bid-would" and good):
        yield Told("counted-against", {})


def _made_by(end: End, viewer: int, bonus: str) -> bool:
    """Whether the viewer's side has made a bonus, whoever is paid for it."""
    own = side(end.deal, viewer)
    return any(
        line.key == bonus and line.facts.get("side") == own and line.sentence.endswith("-made")
        for line in end.settled.lines
    )
