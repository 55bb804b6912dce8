# Kdo vstane in kdo se vrne.

board-deserted = **Vsi so vstali od mize.** Miza čaka takšna, kot je, dokler se kdo od njih ne vrne (`/tarok hand`); do takrat jo lahko zapre kdor koli (`/tarok stop`), po dolgem čakanju pa se zapre sama.
reply-left-last = Ne sediš več za mizo in tudi drugih ni: miza čaka takšna, kot je, dokler se kdo od vas ne vrne z `/tarok hand`. Do takrat jo lahko zapre kdor koli, po dolgem čakanju pa se zapre sama.
reply-left-alone = Tvoj sedež je prazen: miza čaka takšna, kot je, dokler se ne vrneš z `/tarok hand`. Za vedno jo zapre `/tarok stop`; po dolgem čakanju se zapre sama.
reply-table-brought = Miza je zdaj v tem kanalu. Svoje karte dobiš tukaj.
elsewhere-title = V tem kanalu ni mize. Sediš tukaj:
elsewhere-table = { $game }: { $channel }
elsewhere-bring = { $game }: prestavi sem
elsewhere-gone-on = Ta miza se nadaljuje v kanalu { $channel }.
