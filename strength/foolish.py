"""Hints that look foolish, earlier and today: ``python -m strength.foolish FOLDER slovenian4``.

``FOLDER`` is a checkout of an earlier state (``git worktree add FOLDER COMMIT``), whose player is
asked as in ``earlier``. People of several styles play fresh deals. Where a move is offered that
looks foolish (``foolish_kinds``), and another that does not, both players are asked for theirs.
Each foolish one is listed, with what it costs against the best other move: what looks foolish may
be right. Two judges say so, in worlds of their own: the master's, with more worlds, in most of
whose play-outs all see all cards; and the club, which plays each world on, and sees its own alone.
"""

import argparse
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from statistics import fmean
from typing import NamedTuple

import numpy as np

from engine import FORMS, Action, Deal, Play, View, actions_of, each, encode, observe, rules_of
from engine.sides import members, opposite, side
from search.judging.bids import is_bid
from search.judging.judge import moves_to_try
from search.judging.likely_worlds import THOROUGH, alike, fitting, standard_error
from search.judging.trials import Trials, try_moves
from search.kernel.arrays import Floats, Numbers
from search.kernel.contract_row import NotInKernel
from strength.duplicate import Chooser, Lines, Moment, by_view, scores
from strength.earlier import earlier as earlier_player
from strength.foolish_kinds import KINDS, Kind
from strength.played_on import end_after
from strength.players import PLAYERS
from strength.tally import NORMAL, Interval

PEOPLE = "people"
"""The name under which people of all these styles play."""
STYLES = ("club", "plain", "novice", "timid", "bold")
FIRST = 940_000
FIRST_LOOK, WORLDS, CLUB_WORLDS = 100, 1000, 300
"""Worlds in which the best other move is found, and others in which a foolish one is judged: by the
master's judge, and by the club."""
SEEDS = 8221, 8222, 8223
"""The seeds of these worlds: the players' own worlds are others."""
MAX_ACTIONS = 60
"""The most moves among which foolish ones are looked for: ways to lay cards away are more."""
LISTED = 50
"""Cases that are listed."""
STEP = 5
"""Deals of each form between two reports of how things stand."""


class Question(NamedTuple):
    """A moment at which moves of some kinds are offered, and others that are not of that kind."""

    now: Moment
    kinds: tuple[Kind, ...]


class Cost(NamedTuple):
    """Game points by which a move is worse than the best other one."""

    searched: Interval
    """By the master's judge."""
    played: Interval
    """If the club plays on."""


class Advice(NamedTuple):
    """A player's choice."""

    move: Action
    looks_foolish: bool
    cost: Cost | None = None
    """None: it does not look foolish, or cannot be judged."""


class Answer(NamedTuple):
    """The choices of both players where a move of a kind was offered."""

    form: str
    number: int
    """Of the deal."""
    now: Moment
    kind: Kind
    earlier: Advice
    today: Advice

    @property
    def is_case(self) -> bool:
        """Whether one of the two makes a move that looks foolish."""
        return self.earlier.looks_foolish or self.today.looks_foolish


def questions(form: str, number: int) -> Iterator[Question]:
    """The moments of a deal among people at which a move that looks foolish is offered."""
    rules, chance = rules_of(form), Random(f"foolish {form} {number}")
    styles = [f"{chance.choice(STYLES)} style" for _ in range(rules.players)]
    moments = list[Moment]()

    def choose(now: Moment) -> Action:
        moments.append(now)
        view = observe(now.deal, now.deal.turn)
        return PLAYERS[styles[view.viewer or 0]](view, Random(now.seed))

    Lines(rules, number, {PEOPLE: choose}).played(lambda deal: PEOPLE)
    for now in moments:
        if kinds := kinds_offered(observe(now.deal, now.deal.turn)):
            yield Question(now, kinds)


def kinds_offered(view: View) -> tuple[Kind, ...]:
    """The kinds of which some moves that are offered are, and others are not."""
    if sum(offer.size for offer in view.offers) > MAX_ACTIONS:
        return ()
    moves = list(actions_of(view.offers))
    return tuple(
        kind for kind in KINDS if len({kind.looks_foolish(view, move) for move in moves}) == 2
    )


def answers(
    earlier: Chooser, today: Chooser, form: str, number: int, worlds: int
) -> Iterator[Answer]:
    """The choices of both players in a deal, by kind of foolish move that was offered."""
    for now, kinds in questions(form, number):
        moves = earlier(now), today(now)
        for kind in kinds:
            judged = {move: advice(now, kind, move, worlds) for move in moves}
            yield Answer(form, number, now, kind, judged[moves[0]], judged[moves[1]])


