"""Tables in memory: found, woken, written, followed and read anew."""
