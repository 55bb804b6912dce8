"""Reasons for a move, and against another one, counted over worlds at their ends.

Each reason has one direction: it is given only where it speaks for the move. A point
against it alone is no reason for it, and is not given.
"""

import math
from collections.abc import Callable, Iterator, Sequence
from typing import TypeAlias

import numpy as np

from engine import (
    GAME,
    REFUSE,
    Action,
    Bid,
    Call,
    Kontra,
    Lay,
    Pass,
    Play,
    Say,
    Take,
    View,
    Word,
    encode,
    union,
    variant,
)
from engine.counting import CountedBy
from engine.trump_count import TAROKS
from search.explain.chances import (
    DOUBLED,
    EVEN_PERCENT,
    ahead,
    bid_made,
    bonus_made,
    claim_of,
    hands_alike,
    owner,
    won,
)
from search.explain.decisions import result
from search.explain.ends import Compared, End
from search.explain.game_reasons import gives_up, played_on, turns_up
from search.explain.grades import unit, whole_percent
from search.explain.in_tricks import of_trick
from search.explain.nudges import Fact, Reason, emptied
from search.judging.exact_endings import late

APART = 0.05
"""The least difference in the deal's result that is mentioned."""
PAID, MUCH = 1.0, 3.0
"""Units (``grades``) by which moves must differ on average in a bonus for it to be mentioned:
alone, and beside the result of the game."""
DOUBT = 2.0
"""Standard errors taken off such a difference: what is left is sure."""
WORTH, WORTH_LATE = 1.5, 0.5
"""The least additional card points that are mentioned; and late in a deal."""
OF_BONUS, OF_LAST_TRICK = ("bonus", "bonus-costs"), ("pagat-last", "pagat-kept")
"""Reasons: the latter say it more exactly where both are about the same."""
LESS: dict[CountedBy, float] = {"threes": 2 / 3, "thirds": 2 / 3, "fours": 3 / 4}
"""By way of counting: how much less than its value each card counts."""


ReasonFinder: TypeAlias = Callable[[Compared], Iterator[Reason]]


def reasons(two: Compared) -> Iterator[Reason]:
    """The reasons for the move and against the rival, the weightiest first.

    Card points stand in where there is no other reason.
    """
    all_reasons = [reason for finder in REASONS for reason in finder(two)]
    yield from [
        candidate for candidate in all_reasons if not _repeats(candidate, all_reasons, two.view)
    ] or of_points(two)


def _repeats(reason: Reason, all_reasons: Sequence[Reason], view: View) -> bool:
    """Whether a reason only repeats in other words one about the pagat."""
    bonus = view.rules.bonuses.get(str(reason.facts.get("bonus")))
    last = any(other.key in OF_LAST_TRICK for other in all_reasons)
    return reason.key in OF_BONUS and last and bonus is not None and bonus.ultimo == "pagat"


def _code(view: View, move: Action) -> str:
    return encode(view.rules.pack, move)


# Of the deal --------------------------------------------------------------------------------------


def of_deal(two: Compared) -> Iterator[Reason]:
    """Reasons for the first move and against the rival, by the result of the deal."""
    if gives_up(two):  # then it is not played
        return
    of_result = list(_of_result(two))
    yield from of_result
    if not _says(two):
        yield from _of_bonuses(two, (MUCH if of_result else PAID) * unit(two.view))


def _of_result(two: Compared) -> Iterator[Reason]:
    """The share of games that go the viewer's way, or of ends with more than nothing."""
    view, first, second = two.view, two.first, two.second
    code = _code(view, two.rival)
    mine, theirs = won(view, first), won(view, second)
    least = max(APART, 1 / math.sqrt(len(first)))
    if not _bids(two) and mine is not None and theirs is not None and mine - theirs >= least:
        yield Reason(
            "game", {"share": whole_percent(mine), "other": whole_percent(theirs), "move": code}
        )
    elif (good := ahead(view, first)) - (other := ahead(view, second)) >= least:
        yield Reason(
            "ahead", {"share": whole_percent(good), "other": whole_percent(other), "move": code}
        )


def _of_bonuses(two: Compared, least: float) -> Iterator[Reason]:
    """The bonus in which the moves differ most, if enough; no side wins a count of trumps."""
    view, first, second = two.view, two.first, two.second
    lines = [line for end in (*first, *second) for line in end.settled.lines]
    keys = {line.key for line in lines} - {TAROKS}
    named = {*view.rules.bonuses, *variant(view.rules.variant).searching.pays}
    differences = [(_surely_more(two, key), key) for key in sorted(keys & named)]
    more, key = max(differences, default=(0.0, ""))
    if more >= least:
        costs = sum(paid(view, first, key)) <= 0  # not worth hoping for then
        if not costs and any(line.points < 0 for line in lines if line.key == key):
            return  # paid by others, made by no side
        facts: dict[str, Fact] = {"bonus": key, "move": _code(view, two.rival)}
        yield Reason("bonus-costs" if costs else "bonus", facts)


