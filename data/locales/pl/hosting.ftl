# Co bot mówi osobom, które go prowadzą.

denied-host-only = To jest tylko dla osób, które prowadzą tego bota. `/tarok help` pokazuje, co możesz tu robić.
hosting-stats = **Ile grano każdego dnia:** osoby, które wykonały ruch, otwarte stoły (według języka) i zakończone rozdania (według gry i liczby graczy).
hosting-nothing-played = W tych dniach nie grano.
hosting-day = dzień (UTC)
hosting-people = osoby
hosting-tables = stoły
hosting-deals = rozdania
hosting-log = Do następnego uruchomienia do logu trafiają wiersze od { $level } wzwyż. Przy kilku procesach chodzi o log tego, który obsługuje ten kanał.
hosting-maintenance = **Wkrótce bota nie będzie przez około { $minutes } min** z powodu prac technicznych. Nic nie przepadnie: potem ten stół gra dalej dokładnie od tego miejsca.
hosting-announced = W ciągu kilku sekund każdy grający stół dostanie tę wiadomość, jeden raz.
hosting-drained = Do { $until } nie można otwierać nowych stołów; otwarte grają dalej. `/tarok host drain` z 0 minut kończy to wcześniej.
hosting-not-drained = Nowe stoły można otwierać.
denied-no-new-tables = Zbliżają się prace techniczne, więc do { $until } nie można otwierać nowych stołów. Otwarte stoły grają dalej. Spróbuj potem jeszcze raz.
