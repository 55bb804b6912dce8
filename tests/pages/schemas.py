"""Schemas of messages: our own, and Discord's where it is at hand."""

import json
import os
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

from jsonschema_rs import Draft202012Validator

from sandbox import ApiError, check_message

Body = dict[str, Any]

OURS = Path(__file__).with_name("message.json")

DISCORDS = Path(os.environ.get("DISCORD_OPENAPI", "openapi.json"))
"""Discord's description of its API, which it publishes as discord/discord-api-spec."""

REQUESTS = {
    "create": ("/channels/{channel_id}/messages", "post"),
    "edit": ("/channels/{channel_id}/messages/{message_id}", "patch"),
    "follow": ("/webhooks/{webhook_id}/{webhook_token}", "post"),
    "change": ("/webhooks/{webhook_id}/{webhook_token}/messages/{message_id}", "patch"),
    "commands": ("/applications/{application_id}/commands", "put"),
}
"""Paths and methods in Discord's schema of our requests: messages by either token, commands."""


@cache
def own_validator(request: str) -> Draft202012Validator:
    described = json.loads(OURS.read_text("utf-8"))
    return Draft202012Validator(described["$defs"][request] | {"$defs": described["$defs"]})


@cache
def discord_validator(request: str) -> Draft202012Validator:
    described = json.loads(DISCORDS.read_text("utf-8"))
    path, method = REQUESTS[request]
    body = described["paths"][path][method]["requestBody"]["content"]["application/json"]
    # References in the file start from its root, so all the shared schemas come along.
    return Draft202012Validator(body["schema"] | {"components": described["components"]})


def body_with_text_ids(body: Body) -> Body:
    """Return a message with ids as texts; Discord also takes the numbers of discord.py."""
    mentions = body.get("allowed_mentions")
    if isinstance(mentions, dict) and isinstance(mentions.get("users"), list):
        users = [str(user) if type(user) is int else user for user in mentions["users"]]
        body = body | {"allowed_mentions": mentions | {"users": users}}
    files = body.get("attachments")
    if isinstance(files, list):
        body = body | {"attachments": list(map(file_with_text_id, files))}
    return body


def file_with_text_id(file: Any) -> Any:
    if not isinstance(file, dict) or type(file.get("id")) is not int:
        return file
    return file | {"id": str(file["id"])}


def complaint(body: Body, request: str = "create") -> str:
    """The first complaint of our schema about a message, or an empty text."""
    error = next(own_validator(request).iter_errors(body_with_text_ids(body)), None)
    return error.message if error else next(stand_in_complaints(body), "")


def stand_in_complaints(body: Body) -> Iterator[str]:
    """Complaints of the stand-in for Discord about sums over the message and repeated ids."""
    try:
        check_message(body, body["flags"])
    except ApiError as refused:
        yield json.dumps(refused.body)


def command_complaint(commands: list[Body]) -> str:
    """The first complaint of Discord's schema about commands, or an empty text."""
    error = next(discord_validator("commands").iter_errors(commands), None)
    return error.message if error else ""


def discord_complaint(body: Body, request: str = "create") -> str:
    """The first complaint of Discord's schema about a message, or an empty text."""
    error = next(discord_validator(request).iter_errors(body_with_text_ids(body)), None)
    return error.message if error else ""
