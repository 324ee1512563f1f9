# Okolí stolu v prohlížeči.

nav = Hlavní stránky
shelf = Hry
mine = Moje hry
settings = Nastavení
language = Jazyk
day = Den
night = Noc
guest = Host
close = Zavřít
save = Uložit
saved = Uloženo.
open = Otevřít
offline = Server neodpovídá. Zkuste to za chvíli znovu.
notice = Provozovatel a soukromí
notice-none = Provozovatel tohoto serveru sem nic nenapsal.

# Police a krabice
shelf-title = Pět sáhů pod hladinou
shelf-line = Pět deskovek, většinou z mořských hlubin. Hrajte s přáteli, sami, nebo proti botům, kteří nepodvádějí.
box-players = { $n ->
        [one] { $seats } hráč
        [few] { $seats } hráči
        [many] { $seats } hráče
       *[other] { $seats } hráčů
    }
box-minutes = { $from }–{ $to } minut
players-n = { $n ->
        [one] { $n } hráč
        [few] { $n } hráči
        [many] { $n } hráče
       *[other] { $n } hráčů
    }
set-the-table = Připravit stůl
to-play = Hrát
take-your-turn = Zahrát tah
tables-open = { $n ->
        [one] { $n } otevřený stůl
        [few] { $n } otevřené stoly
        [many] { $n } otevřeného stolu
       *[other] { $n } otevřených stolů
    }
against-bots = Proti botům
against-bots-line = Nevidí víc než vy.
at-the-table = Hráči
alone = Jen vy
you-and-bots = { $n ->
        [one] Vy a bot
        [few] Vy a { $n } boti
        [many] Vy a { $n } bota
       *[other] Vy a { $n } botů
    }
level = Síla botů
bot-level-easy = slabý
bot-level-medium = střední
bot-level-hard = silný
bot-level-expert = mistr
bot-level-random = náhodný
play-now = Hrát
new-table = S přáteli
new-table-line = Zvolte, kdo kde sedí. Každé volné místo dostane odkaz a QR kód.
seats = Místa
how-many = Počet hráčů
chair-me = Vy
chair-person = Někdo z přátel
chair-bot = Bot, { $level }
listed = Veřejný stůl (najde ho kdokoli)
with-hints = Povolit nápovědu
rules = Pravidla
rules-line = Úplná pravidla, bod po bodu.
read-the-rules = Přečíst pravidla
chapters = Kapitoly
rules-marks = Značky v pravidlech: ° výklad: jak pravidlo chápeme my, když tištěná pravidla mlčí nebo se dají chápat dvojím způsobem. † fakt: doložený z jiných veřejných zdrojů. ‡ rekonstrukce: náš odhad tam, kde žádný zdroj nic neříká.
open-tables = Otevřené stoly
no-open-tables = Teď tu není žádný veřejný stůl.
watch = Sledovat
join = Přidat se

# Moje hry, nastavení
mine-none = Zatím nemáte žádné hry. Vyberte si, co si zahrajete.
to-the-shelf = Vybrat hru
your-turn = Jste na tahu
turn-of = Na tahu: { $who }
others-turn = Na tahu jsou ostatní
not-started = Ještě nezačala
over = Dohraná
look-at-it = Prohlédnout
your-name = Vaše jméno
your-name-line = Vidí ho ostatní u stolu. Účet nepotřebujete.
theme = Vzhled
theme-system = podle zařízení
theme-light = den
theme-dark = noc
motion = Animace
motion-system = podle zařízení
motion-full = zapnuté
motion-less = vypnuté
tap = Klepnutí na plán
tap-auto = myší tah zahraje, prstem ho nejdřív ukáže
tap-once = tah zahraje
tap-twice = tah ukáže, druhé klepnutí ho zahraje
tap-again = Klepněte znovu a tah se zahraje.
keys = Klávesy
key-number = zahrát tah s tímto číslem
key-arrows = procházet možné tahy na plánu
key-enter = zahrát
key-escape = zpět, nebo přeskočit animaci
key-filter = hledat v tazích
key-undo = vrátit tah
key-hint = nápověda
key-why = proč nemůžu?
key-log = záznam
key-replay = předchozí tah, další tah
nowhere = Tady nic není
nowhere-line = Tato adresa nikam nevede. Možná v ní chybí písmeno.
no-table = Takový stůl tu není
no-table-line = Odkaz je možná neúplný, nebo stůl patří jinému serveru.
no-pages = Tuto hru tu nelze zobrazit
no-pages-line = Server tuto hru zná, ale tento web byl sestaven bez ní. Zahrát si ji můžete v terminálu.
opening = Stůl se připravuje…

# Usedání
invited = Zveme vás ke hře { $game }
already-here = U stolu: { $who }
sit-down = Přisednout
just-watch = Jen sledovat
link-used = Toto místo už někdo obsadil. Hru ale můžete sledovat.
room-waits = { $n ->
        [one] Jedno místo je volné. Pošlete odkaz, nebo nechte přátele naskenovat kód.
        [few] { $n } místa jsou volná. Pošlete odkazy, nebo nechte přátele naskenovat kódy.
        [many] { $n } místa je volného. Pošlete odkazy, nebo nechte přátele naskenovat kódy.
       *[other] { $n } míst je volných. Pošlete odkazy, nebo nechte přátele naskenovat kódy.
    }
