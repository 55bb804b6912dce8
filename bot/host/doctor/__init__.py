"""``python -m bot doctor``: checks of the bot at Discord, with advice."""
