# Kaj bot pove svojim gostiteljem.

denied-host-only = To je samo za gostitelje tega bota. `/tarok help` pokaže, kaj lahko tu počneš.
hosting-stats = **Koliko se je igralo vsak dan:** ljudje, ki so naredili potezo, odprte mize (po jeziku) in končane delitve (po igri in številu igralcev).
hosting-nothing-played = V teh dneh se ni igralo.
hosting-day = dan (UTC)
hosting-people = ljudje
hosting-tables = mize
hosting-deals = delitve
hosting-log = Do naslednjega zagona se v dnevnik pišejo vrstice od { $level } naprej. Če je procesov več, je to dnevnik tistega, ki streže ta kanal.
hosting-maintenance = **Bota kmalu ne bo približno { $minutes } min** zaradi vzdrževanja. Nič se ne izgubi: ta miza potem nadaljuje natanko od tod.
hosting-announced = V nekaj sekundah vsaka miza, ki igra, dobi to sporočilo, in to enkrat.
hosting-drained = Do { $until } novih miz ni mogoče odpreti; odprte igrajo naprej. `/tarok host drain` z 0 minutami to konča prej.
hosting-not-drained = Nove mize je mogoče odpreti.
denied-no-new-tables = Bot bo kmalu v vzdrževanju, zato do { $until } novih miz ni mogoče odpreti. Odprte mize igrajo naprej. Potem poskusi znova.
