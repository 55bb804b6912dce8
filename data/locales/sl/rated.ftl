# Rated deals: each person is dealt one of twenty that are equally hard.

rated-title = Tarok { $number } rangirano · { $game }
rated-name = Tarok { $number } rangirano
rated-way = Rangirana delitev
rated-intro = Na voljo je toliko enako težkih delitev: { $deals }. Tebi pripade ena od njih: skoraj nihče od tvojih znancev nima iste in nihče ne izve, kdo ima katero, preden se zaprejo. Vsak igra sam s hišo. Hišni igralci: { $level }. Šteje delež hišnih igralcev s tvojimi kartami, ki jih premagaš.
rated-note = Tvoj edini poskus pri rangirani delitvi. Za vse druge igra hiša.
rated-secret = Tvoje karte so nastale iz skrivnosti { $deal } od { $deals }: `{ $secret }`. SHA-256 vseh, zapisanih ena za drugo, je bil pokazan vnaprej: `{ $commitment }`.
rated-secrets = Vse skrivnosti
ladder-title-rated = Rangirane delitve · { $game }
ladder-of-daily = Delitev dneva
ladder-of-rated = Rangirane
ladder-everywhere = Tvoje mesto na vseh strežnikih skupaj: { $place }.
denied-no-rated-deal = Za ta dan ni rangiranih delitev.
denied-rated-deal-soon = Današnje rangirane delitve še nastajajo: poglej čez nekaj minut.

# A result that is shared, as a picture, in words.
alt-share = { $name }: odigrano { $title }, { $game }.
alt-share-quarters = Po četrtinah delitve: { $marks }.
alt-share-good = dobro
alt-share-fair = srednje
alt-share-poor = slabo
alt-share-percent = Bolje kot { $percent }{"\u00A0"}% hišnih igralcev.
alt-share-days = Zaporednih dni: { $days }.
