"""People are told what is kept about them, and it is gone once they ask for that."""

import io
import json
import random
import zipfile
from dataclasses import replace
from pathlib import Path

import pytest

from bot.base.database_address import DatabaseAddress
from bot.careers.rows import CareerRows
from bot.careers.service import CareerRequest, Careers
from bot.choices.rows import ChoiceRows, StoredLanguage, StoredLook
from bot.contests.challenges.rows import Answer, ChallengeOutcome, ChallengeRows, NewChallenge
from bot.contests.core.rows import (
    ContestRows,
    DecisionPoint,
    EntryMove,
    Finish,
    Ghost,
    NewContest,
    NewEntry,
)
from bot.contests.daily.channel_rows import DailyChannel, DailyChannelRows
from bot.contests.daily.reminder_rows import Reminder, ReminderRows
from bot.contests.duplicates.rows import ChairResult, DealChair, Dealing, DuplicateRows, dealing
from bot.contests.teams.rows import Member, NewTeamMatch, TeamMatchRows
from bot.contests.tournaments.rows import NewTournament, TournamentRank, TournamentRows
from bot.discord.answering.awaited_pages import AwaitedPage
from bot.games.info import Chair
from bot.kit import l10n
from bot.kit.errors import Denied
from bot.learning.analyses.rows import AnalysisRows
from bot.learning.practice.rows import NewPractice, PracticeRows
from bot.personal import PERSONAL
from bot.privacy.desk import PrivacyDesk
from bot.privacy.pages import export_file, former
from bot.privacy.rows import Kept, PrivacyRows
from bot.servers.rows import ServerRows
from bot.store import TakeBack
from bot.store.ladders import Marked, Period, RankedTry
from bot.store.seat_requests import SeatRequest
from bot.store.sql_store import SqlStore
from bot.tables.board.guests import GuestMessage
from bot.tables.model.table import Table
from bot.tables.private.private_view import HandKept
from bot.tables.rows.repository import TableRows
from bot.takeover.token_rows import Token, TokenRows, TokensKept
from tests.bot.store.store_examples import lobby, move, new_deal, outcome
from tests.bot.tables.desk.test_desk import PEOPLE, page_of
from tests.bot.world import BOR, CHANNEL, CILKA, DANE, GUILD, World
from tests.ground import looking, on_file, table_names

ZORA, NAME = 812_345_678_901_234_567, "Zora Neznanka"
"""Somebody whose id and name appear nowhere by chance."""
FORMER = "a former player"
DISCORD_TAKES = 10 << 20
"""Bytes of a file, at most (platform)."""
NOBODYS = {
    "postings", "practice_moves", "server_rules", "servers", "shares", "uncounted",
}  # fmt: skip
"""Tables that say nothing about people."""


def everything(place: DatabaseAddress) -> str:
    """Everything in any column of any table."""
    with looking(place) as db:
        rows = (row for name in table_names(db) for row in db.execute(f"SELECT * FROM {name}"))
        return "\n".join(map(str, rows))


def in_files(path: Path) -> bytes:
    """All bytes of the database and of the files beside it."""
    return b"".join(file.read_bytes() for file in path.parent.glob(f"{path.name}*"))


async def gathered(world: World, channel: int = CHANNEL) -> Table:
    """Zora leads a table of four people."""
    table = await world.tables.lobbies.open(
        guild=GUILD, channel=channel, founder=Chair(NAME, ZORA), game="slovenian",
        players=4, options={}, length=2, language="en-GB",
    )  # fmt: skip
    for name, user in (("Bor", BOR), ("Cilka", CILKA), ("Dane", DANE)):
        await world.tables.lobbies.join(table, Chair(name, user))
    return table


