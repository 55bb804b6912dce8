# What this language calls itself. The file is there when all the others are complete: it makes the
# language one that is spoken.

language-name = English
former-player = a former player
