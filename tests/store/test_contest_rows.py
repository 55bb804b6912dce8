"""The repository of contests and the tries in them, on both databases."""

import pytest

from bot.base.database_address import DatabaseAddress
from bot.contests.core.points_ahead import TryScore
from bot.contests.core.rows import (
    ContestRows,
    DecisionPoint,
    EntryFinish,
    EntryMove,
    Ghost,
    Try,
)
from bot.features import PERSONAL
from bot.privacy.rows import PrivacyRows
from bot.store import MoveTaken, Store
from bot.store.database import Database
from bot.tables.rows.repository import TableRows
from tests.bot.store.store_examples import ANA, BOR, CVET
from tests.databases import direct_connection
from tests.store.contest_examples import laid_open_deal, new_contest, new_entry

DONE = EntryFinish(points=35, at=500, ahead=7)
POINT = DecisionPoint(1, 0, 2, "seen")
LATER = 1_000_000


@pytest.fixture
def rows(store: Store) -> ContestRows:
    """The repository on an empty store."""
    return ContestRows(store)


async def play_try(rows: ContestRows, person: int, finish: EntryFinish | None = DONE) -> int:
    """Play a person's try of one move at the first contest; return its number."""
    entry = await rows.open_entry(new_entry(person), ())
    await rows.append_moves(entry.id, 0, (EntryMove(0, "pass", 1),), finish)
    return entry.id


# Contests ---------------------------------------------------------------------------------------


async def test_contest_is_kept_as_it_was_made(rows: ContestRows) -> None:
    new = new_contest("rated", 3, options=(("hints", "off"),), secrets=("5a", "6b"), ahead=True)
    number = await rows.make(new)
    contest = await rows.find(number or 0)
    assert contest is not None
    assert (contest.id, contest.settled) == (number, False)
    assert (contest.kind, contest.number, contest.options) == ("rated", 3, new.options)
    assert (contest.secrets, contest.ahead, contest.closes) == (new.secrets, True, new.closes)
    assert await rows.find(99) is None


async def test_secrets_of_a_contest_are_kept_once(rows: ContestRows) -> None:
    """Two processes have drawn them: the first to store them has settled the cards."""
    drawn = await rows.make(new_contest("tournament", secrets=("5a", "6b")))
    undrawn = await rows.make(new_contest("tournament", 2, secrets=("", "")))
    assert drawn is not None and undrawn is not None
    for secrets in (("7c", "8d"), ("9e", "af")):
        for contest in (drawn, undrawn):
            await rows.keep_secrets(contest, secrets)
    contests = [await rows.find(contest) for contest in (drawn, undrawn)]
    assert [contest and contest.secrets for contest in contests] == [("5a", "6b"), ("7c", "8d")]


async def test_contest_of_a_kind_number_and_game_is_made_once(rows: ContestRows) -> None:
    first = await rows.make(new_contest("daily"))
    assert await rows.make(new_contest("daily", secrets=("6b",))) is None
    other = await rows.make(new_contest("daily", players=3))
    contests = await rows.find_by_number("daily", 1)
    assert [(contest.id, contest.secrets) for contest in contests] == [
        (first, ("5a" * 32,)), (other, ("5a" * 32,)),
    ]  # fmt: skip
    assert await rows.find_by_number("rated", 1) == await rows.find_by_number("daily", 2) == ()


async def test_contests_to_settle_are_those_over_oldest_first(rows: ContestRows) -> None:
    for number, closes in ((1, 800), (2, 700), (3, 900)):
        await rows.make(new_contest("daily", number, closes=closes))
    assert [contest.number for contest in await rows.overdue(800)] == [2, 1]
    await rows.settle(2)
    assert [contest.number for contest in await rows.overdue(800)] == [1]


async def test_next_closing_is_the_earliest_of_open_contests(rows: ContestRows) -> None:
    assert await rows.next_closing(0) is None
    for number, closes in ((1, 800), (2, 700), (3, 900), (4, 850)):
        await rows.make(new_contest("daily", number, closes=closes))
    await rows.settle(4)
    assert [await rows.next_closing(now) for now in (0, 699, 700, 800, 900)] == [
        700, 700, 800, 900, None,
    ]  # fmt: skip


