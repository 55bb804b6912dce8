# Wołanie do nowych stołów: kogo woła serwer, i jego lista osób.

calls-to-table = { $names }: { $host } otwiera stół na kanale { $channel } ({ $game }). { $seats ->
    [one] Jedno miejsce jest wolne
    [few] { $seats } miejsca są wolne
    [many] { $seats } miejsc jest wolnych
   *[other] Wolne miejsca: { $seats }
}.
calls-title = Wołanie do nowych stołów
calls-what = Gdy ktoś otworzy stół na tym serwerze i po chwili są jeszcze wolne miejsca, jedna wiadomość na tamtym kanale woła do niego ludzi. Między jednym a drugim wołaniem mija co najmniej dziesięć minut.
calls-are-off = Nikogo nie wołam.
calls-a-role = Wołam rolę { $role }.
calls-from-list = Wołam osoby z listy. { $number ->
    [0] Na razie nikogo na niej nie ma
    [one] Jest na niej jedna osoba
    [few] Są na niej { $number } osoby
    [many] Jest na niej { $number } osób
   *[other] Osób na niej: { $number }
}.
calls-you-are-listed = Jesteś na liście.
calls-you-are-not-listed = Nie ma cię na liście.
calls-about-roles = Rolę wybierasz przez `/tarok server call`. Osoby z tą rolą dostają powiadomienie tylko wtedy, gdy wszyscy mogą ją wzmiankować albo gdy ja mogę wzmiankować wszystkie role.
calls-list-ends = Jeśli wybierzesz co innego, lista zostanie usunięta.
calls-join = Wołaj mnie
calls-leave = Nie wołaj mnie
calls-list = Wołaj z listy
calls-nobody = Nie wołaj nikogo
calls-invite = Zaproś tutaj
calls-invitation = Wołać cię, gdy na tym serwerze otworzy się stół z wolnymi miejscami? Najwyżej raz na dziesięć minut, a z listy możesz wypisać się w każdej chwili.
calls-joined = Zawołam cię, gdy otworzy się tu stół.
calls-left = Już nie będę cię wołać.
denied-one-role = Podaj jedną rolę jako wzmiankę: wpisz @ i wybierz. Nie może to być @everyone.
denied-no-call-list = Ten serwer nie ma listy osób wołanych do nowych stołów.
denied-call-list-full = Lista jest pełna: { $most } osób.
