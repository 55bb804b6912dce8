"""A player against themselves as they once were: ``python -m strength.earlier FOLDER slovenian4``.

``FOLDER`` is a checkout of that state (``git worktree add FOLDER COMMIT``). The earlier player
chooses there, in a process of its own that is told the cards and the moves, and replays the deal.
As in ``duplicate``, today's player has each seat in turn among earlier ones, and each role. Near
ties are not played out (``near_ties``), as they add little but luck.
"""

import argparse
import os
import subprocess
import sys
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import cache, partial
from pathlib import Path
from statistics import fmean
from typing import NamedTuple

from engine import FORMS, Action, decode, rules_of
from strength import duplicate, near_ties
from strength.duplicate import Lines, Moment
from strength.near_ties import InRole, Seated
from strength.players import PLAYERS
from strength.tally import interval, middle

EARLIER = "earlier"
"""The name of the player as they once were."""
STEP = 4
"""Deals between two reports of how things stand."""

SERVANT = """
import sys
from random import Random
from time import thread_time
from engine import act, decode, encode, observe, open_deal, variant
from strength.players import PLAYERS

for asked in sys.stdin:
    game, players, name, seed, dealer, deck, *moves = asked.rstrip("\\n").split("\\t")
    rules = variant(game).build(int(players))
    deal = open_deal(rules, tuple(map(int, deck.split())), int(dealer))
    for player, code in (move.split(" ", 1) for move in moves):
        deal = act(deal, int(player), decode(deal.rules.pack, code))
    view, begun = observe(deal, deal.turn), thread_time()
    chosen = PLAYERS[name](view, Random(seed))
    print(thread_time() - begun, encode(deal.rules.pack, chosen), flush=True)
"""
"""The program that runs in the checkout: its names are as old as the masters."""


class Earlier:
    """The player of a checkout."""

    def __init__(self, folder: Path, name: str) -> None:
        self._name, self.seconds = name, list[float]()
        """``seconds``: processor time of each choice, as it was measured there."""
        self._process = subprocess.Popen(
            [sys.executable, "-c", SERVANT],
            cwd=folder,
            env={**os.environ, "PYTHONPATH": str(folder)},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def __call__(self, now: Moment) -> Action:
        """Ask the checkout for its choice."""
        rules, asking, answering = now.deal.rules, self._process.stdin, self._process.stdout
        assert asking is not None and answering is not None
        if sum(offer.size for offer in now.offers) == 1:
            return now.offers[0].nth(0)
        deck, moves = " ".join(map(str, now.deck)), (f"{who} {code}" for who, code in now.line)
        question = rules.variant, rules.players, self._name, now.seed, now.deal.dealer, deck, *moves
        asking.write("\t".join(map(str, question)) + "\n")
        asking.flush()
        spent, code = answering.readline().rstrip("\n").split(" ", 1)
        self.seconds.append(float(spent))
        return decode(rules.pack, code)


earlier = cache(Earlier)
"""One for each process that asks."""


class Comparison(NamedTuple):
    """How much more a deal brings today's player than the earlier one, in game points.

    By opinion: as today's judge thinks of near ties; 0 if they were played out.
    """

    table: Seated | None
    """None: it was not asked for."""
    roles: InRole | None
    """None: it was not asked for, or the deal has no declarer."""
    seconds: tuple[list[float], list[float]]
    """Processor time of each choice, today's and earlier."""


PARTS = "table", "roles"
"""The parts of a comparison: each seat in turn, and each role."""


def compare(
    folder: Path,
    form: str,
    name: str,
    number: int,
    *,
    parts: Sequence[str] = PARTS,
    plays_out_ties: bool = False,
) -> Comparison:
    """A deal in some ways; ``plays_out_ties``: even near ties."""
    before = earlier(folder, name)
    before.seconds.clear()
    lines = Lines(rules_of(form), number, {EARLIER: before})
    table = _seated(lines, name, plays_out_ties) if "table" in parts else None
    roles = _in_role(lines, name, plays_out_ties) if "roles" in parts else None
    spent = [*lines.spent[name].cards, *lines.spent[name].words], list(before.seconds)
    return Comparison(table, roles, spent)


def _seated(lines: Lines, name: str, plays_out_ties: bool) -> Seated:
    if not plays_out_ties:
        return near_ties.at_table(lines, name, EARLIER)
    seated = duplicate.at_table(lines, name, EARLIER)
    return Seated(seated.challenger - seated.others, 0.0)


def _in_role(lines: Lines, name: str, plays_out_ties: bool) -> InRole | None:
    if not plays_out_ties:
        return near_ties.in_role(lines, name, EARLIER)
    roles = duplicate.in_role(lines, name, EARLIER)
    return None if roles is None else InRole(*(Seated(gained, 0.0) for gained in roles))


def summary(every: Sequence[Comparison]) -> str:
    """How things stand."""
    tables = [comparison.table for comparison in every if comparison.table is not None]
    roles = [comparison.roles for comparison in every if comparison.roles is not None]
    times = [[1000 * second for each in every for second in each.seconds[who]] for who in (0, 1)]
    spent = " and ".join(f"{fmean(ms):.0f} ({middle(ms, 0.95):.0f})" for ms in times if ms)
    parts = (
        (f"{len(every)} deals", "at the table", tables),
        (f"{len(roles)} with a declarer", "declaring", [role.declarer for role in roles]),
        (f"{len(roles)} with a declarer", "in defence", [role.defence for role in roles]),
    )
    gains = [f"{deals}: {_gain(seated)} {where}" for deals, where, seated in parts if seated]
    return (
        "; ".join(gains)
        + f"; a choice takes {spent} ms in the mean (95 of 100 at most), now and then"
    )


def _gain(every: Sequence[Seated]) -> str:
    return (
        f"{interval([seated.ahead + seated.opinion for seated in every])} "
        f"({interval([seated.ahead for seated in every])} played, "
        f"{interval([seated.opinion for seated in every])} in near ties, by opinion)"
    )


def parsed(arguments: list[str]) -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(prog="python -m strength.earlier", description=__doc__)
    parser.add_argument("folder", type=Path, help="a checkout of the earlier state")
    parser.add_argument("form", choices=FORMS)
    parser.add_argument("--player", default="master", choices=PLAYERS)
    parser.add_argument("--first", type=int, default=0, help="number of the first deal")
    parser.add_argument("--deals", type=int, default=60)
    only = parser.add_mutually_exclusive_group()
    only.add_argument("--seats-only", action="store_true", help="not each role")
    only.add_argument("--roles-only", action="store_true", help="not each seat")
    parser.add_argument("--near-ties", action="store_true", help="play them out: more luck")
    parser.add_argument("--processes", type=int, default=os.cpu_count())
    return parser.parse_args(arguments)


def main(arguments: list[str]) -> int:
    """Play, and tell now and then how it stands; the exit status."""
    chosen = parsed(arguments)
    folder = chosen.folder.resolve()
    parts = PARTS[:1] if chosen.seats_only else PARTS[1:] if chosen.roles_only else PARTS
    ask = partial(
        compare,
        folder,
        chosen.form,
        chosen.player,
        parts=parts,
        plays_out_ties=chosen.near_ties,
    )
    every = list[Comparison]()
    with ProcessPoolExecutor(chosen.processes) as pool:
        for comparison in pool.map(ask, range(chosen.first, chosen.first + chosen.deals)):
            every.append(comparison)
            if len(every) % STEP == 0 or len(every) == chosen.deals:
                print(summary(every), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
