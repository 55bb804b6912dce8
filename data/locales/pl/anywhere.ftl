# Gdzie nie ma serwera z botem: wiadomości prywatne, grupy, inne serwery.

reply-table-between-us = Stół otwarty: tutaj grasz z botami. Przyciski są poniżej, a twoje karty przyjdą tutaj.
reply-table-of-guest = Stół otwarty, a twoje karty przyjdą tutaj. Na tym czacie mogę tylko odpowiadać: rysuję stół, gdy ktoś z was kliknie przycisk albo wpisze polecenie, i nie mogę zawołać osoby, na którą wypada kolej. Moją starszą wiadomość, która przestała się zmieniać, zastępuje nowsza: `/tarok table` przenosi stół na sam dół.
denied-only-us = Te wiadomości czytasz tylko ty, więc nie ma kogo zaprosić. Ze znajomymi możesz grać w grupie albo na serwerze.
denied-unseen = Na tym kanale moje odpowiedzi byłyby widoczne tylko dla ciebie, więc nie mogę tu otworzyć stołu. Zagraj ze mną w wiadomościach prywatnych albo poproś kogoś, kto zarządza serwerem, żeby mnie dodał.
