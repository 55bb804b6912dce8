"""Calls of the store whose statements need rows of the synthetic year in a fitting state."""

from functools import partial
from typing import Any

from bot.careers.rows import deal_count_work, match_count_work
from bot.contests.challenges.rows import ChallengeAnswer
from bot.contests.core.rows import EntryFinish, EntryMove, LaidOpen, NewContest, NewEntry
from bot.contests.daily.ladder_rows import LadderQuery, Marked, Period, RankedTry
from bot.contests.daily.rows import note_opened
from bot.contests.duplicates.rows import (
    ChairResult,
    DealChair,
    Dealing,
    DealtDuplicate,
    deal_writes,
)
from bot.contests.leagues.rows import Placed
from bot.contests.leagues.standings import Standing
from bot.contests.teams.rows import Member, end_round
from bot.contests.tournaments.rows import NewTournament
from bot.fairness.rows import pledge_work
from bot.features import PERSONAL
from bot.games.info import Chair
from bot.learning.practice.rows import NewPractice, PracticeMove
from bot.learning.puzzles.repetition import Schedule
from bot.learning.puzzles.rows import GivenAnswer, StoredSolver
from bot.store.database import Work
from bot.tables.model.records import (
    DealEnd,
    MatchResult,
    Move,
    NewDeal,
    NewTable,
    PlayedDeal,
    TakeBack,
)
from tests.bot.store.synthetic_year import NOW

CHAIR = DealChair("slovenian 4", 0, "club")
CARDS = "5a" * 32
WEEK = Period("week", 100, 107)


def contest(kind: Any, number: int) -> NewContest:
    """A contest of one deal."""
    return NewContest(
        kind=kind, number=number, variant="slovenian", players=4, house="club 0 1", opens=NOW,
        closes=NOW + 9, secrets=(CARDS,),
    )  # fmt: skip


def move(seq: int) -> Move:
    """A move of a person."""
    return Move(seq, 0, "person", 3, "pass", "d", NOW)


def table(channel: int) -> NewTable:
    """A new table."""
    return NewTable(
        guild=3, channel=channel, founder=3, variant="slovenian", players=4, options=(),
        language="en", seats=(Chair("Ana", 3),), created_at=NOW,
    )  # fmt: skip


def deal(number: int, also: tuple[Work, ...] = ()) -> NewDeal:
    """The second deal of a table that is over."""
    return NewDeal(
        table=number, number=2, dealer=0, deck="", carry="", digest="", started_at=NOW, also=also,
    )  # fmt: skip


def end(*also: Work) -> DealEnd:
    """The end of a deal and of its match."""
    return DealEnd((0,), "{}", NOW, over=True, also=also)


def puzzle_answer(user: int, repeats: str) -> GivenAnswer:
    """A right answer to the puzzle before a person."""
    solver = StoredSolver(user=user, game="slovenian", puzzle=f"puzzle {user - 1}", repeats=repeats)
    return GivenAnswer(solver, "pass", True, 7, NOW, solver.rating, Schedule("{}", NOW, 1), 20)


RESULTS = tuple(MatchResult(user, 10, 1, 1, 2, "slovenian", user, 0.1) for user in (3, 4))
PLAYED = (PlayedDeal(0, 3, "slovenian", 10), PlayedDeal(1, 4, "slovenian", -10))
LATER = (deal_count_work(3, 1, NOW, None), match_count_work(3, NOW, None))
COUNTED = (
    deal_count_work(4, 1, NOW, PLAYED),
    match_count_work(4, NOW, RESULTS),
    lambda db: end_round(db, 4),
)
DEALT = DealtDuplicate(5, 1, 5, CHAIR, CARDS, reckoned=False)
ENTRY = NewEntry(
    contest=1, deal=0, seat=0, person=77, mark="new", name="Ana", home=3, reach="server",
    language="en", late=False, opened_at=NOW,
)  # fmt: skip
OPENED = LaidOpen(
    table=table(99_999_000), match="{}", deal=deal(1), moves=(move(0),),
    outcome=end(),
)  # fmt: skip

WEEKLY = NewTournament(
    guild=1, channel=1, language="en", organizer=3, ranking="matchpoints", made_at=NOW, nonce="x",
    name="", weekly=True,
)  # fmt: skip
ALSO = (pledge_work(30, 2, CARDS), deal_writes(30, 2, Dealing(CHAIR, 3, CARDS)))

