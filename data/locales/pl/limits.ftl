# Ile najwyżej może chcieć jedna osoba.

denied-many-tables = Masz już { $most ->
    [one] { $most } otwarty stół
    [few] { $most } otwarte stoły
    [many] { $most } otwartych stołów
   *[other] { $most } otwartego stołu
}. Dograj partię albo zamknij stół przez `/tarok stop`, a potem otwórz następny.
denied-many-threads = W ciągu godziny { $most ->
    [one] otwarto dla ciebie { $most } wątek
    [few] otwarto dla ciebie { $most } wątki
    [many] otwarto dla ciebie { $most } wątków
   *[other] otwarto dla ciebie { $most } wątku
}. Spróbuj później albo zagraj w jednym z nich.
denied-many-questions = Czekasz już na { $most ->
    [one] { $most } podpowiedź lub analizę
    [few] { $most } podpowiedzi lub analizy
    [many] { $most } podpowiedzi lub analiz
   *[other] { $most } podpowiedzi lub analizy
}. Poproś znowu, gdy któraś przyjdzie.
denied-many-exports = W ciągu ostatnich dziesięciu minut twoje dane wysłano już { $most } razy. Poproś o nie znowu za kilka minut.
denied-many-clicks = Za szybko: ostatnie kliknięcie nic nie zrobiło. Odczekaj kilka sekund i graj dalej.
denied-being-prepared = To, o co prosisz, jest jeszcze przygotowywane. Poczekaj kilka sekund.
denied-many-take-backs = W tym rozdaniu { $most ->
    [one] była już { $most } twoja prośba
    [few] były już { $most } twoje prośby
    [many] było już { $most } twoich próśb
   *[other] było już { $most } twojej prośby
} o cofnięcie ruchu; teraz zostaje tak, jak jest.
denied-many-challenges = W ostatniej godzinie { $most ->
    [one] było już { $most } twoje wyzwanie
    [few] były już { $most } twoje wyzwania
    [many] było już { $most } twoich wyzwań
   *[other] było już { $most } twojego wyzwania
}. Spróbuj później.
denied-many-unanswered = { $most ->
    [one] { $most } twoje wyzwanie czeka
    [few] { $most } twoje wyzwania czekają
    [many] { $most } twoich wyzwań czeka
   *[other] { $most } twojego wyzwania czeka
} jeszcze na odpowiedź. Poczekaj na nią albo wycofaj któreś.
denied-many-team-matches = Masz już { $most ->
    [one] { $most } mecz drużynowy, który się nie zaczął
    [few] { $most } mecze drużynowe, które się nie zaczęły
    [many] { $most } meczów drużynowych, które się nie zaczęły
   *[other] { $most } meczu drużynowego, które się nie zaczęły
}. Zacznij któryś albo go odwołaj.
