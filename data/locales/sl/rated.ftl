# Rated deals: each person is dealt one of twenty that are equally hard.

rated-title = Tarok { $number } rangirano · { $game }
rated-name = Tarok { $number } rangirano
rated-way = Rangirana delitev
rated-intro = Na voljo je toliko enako težkih delitev: { $deals }. Tebi pripade ena od njih: skoraj nihče blizu tebe nima iste in nihče ne izve, kdo ima katero, preden se zaprejo. Vsak igra sam s hišo. Igralci hiše: { $level }. Šteje, kako je rezultat uvrščen med igralce hiše s tvojimi kartami.
rated-note = Tvoj edini poskus pri rangirani delitvi. Za vse druge igra hiša.
ladder-rated-title = Rangirane delitve · { $game }
ladder-of-daily = Ista za vse
ladder-of-rated = Rangirane
ladder-everywhere = Na vseh strežnikih skupaj je to mesto { $place }.
denied-no-rated-deal = Za ta dan ni rangiranih delitev: pripravijo se vnaprej.

# A result that is shared, as a picture, in words.
alt-share = { $name }: odigrano { $title }, { $game }.
alt-share-quarters = Po četrtinah delitve: { $marks }.
alt-share-good = dobro
alt-share-fair = srednje
alt-share-poor = slabo
alt-share-percent = Bolje kot { $percent } % igralcev hiše.
alt-share-days = Zaporednih dni: { $days }.
