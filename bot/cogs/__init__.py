"""The slash commands, thin: each reads its options and calls the desk. One file, one theme."""

EXTENSIONS = tuple(
    f"bot.cogs.{name}"
    for name in (
        "tables",
        "play",
        "daily",
        "challenges",
        "tournaments",
        "analyses",
        "fairness",
        "archive",
        "careers",
        "choices",
        "help",
        "servers",
        "privacy",
    )
)
"""What is loaded at a start, in the order of ``/tarok help``."""