room-ready = Všichni jsou tu.
room-ready-guest = Všichni jsou tu. Hostitel může hru spustit.
room-waits-open = { $n ->
        [one] Jedno místo je volné. Přisedněte si a zahrajte si.
        [few] { $n } místa jsou volná. Přisedněte si a zahrajte si.
        [many] { $n } místa je volného. Přisedněte si a zahrajte si.
       *[other] { $n } míst je volných. Přisedněte si a zahrajte si.
    }
room-waits-guest = { $n ->
        [one] Čeká se ještě na jednoho hráče.
        [few] Čeká se ještě na { $n } hráče.
        [many] Čeká se ještě na { $n } hráče.
       *[other] Čeká se ještě na { $n } hráčů.
    }
room-declined = Pozvánka odmítnuta: { $who }.
free-seat = volné místo
copy-link = Kopírovat odkaz
copied = Zkopírováno
show-code = QR kód
invite-link = Odkaz na toto místo
qr-code = Odkaz jako QR kód
start = Začít
stand-up = Odejít od stolu
refused-seats_free = Některé místo je ještě volné.

# U stolu
bot-1 = Perla
bot-2 = Racek
bot-3 = Sépie
bot-4 = Vydra
bot-5 = Tuleň
bot-6 = Mušle
you = vy
you-chip = Vy
bot-of-level = bot, { $level }
pts = { $n ->
        [one] bod
        [few] body
        [many] bodu
       *[other] bodů
    }
points-explained = Rozpis bodů
board = Plán
question = Vaše rozhodnutí
moves = Vaše tahy
ask-plain = Co uděláte?
no-board = Tato hra tu ještě nemá plán. Všechny tahy jsou v seznamu.
percent = { $n } %
to-win-about = šance na výhru ≈ { $n } %
to-win = šance na výhru { $n } %
more-moves = { $n ->
        [one] Ještě { $n }
        [few] Ještě { $n }
        [many] Ještě { $n }
       *[other] Ještě { $n }
    }
filter = Hledat v tazích
is-thinking = { $who } přemýšlí
is-asked = Na tahu: { $who }
sea-moves = Losuje se…
you-watch = Sledujete hru.
bots-warming = Boti se probouzejí. Napoprvé to trvá asi minutu.
bot-plays-for-you = Hraje za vás bot
bot-plays-line = Neví víc než vy. Své místo si můžete kdykoli vzít zpět.
take-back-seat = Vzít si místo zpět
hand-over = Dát si přestávku
hand-over-line = Dokud se nevrátíte, hraje za vás bot.
let-bot-play = Nechat hrát bota
undo = Vrátit tah
ask-undo = Požádat o vrácení
asks-undo = { $who } žádá o vrácení tahu.
agree = Souhlasit
decline = Odmítnout
take-wish-back = Zrušit žádost
hint = Nápověda
hinting = Přemýšlím…
ask-why = Proč nemůžu…?
choose-again = Zvolit něco jiného
ask-why-tap = Klepněte na cokoli na plánu.
ask-why-not = Proč ne: { $what }?
ask-not-your-turn = Ještě nejste na tahu.
log = Záznam
chat = Chat
log-and-chat = Záznam a chat
log-empty = Zatím se nic nestalo.
log-undo = { $who } bere tah zpět.
log-ask = { $who } žádá o vrácení tahu.
log-decline = { $who } nesouhlasí.
log-leave = { $who }: dál hraje bot.
log-return = { $who } je zpět u stolu.
earlier = Starší
move-n = tah { $n }
step-back = O tah zpět
step-on = O tah dál
as-it-was = Jak stůl vypadal
back-to-now = Zpět k aktuálnímu tahu
skip = Přeskočit
chat-empty = Zatím nikdo nic nenapsal.
chat-say = Napište zprávu
send = Poslat
more = Více
table-menu = Stůl
watch-link = Odkaz pro diváky
watch-link-line = Kdo má tento odkaz, může hru sledovat, ale vidí jen to, co smějí vidět diváci.
reconnecting = Obnovuje se spojení. Vaše tahy jsou v bezpečí.
show-end = Zobrazit výsledek
win-you = Vyhráli jste!
win-who = Vyhrává { $who }!
win-shared = O vítězství se dělí: { $who }!
tie-line = Při shodě bodů rozhodují o pořadí pravidla hry; hráči, kteří jsou na tom i potom stejně, se o místo dělí.
rematch = Hrát znovu
download = Stáhnout (.tide)
look-at-table = Prohlédnout stůl

