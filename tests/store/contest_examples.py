"""Contests and tries to put into stores."""

from dataclasses import replace
from typing import Any

from bot.contests.core.rows import LaidOpen, NewContest, NewEntry
from tests.bot.store.store_examples import (
    ANA,
    GUILD,
    SEATS,
    lobby,
    move,
    new_deal,
    outcome,
)


def new_contest(kind: Any, number: int = 1, **changes: Any) -> NewContest:
    """A contest of one deal that is open from 0 to 1000."""
    contest = NewContest(
        kind=kind, number=number, variant="slovenian", players=4, house="club 0 1", opens=0,
        closes=1000, secrets=("5a" * 32,),
    )  # fmt: skip
    return replace(contest, **changes)


def new_entry(person: int, contest: int = 1, **changes: Any) -> NewEntry:
    """A person's try at the deal of a contest."""
    entry = NewEntry(
        contest=contest, deal=0, seat=0, person=person, mark=f"{person}", name=f"person {person}",
        home=GUILD, reach="server", language="en", late=False, opened_at=1,
    )  # fmt: skip
    return replace(entry, **changes)


def laid_open_deal() -> LaidOpen:
    """A finished deal at a table of its own."""
    return LaidOpen(
        table=lobby(channel=0, seats=SEATS), match="{}", deal=new_deal(0),
        moves=(replace(move(0), user=ANA),), outcome=outcome(over=True),
    )  # fmt: skip
