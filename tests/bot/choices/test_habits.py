"""Each person chooses how they play: their only card by itself, their hand's order, letters."""

import asyncio

import pytest

from bot.choices.desk import PreferenceDesk
from bot.choices.habits import Habit, Habits
from bot.choices.languages import Languages
from bot.choices.looks import Looks
from bot.choices.rows import ChoiceRows, StoredHabit
from bot.kit.errors import Denied
from bot.kit.l10n import load_words
from bot.kit.page import Page
from bot.kit.routes import Press
from bot.kit.text import code_sign
from bot.kit.wishes import Venue
from bot.tables.board.redraw_on_choice import RedrawOnChoice
from tests.bot.choices.recorded_drawing import Drawn
from tests.bot.tables.desk.desk_parts import PEOPLE, desk_of, page_of
from tests.bot.world import ANA, BOR, CHANNEL, EVA, GUILD, World

HERE = Venue(GUILD, CHANNEL, "en")


@pytest.fixture
async def habits(world: World) -> Habits:
    return Habits(ChoiceRows(world.store))


@pytest.fixture
def desk(habits: Habits) -> PreferenceDesk:
    return PreferenceDesk(Looks(), Languages(load_words(strict=True)), habits)


async def press(desk: PreferenceDesk, control: str, *values: str) -> Page:
    """The page that a press of Ana's leads to; ``values``: chosen in a select."""
    (route,) = desk.routes()
    return page_of(
        await route.answer(
            Press(person=PEOPLE[ANA], place=HERE, server=GUILD, custom_id=control, values=values)
        )
    )


def chosen_controls(page: Page) -> set[str]:
    """The ids of the buttons that are marked as chosen."""
    buttons = [control for control in page.controls() if getattr(control, "style", "") == "primary"]
    return {button.id for button in buttons}


async def test_habits_are_reached_from_the_look_and_lead_back(desk: PreferenceDesk) -> None:
    look = page_of(await desk.look(PEOPLE[ANA], 0))
    control = "look:person:habits:"
    assert control in {button.id for button in look.controls()}
    shown = await press(desk, control)
    assert "look:person:show:" in {button.id for button in shown.controls()}


async def test_two_habits_changed_at_once_are_both_kept(habits: Habits) -> None:
    await asyncio.gather(
        habits.change(ANA, "coach", "never"), habits.change(ANA, "forced_cards", "always")
    )
    for kept in (habits, Habits(habits._rows)):
        await kept.load()
        assert (kept.of(ANA).coach, kept.of(ANA).forced_cards) == ("never", "always")


async def test_pressed_habit_is_marked_and_outlives_the_process(
    desk: PreferenceDesk, habits: Habits, world: World
) -> None:
    assert habits.of(ANA).forced_cards is None
    shown = await press(desk, "look:person:forced_cards:never")
    assert "look:person:forced_cards:never" in chosen_controls(shown)
    assert "look:person:forced_cards:always" not in chosen_controls(shown)
    again = Habits(ChoiceRows(world.store))
    await again.load()
    assert (again.of(ANA), again.of(BOR)) == (Habit("never"), Habit())


async def test_opening_the_habits_page_stores_no_choice(desk: PreferenceDesk, world: World) -> None:
    await press(desk, "look:person:habits:")
    assert await ChoiceRows(world.store).habits() == ()


@pytest.mark.parametrize(
    "control",
    ["look:person:forced_cards:often", "look:person:trumps:up", "look:person:letters:QKCJ",
     "look:server:habits:", "look:server:forced_cards:never", "look:everybody:forced_cards:never"],
)  # fmt: skip
async def test_unknown_habit_or_owner_is_refused(desk: PreferenceDesk, control: str) -> None:
    with pytest.raises(Denied, match="no-such-value"):
        await press(desk, control)


async def test_value_of_another_release_is_the_usual_one(world: World) -> None:
    stored = StoredHabit(ANA, "gone", "x", "pack", "low", "x", "x", "x")
    await ChoiceRows(world.store).set_habit(stored)
    habits = Habits(ChoiceRows(world.store))
    await habits.load()
    assert habits.of(ANA) == Habit(suits="pack", ranks="low")


async def test_habit_changed_by_another_process_is_read_and_forgotten(world: World) -> None:
    here, elsewhere = (Habits(ChoiceRows(world.store)) for _ in range(2))
    await elsewhere.change(ANA, "forced_cards", "harmless")
    await here.load(after=0)
    assert here.of(ANA).forced_cards == "harmless"
    here.forget(ANA)
    assert here.of(ANA) == Habit()


async def test_new_habit_redraws_the_hand_of_its_owner_alone(
    desk: PreferenceDesk, habits: Habits, world: World
) -> None:
    await world.start_table()
    drawn = Drawn()
    habits.listen(RedrawOnChoice(world.tables.register.all, drawn).look_chosen)
    for _ in range(2):  # the second time nothing is new
        await press(desk, "look:person:forced_cards:never")
    await habits.change(EVA, "forced_cards", "never")  # she plays nowhere
    assert (drawn.boards, drawn.hands) == ([], [ANA])


async def test_chosen_order_is_that_of_the_persons_hand_and_of_no_board(
    desk: PreferenceDesk, habits: Habits, world: World
) -> None:
    table = await world.start_table()
    looks = Looks(habit_of=habits.of)
    play = desk_of(world, looks=looks).play

    async def last_line(user: int) -> str:
        page = page_of(await play.hand(PEOPLE[user], table))
        return page.text.partition("```\n")[2].partition("\n```")[0].splitlines()[-1]

    usual = [await last_line(user) for user in (ANA, BOR)]
    for control in ("look:person:trumps:right", "look:person:ranks:low"):
        await press(desk, control)
    trumps, others = await last_line(ANA), await last_line(BOR)
    assert trumps.split()[0].startswith(("T", "Pagat"))
    assert (trumps != usual[0], others) == (True, usual[1])
    assert looks.board(table.guild) == looks.of_table(table) == looks.of(BOR)


async def test_sample_hand_of_the_page_is_in_the_chosen_order(desk: PreferenceDesk) -> None:
    shown = await press(desk, "look:person:trumps:right")
    assert shown.text.rindex("T17") > shown.text.rindex("♥2")
    shown = await press(desk, "look:person:suits:pack")
    assert shown.text.rindex("♣Q") < shown.text.rindex("♦C")


async def test_chosen_letters_are_in_the_persons_words_and_on_their_cards(
    desk: PreferenceDesk, habits: Habits, world: World
) -> None:
    languages = Languages(letters_of=lambda person: habits.of(person).letters)
    looks = Looks(habit_of=habits.of)
    table = await world.start_table()
    shown = await press(desk, "look:person:letters:chosen", "KDCB")
    assert "♥K" in shown.text
    assert "♣D" in shown.text
    assert "♣Q" not in shown.text
    words = await languages.load_for_person(ANA, "de")
    assert code_sign("HQ", words) == "♥D"
    assert code_sign("HJ", words.of("slovenian")) == "♥B"
    assert code_sign("HQ", await languages.load_for_person(BOR, "de")) == "♥Q"
    assert code_sign("HQ", languages.of_table(table)) == "♥Q"
    assert looks.of(ANA).faces == "classic KDCB"
    assert looks.board(table.guild).faces == "classic"
