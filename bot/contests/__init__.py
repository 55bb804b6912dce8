"""The same cards for many people."""
