"""Deals made in advance by a host: some of each game, with somebody in each chair."""

import random

import pytest

from bot.contests.duplicates.deals import form_text
from bot.contests.duplicates.ghosts import ghosts
from bot.contests.duplicates.rows import DealChair, DuplicateRows
from bot.host.seeding import make, seed
from bot.store import Store
from engine import VARIANTS
from tests.bot.world import ANA

GAMES = [(key, players) for key, game in VARIANTS.items() for players in game.players]
CHAIRS = sum(players for _, players in GAMES)


class BrokenOff(Exception):
    """The machine is switched off."""


@pytest.fixture(autouse=True)
def cards(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same deals each time: one in a thousand is thrown in by all house players."""
    chance = random.Random(7)
    monkeypatch.setattr(
        "bot.host.seeding.secrets.token_hex", lambda size: chance.randbytes(size).hex()
    )


async def test_interrupted_seeding_resumes(store: Store) -> None:
    rows, told = DuplicateRows(store), list[tuple[int, int]]()

    def tell(done: int, of: int) -> None:
        told.append((done, of))
        if len(told) == 3:
            raise BrokenOff

    with pytest.raises(BrokenOff):
        await seed(rows, 1, "club", tell)
    await seed(rows, 1, "club", lambda done, of: told.append((done, of)))
    assert [done for done, _ in told] == sorted(done for done, _ in told)
    assert told[-1] == (CHAIRS, CHAIRS)
    assert await rows.to_fill(1, masters=True) == ()
    for game, players in GAMES:
        form = form_text(game, players, ())
        assert await rows.count_seeded(form, "club") == 1
        found = [
            await rows.find(DealChair(form, place, "club"), ANA, 0) for place in range(players)
        ]
        one = next(one for one in found if one is not None)
        assert {again.id for again in found if again is not None} == {one.id}
        place = found.index(one)
        results = await rows.outcomes(one.id, place, "club")
        assert len(results) == len(list(ghosts(searching=False)))
        assert all(result.outcome.ghost for result in results)


def test_nothing_is_no_number(capsys: pytest.CaptureFixture[str], tmp_path: object) -> None:
    assert make(tmp_path, 0, "club") == 2  # type: ignore[arg-type]
    assert "from 1 on" in capsys.readouterr().out
