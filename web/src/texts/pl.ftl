# Otoczenie stołu w przeglądarce.

nav = Główne strony
shelf = Gry
mine = Moje gry
settings = Ustawienia
language = Język
day = Dzień
night = Noc
guest = Gość
close = Zamknij
save = Zapisz
saved = Zapisano.
open = Otwórz
offline = Serwer nie odpowiada. Spróbuj za chwilę.
notice = Kto prowadzi serwer i prywatność
notice-none = Gospodarz tego serwera nic tu nie napisał.

# Półka i pudełka
shelf-line = pięć gier na jednej linie; zagraj z przyjaciółmi, samotnie albo z botami, które grają uczciwie
box-players = { $n ->
        [one] { $seats } gracz
        [few] { $seats } gracze
        [many] { $seats } graczy
       *[other] { $seats } gracza
    }
box-minutes = { $from }–{ $to } minut
players-n = { $n ->
        [one] { $n } gracz
        [few] { $n } gracze
        [many] { $n } graczy
       *[other] { $n } gracza
    }
set-the-table = Przygotuj stół
take-your-turn = Zagraj
tables-open = { $n ->
        [one] { $n } wolny stół
        [few] { $n } wolne stoły
        [many] { $n } wolnych stołów
       *[other] { $n } wolnego stołu
    }
against-bots = Z botami
against-bots-line = Nie widzą więcej niż ty.
at-the-table = Przy stole
alone = Tylko ty
you-and-bots = { $n ->
        [one] Ty i bot
        [few] Ty i { $n } boty
        [many] Ty i { $n } botów
       *[other] Ty i { $n } bota
    }
level = Jak dobrze grają
bot-level-easy = słaby
bot-level-medium = średni
bot-level-hard = silny
bot-level-expert = mistrz
bot-level-random = losowy
play-now = Graj
new-table = Z przyjaciółmi
new-table-line = Wybierz, kto gdzie siedzi. Każde wolne miejsce dostanie link i kod do zeskanowania.
seats = Miejsca
how-many = Ile osób gra
chair-me = Ty
chair-person = Ktoś z przyjaciół
chair-bot = Bot, { $level }
listed = Ten stół może znaleźć każdy
with-hints = Podpowiedzi są dozwolone
rules = Zasady
rules-line = Wszystkie zasady, punkt po punkcie.
read-the-rules = Czytaj zasady
chapters = Rozdziały
rules-marks = Oznaczenia: interpretacja to nasze odczytanie tam, gdzie drukowane zasady milczą lub dają się czytać na dwa sposoby; fakt pochodzi z innych publicznych źródeł; rekonstrukcja to przypuszczenie, gdy żadne źródło nic nie mówi.
open-tables = Otwarte stoły
no-open-tables = Żaden stół nie jest teraz otwarty dla wszystkich.
watch = Oglądaj
join = Dosiądź się

# Moje gry, ustawienia
mine-none = Nie masz jeszcze żadnych gier. Na półce jest ich pełno.
to-the-shelf = Do gier
your-turn = Twoja kolej
turn-of = { $who }: twoja kolej
others-turn = Myślą inni
not-started = Nierozpoczęta
over = Zakończona
look-at-it = Obejrzyj
your-name = Twoje imię
your-name-line = Widzą je inni przy stole. Nikt nie potrzebuje konta.
theme = Światło
theme-system = jak w urządzeniu
theme-light = dzień
theme-dark = noc
motion = Ruch
motion-system = jak w urządzeniu
motion-full = wszystko się porusza
motion-less = nic się nie porusza
press = Naciśnięcie ruchu na planszy
press-auto = wykonuje go; palcowi najpierw go pokazuje
press-once = wykonuje go
press-twice = pokazuje go; drugie naciśnięcie go wykonuje
press-again = Naciśnij jeszcze raz, aby zagrać.
keys = Klawisze
key-number = wykonaj ruch o tym numerze
key-arrows = przechodź po tym, co możliwe na planszy
key-enter = wykonaj
key-escape = krok wstecz albo pomiń animację
key-filter = szukaj wśród ruchów
key-undo = cofnij
key-hint = podpowiedź
key-why = dlaczego nie mogę?
key-log = dziennik
key-replay = ruch wstecz, ruch dalej
nowhere = Tu nic nie ma
nowhere-line = Ten adres donikąd nie prowadzi. Może brakuje w nim litery.
no-table = Nie ma takiego stołu
no-table-line = Link może być niepełny albo stół należy do innego serwera.
no-pages = Tej gry nie można tu pokazać
no-pages-line = Serwer ją zna, ale te strony zbudowano bez niej. Można w nią grać w terminalu.
opening = Stół jest przygotowywany …

