# Ce au făcut alții cu aceleași cărți, singuri cu casa.

others-look = Cum au jucat alții
others-title = Alții cu aceleași cărți
others-own = Tu: **{ $contract }**, **{ $points }**
others-beside = Mai bine decât **{ $percent }{"\u00A0"}%** dintre ceilalți care au stat acolo cu aceste cărți (în total { $number }).
others-how = { $number ->
    [1] Contează avansul: tu { $points }, adversarul { $others }, deci **{ $ahead }**.
   *[other] Contează avansul față de ceilalți de la masă: tu { $points }, ei în medie { $others }, deci **{ $ahead }**.
}
others-counted = Rezultatul este avansul: punctele proprii minus ale boților de la masă, în medie.
others-none = Încă n-a stat nimeni altcineva acolo. Boții vor sta, când e timp: mai uită-te peste puțin.
others-as-first = Ca să se poată compara, punctele tuturor sunt ca în prima tură a unei partide. În partida ta a adus { $points }, fiindcă rămăsese ceva din turele dinainte.
others-helped = Ai primit un sfat, ai luat o mutare înapoi sau ai lipsit, așa că ceilalți nu-ți văd rezultatul.
others-house = casa, { $level } { $number }
others-player = cineva
others-you = tu
others-contract = contract
others-points = puncte
others-ahead = avans
others-ahead-title = Avans
others-unplayed = nejucată
others-left-out = și încă { $number }
others-pick = Vezi cum a jucat cineva…
others-back = Toți
lobby-deals-again = Când joci numai cu boții, poți primi cărți pe care le-au mai avut și alții, iar apoi vezi ce au făcut ei.
fair-new = Cine joacă numai cu boții și se uită aici înainte de tură primește cărți noi, pe care nu le-a mai avut nimeni.
verify-again = Aceste cărți le-au avut și alții înaintea ta. Secretul turei tale are 32 de octeți noi, urmați de cheia din care sunt generate cărțile. Împărțite din nou din cheia aceea, cărțile sunt aceleași.
verify-not-again = Aceste cărți le-au avut și alții înaintea ta. **Împărțite din nou din secret, sunt altele.** Arată asta gazdei botului.
denied-no-others = Tura aceasta nu se poate compara cu a nimănui: cărțile ei le-ai avut doar tu.
privacy-compared = turele jucate numai cu boții, pentru cei care vor avea aceleași cărți: ce a ieșit și cum ai jucat (pe serverul tău cu numele tău, în alte locuri, sau după ștergere, drept „cineva”); și ce cărți ai văzut, ca să nu le primești din nou