def of_points(two: Compared) -> Iterator[Reason]:
    """Card points that one's side wins more, or fewer, where these are what one plays for."""
    view, contract = two.view, two.view.contract
    wanted = {"points": 1, "alone": -1}.get(contract.aim, 0) if contract is not None else 0
    if not isinstance(two.move, Play) or not wanted:
        return
    more = wanted * (np.array(_card_points(two.first)) - np.array(_card_points(two.second)))
    mean = float(more.mean())
    least = WORTH_LATE if late(view) else WORTH
    if mean >= least and mean > DOUBT * more.std() / math.sqrt(len(more)):
        yield Reason("points" if wanted > 0 else "points-fewer", {"points": round(mean) or 1})


def _card_points(world_ends: Sequence[End]) -> list[float]:
    """At each end the card points of the tricks of the viewer's side."""
    points = []
    for deal, _, our_side in world_ends:
        won = (
            [past for past in deal.playing.tricks if past.winner in our_side]
            if deal.playing
            else []
        )
        cards = union(card for trick in won for card in trick.cards)
        less = LESS[deal.rules.count.by] * cards.bit_count()
        points.append(deal.rules.pack.value(cards) - less)
    return points


def _bids(two: Compared) -> bool:
    return isinstance(two.move, Bid) or isinstance(two.rival, Bid)


def _says(two: Compared) -> bool:
    """Whether the move is a word that ``of_bids``, ``of_promises`` or ``of_doubling`` explains."""
    return any(isinstance(move, Bid | Say | Kontra) for move in (two.move, two.rival))


def _surely_more(two: Compared, key: str) -> float:
    """The sure additional value of a line after the first move; 0: it may bring no more.

    Else a valat in one world of forty would outweigh what is sure in all of them.
    """
    more = np.array(paid(two.view, two.first, key)) - np.array(paid(two.view, two.second, key))
    surely: float = more.mean() - DOUBT * more.std() / math.sqrt(len(more))
    return max(0.0, surely)


def paid(view: View, world_ends: Sequence[End], key: str) -> list[float]:
    """The worth of a line of the score for the viewer at each end.

    Where only one side scores, what the opponents get counts against it, as ``judge`` has it.
    """
    brought, evens_out = [], view.rules.zero_sum
    for end in world_ends:
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


def of_bids(two: Compared) -> Iterator[Reason]:
    """The share of makes of this hand, and of hands of equal worth.

    It speaks for the bid, or against the rival. The surer comes first; where the two disagree, this
    hand decides.
    """
    rated: list[tuple[int, Reason]] = []
    for move, ends_of, wanted in ((two.move, two.first, True), (two.rival, two.second, False)):
        rate, alike = _bid_made(two.view, move, ends_of), hands_alike(two.view, move)
        if rate is not None and (rate >= EVEN_PERCENT) != wanted:
            continue
        if rate is not None:
            key = "bid-made" if wanted else "bid-seldom"
            rated.append((-abs(rate - EVEN_PERCENT), Reason(key, _of_bid(two.view, move, rate))))
        if alike is not None and (whole_percent(alike) >= EVEN_PERCENT) == wanted:
            facts: dict[str, Fact] = {"share": whole_percent(alike), "move": _code(two.view, move)}
            rated.append((0, Reason("bid-alike", facts)))
    yield from (reason for _, reason in sorted(rated, key=lambda pair: pair[0]))


def of_stakes(two: Compared) -> Iterator[Reason]:
    """A reason for a pass: a bid costs more when lost than it brings when made.

    Such a bid is mostly made. The reason is given only for a pass, as another bid might lose still
    more.
    """
    rate = _bid_made(two.view, two.rival, two.second)
    if rate is None or rate < EVEN_PERCENT or not isinstance(two.move, Pass):
        return
    me = two.view.viewer
    declared = [end for end in two.second if end.deal.bidding.declarer == me]
    made, lost = (
        [
            result(end.deal, me or 0, end.settled.scores)
            for end in declared
            if end.settled.made is way
        ]
        for way in (True, False)
    )
    if made and lost and -np.mean(lost) > np.mean(made) > 0:
        facts: dict[str, Fact] = {"made": round(np.mean(made)), "lost": round(-np.mean(lost))}
        yield Reason("bid-dear", {**facts, "move": _code(two.view, two.rival)})


