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
offline = Serwer nie odpowiada. Spróbuj ponownie za chwilę.
notice = O serwerze i prywatności
notice-none = Administrator serwera nic tu nie napisał.

# Półka i pudełka
shelf-title = Pięć sążni pod wodą
shelf-line = Pięć gier planszowych, w większości z morskich głębin. Zagraj ze znajomymi, w pojedynkę albo z botami, które nie oszukują.
box-players = { $n ->
        [one] { $seats } gracz
        [few] { $seats } graczy
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
to-play = Zagraj
take-your-turn = Wykonaj ruch
tables-open = { $n ->
        [one] { $n } otwarty stół
        [few] { $n } otwarte stoły
        [many] { $n } otwartych stołów
       *[other] { $n } otwartego stołu
    }
against-bots = Przeciwko botom
against-bots-line = Nie widzą więcej niż ty.
at-the-table = Gracze
alone = Tylko ty
you-and-bots = { $n ->
        [one] Ty i bot
        [few] Ty i { $n } boty
        [many] Ty i { $n } botów
       *[other] Ty i { $n } bota
    }
level = Poziom botów
bot-level-easy = słaby
bot-level-medium = średni
bot-level-hard = silny
bot-level-expert = mistrz
bot-level-random = losowy
play-now = Graj
new-table = Ze znajomymi
new-table-line = Wybierz, kto gdzie siedzi. Każde wolne miejsce dostanie link i kod QR.
seats = Miejsca
how-many = Liczba graczy
chair-me = Ty
chair-person = Ktoś ze znajomych
chair-bot = Bot, { $level }
listed = Stół publiczny (znajdzie go każdy)
with-hints = Zezwalaj na podpowiedzi
rules = Zasady
rules-line = Pełne zasady, punkt po punkcie.
read-the-rules = Przeczytaj zasady
chapters = Rozdziały
rules-marks = Znaki w zasadach: ° interpretacja – nasze rozumienie zasady tam, gdzie drukowane zasady milczą albo można je rozumieć na dwa sposoby. † fakt – wzięty z innych publicznych źródeł. ‡ rekonstrukcja – nasze przypuszczenie tam, gdzie żadne źródło nic nie mówi.
open-tables = Otwarte stoły
no-open-tables = Nie ma teraz żadnego publicznego stołu.
watch = Oglądaj
join = Dołącz

# Moje gry, ustawienia
mine-none = Nie masz jeszcze żadnych gier. Wybierz grę i zagraj.
to-the-shelf = Przeglądaj gry
your-turn = Twoja kolej
turn-of = { $who }, twoja kolej
others-turn = Kolej innych graczy
not-started = Nierozpoczęta
over = Zakończona
look-at-it = Zobacz
your-name = Twoje imię
your-name-line = Widzą je inni przy stole. Konto nie jest potrzebne.
theme = Wygląd
theme-system = jak na urządzeniu
theme-light = dzień
theme-dark = noc
motion = Animacje
motion-system = jak na urządzeniu
motion-full = włączone
motion-less = wyłączone
tap = Po wybraniu ruchu na planszy
tap-auto = mysz: wykonaj; palec: najpierw pokaż
tap-once = wykonaj go od razu
tap-twice = pokaż go; drugie dotknięcie go wykona
tap-again = Dotknij jeszcze raz, aby wykonać ruch.
keys = Klawisze
key-number = wykonaj ruch o tym numerze
key-arrows = przechodź między możliwymi ruchami na planszy
key-enter = wykonaj
key-escape = wróć albo pomiń animację
key-filter = szukaj ruchu
key-undo = cofnij
key-hint = podpowiedź
key-why = dlaczego nie mogę?
key-log = dziennik
key-replay = poprzedni ruch, następny ruch
nowhere = Tu nic nie ma
nowhere-line = Ten adres donikąd nie prowadzi. Może brakuje w nim litery.
no-table = Nie ma takiego stołu
no-table-line = Link może być niepełny albo stół należy do innego serwera.
no-pages = Tej gry nie można tu pokazać
no-pages-line = Serwer ma tę grę, ale tę stronę zbudowano bez niej. Można w nią zagrać w terminalu.
opening = Przygotowywanie stołu…

# Siadanie
invited = Zaproszenie do gry: { $game }
already-here = Przy stole: { $who }
sit-down = Usiądź
just-watch = Tylko oglądaj
link-used = Ktoś już zajął to miejsce. Możesz za to oglądać grę.
room-waits = { $n ->
        [one] Jedno miejsce jest wolne. Wyślij link albo pokaż znajomym kod do zeskanowania.
        [few] { $n } miejsca są wolne. Wyślij linki albo pokaż znajomym kody do zeskanowania.
        [many] { $n } miejsc jest wolnych. Wyślij linki albo pokaż znajomym kody do zeskanowania.
       *[other] { $n } miejsca jest wolne. Wyślij linki albo pokaż znajomym kody do zeskanowania.
    }
room-ready = Wszyscy już są.
room-ready-guest = Wszyscy już są. Gospodarz może rozpocząć grę.
room-waits-open = { $n ->
        [one] Jedno miejsce jest wolne. Usiądź i zagraj.
        [few] { $n } miejsca są wolne. Usiądź i zagraj.
        [many] { $n } miejsc jest wolnych. Usiądź i zagraj.
       *[other] { $n } miejsca jest wolne. Usiądź i zagraj.
    }
room-waits-guest = { $n ->
        [one] Czekamy jeszcze na jednego gracza.
        [few] Czekamy jeszcze na { $n } graczy.
        [many] Czekamy jeszcze na { $n } graczy.
       *[other] Czekamy jeszcze na { $n } gracza.
    }
room-declined = Zaproszenie odrzucone: { $who }.
free-seat = wolne miejsce
copy-link = Kopiuj link
copied = Skopiowano
show-code = Kod QR
invite-link = Link do tego miejsca
qr-code = Ten link jako kod QR
start = Rozpocznij
stand-up = Odejdź od stołu
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
points-explained = Szczegóły punktacji
board = Plansza
question = Twoja decyzja
moves = Twoje ruchy
ask-plain = Co robisz?
no-board = Ta gra nie ma tu jeszcze planszy. Wszystkie ruchy są na liście.
percent = { $n }%
to-win-about = ≈ { $n }% szans na wygraną
to-win = { $n }% szans na wygraną
more-moves = { $n ->
        [one] Jeszcze { $n }
        [few] Jeszcze { $n }
        [many] Jeszcze { $n }
       *[other] Jeszcze { $n }
    }
filter = Szukaj ruchu
is-thinking = { $who } myśli
is-asked = { $who } wykonuje ruch
sea-moves = Losowanie…
you-watch = Oglądasz grę.
bots-warming = Boty się budzą. Za pierwszym razem trwa to około minuty.
bot-plays-for-you = Gra za ciebie bot
bot-plays-line = Nie wie więcej niż ty. W każdej chwili możesz wrócić na swoje miejsce.
take-back-seat = Wróć na swoje miejsce
hand-over = Zrób sobie przerwę
hand-over-line = Dopóki nie wrócisz, gra za ciebie bot.
let-bot-play = Niech zagra bot
undo = Cofnij
ask-undo = Poproś o cofnięcie
asks-undo = { $who } prosi o cofnięcie ruchu.
agree = Zgódź się
decline = Odmów
take-wish-back = Wycofaj
hint = Podpowiedź
hinting = Myślę…
ask-why = Dlaczego nie mogę…?
choose-again = Wybierz coś innego
ask-why-tap = Dotknij czegokolwiek na planszy.
ask-why-not = Dlaczego nie: { $what }?
ask-not-your-turn = To jeszcze nie twoja kolej.
log = Dziennik
chat = Czat
log-and-chat = Dziennik i czat
log-empty = Jeszcze nic się nie wydarzyło.
log-undo = { $who } cofa ruch.
log-ask = { $who } prosi o cofnięcie ruchu.
log-decline = { $who } się nie zgadza.
log-leave = { $who }: dalej gra bot.
log-return = { $who } wraca do stołu.
earlier = Wcześniejsze
move-n = ruch { $n }
step-back = Ruch wstecz
step-on = Ruch naprzód
as-it-was = Tak wyglądał stół
back-to-now = Wróć do bieżącego ruchu
skip = Pomiń
chat-empty = Nikt jeszcze nic nie napisał.
chat-say = Napisz coś
send = Wyślij
more = Więcej
table-menu = Stół
watch-link = Link dla widzów
watch-link-line = Kto ma ten link, może oglądać grę, ale widzi tylko to, co mogą zobaczyć widzowie.
reconnecting = Ponowne łączenie. Twoje ruchy są bezpieczne.
show-end = Pokaż wynik
win-you = Wygrywasz!
win-who = Wygrywa { $who }!
win-shared = Wspólne zwycięstwo: { $who }!
tie-line = Remisy rozstrzyga się według zasad gry; jeśli to nie wystarczy, gracze zajmują to samo miejsce.
rematch = Zagraj jeszcze raz
download = Pobierz (.tide)
look-at-table = Zobacz stół

refused-not_your_turn = To nie twoja kolej.
refused-game_over = Gra się skończyła.
refused-handed_over = Gra za ciebie bot. Najpierw wróć na swoje miejsce.
refused-no_hint_now = Boty są teraz zajęte. Spróbuj za chwilę.
refused-no_hints = Przy tym stole gra się bez podpowiedzi.
refused-too_many = Trochę wolniej, proszę.
refused-already_asked = Jedna prośba lub propozycja już czeka. Najpierw trzeba na nią odpowiedzieć.
refused-nothing_to_undo = Nie ma czego cofać.
refused-out_of_time = Twój czas się skończył, dalej gra bot.
refused-illegal_move = Teraz to niemożliwe.
refused-muted = Administrator serwera tymczasowo zablokował ci czat.
refused-banned = Administrator serwera cię zablokował.
refused-busy = Serwer jest teraz przeciążony.
refused-other = Nie udało się. Spróbuj jeszcze raz.

# Kilka osób przy jednym urządzeniu
pass-to = Urządzenie przejmuje { $who }
pass-first = Najpierw obejrzyj, co masz. Potem zasłoń stół.
pass-line = Wszystko, co tajne, jest ukryte. Dotknij przycisku, gdy usiądziesz przed ekranem.
cover = Zasłoń stół
i-am = To ja, { $who }
covered = Stół jest zasłonięty
covered-line = Kto siedzi przed ekranem?
story = Co się ostatnio działo
story-before = Tak stół wyglądał ostatnim razem.
retell = Co się działo?
here = Kto gdzie gra
here-own = każdy na swoim urządzeniu
here-shared = wszyscy na tym urządzeniu
here-line = To, co tajne, pozostaje tajne: między turami ekran się zasłania.
here-open-line = W tej grze nic nie jest tajne, więc gracie po prostu na zmianę.
chair-here = Tutaj, na tym urządzeniu
name-of-seat = Imię gracza { $n }

# Losowość, gdzie jej nie ma
luck-none = Liczą się tylko umiejętności: nic się nie losuje i nic nie jest ukryte.

# Co zmierzono
figures = W liczbach
figure-length = Czas gry
figure-luck = Umiejętności i los
figure-bots = Boty (2 graczy)
luck-little = Decydują umiejętności: lepszy gracz wygrywa prawie zawsze.
luck-some = Więcej umiejętności niż losu: lepszy gracz zwykle wygrywa.
luck-much = Dużo zależy od losu: wygrać może każdy.
bots-reach = poziom „{ $one }” wygrywa z poziomem „{ $other }” { $n } razy na 100
running-tables = Gry do oglądania
no-running-tables = Nie ma teraz publicznych gier do oglądania.

# Zegary
clock = Zegar
clock-none = bez zegara
clock-game-minutes = { $n ->
        [one] { $n } minuta na gracza
        [few] { $n } minuty na gracza
        [many] { $n } minut na gracza
       *[other] { $n } minuty na gracza
    }
clock-game-seconds = { $n ->
        [one] { $n } sekunda na gracza
        [few] { $n } sekundy na gracza
        [many] { $n } sekund na gracza
       *[other] { $n } sekundy na gracza
    }
clock-game-days = { $n ->
        [one] { $n } dzień na gracza
        [few] { $n } dni na gracza
        [many] { $n } dni na gracza
       *[other] { $n } dnia na gracza
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
clock-up-game = Gdy skończy ci się czas, bot przejmie twoje miejsce i dogra do końca.
clock-up-move = Gdy zbyt długo myślisz nad ruchem, gra za ciebie bot, dopóki nie wrócisz.
clock-soon = { $who }: zostało { $left }.

# Dobre maniery: wcześniejszy koniec, nieobecni, osoby, widzowie
cancel = Anuluj
ending = Zakończ grę
offer-end = Zaproponuj zakończenie gry
offer-end-line = Aby gra skończyła się bez wyniku, potrzebna jest zgoda: { $who }. Do tego czasu gra toczy się dalej.
offer-it = Zaproponuj
offers-end = { $who } proponuje zakończenie gry bez wyniku.
have-agreed = Na razie zgoda: { $who }
resign = Zrezygnuj z gry
resign-line = Bot dogra za ciebie do końca. Nie możesz już wrócić, ale możesz oglądać grę i pisać na czacie.
resign-now = Tak, zrezygnuj
close-table = Zamknij stół
close-table-line = Gra skończy się teraz, bez wyniku. Zostanie w „Moich grach”.
close-early-line = Gra się nie zacznie, a linki do miejsc przestaną działać.
close-it = Tak, zamknij
you-resigned = Gra toczy się już bez ciebie
you-resigned-line = Bot dogra za ciebie do końca. Możesz oglądać grę i pisać na czacie.
has-resigned = już nie gra
away = offline
away-since = offline od { $when }
away-since-line = { $who } jest offline od { $when }.
replace-from = Od { $when } możesz oddać to miejsce botowi.
replace-line = Możesz oddać to miejsce botowi. { $who } może na nie wrócić w każdej chwili.
replace-never = Przy tym stole boty nie grają za nieobecnych graczy.
absence = Bot za nieobecnego gracza
absence-line = Za nieobecnego gracza bot może zagrać { $time }.
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
spectators = Zezwalaj na oglądanie gry
spectators-yes = Widzowie są mile widziani.
spectators-no = Bez widzów: ten stół widzą tylko gracze.
players-only = bez widzów
agreed = Ustawienia stołu
people = Gracze przy stole
mute = Wycisz
unmute = Cofnij wyciszenie
muted-line = Nie widzisz wiadomości tej osoby przy żadnym stole. Ona się o tym nie dowie.
report = Zgłoś
report-line = Przeczyta to administrator serwera. { $who } się o tym nie dowie.
report-what = Co się stało?
report-send = Wyślij zgłoszenie
reported = Dziękujemy. Administrator serwera to przeczyta.
kick = Wyproś od stołu
kick-line = { $who } straci miejsce. Dostaniesz nowy link i tylko przez niego będzie można zająć to miejsce.
kick-now = Tak, wyproś
no-watching = Ten stół widzą tylko gracze
no-watching-line = Gry przy tym stole nie można oglądać. Dopóki gra się nie zacznie, można dołączyć przez link do wolnego miejsca.
kicked-out = Nie siedzisz już przy tym stole
kicked-out-line = Gospodarz wyprosił cię od stołu.
closed-early = Ten stół jest zamknięty
closed-early-line = Zamknięto go, zanim gra się zaczęła.
closed = Stół jest zamknięty
closed-short = Zamknięta
closed-agreed = Gracze uzgodnili, że kończą grę.
closed-host = Gospodarz zamknął stół, zanim gra się zaczęła.
closed-abandoned = Stół zamknięto, bo nie miał już kto grać.
closed-admin = Stół zamknął administrator serwera.
no-result = Gra nie ma wyniku.
log-offer = { $who } proponuje zakończenie gry.
log-agree = { $who } się zgadza.
log-withdraw = { $who } zmienia zdanie.
log-replace = { $who } jest offline. { $by } oddaje to miejsce botowi.
log-resign = { $who } rezygnuje z gry. Dalej gra bot.
link-dead = Ten link już nie działa. Poproś gospodarza o nowy.
link-used-private = Ktoś już zajął to miejsce.
chat-earlier = Pokaż wcześniejsze wiadomości
replay-players-only = Powtórkę tej gry mogą oglądać tylko jej gracze.
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
banned-line = Administrator serwera zablokował ciebie albo twoją sieć.
damaged = Tego stołu nie można otworzyć
damaged-line = Zapisana gra jest uszkodzona. Daj znać administratorowi serwera.
refused-damaged = Tej gry nie można otworzyć: zapisana gra jest uszkodzona.
refused-already_started = Gra już się zaczęła.
refused-bad_message = Tej wiadomości nie można wysłać.
refused-kicked = Gospodarz wyprosił cię od tego stołu.
refused-no_such_seat = Nikt już tam nie siedzi.
refused-not_absent = Nie teraz: albo nikt nie wstrzymuje gry, albo nieobecny gracz ma jeszcze czas, żeby wrócić.
refused-not_host = Może to zrobić tylko gospodarz.
refused-not_known = Na tym urządzeniu nikt nie jest zalogowany. Najpierw wybierz imię.
refused-not_seated = Mogą to zrobić tylko gracze przy tym stole.
refused-not_started = Gra jeszcze się nie zaczęła.
refused-nothing_asked = Nie ma już na co odpowiadać.
refused-private = Ten stół jest prywatny.
refused-resigned = Gra toczy się już bez ciebie.
refused-seat_taken = Ktoś już zajął to miejsce.

# Nauka
learn-it = Naucz się tej gry w trzy minuty
lesson-of = Lekcja: { $game }
lesson-step = Krok { $n }/{ $all }
lesson-steps = Kroki tej lekcji
lesson-words = Ten krok
lesson-next = Dalej
lesson-back = Wstecz
lesson-show-me = Pokaż
lesson-meanwhile = Tymczasem
lesson-rule = Zasada
lesson-remark-other = Tak też można, ale w tym kroku chodzi o coś innego.
lesson-remark-also = To równie dobry ruch, ale lekcja pójdzie dalej tak, jak ją zaplanowano.
lesson-remark-look = Tu nie trzeba nic robić. Przejdź dalej, kiedy zechcesz.
lesson-play = Zagraj ze słabym botem
lesson-again = Zacznij od nowa
lesson-missing = Tej lekcji nie można teraz otworzyć.

# Cofanie i co zostało
takes-back = Cofnięcie obejmie:
undo-asks = Potrzebna zgoda: { $who }.
take-back = Cofnij
leave-it = Zostaw
no-undo-line = Nie masz czego cofnąć.
left = Co zostało
left-chip = Zostało
left-nothing = nic

# Po grze: powtórki, wykres, pliki
replay = Powtórka
replay-page = Powtórka
replays = Twoje rozegrane gry
replay-not-over = Ta gra jeszcze trwa. Gdy się skończy, obejrzysz tu jej powtórkę.
replay-private = Powtórka tego stołu jest prywatna.
to-the-table = Przejdź do stołu
from-a-file = z pliku
no-board-replay = Ta gra nie ma tu jeszcze planszy. Wszystko, co się działo, jest w dzienniku.
place-shared = ex aequo
slider = Przebieg gry
event = Krok
event-of = krok { $n }/{ $of }
event-back = Krok wstecz
event-on = Krok naprzód
to-the-start = Do początku
to-the-end = Do końca
play = Odtwórz
pause = Wstrzymaj
eyes = Widok
eyes-nobody = widz
standing = Wynik
not-finished = Tej gry nie dograno do końca.
curve = Kto wygrywał
curve-label = Szanse na wygraną, decyzja po decyzji
curve-line = Jak stała gra po każdej decyzji i każdym losowaniu: ocena jest taka sama dla wszystkich i zna wszystko, co było zakryte, ale nie późniejsze losowania. Błędy ocenia się według tego, co gracz mógł wiedzieć.
curve-none = Bot może przeanalizować każdą decyzję i powiedzieć, kto wygrywał.
curve-look = Przeanalizuj z botem
curve-waits = Boty są teraz zajęte grą. Twoja gra jest następna.
curve-thinking = Bot analizuje grę: decyzja { $done }/{ $of }
curve-table = Wykres jako tabela
turns = Punkty zwrotne
no-turns = Żadna pojedyncza decyzja nie odwróciła losów gry.
turn-swing = { $who }: { $before ->
        [100] ze
       *[n] z
    } { $before }% na { $after }%
turn-mistake = Błąd
turn-choice = Decyzja
turn-luck = Los
turn-parts = decyzje { $choice }, los { $luck }
flaw-points = Punkty były do wzięcia od razu.
flaw-safe = Pewny zysk przegrał z niepewnym.
flaw-risk = Nie warto było ryzykować.
flaw-open = Przeciwnik mógł dzięki temu zyskać więcej.
flaw-careful = Tu warto było zaryzykować.
flaw-later = Drugi ruch opłaciłby się później.
turn-better = Lepszy ruch: { $move } (szansa na wygraną +{ $n } { $n ->
        [one] punkt procentowy
        [few] punkty procentowe
        [many] punktów procentowych
       *[other] punktu procentowego
    })
play-on = Graj dalej od tego miejsca
play-on-line = Nowa gra zacznie się dokładnie od tego miejsca. Wszystko, co potem wylosowano, zostanie wylosowane na nowo, a pozostałe miejsca przy stole zajmą boty.
play-on-seat = Twoje miejsce
play-on-begin = Graj dalej
too-many-tables = Masz zbyt wiele gier w toku. Najpierw skończ kilka z nich.
open-file = Otwórz plik
open-file-line = Upuść tu plik .tide albo go wybierz. Możesz obejrzeć powtórkę i grać dalej od dowolnego miejsca.
file-too-large = Ten plik jest za duży jak na zapis gry: limit to { $n } KiB.
file-too-many = Za dużo otwartych plików. Spróbuj ponownie za minutę.
file-bad = Tego pliku nie da się otworzyć.
file-bad-line = Tego pliku nie da się otworzyć: w wierszu { $n } jest błąd.

# Urządzenia, klucze dostępu, dane
devices = Twoje urządzenia
devices-line = Przeglądarki i programy, w których grasz. Wyloguj te, których już nie używasz.
device-name = { $browser }, { $system }
device-unknown = Nieznane urządzenie
device-here = to urządzenie
device-used = ostatnio używane { $day }
sign-out = Wyloguj
sign-out-this = Wyloguj: { $device }
sign-out-others = Wyloguj wszystkie pozostałe
signed-out-n = { $n ->
        [one] Wylogowano jedno urządzenie.
        [few] Wylogowano { $n } urządzenia.
        [many] Wylogowano { $n } urządzeń.
       *[other] Wylogowano { $n } urządzenia.
    }
other-device = Graj na innym urządzeniu
other-device-line = W ciągu 15 minut zeskanuj kod albo otwórz link na drugim urządzeniu. Link działa tylko raz. Nikomu go nie dawaj: kto go otworzy, będzie grać jako ty.
other-device-link = Link dla twojego drugiego urządzenia
device-follow = Graj także na tym urządzeniu
device-follow-line = Na tym urządzeniu będziesz grać jako { $who }, z tymi samymi grami i miejscami przy stole.
device-follow-as = Graj dalej jako { $who }
device-follow-warning = W tej przeglądarce grasz już jako { $you }. Jeśli zaczniesz grać jako { $who }, stracisz tamte gry, chyba że na innym urządzeniu nadal grasz jako { $you }.
device-follow-keep = Nadal graj jako { $you }
device-follow-switch = Graj jako { $who }
passkeys = Klucze dostępu
passkeys-line = Jeśli ta przeglądarka straci plik cookie, klucz dostępu przywróci twoje imię, gry i miejsca przy stole.
passkey-add = Dodaj klucz dostępu
passkey-made = utworzony { $day }
passkey-remove = Usuń
passkey-remove-this = Usuń klucz dostępu: { $device }
passkey-sign-in = Zaloguj się kluczem dostępu
passkey-sign-in-line = To nie twoja pierwsza wizyta? Klucz dostępu przywróci twoje imię, gry i miejsca przy stole.
your-data = Twoje dane
your-data-line = Wszystko, co ten serwer o tobie przechowuje, w jednym pliku: imię, urządzenia, stoły, ruchy, czat, zgłoszenia.
your-data-take = Pobierz
leave-for-good = Usuń moje dane
leave-for-good-line = Twoje imię, urządzenia, klucze dostępu i wszystkie twoje wiadomości zostaną od razu usunięte, podobnie jak twoje stoły, przy których gra się jeszcze nie zaczęła. W trwających grach twoje miejsce zajmie bot. Twoje ruchy zostaną, ale bez imienia. Tego nie można cofnąć.
leave-sure = Chcę usunąć wszystko.
leave-now = Usuń wszystko
farewell = Twoje dane zostały usunięte
farewell-line = Usunięto: imię; urządzenia: { $devices }; wiadomości na czacie: { $lines }; stoły: { $tables }. Gry, w których dalej gra za ciebie bot: { $matches }.
refused-bad_link = Ten link został już użyty albo wygasł. Utwórz nowy na drugim urządzeniu.
refused-bad_name = Tego imienia nie można użyć. Wybierz inne, złożone tylko z widocznych znaków.
refused-bad_passkey = Ten klucz dostępu tu nie działa.

# Jak się znaleźć: szybka gra, otwarte stoły, zaproszenia, znajomi, rewanże.
quick-match = Zagraj z kimkolwiek
quick-line = Usiądź z kimś, kto też chce teraz zagrać. Wolne miejsca zajmą boty.
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
seats-free = wolne miejsca: { $free } z { $n }
listed-bots = boty: { $levels }
listed-no-hints = bez podpowiedzi
host-away = (gospodarz jest offline)
host-name = Twoje imię na zaproszeniu
room-ready-title = Wszyscy są na miejscu
room-full-title = Komplet graczy
room-invited = Wysłano zaproszenie: { $who }. Miejsce jest zarezerwowane, dopóki zaproszona osoba nie odpowie.
kept-for = zaproszenie wysłane
invited-here = Przy tym stole czeka na ciebie miejsce.
invited-by = { $who } zaprasza cię do gry
invited-new = Grasz pierwszy raz?
invitations = Zaproszenia
invite-again = Zaproś ponownie
invite-by-link = Zaproś linkiem
invite-again-seat = Zaproś na miejsce { $n } kogoś, kogo znasz
company = Osoby z twoich gier
befriend = Dodaj do znajomych: { $who }
unfriend = Usuń ze znajomych: { $who }
played-together = { $n ->
        [one] { $n } wspólna gra: { $game }
        [few] { $n } wspólne gry, ostatnio { $game }
        [many] { $n } wspólnych gier, ostatnio { $game }
       *[other] { $n } wspólnej gry, ostatnio { $game }
    }
against = przy stole: { $who }
result-won = Wygrana
result-tied = Wspólna wygrana
result-place = { $n }. miejsce
remove = Usuń
remove-mine = Usuń z listy: { $game }
go-on = Przejdź do swojej gry
rematch-asked = { $who } chce zagrać jeszcze raz.
rematch-accept = Przyjmij
rematch-decline = Odrzuć
rematch-go = Przejdź do nowego stołu
rematch-watch = Oglądaj następną grę
rematch-declined = Rewanż odrzucony. Nową grę możesz nadal oglądać.
refused-seat_kept = To miejsce czeka na zaproszoną osobę.
refused-not_invitable = Ta osoba nie przyjmuje teraz od ciebie zaproszeń.
refused-not_invited = To zaproszenie jest już nieaktualne.

# Śledzenie gry: tempo, dźwięki, cofanie, powtórka, klawisze
speed = Tempo ruchów innych graczy
speed-calm = spokojne: widać każdy ruch
speed-normal = zwykłe
speed-fast = szybkie
speed-once = wszystko naraz
speed-brief-calm = Tempo: spokojne
speed-brief-normal = Tempo: zwykłe
speed-brief-fast = Tempo: szybkie
speed-brief-once = Tempo: wszystko naraz
sounds = Dźwięki
sounds-on = Odtwarzaj dźwięki
sounds-line = Cichy dźwięk na początku twojej tury, przy ruchu, przy stracie i na koniec gry.
quiet-hours = Cisza nocna
quiet-from = od
quiet-to = do
quiet-loud = Odtwarzaj dźwięki także podczas ciszy nocnej
log-undo-agreed = Wszyscy się zgadzają: { $who } cofa ruch.
lost-yours = twój ruch
asks-undo-own = Prosisz o cofnięcie ruchu. Zostanie cofnięty, gdy inni się zgodzą.
offers-end-own = Proponujesz zakończenie gry bez wyniku.
declined-undo = { $who } nie zgadza się na cofnięcie. Wszystko zostaje tak, jak jest.
declined-end = { $who } nie chce kończyć gry. Gracie dalej.
title-undo = { $who } prosi o cofnięcie
title-end = { $who } proponuje zakończenie gry
title-rematch = { $who } chce zagrać jeszcze raz
turn-back = Tura wstecz
turn-on = Tura naprzód
replay-speed = Tempo powtórki
times = { $n }×
key-help = ta pomoc
key-play = odtwórz albo wstrzymaj
key-event = krok wstecz, krok naprzód
key-turn = tura wstecz, tura naprzód
key-speed = wolniej, szybciej
key-ends = na początek, na koniec

# Powiadomienia (kolej, wiadomości na urządzenie, e-mail) i urlop
turns-n = { $n ->
        [one] Twoja kolej przy { $n } stole. Otwórz go.
        [few] Twoja kolej przy { $n } stołach. Otwórz ten, który czeka najdłużej.
        [many] Twoja kolej przy { $n } stołach. Otwórz ten, który czeka najdłużej.
       *[other] Twoja kolej przy { $n } stołu. Otwórz ten, który czeka najdłużej.
    }
alerts = Powiadomienia
alerts-line = Jak dowiesz się o swojej kolei, kiedy nie ma cię przy stole.
alerts-unable = Ta przeglądarka nie może tu pokazywać powiadomień.
alerts-blocked = Ta przeglądarka blokuje powiadomienia z tej strony. Możesz je odblokować w ustawieniach witryn przeglądarki.
alerts-open = Kiedy Fathom Five jest otwarte
alerts-open-line = Powiadomienie, kiedy przyjdzie twoja kolej, a żadna strona Fathom Five nie będzie na wierzchu. Tylko w tej przeglądarce.
alerts-push = Także kiedy Fathom Five jest zamknięte
alerts-push-line = Powiadomienie na tym urządzeniu, kiedy przyjdzie twoja kolej albo skończy się gra. Przechodzi przez serwer producenta przeglądarki, który nie może go przeczytać.
alerts-push-unable = Ta przeglądarka nie może odbierać powiadomień. Na iPhonie i iPadzie najpierw dodaj Fathom Five do ekranu początkowego.
alerts-push-others = { $n ->
        [one] Powiadomienia dostaje { $n } urządzenie.
        [few] Powiadomienia dostają { $n } urządzenia.
        [many] Powiadomienia dostaje { $n } urządzeń.
       *[other] Powiadomienia dostaje { $n } urządzenia.
    }
alerts-push-failed = Nie udało się włączyć powiadomień w tej przeglądarce. Spróbuj później.
alerts-mail = E-mailem
alerts-mail-line = W każdym e-mailu jest link, którym można wyłączyć te wiadomości.
alerts-address = Twój adres
alerts-often = Jak często
alerts-each = za każdym razem, gdy przychodzi moja kolej
alerts-hour = najwyżej jeden e-mail na godzinę
alerts-day = najwyżej jeden e-mail dziennie
alerts-mail-sent = Otwórz link w e-mailu wysłanym na { $address }. Do tego czasu nie wyślemy żadnego innego e-maila.
alerts-mail-confirmed = E-maile wysyłamy na adres { $address }.
alerts-mail-remove = Wyłącz e-maile
switch-on = Włącz
switch-off = Wyłącz
mail-confirmed = Dziękujemy
mail-confirmed-line = Od teraz będziemy pisać na adres { $address }, gdy przyjdzie twoja kolej.
mail-stopped = Koniec e-maili
mail-stopped-line = Twój adres został usunięty. E-maile możesz znów włączyć w ustawieniach.
mail-stop-ask = Wyłączyć te e-maile?
mail-stop-now = Wyłącz e-maile
mail-link-bad = Ten link już nie działa
mail-link-bad-line = Podaj adres w ustawieniach jeszcze raz, a wyślemy nowy e-mail.
vacation = Urlop
vacation-line = W grach, w których masz na ruch co najmniej dzień, twój zegar podczas urlopu stoi. Urlop zaczyna się od razu i trwa pełne dni; jeśli zakończysz go wcześniej, rozpoczęty dzień liczy się jako cały.
vacation-left = { $n ->
        [one] Został ci { $n } dzień urlopu.
        [few] Zostały ci { $n } dni urlopu.
        [many] Zostało ci { $n } dni urlopu.
       *[other] Zostało ci { $n } dnia urlopu.
    }{" "}Wykorzystane dni wracają 365 dni po rozpoczęciu danego urlopu.
vacation-days = Dni
vacation-take = Zacznij urlop
vacation-until = Masz urlop do { $day }.
vacation-end = Zakończ urlop
on-vacation = urlop
on-vacation-until = urlop do { $day }
on-vacation-line = { $who } ma urlop do { $day }. Zegar stoi.
refused-bad_mail = To nie wygląda na adres e-mail.
refused-no_vacation = Nie masz już tylu dni urlopu.
refused-not_on_vacation = Urlop już się skończył.
refused-on_vacation = Urlop już trwa.

# Widzowie.
watched = Ktoś ogląda
chat-overheard = Czat mogą czytać także widzowie.
chat-watched = Ktoś właśnie ogląda grę i może czytać czat.

# Przypomnienie nieobecnemu graczowi.
nudge = Przypomnij o ruchu
nudged = { $who } dostanie przypomnienie, jeśli ma włączone powiadomienia o swojej kolei.
refused-already_nudged = Gracze z włączonymi powiadomieniami dostali je w ciągu ostatniej godziny. Ponownie możesz im przypomnieć później.

# Instalacja i udostępnianie
app-about = Pięć gier planszowych, jeden stół: graj ze znajomymi albo z botami.
offline-line = Nie masz połączenia. Gry i listy pojawią się, gdy tylko połączenie wróci.
newer-line = Jest nowa wersja.
newer-take = Odśwież
newer-later = Później
share = Udostępnij
share-result = Udostępnij wynik
share-link = Link do udostępnienia
share-invite-text = Zagraj ze mną w grę { $game }:
share-watch-text = Zobacz naszą grę { $game }:
share-replay-text = Zobacz ten moment gry { $game }:
share-win-text = { $points ->
        [one] Wygrana w grze { $game }, { $points } punkt:
        [few] Wygrana w grze { $game }, { $points } punkty:
        [many] Wygrana w grze { $game }, { $points } punktów:
       *[other] Wygrana w grze { $game }, { $points } punktu:
    }
share-tie-text = { $points ->
        [one] Wspólna wygrana w grze { $game }, { $points } punkt:
        [few] Wspólna wygrana w grze { $game }, { $points } punkty:
        [many] Wspólna wygrana w grze { $game }, { $points } punktów:
       *[other] Wspólna wygrana w grze { $game }, { $points } punktu:
    }
share-place-text = { $points ->
        [one] { $n }. miejsce w grze { $game }, { $points } punkt:
        [few] { $n }. miejsce w grze { $game }, { $points } punkty:
        [many] { $n }. miejsce w grze { $game }, { $points } punktów:
       *[other] { $n }. miejsce w grze { $game }, { $points } punktu:
    }

# Co wolno i ile to jest warte
can-do-here = Możliwe ruchy:
can-do-instead = Zamiast tego:
show-all = Pokaż wszystko
show-all-n = { $n ->
        [one] Pokaż { $n } ruch
        [few] Pokaż wszystkie { $n } ruchy
        [many] Pokaż wszystkie { $n } ruchów
       *[other] Pokaż wszystkie { $n } ruchu
    }
narrowed = Na liście są tylko ruchy związane z dotkniętym miejscem.
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
key-worth = ile wart jest wskazany ruch
lesson-can-do = Możliwe ruchy: { $moves }.
not-possible = Teraz niemożliwe

sounds-hear = Posłuchaj:
sound-turn = twoja kolej
sound-move = ruch
sound-loss = strata
sound-end = koniec gry