async def test_settled_contest_has_no_tries_of_forgotten_people(
    rows: ContestRows, store: Store
) -> None:
    await rows.make(new_contest("daily"))
    forgotten, kept = await play_try(rows, ANA), await play_try(rows, BOR)
    await PrivacyRows(store).forget_person(PERSONAL, ANA, {"en": "somebody"})
    assert [attempt.person for attempt in await rows.tries_of(1)] == [None, BOR]
    await rows.settle(1)
    assert await rows.entry(forgotten) is None
    assert [attempt.entry for attempt in await rows.tries_of(1)] == [kept]


async def test_contest_is_closed_before_its_time_but_not_after(rows: ContestRows) -> None:
    await rows.make(new_contest("challenge"))
    for closed_at, closes in ((600, 600), (900, 600)):
        await rows.close(1, closed_at)
        contest = await rows.find(1)
        assert contest is not None
        assert contest.closes == closes


async def settle_contest(rows: ContestRows, number: int) -> int:
    """Settle a contest with an answer and a ghost's line; return its number.

    It closed at the second ``number``.
    """
    contest = await rows.make(new_contest("daily", number, closes=number)) or 0
    point = DecisionPoint(contest, 0, 2, "seen")
    await rows.keep_ghost(Ghost(contest, 0, 0, "club", 1, 35, "pass"), {point: "pass"})
    await rows.settle(contest)
    return contest


async def ghost_lines(rows: ContestRows, *contests: int) -> list[str]:
    return [(await rows.ghosts(contest, 0, 0))[0].line for contest in contests]


async def test_tidied_contest_loses_answers_and_lines_and_no_results(rows: ContestRows) -> None:
    early, late = await settle_contest(rows, 1), await settle_contest(rows, 2)
    await rows.tidy(2)
    assert await ghost_lines(rows, early, late) == ["", "pass"]
    assert (await rows.answers(early, 0), len(await rows.answers(late, 0))) == ({}, 1)
    assert [ghost.points for ghost in await rows.ghosts(early, 0, 0)] == [35]


async def test_tidied_contest_keeps_a_line_of_each_ending(rows: ContestRows) -> None:
    contest = await rows.make(new_contest("daily", closes=1)) or 0
    endings = ("three:declarer:1", "three:declarer:0", "three:declarer:1", "")
    for number, ending in enumerate(endings, 1):
        ghost = Ghost(contest, 0, 0, "club", number, 35, f"line {number}", ending=ending)
        await rows.keep_ghost(ghost, {})
    await rows.settle(contest)
    await rows.tidy(LATER)
    ghosts = await rows.ghosts(contest, 0, 0)
    assert [ghost.line for ghost in ghosts] == ["line 1", "line 2", "", ""]
    assert tuple(ghost.ending for ghost in ghosts) == endings


async def test_open_contest_is_not_tidied(rows: ContestRows) -> None:
    await rows.make(new_contest("daily"))
    await rows.keep_answer(POINT, "pass")
    await rows.tidy(LATER)
    assert await rows.answer(POINT) == "pass"


async def test_tidied_contest_is_not_tidied_again(
    rows: ContestRows, database_address: DatabaseAddress
) -> None:
    first = await settle_contest(rows, 1)
    await rows.tidy(LATER)
    with direct_connection(database_address) as db:
        db.execute("UPDATE ghosts SET line = 'again'")
    second = await settle_contest(rows, 2)
    await rows.tidy(LATER)
    assert await ghost_lines(rows, first, second) == ["again", ""]


async def test_many_contests_are_tidied_in_turns(rows: ContestRows) -> None:
    contests = [await settle_contest(rows, number) for number in range(1, 46)]
    for _ in range(3):
        await rows.tidy(LATER)
    assert not any(await ghost_lines(rows, *contests))


# The house --------------------------------------------------------------------------------------


async def test_first_answer_of_the_house_is_not_replaced(rows: ContestRows) -> None:
    await rows.make(new_contest("daily"))
    assert await rows.answer(POINT) is None
    assert await rows.keep_answer(POINT, "pass") == "pass"
    assert await rows.keep_answer(POINT, "bid:three") == "pass"
    assert await rows.answer(POINT) == "pass"


