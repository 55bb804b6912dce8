"""The commands as they are published: for all places in which Discord offers them."""

from typing import Any

import pytest

from bot.discord.commands.command_tree import Sentences
from sandbox import check_commands
from tests.languages.test_commands import TREE
from tests.pages.described import DISCORDS, command_complaint

HAVING_DISCORDS = pytest.mark.skipif(
    not DISCORDS.is_file(),
    reason="Discord's own description of its API is not here; DISCORD_OPENAPI=FILE names a copy",
)


async def published() -> dict[str, Any]:
    payload: dict[str, Any] = await TREE.group.get_translated_payload(TREE, Sentences())
    return payload


async def test_they_are_offered_in_servers_direct_messages_and_groups() -> None:
    payload = await published()
    assert payload["contexts"] == [0, 1, 2]
    assert payload["integration_types"] == [0, 1]  # in a server, and by a person for themselves


async def test_discord_takes_them_in_the_language_that_needs_the_most_room() -> None:
    check_commands([await published()])


@HAVING_DISCORDS
async def test_discord_describes_commands_so() -> None:
    payload = await published()
    assert not command_complaint([payload])
    assert command_complaint([payload | {"contexts": ["everywhere"]}])
    assert command_complaint([payload | {"integration_types": [7]}])
