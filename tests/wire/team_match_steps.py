"""Steps of team matches over the wire, within a server and between two."""

import contextlib
import random

from bot.base.database_address import DatabaseAddress
from sandbox import EVERYTHING, GUILD, Body, Refusal, Sandbox, Server, User, text_of
from tests.databases import direct_connection
from tests.wire.playing import (
    EPHEMERAL,
    Game,
    control,
    controls_of,
    newest_public_with,
)

OTHER = GUILD + (1 << 22)


async def start_server_match(server: Server, people: tuple[User, ...]) -> None:
    """Ana's server asks, and Cilka's accepts; two people join in each, and both servers begin."""
    ana, _, cilka, _ = people
    channel = server.world.add_channel("elsewhere", guild=OTHER)
    server.world.people[int(cilka.id)].permissions = EVERYTHING
    for person in people[2:]:
        person.channel = str(channel.id)
    await ana.slash("tarok tournament teams", game="slovenian", deals=1, servers=True)
    message = match_of(await ana.wait_for(lambda ms: match_of(ms) is not None))
    code = text_of(message or {}).partition("the code `")[2].partition("`")[0]
    refused = await ana.slash("tarok tournament teams", code=code)
    assert refused.ephemeral and "one of this server" in text_of(refused.message or {})
    await cilka.slash("tarok tournament teams", code=code)
    for captain, team, letter in ((ana, people[:2], "A"), (cilka, people[2:], "B")):
        message = match_of(await captain.wait_for(lambda ms: match_of(ms) is not None))
        assert message is not None
        for user in team:
            await user.press(message, f"Join Team {letter}")
        await captain.press(message, "Start")


MOST_STEPS = 2000


def match_of(messages: list[Body]) -> Body | None:
    """The public message of the match."""
    matching = [message for message in messages if "### Team match" in text_of(message)]
    return matching[-1] if matching else None


async def open_team_match(people: tuple[User, ...], deals: int) -> Body:
    """Ana gathers people for a match, and all join: Ana and Bor against Cilka and Dane."""
    ana = people[0]
    await ana.slash("tarok tournament teams", game="slovenian", deals=deals)
    message = match_of(await ana.wait_for(lambda ms: match_of(ms) is not None))
    assert message is not None
    for number, user in enumerate(people):
        await user.press(message, f"Join Team {'AABB'[number]}")
    return message


SEATED = """
SELECT tables.id, channel, "user" FROM tables JOIN seats ON table_id = tables.id
WHERE contest IS NOT NULL AND "user" IS NOT NULL ORDER BY tables.id, player
"""


async def seated_users(
    people: tuple[User, ...], sandbox: Sandbox, database: DatabaseAddress
) -> list[list[User]]:
    """The people of each table, each in its thread."""
    with direct_connection(database) as db:
        rows = db.execute(SEATED).fetchall()
    users_by_table: dict[int, list[User]] = {}
    for table, channel, number in rows:
        seated_user = next(user for user in people if int(user.id) == number)
        users_by_table.setdefault(table, []).append(
            User(sandbox, seated_user.id, seated_user.name, str(channel))
        )
    return [*users_by_table.values()]


def is_table_done(messages: list[Body]) -> bool:
    """Whether a thread says that its table is done."""
    return any("played all its deals" in text_of(message) for message in messages)


async def take_step(user: User, chance: random.Random) -> bool:
    """Open a user's page, and move or go on if asked; returns whether the table is done."""
    seen = await user.wait_for(
        lambda ms: is_table_done(ms) or newest_public_with("hand", ms) is not None
    )
    if is_table_done(seen):
        return True
    board = newest_public_with("hand", seen)
    assert board is not None
    with contextlib.suppress(Refusal):
        hand = (await user.click(board, control(board, "hand").id, stale=True)).message
        controls = controls_of(hand or {})
        if hand is not None and any(hand_control.moves for hand_control in controls):
            await Game((user,), chance).move(user, hand)
        elif hand is not None and any(hand_control.code == "next" for hand_control in controls):
            await user.click(hand, control(hand, "next").id, stale=True)
    return False


def settled_secrets(database: DatabaseAddress) -> list[str]:
    """Check a finished match, and return its deals' secrets.

    The cards are the same at both tables, and it counts for nobody's career.
    """
    decks = "SELECT DISTINCT deck FROM deals WHERE state = 'finished' AND scores <> '[]'"
    with direct_connection(database) as db:
        assert len(db.execute(decks).fetchall()) == 1
        assert db.execute("SELECT settled FROM contests").fetchall() == [(1,)]
        assert db.execute("SELECT count(*) FROM played").fetchall() == [(0,)]
        return [row[0] for row in db.execute("SELECT secret FROM contest_deals")]


async def public_messages(user: User) -> list[Body]:
    """The messages that everyone sees there."""
    return [message for message in await user.messages() if not message["flags"] & EPHEMERAL]
