"""Export and deletion of personal data."""

import io
import json
import random
import zipfile
from pathlib import Path

import pytest

from bot.blocks.rows import BlockRows
from bot.careers.rows import CareerRows
from bot.careers.service import CareerRequest, Careers
from bot.choices.rows import ChoiceRows, StoredLanguage, StoredLook
from bot.features import PERSONAL
from bot.games.info import Chair
from bot.kit import l10n
from bot.kit.errors import Denied
from bot.privacy.desk import PrivacyDesk
from bot.privacy.pages import export_file, former
from bot.privacy.rows import PersonalData, PrivacyRows
from bot.servers.rows import ServerRows
from tests.bot.privacy.personal_data import (
    FORMER,
    NAME,
    ZORA,
    all_content,
    file_bytes,
    fill_every_table,
    open_full_table,
    rank_everywhere,
)
from tests.bot.tables.desk.desk_parts import PEOPLE, page_of
from tests.bot.world import BOR, CHANNEL, GUILD, World
from tests.databases import direct_connection, sqlite_only, table_names

DISCORD_TAKES = 10 << 20
"""Maximal bytes of a file (platform)."""
IMPERSONAL = {
    "blocks", "postings", "puzzle_house_deals", "server_rules", "servers",
    "shares", "uncounted",
}  # fmt: skip
"""Tables without personal data; blocks have some, which stay."""


async def test_export_has_all_data_of_person_and_none_of_others(world: World) -> None:
    await fill_every_table(world)
    desk = PrivacyDesk(world.forgetting)
    file = page_of(await desk.export(PEOPLE[BOR])).attachment
    assert file is not None
    kept = json.loads(file.text)
    assert {row["name"] for row in kept["names"]} == {"Bor"}
    assert kept["moves"]
    assert kept["deals"]
    assert kept["sums"]
    assert kept["seats"]
    assert str(ZORA) not in file.text
    assert NAME not in file.text
    await BlockRows(world.store).block("user", ZORA, "a reason", 1)
    mine = await PrivacyRows(world.store).data_of(PERSONAL, ZORA)
    assert not [name for name, rows in mine.items() if not rows]


def test_export_names_what_is_kept_in_a_lasting_order() -> None:
    assert [name for personal in PERSONAL for name in personal.export] == [
        "language", "look", "habits", "names", "tables_opened", "seats",
        "listed_at_tables", "take_backs_agreed", "moves", "hints_asked", "seats_asked_for", "deals",
        "matches", "sums", "ratings", "words", "calls", "lesson", "lessons_done", "lesson_offers",
        "puzzles", "puzzle_answers", "puzzle_repetitions", "puzzle_days", "puzzle_votes",
        "puzzle_mistakes", "puzzle_sources", "practice", "practice_moves", "analyses", "coaching",
        "contests", "contest_moves", "ladders", "reminders", "challenges", "tournaments",
        "tournaments_announced", "team_matches", "team_matches_made", "leagues",
        "league_weeks", "compared", "seen", "blocked", "presses", "private_pages",
        "shared_pages",
    ]  # fmt: skip


async def test_export_has_points_lost_to_mistakes_only_of_contests_that_are_settled(
    world: World,
) -> None:
    """The costs of decisions in a contest that is open are secret."""
    await fill_every_table(world)
    with direct_connection(world.path) as db:
        db.execute("UPDATE entries SET cost = 0.5, found = '{}'")
    entries = (await PrivacyRows(world.store).data_of(PERSONAL, ZORA))["contests"]
    assert {(row["number"], row["cost_in_spreads"], row["found"]) for row in entries} == {
        (1, 0.5, "{}"),
        (2, None, None),
    }


async def test_export_has_row_of_reset_language(world: World) -> None:
    for language in ("de", ""):
        await ChoiceRows(world.store).set_language(StoredLanguage("person", ZORA, language))
    assert (await PrivacyRows(world.store).data_of(PERSONAL, ZORA))["language"] == [
        {"language": ""}
    ]


def test_large_export_is_zipped_below_discord_limit() -> None:
    """As plain text it is three times Discord's limit."""
    chance = random.Random(3)
    start = 1_760_000_000
    moves = [
        {
            "table": 1000 + number // 60,
            "deal": number // 15 % 4 + 1,
            "number": number % 60,
            "code": f"play:{chance.choice('SHDCT')}{chance.randrange(1, 22)}",
            "at": start + 17 * number + chance.randrange(15),
        }
        for number in range(400_000)
    ]
    file = export_file({"language": [], "moves": moves})
    assert file.name == "tarok.zip"
    assert len(file.data) < DISCORD_TAKES / 2
    with zipfile.ZipFile(io.BytesIO(file.data)) as folder:
        text = folder.read("tarok.json")
    assert len(text) > 2 * DISCORD_TAKES
    assert json.loads(text) == {"language": [], "moves": moves}


