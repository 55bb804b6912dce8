"""Ports of this machine that no other process takes before a test uses them."""

import itertools
import os
import socket
from pathlib import Path

ADDRESS = "127.0.0.1"
RANGE_FILE = Path("/proc/sys/net/ipv4/ip_local_port_range")
"""Where Linux says which ports it hands out by itself."""
USUAL_RANGE = range(32768, 65536)
LOWEST, HIGHEST = 10_000, 65535

_reserved: list[socket.socket] = []
"""Sockets that are held as long as this process lives: one for each port that was handed out."""
_offsets = itertools.count(os.getpid() * 37)


def automatic_ports() -> range:
    """The ports that the system gives to connections, and to whoever names no port."""
    try:
        first, last = map(int, RANGE_FILE.read_text("utf-8").split())
    except FileNotFoundError:
        return USUAL_RANGE
    return range(first, last + 1)


def free_port() -> int:
    """A TCP port on which no process listens, and which stays free until it is used.

    The system gives it to nobody by itself, unless it may give any, and no other process of tests
    gets it: its namesake of UDP is held as long as this process lives. Raises OSError.
    """
    every = range(LOWEST, HIGHEST + 1)
    automatic = automatic_ports()
    ports = [port for port in every if port not in automatic] or every
    for offset in itertools.islice(_offsets, len(ports)):
        port = ports[offset % len(ports)]
        reservation = socket.socket(socket.AF_INET, socket.SOCK_DGRAM)
        try:
            reservation.bind((ADDRESS, port))
            with socket.socket() as listener:
                listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
                listener.bind((ADDRESS, port))
        except OSError:
            reservation.close()
        else:
            _reserved.append(reservation)
            return port
    raise OSError("no port is free")
