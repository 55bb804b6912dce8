"""Steps of contests and matches by duplicates over the wire."""

import random
from typing import NamedTuple

from bot.base.database_address import DatabaseAddress
from bot.contests.duplicates.ghosts import Filling
from bot.contests.duplicates.rows import DuplicateRows
from bot.store.open_store import open_store
from bot.thinkers.side_jobs import AtOnce
from sandbox import Answer, Body, User, controls, text_of
from tests.databases import direct_connection
from tests.timeout import poll_until
from tests.wire.playing import SELECT, Game, is_over, labels, makes_move


async def send_challenge(user: User, other: User, deals: int, **more: str) -> Body:
    """The message that challenges somebody, as they see it."""
    await user.slash("tarok challenge", friend=f"<@{other.id}>", deals=deals, **more)

    def challenges(messages: list[Body]) -> list[Body]:
        return [message for message in messages if "challenges you" in text_of(message)]

    (challenge,) = challenges(await other.wait_for(challenges))  # a slow answer comes later
    return challenge


async def accept_challenge(user: User, message: Body) -> Body:
    """The message of a challenge once it is accepted: its deals are drawn before."""

    def accepted(messages: list[Body]) -> list[Body]:
        changed = [now for now in messages if now["id"] == message["id"]]
        return [now for now in changed if {"Play", "The challenge"} & labels(now)]

    await user.press(message, "Accept")
    (challenge,) = accepted(await user.wait_for(accepted))
    return challenge


async def open_challenge(user: User) -> Body:
    """A user's page of the challenge, from the command that lists them."""
    listed = (await user.slash("tarok challenge")).message
    assert listed is not None
    shown = (await user.press(listed, "Open 1")).message
    assert shown is not None
    return shown


async def open_challenge_deal(user: User) -> Body:
    """The page of their current deal, just opened or resumed."""
    page = (await user.press(await open_challenge(user), "Play")).message
    assert page is not None
    return page


class MoveControl(NamedTuple):
    """A control that makes a move of one's own deal, or asks about one."""

    id: str
    step: int
    code: str
    body: Body


def move_controls(message: Body, prefix: str = "e") -> list[MoveControl]:
    """Return the controls that make a move in a try ("e"), or in a practice ("p")."""
    offered = []
    for body in controls(message):
        parts = body["custom_id"].split(":", 3)
        if parts[0] == prefix and makes_move(parts[3]):
            offered.append(MoveControl(body["custom_id"], int(parts[2]), parts[3], body))
    return offered


def step_of(message: Body, prefix: str = "e") -> int:
    """How many moves the person has made, according to the page's ids; -1: it is over."""
    return max((control.step for control in move_controls(message, prefix)), default=-1)


async def use_control(
    user: User, message: Body, control: MoveControl, chance: random.Random
) -> Answer:
    """Press a control's button, or choose at random from its select."""
    if control.body["type"] != SELECT:
        return await user.click(message, control.id)
    values = [option["value"] for option in control.body["options"]]
    return await user.select(message, control.id, chance.sample(values, control.body["min_values"]))


def stored_moves(database: DatabaseAddress, number: int = 1) -> list[tuple[object, ...]]:
    """The moves of an entry."""
    with direct_connection(database) as db:
        query = "SELECT seq, player, code, step FROM entry_moves WHERE entry = ? ORDER BY seq"
        return list(db.execute(query, (number,)).fetchall())


def count_steps(database: DatabaseAddress, control: MoveControl) -> int:
    """How many moves are kept of a control's try."""
    written = stored_moves(database, int(control.id.split(":")[1]))
    return max((int(str(row[3])) for row in written), default=0)


async def open_daily_deal(user: User) -> Body:
    """The page of a try at the headline's deal: just opened, resumed, or over."""
    answer = await user.slash("tarok daily")
    page = answer.message
    assert page is not None and answer.ephemeral
    if "Open the deal" in labels(page):
        page = (await user.press(page, "Open the deal")).message
        assert page is not None
    return page


async def play_try(user: User, page: Body, chance: random.Random) -> Body:
    """The page of a try once it is over."""
    while offered := move_controls(page):
        answer = await use_control(user, page, chance.choice(offered), chance)
        assert answer.message is not None
        page = answer.message
    return page


GHOSTS = """
WITH RECURSIVE numbers (number) AS (
    SELECT 1 UNION ALL SELECT number + 1 FROM numbers WHERE number < 20)
INSERT INTO ghosts (contest, deal, seat, level, number, points, line)
SELECT contest, deal, seat, 'club', number, 0, '' FROM entries, numbers
WHERE true ON CONFLICT DO NOTHING
"""
"""Enough house players have played people's deal: there is something to share."""

DEALS = 2
"""So each of two players deals once."""
OTHERS = "How others played it"


async def fill_duplicates(database: DatabaseAddress) -> None:
    """Do what the bot does when idle: the house plays where somebody has played."""
    store = await open_store(database)

    async def at_once(_: float) -> None:
        pass

    async def nothing() -> None:
        pass

    try:
        rows = DuplicateRows(store)
        while await Filling(rows, nothing, AtOnce(), sleep=at_once).fill():
            pass
    finally:
        await store.close()


async def play_duplicate(user: User, chance: random.Random) -> list[Body]:
    """Play a user's match with the house, up to the score of its last deal."""
    game = Game((user,), chance)
    await game.open(deals=DEALS, variant="strohmann", house=1)
    await game.play()
    return await user.wait_for(lambda ms: is_over(ms) and any(OTHERS in labels(m) for m in ms))


ENDED = "UPDATE contests SET opens = 1, closes = 2 WHERE kind = 'tournament'"


async def announce_tournament(user: User, deals: int) -> None:
    """Announce a tournament as a manager of the server."""
    answer = await user.slash("tarok tournament new", game="slovenian", deals=deals, starts="0")
    assert answer.ephemeral and "announced" in text_of(answer.message or {}), answer


async def open_tournament(user: User) -> Body:
    """A user's page of the tournament, from the command that lists them."""
    listed = (await user.slash("tarok tournament show")).message
    assert listed is not None
    shown = (await user.press(listed, "Open 1")).message
    assert shown is not None
    return shown


async def open_drawn_tournament(user: User) -> Body:
    """A user's page of the tournament, once its deals are drawn."""
    pages = list[Body]()

    async def is_drawn() -> bool:
        pages.append(await open_tournament(user))
        return "being drawn" not in text_of(pages[-1])

    await poll_until(is_drawn)
    return pages[-1]


async def open_tournament_deal(user: User) -> Body:
    """The page of their current deal, or of the tournament, once they are done."""
    page = await open_drawn_tournament(user)
    labels = {component.get("label") for component in controls(page)}
    if "Enter" in labels:
        page = (await user.press(page, "Enter")).message or {}
    if "Play" in {control.get("label") for control in controls(page)}:
        page = (await user.press(page, "Play")).message or {}
    return page
