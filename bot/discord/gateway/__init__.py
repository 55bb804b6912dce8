"""Connections to Discord's gateway: shards, identifying, what is cached of servers."""