# Siadanie
invited = Zaproszenie do gry { $game }
already-here = Przy stole: { $who }
sit-down = Usiądź
just-watch = Tylko oglądaj
link-used = Ktoś już zajął to miejsce. Możesz oglądać.
room-waits = { $n ->
        [one] Jedno miejsce jest wolne. Wyślij link albo daj zeskanować kod.
        [few] { $n } miejsca są wolne. Wyślij linki albo daj zeskanować kody.
        [many] { $n } miejsc jest wolnych. Wyślij linki albo daj zeskanować kody.
       *[other] { $n } miejsca jest wolne. Wyślij linki albo daj zeskanować kody.
    }
room-ready = Wszyscy już są.
room-ready-guest = Wszyscy już są. Grę zaczyna ten, kto przygotował stół.
free-seat = wolne
copy-link = Kopiuj link
copied = Skopiowano
show-code = Kod
invite-link = Link do tego miejsca
qr-code = Link jako kod do zeskanowania
start = Zacznij
stand-up = Wstań od stołu
refused-seats_free = Jakieś miejsce jest jeszcze wolne.

# Przy stole
bot-1 = Perła
bot-2 = Mewa
bot-3 = Mątwa
bot-4 = Wydra
bot-5 = Foka
bot-6 = Muszla
you = ty
you-chip = Ty
bot-of-level = bot, { $level }
pts = { $n ->
        [one] pkt
        [few] pkt
        [many] pkt
       *[other] pkt
    }
points-explained = Punkty wiersz po wierszu
board = Plansza
question = Co wybierasz
moves = Twoje ruchy
ask-plain = Co robisz?
no-board = Ta gra nie ma jeszcze narysowanej planszy. Wszystkie ruchy są na liście.
percent = { $n }%
to-win-about = ≈ { $n }% na wygraną
to-win = { $n }% na wygraną
more-moves = { $n ->
        [one] Jeszcze { $n }
        [few] Jeszcze { $n }
        [many] Jeszcze { $n }
       *[other] Jeszcze { $n }
    }
