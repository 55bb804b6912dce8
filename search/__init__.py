"""What the house thinks with: play-outs and exact search on what a player may know.

The engine never imports it. ``search.jit.AVAILABLE`` says whether the fast kernel is installed.
"""
