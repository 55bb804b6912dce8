"""``python -m sandbox [--port N] [-- COMMAND ...]``: the stand-in, and a bot that uses it."""

import argparse
import asyncio
import contextlib
import os
import signal
import sys

from sandbox.server import Server

PORT = 8765


async def serve(port: int, command: list[str]) -> int:
    """Serve until the command ends or a signal comes; the exit status."""
    async with await _open(port) as server:
        print(f"The sandbox is at {server.address} (a Discord on this machine alone)", flush=True)
        stop = asyncio.Event()
        loop = asyncio.get_running_loop()
        for sign in (signal.SIGINT, signal.SIGTERM):
            loop.add_signal_handler(sign, stop.set)
        if not command:
            await stop.wait()
            return 0
        return await _run(command, server, stop)


async def _open(port: int) -> Server:
    server = Server(port)
    try:
        async with server:
            pass
    except OSError:
        print(f"Port {port} is taken; taking a free one.", flush=True)
        return Server(0)
    return Server(port)


async def _run(command: list[str], server: Server, stop: asyncio.Event) -> int:
    """Run a bot beside the server, and end with it."""
    environment = {**os.environ, **server.environment}
    process = await asyncio.create_subprocess_exec(*command, env=environment)
    ended = asyncio.create_task(process.wait())
    stopped = asyncio.create_task(stop.wait())
    await asyncio.wait({ended, stopped}, return_when=asyncio.FIRST_COMPLETED)
    if not ended.done():
        with contextlib.suppress(ProcessLookupError):
            process.terminate()
    stopped.cancel()
    return await ended


def main() -> int:
    """Read the command line and serve."""
    parser = argparse.ArgumentParser(prog="python -m sandbox", description=__doc__)
    parser.add_argument("--port", type=int, default=PORT)
    parser.add_argument("command", nargs="*", help="the bot to start, after --")
    words = parser.parse_args()
    return asyncio.run(serve(words.port, words.command))


if __name__ == "__main__":
    sys.exit(main())