async def test_answers_are_those_of_one_deal(rows: ContestRows) -> None:
    await rows.make(new_contest("rated", secrets=("5a", "6b")))
    for point, code in (
        (POINT, "a"),
        (POINT._replace(seen="more"), "b"),
        (POINT._replace(deal=1), "c"),
    ):
        await rows.keep_answer(point, code)
    assert await rows.answers(1, 0) == {(2, "seen"): "a", (2, "more"): "b"}


async def test_ghost_and_the_answers_it_met_are_kept_once(rows: ContestRows) -> None:
    await rows.make(new_contest("daily"))
    ghost = Ghost(1, 0, 0, "club", 1, 35, "pass", ahead=7, ending="three:partner:1")
    for again in (ghost, ghost._replace(points=0)):
        assert await rows.keep_ghost(again, {POINT: "pass"})
    assert await rows.ghosts(1, 0, 0) == (ghost,)
    assert await rows.answers(1, 0) == {(2, "seen"): "pass"}
    assert await rows.ghosts(1, 0, 1) == ()


async def test_ghost_that_met_another_house_is_not_kept(rows: ContestRows) -> None:
    await rows.make(new_contest("daily"))
    await rows.keep_answer(POINT, "pass")
    other = POINT._replace(seen="more")
    assert not await rows.keep_ghost(
        Ghost(1, 0, 0, "club", 1, 35, "pass"), {other: "pass", POINT: "bid:three"}
    )
    assert await rows.ghosts(1, 0, 0) == ()
    assert await rows.answer(other) is None


# Tries ------------------------------------------------------------------------------------------


async def test_try_is_kept_as_it_was_begun(rows: ContestRows) -> None:
    await rows.make(new_contest("daily"))
    new = new_entry(ANA, late=True, reach="direct", language="sl", opened_at=9)
    begun = await rows.open_entry(new, ())
    assert await rows.entry(begun.id) == begun
    assert await rows.entry(99) is None
    assert (begun.person, begun.name, begun.mark) == (ANA, new.name, new.mark)
    assert (begun.late, begun.reach, begun.language, begun.opened_at) == (True, "direct", "sl", 9)
    assert (begun.moves, begun.finished_at, begun.points, begun.found) == ((), None, None, None)


async def test_try_opened_twice_is_stored_once(rows: ContestRows) -> None:
    await rows.make(new_contest("daily"))
    first = await rows.open_entry(new_entry(ANA), ())
    assert await rows.open_entry(new_entry(ANA, name="other", opened_at=9), ()) == first


async def test_try_is_opened_in_one_transaction_with_writes_of_others(rows: ContestRows) -> None:
    await rows.make(new_contest("daily"))

    def fail(_: Database) -> None:
        raise MoveTaken("refused")

    with pytest.raises(MoveTaken):
        await rows.open_entry(new_entry(ANA), (fail,))
    assert await rows.entry_of(1, ANA) is None
    written: list[int] = []
    await rows.open_entry(new_entry(ANA), (lambda db: written.append(1),))
    assert written
    assert await rows.entry_of(1, ANA) is not None


async def test_entry_of_a_person_is_found_by_its_deal(rows: ContestRows) -> None:
    await rows.make(new_contest("rated", secrets=("5a", "6b")))
    first = await rows.open_entry(new_entry(ANA), ())
    second = await rows.open_entry(new_entry(ANA, deal=1, mark="second"), ())
    assert (await rows.entry_of(1, ANA), await rows.entry_of(1, ANA, 1)) == (first.id, second.id)
    assert await rows.entry_of(1, BOR) is None


async def test_moves_are_kept_in_order_until_the_try_ends(rows: ContestRows) -> None:
    await rows.make(new_contest("daily"))
    number = await play_try(rows, ANA, None)
    more = (EntryMove(1, "bid:three", 1), EntryMove(2, "pass", 1))
    await rows.append_moves(number, 1, more, EntryFinish(35, 500, by_house=True, ahead=7))
    entry = await rows.entry(number)
    assert entry is not None
    assert entry.moves == (EntryMove(0, "pass", 1), *more)
    assert (entry.points, entry.ahead, entry.finished_at, entry.by_house) == (35, 7, 500, True)


