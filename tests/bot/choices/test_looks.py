"""The look of cards is chosen by each person, and for a server by those who manage it."""

import asyncio
from dataclasses import replace

import pytest

from bot.choices.desk import PreferenceDesk
from bot.choices.habits import Habits
from bot.choices.languages import Languages
from bot.choices.looks import Looks
from bot.choices.rows import ChoiceRows
from bot.kit.errors import Denied
from bot.kit.l10n import load_words
from bot.kit.look import Look
from bot.kit.page import Page
from bot.pictures.faces import DECKS
from bot.tables.board.redraw_on_choice import RedrawOnChoice
from bot.tables.desk.desk import Desk
from tests.bot.choices.recorded_drawing import Drawn
from tests.bot.tables.desk.desk_parts import PEOPLE, desk_of, page_of
from tests.bot.world import ANA, BOR, EVA, GUILD, World

MANAGER = replace(PEOPLE[ANA], may_manage_server=True)


@pytest.fixture
async def looks(world: World) -> Looks:
    made = Looks(ChoiceRows(world.store), usual=Look("pictures"))
    await made.load()
    return made


@pytest.fixture
def desk(world: World, looks: Looks) -> Desk:
    return desk_of(world, looks=looks)


@pytest.fixture
def choices(looks: Looks) -> PreferenceDesk:
    return PreferenceDesk(looks, Languages(load_words(strict=True)), Habits())


def chosen_values(page: Page) -> set[str]:
    """The values that are marked as chosen."""
    buttons = [control for control in page.controls() if getattr(control, "style", "") == "primary"]
    return {button.id.rpartition(":")[2] for button in buttons}


async def test_style_and_deck_changed_at_once_are_both_kept(looks: Looks) -> None:
    """Two managers press at once on a server's look."""
    deck = DECKS[-1]
    await asyncio.gather(
        looks.change("server", GUILD, {"style": "text"}),
        looks.change("server", GUILD, {"deck": deck}),
    )
    look = looks.board(GUILD)
    assert (look.style, look.deck) == ("text", deck)


async def test_each_person_sees_hands_as_they_wish(
    desk: Desk, choices: PreferenceDesk, world: World
) -> None:
    table = await world.start_table()
    assert page_of(await desk.play.hand(PEOPLE[ANA], table)).pictures
    shown = page_of(await choices.look(PEOPLE[ANA], GUILD, style="text", deck="clear"))
    assert chosen_values(shown) == {"text", "clear"}
    assert not page_of(await desk.play.hand(PEOPLE[ANA], table)).pictures
    assert page_of(await desk.play.hand(PEOPLE[BOR], table)).pictures


async def test_a_choice_outlives_the_process(choices: PreferenceDesk, world: World) -> None:
    await choices.look(PEOPLE[ANA], GUILD, style="emojis")
    await choices.look(PEOPLE[ANA], GUILD, deck="clear")
    await choices.look(MANAGER, GUILD, "server", style="text")
    again = Looks(ChoiceRows(world.store))
    await again.load()
    assert again.of(ANA) == Look("emojis", "clear")
    assert again.board(GUILD) == Look("text")
    assert again.of(BOR) == again.board(ANA) == Look("text")


async def test_opening_look_page_stores_no_choice(choices: PreferenceDesk, world: World) -> None:
    assert chosen_values(page_of(await choices.look(PEOPLE[ANA], GUILD))) == {
        "pictures",
        "classic",
    }
    assert await ChoiceRows(world.store).looks() == ()


async def test_a_server_has_one_look_that_its_managers_choose(
    choices: PreferenceDesk, looks: Looks
) -> None:
    for style in (None, "text"):
        with pytest.raises(Denied, match="may-not-look"):
            await choices.look(PEOPLE[ANA], GUILD, "server", style=style)
    shown = page_of(await choices.look(MANAGER, GUILD, "server", style="text"))
    assert chosen_values(shown) == {"text", "classic"}
    assert looks.board(GUILD).style == "text"
    assert looks.of(ANA).style == "pictures"


@pytest.mark.parametrize("wish", [{"style": "loud"}, {"deck": "none"}, {"colour": "red"}])
async def test_unknown_look_is_refused(choices: PreferenceDesk, wish: dict[str, str]) -> None:
    for whose in ("person", "server"):
        with pytest.raises(Denied, match="no-such-value"):
            await choices.look(MANAGER, GUILD, whose, **wish)


async def test_look_of_unknown_owner_is_refused(choices: PreferenceDesk) -> None:
    with pytest.raises(Denied, match="no-such-value"):
        await choices.look(MANAGER, GUILD, "everybody", style="text")


async def test_a_choice_of_another_release_is_the_usual_one(world: World) -> None:
    await Looks(ChoiceRows(world.store)).choose("person", ANA, Look("emojis", "gone"))
    again = Looks(ChoiceRows(world.store), usual=Look("pictures"))
    await again.load()
    assert again.of(ANA) == Look("pictures")


async def test_a_choice_is_seen_at_once(
    choices: PreferenceDesk, looks: Looks, world: World
) -> None:
    """On the hand of whoever has chosen, at a table of theirs; on a server's boards."""
    table = await world.start_table()
    drawn = Drawn()
    looks.listen(RedrawOnChoice(world.tables.register.all, drawn).look_chosen)
    await choices.look(PEOPLE[ANA], GUILD, style="text")
    await choices.look(PEOPLE[ANA], GUILD, style="text")  # nothing new
    await choices.look(PEOPLE[EVA], GUILD, style="text")  # she plays nowhere
    assert (drawn.boards, drawn.hands) == ([], [ANA])
    await choices.look(MANAGER, GUILD + 1, "server", style="text")
    assert drawn.boards == []
    await choices.look(MANAGER, GUILD, "server", style="text")
    assert (drawn.boards, drawn.hands) == ([table.id], [ANA])