FURTHER_CALLS: tuple[tuple[str, dict[str, Any]], ...] = (
    ("TableRows.append_moves", {
        "table": 3, "deal": 1, "moves": (move(1),), "outcome": end(*LATER),
    }),
    ("TableRows.append_moves", {
        "table": 4, "deal": 1, "moves": (move(1),), "outcome": end(*COUNTED),
    }),
    ("TableRows.void_deal", {"table": 7, "deal": 1, "at": NOW}),
    ("TableRows.start_deal", {"deal": deal(30, ALSO)}),
    ("TableRows.set_take_back", {"table": 8, "asked": TakeBack(1, (77,))}),
    (
        "PrivacyRows.forget_person",
        {"personal": PERSONAL, "user": 77, "names": {"en": "somebody"}},
    ),
    ("PracticeRows.append", {"practice": 9, "first": 1, "moves": (PracticeMove(0, "pass", 1),)}),
    ("PracticeRows.start", {"new": NewPractice(user=9, table=9, deal=1, position=0, seat=0)}),
    ("PuzzleRows.answer", {"given": puzzle_answer(5, "")}),
    ("PuzzleRows.answer", {"given": puzzle_answer(6, "text 5")}),
    ("ChallengeRows.answer", {"challenge_id": 2, "answer": ChallengeAnswer("declined")}),
    ("ChallengeRows.answer", {
        "challenge_id": 3, "answer": ChallengeAnswer("accepted", "B", contest("challenge", 0)),
     }),
    ("DuplicateRows.keep", {"dealt": DEALT, "outcome": ChairResult("three", 35, "pass")}),
    ("DuplicateRows.seed", {"cards": CARDS[::-1], "form": "x", "players": 4, "level": "club"}),
    ("ContestRows.append_moves", {"entry_id": 5, "first": 1, "moves": (EntryMove(0, "p", 2),)}),
    ("ContestRows.append_moves",
     {"entry_id": 6, "first": 1, "moves": (), "finish": EntryFinish(35, NOW)}),
    ("ContestRows.open_entry", {"new": ENTRY, "also": (partial(note_opened, person=3, at=NOW),)}),
    ("ContestRows.lay_open", {"entry_id": 40, "opened": OPENED}),
    (
        "LadderRows.rank",
        {
            "kind": "daily",
            "homes": (1,),
            "ranked": RankedTry(1001, 1001, 1, "Ana", 35),
            "marked": Marked(1001, 50, 0.5, 1.0),
            "periods": (WEEK,),
        },
    ),
    ("LadderRows.rank", {
        "kind": "daily",
        "homes": (1,),
        "ranked": RankedTry(1001, 1001, 1, "Ana", 35),
        "marked": Marked(1001, 60, 0.5, 1.0),
        "periods": (WEEK,),
    }),
    ("LadderRows.rungs", {
        "query": LadderQuery("daily", 1, WEEK), "first": 1, "last": 9,
    }),
    ("LadderRows.own_rung", {"query": LadderQuery("daily", 1, WEEK), "person": 1001}),
    ("LadderRows.unranked", {"query": LadderQuery("daily", 1, WEEK, days=5), "limit": 10}),
    ("LeagueRows.form", {"begins": 9999, "people": (Placed(3, 1, 0),)}),
    ("LeagueRows.close_league", {
        "begins": 0, "league": 1, "standings": (Standing(3, 1, 0, 0, 0),),
    }),
    ("TeamMatchRows.seat", {"match_id": 15, "member": Member(3, 0, None, False, "Ana")}),
    ("TeamMatchRows.unseat", {"match_id": 15, "person": 3}),
    ("TeamMatchRows.call_off", {"match_id": 16}),
    ("TeamMatchRows.begin", {"match_id": 17, "contest": contest("teams", 5), "tables": ()}),
    ("TournamentRows.make", {"new": WEEKLY, "deals": contest("tournament", 1)}),
    ("TournamentRows.call_off", {"tournament_id": 4, "at": NOW - 9}),
    ("TournamentRows.standing_of", {"tournament_id": 101, "person": 1005}),
)  # fmt: skip
