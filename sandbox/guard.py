"""The checks on every API request: faults, rate limits, the token, errors in Discord's form."""

import asyncio
import json
from typing import Any

from aiohttp import web

from sandbox.charges import channel_of, is_free
from sandbox.emojis import INVALID_EMOJI
from sandbox.errors import (
    ApiError,
    edited_too_often,
    invalid_form,
    invalid_json,
    missing_access,
    takes_no_messages,
    threads_full,
    too_large,
    written_too_often,
)
from sandbox.faults import Bucket, Fault, Weather
from sandbox.rest import API, Handler
from sandbox.shapes import UNKNOWN
from sandbox.world import World

CARRIED_OUT = ("drop-after", "slow")
"""Faults whose requests are still carried out."""


ANSWERS = {
    "400": invalid_form(("data", "FAULT", "fault")),
    "401": ApiError(401, 0, "401: Unauthorized"),
    "403": missing_access(),
    "413": too_large(),
    "500": ApiError(500, 0, "fault"),
    "503": ApiError(503, 0, "fault"),
    "30034": ApiError(400, 30034, "Max number of daily commands"),
    "50007": takes_no_messages(),
    "160006": threads_full(),
    "emoji": invalid_form(("components.0.emoji.name", *INVALID_EMOJI)),
}
"""Faults that are answers."""
PAGE = "<!doctype html>\n<html><head><title>Access denied | the stand-in</title></head>\n" + (
    "<body>\n" + 200 * "<p>You are being blocked from accessing this site.</p>\n" + "</body></html>"
)
PAGES = {"html-403": 403, "html-429": 429}
"""Faults that are answered with a web page, by their status."""
LIMITS = {"20028": written_too_often, "30046": edited_too_often}
"""Faults that say how long they last."""


def guard(weather: Weather, world: World) -> Any:
    """The middleware of the API."""

    @web.middleware
    async def middleware(request: web.Request, handler: Handler) -> web.StreamResponse:
        if not request.path.startswith(API):
            return await handler(request)
        if weather.cut:
            return _drop(request)
        weather.begin()
        half = weather.hardness.latency / 2
        try:
            await asyncio.sleep(half)
            answer = await _counted(request, handler, weather, world)
            await asyncio.sleep(half)
            return answer
        finally:
            weather.end()

    return middleware


async def _counted(
    request: web.Request, handler: Handler, weather: Weather, world: World
) -> web.StreamResponse:
    """An answer, unless the bot is banned."""
    _charge(request, world)
    now = world.clock.now()
    if wait := weather.counted.ban_seconds(now):
        await request.read()
        return _ban_answer(wait)
    answer = await _carry_out(request, handler, weather, world)
    weather.counted.note(answer.status, answer.headers, now)
    return answer


async def _carry_out(
    request: web.Request, handler: Handler, weather: Weather, world: World
) -> web.StreamResponse:
    fault = weather.strike(request.method, request.path)
    bucket = weather.bucket(f"{request.method} {request.path}")
    within = bucket.take(world.clock.now())
    if fault is not None and fault.kind not in CARRIED_OUT:
        weather.struck.set()
    refused = _fault_answer(request, fault) or (None if within else _bucket_answer(bucket, world))
    refused = refused or _limit_answer(request, weather, world)
    if refused is not None:
        await request.read()  # an answer before the end of a file breaks the connection
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


def _charge(request: web.Request, world: World) -> None:
    path = request.path.removeprefix(API)
    channel = channel_of(path, world.interactions)
    world.charges.note(request.method, path, request.content_length or 0, channel)


def _fault_answer(request: web.Request, fault: Fault | None) -> web.StreamResponse | None:
    """The answer of a fault that stops the request; None: it is carried out."""
    kind = fault.kind if fault else ""
    if fault is not None and kind in LIMITS:
        return _error(LIMITS[kind](fault.retry_after))
    if kind in ANSWERS:
        return _json(ANSWERS[kind].body, ANSWERS[kind].status)
    if kind == "drop":
        return _drop(request)
    if fault is not None and kind in PAGES:
        return _page(PAGES[kind], fault.retry_after)
    if fault is not None and kind == "429":
        return _too_many(fault.retry_after)
    return None


