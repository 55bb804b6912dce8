# Druga in tretja delitev dneva, za tiste, ki hočejo.

daily-further = Za to delitev se odločiš po želji: primerja se in pokaže kot prva, zaporedni dnevi pa od nje niso odvisni. Če jo odpreš in pustiš nedokončano, na lestvici šteje kot 0{"\u00A0"}%.
daily-left-further = Na lestvici šteje kot 0{"\u00A0"}%.
daily-next-deal = { $deal ->
    [2] Druga delitev
   *[other] Tretja delitev
}
daily-day-total = Delitve dneva: { $finished } od { $deals }. V povprečju bolje kot **{ $percent }{"\u00A0"}%** hišnih igralcev.
daily-day-finished = Končane delitve dneva: { $finished } od { $deals }.
daily-share-day = delitve: { $finished }, v povprečju { $percent }{"\u00A0"}%
denied-daily-deal-before = Najprej končaj prejšnjo delitev.
channel-all-deals = **Vse delitve ({ $deals }), v povprečju bolje kot:** { $names }
channel-of-all-deals = { $name } { $percent }{"\u00A0"}%