filter = Szukaj wśród ruchów
is-thinking = { $who } myśli
is-asked = Ruch: { $who }
sea-moves = Decyduje morze
you-watch = Oglądasz.
bots-warming = Boty się budzą. Za pierwszym razem trwa to około minuty.
bot-plays-for-you = Gra za ciebie bot
bot-plays-line = Nie wie więcej niż ty. Miejsce jest twoje, kiedy tylko zechcesz.
take-back-seat = Wróć na swoje miejsce
hand-over = Oddaj miejsce
hand-over-line = Bot gra za ciebie, dopóki nie wrócisz.
let-bot-play = Niech gra bot
undo = Cofnij
ask-undo = Poproś o cofnięcie
asks-undo = O cofnięcie prosi { $who }.
agree = Zgoda
decline = Odmów
take-wish-back = Jednak nie
hint = Podpowiedź
hinting = Myślę …
ask-why = Dlaczego nie mogę…?
choose-again = Wybierz co innego
ask-why-press = Naciśnij cokolwiek na planszy.
ask-why-not = Dlaczego nie: { $what }?
ask-not-your-turn = To jeszcze nie twoja kolej.
log = Dziennik
chat = Rozmowa
log-and-chat = Dziennik i rozmowa
log-empty = Jeszcze nic się nie wydarzyło.
log-undo = { $who } się cofa.
log-ask = { $who } prosi o cofnięcie.
log-decline = { $who } się nie zgadza.
log-leave = { $who }: dalej gra bot.
log-return = { $who } wraca do stołu.
earlier = Wcześniejsze
move-n = ruch { $n }
step-back = Ruch wstecz
step-on = Ruch dalej
as-it-was = Stół, jak wyglądał
back-to-now = Wróć do teraz
skip = Pomiń
chat-empty = Nikt jeszcze nic nie powiedział.
chat-say = Powiedz coś
send = Wyślij
more = Więcej
table-menu = Stół
watch-link = Link dla widzów
watch-link-line = Kto go ma, widzi to, co widz.
reconnecting = Ponowne łączenie. Twoje ruchy są bezpieczne.
show-end = Pokaż wynik
win-you = Wygrywasz!
win-who = Wygrywa { $who }!
win-shared = Wspólna wygrana: { $who }!
tie-line = Przy równych punktach o miejscach decyduje zasada gry; kto i wtedy ma tyle samo, dzieli miejsce.
rematch = Zagraj jeszcze raz
download = Pobierz (.tide)
look-at-table = Obejrzyj stół

refused-not_your_turn = To nie twoja kolej.
refused-game_over = Gra się skończyła.
refused-handed_over = Gra za ciebie bot. Najpierw wróć na miejsce.
refused-no_hint_now = Boty są zajęte. Zapytaj za chwilę.
refused-no_hints = Przy tym stole gra się bez podpowiedzi.
refused-too_many = Trochę wolniej, proszę.
refused-already_asked = Ktoś już prosi. Najpierw odpowiedz.
refused-nothing_to_undo = Nie ma czego cofać.
refused-out_of_time = Twój czas się skończył; dalej gra bot.
refused-illegal_move = Teraz to niemożliwe.
refused-muted = Gospodarz serwera nie pozwala ci na razie pisać na czacie.
refused-banned = Gospodarz wykluczył cię z tego serwera.
refused-busy = Serwer jest teraz bardzo zajęty.
refused-other = Nie udało się. Spróbuj jeszcze raz.

# Kilka osób przy jednym urządzeniu
pass-to = Podaj urządzenie: { $who }
pass-first = Najpierw obejrzyj, co masz. Potem stół się zasłoni.
pass-line = Wszystko, co tajne, jest schowane. Naciśnij, gdy przed nim siedzisz.
cover = Zasłoń stół
i-am = To ja, { $who }
covered = Stół jest zasłonięty
covered-line = Kto przed nim siedzi?
story = Od ostatniego spojrzenia na stół
story-before = Stół taki, jaki był.
retell = Co się działo?
here = Gdzie kto siedzi
here-own = każdy przy swoim urządzeniu
here-shared = wszyscy przy tym urządzeniu
here-line = Ręce pozostają tajne: między turami opada kurtyna.
here-open-line = W tej grze nic nie jest tajne, więc gracie po prostu na zmianę.
chair-here = Tutaj, przy tym urządzeniu
name-of-seat = Imię, miejsce { $n }

# Losowość, gdzie jej nie ma
luck-none = Żadna: niczego się nie losuje i nic nie jest ukryte.

# Co zmierzono
figures = Liczby
figure-length = Długość
figure-luck = Losowość
figure-bots = Boty
luck-little = Mała: kto gra lepiej, prawie zawsze wygrywa.
luck-some = Średnia: kto gra lepiej, zwykle wygrywa.
luck-much = Duża: dziś wygrać może każdy.
bots-reach = poziom { $one } wygrywa z poziomem { $other } { $n } razy na 100
running-tables = Stoły do oglądania
no-running-tables = Nikt teraz nie gra na oczach wszystkich.

# Zegary
clock = Zegar
clock-none = bez zegara
clock-game-minutes = { $n ->
        [one] { $n } minuta dla każdego na grę
        [few] { $n } minuty dla każdego na grę
        [many] { $n } minut dla każdego na grę
       *[other] { $n } minuty dla każdego na grę
    }