def _of_bid(view: View, move: Action, rate: int) -> dict[str, Fact]:
    """A share of a bid, and whether it is the bid kept."""
    kept = int(not isinstance(move, Bid))
    return {"share": rate, "move": _code(view, move), "kept": kept}


def _bid_made(view: View, move: Action, world_ends: Sequence[End]) -> int | None:
    rate = bid_made(view, move, world_ends)
    return None if rate is None else whole_percent(rate)


def of_promises(two: Compared) -> Iterator[Reason]:
    """The share of ends that fulfil an announced or doubled bonus, and whether it pays."""
    for move, world_ends, wanted in ((two.move, two.first, True), (two.rival, two.second, False)):
        key = claim_of(move)
        if key not in two.view.rules.bonuses:
            continue
        if key == TAROKS:
            yield from [Reason("trumps-pay", {})] * wanted
            continue
        chance = None if _of_both(two.view, move) else bonus_made(two.view, move, world_ends)
        rate = None if chance is None else whole_percent(chance)
        if worth_saying := rate is not None and (rate >= EVEN_PERCENT) == (
            _hoped(two.view, move) == wanted
        ):
            yield Reason("bonus-made" if rate >= EVEN_PERCENT else "bonus-seldom",
                       {"bonus": key, "share": rate})  # fmt: skip
        enough = _surely_more(two, key) >= PAID * unit(two.view)
        if isinstance(move, Say) and enough and (wanted or not worth_saying):
            yield Reason("bonus-said" if wanted else "bonus-unsaid", {"bonus": key})


def _of_both(view: View, move: Action) -> bool:
    """Whether it would be the second announcement of a bonus, which would be ambiguous."""
    return isinstance(move, Say) and any(item.key == move.key for item in view.items)


def _hoped(view: View, move: Action) -> bool:
    """Whether the speaker wants the bonus to be made; a kontra is meant against it."""
    return not isinstance(move, Kontra) or owner(view, move) in view.own_side


def of_doubling(two: Compared) -> Iterator[Reason]:
    """The share of games that go the viewer's way, where the game may be doubled."""
    for move, world_ends, wanted in ((two.move, two.first, True), (two.rival, two.second, False)):
        kontra = isinstance(move, Kontra) and move.key == GAME
        rate = won(two.view, world_ends, DOUBLED) if kontra else None
        if rate is not None and (whole_percent(rate) >= EVEN_PERCENT) == wanted:
            yield Reason("game-now" if wanted else "game-doubtful", {"share": whole_percent(rate)})


def of_piles(two: Compared) -> Iterator[Reason]:
    """The next card of a pile, where one of both cards lies on one."""
    return turns_up(two.view, two.move, two.rival)


# Of what is taken, and laid away ------------------------------------------------------------------


def of_talon(two: Compared) -> Iterator[Reason]:
    """Whether to take what lies there, or to look on."""
    if isinstance(two.rival, Take) and two.move == Word(REFUSE):
        yield Reason("looks-on", {})
    if isinstance(two.move, Take) and two.rival == Word(REFUSE):
        yield Reason("takes-now", {})


def of_calls(two: Compared) -> Iterator[Reason]:
    """A reason: with a king of one's own called one plays alone, and all the others pay."""
    if isinstance(two.move, Call) and isinstance(two.rival, Call):
        alone = two.move.card & two.view.hand and not two.rival.card & two.view.hand
        if alone and _all_others_pay(two.view, two.first):
            yield Reason("calls-own", {})


def _all_others_pay(view: View, world_ends: Sequence[End]) -> bool:
    """Whether a game made brings each of the others a loss; in Slovenian tarok it costs nobody."""
    return any(
        end.settled.made
        and all(end.settled.scores[other] < 0 for other in end.deal.order if other != view.viewer)
        for end in world_ends
    )


def of_discards(two: Compared) -> Iterator[Reason]:
    """A suit that only this discard empties, or more card points that are safe in it."""
    view, move, rival, pack = two.view, two.move, two.rival, two.view.rules.pack
    if isinstance(move, Lay) and isinstance(rival, Lay):
        trumps = view.hand & pack.trumps & ~move.cards  # without one there is nothing to trump with
        rid = emptied(view, move.cards).keys() - emptied(view, rival.cards) if trumps else set()
        yield from (Reason("empties", {"suit": suit}) for suit in sorted(rid)[:1])
        if not rid and pack.value(move.cards) > pack.value(rival.cards):
            yield Reason("lays-points", {})


REASONS: tuple[ReasonFinder, ...] = (
    of_bids,
    of_stakes,
    of_promises,
    of_doubling,
    of_trick,
    of_piles,
    of_talon,
    of_calls,
    of_discards,
    played_on,
    of_deal,
)
