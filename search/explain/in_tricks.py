"""The effect of a card in its trick, and the cards it saves or brings in.

These reasons are counted over worlds.
"""

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple, TypeAlias

from engine import Action, Cards, Play, Trick, View, seated
from search.explain.ends import Compared, End
from search.explain.grades import whole_percent
from search.explain.nudges import DEAR, Fact, Reason, alone, hunts, opponents, shuns
from search.judging.equals import is_unbeatable

MIN_INCREASE = 0.15
"""The increase in frequency from which an event is mentioned."""
RARE, SURE = 0.15, 0.85
"""The share of tricks below which one counts as lost, and above which as won."""
OFTEN = 1 / 3
"""The share of tricks one's side must get for a card to be played for that."""


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
    """Whether the other side gets a card that one would rather keep, and has it in the end.

    The winner of a trick may have to give a Fool back (LOM-FOOL-5).
    """
    playing, our_side = case.end.deal.playing, case.end.side
    if playing is None or case.end.deal.rules.pack.value_of[case.card] < DEAR:
        return False
    kept = any(playing.taken[player] & case.card for player in our_side)
    return not case.ours and not kept


def _last(case: Case) -> bool:
    """Whether a pagat that is kept until then wins the last trick for its side."""
    playing, pagat = case.end.deal.playing, case.end.deal.rules.pagat
    last = playing.tricks[-1] if playing is not None and playing.tricks else None
    return last is not None and last.winning == pagat and last.winner in case.end.side


def share(cases: Sequence[Case], happens: Happens) -> float:
    """The share of cases in which something happens."""
    return sum(map(happens, cases)) / len(cases) if cases else 0.0


def cases_of(view: View, world_ends: Sequence[End], card: Cards) -> list[Case]:
    """Each end at the trick that the card went to; ends before it are left out."""
    number, cases = len(view.tricks), []
    for end in world_ends:
        playing = end.deal.playing
        if playing is not None and len(playing.tricks) > number:
            cases.append(Case(end, card, playing.tricks[number]))
    return cases


def of_trick(two: Compared) -> Iterator[Reason]:
    """The owner of the trick after either card, and the cards saved, or given to it."""
    view, move, rival = two.view, two.move, two.rival
    if not isinstance(move, Play) or not isinstance(rival, Play) or hunts(view):
        return
    mine, theirs = cases_of(view, two.first, move.card), cases_of(view, two.second, rival.card)
    if not mine or not theirs:
        return
    has, had = share(mine, _ours), share(theirs, _ours)
    key_of = _shunned if shuns(view) else _wanted
    code = view.rules.pack.code
    key = key_of(view, move.card, rival.card, has, had)
    if key in SHARED and not (_takes(view, move.card) or _takes(view, rival.card)):
        key = ""  # others may have it for what lies in it: a card thrown away does not win it
    if key:
        facts = {"share": whole_percent(has), "other": whole_percent(had)} if key in SHARED else {}
        named = "trick-alone" if key == "trick" and alone(view) else key
        yield Reason(named, {"card": code(move.card), "other_card": code(rival.card), **facts})
    if key not in ("trick", "saves-lost"):  # these say it already
        yield from _would_lose(view, mine, theirs)
    if not shuns(view):  # where no trick is wanted, it is no gain to win the last one
        yield from _of_pagat(view, mine, theirs)


def sure_of_trick(view: View, move: Action, rival: Action) -> Iterator[Reason]:
    """The cards saved or brought in by the last card of a trick: sure in any deal."""
    cards = isinstance(move, Play) and isinstance(rival, Play)
    if not cards or not view.trick or len(view.trick) < len(view.order) - 1 or hunts(view):
        return
    assert isinstance(move, Play) and isinstance(rival, Play)
    has, had = _surely_has(view, move.card), _surely_has(view, rival.card)
    if has is None or had is None:
        return
    key = (_shunned if shuns(view) else _wanted)(view, move.card, rival.card, has, had)
    if key and key not in SHARED:
        code = view.rules.pack.code
        yield Reason(key, {"card": code(move.card), "other_card": code(rival.card)})


