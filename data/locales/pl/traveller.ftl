# Protokół zamkniętego rozdania: wszystkie kontrakty zagrane tymi kartami i ich wyniki.

traveller-look = Protokół
traveller-title = Protokół: wszyscy z tymi kartami
traveller-as-declarer = Rozgrywający
traveller-as-partner = Partner rozgrywającego
traveller-as-defender = Obrona
traveller-as-none = Bez rozgrywającego
traveller-as-unknown = Kontrakt nieznany
traveller-points = pkt
traveller-ahead = przew.
traveller-note = ×: ludzie + boty, wszyscy na tym samym miejscu. ✓: ile razy wygrał rozgrywający.
traveller-means = Punkty to średnia.
traveller-means-ahead = Punkty i przewaga przy stole (przew.) to średnie.
traveller-own = { $mark }: twój wynik.
traveller-pick-line = Zobacz kontrakt…
traveller-pick-deal = Rozdanie { $deal } z { $deals }: zobacz inne…
traveller-all = Wszystkie wiersze
traveller-none-to-see = Żadnego z tych rozdań nie można obejrzeć. Cudze widzi każdy, kto na czas rozegrał to samo rozdanie do końca (starszych nie), a cały serwer po udostępnieniu; ruchy botów są w większości usuwane dwa tygodnie po zamknięciu rozdania.
traveller-viewers = Po zakończeniu każdy, kto na czas rozegrał to samo rozdanie do końca, może obejrzeć twoją grę (*{ $traveller }*). Twoja nazwa jest widoczna tylko na serwerze, na którym grasz.
denied-no-traveller = To rozdanie nie ma protokołu. Rozdania dnia, rozdania rankingowe i turniejowe mają go po zamknięciu.
denied-no-traveller-line = Tego wiersza nie ma już w protokole.
