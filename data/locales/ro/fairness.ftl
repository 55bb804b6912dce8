# Cărți care se pot verifica (docs/fairness.md): sigiliul, cuvintele și dacă se potrivesc.

menu-fair = Cărți cinstite
fair-title = **Cărți cinstite**
fair-coming = Secretul turei următoare este deja stabilit, iar cărțile vor fi generate din el. Acesta este sigiliul lui:
fair-dealt = Cărțile acestei ture au fost generate dintr-un secret stabilit dinainte. Acesta este sigiliul lui:
fair-none = Această tură a fost împărțită înainte să se păstreze secrete: cărțile ei nu se pot verifica.
fair-given = Cuvinte adăugate de: { $names }
fair-own = Cuvântul tău: { $word }
fair-how = După tură, secretul se află în înregistrare, iar `/tarok match verify` îl verifică. Copiază sigiliul dacă vrei să-l compari atunci.
fair-why-a-word = Poți adăuga secretului un cuvânt al tău. Atunci nimeni nu poate să fi ales cărțile, nici măcar gazda acestui bot.
fair-give = Adaugă un cuvânt…
fair-form-title = Un cuvânt pentru tura următoare
fair-form-label = Cel mult { $most } litere sau cifre
fair-form-note = Schimbă doar cărțile turei următoare. Nimeni de la masă nu-l citește. Gol: niciunul.
denied-word-late = Un cuvânt este pentru o tură care abia urmează, după ce i-ai văzut sigiliul în *Cărți cinstite*.
denied-no-word = Un cuvânt are litere sau cifre.
reply-form-late = A durat prea mult. Apasă încă o dată.
verify-title = **Cărțile acestei ture**
verify-good = Sunt cele stabilite dinainte.
verify-bad = **Nu sunt cele stabilite dinainte.** Arată asta gazdei botului.
verify-none = Această tură a fost împărțită înainte să se păstreze secrete, deci nu e nimic de verificat. Contează ca până acum.
verify-commitment = Secretul se află acum în înregistrare. Ține de acest sigiliu, care era în *Cărți cinstite* înaintea turei:
verify-deck = Împărțite din nou din secret, masa { $table }, tura { $deal } din jurnalul ei și cuvinte, cărțile sunt aceleași.
verify-no-deck = Împărțite din nou din secret, masa { $table }, tura { $deal } din jurnalul ei și cuvinte, cărțile **sunt altele**.
verify-words = Cuvinte adăugate de: { $names }
verify-no-words = Nimeni n-a adăugat un cuvânt.
verify-own = Cuvântul tău „{ $word }” este inclus.
verify-not-own = Cuvântul tău „{ $word }” nu este inclus.
verify-cut = Apoi pachetul a fost tăiat după { $cut ->
    [one] o carte
    [few] { $cut } cărți
   *[other] { $cut } de cărți
}.
verify-log = Rejucate, toate mutările duc la același rezultat.
verify-file = { $file } este înregistrarea. Cu `check_deal.py` din codul botului oricine o poate verifica fără bot; acolo `fairness.md` spune ce dovedește asta și ce nu.
