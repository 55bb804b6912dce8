"""``python -m bot doctor``: what Discord itself says of this bot, and what to do about it."""
