"""Clients that the stand-in serves, and its answers to invalid input."""

import logging
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import aiohttp
import pytest

from sandbox.client import Sandbox
from sandbox.rest import API
from sandbox.server import Server
from tests.sandbox.botside import ANA, CHANNEL, Bot, layout, text


@pytest.fixture
async def web(server: Server) -> AsyncIterator[aiohttp.ClientSession]:
    """A program that sends what it likes."""
    async with aiohttp.ClientSession(server.address) as session:
        yield session


SECRETS = f"/sandbox/messages?channel={CHANNEL}&user={ANA}"
ADDRESSES = ("/", SECRETS, "/sandbox/state", f"{API}/users/@me", "/page/api.js", "/gateway")


@pytest.mark.parametrize("address", ADDRESSES)
@pytest.mark.parametrize("name", ["evil.example", "evil.example:{port}", "127.0.0.1.evil.example"])
async def test_name_of_another_website_is_not_served(
    web: aiohttp.ClientSession, server: Server, address: str, name: str
) -> None:
    """Its owner may let it lead to this machine."""
    headers = {"Host": name.format(port=server.port)}
    async with web.get(address, headers=headers) as answer:
        assert answer.status == 403
        assert "{" not in await answer.text()


@pytest.mark.parametrize("origin", ["https://evil.example", "null", "http://127.0.0.1:1", ""])
async def test_page_of_another_website_is_not_served(
    web: aiohttp.ClientSession, origin: str
) -> None:
    body = {"user": str(ANA), "channel": str(CHANNEL), "command": "tarok help"}
    async with web.post("/sandbox/slash", json=body, headers={"Origin": origin}) as answer:
        assert answer.status == 403
    async with web.get(SECRETS, headers={"Origin": origin}) as answer:
        assert answer.status == 403
    with pytest.raises(aiohttp.WSServerHandshakeError) as refused:
        await web.ws_connect("/gateway", headers={"Origin": origin})
    assert refused.value.status == 403


@pytest.mark.parametrize("name", ["127.0.0.1", "localhost"])
async def test_own_page_is_served_by_both_names(
    web: aiohttp.ClientSession, server: Server, name: str
) -> None:
    host = f"{name}:{server.port}"
    headers = {"Host": host, "Origin": f"http://{host}"}
    async with web.get(SECRETS, headers=headers) as answer:
        assert answer.status == 200
    body = {"name": "Eva"}
    async with web.post("/sandbox/user", json=body, headers=headers) as answer:
        assert answer.status == 200


@pytest.mark.parametrize(
    "kind", ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data"]
)
async def test_content_type_of_a_website_form_is_refused(
    web: aiohttp.ClientSession, server: Server, kind: str
) -> None:
    before = len(server.world.people)
    headers = {"Content-Type": kind}
    async with web.post("/sandbox/user", data=b'{"name": "Eva"}', headers=headers) as answer:
        assert answer.status == 415
    assert len(server.world.people) == before


DOORS = (
    "say", "slash", "autocomplete", "click", "select", "submit", "user", "channel", "fault",
    "hardness", "advance", "gateway", "dismiss",
)  # fmt: skip
WHOLE: dict[str, Any] = {
    "user": str(ANA), "channel": str(CHANNEL), "command": "tarok help", "option": "a",
    "message": "1", "custom_id": "a", "values": ["a"], "fields": {"a": "b"}, "name": "Eva",
    "id": str(ANA), "members": [str(ANA)], "parent": str(CHANNEL), "bot_permissions": "0",
    "method": "GET", "path": ".", "kind": "500", "what": "cut", "shard": 0, "seconds": 1,
    "locale": "de", "installed": True, "foreign": True, "edits": [1, 2], "latency": 0.1,
    "text": "Hello",
}  # fmt: skip
STRANGE: tuple[Any, ...] = (
    None, True, -1, 1.5, "", "x", "9" * 30, "9" * 5000, [], [None], {}, {"x": {}}, "(", "999",
    "\x00",
)  # fmt: skip


@pytest.mark.parametrize("path", DOORS)
async def test_strange_values_get_a_clear_error_and_no_traceback(
    web: aiohttp.ClientSession, server: Server, path: str, caplog: pytest.LogCaptureFixture
) -> None:
    """Each value of a request in turn is one that means nothing there."""
    server.world.time_to_acknowledge = 0.0
    caplog.set_level(logging.WARNING)
    for name in WHOLE:
        for value in STRANGE:
            async with web.post(f"/sandbox/{path}", json={**WHOLE, name: value}) as answer:
                assert answer.status in (200, 400), (name, value, await answer.text())
    server.weather.faults.clear()
    for body in (b"", b"{", b"[]", b'"x"', b"1e999", b"\xff", b"[" * 100_000, b"null"):
        headers = {"Content-Type": "application/json"}
        async with web.post(f"/sandbox/{path}", data=body, headers=headers) as answer:
            assert answer.status == 400
    assert not caplog.records


@pytest.mark.parametrize(
    "address",
    [
        "messages", "messages?channel=1&user=1", "messages?channel=x&user=1", "charges?channel=x",
        "events?user=x", "files/x/y", "files/1/y", "emojis/x", f"files/{'9' * 5000}/y", "nothing",
    ],
)  # fmt: skip
async def test_strange_addresses_are_refused_without_a_traceback(
    web: aiohttp.ClientSession, address: str, caplog: pytest.LogCaptureFixture
) -> None:
    async with web.get(f"/sandbox/{address}") as answer:
        assert answer.status in (400, 404)
    assert not caplog.records


@pytest.mark.parametrize(
    ("method", "address", "body"),
    [
        ("POST", f"/channels/{CHANNEL}/messages", b"{"),
        ("POST", f"/channels/{CHANNEL}/messages", b"[]"),
        ("POST", f"/channels/{CHANNEL}/messages", b"\xff"),
        ("POST", "/channels/x/messages", b"{}"),
        ("GET", f"/channels/{CHANNEL}/messages?limit=x", b""),
        ("GET", f"/channels/{'9' * 5000}", b""),
        ("PATCH", "/webhooks/1/t/messages/x", b"{}"),
        ("PUT", "/applications/1/commands", b"{"),
    ],
)
async def test_strange_requests_of_a_bot_are_refused_without_a_traceback(
    web: aiohttp.ClientSession, method: str, address: str, body: bytes,
    caplog: pytest.LogCaptureFixture,
) -> None:  # fmt: skip
    headers = {"Authorization": "Bot sandbox", "Content-Type": "application/json"}
    async with web.request(method, API + address, data=body, headers=headers) as answer:
        assert 400 <= answer.status < 500
    assert not caplog.records


async def test_bots_and_people_are_served_as_before(bot: Bot, sandbox: Sandbox) -> None:
    await bot.posted(text("here"))
    assert (await bot.post(layout(text()))).ok
    assert len(await (await sandbox.user("Ana")).messages()) == 2


async def test_kept_chat_is_readable_by_its_owner_alone(tmp_path: Path) -> None:
    """Also one that others could read before, and what SQLite keeps beside it."""
    file = tmp_path / "chat.sqlite3"
    for _ in range(2):
        async with Server(history=file) as server:
            server.world.add_person("Eva")
            kept = [path for path in tmp_path.iterdir() if path.name.startswith(file.name)]
            assert len(kept) > 1
            assert {path.stat().st_mode & 0o777 for path in kept} == {0o600}
        file.chmod(0o644)
