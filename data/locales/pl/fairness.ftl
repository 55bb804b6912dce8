# Karty, które można sprawdzić (docs/fairness.md): pieczęć, słowa i czy się zgadza.

menu-fair = Uczciwe karty
fair-title = **Uczciwe karty**
fair-coming = Sekret następnego rozdania jest już ustalony i z niego powstaną karty. To jego pieczęć:
fair-dealt = Karty tego rozdania powstały z sekretu ustalonego wcześniej. To jego pieczęć:
fair-none = To rozdanie pochodzi sprzed czasu, gdy zachowywano sekrety: jego kart nie da się sprawdzić.
fair-given = Kto dodał słowo: { $names }
fair-own = Twoje słowo: { $word }
fair-how = Po rozdaniu sekret jest w zapisie, a `/tarok match verify` go sprawdza. Skopiuj pieczęć, jeśli chcesz ją wtedy porównać.
fair-why-a-word = Możesz dodać do sekretu własne słowo. Wtedy nikt nie mógł wybrać kart, nawet gospodarz tego bota.
fair-give = Dodaj słowo…
fair-form-title = Słowo na następne rozdanie
fair-form-label = Do { $most } liter lub cyfr
fair-form-note = Zmienia tylko karty następnego rozdania. Nikt przy stole go nie czyta. Puste: bez słowa.
denied-word-late = Słowo jest na rozdanie, które dopiero nadejdzie i którego pieczęć widać było w *Uczciwe karty*.
denied-no-word = Słowo ma litery lub cyfry.
reply-form-late = To trwało za długo. Naciśnij jeszcze raz.
verify-title = **Karty tego rozdania**
verify-good = Są takie, jak ustalono wcześniej.
verify-bad = **Nie są takie, jak ustalono wcześniej.** Pokaż to gospodarzowi bota.
verify-none = To rozdanie pochodzi sprzed czasu, gdy zachowywano sekrety, więc nie ma czego sprawdzać. Liczy się jak dotąd.
verify-commitment = Sekret jest teraz w zapisie. Należy do tej pieczęci, którą przed rozdaniem było widać w *Uczciwe karty*:
verify-deck = Rozdane ponownie z sekretu, stołu { $table }, rozdania { $deal } z jego dziennika i słów, karty są te same.
verify-no-deck = Rozdane ponownie z sekretu, stołu { $table }, rozdania { $deal } z jego dziennika i słów, karty **są inne**.
verify-words = Kto dodał słowo: { $names }
verify-no-words = Nikt nie dodał słowa.
verify-own = Twoje słowo „{ $word }” jest wśród słów.
verify-not-own = Twojego słowa „{ $word }” wśród słów nie ma.
verify-cut = { $cut ->
    [one] Potem zdjęto jedną kartę.
    [few] Potem zdjęto { $cut } karty.
    [many] Potem zdjęto { $cut } kart.
   *[other] Potem zdjęto { $cut } karty.
}
verify-log = Odtworzone ruchy prowadzą do tego samego wyniku.
verify-file = { $file } to zapis. Za pomocą `check_deal.py` ze źródeł bota każdy może go sprawdzić bez bota; tam `fairness.md` mówi, czego to dowodzi, a czego nie.
