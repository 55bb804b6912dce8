# Wiersz nad kartami w pierwszych rozdaniach: o co chodzi na tym etapie i czego się w nim chce.

aim-bid = Kto licytuje najwyżej, gra, zwykle o { $needed } oczek. Ze słabą ręką się pasuje.
strohmann-aim-bid = Jedno z was może wziąć grę, o { $needed } oczek. Ze słabą ręką się pasuje.
aim-call = Wołasz króla: kto go ma, gra w parze z tobą. Razem potrzebujecie { $needed } oczek.
aim-talon = Talon wzmacnia twoją rękę: szukaj taroków i królów.
aim-discard = Odkładasz karty: pozbądź się krótkiego koloru, żeby później go przebijać.
aim-say = Zapowiedź albo kontra? Pas nic nie kosztuje.
aim-passed = Kontra i zapowiedzi przyjdą później: bot spasował za ciebie.
aim-little = Każdy gra sam: weź jak najmniej.
romanian-aim-little = Każdy gra sam: weź jak najmniej lew, każda kosztuje żetony.
aim-beggar-own = Nie wolno ci wziąć ani jednej lewy.
aim-beggar = Rozgrywa { $name } i nie może wziąć ani jednej lewy: zmuś do wzięcia choć jednej.
aim-valat-own = Musisz wziąć wszystkie lewy.
aim-valat = Rozgrywa { $name } i musi wziąć wszystkie lewy: wystarczy, że wy weźmiecie jedną.
aim-alone = Grasz bez partnera: potrzebujesz { $needed } oczek, wzięte dotąd: { $points }.
aim-with = Twoja strona to ty i { $names }: razem potrzebujecie { $needed } oczek, wzięte dotąd: { $points }.
aim-secret = Kto ma { $king }, gra w parze z tobą: razem potrzebujecie { $needed } oczek, wzięte przez ciebie: { $points }.
aim-def-alone = Bronisz, rozgrywa { $name } i potrzebuje { $against } oczek: tobie wystarczy { $needed }, wzięte dotąd: { $points }.
aim-def-with = Bronisz, po twojej stronie: { $names }. Przeciwnicy potrzebują { $against } oczek, wy { $needed }; wzięte dotąd: { $points }.
aim-def-secret = Rozgrywa { $name } w parze z tym, kto ma { $king }; pozostali są z tobą. Przeciwnicy potrzebują { $against } oczek, wy { $needed }; wzięte przez ciebie: { $points }.
aim-team = Twoja drużyna to ty i { $names }: liczy się każde oczko powyżej { $needed }; wzięte dotąd: { $points }.
aim-each = Zbierz więcej oczek niż przeciwnik: potrzebujesz { $needed }, wzięte dotąd: { $points }.
