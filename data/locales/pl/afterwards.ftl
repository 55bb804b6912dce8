# Gdy dzień się zamknie: jak poszły jego rozdania, w wiadomości prywatnej.

afterwards-rank = Miejsce na serwerze, na którym padł ten wynik: **{ $rank }** z { $number }.
afterwards-costliest = **Twoja najdroższa decyzja:** { $choice } Stracone punkty: **{ $cost }**.
afterwards-unjudged = Brakujące tu punkty stracone na błędach nie są jeszcze znane. Gdy będą znane, znajdziesz je pod *{ $days }*.
afterwards-look = Obejrzyj
