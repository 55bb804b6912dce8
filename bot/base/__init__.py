"""The process itself: settings, logs, accidents, background tasks, metrics, health."""