def _surely_has(view: View, card: Cards) -> float | None:
    """1 if the viewer's side has the trick by this last card, 0 if not; None: unknown."""
    contract, leader = view.contract, view.leader
    assert contract is not None and leader is not None
    trick = (*view.trick, card)
    winner = seated(view.order, leader, trick.index(contract.winner(trick)))
    if winner in view.own_side:
        return 1.0
    return 0.0 if winner in opponents(view) else None


def _takes(view: View, card: Cards) -> bool:
    """Whether a card has the trick as soon as it is played."""
    assert view.contract is not None
    return view.contract.winner((*view.trick, card)) == card


def _would_lose(view: View, mine: Sequence[Case], theirs: Sequence[Case]) -> Iterator[Reason]:
    """A dear card that would be lost."""
    lost = share(theirs, _lost)
    if not shuns(view) and lost - share(mine, _lost) >= MIN_INCREASE:
        card = view.rules.pack.code(theirs[0].card)
        yield Reason("would-lose", {"card": card, "share": whole_percent(lost)})


def _of_pagat(view: View, mine: Sequence[Case], theirs: Sequence[Case]) -> Iterator[Reason]:
    """The pagat in the last trick: kept for it, or more often successful there."""
    code, card = view.rules.pack.code, theirs[0].card
    last, less = share(mine, _last), share(theirs, _last)
    if last - less < MIN_INCREASE:
        return
    facts: dict[str, Fact] = {"pagat": code(view.rules.pagat), "share": whole_percent(last)}
    if card == view.rules.pagat:
        yield Reason("pagat-kept", facts)
    else:
        yield Reason("pagat-last", {**facts, "card": code(card), "other": whole_percent(less)})


SHARED = ("trick", "avoids")
"""Reasons that state a share."""


def _wanted(view: View, card: Cards, rival: Cards, has: float, had: float) -> str:
    """The key of the reason where one's side wants tricks; empty: none."""
    value = view.rules.pack.value_of
    if has - had >= MIN_INCREASE and has >= OFTEN:
        return "trick"
    if _comes_back(view, card | rival):
        return ""
    if max(has, had) <= RARE:
        return "saves-lost" if _kept_for(view, rival, card) else ""
    if min(has, had) >= SURE:
        if value[card] > value[rival] and not is_unbeatable(view, card):
            return "feeds"
        return "saves-won" if _kept_for(view, rival, card) else ""
    return ""


def _comes_back(view: View, cards: Cards) -> bool:
    """Whether one of them is neither lost with its trick nor won: a Fool that takes nothing."""
    return bool(cards & view.rules.fool & ~view.rules.pack.trumps)


def _shunned(view: View, card: Cards, rival: Cards, has: float, had: float) -> str:
    """The key of the reason where one's side wants no trick; empty: none."""
    if had - has >= MIN_INCREASE:
        return "avoids"
    if max(has, had) <= RARE:
        return "sheds" if _dearer(view, card, rival) else ""
    return "takes-high" if min(has, had) >= SURE and _dearer(view, card, rival) else ""


def _kept_for(view: View, card: Cards, other: Cards) -> bool:
    """Whether a card is worth keeping rather than another one: pips of a suit are all equal."""
    value, trumps = view.rules.pack.value_of, view.rules.pack.trumps
    return value[card] > value[other] or (bool(card & trumps) and _dearer(view, card, other))


def _dearer(view: View, card: Cards, other: Cards) -> bool:
    """Whether a card is worth more than another one, or beats it."""
    pack = view.rules.pack
    more = pack.value_of[card] - pack.value_of[other]
    return more > 0 or (more == 0 and bool(other & pack.whole_suit[card]) and card > other)
