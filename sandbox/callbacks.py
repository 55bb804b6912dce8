"""A bot's answers to interactions: callbacks, the original message, follow-ups."""

from typing import Any

from sandbox import guests
from sandbox.attachments import Upload
from sandbox.errors import (
    acknowledged_already,
    invalid_form,
    unknown_interaction,
    unknown_message,
    unknown_webhook,
)
from sandbox.limits import EPHEMERAL, LOADING, check_choices
from sandbox.shapes import Interaction, Message
from sandbox.world import UPDATED, World

Files = list[Upload]

MESSAGE, DEFERRED, DEFERRED_UPDATE, UPDATE, CHOICES, MODAL = 4, 5, 6, 7, 8, 9
COMMAND, COMPONENT, AUTOCOMPLETE, SUBMIT = 2, 3, 4, 5
ALLOWED = {
    COMMAND: (MESSAGE, DEFERRED, MODAL),
    COMPONENT: (MESSAGE, DEFERRED, DEFERRED_UPDATE, UPDATE, MODAL),
    AUTOCOMPLETE: (CHOICES,),
    SUBMIT: (MESSAGE, DEFERRED, DEFERRED_UPDATE, UPDATE),
}


def acknowledge(
    world: World, number: int, token: str, body: dict[str, Any], files: Files
) -> dict[str, Any]:
    """Carry out a callback; the answer to a request with ``with_response``. Raises ApiError."""
    made = world.interactions.get(token)
    late = made is not None and world.clock.now() - made.at > world.time_to_acknowledge
    if made is None or made.id != number or (late and not made.answered):
        raise unknown_interaction()
    if made.answered:
        raise acknowledged_already()
    kind, data = body.get("type"), body.get("data") or {}
    if kind not in ALLOWED[made.kind]:
        raise invalid_form(("type", "INTERACTION_CALLBACK_TYPE", "Not for this interaction."))
    _carry_out(world, made, kind, data, files)
    made.answered, made.answer = str(kind), data
    made.done.set()
    if kind not in (DEFERRED, DEFERRED_UPDATE):
        made.completed.set()
    return _response(made, kind)


def _carry_out(
    world: World, made: Interaction, kind: int, data: dict[str, Any], files: Files
) -> None:
    if kind == MESSAGE:
        made.ephemeral = bool(int(data.get("flags") or 0) & EPHEMERAL)
        made.original = _post(world, made, data, files)
    elif kind == DEFERRED:
        made.ephemeral = bool(int(data.get("flags") or 0) & EPHEMERAL)
    elif kind == CHOICES:
        check_choices(data.get("choices") or [])
    elif kind in (UPDATE, DEFERRED_UPDATE):
        if made.source is None:
            raise unknown_message()
        made.original = made.source
        if kind == UPDATE:
            world.edit(made.source, data, files)
            world.note("callback", data, made.source, files)


def _post(
    world: World, made: Interaction, data: dict[str, Any], files: Files, *, calls: bool = True
) -> Message:
    return _said(world, made, data, files, "callback", private=made.ephemeral, calls=calls)


def _said(
    world: World,
    made: Interaction,
    data: dict[str, Any],
    files: Files,
    route: str,
    *,
    private: bool,
    calls: bool = True,
) -> Message:
    """An answer as a message, private if it must be; ``calls``: it notifies people."""
    channel, person = world.channels[made.channel], world.people[made.user]
    private = private or guests.seen_by_them_alone(channel, person)
    viewer = made.user if private else None
    message = world.post(channel, data, files, viewer, calls=calls)
    message.body |= guests.interaction_metadata(made, channel, person)
    world.keep(UPDATED, message)
    world.note(route, data, message, files)
    return message


def _response(made: Interaction, kind: int) -> dict[str, Any]:
    answer: dict[str, Any] = {
        "interaction": {
            "id": str(made.id),
            "type": made.kind,
            "response_message_ephemeral": made.ephemeral,
            "response_message_loading": kind == DEFERRED,
        }
    }
    if made.original is not None:
        answer["interaction"]["response_message_id"] = made.original.body["id"]
        answer["resource"] = {"type": kind, "message": made.original.body}
    return answer


def edit_original(world: World, token: str, body: dict[str, Any], files: Files) -> Message:
    """Edit the first answer, or fill in a deferred one. Raises ApiError."""
    made = world.interaction(token)
    if made.original is None:
        if made.answered != str(DEFERRED):
            raise unknown_message()
        # Discord counts it as an edit, and edits notify no one.
        made.original = _post(world, made, body, files, calls=False)
    else:
        _require_message(world, made, made.original)
        world.edit(made.original, body, files)
        world.note("webhook", body, made.original, files)
    made.completed.set()
    return made.original


def original(world: World, token: str) -> Message:
    """The first answer. Raises ApiError."""
    made = world.interaction(token)
    if made.original is None and made.answered == str(DEFERRED):
        return world.blank(world.channels[made.channel], LOADING)
    if made.original is None:
        raise unknown_message()
    return _require_message(world, made, made.original)


def _require_message(world: World, made: Interaction, message: Message) -> Message:
    if message.id not in world.channels[made.channel].messages:
        raise unknown_message()
    return message


def follow_up(world: World, token: str, body: dict[str, Any], files: Files) -> Message:
    """A further message. The first one after a deferral fills that in. Raises ApiError."""
    made = world.interaction(token)
    if not made.answered:
        raise unknown_webhook()
    if made.answered == str(DEFERRED) and made.original is None:
        return edit_original(world, token, body, files)
    guests.count_follow_up(made, world.channels[made.channel])
    private = bool(int(body.get("flags") or 0) & EPHEMERAL)
    message = _said(world, made, body, files, "webhook", private=private)
    made.sent.append(message.id)
    made.completed.set()
    return message


def follow_up_message(world: World, token: str, number: int) -> Message:
    """A message that this token may edit: one of this user's, or a public one. Raises ApiError."""
    made = world.interaction(token)
    channel = world.channels[made.channel]
    message = channel.messages.get(number)
    if message is None or not guests.may_change(made, channel, message):
        raise unknown_message()
    return message
