"""Careers for tests: pages, the backfill, and stored sums."""

from bot.careers.backfill import CareerBackfill
from bot.careers.desk import CareerDesk
from bot.careers.records import span
from bot.careers.rows import CareerRows
from bot.careers.service import Careers
from bot.choices.looks import Looks
from bot.kit.wishes import Shown
from tests.bot.tables.desk.desk_parts import PEOPLE, desk_of, rules_of
from tests.bot.world import ANA, CHANNEL, GUILD, World
from tests.databases import direct_connection

NOVEMBER = span(202611)[0]


def careers_of(world: World) -> CareerDesk:
    desk = desk_of(world)
    return CareerDesk(
        Careers(CareerRows(world.store), lambda: world.now),
        rules_of(world),
        desk.languages,
        Looks(),
        (),
    )


async def leaders(world: World, user: int = ANA, when: str | None = None) -> Shown:
    return await careers_of(world).leaderboard(PEOPLE[user], GUILD, CHANNEL, None, when=when)


async def caught_up(world: World) -> None:
    """Run the backfill once, without pauses."""

    async def no_pause(seconds: float) -> None:
        del seconds

    await CareerBackfill(CareerRows(world.store), world.rows, no_pause).run_once()


def stored_careers(world: World) -> list[list[tuple[object, ...]]]:
    """All deals, sums and ratings of a database."""
    with direct_connection(world.path) as db:
        return [
            sorted(db.execute(f"SELECT * FROM {name}").fetchall())
            for name in ("played", "sums", "ratings")
        ]
