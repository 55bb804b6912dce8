"""Networks that say which card somebody plays, made from nothing: ``make train``.

Only training needs this; the search reads what it has written (``search.kernel.networks``).
"""
