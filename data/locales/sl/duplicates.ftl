# Kako se je z istimi kartami godilo drugim, samim s hišo.

others-look = Kako so igrali drugi
others-title = Drugi z istimi kartami
others-own = Ti: **{ $contract }**, **{ $points }**
others-beside = Bolje kot **{ $percent }{"\u00A0"}%** drugih, ki so tam sedeli s temi kartami (vseh skupaj: { $number }).
others-how = { $number ->
    [1] Šteje prednost: ti { $points }, nasprotnik { $others }, torej **{ $ahead }**.
   *[other] Šteje prednost pred drugimi pri mizi: ti { $points }, oni povprečno { $others }, torej **{ $ahead }**.
}
others-counted = Rezultat je prednost: lastne točke minus povprečje točk hišnih igralcev pri mizi.
others-none = Tam ni sedel še nihče drug. Hišni igralci bodo, ko bo bot imel čas: poglej znova čez nekaj časa.
others-as-first = Da je primerjava poštena, se točke štejejo kot v prvi delitvi partije. V tvoji partiji je prinesla { $points }, ker je nekaj ostalo od prejšnjih delitev.
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
verify-again = Te karte so pred tabo imeli že drugi. Skrivnost tvoje delitve je 32 novih bajtov, ki jim sledi ključ, iz katerega nastanejo karte. Znova razdeljene iz tega ključa so karte iste.
verify-not-again = Te karte so pred tabo imeli že drugi, vendar so **znova razdeljene iz skrivnosti drugačne.** Pokaži to gostitelju bota.
denied-no-others = Te delitve ni s kom primerjati: njene karte so bile samo tvoje.
privacy-compared = delitve, ki jih igraš s hišo, za primerjavo s tistimi, ki pozneje dobijo iste karte: tvoje rezultate in potek igre (na tvojem strežniku z imenom, drugje in potem, ko te pozabim, kot »nekdo«); in katere karte že poznaš, da jih ne dobiš znova
