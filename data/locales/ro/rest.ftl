# Restul unei ture în care nu se mai poate schimba nimic.

rest-show = Arată restul
rest-shown = Scorul nu se mai putea schimba, așa că restul l-a jucat casa.

rest-claim = Propune oprirea turei
rest-claims = { $name } spune că scorul nu se mai poate schimba și arată: { $cards }
sure-claim = Spui că scorul nu se mai poate schimba? Toți îți văd cărțile. Dacă sunt toți de acord și ai dreptate, casa joacă restul. Se poate propune o dată pe tură.
rest-asked = Cărțile tale sunt pe față, iar ceilalți sunt întrebați. Dacă joci mai departe, propunerea cade.
rest-agreed = Toți sunt de acord: casa a jucat restul.
rest-refused = Propunerea nu e acceptată: tura merge mai departe.
denied-claimed-already = Ai propus deja oprirea în tura asta; acum se joacă până la capăt.
denied-no-claim = Poți propune oprirea în timpul jocului, când e rândul tău, dacă ai de ales și nu e altă întrebare.