refused-not_your_turn = Nejste na tahu.
refused-game_over = Hra skončila.
refused-handed_over = Hraje za vás bot. Nejdřív si vezměte místo zpět.
refused-no_hint_now = Boti mají teď moc práce. Zkuste to za chvíli znovu.
refused-no_hints = U tohoto stolu se hraje bez nápovědy.
refused-too_many = Trochu pomaleji, prosím.
refused-already_asked = Jedna žádost už čeká. Nejdřív na ni odpovězte.
refused-nothing_to_undo = Není co vracet.
refused-out_of_time = Váš čas vypršel, dál hraje bot.
refused-illegal_move = To teď nejde.
refused-muted = Provozovatel serveru vám prozatím zakázal psát do chatu.
refused-banned = Provozovatel serveru vás zablokoval.
refused-busy = Server je teď přetížený.
refused-other = Nepovedlo se to. Zkuste to znovu.

# Víc lidí u jednoho zařízení
pass-to = Předejte zařízení: { $who }
pass-first = Nejdřív si prohlédněte, co jste si dobrali. Potom stůl zakryjte.
pass-line = Všechno tajné je skryté. Klepněte, až budete u obrazovky vy.
cover = Zakrýt stůl
i-am = To jsem já, { $who }
covered = Stůl je zakrytý
covered-line = Kdo je teď u obrazovky?
story = Co se mezitím stalo
story-before = Takto jste stůl viděli naposledy.
retell = Co se stalo?
here = Kdo kde hraje
here-own = každý na svém zařízení
here-shared = všichni na tomto zařízení
here-line = Co je tajné, zůstane tajné: mezi tahy se obrazovka zakryje.
here-open-line = V této hře není nic tajného, takže se prostě střídáte.
chair-here = Tady, na tomto zařízení
name-of-seat = Jméno hráče { $n }

# Náhoda, kde žádná není
luck-none = Žádná náhoda: nic se nelosuje a nic není skryté.

# Co bylo změřeno
figures = V číslech
figure-length = Délka hry
figure-luck = Dovednost a náhoda
figure-bots = Boti (2 hráči)
luck-little = Rozhoduje dovednost: lepší hráč vyhraje skoro vždycky.
luck-some = Víc dovednosti než náhody: lepší hráč většinou vyhraje.
luck-much = Hodně náhody: vyhrát může kdokoli.
bots-reach = úroveň „{ $one }“ vyhraje proti úrovni „{ $other }“ { $n } ze 100 her
running-tables = Rozehrané veřejné hry
no-running-tables = Teď tu není žádná veřejná hra ke sledování.

# Hodiny
clock = Hodiny
clock-none = bez hodin
clock-game-minutes = { $n ->
        [one] { $n } minuta na hráče
        [few] { $n } minuty na hráče
        [many] { $n } minuty na hráče
       *[other] { $n } minut na hráče
    }
clock-game-seconds = { $n ->
        [one] { $n } sekunda na hráče
        [few] { $n } sekundy na hráče
        [many] { $n } sekundy na hráče
       *[other] { $n } sekund na hráče
    }
clock-game-days = { $n ->
        [one] { $n } den na hráče
        [few] { $n } dny na hráče
        [many] { $n } dne na hráče
       *[other] { $n } dní na hráče
    }
clock-move-days = { $n ->
        [one] { $n } den na tah
        [few] { $n } dny na tah
        [many] { $n } dne na tah
       *[other] { $n } dní na tah
    }
clock-move-minutes = { $n ->
        [one] { $n } minuta na tah
        [few] { $n } minuty na tah
        [many] { $n } minuty na tah
       *[other] { $n } minut na tah
    }
clock-move-seconds = { $n ->
        [one] { $n } sekunda na tah
        [few] { $n } sekundy na tah
        [many] { $n } sekundy na tah
       *[other] { $n } sekund na tah
    }
clock-left-days = { $days } d { $hours } h
clock-left = Zbývá: { $left }
clock-up-game = Když vám dojde čas, převezme hru bot a dohraje ji za vás.
clock-up-move = Když budete nad tahem přemýšlet příliš dlouho, bude za vás hrát bot, dokud se nevrátíte.
clock-soon = { $who }: zbývá { $left }.

# Slušné způsoby: konec před koncem, nepřítomní hráči, lidé, diváci
cancel = Zrušit
ending = Ukončit hru
offer-end = Navrhnout konec hry
offer-end-line = Aby hra skončila bez výsledku, musí s tím souhlasit: { $who }. Do té doby se hraje dál.
offer-it = Navrhnout
offers-end = { $who } navrhuje ukončit hru bez výsledku.
have-agreed = Zatím souhlasí: { $who }
resign = Vzdát hru
resign-line = Hru za vás dohraje bot. Vrátit se už nemůžete, ale můžete hru sledovat a psát do chatu.
resign-now = Ano, vzdát
close-table = Zavřít stůl
close-table-line = Hra teď skončí bez výsledku. V Mých hrách zůstane.
close-early-line = Hra nezačne a odkazy na místa u stolu přestanou platit.
close-it = Ano, zavřít
you-resigned = Tuto hru jste vzdali
you-resigned-line = Hru za vás dohraje bot. Můžete ji sledovat a psát do chatu.
has-resigned = už nehraje
away = pryč
away-since = pryč od { $when }
away-since-line = { $who } je pryč od { $when }.
replace-from = Od { $when } můžete nechat na tomto místě hrát bota.
replace-line = Na tomto místě můžete nechat hrát bota. { $who } si místo může kdykoli vzít zpět.
replace-never = U tohoto stolu boti za nepřítomné hráče nehrají.
absence = Za nepřítomného hráče může hrát bot
absence-line = Za nepřítomného hráče může { $time } hrát bot.
absence-never = nikdy
absence-seconds = { $n ->
        [one] po { $n } sekundě
        [few] po { $n } sekundách
        [many] po { $n } sekundy
       *[other] po { $n } sekundách
    }
