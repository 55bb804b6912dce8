"""A person with a row in every table that holds personal data."""

from dataclasses import replace
from pathlib import Path

from bot.base.database_address import DatabaseAddress
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
from bot.contests.daily.ladder_rows import EVERYWHERE, LadderRows, Marked, Period, RankedTry
from bot.contests.daily.rows import DailyChannel, DailyChannelRows, Reminder, ReminderRows
from bot.contests.duplicates.rows import ChairResult, DealChair, Dealing, DuplicateRows, deal_writes
from bot.contests.leagues.rows import Enrolment, LeagueRows, Placed
from bot.contests.teams.rows import Member, NewTeamMatch, TeamMatchRows
from bot.contests.tournaments.rows import NewTournament, TournamentRank, TournamentRows
from bot.discord.answering.awaited_pages import AwaitedPage
from bot.discord.answering.shares import SharedPage
from bot.games.info import Chair, Guest
from bot.learning.analyses.rows import AnalysisRows
from bot.learning.coach.rows import CoachRows
from bot.learning.lessons.rows import LessonRows, Tally
from bot.learning.practice.rows import NewPractice, PracticeMove, PracticeRows
from bot.learning.puzzles.made_rows import MadePuzzle, MadePuzzleRows
from bot.learning.puzzles.repetition import Schedule
from bot.learning.puzzles.rows import GivenAnswer, PuzzleRows, StoredSolver
from bot.store import Store
from bot.tables.board.guests import GuestMessage
from bot.tables.model.records import TakeBack
from bot.tables.model.table import Table
from bot.tables.private.private_view import StoredPrivateView
from bot.tables.rows.repository import TableRows
from bot.tables.rows.seat_requests import SeatRequest
from bot.takeover.shared_page_rows import SharedPageRows
from bot.takeover.token_rows import Token, TokenRows, TokensKept
from tests.bot.store.store_examples import lobby, move, new_deal, outcome
from tests.bot.world import BOR, CHANNEL, CILKA, DANE, GUILD, World
from tests.databases import direct_connection, table_names

ZORA = 812_345_678_901_234_567
NAME = "Zora Neznanka"
"""A person whose id and name appear nowhere by chance."""


FORMER = "a former player"
PRACTISED = (PracticeMove(0, "pass", 1),)


def all_content(database: DatabaseAddress) -> str:
    """Return the content of all columns of all tables."""
    with direct_connection(database) as db:
        rows = (row for name in table_names(db) for row in db.execute(f"SELECT * FROM {name}"))
        return "\n".join(map(str, rows))


def file_bytes(path: Path) -> bytes:
    """Return all bytes of the database and of the files beside it."""
    return b"".join(file.read_bytes() for file in path.parent.glob(f"{path.name}*"))


async def open_full_table(world: World, channel: int = CHANNEL) -> Table:
    """Open a table of four people, founded by Zora."""
    table = await world.tables.lobbies.open(
        guild=GUILD, channel=channel, founder=Chair(NAME, ZORA), game="slovenian",
        players=4, options={}, length=2, language="en-GB",
    )  # fmt: skip
    for name, user in (("Bor", BOR), ("Cilka", CILKA), ("Dane", DANE)):
        await world.tables.lobbies.join(table, Chair(name, user))
    return table


