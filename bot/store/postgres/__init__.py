"""The store in a database of a PostgreSQL server: what else it needs than a file does.

Nothing of it is imported before a host names one: psycopg is an extra.
"""
