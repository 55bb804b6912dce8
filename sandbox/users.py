"""The actions of users: messages, slash commands, autocomplete, clicks, selects, modals."""

import asyncio
from collections.abc import Iterator
from typing import Any

from sandbox.callbacks import AUTOCOMPLETE, COMMAND, COMPONENT, DEFERRED, SUBMIT
from sandbox.limits import BUTTON, MAX_CONTENT, SELECTS, walk
from sandbox.shapes import (
    IN_GUILD,
    IN_THREADS,
    MANAGE_THREADS,
    SEND,
    THREAD,
    WITH_BOT,
    Interaction,
    Message,
)
from sandbox.world import World

SUBCOMMAND, GROUP, STRING, INTEGER, BOOLEAN = 1, 2, 3, 4, 5


class Impossible(ValueError):
    """Something that Discord's client would not let a user do."""


class Users:
    """The users' hands on a world."""

    def __init__(self, world: World) -> None:
        self.world = world

    # Commands -------------------------------------------------------------------------------

    def _find(self, path: str) -> tuple[dict[str, Any], dict[str, Any], list[dict[str, Any]]]:
        """The command, its leaf, and the nest of option objects around the leaf's options."""
        first, *rest = path.split() or [""]
        command = next((c for c in self.world.commands if c["name"] == first), None)
        if command is None:
            raise Impossible(f"there is no command /{path}")
        leaf, nest = command, []
        for name in rest:
            options = leaf.get("options") or ()
            match = next((o for o in options if o["name"] == name and o["type"] <= GROUP), None)
            if match is None:
                raise Impossible(f"there is no command /{path}")
            leaf = match
            nest.append({"name": name, "type": match["type"]})
        if any(option["type"] <= GROUP for option in leaf.get("options") or ()):
            raise Impossible(f"/{path} is a group of commands")
        return command, leaf, nest

    @staticmethod
    def _nest(nest: list[dict[str, Any]], options: list[dict[str, Any]]) -> list[dict[str, Any]]:
        for place in reversed(nest):
            options = [{**place, "options": options}]
        return options

    @staticmethod
    def _values(leaf: dict[str, Any], given: dict[str, Any]) -> Iterator[dict[str, Any]]:
        options = {option["name"]: option for option in leaf.get("options") or ()}
        if unknown := set(given) - set(options):
            raise Impossible(f"no option {', '.join(sorted(unknown))}")
        for name, option in options.items():
            if name not in given:
                if option.get("required"):
                    raise Impossible(f"{name} is required")
                continue
            value = _parse_value(option, given[name])
            choices = option.get("choices") or ()
            if choices and value not in [choice["value"] for choice in choices]:
                raise Impossible(f"{value!r} is no choice of {name}")
            yield {"name": name, "type": option["type"], "value": value}

    async def slash(self, user: int, channel: int, path: str, given: dict[str, Any]) -> Interaction:
        """Invoke a command. Raises Impossible."""
        command, leaf, nest = self._find(path)
        options = self._nest(nest, list(self._values(leaf, given)))
        data = {"id": command["id"], "name": command["name"], "options": options}
        data["type"] = command.get("type", 1)
        self._require_offered(command, user, channel)
        return await self._do(COMMAND, user, channel, data)

    def _require_offered(self, command: dict[str, Any], user: int, channel: int) -> None:
        """Raise Impossible if Discord's client would not offer the user a command there."""
        self._exist(user, channel)
        place, person = self.world.channels[channel], self.world.people[user]
        if place.context not in (command.get("contexts") or (IN_GUILD, WITH_BOT)):
            raise Impossible(f"there is no /{command['name']} in such a place")
        by_user = person.installed and 1 in (command.get("integration_types") or (0,))
        if place.guest and not by_user:
            raise Impossible(f"{person.name} has not installed the bot for themselves")

    async def autocomplete(
        self, user: int, channel: int, path: str, focused: str, text: str, given: dict[str, Any]
    ) -> list[dict[str, Any]]:
        """The choices offered while an option is typed. Raises Impossible."""
        command, leaf, nest = self._find(path)
        option = next((o for o in leaf.get("options") or () if o["name"] == focused), None)
        if option is None or not option.get("autocomplete"):
            raise Impossible(f"{focused} has no autocomplete")
        others = [
            {"name": name, "type": STRING, "value": value}
            for name, value in given.items()
            if name != focused
        ]
        typed = {"name": focused, "type": option["type"], "value": text, "focused": True}
        options = self._nest(nest, [*others, typed])
        data = {"id": command["id"], "name": command["name"], "type": 1, "options": options}
        self._require_offered(command, user, channel)
        made = await self._do(AUTOCOMPLETE, user, channel, data)
        return list(made.answer.get("choices") or ())

    # Messages -------------------------------------------------------------------------------

    def say(self, user: int, channel: int, text: str) -> None:
        """Write a message. Raises Impossible."""
        self._require_entry(user, channel)
        place, person = self.world.channels[channel], self.world.people[user]
        if not person.permissions & (IN_THREADS if place.type == THREAD else SEND):
            raise Impossible("the user may not write there")
        if place.archived and place.locked and not person.permissions & MANAGE_THREADS:
            raise Impossible("the thread is locked")
        if not text.strip() or len(text) > MAX_CONTENT:
            raise Impossible(f"a message has 1 to {MAX_CONTENT} characters")
        self.world.say(place, person, text)

    # Components -----------------------------------------------------------------------------

    def _message(self, user: int, channel: int, number: int) -> Message:
        self._exist(user, channel)
        message = self.world.channels[channel].messages.get(number)
        if message is None or message.viewer not in (None, user):
            raise Impossible("the user does not see that message")
        return message

    async def click(self, user: int, channel: int, message: int, custom_id: str) -> Interaction:
        """Press a button. Raises Impossible if it is not there, or disabled."""
        source = self._message(user, channel, message)
        button = _control(source, custom_id)
        if button.get("type") != BUTTON or button.get("disabled"):
            raise Impossible(f"{custom_id} cannot be pressed")
        data = {"custom_id": custom_id, "component_type": BUTTON}
        return await self._do(COMPONENT, user, channel, data, source)

    async def forge(self, user: int, channel: int, message: int, custom_id: str) -> Interaction:
        """Press a button that was there once, as an old client may, whose view is stale."""
        source = self._message(user, channel, message)
        data = {"custom_id": custom_id, "component_type": BUTTON}
        return await self._do(COMPONENT, user, channel, data, source)

    async def select(
        self, user: int, channel: int, message: int, custom_id: str, values: list[str]
    ) -> Interaction:
        """Choose in a select. Raises Impossible for values that it does not take."""
        source = self._message(user, channel, message)
        select = _control(source, custom_id)
        if select.get("type") not in SELECTS or select.get("disabled"):
            raise Impossible(f"{custom_id} is no select")
        offered = [option["value"] for option in select.get("options") or ()]
        least, most = select.get("min_values", 1), select.get("max_values", 1)
        if not least <= len(values) <= most or set(values) - set(offered):
            raise Impossible(f"{custom_id} takes {least} to {most} of {offered}")
        data = {"custom_id": custom_id, "component_type": select["type"], "values": values}
        return await self._do(COMPONENT, user, channel, data, source)

    async def submit(
        self, user: int, channel: int, custom_id: str, fields: dict[str, str]
    ) -> Interaction:
        """Send a modal."""
        rows = [
            {"type": 1, "components": [{"type": 4, "custom_id": name, "value": value}]}
            for name, value in fields.items()
        ]
        data = {"custom_id": custom_id, "components": rows}
        return await self._do(SUBMIT, user, channel, data)

    async def send(
        self,
        kind: int,
        user: int,
        channel: int,
        data: dict[str, Any],
        source: Message | None = None,
    ) -> Interaction:
        """An interaction with any data, as from a client that checks nothing."""
        return await self._do(kind, user, channel, data, source)

    # Interactions ---------------------------------------------------------------------------

    async def _do(
        self,
        kind: int,
        user: int,
        channel: int,
        data: dict[str, Any],
        source: Message | None = None,
    ) -> Interaction:
        """Send an interaction and wait until it is acknowledged, or has failed."""
        self._require_entry(user, channel)
        made = self.world.new_interaction(kind, user, channel, source)
        for _ in range(1 + self.world.duplicates_next()):
            self.world.dispatch("INTERACTION_CREATE", self.world.interaction_object(made, data))
        try:
            await asyncio.wait_for(made.done.wait(), self.world.time_to_acknowledge)
        except TimeoutError:
            self.world.tell({"event": "failed", "viewer": user, "message": None})
        return made

    def _exist(self, user: int, channel: int) -> None:
        """Raise Impossible if there is no such user, or no such channel."""
        if user not in self.world.people or channel not in self.world.channels:
            raise Impossible("no such user or channel")

    def _require_entry(self, user: int, channel: int) -> None:
        """Raise Impossible if the user cannot enter the channel."""
        self._exist(user, channel)
        if not self.world.channels[channel].open_to(user):
            raise Impossible("the user does not come there")

    async def wait_until_settled(self, made: Interaction, patience: float) -> None:
        """Wait until a deferred answer has been filled in."""
        if made.answered == str(DEFERRED):
            await asyncio.wait_for(made.completed.wait(), patience)


def _parse_value(option: dict[str, Any], value: Any) -> Any:
    if option["type"] == INTEGER:
        try:
            number = int(value)
        except (TypeError, ValueError):
            raise Impossible(f"{option['name']} takes a whole number") from None
        if not option.get("min_value", number) <= number <= option.get("max_value", number):
            raise Impossible(f"{option['name']} is out of range")
        return number
    if option["type"] == BOOLEAN:
        return bool(value)
    return str(value)


def _control(message: Message, custom_id: str) -> dict[str, Any]:
    for component in walk(message.body["components"]):
        if component.get("custom_id") == custom_id:
            return component
    raise Impossible(f"the message has no {custom_id}")
