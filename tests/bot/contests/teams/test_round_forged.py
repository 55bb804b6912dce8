"""Presses that no client offers, at a team match's table: they gain nothing."""

import random
from collections.abc import Iterable
from dataclasses import dataclass

import pytest

from bot.fairness.desk import FairnessDesk
from bot.kit.controls import Click
from bot.kit.errors import Denied, Stale
from bot.kit.routes import Route
from bot.kit.slips import Slips
from bot.kit.wishes import Shown
from bot.tables.desk.clicks import TableClicks, controls_of
from bot.tables.model.table import Table
from engine import encode, observe
from tests.bot.contests.teams.teams import Teams, begun, play_moves, play_until_finished
from tests.bot.discord.answering import press_at_table
from tests.bot.tables.desk.desk_parts import PEOPLE, desk_of, page_of
from tests.bot.world import BOR, DANE, EVA, GUILD, World

STRANGERS = (EVA, BOR, DANE)
"""Eva sits nowhere, the others at the match's other table."""
MORE = ("", "1", "yes", "no", f"yes:{EVA}", f"no:{EVA}", str(EVA), "T21", "pass", "play:T21", "x")


KNOWN = {"Nothing has changed."}
"""All they are told, besides refusals."""


@pytest.fixture
def teams(world: World) -> Teams:
    return Teams(world)


def codes(table: Table, names: Iterable[str]) -> list[str]:
    """Codes that a control may carry, and the moves of the player on turn."""
    custom_codes = ["pass", "play:T21", "bid:three", "chair", *names]
    if table.live is not None and table.turn is not None:
        view = observe(table.live.deal, table.turn)
        custom_codes += [
            encode(view.rules.pack, offer.nth(0)) for offer in view.offers if offer.size
        ]
    return custom_codes


@dataclass
class WithFairness:
    """The controls of tables, and those about the fairness of their cards."""

    clicks: TableClicks
    fairness: FairnessDesk

    def routes(self) -> tuple[Route, ...]:
        """Where they lead."""
        added = self.clicks.routes_of(*self.fairness.controls())
        return (*self.clicks.routes(), *added)


def table_state(table: Table) -> object:
    """Everything about a table that a press could change."""
    return table.state, table.chairs, table.seq, table.match, table.ready, table.guests, table.deals


@pytest.mark.parametrize("times", [1000, pytest.param(10_000, marks=pytest.mark.long)], ids=str)
async def test_strangers_cannot_act_at_round_table(teams: Teams, times: int) -> None:
    """No page that strangers get has a card on it, or a score.

    They press while a deal is played, and between two; the table is as it was.
    """
    first, _ = await begun(teams, deals=4)
    desk, fairness = desk_of(teams.world), FairnessDesk(teams.world.fairness)
    clicks = WithFairness(TableClicks(desk, Slips(lambda: 0.0, 0.4)), fairness)
    names = [control.code for control in (*controls_of(desk), *fairness.controls())]
    chance, refusals = random.Random(3), set[str]()
    for stage in range(4):
        await (
            play_moves(teams, first, 15)
            if stage % 2
            else play_until_finished(teams, first, stage // 2 + 1)
        )
        before = table_state(first)
        for _ in range(times // 4):
            code = chance.choice(codes(first, names)) + chance.choice(
                ("", ":" + chance.choice(MORE))
            )
            values = (chance.choice(MORE),) if chance.random() < 0.3 else ()
            seq = chance.choice((0, first.seq, first.shown_seq(None), first.seq + 1))
            click = Click(first.id, seq, code, values, f"t:{first.id}:{seq}:{code}")
            user, private = chance.choice(STRANGERS), chance.random() < 0.5
            try:
                shown = await press_at_table(clicks, PEOPLE[user], GUILD, click, private=private)
            except (Denied, Stale):
                continue
            refusals.add(page_of(shown).text if isinstance(shown, Shown) else str(shown))
        assert table_state(first) == before
    assert refusals == KNOWN
