# What this language calls itself. The file is there when all the others are complete: it makes the
# language one that is spoken.

language-name = Italiano
former-player = account rimosso
