# Kako se je z istimi kartami godilo drugim, samim s hišo.

others-look = To so igrali tudi drugi
others-title = Drugi z istimi kartami
others-own = Ti: **{ $contract }**, **{ $points }**
others-beside = Bolje kot **{ $percent } %** drugih, ki so tam sedeli s temi kartami (vseh skupaj: { $number }).
others-how = { $number ->
    [1] Šteje prednost: ti { $points }, nasprotnik { $others }, torej **{ $ahead }**.
   *[other] Šteje prednost pred drugimi pri mizi: ti { $points }, oni povprečno { $others }, torej **{ $ahead }**.
}
others-counted = Rezultat je prednost: lastne točke minus povprečje točk igralcev hiše pri mizi.
others-none = Tam ni sedel še nihče drug. Igralci hiše sedejo, ko je za to čas: poglej znova čez nekaj časa.
others-as-first = Pri vseh so točke take kot v prvi delitvi. V tvoji partiji je prinesla { $points }, ker je nekaj ostalo od prejšnjih delitev.
others-helped = Z namigom, vzeto potezo ali odsotnostjo tvoj rezultat za druge ni merilo, zato ga ne vidijo.
others-house = hiša, { $level } { $number }
others-player = nekdo
others-you = ti
others-contract = igra
others-points = točke
others-ahead = prednost
others-ahead-title = Prednost
others-unplayed = ni odigrano
others-left-out = in še { $number }
others-pick = Poglej, kako je kdo igral …
others-back = Vsi
lobby-deals-again = Ko igra kdo sam s hišo, lahko dobi karte, ki so jih imeli že drugi, in potem vidi, kako se jim je godilo.
fair-new = Kdor igra sam s hišo in pogleda sem pred delitvijo, dobi nove karte, ki jih ni imel še nihče.
verify-again = Te karte so pred tabo imeli že drugi. Skrivnost tvoje delitve je iz 32 novih bajtov in tega, iz česar sledijo karte; iz tega znova nastanejo iste.
verify-not-again = Te karte so pred tabo imeli že drugi. Iz skrivnosti znova nastanejo druge.
denied-no-others = Te delitve ni s kom primerjati: njene karte so bile samo tvoje.
privacy-compared = delitve, ki jih igraš s hišo, za tiste, ki bodo dobili iste karte: kaj je prišlo iz njih in potek igre (na tvojem strežniku z imenom, drugje in po pozabi kot »nekdo«); in katere karte že poznaš, da jih ne dobiš znova
