"""The slash commands, thin: each reads its options and calls the desk. One file, one theme."""

EXTENSIONS = tuple(
    f"bot.cogs.{name}"
    for name in (
        "tables",
        "play",
        "daily",
        "tournament",
        "scores",
        "careers",
        "look",
        "manual",
        "server",
        "privacy",
    )
)
"""What is loaded at a start, in the order of ``/tarok help``."""