async def test_move_that_is_not_the_next_one_is_refused(rows: ContestRows) -> None:
    await rows.make(new_contest("daily"))
    number = await play_try(rows, ANA, None)
    for first in (0, 2):
        with pytest.raises(MoveTaken):
            await rows.append_moves(number, first, (EntryMove(0, "bid:three", 2),), DONE)
    entry = await rows.entry(number)
    assert entry is not None
    assert len(entry.moves) == 1
    assert entry.finished_at is None


async def test_move_in_a_try_that_is_over_or_gone_is_refused(rows: ContestRows) -> None:
    await rows.make(new_contest("daily"))
    for number in (await play_try(rows, ANA), 99):
        with pytest.raises(MoveTaken):
            await rows.append_moves(number, 1, (EntryMove(0, "pass", 2),))


async def test_open_entries_are_unfinished_ones_that_count(rows: ContestRows, store: Store) -> None:
    await rows.make(new_contest("daily"))
    await play_try(rows, ANA)
    unfinished, forgotten = await play_try(rows, BOR, None), await play_try(rows, CVET, None)
    await rows.open_entry(new_entry(104, late=True), ())
    assert await rows.open_entries(1) == (unfinished, forgotten)
    await PrivacyRows(store).forget_person(PERSONAL, CVET, {"en": "somebody"})
    assert await rows.open_entries(1) == (unfinished,)


async def test_tries_that_count_come_by_deal_without_late_ones(rows: ContestRows) -> None:
    await rows.make(new_contest("rated", secrets=("5a", "6b")))
    second = await rows.open_entry(new_entry(BOR, deal=1), ())
    first = await play_try(rows, ANA)
    await rows.open_entry(new_entry(CVET, late=True), ())
    assert await rows.tries_of(1) == (
        Try(first, 0, ANA, 35, by_house=False, ahead=7),
        Try(second.id, 1, BOR, None, by_house=False),
    )


async def test_results_are_those_of_finished_tries_at_one_deal(rows: ContestRows) -> None:
    await rows.make(new_contest("rated", secrets=("5a", "6b")))
    number = await play_try(rows, ANA)
    await play_try(rows, BOR, None)
    late = await rows.open_entry(new_entry(CVET, late=True), ())
    await rows.append_moves(late.id, 0, (), DONE)
    assert await rows.results_of(1, 0) == (TryScore(number, 35, 7),)
    assert await rows.results_of(1, 1) == ()


async def test_days_of_a_person_are_those_finished_without_the_house(rows: ContestRows) -> None:
    finishes = {5: DONE, 2: DONE, 3: EntryFinish(0, 9, by_house=True), 4: None}
    for contest, (number, finish) in enumerate(finishes.items(), 1):
        await rows.make(new_contest("daily", number))
        entry = await rows.open_entry(new_entry(ANA, contest), ())
        await rows.append_moves(entry.id, 0, (), finish)
    assert await rows.days_of(ANA, "daily") == (2, 5)
    assert await rows.days_of(ANA, "rated") == await rows.days_of(BOR, "daily") == ()


async def test_held_days_are_those_with_a_deal_of_the_game(rows: ContestRows) -> None:
    for kind, number, variant in (
        ("daily", 2, "slovenian"), ("daily", 2, "romanian"), ("daily", 4, "romanian"),
        ("daily", 7, "slovenian"), ("rated", 3, "slovenian"),
    ):  # fmt: skip
        await rows.make(new_contest(kind, number, variant=variant))
    assert await rows.held_days("daily", 2, 7, "") == (2, 4)
    assert await rows.held_days("daily", 1, 8, "slovenian 4") == (2, 7)
    assert await rows.held_days("rated", 1, 8, "") == (3,)


