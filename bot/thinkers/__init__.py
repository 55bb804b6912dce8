"""House players that search do so in processes of their own, never on the event loop."""
