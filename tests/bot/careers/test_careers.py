"""Profiles and leaderboards, and the backfill of uncounted matches, by pages and the store."""

import contextlib
import shutil
import sqlite3
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from bot.careers.backfill import CareerBackfill
from bot.careers.pages import CareerControl, read_control
from bot.careers.records import span
from bot.careers.rows import CareerRows, deal_count_work
from bot.careers.service import CareerRequest, Record
from bot.games.info import Chair
from bot.kit.errors import Denied
from bot.kit.page import Button, Select
from bot.kit.wishes import Note, Public, Shown
from bot.tables.model.records import PlayedDeal
from bot.tables.model.table import Table
from bot.tables.rows.repository import TableRows
from tests.bot.careers.careers import NOVEMBER, careers_of, caught_up, leaders, stored_careers
from tests.bot.store.store_examples import begin_match, outcome
from tests.bot.tables.desk.desk_parts import PEOPLE, page_of
from tests.bot.world import ANA, BOR, CHANNEL, CILKA, DANE, EVA, GUILD, World
from tests.databases import direct_connection


@pytest.fixture
async def november(world: World) -> AsyncIterator[World]:
    """The world in November 2026."""
    world.now = NOVEMBER + 1000
    yield world


async def career(world: World, user: int, when: str | None = None) -> str:
    """Text of a user's profile, as Ana sees it."""
    shown = await careers_of(world).profile(PEOPLE[ANA], GUILD, f"<@{user}>", when=when)
    return page_of(shown).text


async def press(world: World, shown: Shown, action: str, value: str = "", user: int = ANA) -> Shown:
    """Press a page's control with this action."""
    controls = [read_control(button.id) for button in page_of(shown).controls()]
    (pressed,) = [control for control in controls if control and control.action == action]
    return await careers_of(world).handle_press(PEOPLE[user], GUILD, pressed, value)


async def finish_matches(world: World, length: int = 2) -> Table:
    table = await world.start_table(length)
    await world.play_moves(table)
    return table


async def test_finished_match_appears_in_profiles_and_leaderboard(november: World) -> None:
    table = await finish_matches(november)
    assert table.match is not None
    board = page_of(await leaders(november)).text
    for user in (ANA, BOR, CILKA, DANE):
        assert PEOPLE[user].name in board
        text = await career(november, user)
        assert "people" in text
        assert "\n           house" not in text
        assert "Rating" in text
        (row,) = await CareerRows(november.store).sums(user, GUILD, 202611)
        assert row.deals == 2
    declared = [
        row.declared
        for user in (ANA, BOR, CILKA, DANE)
        for row in await CareerRows(november.store).sums(user, GUILD, 0)
    ]
    assert sum(declared) <= 2
    assert "hasn't finished a deal" in await career(november, EVA)


async def test_career_sums_equal_score_sheet(november: World) -> None:
    table = await finish_matches(november, 3)
    deals = await TableRows(november.store).finished_deals(table.id)
    for player, chair in enumerate(table.chairs):
        assert chair.user is not None
        (row,) = await CareerRows(november.store).sums(chair.user, GUILD, 0)
        scores = [deal.scores[player] for deal in deals if deal.scores]
        assert (row.deals, row.total) == (len(scores), sum(scores))
        assert row.best is not None
        assert row.worst is not None
        assert (row.best.score, row.worst.score) == (max(scores), min(scores))


async def test_deal_in_progress_changes_no_profile_or_leaderboard(november: World) -> None:
    table = await november.start_table(2)
    before = [await career(november, user) for user in (ANA, BOR)]
    await november.play_moves(table, 3)
    assert table.live is not None
    assert [await career(november, user) for user in (ANA, BOR)] == before
    assert "is empty" in page_of(await leaders(november)).text


async def test_season_ends_when_next_month_begins(november: World) -> None:
    await finish_matches(november)
    running = page_of(await leaders(november, when="2026-11")).text
    assert "November 2026" in running
    assert "still on" in running
    november.now = span(202611)[1]
    await november.restart()
    over = page_of(await leaders(november, when="2026-11")).text
    assert "is over" in over
    assert "Ana" in over
    assert "is empty" in page_of(await leaders(november, when="2026-12")).text
    assert "Ana" in page_of(await leaders(november)).text
    assert "No deals in this time" in await career(november, ANA, when="2026-12")


async def test_empty_leaderboard_of_a_season_denies_no_match_of_another(november: World) -> None:
    await finish_matches(november)
    empty = page_of(await leaders(november, when="2026-10")).text
    assert "This leaderboard is empty" in empty
    assert "here yet" not in empty


