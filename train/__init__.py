"""Policies that say which card people play, made from nothing: ``make train``.

Only training needs this; the search reads what it has written (``search.kernel.policies``).
"""
