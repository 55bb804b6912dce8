"""Pictures of hands and tables: scenes say what they show, ``draw`` makes them.

Nothing here knows a view or Discord. ``bot.pages.scenes`` makes scenes from views, a gallery keeps
the pictures.
"""