async def fill_every_table(world: World) -> Table:
    """Let Zora leave a row in every table that holds personal data, and play a second deal."""
    other = await world.open_table()
    async with other.lock:
        other.removed = other.removed | {ZORA}
        await world.rows.set_removed(other.id, (ZORA,))
    ended = await open_full_table(world, CHANNEL + 1)
    await world.fairness.pledge(ended)
    await world.fairness.give_word(ended, ZORA, 1, "Neznanka")
    await world.tables.lobbies.start(ended, ZORA)
    await world.play_moves(ended)
    table = await open_full_table(world, CHANNEL + 2)
    await world.tables.lobbies.start(table, ZORA)
    await world.finish_deal(table)
    await world.tables.play.ask_for_next(table, ZORA)
    async with table.lock:
        takeback = TakeBack(table.seq, (ZORA, BOR))
        await world.rows.set_take_back(table.id, takeback)
        table.asked_back = takeback
    store = world.store
    table_rows = TableRows(store)
    await ChoiceRows(store).set_look(StoredLook("person", ZORA, "text", "clear"))
    await ChoiceRows(store).set_language(StoredLanguage("person", ZORA, "de"))
    await ChoiceRows(store).set_habit(
        StoredHabit(ZORA, "never", "right", "pack", "low", "KDCB", "always", "mine")
    )
    await CallRows(store).choose(GUILD, CallSetting("list"))
    await CallRows(store).join(GUILD, ZORA, 1)
    await table_rows.note_hint(ended.id, 1, ended.player_of(ZORA) or 0, 3)
    await AnalysisRows(store).keep(ended.id, 1, ZORA, f"of <@{ZORA}>")
    practice = NewPractice(user=ZORA, table=ended.id, deal=1, position=0, seat=0, moves=PRACTISED)
    await PracticeRows(store).start(practice)
    await CoachRows(store).begin(ZORA)
    await CoachRows(store).hear(ZORA, "bid", "")
    lessons = LessonRows(store)
    run = await lessons.begin(ZORA, "1", "1.1", 1, wanted="K")
    await lessons.advance(replace(run, step=9), Tally(answered="1.1"), is_over=True)
    await lessons.offer(ZORA, ("6",), ended.id, 1)
    await miss_puzzle(store)
    made = MadePuzzleRows(store)
    await made.keep(MadePuzzle("0b", "slovenian", "of a mistake", ended.id, False), ZORA)
    await made.note_source(ZORA, ended.id, 1)
    await play_contests(store)
    await join_team_match(store)
    page = StoredPrivateView(
        table.id, ZORA, 2, 5, original=True, watches=False, shown_by=9, sender=9
    )
    token = Token(9, NAME, ZORA, CHANNEL, GUILD, "en", posts=True)
    awaited = AwaitedPage(9, 5, True, f"t:{table.id}:0:asked:1:{ZORA}")
    board = GuestMessage(6, 9, original=False)
    await TokenRows(store).keep(TokensKept((token,), (page,), (board,), (awaited,)))
    await SharedPageRows(store).keep(SharedPage(ZORA, CHANNEL, GUILD, "daily:share:1", 7))
    await table_rows.ask_seat(other.id, SeatRequest(Guest(ZORA, NAME, 1)))
    await play_compared_deal(store)
    return table


async def join_team_match(store: Store) -> None:
    """Let Zora open a team match, and join it."""
    teams = NewTeamMatch(
        guild=GUILD, channel=70, captain=ZORA, captain_name=NAME, variant="slovenian", players=4,
        teams=2, deals=4, language="en", created_at=1,
        members=(Member(ZORA, 0, 0, False, NAME), Member(BOR, 1, 0, False, "Bor")),
    )  # fmt: skip
    await TeamMatchRows(store).make(teams)


async def play_compared_deal(store: Store) -> None:
    """Let Zora play a deal with the house that others may get."""
    table_rows = TableRows(store)
    table = await table_rows.create_table(lobby(guild=GUILD, channel=CHANNEL + 3, seats=()))
    await table_rows.start_match(table, (), "{}")
    chair = DealChair("slovenian 4 {}", 1, "club")
    also = (deal_writes(table, 1, Dealing(chair, ZORA, "5a" * 32)),)
    await table_rows.start_deal(replace(new_deal(table), also=also))
    await table_rows.append_moves(table, 1, (replace(move(0), user=ZORA),), outcome())
    rows = DuplicateRows(store)
    dealt = await rows.dealt(table, 1)
    assert dealt is not None
    await rows.keep(dealt, ChairResult("two", 35, "1/pass", "", ZORA, GUILD))
    to_fill = await rows.to_fill(5, masters=False)
    await rows.fill(to_fill[0], (ChairResult("two", 35, "1/pass", "club 1"),))


