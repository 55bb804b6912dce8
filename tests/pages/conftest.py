"""discord.py is imported here first, so that what it does while it is imported is no error."""

import warnings

with warnings.catch_warnings():
    # It still imports audioop for voices, which this bot does not have.
    warnings.simplefilter("ignore", DeprecationWarning)
    import discord  # noqa: F401
