# Koliko lahko kdo največ zahteva.

denied-many-tables = Odprte mize, ki jih že imaš: { $most }. Eno odigraj do konca ali jo zapri z `/tarok stop`, potem odpri novo.
denied-many-threads = V eni uri so se zate odprle niti: { $most }. Poskusi pozneje ali igraj v eni od njih.
denied-many-questions = Namigi in analize, na katere že čakaš: { $most }. Ko kateri pride, lahko vprašaš spet.
denied-many-exports = V zadnjih desetih minutah so ti bili podatki poslani že { $most }-krat. Čez nekaj minut jih lahko zahtevaš znova.
denied-many-clicks = To je bilo zelo hitro, zato zadnji klik ni naredil nič. Počakaj nekaj sekund, potem gre naprej.
denied-being-prepared = Kar želiš, se še pripravlja. Počakaj nekaj sekund.
denied-many-take-backs = V tej delitvi si za potezo nazaj prosil že { $most }-krat; zdaj ostane, kot je.
denied-many-challenges = V zadnji uri je bilo tvojih izzivov že { $most }. Poskusi znova pozneje.
denied-many-unanswered = Brez odgovora je še { $most } tvojih izzivov. Počakaj na odgovor ali katerega umakni.
denied-many-team-matches = Ekipne tekme, ki so tvoje in se še niso začele: { $most }. Začni katero od njih ali jo odpovej.
