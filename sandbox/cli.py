"""The command line, ``python -m sandbox [OPTIONS] [-- COMMAND ...]``: a stand-in, and its bot."""

import argparse
import asyncio
import signal
import socket
import sqlite3
import sys
from pathlib import Path

from sandbox.child import run
from sandbox.control import Greeting, Shortcut
from sandbox.gateway import MAX_GUILDS
from sandbox.server import HOST, Server

PORT = 8765


async def serve(server: Server, command: list[str]) -> int:
    """Serve until the command ends or a signal comes; the exit status."""
    stop = asyncio.Event()
    loop = asyncio.get_running_loop()
    for sign in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
        loop.add_signal_handler(sign, stop.set)
    async with server:
        print(f"The sandbox is at {server.address} (a Discord on this machine alone)", flush=True)
        if command:
            return await run(command, server, stop)
        await stop.wait()
        return 0


def free(port: int) -> int:
    """The port, or 0 if it is taken."""
    with socket.socket() as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((HOST, port))
        except OSError:
            print(f"Port {port} is taken; taking a free one.", flush=True)
            return 0
    return port


def read_words(words: list[str]) -> argparse.Namespace:
    """The command line."""
    parser = argparse.ArgumentParser(
        prog="python -m sandbox", description="A stand-in for Discord on this machine."
    )
    parser.add_argument("--port", type=int, default=PORT)
    parser.add_argument(
        "--history", type=Path, metavar="FILE", help="keep the chat in a file, and go on with it"
    )
    parser.add_argument(
        "--shortcut",
        nargs="+",
        action="append",
        default=[],
        metavar=("LABEL", "STEP"),
        help="a button of the page: the command that it sends, then the buttons that it presses",
    )
    parser.add_argument(
        "--about", default="", metavar="LINE", help="a line of the page that says what the bot is"
    )
    parser.add_argument(
        "--first",
        nargs="+",
        default=[],
        metavar="COMMAND",
        help="the commands that the page shows first, in this order",
    )
    parser.add_argument(
        "--shards", type=int, default=1, metavar="N", help="how many shards the bot is told to use"
    )
    parser.add_argument(
        "--most-servers",
        type=int,
        default=MAX_GUILDS,
        metavar="N",
        help="how many servers a shard may have; with more it is turned away (%(default)s)",
    )
    parser.add_argument("command", nargs="*", help="the bot to start, after --")
    return parser.parse_args(words)


def main(words: list[str]) -> int:
    """Read the command line and serve; the exit status."""
    wanted = read_words(words)
    shortcuts = [Shortcut(label, steps) for label, *steps in wanted.shortcut]
    try:
        server = Server(
            free(wanted.port),
            history=wanted.history,
            shortcuts=shortcuts,
            greeting=Greeting(wanted.about, wanted.first),
        )
    except (sqlite3.Error, OSError) as error:
        print(f"The chat cannot be kept in {wanted.history}: {error}", file=sys.stderr)
        return 2
    server.gateway.shards, server.gateway.most_guilds = wanted.shards, wanted.most_servers
    return asyncio.run(serve(server, wanted.command))
