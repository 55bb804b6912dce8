"""Players of anyone's making: programs asked over a pipe, and learners in an environment.

``Program`` seats a program in any language (``python -m strength --player NAME=COMMAND``);
``environment`` is one of PettingZoo's, for the extra ``environment``. docs/engine.md shows both.
"""
