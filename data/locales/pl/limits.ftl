# Ile najwyżej może chcieć jedna osoba.

denied-many-tables = Masz już otwarte stoły: { $most }. Dograj partię albo zamknij stół przez `/tarok stop`, a potem otwórz następny.
denied-many-threads = W ciągu godziny otwarto dla ciebie wątki: { $most }. Spróbuj później albo zagraj w jednym z nich.
denied-many-questions = Czekasz już na podpowiedzi lub analizy: { $most }. Poproś znowu, gdy któraś przyjdzie.
denied-many-clicks = Za szybko: ostatnie kliknięcie nic nie zrobiło. Odczekaj kilka sekund i graj dalej.
denied-many-take-backs = Prośby o cofnięcie ruchu w tym rozdaniu: { $most }. Teraz zostaje, jak jest.
denied-many-challenges = W ostatniej godzinie twoich wyzwań było już { $most }. Spróbuj później.
denied-many-unanswered = { $most } twoich wyzwań czeka jeszcze na odpowiedź. Poczekaj na nią albo wycofaj któreś.
denied-many-team-matches = Twoje mecze drużynowe, które się nie zaczęły: { $most }. Zacznij któryś z nich albo go odwołaj.