def test_names_of_deleted_people_need_no_language_bundle(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Reading all languages took 1.8 s, in which the event loop was blocked."""
    monkeypatch.setattr(l10n, "_bundle", lambda language: pytest.fail(f"read {language}"))
    l10n.load_words.cache_clear()
    names = former()
    l10n.load_words.cache_clear()
    assert names["en"] == FORMER
    assert names["sl"] == "nekdanji igralec"
    assert names.keys() == l10n.languages().keys()


@pytest.mark.parametrize("kept", [{}, {"moves": []}, {"a": [{"b": 'č\n"'}, {"b": None}], "c": []}])
def test_small_export_is_plain_json(kept: PersonalData) -> None:
    file = export_file(kept)
    assert file.name == "tarok.json"
    assert json.loads(file.text) == kept


async def test_fixture_has_rows_in_every_table_with_personal_data(world: World) -> None:
    """A new table needs a row in ``fill_every_table``, or belongs to IMPERSONAL."""
    await fill_every_table(world)
    with direct_connection(world.path) as db:
        empty = {
            name
            for name in table_names(db)
            if not db.execute(f"SELECT 1 FROM {name} LIMIT 1").fetchone()
        }
    assert empty == IMPERSONAL


async def test_deleted_person_is_in_no_table(world: World) -> None:
    table = await fill_every_table(world)
    assert NAME in all_content(world.path)
    assert str(ZORA) in all_content(world.path)
    await world.forgetting.forget(ZORA)
    content = all_content(world.path)
    assert NAME not in content
    assert str(ZORA) not in content
    assert "Bor" in content
    assert FORMER in content
    assert all(chair.name != NAME and chair.user != ZORA for chair in table.chairs)
    assert table.founder == BOR
    assert ZORA not in table.ready


async def test_person_written_back_by_another_process_is_deleted_again(world: World) -> None:
    """The other process does not know of the deletion yet, and writes the table's seats."""
    row = await world.rows.table((await open_full_table(world)).id)
    assert row is not None
    waits = 0

    async def propagated() -> None:
        nonlocal waits
        waits += 1
        if waits == 1:
            await world.rows.set_seats(row.id, row.seats)

    world.forgetting.share(propagated)
    await world.forgetting.forget(ZORA)
    assert NAME not in all_content(world.path)
    assert waits == 2


async def test_block_of_a_deleted_person_stays_and_is_no_reason_to_delete_again(
    world: World,
) -> None:
    """Otherwise each deletion would wait for other processes five times."""
    await open_full_table(world)
    await BlockRows(world.store).block("user", ZORA, "a reason", 1)
    waits = 0

    async def propagated() -> None:
        nonlocal waits
        waits += 1

    world.forgetting.share(propagated)
    await world.forgetting.forget(ZORA)
    assert waits == 1
    left = await PrivacyRows(world.store).data_of(PERSONAL, ZORA)
    assert [name for name, rows in left.items() if rows] == ["blocked"]


@sqlite_only
async def test_deleted_person_is_in_no_file_of_database(world: World) -> None:
    await fill_every_table(world)
    assert isinstance(world.path, Path)
    assert ZORA.to_bytes(8, "big") in file_bytes(world.path)
    await world.forgetting.forget(ZORA)
    content = file_bytes(world.path)
    assert NAME.encode() not in content
    assert str(ZORA).encode() not in content
    assert ZORA.to_bytes(8, "big") not in content


async def test_match_of_deleted_person_goes_on_with_house_player(world: World) -> None:
    table = await fill_every_table(world)
    player = table.player_of(ZORA)
    assert player is not None
    scores = table.match.scores if table.match else ()
    await world.forgetting.forget(ZORA)
    assert table.open
    assert table.match is not None
    assert table.match.scores == scores
    chair = table.chairs[player]
    assert (chair.name, chair.user, chair.house) == (FORMER, None, True)
    await world.ask_for_next_deal(table)
    assert table.live is not None
    assert not table.between
    await world.restart()
    restored = await world.tables.register.table(table.id)
    assert restored.chairs == table.chairs
    assert restored.founder == BOR


async def test_deletion_keeps_data_of_other_players(world: World) -> None:
    await fill_every_table(world)
    careers = Careers(CareerRows(world.store), lambda: world.now)
    before = await careers.profile(GUILD, BOR, "Bor", CareerRequest("slovenian"))
    await world.forgetting.forget(ZORA)
    assert await careers.profile(GUILD, BOR, "Bor", CareerRequest("slovenian")) == before
    archive = world.archive()
    (ended,) = [match for match in await archive.matches(GUILD, BOR) if match.state == "ended"]
    deal = await archive.replay(GUILD, BOR, ended.id, 1)
    assert {chair.name for chair in deal.info.chairs} == {"Bor", "Cilka", "Dane", FORMER}


async def test_deletion_clears_names_cached_by_archive(world: World) -> None:
    await fill_every_table(world)
    archive = world.archive()
    world.remembering = (archive,)
    (ended,) = [match for match in await archive.matches(GUILD, BOR) if match.state == "ended"]
    await archive.replay(GUILD, BOR, ended.id, 1)
    await world.forgetting.forget(ZORA)
    deal = await archive.replay(GUILD, BOR, ended.id, 1)
    assert NAME not in {chair.name for chair in deal.info.chairs}


async def test_deletion_passes_on_lobby_and_closes_solo_table(world: World) -> None:
    lobby = await open_full_table(world)
    lonely = await world.tables.lobbies.open(
        guild=GUILD, channel=CHANNEL + 1, founder=Chair(NAME, ZORA), game="slovenian",
        players=4, options={}, length=2, language="en",
    )  # fmt: skip
    await world.tables.lobbies.fill(lonely, ZORA)
    await world.forgetting.forget(ZORA)
    assert lobby.open
    assert lobby.founder == BOR
    assert len(lobby.chairs) == 3
    assert not lonely.open


async def test_deletion_requires_confirmation(world: World) -> None:
    await fill_every_table(world)
    desk = PrivacyDesk(world.forgetting)
    page = page_of(await desk.ask(PEOPLE[BOR]))
    assert [button.id for button in page.controls()] == ["forget:yes", "forget:no"]
    await desk.answer(PEOPLE[BOR], "no")
    assert (await PrivacyRows(world.store).data_of(PERSONAL, BOR))["deals"]
    with pytest.raises(Denied):
        await desk.answer(PEOPLE[BOR], "perhaps")
    await desk.answer(PEOPLE[BOR], "yes")
    assert not any((await PrivacyRows(world.store).data_of(PERSONAL, BOR)).values())


async def test_deleted_person_who_returns_starts_with_new_data(world: World) -> None:
    await fill_every_table(world)
    await world.forgetting.forget(ZORA)
    table = await open_full_table(world, CHANNEL + 7)
    assert table.founder == ZORA
    kept = await PrivacyRows(world.store).data_of(PERSONAL, ZORA)
    assert {name for name, rows in kept.items() if rows} == {"names", "seats", "tables_opened"}


async def test_deleted_server_leaves_data_of_other_servers(world: World) -> None:
    await fill_every_table(world)
    table = await world.tables.lobbies.open(
        guild=GUILD + 1, channel=CHANNEL + 9, founder=Chair(NAME, ZORA), game="slovenian",
        players=4, options={}, length=2, language="en",
    )  # fmt: skip
    await ServerRows(world.store).allow_several_tables(GUILD, True)
    await ChoiceRows(world.store).set_look(StoredLook("server", GUILD, "text", "clear"))
    assert set(await PrivacyRows(world.store).servers(PERSONAL)) == {GUILD, GUILD + 1}
    await PrivacyRows(world.store).forget_server(PERSONAL, GUILD)
    assert await PrivacyRows(world.store).servers(PERSONAL) == (GUILD + 1,)
    kept = await PrivacyRows(world.store).data_of(PERSONAL, ZORA)
    assert [row["table"] for row in kept["seats"]] == [table.id]
    assert kept["language"]
    assert not kept["deals"]
    assert not kept["ratings"]


async def test_deleted_server_leaves_no_name_of_its_people_and_no_number_of_its_tables(
    world: World,
) -> None:
    """Tries at deals of the day stay their people's, and challenges know no server."""
    await fill_every_table(world)
    await rank_everywhere(world.store)
    with direct_connection(world.path) as db:
        db.execute("UPDATE challenges SET challenger_name = '', opponent_name = ''")
        db.commit()
    assert NAME in all_content(world.path)
    await PrivacyRows(world.store).forget_server(PERSONAL, GUILD)
    assert NAME not in all_content(world.path)
    kept = await PrivacyRows(world.store).data_of(PERSONAL, ZORA)
    assert {(entry["server"], entry["name"]) for entry in kept["contests"]} == {(0, "")}
    assert {(offer["table"], offer["deal"]) for offer in kept["lesson_offers"]} == {(0, 0)}
    assert not kept["puzzle_mistakes"]
    assert kept["ladders"]


def test_every_language_has_name_for_deleted_person() -> None:
    assert set(former()) == {"de", "en", "it", "ja", "pl", "ro", "sl"}
    assert former()["en"] == FORMER
    assert len(set(former().values())) == 7