async def miss_puzzle(store: Store) -> None:
    """Zora answers a puzzle wrong, and votes on it."""
    rows = PuzzleRows(store)
    solver = StoredSolver(user=ZORA, game="slovenian", puzzle="0a", seq=1)
    await rows.show(solver)
    schedule = Schedule("{}", 1000, 0)
    given = GivenAnswer(solver, "play:T1", False, 7, 1000, solver.rating, schedule, 20)
    await rows.answer(given)
    await rows.vote(ZORA, "0a", "up")


async def play_contests(store: Store) -> None:
    """Let Zora finish a daily deal, start an open one, and exchange challenges with Bor."""
    new = NewContest(
        kind="daily", number=1, variant="slovenian", players=4, house="club 0 1", opens=0,
        closes=9, secrets=("5a" * 32,),
    )  # fmt: skip
    rows = ContestRows(store)
    for number, mark in ((1, "a"), (2, "b")):
        await rows.make(replace(new, number=number))
        begun = NewEntry(
            contest=number, deal=0, seat=0, person=ZORA, mark=mark, name=NAME, home=GUILD,
            reach="server", language="en", late=False, opened_at=1,
        )  # fmt: skip
        entry = await rows.open_entry(begun, ())
        finish = EntryFinish(35, 5) if number == 1 else None
        await rows.append_moves(entry.id, 0, (EntryMove(0, "pass", 1),), finish)
    point = DecisionPoint(1, 0, 1, "seen")
    await rows.keep_ghost(Ghost(1, 0, 0, "club", 1, 35, "pass"), {point: "pass"})
    await rows.settle(1)
    await ReminderRows(store).subscribe(Reminder(ZORA, "de"), 0)
    leagues = LeagueRows(store)
    await leagues.join(Enrolment(ZORA, GUILD, NAME))
    await leagues.form(6, (Placed(ZORA, 1, 0),))
    await DailyChannelRows(store).choose(DailyChannel(GUILD, 70, "en"))
    ranked = RankedTry(1, ZORA, GUILD, NAME, 35)
    marked = Marked(1, 60, 0.1, 1.0)
    await LadderRows(store).rank("daily", (GUILD,), ranked, marked, (Period("week", -1, 6),))
    await enter_tournaments(store, replace(new, kind="tournament"))
    challenge = NewChallenge(
        challenger=BOR, opponent=ZORA, challenger_name="Bor", challenger_language="de",
        variant="slovenian", players=4, deals=4, asked_at=1, counts="cost",
    )  # fmt: skip
    challenges = ChallengeRows(store)
    await challenges.ask(challenge)
    contest = replace(new, kind="challenge")
    for answer in (ChallengeAnswer("accepted", NAME, contest), ChallengeAnswer("declined", NAME)):
        number = await challenges.ask(challenge)
        await challenges.answer(number, answer)
    await challenges.decide(2, ChallengeOutcome("cost", 12, 304))
    await challenges.ask(replace(challenge, challenger=ZORA, opponent=BOR, challenger_name=NAME))


async def rank_everywhere(store: Store) -> None:
    """Count Zora's finished try on the ladder of all servers."""
    ranked, marked = RankedTry(1, ZORA, GUILD, NAME, 35), Marked(1, 60, 0.1, 1.0)
    await LadderRows(store).rank("daily", (EVERYWHERE,), ranked, marked, (Period("week", -1, 6),))


async def enter_tournaments(store: Store, deals: NewContest) -> None:
    """Let Zora announce a tournament and enter it, and have a place in another one."""
    tournament = NewTournament(
        guild=GUILD, channel=70, language="en", organizer=ZORA, ranking="matchpoints", made_at=1,
        nonce="x", name="", weekly=False,
    )  # fmt: skip
    for organizer in (ZORA, BOR):
        name = NAME if organizer == ZORA else ""
        announced = replace(tournament, organizer=organizer, name=name)
        number = await TournamentRows(store).make(announced, deals)
        await TournamentRows(store).enter(number, ZORA, NAME)
    await TournamentRows(store).note_standings(
        number, (TournamentRank(1, 1, ZORA, NAME, 50.0, 1, 0),)
    )