absence-minutes = { $n ->
        [one] po { $n } minutě
        [few] po { $n } minutách
        [many] po { $n } minuty
       *[other] po { $n } minutách
    }
absence-hours = { $n ->
        [one] po { $n } hodině
        [few] po { $n } hodinách
        [many] po { $n } hodiny
       *[other] po { $n } hodinách
    }
absence-days = { $n ->
        [one] po { $n } dni
        [few] po { $n } dnech
        [many] po { $n } dne
       *[other] po { $n } dnech
    }
spectators = Povolit diváky
spectators-yes = Diváci jsou vítáni.
spectators-no = Bez diváků: tento stůl vidí jen hráči.
players-only = bez diváků
agreed = Nastavení stolu
people = Hráči u stolu
mute = Ztlumit
unmute = Zrušit ztlumení
muted-line = Zprávy tohoto hráče neuvidíte u žádného stolu. Ztlumený hráč se to nedozví.
report = Nahlásit
report-line = Přečte si to provozovatel serveru. { $who } se to nedozví.
report-what = Co se stalo?
report-send = Odeslat hlášení
reported = Děkujeme. Provozovatel serveru si to přečte.
kick = Odebrat místo
kick-line = { $who } přijde o místo. Dostanete nový odkaz a přisednout si sem bude možné jen přes něj.
kick-now = Ano, odebrat
no-watching = Tento stůl vidí jen hráči
no-watching-line = U tohoto stolu nejsou povoleni diváci. Dokud hra nezačne, můžete se přidat přes odkaz na volné místo.
kicked-out = U tohoto stolu už nesedíte
kicked-out-line = Hostitel vám místo odebral.
closed-early = Tento stůl je zavřený
closed-early-line = Byl zavřen dřív, než hra začala.
closed = Stůl je zavřený
closed-short = Bez výsledku
closed-agreed = Hráči se dohodli, že hru ukončí.
closed-host = Hostitel stůl zavřel ještě před začátkem hry.
closed-abandoned = Stůl byl zavřen, protože už neměl kdo hrát dál.
closed-admin = Stůl zavřel provozovatel serveru.
no-result = Hra nemá výsledek.
log-offer = { $who } navrhuje ukončit hru.
log-agree = { $who } souhlasí.
log-withdraw = { $who } bere žádost zpět.
log-replace = { $who } je pryč. { $by } předává toto místo botovi.
log-resign = { $who } vzdává hru. Dál hraje bot.
link-dead = Tento odkaz už neplatí. Požádejte hostitele o nový.
link-used-private = Toto místo už někdo obsadil.
chat-earlier = Zobrazit starší zprávy
replay-players-only = Přehrát si tuto hru mohou jen její hráči.
again-soon = Zkuste to znovu za pár sekund.
again-seconds = { $n ->
        [one] Zkuste to znovu za { $n } sekundu.
        [few] Zkuste to znovu za { $n } sekundy.
        [many] Zkuste to znovu za { $n } sekundy.
       *[other] Zkuste to znovu za { $n } sekund.
    }
again-minutes = { $n ->
        [one] Zkuste to znovu za { $n } minutu.
        [few] Zkuste to znovu za { $n } minuty.
        [many] Zkuste to znovu za { $n } minuty.
       *[other] Zkuste to znovu za { $n } minut.
    }
again-hours = { $n ->
        [one] Zkuste to znovu za { $n } hodinu.
        [few] Zkuste to znovu za { $n } hodiny.
        [many] Zkuste to znovu za { $n } hodiny.
       *[other] Zkuste to znovu za { $n } hodin.
    }
banned = Tady hrát nemůžete
banned-line = Provozovatel serveru zablokoval vás nebo vaši síť.
damaged = Tento stůl nelze otevřít
damaged-line = Uložená hra je poškozená. Dejte prosím vědět provozovateli serveru.
refused-damaged = Tuto hru nelze otevřít: uložená hra je poškozená.
refused-already_started = Hra už začala.
refused-bad_message = Tuto zprávu nelze odeslat.
refused-kicked = Hostitel vám místo u tohoto stolu odebral.
refused-no_such_seat = Na tomto místě už nikdo nesedí.
refused-not_absent = Teď ne: buď hru nikdo nezdržuje, nebo má nepřítomný hráč ještě čas se vrátit.
refused-not_host = To může jen hostitel stolu.
refused-not_known = Na tomto zařízení nejste přihlášeni. Nejdřív si zvolte jméno.
refused-not_seated = To mohou jen hráči u tohoto stolu.
refused-not_started = Hra ještě nezačala.
refused-nothing_asked = Už není na co odpovídat.
refused-private = Tento stůl je soukromý.
refused-resigned = Tuto hru jste vzdali.
refused-seat_taken = Toto místo už někdo obsadil.