clock-game-seconds = { $n ->
        [one] { $n } sekunda dla każdego na grę
        [few] { $n } sekundy dla każdego na grę
        [many] { $n } sekund dla każdego na grę
       *[other] { $n } sekundy dla każdego na grę
    }
clock-game-days = { $n ->
        [one] { $n } dzień dla każdego na grę
        [few] { $n } dni dla każdego na grę
        [many] { $n } dni dla każdego na grę
       *[other] { $n } dnia dla każdego na grę
    }
clock-move-days = { $n ->
        [one] { $n } dzień na ruch
        [few] { $n } dni na ruch
        [many] { $n } dni na ruch
       *[other] { $n } dnia na ruch
    }
clock-move-minutes = { $n ->
        [one] { $n } minuta na ruch
        [few] { $n } minuty na ruch
        [many] { $n } minut na ruch
       *[other] { $n } minuty na ruch
    }
clock-move-seconds = { $n ->
        [one] { $n } sekunda na ruch
        [few] { $n } sekundy na ruch
        [many] { $n } sekund na ruch
       *[other] { $n } sekundy na ruch
    }
clock-left-days = { $days } d { $hours } h
clock-left = Zostało: { $left }
clock-up-game = Komu skończy się czas na grę, za tego bot dogra do końca.
clock-up-move = Kto zbyt długo myśli nad ruchem, za tego gra bot, dopóki nie wróci.
clock-soon = { $who }: zostało { $left }.

# Dobre maniery: wcześniejszy koniec, nieobecni, osoby, widzowie
cancel = Anuluj
ending = Zakończ grę
offer-end = Zaproponuj koniec gry
offer-end-line = Gra skończy się bez wyniku, gdy zgodzą się wszyscy: { $who }. Do tego czasu toczy się dalej.
offer-it = Zaproponuj
offers-end = { $who } proponuje zakończyć grę bez wyniku.
have-agreed = Na razie zgoda: { $who }
resign = Odejdź na dobre
resign-line = Twoje miejsce do końca rozegra bot. Powrotu nie będzie, ale możesz oglądać i rozmawiać.
resign-now = Tak, odchodzę na dobre
close-table = Zamknij stół
close-table-line = Gra skończy się teraz, bez wyniku. Zostanie wśród twoich gier.
close-early-line = Gra się nie zacznie, a linki do miejsc przestaną działać.
close-it = Tak, zamknij
you-resigned = Ta gra toczy się już bez ciebie
you-resigned-line = Twoje miejsce do końca rozegra bot. Możesz oglądać i rozmawiać.
has-resigned = już nie gra
away = offline
away-since = offline od { $when }
away-since-line = { $who } jest offline od { $when }.
replace-from = Od { $when } możesz oddać to miejsce botowi.
replace-line = Możesz oddać to miejsce botowi. { $who } może na nie wrócić w każdej chwili.
replace-never = Przy tym stole bot nie gra za nieobecnych.
absence = Za nieobecną osobę może grać bot
absence-line = Za nieobecną osobę może { $time } grać bot.
absence-never = nigdy
absence-seconds = { $n ->
        [one] po { $n } sekundzie
        [few] po { $n } sekundach
        [many] po { $n } sekundach
       *[other] po { $n } sekundy
    }
absence-minutes = { $n ->
        [one] po { $n } minucie
        [few] po { $n } minutach
        [many] po { $n } minutach
       *[other] po { $n } minuty
    }
absence-hours = { $n ->
        [one] po { $n } godzinie
        [few] po { $n } godzinach
        [many] po { $n } godzinach
       *[other] po { $n } godziny
    }
absence-days = { $n ->
        [one] po { $n } dniu
        [few] po { $n } dniach
        [many] po { $n } dniach
       *[other] po { $n } dnia
    }
