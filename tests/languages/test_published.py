"""The commands as they are published: for all places in which Discord offers them."""

from typing import Any

import pytest

from bot.discord.commands.command_tree import Sentences
from sandbox import check_commands
from tests.pages.commands import TREE
from tests.pages.schemas import DISCORDS, command_complaint

HAVING_DISCORDS = pytest.mark.skipif(
    not DISCORDS.is_file(),
    reason="Discord's own description of its API is not here; DISCORD_OPENAPI=FILE names a copy",
)


async def published_command() -> dict[str, Any]:
    payload: dict[str, Any] = await TREE.group.get_translated_payload(TREE, Sentences())
    return payload


async def test_commands_are_offered_in_servers_direct_messages_and_groups() -> None:
    payload = await published_command()
    assert payload["contexts"] == [0, 1, 2]
    assert payload["integration_types"] == [0, 1]  # in a server, and by a person for themselves


async def test_payload_of_all_languages_fits_discords_limits() -> None:
    check_commands([await published_command()])


@HAVING_DISCORDS
async def test_payload_matches_discords_schema_of_commands() -> None:
    payload = await published_command()
    assert not command_complaint([payload])
    assert command_complaint([payload | {"contexts": ["everywhere"]}])
    assert command_complaint([payload | {"integration_types": [7]}])
