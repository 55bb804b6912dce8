"""Reading the port that serves metrics."""

import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import aiohttp
from prometheus_client.parser import text_string_to_metric_families


def free_port() -> int:
    """A port on which no process listens."""
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        return int(listener.getsockname()[1])


@asynccontextmanager
async def fetch_response(port: int, path: str) -> AsyncIterator[aiohttp.ClientResponse]:
    """The response at a path of the port."""
    address = f"http://127.0.0.1:{port}{path}"
    async with aiohttp.ClientSession() as session, session.get(address) as answer:
        yield answer


def values(exposition: str) -> dict[tuple[str, ...], float]:
    """The values served, by name and labels."""
    return {
        (sample.name, *sample.labels.values()): sample.value
        for family in text_string_to_metric_families(exposition)
        for sample in family.samples
    }