async def in_every_table(world: World) -> Table:
    """Zora leads a match in its second deal, and has left a trace wherever people leave one."""
    other = await world.table()
    async with other.lock:
        other.removed = other.removed | {ZORA}
        await world.rows.set_removed(other.id, (ZORA,))
    ended = await gathered(world, CHANNEL + 1)
    await world.fairness.pledge(ended)
    await world.fairness.give_word(ended, ZORA, 1, "Neznanka")
    await world.tables.lobbies.start(ended, ZORA)
    await world.play(ended)
    table = await gathered(world, CHANNEL + 2)
    await world.tables.lobbies.start(table, ZORA)
    await world.finish_deal(table)
    await world.tables.play.want_next(table, ZORA)
    async with table.lock:
        asked = TakeBack(table.seq, (ZORA, BOR))
        await world.rows.set_take_back(table.id, asked)
        table.asked_back = asked
    store = world.store
    table_rows = TableRows(store)
    await ChoiceRows(store).set_look(StoredLook("person", ZORA, "text", "clear"))
    await ChoiceRows(store).set_language(StoredLanguage("person", ZORA, "de"))
    await table_rows.note_hint(ended.id, 1, ended.player_of(ZORA) or 0, 3)
    await AnalysisRows(store).keep(ended.id, 1, ZORA, f"of <@{ZORA}>")
    await PracticeRows(store).start(
        NewPractice(user=ZORA, table=ended.id, deal=1, position=0, seat=0, moves=())
    )
    await tried_twice(store)
    await in_a_team(store)
    page = HandKept(table.id, ZORA, 2, 5, original=True, watches=False, shown_by=9, sender=9)
    token = Token(9, NAME, ZORA, CHANNEL, GUILD, "en", posts=True)
    awaited = AwaitedPage(9, 5, True, f"t:{table.id}:0:asked:1:{ZORA}")
    board = GuestMessage(6, 9, original=False)
    await TokenRows(store).keep(TokensKept((token,), (page,), (board,), (awaited,)))
    await table_rows.ask_seat(other.id, SeatRequest(ZORA, NAME, 1))
    await compared(store)
    return table


async def in_a_team(store: SqlStore) -> None:
    """Zora gathers people for a team match, and has joined it."""
    teams = NewTeamMatch(
        guild=GUILD, channel=70, captain=ZORA, captain_name=NAME, variant="slovenian", players=4,
        teams=2, deals=4, language="en", created_at=1,
        members=(Member(ZORA, 0, 0, False, NAME), Member(BOR, 1, 0, False, "Bor")),
    )  # fmt: skip
    await TeamMatchRows(store).make(teams)


async def compared(store: SqlStore) -> None:
    """Zora and the house have played a deal that others may get."""
    table_rows = TableRows(store)
    table = await table_rows.create_table(lobby(guild=GUILD, channel=CHANNEL + 3, seats=()))
    await table_rows.start_match(table, (), "{}")
    chair = DealChair("slovenian 4 {}", 1, "club")
    also = (dealing(table, 1, Dealing(chair, ZORA, "5a" * 32)),)
    await table_rows.start_deal(replace(new_deal(table), also=also))
    await table_rows.append_moves(table, 1, (replace(move(0), user=ZORA),), outcome())
    rows = DuplicateRows(store)
    dealt = await rows.dealt(table, 1)
    assert dealt is not None
    await rows.keep(dealt, ChairResult("two", 35, "1/pass", "", ZORA, GUILD))
    to_fill = await rows.to_fill(5, masters=False)
    await rows.fill(to_fill[0], (ChairResult("two", 35, "1/pass", "club 1"),))


