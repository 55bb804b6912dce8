# What this language calls itself. The file is there when all the others are complete: it makes the
# language one that is spoken.

language-name = 日本語
former-player = 以前のプレイヤー