spectators = Inni mogą oglądać
spectators-yes = Inni mogą oglądać.
spectators-no = Oglądać mogą tylko gracze.
players-only = tylko dla graczy
agreed = Ustalenia
people = Osoby przy stole
mute = Wycisz
unmute = Wyłącz wyciszenie
muted-line = Nie widzisz wiadomości tej osoby przy żadnym stole. Ona się o tym nie dowie.
report = Zgłoś
report-line = Przeczyta to gospodarz tego serwera. { $who } się o tym nie dowie.
report-what = Co się stało?
report-send = Wyślij zgłoszenie
reported = Dziękujemy. Gospodarz tego serwera to przeczyta.
kick = Usuń
kick-line = { $who } straci miejsce. Wrócić będzie można tylko przez nowy link, który dostaniesz.
kick-now = Tak, usuń
no-watching = Ten stół mogą oglądać tylko gracze
no-watching-line = Przy tym stole nie ma widzów. Dopóki gra się nie zacznie, można się dosiąść przez link do wolnego miejsca.
kicked-out = Nie siedzisz już przy tym stole
kicked-out-line = Gospodarz usunął cię od stołu.
closed-early = Ten stół jest zamknięty
closed-early-line = Zamknięto go przed początkiem gry.
closed = Stół jest zamknięty
closed-short = Zamknięta
closed-agreed = Gracze zgodzili się zakończyć grę.
closed-host = Gospodarz zamknął stół przed początkiem gry.
closed-abandoned = Stół zamknięto, bo nikt inny nie mógł grać dalej.
closed-admin = Stół zamknął gospodarz serwera.
no-result = Gra nie ma wyniku.
log-offer = { $who } proponuje zakończyć grę.
log-agree = { $who } się zgadza.
log-withdraw = { $who } wycofuje prośbę.
log-replace = { $who } jest offline. { $by } oddaje to miejsce botowi.
log-resign = { $who } odchodzi na dobre. Dalej gra bot.
link-dead = Ten link już nie działa. Poproś gospodarza stołu o nowy.
link-used-private = Ktoś już zajął to miejsce.
chat-earlier = Pokaż wcześniejsze wiadomości
replay-players-only = Tę grę mogą przeglądać tylko jej gracze.
again-soon = Spróbuj ponownie za kilka sekund.
again-seconds = { $n ->
        [one] Spróbuj ponownie za { $n } sekundę.
        [few] Spróbuj ponownie za { $n } sekundy.
        [many] Spróbuj ponownie za { $n } sekund.
       *[other] Spróbuj ponownie za { $n } sekundy.
    }
again-minutes = { $n ->
        [one] Spróbuj ponownie za { $n } minutę.
        [few] Spróbuj ponownie za { $n } minuty.
        [many] Spróbuj ponownie za { $n } minut.
       *[other] Spróbuj ponownie za { $n } minuty.
    }
again-hours = { $n ->
        [one] Spróbuj ponownie za { $n } godzinę.
        [few] Spróbuj ponownie za { $n } godziny.
        [many] Spróbuj ponownie za { $n } godzin.
       *[other] Spróbuj ponownie za { $n } godziny.
    }
banned = Tutaj nie możesz grać
banned-line = Gospodarz tego serwera zablokował ciebie albo twoją sieć.
damaged = Tego stołu nie można otworzyć
damaged-line = Zapis gry na serwerze jest uszkodzony. Daj znać gospodarzowi serwera.
refused-damaged = Tej gry nie można otworzyć: jej zapis na serwerze jest uszkodzony.
refused-already_started = Gra już się zaczęła.
refused-bad_message = Tej wiadomości nie można wysłać.
refused-kicked = Gospodarz usunął cię od tego stołu.
refused-no_such_seat = Nikt już tam nie siedzi.
refused-not_absent = Jeszcze nie: inni mogą grać dalej albo mają czas, żeby wrócić.
refused-not_host = Może to zrobić tylko gospodarz stołu.
refused-not_known = Na tym urządzeniu nikt nie jest zalogowany. Najpierw wybierz imię.
refused-not_seated = Mogą to robić tylko gracze przy tym stole.
refused-not_started = Gra jeszcze się nie zaczęła.
refused-nothing_asked = Nie ma już na co odpowiadać.
refused-private = Ten stół jest prywatny.
refused-resigned = Ta gra toczy się już bez ciebie.
refused-seat_taken = Ktoś już zajął to miejsce.

