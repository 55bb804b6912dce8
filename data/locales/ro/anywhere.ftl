# Unde nu e un server cu botul: mesaje directe, grupuri, alte servere.

reply-table-between-us = Masa e deschisă: aici joci cu casa. Butoanele sunt mai jos, iar cărțile îți vin aici.
reply-table-of-guest = Masa e deschisă, iar cărțile îți vin aici. În conversația asta pot doar să răspund: desenez masa când unul dintre voi apasă un buton sau scrie o comandă și nu pot chema pe cineva când îi vine rândul. Un mesaj mai vechi de-al meu, care nu se mai schimbă, lasă locul unuia mai nou: `/tarok table` pune masa jos de tot.
denied-only-us = Mesajele acestea le citești numai tu, deci n-ai pe cine invita. Într-un grup sau pe un server poți juca cu prietenii.
denied-unseen = În canalul acesta numai tu ai vedea ce răspund, așa că nu pot deschide o masă aici. Joacă cu mine în mesaje directe sau roagă pe cineva care gestionează serverul să mă adauge.