# Učení
learn-it = Naučit se hrát za tři minuty
lesson-of = Lekce: { $game }
lesson-step = Krok { $n }/{ $all }
lesson-steps = Kroky této lekce
lesson-words = Tento krok
lesson-next = Další
lesson-back = Zpět
lesson-show-me = Ukázat
lesson-meanwhile = Mezitím
lesson-rule = Pravidlo
lesson-remark-other = I to se smí, ale lekce teď chce něco jiného.
lesson-remark-also = To je stejně dobrý tah. Lekce ale pokračuje tím, který si připravila.
lesson-remark-look = Tady není co rozhodovat. Pokračujte, až budete chtít.
lesson-play = Zahrát si proti slabému botovi
lesson-again = Znovu od začátku
lesson-missing = Tuto lekci teď nelze otevřít.

# Vzít zpět a co zbývá
takes-back = Vrátí se:
undo-asks = Souhlasit musí: { $who }.
take-back = Vrátit
leave-it = Nechat být
no-undo-line = Nemáte co vracet.
left = Co zbývá
left-chip = Zbývá
left-nothing = nic

# Po hře: záznamy, křivka, soubory
replay = Přehrát
replay-page = Přehrávání hry
replays = Vaše odehrané hry
replay-not-over = Tato hra ještě běží. Až skončí, můžete si ji tu přehrát.
replay-private = Tuto hru si nemůžete přehrát: není veřejná.
to-the-table = Přejít ke stolu
from-a-file = ze souboru
no-board-replay = Tato hra tu ještě nemá plán. Co se stalo, najdete v záznamu.
place-shared = dělené místo
slider = Průběh hry
event = Krok
event-of = krok { $n }/{ $of }
event-back = O krok zpět
event-on = O krok dál
to-the-start = Na začátek
to-the-end = Na konec
play = Spustit přehrávání
pause = Pozastavit
eyes = Pohled
eyes-nobody = divák
standing = Výsledek
not-finished = Tato hra se nedohrála.
curve = Kdo vyhrával
curve-label = Šance na výhru, rozhodnutí po rozhodnutí
curve-line = Jak si kdo stál po každém rozhodnutí a každém losování. Všichni jsou posuzováni stejně a se vším skrytým odkrytým, jen pozdější losování nebylo známo. Chyby se posuzují podle toho, co hráč mohl vědět.
curve-none = Bot může rozebrat každé rozhodnutí a říct, kdo zrovna vyhrával.
curve-look = Rozebrat s botem
curve-waits = Boti teď hrají. Vaše hra je další na řadě.
curve-thinking = Bot rozebírá hru: rozhodnutí { $done }/{ $of }
curve-table = Křivka v tabulce
turns = Zlomové okamžiky
no-turns = Hru nezvrátilo žádné jednotlivé rozhodnutí.
turn-swing = { $who }: { $before } % → { $after } %
turn-mistake = Chyba
turn-choice = Rozhodnutí
turn-luck = Náhoda
turn-parts = rozhodnutí { $choice }, náhoda { $luck }
flaw-points = Nabízely se body, které zůstaly ležet.
flaw-safe = Jistý zisk ustoupil nejistému.
flaw-risk = Riziko za to nestálo.
flaw-open = Soupeř tím dostal příležitost získat víc.
flaw-careful = Tady se vyplatilo riskovat.
flaw-later = Druhý tah by se vyplatil později.
turn-better = Lepší bylo: { $move } (šance na výhru +{ $n } { $n ->
        [one] procentní bod
        [few] procentní body
        [many] procentního bodu
       *[other] procentních bodů
    })
play-on = Hrát odsud dál
play-on-line = Nový stůl začne přesně tady. Co ještě nebylo vylosováno, se vylosuje znovu, a na ostatních místech budou hrát boti.
play-on-seat = Vaše místo
play-on-begin = Hrát dál
too-many-tables = Máte rozehráno příliš mnoho her. Nejdřív některé dohrajte.
open-file = Otevřít soubor
open-file-line = Přetáhněte sem soubor .tide, nebo ho vyberte. Hru si můžete přehrát a odkudkoli v ní pokračovat.
file-too-large = Tento soubor je na hru příliš velký: smí mít nejvýš { $n } KiB.
file-too-many = Otevřeli jste příliš mnoho souborů. Zkuste to znovu za minutu.
file-bad = Tento soubor nelze otevřít.
file-bad-line = Tento soubor nelze otevřít: na řádku { $n } je chyba.

