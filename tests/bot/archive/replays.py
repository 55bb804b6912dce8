"""The desk for replays, for tests."""

from bot.archive.desk import ReplayDesk
from bot.choices.languages import Languages
from bot.choices.looks import Looks
from tests.bot.world import World


def replays_of(world: World, looks: Looks | None = None) -> ReplayDesk:
    archive = world.archive()
    return ReplayDesk(archive, looks or Looks(), Languages())
