"""The store on a PostgreSQL server: what it needs beyond a file's.

Nothing here is imported before a host names a server: psycopg is an extra.
"""