def _limit_answer(
    request: web.Request, weather: Weather, world: World
) -> web.StreamResponse | None:
    """The answer when the token has been used too often."""
    path, now = request.path.removeprefix(API), world.clock.now()
    if (refusal := weather.counted.refuses(path, now)) is None:
        return None
    return _too_many(refusal.wait, scope="global")


def _ban_answer(wait: float) -> web.StreamResponse:
    """The answer of Discord's proxy itself: no JSON, and nothing of the API's."""
    return web.Response(text="error code: 1015", status=429, headers={"Retry-After": f"{wait:.0f}"})


def _page(status: int, wait: float) -> web.Response:
    """A web page for people, as Discord's proxy answers in place of the API."""
    headers = {"Retry-After": f"{wait:g}"} if wait else {}
    return web.Response(text=PAGE, content_type="text/html", status=status, headers=headers)


def _bucket_answer(bucket: Bucket, world: World) -> web.StreamResponse:
    return _too_many(_ends_in(bucket, world))


async def _answer(request: web.Request, handler: Handler) -> web.StreamResponse:
    """The answer of the route, errors in Discord's form."""
    sent = request.headers.get("Authorization", "")
    authorized = sent.startswith("Bot ") and not sent.endswith(UNKNOWN)
    if not authorized and not is_free(request.path.removeprefix(API)):
        return _json({"code": 0, "message": "401: Unauthorized"}, 401)
    try:
        answer = await handler(request)
    except ApiError as error:
        return _error(error)
    except (json.JSONDecodeError, UnicodeDecodeError, RecursionError):
        return _error(invalid_json())
    except ConnectionResetError:  # the client left before the request was complete
        raise web.HTTPRequestTimeout from None
    if answer.content_type == "application/json":
        answer.headers["Content-Type"] = "application/json"
    return answer


def _error(error: ApiError) -> web.StreamResponse:
    """An error in Discord's form; a limit says how long it lasts."""
    if error.wait is None:
        return _json(error.body, error.status)
    return _too_many(error.wait, scope="shared", **error.body)


def _ends_in(bucket: Bucket, world: World) -> float:
    return max(0.0, bucket.ends - world.clock.now())


def _limits(bucket: Bucket, world: World) -> dict[str, str]:
    """The rate-limit headers of an answer."""
    return {
        "X-RateLimit-Limit": str(bucket.limit),
        "X-RateLimit-Remaining": str(bucket.left),
        "X-RateLimit-Reset": f"{bucket.ends:.3f}",
        "X-RateLimit-Reset-After": f"{_ends_in(bucket, world):.3f}",
        "X-RateLimit-Bucket": bucket.name or f"{id(bucket):x}",
    }


def _json(body: dict[str, Any], status: int) -> web.Response:
    """An answer whose type names no charset, like Discord's: discord.py compares the whole type."""
    answer = web.json_response(body, status=status)
    answer.headers["Content-Type"] = "application/json"
    return answer


def _drop(request: web.Request) -> web.StreamResponse:
    if request.transport is not None:
        request.transport.abort()
    return web.Response(status=500)


def _too_many(wait: float, scope: str = "user", **fields: Any) -> web.Response:
    """A 429 as it comes through Discord's proxy: without ``Via`` discord.py takes it for a ban."""
    everywhere = scope == "global"
    body = {"message": "You are being rate limited.", "retry_after": wait, "global": everywhere}
    answer = _json(body | fields, 429)
    answer.headers.update(
        {"Retry-After": str(wait), "X-RateLimit-Scope": scope, "Via": "1.1 google"}
        | ({"X-RateLimit-Global": "true"} if everywhere else {})
    )
    return answer
