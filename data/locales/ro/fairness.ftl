# Cărți care se pot verifica (docs/fairness.md): pecetea, cuvintele și dacă se potrivesc.

board-details = Detalii…
fair-title = **Cărți cinstite**
fair-coming = Secretul turei următoare este deja stabilit, iar cărțile vor decurge din el. Aceasta este pecetea lui:
fair-dealt = Cărțile acestei ture decurg dintr-un secret stabilit dinainte. Aceasta este pecetea lui:
fair-none = Această tură a fost împărțită înainte să se păstreze secrete: cărțile ei nu se pot verifica.
fair-given = Cine a dat un cuvânt: { $names }
fair-own = Cuvântul tău: { $word }
fair-how = După tură, secretul se află în înregistrare, iar `/tarok match verify` îl verifică. Copiază pecetea dacă vrei s-o compari atunci.
fair-why-a-word = Poți adăuga secretului un cuvânt al tău. Atunci nimeni nu poate să fi ales cărțile, nici măcar gazda acestui bot.
fair-give = Dă un cuvânt…
fair-form-title = Un cuvânt pentru tura următoare
fair-form-label = Cel mult { $most } litere sau cifre
fair-form-note = Schimbă doar cărțile turei următoare. Nimeni de la masă nu-l citește. Gol: niciunul.
denied-word-late = Un cuvânt este pentru o tură care abia urmează, după ce i-ai văzut pecetea în *Detalii…*.
denied-no-word = Un cuvânt are litere sau cifre.
reply-form-late = A durat prea mult. Apasă încă o dată.
verify-title = **Cărțile acestei ture**
verify-good = Sunt cele stabilite dinainte.
verify-bad = **Nu sunt cele stabilite dinainte.** Arată asta gazdei botului.
verify-none = Această tură a fost împărțită înainte să se păstreze secrete, deci nu e nimic de verificat. Contează ca până acum.
verify-commitment = Secretul se află acum în înregistrare. Ține de această pecete, care era în *Detalii…* înaintea turei:
verify-deck = Refăcute din secret, masa { $table }, tura { $deal } din jurnalul ei și cuvinte, cărțile sunt aceleași.
verify-no-deck = Refăcute din secret, masa { $table }, tura { $deal } din jurnalul ei și cuvinte, cărțile sunt altele.
verify-words = Cine a dat un cuvânt: { $names }
verify-no-words = Nimeni n-a dat un cuvânt.
verify-own = Cuvântul tău „{ $word }” este inclus.
verify-not-own = Cuvântul tău „{ $word }” nu este inclus.
verify-cut = { $cut ->
    [one] Apoi a fost tăiată o carte.
    [few] Apoi au fost tăiate { $cut } cărți.
   *[other] Apoi au fost tăiate { $cut } de cărți.
}
verify-log = Toate mutările duc acolo unde duceau când au fost făcute.
verify-file = { $file } este înregistrarea. Cu `check_deal.py` din codul botului oricine o poate verifica fără bot; acolo `fairness.md` spune ce dovedește asta și ce nu.