# Zařízení, přístupové klíče, data
devices = Vaše zařízení
devices-line = Prohlížeče a programy, ve kterých hrajete. Odhlaste ty, které už nepoužíváte.
device-name = { $browser }, { $system }
device-unknown = Neznámé zařízení
device-here = toto zařízení
device-used = naposledy použito { $day }
sign-out = Odhlásit
sign-out-this = Odhlásit: { $device }
sign-out-others = Odhlásit všechna ostatní
signed-out-n = { $n ->
        [one] Jedno zařízení bylo odhlášeno.
        [few] { $n } zařízení byla odhlášena.
        [many] { $n } zařízení bylo odhlášeno.
       *[other] { $n } zařízení bylo odhlášeno.
    }
other-device = Hrát i na jiném zařízení
other-device-line = Na druhém zařízení do 15 minut naskenujte kód nebo otevřete odkaz. Funguje jen jednou. Nikomu ho nedávejte: kdo ho otevře, hraje jako vy.
other-device-link = Odkaz pro vaše druhé zařízení
device-follow = Hrát i na tomto zařízení
device-follow-line = Na tomto zařízení budete hrát jako { $who }, se stejnými hrami a místy u stolu.
device-follow-as = Pokračovat jako { $who }
device-follow-warning = V tomto prohlížeči už hrajete jako { $you }. Pokud přepnete na jméno { $who }, přijdete o hry pod jménem { $you }, ledaže jste pod ním přihlášeni i na jiném zařízení.
device-follow-keep = Nechat si jméno { $you }
device-follow-switch = Přepnout na jméno { $who }
passkeys = Přístupové klíče
passkeys-line = Kdyby tento prohlížeč přišel o cookie, přístupový klíč vám vrátí jméno, hry i místa u stolu.
passkey-add = Přidat přístupový klíč
passkey-made = vytvořen { $day }
passkey-remove = Odebrat
passkey-remove-this = Odebrat přístupový klíč: { $device }
passkey-sign-in = Přihlásit se přístupovým klíčem
passkey-sign-in-line = Už jste tu hráli? Přístupový klíč vám vrátí jméno, hry i místa u stolu.
your-data = Vaše údaje
your-data-line = Všechno, co o vás tento server uchovává, v jednom souboru: jméno, zařízení, stoly, tahy, chat, hlášení.
your-data-take = Stáhnout
leave-for-good = Smazat moje údaje
leave-for-good-line = Vaše jméno, zařízení, přístupové klíče a všechno, co jste napsali, ihned smažeme, a s tím i vaše stoly, u kterých hra ještě nezačala. V rozehraných hrách převezme vaše místo bot. Vaše tahy zůstanou, ale bez jména. Nejde to vzít zpět.
leave-sure = Chci všechno smazat.
leave-now = Všechno smazat
farewell = Vaše údaje jsou smazané
farewell-line = Smazáno: jméno; zařízení: { $devices }; zprávy v chatu: { $lines }; stoly: { $tables }. Hry, ve kterých za vás dál hraje bot: { $matches }.
refused-bad_link = Tento odkaz už byl použit nebo mu vypršela platnost. Vytvořte nový na zařízení, na kterém už hrajete.
refused-bad_name = Toto jméno nelze použít. Zvolte jiné, složené jen z viditelných znaků.
refused-bad_passkey = Tento přístupový klíč tu nefunguje.

# Jak se najít: rychlá hra, otevřené stoly, pozvánky, přátelé, odvety.
quick-match = Hrát s kýmkoli
quick-line = Zahrajte si s těmi, kdo chtějí hrát hned teď. Volná místa obsadí boti.
quick-wait = Čekat na hráče
quick-play = Najít soupeře
quick-left = { $n ->
        [one] Čeká se na ostatní: boti se připojí za { $n } sekundu.
        [few] Čeká se na ostatní: boti se připojí za { $n } sekundy.
        [many] Čeká se na ostatní: boti se připojí za { $n } sekundy.
       *[other] Čeká se na ostatní: boti se připojí za { $n } sekund.
    }
quick-starts = Hra právě začíná…
seconds-n = { $n ->
        [one] { $n } sekunda
        [few] { $n } sekundy
        [many] { $n } sekundy
       *[other] { $n } sekund
    }
minutes-n = { $n ->
        [one] { $n } minuta
        [few] { $n } minuty
        [many] { $n } minuty
       *[other] { $n } minut
    }
seats-free = volná místa: { $free }/{ $n }
listed-bots = boti: { $levels }
listed-no-hints = bez nápovědy
host-away = (hostitel je pryč)
host-name = Vaše jméno na pozvánce
room-ready-title = Všichni jsou tu
room-full-title = Stůl je plný
room-invited = Pozvánka odeslána: { $who }. Pozvaný hráč má místo rezervované, dokud neodpoví.
kept-for = pozvánka odeslána
invited-here = U tohoto stolu je pro vás rezervované místo.
invited-by = { $who } vás zve ke hře
invited-new = Hrajete poprvé?
invitations = Pozvánky
invite-again = Pozvat znovu
invite-by-link = Pozvat odkazem
invite-again-seat = Pozvat na místo { $n } někoho, koho znáte
company = S kým jste už hráli
befriend = Přidat mezi přátele: { $who }
unfriend = Odebrat z přátel: { $who }
played-together = { $n ->
        [one] { $n } společná hra: { $game }
        [few] { $n } společné hry, naposledy { $game }
        [many] { $n } společné hry, naposledy { $game }
       *[other] { $n } společných her, naposledy { $game }
    }
