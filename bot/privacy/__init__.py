"""Data about people and servers: information, export, deletion."""