def advice(now: Moment, kind: Kind, move: Action, worlds: int) -> Advice:
    """A choice, judged if it looks foolish."""
    view = observe(now.deal, now.deal.turn)
    if not kind.looks_foolish(view, move):
        return Advice(move, looks_foolish=False)
    others = [other for other in moves_judged(view) if not kind.looks_foolish(view, other)]
    return Advice(move, looks_foolish=True, cost=cost_of(view, move, others, worlds))


def moves_judged(view: View) -> list[Action]:
    """The moves that are set against a foolish one."""
    return moves_to_try(view) or list(actions_of(view.offers))


def cost_of(view: View, move: Action, others: list[Action], worlds: int) -> Cost | None:
    """By how much a move is worse than the best other one; None: it cannot be judged."""
    if (looked := tried(view, others, SEEDS[0], min(worlds, FIRST_LOOK))) is None:
        return None
    best = others[int(looked.gains.mean(axis=(0, 2)).argmax())]
    judged = tried(view, [move, best], SEEDS[1], worlds)
    deals = fitting(view, SEEDS[2], min(worlds, CLUB_WORLDS), THOROUGH)
    if judged is None or not deals:
        return None
    means = judged.gains.mean(axis=2)
    return Cost(
        _mean(means[:, 1] - means[:, 0], judged.alike),
        _mean(_played_on(deals, best) - _played_on(deals, move), alike(deals)),
    )


def _mean(apart: Floats, same: Numbers) -> Interval:
    return Interval(float(apart.mean()), NORMAL * standard_error(apart, same), len(apart))


def _played_on(deals: Sequence[Deal], move: Action) -> Floats:
    """By world what a move brings the player on turn if the club plays on."""
    cached: dict[int, float] = {}  # a likely world stands more than once
    for deal in deals:
        if id(deal) not in cached:
            cached[id(deal)] = result(deal, move)
    return np.array([cached[id(deal)] for deal in deals])


def result(deal: Deal, move: Action) -> float:
    """The game points that a move brings if the club plays on, as judges count them.

    A bid: how far the player ends ahead of all others. Any other move: their own score, and where
    one side alone scores, how far they end ahead of the other side.
    """
    player, end = deal.turn, end_after(deal, move)
    assert player is not None
    points, bids = scores(end), is_bid(observe(deal, player))
    rivals = [other for other in deal.order if other != player]
    if deal.rules.zero_sum and not bids:
        return float(points[player])
    if end.bidding.declarer is not None and not bids:
        rivals = list(members(end, opposite(side(end, player))))
    return points[player] - fmean(points[rival] for rival in rivals)


def tried(view: View, moves: list[Action], seed: int, worlds: int) -> Trials | None:
    """Moves tried in many worlds; None: no world fits, or the kernel cannot play it."""
    try:
        deals = fitting(view, seed, worlds, THOROUGH)
        return try_moves(deals, moves, view.viewer or 0, seed) if deals and moves else None
    except NotInKernel:
        return None


# Telling -----------------------------------------------------------------------------------------

CASES = (
    "| form, deal, move | deal so far | hand | earlier | today | cost | club |\n"
    "| --- | --- | --- | --- | --- | --- | --- |"
)
COUNTS = (
    "| kind | positions | earlier | costly, right | club | today | costly, right | club |\n"
    "| --- | --- | --- | --- | --- | --- | --- | --- |"
)


def case_row(case: Answer) -> str:
    """A case as a row of Markdown: foolish moves stand out."""
    view, pack = observe(case.now.deal, case.now.deal.turn), case.now.deal.rules.pack
    hand = " ".join(pack.code(card) for card in each(view.hand))
    choices = [
        f"**{shown(view, choice.move)}**" if choice.looks_foolish else shown(view, choice.move)
        for choice in (case.earlier, case.today)
    ]
    costs = dict.fromkeys(
        choice.cost for choice in (case.earlier, case.today) if choice.looks_foolish
    )
    verdicts = ["; ".join(verdict(cost and cost[judge]) for cost in costs) for judge in (0, 1)]
    place = f"{case.form} {case.number}, {len(case.now.line)}"
    cells = place, so_far(view), hand, *choices, *verdicts
    return f"| {' | '.join(cells)} |"


def verdict(cost: Interval | None) -> str:
    """A cost, and what follows from it."""
    if cost is None:
        return "not judged"
    return f"{cost}, {'costly' if is_costly(cost) else 'right' if is_right(cost) else 'even'}"


def is_costly(cost: Interval) -> bool:
    """Whether a move is worse than another beyond doubt."""
    return cost.low > 0


def is_costly_today(case: Answer) -> bool:
    """Whether today's choice looks foolish, and is so by the master's judge."""
    cost = case.today.cost
    return cost is not None and is_costly(cost.searched)


