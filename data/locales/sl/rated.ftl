# Rated deals: each person is dealt one of twenty that are equally hard.

rated-title = Tarok { $number } rangirano · { $game }
rated-name = Tarok { $number } rangirano
rated-way = Rangirana delitev
rated-intro = Na voljo je toliko enako težkih delitev: { $deals }. Tebi pripade ena od njih: skoraj nihče blizu tebe nima iste in nihče ne izve, kdo ima katero, preden se zaprejo. Vsak igra sam s hišo. Igralci hiše: { $level }. Šteje, kako je rezultat uvrščen med igralce hiše s tvojimi kartami.
rated-note = Tvoj edini poskus pri rangirani delitvi. Za vse druge igra hiša.
rated-secret = Tvoje karte sledijo iz skrivnosti { $deal } od { $deals }: `{ $secret }`. SHA-256 vseh, ene za drugo, je bil pokazan vnaprej: `{ $commitment }`.
rated-secrets = Vse skrivnosti
ladder-rated-title = Rangirane delitve · { $game }
ladder-of-daily = Ista za vse
ladder-of-rated = Rangirane
ladder-everywhere = Na vseh strežnikih skupaj je to mesto { $place }.
denied-no-rated-deal = Za ta dan ni rangiranih delitev: pripravijo se vnaprej.
denied-rated-deal-soon = Današnje rangirane delitve še nastajajo: poglej čez nekaj minut.

# A result that is shared, as a picture, in words.
alt-share = { $name }: odigrano { $title }, { $game }.
alt-share-quarters = Po četrtinah delitve: { $marks }.
alt-share-good = dobro
alt-share-fair = srednje
alt-share-poor = slabo
alt-share-percent = Bolje kot { $percent } % igralcev hiše.
alt-share-days = Zaporednih dni: { $days }.
