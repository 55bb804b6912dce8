# Kto odchodzi i kto wraca.

board-deserted = **Wszyscy odeszli od stołu.** Stół czeka bez zmian, aż ktoś z nich wróci (`/tarok hand`); do tego czasu każdy może go zamknąć (`/tarok stop`), a po długim czekaniu zamyka się sam.
reply-left-last = Odchodzisz od stołu i nikogo więcej tu nie ma: stół czeka bez zmian, aż ktoś z was wróci przez `/tarok hand`. Do tego czasu każdy może go zamknąć, a po długim czekaniu zamyka się sam.
reply-left-alone = Odchodzisz od stołu: czeka bez zmian, aż wrócisz przez `/tarok hand`. Na dobre zamyka go `/tarok stop`; po długim czekaniu zamyka się sam.
reply-table-brought = Stół jest teraz na tym kanale. Twoje karty przyjdą tutaj.
elsewhere-title = Na tym kanale nie ma stołu. Masz miejsce tutaj:
elsewhere-table = { $game }: { $channel }
elsewhere-bring = { $game }: przenieś tutaj
elsewhere-gone-on = Ten stół gra dalej na kanale { $channel }.
