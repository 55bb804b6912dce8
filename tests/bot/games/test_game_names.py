"""Each game has one name everywhere, and is found by parts of it."""

import asyncio
from types import SimpleNamespace
from typing import Any

import pytest

from bot.base.typed_text import fits
from bot.careers.desk import CareerDesk
from bot.careers.rows import CareerRows
from bot.careers.service import Careers
from bot.choices.languages import Languages
from bot.choices.looks import Looks
from bot.deals.wording.words import game_name
from bot.games.forms import FORMS, find_form, form_of
from bot.help.manual import course
from bot.kit.errors import Denied
from bot.kit.l10n import load_words
from bot.tables.desk.suggestions import games
from engine import VARIANTS
from tests.bot.tables.desk.desk_parts import HERE, PEOPLE, desk_of, page_of, rules_of
from tests.bot.world import ANA, World
from tests.laws.families import ADDED
from tests.pages.drawn import plain_info

WORDS = load_words(strict=True)("en")
GERMAN: Any = SimpleNamespace(locale="de", guild_id=1, user=SimpleNamespace(id=ANA))


def suggested_games(typed: str) -> list[str]:
    return [choice.value for choice in asyncio.run(games(Languages(), GERMAN, typed))]


@pytest.mark.parametrize(
    ("typed", "name"),
    [
        ("stroh", "strohmann"), ("straw", "strohmann"), ("krol", "krolami"), ("KRÓL", "krolami"),
        ("z krolami", "krolami"), ("lombard", "lombardia"), ("slo", "slovenian"),
        ("Taper", "taper"), ("roman", "romanian"), ("românesc", "romanian"),
    ],
)  # fmt: skip
def test_game_is_found_by_parts_of_its_name(typed: str, name: str) -> None:
    assert suggested_games(typed)[0] == name
    if typed != "roman":  # Taper is a Romanian game too
        assert suggested_games(typed) == [name]
        assert find_form(typed).name == name


@pytest.mark.parametrize("typed", ["", " ", "tarok tarok", "bridge"])
def test_name_of_no_game_or_of_several_is_refused(typed: str) -> None:
    with pytest.raises(Denied):
        find_form(typed)


def test_typed_letters_match_without_accents() -> None:
    assert fits("zółw", "Żołw")
    assert fits("skis", "Škis")
    assert not fits("mond", "Škis")


@pytest.mark.parametrize("game", [key for key in VARIANTS if key not in ADDED])
def test_table_has_the_name_of_its_form(game: str) -> None:
    for players in VARIANTS[game].players:
        form = form_of(game, players)
        assert players in form.numbers
        assert game_name(plain_info(players, game), WORDS) == WORDS(f"variant-{form.name}")


@pytest.mark.parametrize("name", [name for name in FORMS if name not in ADDED])
def test_game_is_found_by_its_displayed_name(name: str) -> None:
    assert find_form(WORDS(f"variant-{name}")).name == name


@pytest.mark.parametrize("name", FORMS)
def test_a_game_has_a_course_that_begins_with_its_name(name: str) -> None:
    assert course(name, "en")[0].startswith(f"# {WORDS(f'variant-{name}')}: the idea")


async def test_taper_is_for_three_and_has_a_leaderboard_of_its_own(world: World) -> None:
    desk = desk_of(world)
    with pytest.raises(Denied, match="no-such-number"):
        await desk.lobby.open(PEOPLE[ANA], HERE, "taper", 4, None)
    table = (await desk.lobby.open(PEOPLE[ANA], HERE, "taper", None, None)).table
    assert table is not None
    assert (table.variant, table.players) == ("romanian", 3)
    assert FORMS["romanian"].numbers == (4,)
    careers = CareerDesk(
        Careers(CareerRows(world.store), lambda: world.now),
        rules_of(world),
        desk.languages,
        Looks(),
        (),
    )
    board = await careers.leaderboard(PEOPLE[ANA], HERE.guild, HERE.channel, None)
    assert "Taper" in page_of(board).text
