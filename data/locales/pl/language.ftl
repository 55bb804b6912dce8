# Jak ten język sam się nazywa. Plik powstaje, gdy wszystkie inne są gotowe.

language-name = Polski
former-player = ktoś, kto już nie gra
