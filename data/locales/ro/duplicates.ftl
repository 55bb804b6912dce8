# Ce au făcut alții cu aceleași cărți, singuri cu casa.

others-look = Au jucat-o și alții
others-title = Alții cu aceleași cărți
others-own = Tu: **{ $contract }**, **{ $points }**
others-beside = Mai bine decât **{ $percent } %** din ceilalți care au stat acolo cu aceste cărți (în total { $number }).
others-how = { $number ->
    [1] Contează avansul: tu { $points }, adversarul { $others }, deci **{ $ahead }**.
   *[other] Contează avansul față de ceilalți de la masă: tu { $points }, ei în medie { $others }, deci **{ $ahead }**.
}
others-counted = Rezultatul este avansul: punctele proprii minus ale jucătorilor casei de la masă, în medie.
others-none = Nimeni altcineva n-a stat încă acolo. Jucătorii casei o fac când e timp: mai uită-te peste puțin.
others-as-first = Pentru toți, punctele sunt cele dintr-o primă tură. În partida ta a adus { $points }, fiindcă rămăsese ceva din turele dinainte.
others-helped = Ai primit un sfat, ai luat o mutare înapoi sau ai lipsit, așa că ceilalți nu-ți văd rezultatul.
others-house = casa, { $level } { $number }
others-player = cineva
others-you = tu
others-contract = joc
others-points = puncte
others-ahead = avans
others-ahead-title = Avans
others-unplayed = nejucată
others-left-out = și încă { $number }
others-pick = Vezi cum a jucat cineva…
others-back = Toți
lobby-deals-again = Singur cu casa poți primi cărți pe care le-au mai avut și alții, iar apoi vezi ce au făcut ei.
fair-new = Cine joacă singur cu casa și se uită aici înainte de tură primește cărți noi, pe care nu le-a mai avut nimeni.
verify-again = Aceste cărți le-au avut și alții înaintea ta. Secretul turei tale este făcut din 32 de octeți noi și din ceea ce dă cărțile; refăcute de acolo, sunt aceleași.
verify-not-again = Aceste cărți le-au avut și alții înaintea ta. Refăcute din secret, sunt altele.
denied-no-others = Tura aceasta nu se poate compara cu a nimănui: cărțile ei le-ai avut doar tu.
privacy-compared = turele jucate singur cu casa, pentru cei care vor avea aceleași cărți: ce a ieșit și cum ai jucat (pe serverul tău cu numele tău, în alte locuri și după ce ești uitat ca „cineva”); și ce cărți ai văzut, ca să nu le primești din nou