# Nauka
learn-it = Naucz się w trzy minuty
lesson-of = Lekcja: { $game }
lesson-step = Krok { $n } z { $all }
lesson-steps = Kroki tej lekcji
lesson-words = Co mówi ten krok
lesson-next = Dalej
lesson-back = Wstecz
lesson-show-me = Pokaż mi
lesson-meanwhile = Tymczasem
lesson-rule = Zasada
lesson-remark-other = To też wolno. Lekcja idzie inną drogą: zobacz, o co prosi.
lesson-remark-also = Równie dobre jak to, o co proszono.
lesson-remark-look = Tutaj nic nie musisz robić. Idź dalej, kiedy zechcesz.
lesson-play = Zagraj ze słabym botem
lesson-again = Od początku
lesson-missing = Tej lekcji nie można teraz otworzyć.

# Cofanie i co zostało
takes-back = Cofnie się to:
undo-asks = Zgodzić się musi: { $who }.
take-back = Cofnij
leave-it = Zostaw
no-undo-line = Nie ma jeszcze twojej decyzji, którą można by cofnąć.
left = Co zostało
left-chip = Zostało
left-nothing = nic

# Po grze: powtórki, wykres, pliki
replay = Powtórka
replays = Twoje rozegrane gry
replay-not-over = Ta gra jeszcze trwa. Gdy się skończy, będzie ją można tu obejrzeć.
replay-private = Ten stół zachowuje powtórkę dla siebie.
to-the-table = Do stołu
from-a-file = z pliku
no-board-replay = Ta gra nie ma jeszcze narysowanej planszy. Co się działo, jest w zapisie.
place-shared = dzieli miejsce
slider = Przebieg gry
event = Zdarzenie
event-of = zdarzenie { $n } z { $of }
event-back = Zdarzenie wstecz
event-on = Zdarzenie naprzód
to-the-start = Na początek
to-the-end = Na koniec
play = Odtwórz
pause = Wstrzymaj
eyes = Oczami
eyes-nobody = widza
standing = Jak się skończyło
not-finished = Tej gry nie dograno do końca.
curve = Kto wygrywał
curve-label = Szanse na wygraną, decyzja po decyzji
curve-line = Przed każdą decyzją, tak jak widzi to mocny bot, który wie tyle co osoba podejmująca decyzję.
curve-none = Bot może przejrzeć każdą decyzję i powiedzieć, kto wygrywał.
curve-look = Niech bot spojrzy
curve-waits = Boty najpierw grają. Twoja gra jest następna.
curve-thinking = { $of ->
        [one] Bot patrzy: { $done } z { $of } decyzji
        [few] Bot patrzy: { $done } z { $of } decyzji
        [many] Bot patrzy: { $done } z { $of } decyzji
       *[other] Bot patrzy: { $done } z { $of } decyzji
    }
curve-table = Wykres jako tabela
turns = Punkty zwrotne
no-turns = Żadna pojedyncza decyzja nie odwróciła tej gry.
turn-swing = { $who }: z { $before } % na { $after } %
turn-better = Lepiej: { $move } (+{ $n }%)
play-on = Graj stąd dalej
play-on-line = Nowy stół zaczyna się dokładnie tutaj. O czym los jeszcze nie zdecydował, zostanie wylosowane od nowa, a pozostałe miejsca zajmą boty.
play-on-seat = Twoje miejsce
play-on-begin = Graj dalej
too-many-tables = Masz wiele gier w toku. Najpierw skończ kilka z nich.
open-file = Otwórz plik
open-file-line = Upuść tu plik .tide albo go wybierz. Możesz go przejrzeć i grać dalej z dowolnego miejsca.
file-too-large = Jak na grę ten plik jest za duży: najwyżej { $n } KiB.
file-too-many = Otwarto wiele plików. Spróbuj za minutę.
file-bad = Tego pliku nie da się otworzyć.
file-bad-line = Tego pliku nie da się otworzyć: coś jest nie tak w wierszu { $n }.

