"""Several processes: leases, tokens and choices that outlive one of them.

The leases themselves are rows: ``bot/store/postgres/leases.py`` takes and renews them.
"""
