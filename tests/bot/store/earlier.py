"""A database of today's schema, saved as SQL so that later code can be tested on it.

``python -m tests.bot.store.earlier`` writes it before a migration follows
(``test_earlier_schemas.py``).
"""

import asyncio
import contextlib
import sqlite3
from pathlib import Path
from tempfile import TemporaryDirectory

from bot.archive.rows import ShareRows
from bot.blocks.rows import BlockRows
from bot.calls.rows import CallRows, CallSetting
from bot.choices.rows import ChoiceRows, StoredHabit, StoredLanguage, StoredLook
from bot.contests.challenges.rows import (
    ChallengeAnswer,
    ChallengeOutcome,
    ChallengeRows,
    NewChallenge,
)
from bot.contests.core.rows import (
    ContestRows,
    DecisionPoint,
    EntryFinish,
    EntryMove,
    Ghost,
    NewContest,
    NewEntry,
)
from bot.contests.leagues.rows import Enrolment, LeagueRows, Placed
from bot.discord.answering.shares import SharedPage
from bot.learning.coach.rows import CoachRows
from bot.learning.lessons.rows import LessonRows, Tally
from bot.learning.practice.rows import NewPractice, PracticeRows
from bot.learning.puzzles.repetition import Schedule
from bot.learning.puzzles.rows import GivenAnswer, PuzzleRows, StoredSolver
from bot.servers.rows import ServerRows
from bot.store import Store
from bot.store.migrate import version_of
from bot.tables.rows.repository import TableRows
from bot.takeover.shared_page_rows import SharedPageRows
from tests.bot.world import ANA, BOR, CHANNEL, GUILD, World

DUMPS = Path(__file__).parent / "schemas"
OVER, PLAYING, LOBBY = 1, 2, 3
"""A match of one deal, one in its second deal after five moves, and a lobby elsewhere."""


async def create_database(path: Path) -> None:
    """Write a database with one of everything that a migration may meet."""
    world = World(path)
    world.fair = True
    await world.open()
    await world.play_moves(await world.start_table(length=1))
    table = await world.start_table(2)
    await world.play_deal(table)
    await world.play_moves(table, 5)
    world.channel = 3
    await world.open_table(3)
    store = world.store
    table_rows = TableRows(store)
    await store.set_note("commands", "x")
    servers = ServerRows(store)
    await servers.set_rules(GUILD, "slovenian", {"mond_penalty": "21"})
    await servers.allow_several_tables(GUILD, True)
    await servers.set_patience(GUILD, 300)
    await ChoiceRows(store).set_look(StoredLook("person", ANA, "text", "clear"))
    await ChoiceRows(store).set_language(StoredLanguage("person", ANA, "sl"))
    await ChoiceRows(store).set_habit(
        StoredHabit(ANA, None, "left", "pack", "low", "KDCF", "never", "mine")
    )
    await CallRows(store).choose(GUILD, CallSetting("list"))
    await CallRows(store).join(GUILD, ANA, 1)
    await BlockRows(store).block("user", ANA, "a reason", 1000)
    await table_rows.note_hint(OVER, 1, 0, 3)
    await table_rows.set_pause(PLAYING, 1000, 900)
    await PracticeRows(store).start(NewPractice(user=ANA, table=OVER, deal=1, position=4, seat=0))
    await ShareRows(store).share(OVER, 1, ())
    await SharedPageRows(store).keep(SharedPage(ANA, CHANNEL, GUILD, "daily:share:1", 7))
    coached = CoachRows(store)
    await coached.begin(ANA)
    await coached.hear(ANA, "bid", "")
    await coached.end_deal(ANA, is_quiet=False)
    lessons = LessonRows(store)
    run = await lessons.begin(ANA, "1", "1.1", 1000)
    await lessons.advance(run, Tally(answered="1.1"), is_over=True)
    await lessons.offer(ANA, ("6",), OVER, 1)
    await add_puzzle(store)
    await add_daily_try(store)
    await add_challenges(store)
    await add_league(store)
    await store.close()


async def add_puzzle(store: Store) -> None:
    """Add a puzzle that Ana has missed, and voted on."""
    rows = PuzzleRows(store)
    solver = StoredSolver(user=ANA, game="slovenian", puzzle="0a", seq=1)
    await rows.show(solver)
    schedule = Schedule("{}", 1000, 0)
    await rows.answer(GivenAnswer(solver, "play:T1", False, 7, 1000, solver.rating, schedule, 20))
    await rows.vote(ANA, "0a", "up")


async def add_daily_try(store: Store) -> None:
    """Add a daily deal that Ana and a ghost have played."""
    contests = ContestRows(store)
    await contests.make(
        NewContest(
            kind="daily", number=700, variant="slovenian", players=4, house="club 0 1", opens=0,
            closes=9, secrets=("5a" * 32,),
        )
    )  # fmt: skip
    new = NewEntry(
        contest=1, deal=0, seat=0, person=ANA, mark="x", name="Ana", home=GUILD,
        reach="server", language="en", late=False, opened_at=1,
    )  # fmt: skip
    entry = await contests.open_entry(new, ())
    await contests.append_moves(entry.id, 0, (EntryMove(0, "pass", 1),), EntryFinish(35, 5))
    ghost = Ghost(1, 0, 0, "club", 1, 35, "pass")
    await contests.keep_ghost(ghost, {DecisionPoint(1, 0, 1, "seen"): "pass"})


async def add_challenges(store: Store) -> None:
    """Add three challenges by points from Ana to Bor.

    One is over, one is being played, one is unanswered.
    """
    contests = ContestRows(store)
    challenge = NewChallenge(
        challenger=ANA, opponent=BOR, challenger_name="Ana", challenger_language="en",
        variant="slovenian", players=4, deals=1, asked_at=1, counts="points",
    )  # fmt: skip
    for number in (1, 2, 3):
        await ChallengeRows(store).ask(challenge)
        contest = NewContest(
            kind="challenge", number=number, variant="slovenian", players=4, house="club 0 1",
            opens=0, closes=9, secrets=("5a" * 32,),
        )  # fmt: skip
        if number < 3:
            await ChallengeRows(store).answer(
                number, ChallengeAnswer("accepted", "Bor", contest, "sl")
            )
    (over,) = await contests.find_by_number("challenge", 1)
    await contests.settle(over.id)
    await ChallengeRows(store).decide(1, ChallengeOutcome("points"))


async def add_league(store: Store) -> None:
    """Add a league of a week, in which Ana is."""
    await ServerRows(store).allow_leagues(GUILD, True)
    leagues = LeagueRows(store)
    await leagues.join(Enrolment(ANA, GUILD, "Ana"))
    await leagues.form(6, (Placed(ANA, 1, 0),))


def save_dump() -> None:
    """Save a database of today's schema as ``schemas/NNNN.sql``.

    A stored file is never replaced: it came through the migrations of its time, a new one has not.

    Raises FileExistsError if there is one of that number.
    """
    with TemporaryDirectory() as folder:
        path = Path(folder) / "tarok.sqlite3"
        asyncio.run(create_database(path))
        with contextlib.closing(sqlite3.connect(path)) as db:
            version = version_of(db)
            lines = [*db.iterdump(), f"PRAGMA user_version = {version};\n"]
    with (DUMPS / f"{version:04}.sql").open("x", encoding="utf-8") as file:
        file.write("\n".join(lines))


if __name__ == "__main__":
    save_dump()