against = u stolu s vámi: { $who }
result-won = Vyhráli jste
result-tied = Dělené vítězství
result-place = { $n }. místo
remove = Odebrat
remove-mine = Odebrat ze seznamu: { $game }
go-on = K rozehrané hře
rematch-asked = { $who } si chce zahrát znovu.
rematch-accept = Přijmout
rematch-decline = Odmítnout
rematch-go = K novému stolu
rematch-watch = Sledovat další hru
rematch-declined = Odvetu jste odmítli. Novou hru můžete pořád sledovat.
refused-seat_kept = Toto místo je rezervované pro pozvaného hráče.
refused-not_invitable = Tento hráč teď od vás pozvánky nepřijímá.
refused-not_invited = Tato pozvánka už neplatí.

# Sledování hry: rychlost, zvuky, vrácení tahu, přehrávání, klávesy
speed = Tempo ostatních hráčů
speed-calm = klidné: uvidíte každý tah
speed-normal = běžné
speed-fast = rychlé
speed-once = vše naráz
speed-brief-calm = Tempo: klidné
speed-brief-normal = Tempo: běžné
speed-brief-fast = Tempo: rychlé
speed-brief-once = Tempo: vše naráz
sounds = Zvuky
sounds-on = Přehrávat zvuky
sounds-line = Tiché tóny, když jste na tahu, po každém tahu, když o něco přijdete, a na konci hry.
quiet-hours = Noční klid
quiet-from = od
quiet-to = do
quiet-loud = Přehrávat zvuky i v době nočního klidu
log-undo-agreed = Všichni souhlasí: { $who } bere tah zpět.
lost-yours = váš tah
asks-undo-own = Požádali jste o vrácení tahu. Vrátí se, až budou ostatní souhlasit.
offers-end-own = Navrhujete ukončit hru bez výsledku.
declined-undo = { $who } s vrácením nesouhlasí. Nic se nevrací.
declined-end = { $who } nechce hru ukončit. Hraje se dál.
title-undo = { $who } žádá o vrácení tahu
title-end = { $who } navrhuje ukončit hru
title-rematch = { $who } si chce zahrát znovu
turn-back = O celý tah zpět
turn-on = O celý tah dál
replay-speed = Rychlost přehrávání
times = { $n }×
key-help = tento přehled kláves
key-play = spustit nebo pozastavit přehrávání
key-event = o krok zpět, o krok dál
key-turn = o celý tah zpět, o celý tah dál
key-speed = pomaleji, rychleji
key-ends = na začátek, na konec

# Upozornění (tahy, zprávy do zařízení, e-mail) a dovolená
turns-n = { $n ->
        [one] Jste na tahu u { $n } stolu. Otevřete ho.
        [few] Jste na tahu u { $n } stolů. Otevřete ten, který čeká nejdéle.
        [many] Jste na tahu u { $n } stolu. Otevřete ten, který čeká nejdéle.
       *[other] Jste na tahu u { $n } stolů. Otevřete ten, který čeká nejdéle.
    }
alerts = Upozornění
alerts-line = Jak se dozvíte, že jste na tahu, když zrovna nejste u stolu.
alerts-unable = Tento prohlížeč tu upozornění zobrazovat neumí.
alerts-blocked = Tento prohlížeč upozornění z této stránky blokuje. Povolit je můžete v jeho nastavení.
alerts-open = Když máte Fathom Five otevřené
alerts-open-line = Upozornění, když jste na tahu a na obrazovce zrovna není žádná stránka Fathom Five. Jen v tomto prohlížeči.
alerts-push = I když máte Fathom Five zavřené
alerts-push-line = Upozornění na tomto zařízení, když jste na tahu nebo když hra skončí. Doručuje ho služba výrobce prohlížeče, která jeho obsah přečíst nemůže.
alerts-push-unable = Tento prohlížeč upozornění přijímat neumí. Na iPhonu a iPadu si nejdřív přidejte Fathom Five na plochu.
alerts-push-others = { $n ->
        [one] Upozornění dostává { $n } zařízení.
        [few] Upozornění dostávají { $n } zařízení.
        [many] Upozornění dostává { $n } zařízení.
       *[other] Upozornění dostává { $n } zařízení.
    }
