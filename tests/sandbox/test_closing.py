"""How the stand-in ends for programs that are connected, or just about to be."""

import asyncio
import socket

import pytest

from sandbox.server import Server

TURNS = range(6)
"""Turns of the loop between a connection and the end of the server."""


@pytest.mark.parametrize("turns", TURNS)
async def test_clients_that_connect_while_it_ends_are_hung_up_on(turns: int) -> None:
    """The connection stayed open, until a collector closed it in another test."""
    async with Server() as server:
        with socket.create_connection(("127.0.0.1", server.port)) as client:
            client.settimeout(10)
            for _ in range(turns):
                await asyncio.sleep(0)
            await server.__aexit__()
            assert await asyncio.to_thread(_is_closed, client)


def _is_closed(client: socket.socket) -> bool:
    try:
        return client.recv(1) == b""
    except ConnectionResetError:
        return True
