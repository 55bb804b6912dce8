# Reszta rozdania, w którym nic nie może się już zmienić.

rest-show = Pokaż resztę
rest-shown = Wynik nie mógł się już zmienić, więc resztę rozegrał bot.

rest-claim = Reszta bez gry
rest-claims = { $name } twierdzi, że wynik nie może się już zmienić, i pokazuje: { $cards }
sure-claim = Powiedzieć, że wynik nie może się już zmienić? Wszyscy zobaczą twoje karty. Jeśli wszyscy się zgodzą i tak naprawdę jest, resztę rozegra bot. Można to zrobić raz w rozdaniu.
rest-asked = Twoje karty są odkryte, a pozostali mają odpowiedzieć. Zagranie karty kończy sprawę.
rest-agreed = Wszyscy się zgadzają: resztę rozegrał bot.
rest-refused = To nie zostało przyjęte: gramy dalej.
denied-claimed-already = W tym rozdaniu reszta była już raz zgłoszona; teraz gra się do końca.
denied-no-claim = Resztę można zgłosić podczas rozgrywki, w swojej kolejce, gdy ma się wybór i nie ma innego pytania.