# Urządzenia, klucze dostępu, dane
devices = Twoje urządzenia
devices-line = Przeglądarki i programy, w których grasz. Wyloguj te, których już nie używasz.
device-name = { $browser }, { $system }
device-unknown = Nieznane urządzenie
device-here = to
device-used = ostatnio używane { $day }
sign-out = Wyloguj
sign-out-this = Wyloguj: { $device }
sign-out-others = Wyloguj wszędzie indziej
signed-out-n = { $n ->
        [one] Wylogowano jedno urządzenie.
        [few] Wylogowano { $n } urządzenia.
        [many] Wylogowano { $n } urządzeń.
       *[other] Wylogowano { $n } urządzenia.
    }
other-device = Użyj innego urządzenia
other-device-line = W ciągu 15 minut zeskanuj kod lub otwórz link na drugim urządzeniu. Działa raz. Nie dawaj go nikomu: kto go otworzy, będzie grać jako ty.
other-device-link = Link do twojego drugiego urządzenia
device-follow = Używaj także tego urządzenia
device-follow-line = Na tym urządzeniu grasz jako { $who }, z tymi samymi grami i miejscami przy stole.
device-follow-as = Graj dalej jako { $who }
device-follow-warning = Ta przeglądarka używa już imienia { $you }. Po przełączeniu na { $who } straci gry, które należą do { $you }, chyba że masz je też na innym urządzeniu.
device-follow-keep = Zostań jako { $you }
device-follow-switch = Przełącz na { $who }
passkeys = Klucze dostępu
passkeys-line = Gdyby ta przeglądarka straciła plik cookie, klucz dostępu przywróci ci imię, gry i miejsca przy stole.
passkey-add = Dodaj klucz dostępu
passkey-made = utworzony { $day }
passkey-remove = Usuń
passkey-remove-this = Usuń klucz dostępu: { $device }
passkey-sign-in = Zaloguj się kluczem dostępu
passkey-sign-in-line = Grasz tu nie po raz pierwszy? Klucz dostępu przywróci ci imię, gry i miejsca przy stole.
your-data = Twoje dane
your-data-line = Wszystko, co ten serwer o tobie przechowuje, w jednym pliku: imię, urządzenia, stoły, ruchy, czat, zgłoszenia.
your-data-take = Pobierz
leave-for-good = Odejdź na zawsze
leave-for-good-line = Twoje imię, urządzenia, klucze dostępu i wszystko, co zostało przez ciebie napisane, znikną od razu. Znikną też twoje stoły, przy których gra się jeszcze nie zaczęła. W trwających grach zagra za ciebie bot. Ruchy zostaną, bez imienia. Tego nie można cofnąć.
leave-sure = Chcę odejść na zawsze.
leave-now = Usuń wszystko
farewell = Odejście zakończone
farewell-line = Usunięto: imię; urządzenia: { $devices }; wiadomości: { $lines }; stoły: { $tables }. Gry, w których gra dalej bot: { $matches }.
refused-bad_link = Ten link został już użyty albo wygasł. Utwórz nowy na drugim urządzeniu.
refused-bad_name = Tego imienia nie można użyć. Wybierz inne, z liter, które każdy widzi.
refused-bad_passkey = Ten klucz dostępu tu nie działa.

# Jak się znaleźć: szybka gra, otwarte stoły, zaproszenia, znajomi, rewanże.
quick-match = Zagraj z kimkolwiek
quick-line = Usiądź z kimś, kto chce grać właśnie teraz. Wolne miejsca zajmą boty.
quick-wait = Czas oczekiwania na graczy
quick-play = Znajdź przeciwników
quick-left = { $n ->
        [one] Czekamy na innych: boty dołączą za { $n } sekundę.
        [few] Czekamy na innych: boty dołączą za { $n } sekundy.
        [many] Czekamy na innych: boty dołączą za { $n } sekund.
       *[other] Czekamy na innych: boty dołączą za { $n } sekundy.
    }
