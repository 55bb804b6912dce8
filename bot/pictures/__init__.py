"""Pictures of hands and tables: scenes say what they show, ``draw`` draws them.

Nothing here knows views or Discord. ``bot.deals.scenes`` makes scenes from views, a gallery keeps
the pictures.
"""
