"""The direct message after a day of deals has closed, and its buttons, through Discord's wire."""

import json
import time

from bot.base.database_address import DatabaseAddress
from bot.contests.core.archive import lay_open
from bot.contests.core.deals import SEAT, mark_of
from bot.contests.core.judging import decisions_of, line_of
from bot.contests.core.points_ahead import ranks_by_lead
from bot.contests.core.rows import ContestRows, EntryFinish, NewContest, NewEntry
from bot.contests.daily.rows import Reminder, ReminderRows
from bot.contests.daily.service import day_of, opening_time
from bot.store import Store
from bot.store.open_store import open_store
from engine import encode, observe
from sandbox import Server, User, controls, text_of
from search.explain.verdicts import VERSION, Verdict, Weighed
from tests.databases import on_each_database
from tests.pages.tries import played_entry
from tests.wire.conftest import ONE_DAY, StartBot
from tests.wire.contest_steps import move_controls
from tests.wire.playing import EPHEMERAL

pytestmark = [on_each_database, ONE_DAY]

HOUSE = ("Micka", "Janez", "Neža")


async def add_closed_try(store: Store, person: int, guild: int) -> None:
    """Add yesterday's deal, which a person has played in a server, judged and laid open."""
    rows, day = ContestRows(store), day_of(int(time.time())) - 1
    opens, closes = opening_time(day), opening_time(day + 1)
    await rows.make(
        NewContest(
            kind="daily", number=day, variant="slovenian", players=4, house="club 0 1",
            opens=opens, closes=closes, secrets=("5a" * 32,), ahead=ranks_by_lead("slovenian", 4),
        )
    )  # fmt: skip
    (contest,) = await rows.find_by_number("daily", day)
    new = NewEntry(
        contest=contest.id, deal=0, seat=SEAT, person=person, mark=mark_of(contest, person, 0),
        name="Ana", home=guild, reach="server", language="en", late=False, opened_at=opens + 1,
    )  # fmt: skip
    entry = await rows.open_entry(new, ())
    played = played_entry(contest, names=("Ana", *HOUSE)).stored
    finish = EntryFinish(played.points or 0, opens + 60, ahead=played.ahead)
    await rows.append_moves(entry.id, 0, played.moves, finish)
    decision = next(
        decision
        for decision in decisions_of(played, line_of(played, contest))
        if observe(decision.deal, SEAT).phase == "play"
    )
    made = encode(decision.deal.rules.pack, decision.made)
    known = Weighed(made, 0.0, 9.0, 0.5, 320)
    verdict = Verdict(
        step=decision.step, phase="play", trick=1, made=made, grade="costs", known=known,
        worlds=80, open=known, weight=9.0,
    )  # fmt: skip
    record = {
        "version": VERSION, "squares": (0, 0, 1, 2), "cost": 9.0, "error": 0.5,
        "verdicts": [verdict.as_json()],
    }  # fmt: skip
    await rows.note_verdict(entry.id, json.dumps(record))
    stored = await rows.entry(entry.id)
    assert stored is not None
    await lay_open(rows, stored, contest, HOUSE)
    await rows.settle(contest.id)
    await ReminderRows(store).subscribe(Reminder(person, "en"), day - 1)


async def test_closing_notice_leads_to_analysis_and_practice_in_direct_messages(
    server: Server, people: tuple[User, ...], database: DatabaseAddress, start_bot: StartBot
) -> None:
    """The deal was played in a server; the message is sent once, though the bot is killed."""
    ana = people[0]
    guild = server.world.channels[int(ana.channel)].guild
    assert guild is not None
    store = await open_store(database)
    await add_closed_try(store, int(ana.id), guild)
    await store.close()
    bot = await start_bot()
    ana.channel = str(server.world.add_private("Bot", [int(ana.id)]).id)
    (notice,) = await ana.wait_for(lambda seen: seen)
    assert "about **9.0 ± 0.5**" in text_of(notice)
    assert "**Your costliest decision:** In trick 1 you chose" in text_of(notice)
    await bot.kill()
    await bot.start()
    looked_at = await ana.press(notice, "Look at it")
    assert looked_at.message is not None and "where points were lost" in text_of(looked_at.message)
    assert "In trick 1 you chose" in text_of(looked_at.message)
    listed = await ana.press(looked_at.message, "All decisions")
    assert listed.message is not None and "all your decisions" in text_of(listed.message)
    practice = (await ana.press(notice, "Try it")).message
    assert practice is not None and "Practice" in text_of(practice)
    offered = move_controls(practice, "p")
    assert offered
    moved = (await ana.click(practice, offered[0].id)).message
    assert moved is not None and "Practice" in text_of(moved)
    replay = await ana.press(listed.message, "Look at the deal")
    shared = await ana.press(replay.message or {}, "Share")
    assert "only where you played it" in text_of(shared.message or {})
    stopped = await ana.press(notice, "No more messages")
    assert "won't get any more messages" in text_of(stopped.message or {})
    direct = [message for message in await ana.messages() if not message["flags"] & EPHEMERAL]
    assert [message["id"] for message in direct] == [notice["id"]]
    assert controls(notice)[2]["custom_id"] == "daily:quiet:0"
