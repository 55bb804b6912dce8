# Ce spune botul celor care îl găzduiesc.

denied-host-only = Asta e numai pentru cine găzduiește botul. `/tarok help` arată ce poți face aici.
hosting-stats = **Cât s-a jucat în fiecare zi:** persoane care au făcut o mutare, mese deschise (după limbă) și ture terminate (după joc și numărul de jucători).
hosting-nothing-played = În aceste zile nu s-a jucat.
hosting-day = ziua (UTC)
hosting-people = persoane
hosting-tables = mese
hosting-deals = ture
hosting-log = Până la următoarea repornire, în jurnal intră rândurile de la { $level } în sus. Dacă sunt mai multe procese, e jurnalul celui care servește acest canal.
hosting-maintenance = **În curând botul lipsește cam { $minutes } min,** pentru întreținere. Nu se pierde nimic: apoi masa aceasta continuă exact de aici.
hosting-announced = În câteva secunde, fiecare masă în joc primește acest mesaj, o singură dată.
hosting-drained = Până la { $until } nu se pot deschide mese noi; cele deschise continuă. `/tarok host drain` cu 0 minute încheie asta mai devreme.
hosting-not-drained = Se pot deschide mese noi.
denied-no-new-tables = Botul intră curând în întreținere, așa că până la { $until } nu se pot deschide mese noi. Mesele deschise continuă. Încearcă din nou după aceea.