async def tried_twice(store: SqlStore) -> None:
    """Zora has finished a daily deal that is over, and started one that is open; Bor has challenged
    her, and she him."""
    rows = ContestRows(store)
    new = NewContest(
        kind="daily", number=1, variant="slovenian", players=4, house="club 0 1", opens=0,
        closes=9, secrets=("5a" * 32,),
    )  # fmt: skip
    for number, mark in ((1, "a"), (2, "b")):
        await rows.make(replace(new, number=number))
        begun = NewEntry(
            contest=number, deal=0, seat=0, person=ZORA, mark=mark, name=NAME, home=GUILD,
            reach="server", language="en", late=False, opened_at=1,
        )  # fmt: skip
        entry = await rows.open_entry(begun, ())
        finish = Finish(35, 5) if number == 1 else None
        await rows.append_moves(entry.id, 0, (EntryMove(0, "pass", 1),), finish)
    place = DecisionPoint(1, 0, 1, "seen")
    await rows.keep_ghost(Ghost(1, 0, 0, "club", 1, 35, "pass"), {place: "pass"})
    await rows.settle(1)
    await ReminderRows(store).subscribe(Reminder(ZORA, "de"))
    await DailyChannelRows(store).choose(DailyChannel(GUILD, 70, "en"))
    one, marked = RankedTry(1, ZORA, GUILD, NAME, 35), Marked(1, 60, 0.1)
    await store.rank("daily", (GUILD,), one, marked, (Period("week", -1, 6),))
    await played_in_tournaments(store, replace(new, kind="tournament"))
    asked = NewChallenge(
        challenger=BOR, opponent=ZORA, challenger_name="Bor", challenger_language="de",
        variant="slovenian", players=4, deals=4, asked_at=1, counts="cost",
    )  # fmt: skip
    challenges = ChallengeRows(store)
    await challenges.ask(asked)
    contest = replace(new, kind="challenge")
    for answer in (Answer("accepted", NAME, contest), Answer("declined", NAME)):
        number = await challenges.ask(asked)
        await challenges.answer(number, answer)
    await challenges.decide(2, ChallengeOutcome("cost", 12, 304))
    await challenges.ask(replace(asked, challenger=ZORA, opponent=BOR, challenger_name=NAME))


async def played_in_tournaments(store: SqlStore, deals: NewContest) -> None:
    """Zora has announced one, takes part in it, and has a place in another."""
    held = NewTournament(
        guild=GUILD, channel=70, language="en", organizer=ZORA, ranking="matchpoints", made_at=1,
        nonce="x",
    )  # fmt: skip
    for organizer in (ZORA, BOR):
        number = await TournamentRows(store).make(replace(held, organizer=organizer), deals)
        await TournamentRows(store).enter(number, ZORA, NAME)
    await TournamentRows(store).note_standings(number, (TournamentRank(1, 1, ZORA, NAME, 50.0, 1),))


async def test_people_get_all_that_is_kept_of_them(world: World) -> None:
    await in_every_table(world)
    desk = PrivacyDesk(world.forgetting)
    file = page_of(await desk.export(PEOPLE[BOR])).attachment
    assert file is not None
    kept = json.loads(file.text)
    assert {one["name"] for one in kept["names"]} == {"Bor"}
    assert kept["moves"] and kept["deals"] and kept["sums"] and kept["seats"]
    assert str(ZORA) not in file.text and NAME not in file.text
    mine = await PrivacyRows(world.store).kept_of(PERSONAL, ZORA)
    assert not [name for name, rows in mine.items() if not rows]


def test_export_names_what_is_kept_in_a_lasting_order() -> None:
    assert [name for personal in PERSONAL for name in personal.export] == [
        "language", "look", "names", "tables_opened", "seats", "moves", "hints_asked", "deals",
        "matches", "sums", "ratings", "analyses", "words", "contests", "contest_moves", "ladders",
        "reminders", "challenges", "tournaments", "tournaments_announced", "team_matches",
        "team_matches_made", "compared", "seen", "seats_asked_for", "practice",
    ]  # fmt: skip


async def test_export_has_the_row_of_a_language_that_was_taken_back(world: World) -> None:
    for language in ("de", ""):
        await ChoiceRows(world.store).set_language(StoredLanguage("person", ZORA, language))
    assert (await PrivacyRows(world.store).kept_of(PERSONAL, ZORA))["language"] == [
        {"language": ""}
    ]