quick-starts = Gra właśnie się zaczyna…
seconds-n = { $n ->
        [one] { $n } sekunda
        [few] { $n } sekundy
        [many] { $n } sekund
       *[other] { $n } sekundy
    }
minutes-n = { $n ->
        [one] { $n } minuta
        [few] { $n } minuty
        [many] { $n } minut
       *[other] { $n } minuty
    }
seats-free = { $free ->
        [one] { $free } wolne miejsce, łącznie { $n }
        [few] { $free } wolne miejsca, łącznie { $n }
        [many] { $free } wolnych miejsc, łącznie { $n }
       *[other] { $free } wolnego miejsca, łącznie { $n }
    }
listed-bots = boty: { $levels }
listed-no-hints = bez podpowiedzi
host-away = (gospodarza nie ma)
host-name = Twoje imię na zaproszeniu
room-ready-title = Wszyscy są na miejscu
room-full-title = Stół jest pełny
room-invited = Zaproszenie ma { $who }. Miejsce czeka, dopóki nie zostanie przyjęte albo odrzucone.
kept-for = zaproszenie wysłane
invited-here = Przy tym stole czeka na ciebie miejsce.
invited-by = { $who } zaprasza cię do gry
invited-new = Grasz pierwszy raz?
invitations = Zaproszenia
invite-again = Zaproś ponownie
invite-by-link = Zaproś linkiem
invite-again-seat = Zaproś na miejsce { $n } kogoś, kogo znasz
company = Z kim już grasz
befriend = Dodaj do znajomych: { $who }
unfriend = Usuń ze znajomych: { $who }
played-together = { $n ->
        [one] { $n } wspólna gra, { $game }
        [few] { $n } wspólne gry, ostatnio { $game }
        [many] { $n } wspólnych gier, ostatnio { $game }
       *[other] { $n } wspólnej gry, ostatnio { $game }
    }
against = współgracze: { $who }
result-won = Wygrana
result-tied = Wspólna wygrana
result-place = { $n }. miejsce
remove = Usuń
remove-mine = Usuń z listy: { $game }
go-on = Zobacz swoją grę
rematch-asked = { $who } chce zagrać jeszcze raz.
rematch-accept = Przyjmij
rematch-decline = Odrzuć
rematch-go = Przejdź do nowego stołu
rematch-watch = Oglądaj następną grę
rematch-declined = Rewanż odrzucony. Nową grę możesz nadal oglądać.
refused-seat_kept = To miejsce czeka na zaproszoną osobę.
refused-not_invitable = Ta osoba nie przyjmuje teraz od ciebie zaproszeń.
refused-not_invited = To zaproszenie jest już nieaktualne.

# Co wolno i ile to jest warte
can-do-here = Tu możesz:
can-do-instead = Możesz za to:
show-all = Pokaż wszystko
show-all-n = { $n ->
        [one] Pokaż { $n } ruch
        [few] Pokaż wszystkie { $n } ruchy
        [many] Pokaż wszystkie { $n } ruchów
       *[other] Pokaż wszystkie { $n } ruchu
    }
narrowed = Lista zawiera tylko ruchy miejsca, którego dotknięto.
hidden-step = { $name } ({ $n })
hidden = Poza listą: { $what }.
hidden-more = Poza listą: { $what } i inne.
worth-ask = Ile wart jest ten ruch?
points-expected = { $n ->
        [one] około { $n } punktu
        [few] około { $n } punktów
        [many] około { $n } punktów
       *[other] około { $n } punktu
    }
key-worth = ile wart jest oglądany ruch
lesson-can-do = Teraz możesz: { $moves }.
not-possible = Teraz niemożliwe