async def test_profile_of_all_games_by_number_of_players_counts_these_alone(
    november: World,
) -> None:
    """Its title says so, and each game's line has the same deals."""
    store = november.store
    played = {"slovenian": 3, "lombardia": 4, "romanian": 4}
    for channel, (game, players) in enumerate(played.items(), 80):
        table = await begin_match(
            store, guild=GUILD, channel=channel, variant=game, players=players
        )
        deals = (PlayedDeal(0, ANA, game, 9),)
        counted = deal_count_work(table, 1, november.now, deals)
        await TableRows(store).append_moves(table, 1, (), outcome(True, (counted,)))
    shown = await careers_of(november).profile(PEOPLE[ANA], GUILD, players=4)
    text = page_of(shown).text
    assert "all games, 4 players" in text
    assert "Lombardia" in text
    assert "Slovenian" not in text


async def test_rating_on_pages_of_one_number_of_players_is_said_to_be_of_all(
    november: World,
) -> None:
    await finish_matches(november)
    desk = careers_of(november)
    for players, is_said in ((4, True), (None, False)):
        board = await desk.leaderboard(PEOPLE[ANA], GUILD, CHANNEL, None, players)
        profile = await desk.profile(PEOPLE[ANA], GUILD, None, "slovenian", players)
        for shown in (board, profile):
            assert ("one for all numbers of players" in page_of(shown).text) == is_said


async def test_profile_without_rating_names_hints_as_the_reason(november: World) -> None:
    table = await november.start_table(1)
    await november.rows.note_hint(table.id, 1, 0, 0)
    await november.play_moves(table)
    assert "in which nobody takes a hint" in await career(november, ANA)


async def test_leaderboard_choices_and_sharing_work(november: World) -> None:
    await finish_matches(november)
    shown = await leaders(november)
    assert "▸ " in page_of(shown).text
    month = await press(november, shown, "when", "202611")
    assert isinstance(month, Note)
    assert "November 2026" in page_of(month).text
    game = await press(november, month, "game", "taper:3")
    assert "Taper" in page_of(game).text
    assert "is empty" in page_of(game).text
    public = await press(november, shown, "s")
    assert isinstance(public, Public)
    assert "▸" not in page_of(public).text
    assert [type(control) for control in page_of(public).controls()] == [Button]
    forged = CareerControl("leaders", (1 << 63) - 1, CareerRequest("slovenian"), "n")
    last = await careers_of(november).handle_press(PEOPLE[ANA], GUILD, forged, "")
    assert "▸ " in page_of(last).text
    private_page = await press(november, public, "o", user=BOR)
    assert isinstance(private_page, Note)
    assert "▸ " in page_of(private_page).text


async def test_shared_profile_can_be_opened_by_others(november: World) -> None:
    for _ in range(3):  # the best and the worst deal are offered from five deals on
        await finish_matches(november)
    desk = careers_of(november)
    shown = await desk.profile(PEOPLE[ANA], GUILD)
    replays = [control for control in page_of(shown).controls() if control.id.startswith("replay:")]
    assert len(replays) in (1, 2)
    public = await press(november, shown, "s")
    assert isinstance(public, Public)
    assert "Ana" in page_of(public).text
    other = await press(november, public, "o", user=EVA)
    controls = tuple(page_of(other).controls())
    assert not any(control.id.startswith("replay:") for control in controls)
    assert [type(control) for control in controls][:2] == [Select, Select]
    four = await press(november, other, "game", "slovenian:4", user=EVA)
    assert "4" in page_of(four).text.splitlines()[0]


async def test_profile_of_user_who_left_keeps_name(november: World) -> None:
    await finish_matches(november)
    assert "Bor" in await career(november, BOR)
    assert "<@15> hasn't finished" in await career(november, EVA)
    with pytest.raises(Denied, match="nobody-to-look-at"):
        await careers_of(november).profile(PEOPLE[ANA], GUILD, "Bor")


@pytest.mark.parametrize("elsewhere", [9, 1 << 40])
@pytest.mark.parametrize("when", [None, "2026-11"])
async def test_profile_does_not_leak_into_other_servers(
    november: World, elsewhere: int, when: str | None
) -> None:
    """Neither names nor deals are shown in another server or a direct-message channel."""
    table = await november.tables.lobbies.open(
        guild=GUILD, channel=77, founder=Chair("Boss", BOR), game="slovenian", players=4,
        options={}, length=1, language="en",
    )  # fmt: skip
    await november.tables.stopping.stop(table, BOR, table.deals, may_manage=True)
    await finish_matches(november)
    desk = careers_of(november)
    page = page_of(await desk.profile(PEOPLE[ANA], elsewhere, f"<@{BOR}>", when=when))
    assert "<@12> hasn't finished" in page.text
    assert "Bo" not in page.text
    assert not tuple(page.controls())
    board = page_of(await desk.leaderboard(PEOPLE[ANA], elsewhere, CHANNEL, None)).text
    assert "is empty" in board
    assert "Bor" not in board
    assert "Bor" in await career(november, BOR)


