"""The table of routes for presses on controls."""

import pytest

from bot.kit.errors import Denied
from bot.kit.page import note
from bot.kit.routes import Press, Route, Routes
from bot.kit.wishes import Note, Response
from tests.bot.tables.desk.desk_parts import HERE, PEOPLE
from tests.bot.world import ANA, GUILD


async def repeat_id(press: Press) -> Response:
    return Note(note(press.custom_id))


def route(address: str) -> Route:
    return Route(at=address, answer=repeat_id)


def press_of(custom_id: str, *values: str) -> Press:
    return Press(person=PEOPLE[ANA], place=HERE, server=GUILD, custom_id=custom_id, values=values)


ADDRESSES = ("t:#:#", "t:#:#:join", "t:#:#:word", "t:#:#:word:#", "duel:accept:#", "look")


@pytest.mark.parametrize(
    ("custom_id", "at"),
    [
        ("t:1:0:pass", "t:#:#"),
        ("t:1:0:join", "t:#:#:join"),
        ("t:1:0:joined", "t:#:#"),
        ("t:1:0:word", "t:#:#:word"),
        ("t:1:0:word:3", "t:#:#:word:#"),
        ("duel:accept:17", "duel:accept:#"),
        ("look:person:style:text", "look"),
    ],
)
def test_routes_find_the_longest_address_that_fits(custom_id: str, at: str) -> None:
    assert Routes(map(route, ADDRESSES)).find(custom_id).at == at


@pytest.mark.parametrize(
    "custom_id",
    ["", "t", "t:1", "t:x:0:join", f"t:{'9' * 19}:0:join", "duel:accept:²", "duel:1", ":"],
)
async def test_routes_without_a_fitting_address_refuse_the_press(custom_id: str) -> None:
    unknown = Routes(map(route, ADDRESSES)).find(custom_id)
    assert unknown.counted_as == "other"
    with pytest.raises(Denied, match="unknown-button"):
        await unknown.answer(press_of(custom_id))


def test_routes_with_one_address_twice_are_refused() -> None:
    with pytest.raises(ValueError, match="two routes at look"):
        Routes([route("look"), route("duel:accept:#"), route("look")])


def test_press_reads_its_numbers_and_the_first_value() -> None:
    press = press_of("cup:ranks:7:2", "a", "b")
    assert (press.numbers, press.number, press.value) == ((7, 2), 7, "a")
    assert press_of("forget:no").value == ""
