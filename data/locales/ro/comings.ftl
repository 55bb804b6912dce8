# Cine pleacă și cine revine.

board-deserted = **Toți s-au ridicat de la masă.** Masa rămâne așa cum e până revine cineva dintre ei (`/tarok hand`); până atunci o poate închide oricine (`/tarok stop`), iar după o așteptare lungă se închide singură.
reply-left-last = Ai plecat și nu mai e nimeni aici: masa rămâne așa cum e până revine cineva dintre voi cu `/tarok hand`. Până atunci o poate închide oricine, iar după o așteptare lungă se închide singură.
reply-left-alone = Ai plecat: masa rămâne așa cum e până revii cu `/tarok hand`. De tot o închide `/tarok stop`; după o așteptare lungă se închide singură.
reply-table-brought = Masa e acum în canalul acesta. Cărțile îți vin aici.
elsewhere-title = În canalul acesta nu e nicio masă. Ai un loc aici:
elsewhere-table = { $game }: { $channel }
elsewhere-bring = { $game }: adu-o aici
elsewhere-gone-on = Masa aceasta continuă în { $channel }.