def is_right(cost: Interval) -> bool:
    """Whether it is better than any other beyond doubt."""
    return cost.mean + cost.half < 0


def shown(view: View, move: Action) -> str:
    """A card by its own code, any other move by its code in records."""
    pack = view.rules.pack
    return pack.code(move.card) if isinstance(move, Play) else encode(pack, move)


def so_far(view: View) -> str:
    """The contract and its declarer, and what lies on the table; before, what was bid."""
    pack, me = view.rules.pack, view.viewer or 0
    if view.contract is None:
        bids = [f"{player} {encode(pack, action)}" for player, action in view.bids]
        return f"player {me}; " + (", ".join(bids) or "first to bid")
    by = "" if view.declarer is None else f" by {view.declarer}"
    called = f" calling {pack.code(view.called)}" if view.called else ""
    side = "" if view.declarer == me else f" ({view.sides[me]})" if view.sides[me] else ""
    text = f"{view.contract.key}{by}{called}; player {me}{side}"
    if view.phase != "play":
        said = [f"{player} {encode(pack, action)}" for player, action in view.said]
        return "; ".join([text, view.phase, *said])
    table = " ".join(pack.code(card) for card in view.trick)
    trick = f"{view.leader} led {table}" if table else "to lead"
    return f"{text}; trick {len(view.tricks) + 1}, {trick}"


def summary(every: Sequence[Answer]) -> str:
    """How often each kind was offered and advised, as a table of Markdown."""
    by_kind = {kind.name: [answer for answer in every if answer.kind == kind] for kind in KINDS}
    rows = [COUNTS]
    for name, answers in {**by_kind, "all": every}.items():
        sides = [[answer.earlier for answer in answers], [answer.today for answer in answers]]
        cells = [cell for side in sides for cell in _counted(side)]
        rows.append(f"| {' | '.join([name, str(len(answers)), *cells])} |")
    return "\n".join(rows)


def _counted(side: Sequence[Advice]) -> tuple[str, ...]:
    """How many choices look foolish, and by each judge how many are costly or right."""
    foolish = [choice for choice in side if choice.looks_foolish]
    costs = [choice.cost for choice in foolish if choice.cost is not None]
    verdicts = [
        f"{sum(map(is_costly, by_judge))}, {sum(map(is_right, by_judge))}"
        for by_judge in ([cost.searched for cost in costs], [cost.played for cost in costs])
    ]
    return str(len(foolish)), *verdicts


def listed(cases: Sequence[Answer], number: int) -> str:
    """So many cases by kind: the first of each kind, then the second of each, and so on."""
    by_kind = {kind: [case for case in cases if case.kind == kind] for kind in KINDS}
    turns = sorted(
        (rank, place) for place, some in enumerate(by_kind.values()) for rank in range(len(some))
    )[:number]
    parts = list[str]()
    for place, (kind, some) in enumerate(by_kind.items()):
        if rows := [case_row(some[rank]) for rank, other in turns if other == place]:
            parts += [
                f"### {kind.name[0].upper()}{kind.name[1:]}",
                kind.sentence,
                "\n".join([CASES, *rows]),
            ]
    return "\n\n".join(parts)


def parsed(arguments: list[str]) -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(prog="python -m strength.foolish", description=__doc__)
    parser.add_argument("folder", type=Path, help="a checkout of the earlier state")
    parser.add_argument("forms", nargs="+", choices=FORMS, metavar="form")
    parser.add_argument("--player", default="master", choices=PLAYERS)
    parser.add_argument("--first", type=int, default=FIRST, help="number of the first deal")
    parser.add_argument("--deals", type=int, default=20, help="deals of each form")
    parser.add_argument("--worlds", type=int, default=WORLDS, help="worlds of the judge")
    parser.add_argument("--listed", type=int, default=LISTED, help="cases that are listed")
    return parser.parse_args(arguments)


def main(arguments: list[str]) -> int:
    """Ask both players, and list what looks foolish; the exit status."""
    chosen = parsed(arguments)
    earlier = earlier_player(chosen.folder.resolve(), chosen.player)
    today = by_view(chosen.player)
    every = list[Answer]()
    for deal in range(chosen.deals):
        for form in chosen.forms:
            every += answers(earlier, today, form, chosen.first + deal, chosen.worlds)
        if (deal + 1) % STEP == 0 or deal + 1 == chosen.deals:
            cases = [answer for answer in every if answer.is_case]
            print(f"{deal + 1} deals of each form, {len(cases)} cases\n\n{summary(every)}\n")
            print(f"{listed(cases, chosen.listed)}\n")
            costly = [case for case in cases if is_costly_today(case)]
            print(f"Costly today\n\n{listed(costly, len(costly))}\n", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