alerts-push-failed = Upozornění se v tomto prohlížeči nepodařilo zapnout. Zkuste to později.
alerts-mail = E-mailem
alerts-mail-line = V každém e-mailu je odkaz, kterým e-maily zrušíte.
alerts-address = Vaše adresa
alerts-often = Jak často
alerts-each = pokaždé, když jsem na tahu
alerts-hour = nejvýš jeden e-mail za hodinu
alerts-day = nejvýš jeden e-mail za den
alerts-mail-sent = Otevřete odkaz v e-mailu, který jsme poslali na { $address }. Do té doby žádný další e-mail nepřijde.
alerts-mail-confirmed = E-maily chodí na { $address }.
alerts-mail-remove = Zrušit e-maily
switch-on = Zapnout
switch-off = Vypnout
mail-confirmed = Děkujeme
mail-confirmed-line = Odteď vám na { $address } přijde e-mail, když budete na tahu.
mail-stopped = E-maily jsou zrušené
mail-stopped-line = Vaše adresa je smazaná. E-maily si můžete znovu zapnout v nastavení.
mail-stop-ask = Zrušit tyto e-maily?
mail-stop-now = Zrušit e-maily
mail-link-bad = Tento odkaz už neplatí
mail-link-bad-line = Zadejte adresu v nastavení znovu a přijde nový e-mail.
vacation = Dovolená
vacation-line = U stolů, kde máte na tah den nebo víc, se vaše hodiny po dobu dovolené zastaví. Dovolená začíná hned a čerpá se po celých dnech; ukončíte-li ji dřív, započatý den se počítá celý.
vacation-left = { $n ->
        [one] Zbývá vám { $n } den.
        [few] Zbývají vám { $n } dny.
        [many] Zbývá vám { $n } dne.
       *[other] Zbývá vám { $n } dní.
    }{" "}Dny vyčerpané na dovolenou se vám vrátí 365 dní po jejím začátku.
vacation-days = Počet dní
vacation-take = Začít dovolenou
vacation-until = Máte dovolenou do { $day }.
vacation-end = Ukončit dovolenou
on-vacation = dovolená
on-vacation-until = dovolená do { $day }
on-vacation-line = { $who } má dovolenou do { $day }. Hodiny stojí.
refused-bad_mail = Tohle nevypadá jako e-mailová adresa.
refused-no_vacation = Tolik dní dovolené už vám nezbývá.
refused-not_on_vacation = Vaše dovolená už skončila.
refused-on_vacation = Dovolenou už máte.

# Diváci.
watched = Někdo se dívá
chat-overheard = Chat vidí i diváci.
chat-watched = Někdo se právě dívá a může číst i chat.

# Připomínka nepřítomnému hráči.
nudge = Připomenout tah
nudged = { $who } dostane připomínku, pokud má upozornění na tah zapnutá.
refused-already_nudged = Kdo má upozornění zapnutá, ten už je během poslední hodiny dostal. Připomenout tah můžete znovu později.

# Instalace a sdílení
app-about = Pět deskových her, jeden stůl: hrajte s přáteli, nebo proti botům.
offline-line = Jste offline. Hry a seznamy se zobrazí, jakmile se spojení obnoví.
newer-line = Je tu nová verze.
newer-take = Načíst
newer-later = Později
share = Sdílet
share-result = Sdílet výsledek
share-link = Odkaz ke sdílení
share-invite-text = Zahraj si se mnou { $game }:
share-watch-text = Podívej se na naši hru { $game }:
share-replay-text = Podívej se na tuhle chvíli ze hry { $game }:
share-win-text = { $points ->
        [one] Výhra ve hře { $game } ({ $points } bod):
        [few] Výhra ve hře { $game } ({ $points } body):
        [many] Výhra ve hře { $game } ({ $points } bodu):
       *[other] Výhra ve hře { $game } ({ $points } bodů):
    }
share-tie-text = { $points ->
        [one] Dělené vítězství ve hře { $game } ({ $points } bod):
        [few] Dělené vítězství ve hře { $game } ({ $points } body):
        [many] Dělené vítězství ve hře { $game } ({ $points } bodu):
       *[other] Dělené vítězství ve hře { $game } ({ $points } bodů):
    }
share-place-text = { $points ->
        [one] { $n }. místo ve hře { $game } ({ $points } bod):
        [few] { $n }. místo ve hře { $game } ({ $points } body):
        [many] { $n }. místo ve hře { $game } ({ $points } bodu):
       *[other] { $n }. místo ve hře { $game } ({ $points } bodů):
    }

# Co se smí a kolik to vynese
can-do-here = Možné tahy:
can-do-instead = Místo toho můžete:
show-all = Ukázat vše
show-all-n = { $n ->
        [one] Ukázat { $n } možnost
        [few] Ukázat všechny { $n } možnosti
        [many] Ukázat všech { $n } možnosti
       *[other] Ukázat všech { $n } možností
    }
narrowed = Vypsány jsou jen tahy pro místo, na které jste klepli.
hidden-step = { $name } ({ $n })
hidden = Není vypsáno: { $what }.
hidden-more = Není vypsáno: { $what } a další.
worth-ask = Kolik tento tah vynese?
points-expected = { $n ->
        [one] asi { $n } bod
        [few] asi { $n } body
        [many] asi { $n } bodu
       *[other] asi { $n } bodů
    }
key-worth = kolik vynese vybraný tah
lesson-can-do = Možné tahy: { $moves }.
not-possible = Co teď nejde

sounds-hear = Přehrát:
sound-turn = jste na tahu
sound-move = tah
sound-loss = ztráta
sound-end = konec hry
