"""The repository of challenges, on both databases."""

from dataclasses import replace

import pytest

from bot.blocks.rows import BlockRows
from bot.contests.challenges.rows import (
    ChallengeAnswer,
    ChallengeOutcome,
    ChallengeRows,
    ChallengeState,
    NewChallenge,
    PendingChallenge,
    Score,
    Untold,
)
from bot.contests.core.rows import ContestRows, EntryFinish
from bot.features import PERSONAL
from bot.privacy.rows import PrivacyRows
from bot.store import Store
from tests.bot.store.store_examples import ANA, BOR, CVET
from tests.store.contest_examples import new_contest, new_entry

NEW = NewChallenge(
    challenger=ANA, opponent=BOR, challenger_name="Ana", challenger_language="en",
    variant="slovenian", players=4, deals=1, asked_at=1, counts="cost",
)  # fmt: skip


@pytest.fixture
def rows(store: Store) -> ChallengeRows:
    """The repository on an empty store."""
    return ChallengeRows(store)


async def accept_challenge(rows: ChallengeRows, new: NewChallenge = NEW) -> int:
    """Have a challenge accepted; return its number."""
    number = await rows.ask(new)
    answer = ChallengeAnswer("accepted", "Bor", new_contest("challenge", number), "sl")
    assert await rows.answer(number, answer)
    return number


async def finish_try(store: Store, contest: int, person: int, points: int) -> int:
    """Have a person finish a try; return its number."""
    contests = ContestRows(store)
    entry = await contests.open_entry(new_entry(person, contest), ())
    await contests.append_moves(entry.id, 0, (), EntryFinish(points, 10))
    return entry.id


async def test_challenge_is_kept_as_it_was_asked(rows: ChallengeRows) -> None:
    number = await rows.ask(NEW)
    stored = await rows.find(number)
    assert stored is not None
    assert stored.id == number
    assert (stored.challenger, stored.opponent, stored.counts) == (ANA, BOR, "cost")
    assert (stored.state, stored.contest, stored.decided, stored.opponent_name) == (
        "asked", None, None, "",
    )  # fmt: skip
    assert await rows.find(number + 1) is None


async def test_accepted_challenge_has_its_deals_and_news_for_the_challenger(
    rows: ChallengeRows, store: Store
) -> None:
    number = await accept_challenge(rows)
    stored = await rows.find(number)
    assert stored is not None
    assert stored.state == "accepted"
    assert (stored.opponent_name, stored.opponent_language) == ("Bor", "sl")
    contest = await ContestRows(store).find(stored.contest or 0)
    assert contest is not None
    assert contest.number == number
    assert await rows.untold() == (Untold(number, ANA, decided=False),)


async def test_second_answer_changes_nothing(rows: ChallengeRows) -> None:
    number = await rows.ask(NEW)
    assert await rows.answer(number, ChallengeAnswer("declined", "Bor"))
    before = await rows.find(number)
    assert not await rows.answer(
        number, ChallengeAnswer("accepted", "B", new_contest("challenge", number))
    )
    assert await rows.find(number) == before
    assert await rows.untold() == ()


async def test_challenges_of_a_person_are_newest_first(rows: ChallengeRows) -> None:
    first, second = await rows.ask(NEW), await rows.ask(replace(NEW, challenger=BOR, opponent=ANA))
    await rows.ask(replace(NEW, challenger=CVET))
    assert [challenge.id for challenge in await rows.of_person(ANA)] == [second, first]
    assert [challenge.id for challenge in await rows.of_person(ANA, limit=1)] == [second]


async def test_accepted_challenges_of_two_people_are_found_from_both_sides(
    rows: ChallengeRows,
) -> None:
    first = await accept_challenge(rows)
    await rows.ask(NEW)
    second = await accept_challenge(rows, replace(NEW, challenger=BOR, opponent=ANA))
    for person, other in ((ANA, BOR), (BOR, ANA)):
        assert [challenge.id for challenge in await rows.between(person, other)] == [second, first]
    assert await rows.between(ANA, CVET) == ()


async def test_scores_leave_out_deals_that_the_house_finished(
    rows: ChallengeRows, store: Store
) -> None:
    contests = ContestRows(store)
    by_cost, by_points = (
        await accept_challenge(rows),
        await accept_challenge(rows, replace(NEW, counts="points")),
    )
    for contest in (1, 2):
        await finish_try(store, contest, ANA, 30)
        entry = await contests.open_entry(new_entry(BOR, contest), ())
        await contests.append_moves(entry.id, 0, (), EntryFinish(-5, 10, by_house=True))
    assert await rows.scores((by_cost, by_points, 99)) == (
        Score(by_cost, ANA, 1, 30),
        Score(by_points, ANA, 1, 30),
    )


async def test_scores_add_up_leads_as_shown_where_they_are_compared(
    rows: ChallengeRows, store: Store
) -> None:
    contests, challenge = ContestRows(store), await accept_challenge(rows)
    for deal, ahead in enumerate((-160, 17, 17)):
        entry = await contests.open_entry(replace(new_entry(ANA, 1), deal=deal, mark=f"{deal}"), ())
        await contests.append_moves(entry.id, 0, (), EntryFinish(0, 10, ahead=ahead))
    assert await rows.scores((challenge,)) == (Score(challenge, ANA, 3, -13 + 1 + 1, by_lead=True),)