@pytest.mark.parametrize(
    "changed",
    [
        {"game": "slovenian", "players": 2}, {"when": "2026-13"}, {"when": "yesterday"},
        {"when": "2026-1x"}, {"when": "202611"}, {"when": "0000-01"},
        {"game": "taper", "players": 4},
        {"game": "no such game"},
    ],
)  # fmt: skip
async def test_career_request_for_unknown_form_or_month_is_denied(
    november: World, changed: dict[str, str | int]
) -> None:
    request: dict[str, Any] = {"game": None, "players": None, "when": None, **changed}
    with pytest.raises(Denied, match="no-such"):
        await careers_of(november).leaderboard(PEOPLE[ANA], GUILD, CHANNEL, **request)
    with pytest.raises(Denied, match="no-such"):
        await careers_of(november).profile(PEOPLE[ANA], GUILD, None, **request)


@pytest.mark.parametrize(
    "custom_id",
    ["profile:11:slovenian:4", "profile:x:slovenian:0:0:o", "leaders:0:slovenian:²:0:o",
     "leaders:-1:slovenian:0:0:n", f"profile:{1 << 63}:slovenian:0:0:o", "other:0:slovenian:0:0:o"],
)  # fmt: skip
def test_forged_career_ids_are_rejected(custom_id: str) -> None:
    assert read_control(custom_id) is None


# Backfill ---------------------------------------------------------------------------------------


UNCOUNT = """
INSERT INTO uncounted (table_id, deals, results)
SELECT table_id, max(number), table_id IN (SELECT table_id FROM results)
FROM deals WHERE state = 'finished' GROUP BY table_id;
UPDATE results SET rated = NULL;
DELETE FROM played; DELETE FROM sums; DELETE FROM ratings;
"""


async def uncounted_worlds(folder: Path) -> tuple[World, World]:
    """Return a world in which matches were counted, and a copy in which none was."""
    new = World(folder / "new.sqlite3")
    new.now = NOVEMBER
    await new.open()
    for _ in range(2):
        await finish_matches(new)
    going_on = await new.start_table(3)
    await new.play_deal(going_on)
    await new.play_moves(going_on, 5)
    await new.store.close()
    shutil.copy(folder / "new.sqlite3", folder / "old.sqlite3")
    with contextlib.closing(sqlite3.connect(folder / "old.sqlite3")) as db:
        db.executescript(UNCOUNT)
    old = World(folder / "old.sqlite3")
    old.now = NOVEMBER
    await new.open()
    await old.open()
    return new, old


async def test_backfill_yields_same_sums_as_counting_at_once(tmp_path: Path) -> None:
    new, old = await uncounted_worlds(tmp_path)
    assert stored_careers(old) == [[], [], []]
    await caught_up(old)
    assert stored_careers(old) == stored_careers(new)
    assert len(stored_careers(old)[0]) == 4 * 5
    assert len(stored_careers(old)[2]) == 4 * 2
    await caught_up(old)
    assert stored_careers(old) == stored_careers(new)
    await new.store.close()
    await old.store.close()


async def test_interrupted_backfill_resumes(tmp_path: Path) -> None:
    new, old = await uncounted_worlds(tmp_path)
    pauses = 0

    async def die(seconds: float) -> None:
        nonlocal pauses
        pauses += 1
        if pauses == 4:  # in the middle of the second match
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        await CareerBackfill(CareerRows(old.store), TableRows(old.store), die).run_once()
    assert 0 < len(stored_careers(old)[0]) < len(stored_careers(new)[0])
    await old.restart()
    await caught_up(old)
    assert stored_careers(old) == stored_careers(new)
    await new.store.close()
    await old.store.close()


async def test_match_ending_during_backfill_is_counted_once(tmp_path: Path) -> None:
    new, old = await uncounted_worlds(tmp_path)
    for world in (new, old):
        world.chance.seed(5)
        table = await world.tables.register.here(CHANNEL)
        await world.play_moves(table)
        assert table.state == "ended"
    await caught_up(old)
    (deals, sums, _), (true_deals, true_sums, _) = stored_careers(old), stored_careers(new)
    assert deals == true_deals
    # Among deals with the same score, the first counted one is shown.
    assert [(*row[:12], row[14], *row[17:]) for row in sums] == [
        (*row[:12], row[14], *row[17:]) for row in true_sums
    ]
    await new.store.close()
    await old.store.close()


async def test_backfill_counts_scores_of_deals_that_do_not_replay(tmp_path: Path) -> None:
    new, old = await uncounted_worlds(tmp_path)
    await old.store.close()
    with direct_connection(old.path) as db:
        db.execute("UPDATE moves SET digest = 'x' WHERE seq = 3")
    await old.open()
    await caught_up(old)
    counted, expected = [
        [
            (row.deals, row.total, row.matches)
            for row in await CareerRows(world.store).sums(ANA, GUILD, 0)
        ]
        for world in (old, new)
    ]
    assert counted == expected
    await new.store.close()
    await old.store.close()


def test_margin_95_of_average() -> None:
    """The mean of 10 and 30 is 20, with a standard error of 10; one deal has no margin."""
    two = Record(deals=2, total=40, squares=1000)
    assert two.average == 20
    assert two.margin_95 == pytest.approx(1.96 * 10)
    assert Record(deals=1, total=35, squares=1225).margin_95 is None
    assert Record().average == 0