async def test_last_deals_before_a_day_were_never_open_if_nobody_began_one(
    rows: ContestRows,
) -> None:
    for contest, number in enumerate((2, 3, 5), 1):
        await rows.make(new_contest("daily", number))
        await rows.make(new_contest("daily", number, variant="romanian"))
        if number == 2:
            await rows.open_entry(new_entry(ANA, contest), ())
    await rows.note_never_open("rated", 5)
    await rows.note_never_open("daily", 3)
    assert await rows.held_days("daily", 1, 9, "") == (2, 3, 5), "somebody has begun a try"
    for _ in range(2):
        await rows.note_never_open("daily", 5)
        assert await rows.held_days("daily", 1, 9, "") == (2, 5), "and not the day before them"
    late = (await rows.find_by_number("daily", 5))[0]
    await rows.open_entry(new_entry(ANA, late.id, late=True), ())
    await rows.note_never_open("daily", 6)
    assert await rows.held_days("daily", 1, 9, "") == (2,)


async def test_first_verdict_on_a_finished_try_is_not_replaced(rows: ContestRows) -> None:
    await rows.make(new_contest("daily"))
    first, second = await play_try(rows, ANA), await play_try(rows, BOR)
    await play_try(rows, CVET, None)
    assert await rows.entries_to_judge() == (first, second)
    assert await rows.entries_to_judge(1) == (first,)
    for verdict in ("{}", '{"cost": 1}'):
        await rows.note_verdict(first, verdict)
    entry = await rows.entry(first)
    assert entry is not None
    assert entry.found == "{}"
    assert await rows.entries_to_judge() == (second,)


# Laid open --------------------------------------------------------------------------------------


async def test_try_laid_open_is_a_closed_table_where_nothing_is_awaited(
    rows: ContestRows, store: Store
) -> None:
    await rows.make(new_contest("daily"))
    number = await play_try(rows, ANA)
    assert await rows.entries_to_lay_open(1) == (number,)
    table = await rows.lay_open(number, laid_open_deal())
    assert table is not None
    tables = TableRows(store)
    entry, stored = await rows.entry(number), await tables.table(table)
    assert entry is not None
    assert entry.table == table
    assert stored is not None
    assert stored.state == "ended"
    log = await tables.load_deal(table, 1)
    assert log is not None
    assert log.deal.state == "finished"
    assert len(log.moves) == 1
    assert await tables.waiting() == ()
    assert await rows.entries_to_lay_open(1) == ()


async def test_verdict_at_a_table_is_that_of_its_person(rows: ContestRows) -> None:
    await rows.make(new_contest("daily"))
    number = await play_try(rows, ANA)
    table = await rows.lay_open(number, laid_open_deal())
    assert table is not None
    assert await rows.verdict_at(table, ANA) is None
    await rows.note_verdict(number, '{"cost": 1}')
    assert await rows.verdict_at(table, ANA) == '{"cost": 1}'
    assert await rows.verdict_at(table, BOR) is await rows.verdict_at(table + 1, ANA) is None


async def test_try_is_laid_open_once(rows: ContestRows, store: Store) -> None:
    await rows.make(new_contest("daily"))
    number = await play_try(rows, ANA)
    table = await rows.lay_open(number, laid_open_deal())
    assert await rows.lay_open(number, laid_open_deal()) == table
    assert table is not None
    assert await TableRows(store).table(table + 1) is None


async def test_try_of_a_forgotten_person_is_not_laid_open(rows: ContestRows, store: Store) -> None:
    await rows.make(new_contest("daily"))
    number = await play_try(rows, ANA)
    await PrivacyRows(store).forget_person(PERSONAL, ANA, {"en": "somebody"})
    assert await rows.entries_to_lay_open(1) == ()
    assert (
        await rows.lay_open(number, laid_open_deal())
        is await rows.lay_open(99, laid_open_deal())
        is None
    )
    assert await rows.entries_to_judge() == ()


async def test_only_finished_tries_are_to_be_laid_open(rows: ContestRows) -> None:
    await rows.make(new_contest("daily"))
    number = await play_try(rows, ANA)
    await play_try(rows, BOR, None)
    assert await rows.entries_to_lay_open(1) == (number,)
    assert await rows.entries_to_lay_open(2) == ()
