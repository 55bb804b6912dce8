"""What stands before every route of the API: faults, rate limits, the token, errors in form."""

import asyncio
from typing import Any

from aiohttp import web

from sandbox.charges import channel_of, is_free
from sandbox.emojis import INVALID_EMOJI
from sandbox.errors import ApiError, invalid_form, missing_access, too_large
from sandbox.faults import Bucket, Fault, Weather
from sandbox.rest import API, Handler
from sandbox.shapes import UNKNOWN
from sandbox.world import World

CARRIED_OUT = ("drop-after", "slow")
"""Faults of requests that are carried out."""


ANSWERS = {
    "400": invalid_form(("data", "FAULT", "fault")),
    "403": missing_access(),
    "413": too_large(),
    "500": ApiError(500, 0, "fault"),
    "503": ApiError(503, 0, "fault"),
    "30034": ApiError(400, 30034, "Max number of daily commands"),
    "emoji": invalid_form(("components.0.emoji.name", *INVALID_EMOJI)),
}
"""Faults that are an answer."""


def guard(weather: Weather, world: World) -> Any:
    """The middleware of the API."""

    @web.middleware
    async def middleware(request: web.Request, handler: Handler) -> web.StreamResponse:
        if not request.path.startswith(API):
            return await handler(request)
        weather.begin()
        try:
            return await _carry_out(request, handler)
        finally:
            weather.end()

    async def _carry_out(request: web.Request, handler: Handler) -> web.StreamResponse:
        _charge(request, world)
        fault = weather.strike(request.method, request.path)
        bucket = weather.bucket(f"{request.method} {request.path}")
        within = bucket.take(world.clock.now())
        if fault is not None and fault.kind not in CARRIED_OUT:
            weather.struck.set()
        if refused := _stopped(request, fault) or (None if within else _limited(bucket, world)):
            await request.read()  # an answer before the end of a file would break the connection
            return refused
        answer = await _answer(request, handler)
        if fault is not None:
            weather.struck.set()
        if fault is not None and fault.kind == "drop-after":
            return _drop(request)
        if fault is not None and fault.kind == "slow":
            await asyncio.sleep(fault.retry_after)
        answer.headers.update(_limits(bucket, world))
        return answer

    return middleware


def _charge(request: web.Request, world: World) -> None:
    path = request.path.removeprefix(API)
    channel = channel_of(path, world.interactions)
    world.charges.note(request.method, path, request.content_length or 0, channel)


def _stopped(request: web.Request, fault: Fault | None) -> web.StreamResponse | None:
    """What a fault answers before the request is carried out."""
    kind = fault.kind if fault else ""
    if kind in ANSWERS:
        return _json(ANSWERS[kind].body, ANSWERS[kind].status)
    if kind == "drop":
        return _drop(request)
    if fault is not None and kind == "429":
        return _too_many(fault.retry_after)
    return None


def _limited(bucket: Bucket, world: World) -> web.StreamResponse:
    return _too_many(_ends_in(bucket, world))


async def _answer(request: web.Request, handler: Handler) -> web.StreamResponse:
    """What the route answers, errors in Discord's form."""
    sent = request.headers.get("Authorization", "")
    known = sent.startswith("Bot ") and not sent.endswith(UNKNOWN)
    if not known and not is_free(request.path.removeprefix(API)):
        return _json({"code": 0, "message": "401: Unauthorized"}, 401)
    try:
        answer = await handler(request)
    except ApiError as error:
        return _json(error.body, error.status)
    if answer.content_type == "application/json":
        answer.headers["Content-Type"] = "application/json"
    return answer


def _ends_in(bucket: Bucket, world: World) -> float:
    return max(0.0, bucket.ends - world.clock.now())


def _limits(bucket: Bucket, world: World) -> dict[str, str]:
    """The rate-limit headers of an answer."""
    return {
        "X-RateLimit-Limit": str(bucket.limit),
        "X-RateLimit-Remaining": str(bucket.left),
        "X-RateLimit-Reset": f"{bucket.ends:.3f}",
        "X-RateLimit-Reset-After": f"{_ends_in(bucket, world):.3f}",
        "X-RateLimit-Bucket": f"{id(bucket):x}",
    }


def _json(body: dict[str, Any], status: int) -> web.Response:
    """An answer whose type names no charset, as Discord's does not: discord.py compares it so."""
    answer = web.json_response(body, status=status)
    answer.headers["Content-Type"] = "application/json"
    return answer


def _drop(request: web.Request) -> web.StreamResponse:
    if request.transport is not None:
        request.transport.abort()
    return web.Response(status=500)


def _too_many(wait: float) -> web.Response:
    """A 429 as it comes through Discord's proxy: without ``Via`` discord.py takes it for a ban."""
    body = {"message": "You are being rate limited.", "retry_after": wait, "global": False}
    answer = _json(body, 429)
    answer.headers.update(
        {"Retry-After": str(wait), "X-RateLimit-Scope": "user", "Via": "1.1 google"}
    )
    return answer
