"""A stand-in for Discord on 127.0.0.1: REST v10, the gateway, and users who click.

It knows nothing of the bot that talks to it. It enforces Discord's own limits and error codes, so
that what works here works there, and it makes faults on demand.
"""
