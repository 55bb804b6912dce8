# Karte, ki jih je mogoče preveriti (docs/fairness.md): pečat, besede in ali drži.

menu-fair = Poštene karte
fair-title = **Poštene karte**
fair-coming = Skrivnost naslednje delitve je določena in karte bodo nastale iz nje. To je njen pečat:
fair-dealt = Karte te delitve so nastale iz skrivnosti, ki je bila določena vnaprej. To je njen pečat:
fair-none = Ta delitev je bila razdeljena, preden so se skrivnosti hranile: njenih kart ni mogoče preveriti.
fair-given = Kdo je dodal besedo: { $names }
fair-own = Tvoja beseda: { $word }
fair-how = Po koncu delitve je skrivnost v zapisu in `/tarok match verify` jo preveri. Kopiraj pečat, če ga želiš takrat primerjati.
fair-why-a-word = Skrivnosti lahko dodaš svojo besedo. Potem kart ni mogel izbrati nihče, niti gostitelj tega bota.
fair-give = Dodaj besedo …
fair-form-title = Beseda za naslednjo delitev
fair-form-label = Največ { $most } črk ali števk
fair-form-note = Spremeni samo karte naslednje delitve. Nihče za mizo je ne bere. Prazno: brez besede.
denied-word-late = Beseda velja za delitev, ki šele pride in katere pečat je pod *Poštene karte* že bil prikazan.
denied-no-word = Beseda ima črke ali števke.
reply-form-late = To je trajalo predolgo. Pritisni še enkrat.
verify-title = **Karte te delitve**
verify-good = Take so, kot je bilo določeno vnaprej.
verify-bad = **Niso take, kot je bilo določeno vnaprej.** Pokaži to gostitelju bota.
verify-none = Ta delitev je bila razdeljena, preden so se skrivnosti hranile, zato ni česa preverjati. Šteje kot doslej.
verify-commitment = Skrivnost je zdaj v zapisu. Ustreza pečatu, ki je bil pred delitvijo pod *Poštene karte*:
verify-deck = Znova razdeljene iz skrivnosti, mize ({ $table }), delitve ({ $deal } v njenem dnevniku) in besed so karte iste.
verify-no-deck = Znova razdeljene iz skrivnosti, mize ({ $table }), delitve ({ $deal } v njenem dnevniku) in besed so karte **drugačne**.
verify-words = Kdo je dodal besedo: { $names }
verify-no-words = Nihče ni dodal besede.
verify-own = Tvoja beseda »{ $word }« je zraven.
verify-not-own = Tvoje besede »{ $word }« ni zraven.
verify-cut = { $cut ->
    [one] Nato je bila privzdignjena { $cut } karta.
    [two] Nato sta bili privzdignjeni { $cut } karti.
    [few] Nato so bile privzdignjene { $cut } karte.
   *[other] Nato je bilo privzdignjenih { $cut } kart.
}
verify-log = Vse poteze, odigrane znova, vodijo do istega rezultata.
verify-file = { $file } je zapis. S `check_deal.py` iz izvorne kode bota ga lahko vsak preveri brez bota; tam `fairness.md` pove, kaj to dokazuje in česa ne.