def test_export_of_somebody_who_plays_daily_for_years_is_zipped_below_the_limit() -> None:
    """As plain text it is three times what Discord takes."""
    chance, start = random.Random(3), 1_760_000_000
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
    assert file.name == "tarok.zip" and len(file.data) < DISCORD_TAKES / 2
    with zipfile.ZipFile(io.BytesIO(file.data)) as folder:
        text = folder.read("tarok.json")
    assert len(text) > 2 * DISCORD_TAKES
    assert json.loads(text) == {"language": [], "moves": moves}


def test_names_of_forgotten_people_are_known_without_reading_a_language(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Reading all of them took 1.8 s, in which the bot answered nobody."""
    monkeypatch.setattr(l10n, "_bundle", lambda language: pytest.fail(f"read {language}"))
    l10n.load_words.cache_clear()
    names = former()
    l10n.load_words.cache_clear()
    assert names["en"] == FORMER and names["sl"] == "nekdanji igralec"
    assert names.keys() == l10n.languages().keys()


@pytest.mark.parametrize("kept", [{}, {"moves": []}, {"a": [{"b": 'č\n"'}, {"b": None}], "c": []}])
def test_export_of_little_is_plain_json(kept: Kept) -> None:
    file = export_file(kept)
    assert file.name == "tarok.json" and json.loads(file.text) == kept


async def test_a_trace_is_left_in_every_table(world: World) -> None:
    """A table without a row would be checked in vain; a new one has a row, or is about nobody."""
    await in_every_table(world)
    with looking(world.path) as db:
        empty = {
            name
            for name in table_names(db)
            if not db.execute(f"SELECT 1 FROM {name} LIMIT 1").fetchone()
        }
    assert empty == NOBODYS


async def test_nothing_is_left_of_who_is_forgotten(world: World) -> None:
    table = await in_every_table(world)
    assert NAME in everything(world.path) and str(ZORA) in everything(world.path)
    await world.forgetting.forget(ZORA)
    left = everything(world.path)
    assert NAME not in left and str(ZORA) not in left
    assert "Bor" in left and FORMER in left
    assert all(chair.name != NAME and chair.user != ZORA for chair in table.chairs)
    assert table.founder == BOR and ZORA not in table.ready


async def test_who_is_written_back_by_another_process_is_forgotten_again(world: World) -> None:
    """It has yet to hear that somebody is forgotten, and changes seats at their table."""
    row = await world.rows.table((await gathered(world)).id)
    assert row is not None
    waited = 0

    async def heard() -> None:
        nonlocal waited
        waited += 1
        if waited == 1:
            await world.rows.set_seats(row.id, row.seats)

    world.forgetting.share(heard)
    await world.forgetting.forget(ZORA)
    assert NAME not in everything(world.path) and waited == 2


@on_file
async def test_nothing_is_left_in_the_files_of_who_is_forgotten(world: World) -> None:
    await in_every_table(world)
    assert isinstance(world.path, Path) and ZORA.to_bytes(8, "big") in in_files(world.path)
    await world.forgetting.forget(ZORA)
    held = in_files(world.path)
    assert NAME.encode() not in held and str(ZORA).encode() not in held
    assert ZORA.to_bytes(8, "big") not in held


async def test_the_match_goes_on_with_the_house(world: World) -> None:
    table = await in_every_table(world)
    player = table.player_of(ZORA)
    assert player is not None
    scores = table.match.scores if table.match else ()
    await world.forgetting.forget(ZORA)
    assert table.open and table.match is not None and table.match.scores == scores
    chair = table.chairs[player]
    assert (chair.name, chair.user, chair.house) == (FORMER, None, True)
    await world.go_on(table)
    assert table.live is not None and not table.between
    await world.again()
    again = await world.tables.register.table(table.id)
    assert again.chairs == table.chairs and again.founder == BOR


async def test_what_others_have_played_stays(world: World) -> None:
    await in_every_table(world)
    careers = Careers(CareerRows(world.store), lambda: world.now)
    before = await careers.profile(GUILD, BOR, "Bor", CareerRequest("slovenian"))
    await world.forgetting.forget(ZORA)
    assert await careers.profile(GUILD, BOR, "Bor", CareerRequest("slovenian")) == before
    archive = world.archive()
    (ended,) = [one for one in await archive.matches(GUILD, BOR) if one.state == "ended"]
    deal = await archive.replay(GUILD, BOR, ended.id, 1)
    assert {chair.name for chair in deal.info.chairs} == {"Bor", "Cilka", "Dane", FORMER}


async def test_an_archive_that_is_read_already_forgets_the_name(world: World) -> None:
    await in_every_table(world)
    archive = world.archive()
    world.remembering = (archive,)
    (ended,) = [one for one in await archive.matches(GUILD, BOR) if one.state == "ended"]
    await archive.replay(GUILD, BOR, ended.id, 1)
    await world.forgetting.forget(ZORA)
    deal = await archive.replay(GUILD, BOR, ended.id, 1)
    assert NAME not in {chair.name for chair in deal.info.chairs}


async def test_a_lobby_goes_to_who_stays_and_a_lonely_table_closes(world: World) -> None:
    lobby = await gathered(world)
    lonely = await world.tables.lobbies.open(
        guild=GUILD, channel=CHANNEL + 1, founder=Chair(NAME, ZORA), game="slovenian",
        players=4, options={}, length=2, language="en",
    )  # fmt: skip
    await world.tables.lobbies.fill(lonely, ZORA)
    await world.forgetting.forget(ZORA)
    assert lobby.open and lobby.founder == BOR and len(lobby.chairs) == 3
    assert not lonely.open


async def test_it_is_asked_once_more(world: World) -> None:
    await in_every_table(world)
    desk = PrivacyDesk(world.forgetting)
    asked = page_of(await desk.ask(PEOPLE[BOR]))
    assert [one.id for one in asked.controls()] == ["forget:yes", "forget:no"]
    await desk.answered(PEOPLE[BOR], "no")
    assert (await PrivacyRows(world.store).kept_of(PERSONAL, BOR))["deals"]
    with pytest.raises(Denied):
        await desk.answered(PEOPLE[BOR], "perhaps")
    await desk.answered(PEOPLE[BOR], "yes")
    assert not any((await PrivacyRows(world.store).kept_of(PERSONAL, BOR)).values())


async def test_who_plays_again_begins_anew(world: World) -> None:
    await in_every_table(world)
    await world.forgetting.forget(ZORA)
    table = await gathered(world, CHANNEL + 7)
    assert table.founder == ZORA
    kept = await PrivacyRows(world.store).kept_of(PERSONAL, ZORA)
    assert {name for name, rows in kept.items() if rows} == {"names", "seats", "tables_opened"}


async def test_a_server_that_is_forgotten_leaves_the_others_alone(world: World) -> None:
    await in_every_table(world)
    table = await world.tables.lobbies.open(
        guild=GUILD + 1, channel=CHANNEL + 9, founder=Chair(NAME, ZORA), game="slovenian",
        players=4, options={}, length=2, language="en",
    )  # fmt: skip
    await ServerRows(world.store).allow_several_tables(GUILD, True)
    await ChoiceRows(world.store).set_look(StoredLook("server", GUILD, "text", "clear"))
    assert set(await PrivacyRows(world.store).servers(PERSONAL)) == {GUILD, GUILD + 1}
    await PrivacyRows(world.store).forget_server(PERSONAL, GUILD)
    assert await PrivacyRows(world.store).servers(PERSONAL) == (GUILD + 1,)
    kept = await PrivacyRows(world.store).kept_of(PERSONAL, ZORA)
    assert [one["table"] for one in kept["seats"]] == [table.id]
    assert kept["language"] and not kept["deals"] and not kept["ratings"]


def test_every_language_has_a_name_for_who_is_forgotten() -> None:
    assert set(former()) == {"de", "en", "it", "ja", "pl", "ro", "sl"}
    assert former()["en"] == FORMER and len(set(former().values())) == 7
