"""The process itself: settings, logs, accidents, background tasks, metrics, health."""

VERSION = "1.1.0.dev0"
"""The release, or the next one as ``.dev0``, as in ``pyproject.toml``: a checkout need not be
installed."""
