"""The process itself: settings, logs, accidents, background tasks, metrics, health."""

VERSION = "1.0.0"
"""The release, as in ``pyproject.toml``: a checkout need not be installed."""