async def test_challenge_is_due_once_both_have_played_or_time_is_up(
    rows: ChallengeRows, store: Store
) -> None:
    first, second = await accept_challenge(rows), await accept_challenge(rows)
    await rows.ask(NEW)
    assert await rows.to_decide(999) == ()
    for person in (ANA, BOR):
        await finish_try(store, 1, person, 30)
    assert [challenge.id for challenge in await rows.to_decide(999)] == [first]
    assert [challenge.id for challenge in await rows.to_decide(1000)] == [first, second]
    await rows.decide(first, ChallengeOutcome("cost", 3, 4))
    assert [challenge.id for challenge in await rows.to_decide(1000)] == [second]


async def test_first_decision_is_not_replaced_and_both_players_are_told(
    rows: ChallengeRows,
) -> None:
    number = await accept_challenge(rows)
    await rows.decide(number, ChallengeOutcome("cost", 3, 4))
    await rows.decide(number, ChallengeOutcome("points"))
    stored = await rows.find(number)
    assert stored is not None
    assert (stored.decided, stored.challenger_cost, stored.opponent_cost) == ("cost", 3, 4)
    assert await rows.untold() == (
        Untold(number, ANA, decided=True), Untold(number, BOR, decided=True),
    )  # fmt: skip


async def test_person_told_of_an_acceptance_is_still_told_of_the_decision(
    rows: ChallengeRows,
) -> None:
    number = await accept_challenge(rows)
    (news,) = await rows.untold()
    await rows.decide(number, ChallengeOutcome("points"))
    await rows.note_told(news)
    assert Untold(number, ANA, decided=True) in await rows.untold()
    for news in await rows.untold():
        await rows.note_told(news)
    assert await rows.untold() == ()


async def test_verdicts_are_those_of_judged_tries(rows: ChallengeRows, store: Store) -> None:
    await accept_challenge(rows)
    judged = await finish_try(store, 1, ANA, 30)
    await finish_try(store, 1, BOR, 20)
    await ContestRows(store).note_verdict(judged, '{"cost": 1}')
    assert await rows.verdicts(1) == {judged: '{"cost": 1}'}


async def test_challenge_of_a_forgotten_person_is_kept_until_its_message_is_drawn(
    rows: ChallengeRows, store: Store
) -> None:
    number = await rows.ask(NEW)
    posted = PendingChallenge(number, 7, 70, "de")
    await rows.note_message(posted)
    await PrivacyRows(store).forget_person(PERSONAL, ANA, {"en": "somebody"})
    stored = await rows.find(number)
    assert stored is not None and stored.state == "withdrawn"
    assert (stored.challenger, stored.challenger_name) == (None, "")
    assert await rows.no_longer_asked(0) == (posted,)
    await rows.note_end(number)
    assert await rows.find(number) is None and await rows.untold() == ()


async def test_unanswered_challenge_lapses_once_and_its_challenger_is_to_be_told(
    rows: ChallengeRows, store: Store
) -> None:
    first, second, third = [await rows.ask(replace(NEW, asked_at=at)) for at in (100, 200, 300)]
    await rows.note_message(PendingChallenge(second, 7, 70, "de"))
    await rows.answer(third, ChallengeAnswer("declined", shown=True))
    assert await rows.no_longer_asked(99) == ()
    assert await rows.no_longer_asked(300) == (
        PendingChallenge(first, 0, None, "en"),
        PendingChallenge(second, 7, 70, "de"),
    )
    for _ in range(2):
        await rows.note_end(second)
    assert await rows.no_longer_asked(300) == (PendingChallenge(first, 0, None, "en"),)
    assert await rows.untold() == (Untold(second, ANA, decided=False),)
    await PrivacyRows(store).forget_person(PERSONAL, ANA, {"en": "somebody"})
    assert await rows.untold() == ()


@pytest.mark.parametrize("state", ["accepted", "declined", "withdrawn"])
async def test_privately_answered_challenge_asks_until_its_message_is_drawn(
    rows: ChallengeRows, state: ChallengeState
) -> None:
    number = await rows.ask(NEW)
    posted = PendingChallenge(number, 7, 70, "de")
    await rows.note_message(posted)
    assert await rows.no_longer_asked(0) == ()
    contest = new_contest("challenge", number) if state == "accepted" else None
    assert await rows.answer(number, ChallengeAnswer(state, "Bor", contest))
    before = await rows.untold()
    assert await rows.no_longer_asked(0) == (posted,)
    await rows.note_end(number)
    assert await rows.no_longer_asked(0) == () and await rows.untold() == before
    assert len(before) == (state == "accepted")


async def test_challenge_accepted_while_its_lapse_is_noted_is_told_once(
    rows: ChallengeRows,
) -> None:
    """Its deals were being made when its time was up."""
    number = await rows.ask(NEW)
    await rows.note_end(number)
    answer = ChallengeAnswer("accepted", "Bor", new_contest("challenge", number))
    assert await rows.answer(number, answer)
    assert await rows.untold() == (Untold(number, ANA, decided=False),)


async def test_news_of_a_blocked_person_waits_until_they_are_let_in(
    rows: ChallengeRows, store: Store
) -> None:
    number = await accept_challenge(rows)
    blocks = BlockRows(store)
    await blocks.block("server", ANA, "a server of that number", 900)
    assert [news.person for news in await rows.untold()] == [ANA]
    await blocks.block("user", ANA, "insults", 900)
    assert await rows.untold() == ()
    await rows.decide(number, ChallengeOutcome("points"))
    assert [news.person for news in await rows.untold()] == [BOR]
    assert (await rows.plays(ANA), await rows.plays(BOR)) == (False, True)
    await blocks.unblock("user", ANA)
    assert {news.person for news in await rows.untold()} == {ANA, BOR}
