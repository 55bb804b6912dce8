"""Deals made in advance by a host: some of each game, with somebody in each chair."""

import random
from pathlib import Path
from types import SimpleNamespace

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


THROWN_IN = "4ebc6a606b84b6858d8106a03207fb210f74c3b9029429031648bae9deec94c1"
"""Secret of a five-handed Slovenian deal that all house players throw in, whatever their chair."""


@pytest.fixture(autouse=True)
def cards(monkeypatch: pytest.MonkeyPatch) -> None:
    """Make the same deals each time."""
    chance = random.Random(7)
    monkeypatch.setattr(
        "bot.host.seeding.secrets.token_hex", lambda size: chance.randbytes(size).hex()
    )


async def test_interrupted_seeding_resumes(store: Store) -> None:
    rows, progress = DuplicateRows(store), list[tuple[int, int]]()

    def tell(done: int, of: int) -> None:
        progress.append((done, of))
        if len(progress) == 3:
            raise BrokenOff

    with pytest.raises(BrokenOff):
        await seed(rows, 1, "club", tell)
    await seed(rows, 1, "club", lambda done, of: progress.append((done, of)))
    assert [done for done, _ in progress] == sorted(done for done, _ in progress)
    assert progress[-1] == (CHAIRS, CHAIRS)
    assert await rows.to_fill(1, masters=True) == ()
    for game, players in GAMES:
        form = form_text(game, players, ())
        assert await rows.count_seeded(form, "club") == 1
        duplicates = [
            await rows.find(DealChair(form, place, "club"), ANA, 0) for place in range(players)
        ]
        duplicate = next(duplicate for duplicate in duplicates if duplicate is not None)
        assert {again.id for again in duplicates if again is not None} == {duplicate.id}
        place = duplicates.index(duplicate)
        results = await rows.outcomes(duplicate.id, place, "club")
        assert len(results) == len(list(ghosts(searching=False)))
        assert all(result.outcome.ghost for result in results)


async def test_seeded_deal_that_is_thrown_in_is_replaced(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    rows = DuplicateRows(store)
    secrets = iter((THROWN_IN, "11" * 32))
    monkeypatch.setattr("bot.host.seeding.secrets.token_hex", lambda _size: next(secrets))
    monkeypatch.setattr("bot.host.seeding.VARIANTS", {"slovenian": SimpleNamespace(players=(5,))})
    progress = list[tuple[int, int]]()
    await seed(rows, 1, "club", lambda done, total: progress.append((done, total)))
    assert progress[-1] == (5, 5)
    assert next(secrets, None) is None
    form = form_text("slovenian", 5, ())
    assert await rows.count_seeded(form, "club") == 1
    assert await rows.find(DealChair(form, 0, "club"), ANA, 0) is not None


def test_zero_deals_are_refused(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert make(tmp_path, 0, "club") == 2
    assert "from 1 on" in capsys.readouterr().out
