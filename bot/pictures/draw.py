"""A scene as a PNG's bytes: the same scene always gives the same bytes."""

from bot.pictures.board import draw_board
from bot.pictures.calendar_month import draw_calendar
from bot.pictures.hand import draw_hand
from bot.pictures.hand_table import draw_hand_table
from bot.pictures.palette import encoded, of_its_own
from bot.pictures.poster import draw_poster
from bot.pictures.scenes import (
    CalendarScene,
    CourseScene,
    HandScene,
    HandTableScene,
    PosterScene,
    Scene,
    ShareScene,
    SpreadScene,
    StandingsScene,
)
from bot.pictures.score_curves import draw_course
from bot.pictures.share import draw_share
from bot.pictures.spread import draw_spread
from bot.pictures.standings import draw_standings

SUFFIX = "png"
"""The extension of picture files."""


def draw(scene: Scene) -> bytes:
    """The picture of a scene, 760 pixels wide."""
    if isinstance(scene, HandScene):
        return encoded(draw_hand(scene), scene.deck)
    if isinstance(scene, HandTableScene):
        return encoded(draw_hand_table(scene), scene.deck)
    if isinstance(scene, CourseScene):
        return encoded(draw_course(scene), scene.deck)
    if isinstance(scene, PosterScene):
        return encoded(draw_poster(scene), scene.deck)
    if isinstance(scene, SpreadScene):
        return encoded(draw_spread(scene), scene.deck)
    if isinstance(scene, StandingsScene):
        return encoded(draw_standings(scene), scene.deck)
    if isinstance(scene, ShareScene | CalendarScene):
        image = draw_share(scene) if isinstance(scene, ShareScene) else draw_calendar(scene)
        return of_its_own(image)
    return encoded(draw_board(scene), scene.deck)
