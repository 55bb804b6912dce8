"""Late cards that lose much: ``python -m strength.blunders slovenian4 --deals 100``.

A kind of player chooses cards once few are left (the club plays until then). Each choice is set
against the best one, by exact values in many other worlds that fit what the player sees. The
costliest are listed; ``--keep`` writes a game record of each, up to the card.
"""

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from time import thread_time
from typing import NamedTuple

from engine import FORMS, Action, Deal, Play, Rules, act, each, encode, observe, open_deal, rules_of
from engine.records.write import write
from search.judging.exact_endings import exact_gains, exact_values, late
from search.judging.judge import moves_to_try
from search.judging.likely_worlds import THOROUGH, alike, fitting, standard_error
from search.kernel.exact_value import Memory
from strength.players import PLAYERS
from strength.tally import interval, middle

WORLDS, SEED = 400, 7177
"""Worlds in which a choice is judged, and their seed: the players' own worlds are others."""
DEAR = 3.0
"""Game points that a listed choice costs at least."""


class Late(NamedTuple):
    """A choice among several cards with few cards left."""

    number: int
    """Of the deal."""
    moves: tuple[tuple[int, str], ...]
    """The moves before it, as a record has them."""
    deal: Deal
    made: Play
    seconds: float
    """Processor time that the player took."""


class Judged(NamedTuple):
    """A choice beside the best one."""

    late: Late
    best: Play
    cost: float
    """How much more the best one brings on average over the worlds, in game points."""
    error: float
    real: float
    """How much more the best card of the real deal brings there, if all see all cards."""

    def __str__(self) -> str:
        pack, view = self.late.deal.rules.pack, observe(self.late.deal, self.late.deal.turn)
        made, best = encode(pack, self.late.made), encode(pack, self.best)
        hand, side = " ".join(map(pack.code, each(view.hand))), view.sides[view.viewer or 0]
        key = view.contract.key if view.contract is not None else ""
        return (
            f"deal {self.late.number}, move {len(self.late.moves)}, {key}, {side}, {hand}: {made}, "
            f"better {best} by {self.cost:.1f} ± {self.error:.1f}, in truth {self.real:+.0f}"
        )


def late_choices(rules: Rules, number: int, player: str) -> Iterator[Late]:
    """The late choices among cards of a deal; ``number`` seeds the cards, and other chance."""
    chance = Random(f"late {rules.variant} {rules.players} {number}")
    deal = open_deal(rules, rules.pack.shuffled(chance), number % rules.players)
    said = list[tuple[int, str]]()
    while (turn := deal.turn) is not None:
        view = observe(deal, turn)
        begun = thread_time()
        action: Action = PLAYERS[player if late(view) else "club"](view, chance)
        spent = thread_time() - begun
        if late(view) and isinstance(action, Play) and len(moves_to_try(view)) > 1:
            yield Late(number, tuple(said), deal, action, spent)
        said.append((turn, encode(rules.pack, action)))
        deal = act(deal, turn, action)


def judged(choice: Late, worlds: int = WORLDS) -> Judged | None:
    """The choice by exact values in worlds that fit; None: no world does."""
    view = observe(choice.deal, choice.deal.turn)
    moves = [move for move in moves_to_try(view) if isinstance(move, Play)]
    player, cards = view.viewer or 0, [move.card for move in moves]
    deals = fitting(view, SEED, worlds, THOROUGH)
    if not deals:
        return None
    gains = exact_gains(deals, cards, player)
    best, made = int(gains.mean(axis=0).argmax()), cards.index(choice.made.card)
    apart = gains[:, best] - gains[:, made]
    real = exact_values(choice.deal, player, Memory())
    return Judged(
        choice,
        moves[best],
        float(apart.mean()),
        standard_error(apart, alike(deals)),
        max(real.values()) - real[choice.made.card],
    )


def record(blunder: Judged) -> str:
    """The game up to the choice, and the choice with the better card beside it."""
    deal, pack = blunder.late.deal, blunder.late.deal.rules.pack
    nobody = (0,) * deal.rules.players
    deck = pack.shuffled(
        Random(f"late {deal.rules.variant} {deal.rules.players} {blunder.late.number}")
    )
    text = write(deal.rules, deal.carry, nobody, deal.dealer, deck, blunder.late.moves)
    made, better = encode(pack, blunder.late.made), pack.code(blunder.best.card)
    return f"{text}{deal.turn} {made}   # here; better {better}\n"


def main(arguments: list[str]) -> int:
    """List what was lost; the exit status."""
    parser = argparse.ArgumentParser(prog="python -m strength.blunders", description=__doc__)
    parser.add_argument("form", choices=FORMS)
    parser.add_argument("--player", choices=PLAYERS, default="master")
    parser.add_argument("--deals", type=int, default=100)
    parser.add_argument("--first", type=int, default=0, help="the number of the first deal")
    parser.add_argument("--each", type=int, default=3, help="choices judged in a deal")
    parser.add_argument("--worlds", type=int, default=WORLDS)
    parser.add_argument("--keep", type=Path, help="a folder for records of what lost much")
    chosen = parser.parse_args(arguments)
    rules, done, seconds = rules_of(chosen.form), list[Judged](), list[float]()
    for number in range(chosen.first, chosen.first + chosen.deals):
        choices = list(late_choices(rules, number, chosen.player))
        seconds += [choice.seconds for choice in choices]
        some = Random(number).sample(choices, min(chosen.each, len(choices)))
        done += [
            blunder for choice in some if (blunder := judged(choice, chosen.worlds)) is not None
        ]
    for blunder in sorted(done, key=lambda choice: -choice.cost):
        if blunder.cost >= DEAR:
            print(blunder)
            if chosen.keep is not None:
                name = f"{chosen.form}_{blunder.late.number}_{len(blunder.late.moves)}.game"
                (chosen.keep / name).write_text(record(blunder), "utf-8")
    print(
        f"regret a choice: {interval([choice.cost for choice in done])} of {len(done)}; "
        "in the deals as"
    )
    print(
        f"they were: {interval([choice.real for choice in done])}; processor time of a choice:",
        end=" ",
    )
    print(", ".join(f"{1000 * middle(seconds, share):.0f} ms" for share in (0.5, 0.95)))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
