"""Players of anyone's making: programs asked over a pipe, and learners in an environment.

``Program`` seats a program in any language (``python -m strength --player NAME=COMMAND``), in the
sandbox too (``python -m players COMMAND``). ``environment`` is one of PettingZoo's, for the extra
``environment``; ``vector`` steps many deals at once, for the extra ``search``. docs/engine.md shows
them all.
"""
