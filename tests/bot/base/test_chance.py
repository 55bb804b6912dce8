"""Randomness: the order of the cards, and the first dealer."""

import secrets
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot import app
from bot.choices.habits import Habits
from bot.games.info import Chair
from bot.kit.feature import SECRET_BYTES
from bot.store.sqlite.store import SqliteStore
from bot.tables.desk.feature import draw_seats
from bot.tables.memory.moves import Randomness
from bot.tables.play.tables import build_tables
from bot.tables.rows.repository import TableRows
from engine import VARIANTS, fair_deck
from engine.cards import union
from tests.bot.hooks import build_hooks
from tests.bot.world import ANA, CHANNEL, GUILD, World
from tests.wire.seeded import seed_cards

LOT = 3


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[SqliteStore]:
    opened = await SqliteStore.open(tmp_path / "tarok.sqlite3")
    yield opened
    await opened.close()


async def first_dealer(store: SqliteStore, game: str, players: int, **options: str) -> int:
    """The first dealer at a table of this game, if the draw is ``LOT``."""
    _, hooks = build_hooks(store, World(Path()).secrets, fair_deck, deals_again=False)
    chance = Randomness(tuple, lambda players: LOT % players)
    tables = build_tables(TableRows(store), lambda: 1_000, chance, hooks=hooks, habits=Habits())
    table = await tables.lobbies.open(
        guild=GUILD,
        channel=CHANNEL,
        founder=Chair("Ana", ANA),
        game=game,
        players=players,
        options=options,
        length=None,
        language="en",
    )
    for _ in range(1, players):
        await tables.lobbies.add_house(table, ANA)
    await tables.lobbies.start(table, ANA)
    assert table.deal is not None
    return table.deal.dealer


@pytest.mark.parametrize("game, players", [
    ("lombardia", 4), ("krolami", 4), ("strohmann", 2), ("romanian", 3),
])  # fmt: skip
async def test_first_dealer_is_drawn_by_lot(store: SqliteStore, game: str, players: int) -> None:
    """LOM-TABLE-2, POL-TABLE-2, STR-TABLE-2, ROM-GEN-3: a uniform choice stands for the draw."""
    assert await first_dealer(store, game, players) == LOT % players


async def test_option_first_dealer_overrides_the_draw(store: SqliteStore) -> None:
    """LOM-TABLE-2, option ``first_dealer``."""
    assert await first_dealer(store, "lombardia", 4, first_dealer="player0") == 0


@pytest.mark.parametrize("game", VARIANTS)
def test_shuffled_pack_is_whole_and_differs_each_time(game: str) -> None:
    """STR-DEAL-1, LOM-DEAL-1, POL-DEAL-1, ROM-DEAL-1, SLO-DEAL-1: the cut is part of it."""
    for players in VARIANTS[game].players:
        pack = VARIANTS[game].build(players).pack
        decks = {fair_deck(pack, app.chance.randbytes(SECRET_BYTES), "a deal") for _ in range(4)}
        assert len(decks) == 4, "the same order twice is next to impossible"
        assert all(union(deck) == pack.whole for deck in decks)
        assert all(len(deck) == len(pack.codes) for deck in decks)


def test_randomness_of_the_bot_is_secure() -> None:
    assert isinstance(app.chance, secrets.SystemRandom)


def test_seed_repeats_cards_and_seats(monkeypatch: pytest.MonkeyPatch) -> None:
    """Runs of wire tests can be repeated."""
    chairs = tuple(Chair(f"{number}", number) for number in range(20))
    monkeypatch.setattr(app, "chance", app.chance)  # put back at the end
    draws = []
    for seed in ("one", "one", "other"):
        seed_cards(seed)
        draws.append((app.chance.randbytes(SECRET_BYTES), draw_seats(app.chance, chairs)))
    assert draws[0] == draws[1]
    assert draws[0][0] != draws[2][0] and draws[0][1] != draws[2][1]
