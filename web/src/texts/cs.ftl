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
shelf-line = pět her na jednom laně; zasedněte s přáteli, sami nebo proti botům, kteří hrají poctivě
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
take-your-turn = Hrát
tables-open = { $n ->
        [one] { $n } volný stůl
        [few] { $n } volné stoly
        [many] { $n } volného stolu
       *[other] { $n } volných stolů
    }
against-bots = Proti botům
against-bots-line = Nevidí víc než vy.
at-the-table = U stolu
alone = Jen vy
you-and-bots = { $n ->
        [one] Vy a bot
        [few] Vy a { $n } boti
        [many] Vy a { $n } bota
       *[other] Vy a { $n } botů
    }
level = Jak jsou dobří
bot-level-easy = slabý
bot-level-medium = střední
bot-level-hard = silný
bot-level-expert = mistr
bot-level-random = náhodný
play-now = Hrát
new-table = S přáteli
new-table-line = Zvolte, kdo kde sedí. Každé volné místo dostane odkaz a kód k naskenování.
seats = Místa
how-many = Kolik vás zasedne
chair-me = Vy
chair-person = Někdo z přátel
chair-bot = Bot, { $level }
listed = Tento stůl může najít kdokoli
with-hints = Rady jsou povoleny
rules = Pravidla
rules-line = Celá pravidla, odstavec po odstavci.
read-the-rules = Číst pravidla
chapters = Kapitoly
rules-marks = Značky: výklad je naše čtení tam, kde tištěná pravidla mlčí nebo je lze číst dvojím způsobem; fakt (doloženo) pochází z jiných veřejných zdrojů; rekonstrukce je odhad, kde žádný zdroj nic neříká.
open-tables = Otevřené stoly
no-open-tables = Žádný stůl teď není otevřen všem.
watch = Dívat se
join = Přisednout

# Moje hry, nastavení
mine-none = Zatím nemáte žádné hry. Vyberte si mezi hrami.
to-the-shelf = Ke hrám
your-turn = Jste na tahu
turn-of = { $who }: na tahu
others-turn = Přemýšlejí ostatní
not-started = Nezačalo se
over = Dohráno
look-at-it = Prohlédnout
your-name = Vaše jméno
your-name-line = Vidí je ostatní u stolu. Účet nikdo nepotřebuje.
theme = Světlo
theme-system = jako v zařízení
theme-light = den
theme-dark = noc
motion = Pohyb
motion-system = jako v zařízení
motion-full = vše se hýbe
motion-less = nic se nehýbe
press = Stisk tahu na plánu
press-auto = zahraje ho; prstu ho nejdřív ukáže
press-once = zahraje ho
press-twice = ukáže ho; druhý stisk ho zahraje
press-again = Stiskněte znovu a tah se zahraje.
keys = Klávesy
key-number = zahrát tah s tímto číslem
key-arrows = procházet, co je na plánu možné
key-enter = zahrát
key-escape = o krok zpět, nebo přeskočit pohyb
key-filter = hledat mezi tahy
key-undo = vrátit tah
key-hint = rada
key-why = proč nemohu?
key-log = záznam
key-replay = o tah zpět, o tah dál
nowhere = Tady nic není
nowhere-line = Tato adresa nikam nevede. Možná v ní chybí písmeno.
no-table = Takový stůl tu není
no-table-line = Odkaz je možná neúplný, nebo stůl patří jinému serveru.
no-pages = Tuto hru tu nelze zobrazit
no-pages-line = Server ji zná, ale tyto stránky byly sestaveny bez ní. Dá se hrát v terminálu.
opening = Stůl se prostírá …

# Usedání
invited = Jste zváni ke hře { $game }
already-here = U stolu: { $who }
sit-down = Posadit se
just-watch = Jen se dívat
link-used = Toto místo už někdo obsadil. Můžete se dívat.
room-waits = { $n ->
        [one] Jedno místo je volné. Pošlete odkaz nebo nechte naskenovat kód.
        [few] { $n } místa jsou volná. Pošlete odkazy nebo nechte naskenovat kódy.
        [many] { $n } místa je volného. Pošlete odkazy nebo nechte naskenovat kódy.
       *[other] { $n } míst je volných. Pošlete odkazy nebo nechte naskenovat kódy.
    }
room-ready = Všichni jsou tu.
room-ready-guest = Všichni jsou tu. Hru začne ten, kdo stůl připravil.
free-seat = volné
copy-link = Kopírovat odkaz
copied = Zkopírováno
show-code = Kód
invite-link = Odkaz na toto místo
qr-code = Odkaz jako kód k naskenování
start = Začít
stand-up = Vstát od stolu
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
points-explained = Body řádek po řádku
board = Plán
question = Na co jste tázáni
moves = Vaše tahy
ask-plain = Co uděláte?
no-board = Tato hra ještě nemá nakreslený plán. Všechny tahy jsou v seznamu.
percent = { $n } %
to-win-about = ≈ { $n } % na výhru
to-win = { $n } % na výhru
more-moves = { $n ->
        [one] Ještě { $n }
        [few] Ještě { $n }
        [many] Ještě { $n }
       *[other] Ještě { $n }
    }
filter = Hledat mezi tahy
is-thinking = { $who } přemýšlí
is-asked = Na tahu: { $who }
sea-moves = Rozhoduje moře
you-watch = Díváte se.
bots-warming = Boti se probouzejí. Napoprvé to trvá asi minutu.
bot-plays-for-you = Hraje za vás bot
bot-plays-line = Neví víc než vy. Místo je vaše, kdykoli budete chtít.
take-back-seat = Vzít si místo zpět
hand-over = Předat místo
hand-over-line = Bot hraje za vás, dokud se nevrátíte.
let-bot-play = Nechat hrát bota
undo = Vrátit tah
ask-undo = Požádat o vrácení
asks-undo = O vrácení tahu žádá { $who }.
agree = Souhlasit
decline = Odmítnout
take-wish-back = Už nechci
hint = Rada
hinting = Přemýšlím …
ask-why = Proč nemohu…?
choose-again = Zvolit něco jiného
ask-why-press = Stiskněte cokoli na plánu.
ask-why-not = Proč ne: { $what }?
ask-not-your-turn = Ještě nejste na tahu.
log = Záznam
chat = Chat
log-and-chat = Záznam a hovor
log-empty = Zatím se nic nestalo.
log-undo = { $who } se vrací zpět.
log-ask = { $who } žádá o vrácení tahu.
log-decline = { $who } nesouhlasí.
log-leave = { $who }: dál hraje bot.
log-return = { $who } je zpět u stolu.
earlier = Dřívější
move-n = krok { $n }
step-back = O tah zpět
step-on = O tah dál
as-it-was = Stůl, jak vypadal
back-to-now = Zpět do přítomnosti
skip = Přeskočit
chat-empty = Zatím nikdo nic neřekl.
chat-say = Řekněte něco
send = Poslat
more = Více
table-menu = Stůl
watch-link = Odkaz pro diváky
watch-link-line = Kdo ho má, vidí to, co vidí divák.
reconnecting = Obnovuje se spojení. Vaše tahy jsou v bezpečí.
show-end = Ukázat výsledek
win-you = Vyhráváte!
win-who = Vyhrává { $who }!
win-shared = O výhru se dělí: { $who }!
tie-line = Při shodě bodů o pořadí rozhoduje pravidlo hry; kdo je i pak na stejno, o místo se dělí.
rematch = Hrát znovu
download = Stáhnout (.tide)
look-at-table = Prohlédnout stůl

refused-not_your_turn = Nejste na tahu.
refused-game_over = Hra skončila.
refused-handed_over = Hraje za vás bot. Nejdřív si vezměte místo zpět.
refused-no_hint_now = Boti mají práci. Zeptejte se za chvíli.
refused-no_hints = U tohoto stolu se hraje bez rad.
refused-too_many = Trochu pomaleji, prosím.
refused-already_asked = Už někdo žádá. Nejdřív mu odpovězte.
refused-nothing_to_undo = Není co vracet.
refused-out_of_time = Váš čas vypršel; dál hraje bot.
refused-illegal_move = To teď nejde.
refused-muted = Provozovatel serveru vám psaní do chatu zatím nepovolil.
refused-banned = Provozovatel vás z tohoto serveru vyloučil.
refused-busy = Server má teď moc práce.
refused-other = Nepovedlo se to. Zkuste to znovu.

# Víc lidí u jednoho zařízení
pass-to = Předejte zařízení: { $who }
pass-first = Nejdřív si prohlédněte, co vám přišlo. Pak se stůl zakryje.
pass-line = Všechno tajné je uklizené. Stiskněte, až budete sedět před ním.
cover = Zakrýt stůl
i-am = To jsem já, { $who }
covered = Stůl je zakrytý
covered-line = Kdo před ním sedí?
story = Od posledního pohledu na stůl
story-before = Stůl tak, jak zůstal.
retell = Co se dělo?
here = Kde lidé sedí
here-own = každý u svého zařízení
here-shared = všichni u tohoto zařízení
here-line = Ruce zůstanou tajné: mezi tahy padá opona.
here-open-line = V téhle hře není nic tajné, takže se prostě střídáte.
chair-here = Tady, u tohoto zařízení
name-of-seat = Jméno, místo { $n }

# Náhoda, kde žádná není
luck-none = Žádná: nic se nelosuje, nic není skryté.

# Co bylo změřeno
figures = Čísla
figure-length = Délka
figure-luck = Náhoda
figure-bots = Boti
luck-little = Malá: kdo hraje lépe, vyhraje skoro vždy.
luck-some = Střední: kdo hraje lépe, většinou vyhraje.
luck-much = Velká: dnes večer může vyhrát kdokoli.
bots-reach = úroveň { $one } porazí úroveň { $other } v { $n } ze 100 her
running-tables = Stoly ke sledování
no-running-tables = Teď nikdo nehraje veřejně.

# Hodiny
clock = Hodiny
clock-none = bez hodin
clock-game-minutes = { $n ->
        [one] { $n } minuta každému na hru
        [few] { $n } minuty každému na hru
        [many] { $n } minuty každému na hru
       *[other] { $n } minut každému na hru
    }
clock-game-seconds = { $n ->
        [one] { $n } sekunda každému na hru
        [few] { $n } sekundy každému na hru
        [many] { $n } sekundy každému na hru
       *[other] { $n } sekund každému na hru
    }
clock-game-days = { $n ->
        [one] { $n } den každému na hru
        [few] { $n } dny každému na hru
        [many] { $n } dne každému na hru
       *[other] { $n } dní každému na hru
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
clock-up-game = Komu dojde čas na hru, za toho dohraje bot až do konce.
clock-up-move = Kdo přemýšlí příliš dlouho, za toho hraje bot, dokud se nevrátí.
clock-soon = { $who }: zbývá { $left }.

# Slušné způsoby: konec před koncem, nepřítomní hráči, lidé, diváci
cancel = Zrušit
ending = Ukončit hru
offer-end = Navrhnout konec hry
offer-end-line = Hra skončí bez výsledku, jakmile budou všichni souhlasit: { $who }. Do té doby se hraje dál.
offer-it = Podat návrh
offers-end = { $who } navrhuje ukončit hru bez výsledku.
have-agreed = Zatím souhlasí: { $who }
resign = Odejít nadobro
resign-line = Vaše místo dohraje bot. Vrátit se už nemůžete, ale můžete se dívat a psát si s ostatními.
resign-now = Ano, odejít nadobro
close-table = Zavřít stůl
close-table-line = Hra teď skončí bez výsledku. Mezi vašimi hrami zůstane.
close-early-line = Hra nezačne a odkazy na místa u stolu přestanou platit.
close-it = Ano, zavřít
you-resigned = Z této hry jste odešli nadobro
you-resigned-line = Vaše místo dohraje bot. Můžete se dívat a psát si s ostatními.
has-resigned = už nehraje
away = pryč
away-since = pryč od { $when }
away-since-line = { $who } je pryč od { $when }.
replace-from = Od { $when } můžete na tomto místě nechat hrát bota.
replace-line = Na tomto místě můžete nechat hrát bota. { $who } si místo může kdykoli vzít zpět.
replace-never = Za nepřítomné hráče u tohoto stolu bot nehraje.
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
spectators = Ostatní se mohou dívat
spectators-yes = Ostatní se mohou dívat.
spectators-no = Dívat se mohou jen hráči.
players-only = jen pro hráče
agreed = Na čem se hráči dohodli
people = Lidé u stolu
mute = Ztlumit
unmute = Zrušit ztlumení
muted-line = Zprávy této osoby u žádného stolu nevidíte. Ona se to nedozví.
report = Nahlásit
report-line = Přečte si to provozovatel tohoto serveru. { $who } se to nedozví.
report-what = Co se stalo?
report-send = Odeslat hlášení
reported = Děkujeme. Provozovatel tohoto serveru si to přečte.
kick = Vykázat
kick-line = { $who } přijde o místo. Vrátit se půjde jen přes nový odkaz, který dostanete.
kick-now = Ano, vykázat
no-watching = U tohoto stolu se mohou dívat jen hráči
no-watching-line = Tento stůl je bez diváků. Dokud hra nezačne, můžete přisednout přes odkaz na volné místo.
kicked-out = U tohoto stolu už nesedíte
kicked-out-line = Hostitel vás od stolu vykázal.
closed-early = Tento stůl je zavřený
closed-early-line = Byl zavřen dřív, než hra začala.
closed = Stůl je zavřený
closed-short = Zavřeno
closed-agreed = Hráči se dohodli, že hru ukončí.
closed-host = Hostitel stůl zavřel ještě před začátkem hry.
closed-abandoned = Stůl byl zavřen, protože nikdo další nemohl hrát dál.
closed-admin = Stůl zavřel provozovatel serveru.
no-result = Hra nemá výsledek.
log-offer = { $who } navrhuje ukončit hru.
log-agree = { $who } souhlasí.
log-withdraw = { $who } bere žádost zpět.
log-replace = { $who } je pryč. { $by } nechává na tomto místě hrát bota.
log-resign = { $who } odchází nadobro. Dál hraje bot.
link-dead = Tento odkaz už neplatí. Požádejte hostitele stolu o nový.
link-used-private = Toto místo už někdo obsadil.
chat-earlier = Zobrazit starší zprávy
replay-players-only = Tuto hru si mohou projít jen její hráči.
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
banned-line = Provozovatel tohoto serveru zablokoval vás nebo vaši síť.
damaged = Tento stůl nelze otevřít
damaged-line = Uložený záznam hry je poškozený. Dejte vědět provozovateli serveru.
refused-damaged = Tuto hru nelze otevřít: její uložený záznam je poškozený.
refused-already_started = Hra už začala.
refused-bad_message = Tuto zprávu nelze odeslat.
refused-kicked = Hostitel vás od tohoto stolu vykázal.
refused-no_such_seat = Na tomto místě už nikdo nesedí.
refused-not_absent = Zatím to nejde: ostatní mohou hrát dál, nebo mají ještě čas se vrátit.
refused-not_host = To může jen hostitel stolu.
refused-not_known = Na tomto zařízení nejste přihlášeni. Nejdřív si zvolte jméno.
refused-not_seated = To mohou jen hráči u tohoto stolu.
refused-not_started = Hra ještě nezačala.
refused-nothing_asked = Už není na co odpovídat.
refused-private = Tento stůl je soukromý.
refused-resigned = Z této hry jste odešli nadobro.
refused-seat_taken = Toto místo už někdo obsadil.

# Učení
learn-it = Naučte se to za tři minuty
lesson-of = Lekce: { $game }
lesson-step = Krok { $n } z { $all }
lesson-steps = Kroky této lekce
lesson-words = Co se v tomto kroku říká
lesson-next = Dál
lesson-back = Zpět
lesson-show-me = Ukažte mi to
lesson-meanwhile = Mezitím
lesson-rule = Pravidlo
lesson-remark-other = I to smíte. Lekce jde jinudy: podívejte se, co žádá.
lesson-remark-also = Stejně dobré jako to, co bylo zadáno.
lesson-remark-look = Tady se vás nikdo neptá. Pokračujte, až budete chtít.
lesson-play = Zahrát si proti slabému botovi
lesson-again = Od začátku
lesson-missing = Tuto lekci teď nelze otevřít.

# Vzít zpět a co zbývá
takes-back = Vrátí se tohle:
undo-asks = Musí souhlasit: { $who }.
take-back = Vzít zpět
leave-it = Nechat
no-undo-line = Zatím tu není žádné vaše rozhodnutí, které by šlo vrátit.
left = Co ještě zbývá
left-chip = Zbývá
left-nothing = nic

# Po hře: záznamy, křivka, soubory
replay = Přehrát
replays = Vaše odehrané hry
replay-not-over = Tato hra ještě běží. Až skončí, půjde ji tu projít.
replay-private = Tento stůl si svůj záznam nechává pro sebe.
to-the-table = Ke stolu
from-a-file = ze souboru
no-board-replay = Tato hra ještě nemá nakreslený plán. Co se stalo, je v záznamu.
place-shared = dělí se o místo
slider = Průběh hry
event = Událost
event-of = událost { $n } z { $of }
event-back = O událost zpět
event-on = O událost dál
to-the-start = Na začátek
to-the-end = Na konec
play = Přehrávat
pause = Pozastavit
eyes = Jak to vidí
eyes-nobody = divák
standing = Jak to dopadlo
not-finished = Tato hra nebyla dohrána.
curve = Kdo vyhrával
curve-label = Naděje na výhru, rozhodnutí po rozhodnutí
curve-line = Před každým rozhodnutím, jak to vidí silný bot, který neví víc než ten, kdo rozhodoval.
curve-none = Bot může projít všechna rozhodnutí a říct, kdo vyhrával.
curve-look = Nechat bota, ať se podívá
curve-waits = Boti nejdřív hrají. Vaše hra je další na řadě.
curve-thinking = { $of ->
        [one] Bot se dívá: { $done } z { $of } rozhodnutí
        [few] Bot se dívá: { $done } ze { $of } rozhodnutí
        [many] Bot se dívá: { $done } z { $of } rozhodnutí
       *[other] Bot se dívá: { $done } z { $of } rozhodnutí
    }
curve-table = Křivka jako tabulka
turns = Zlomové okamžiky
no-turns = Žádné jednotlivé rozhodnutí tuto hru nezvrátilo.
turn-swing = { $who }: z { $before } % na { $after } %
turn-better = Lepší by bylo: { $move } (+{ $n } %)
play-on = Hrát odsud dál
play-on-line = Nový stůl začne přesně tady. O čem náhoda ještě nerozhodla, to se vylosuje znovu, a na ostatní místa si sednou boti.
play-on-seat = Vaše místo
play-on-begin = Hrát dál
too-many-tables = Máte rozehráno mnoho her. Nejdřív některé dohrajte.
open-file = Otevřít soubor
open-file-line = Přetáhněte sem soubor .tide, nebo ho vyberte. Můžete ho projít a odkudkoli hrát dál.
file-too-large = Na hru je tento soubor příliš velký: nejvýš { $n } KiB.
file-too-many = Otevřeli jste mnoho souborů. Zkuste to za minutu.
file-bad = Tento soubor nelze otevřít.
file-bad-line = Tento soubor nelze otevřít: na řádku { $n } je něco špatně.

# Zařízení, přístupové klíče, data
devices = Vaše zařízení
devices-line = Prohlížeče a programy, ve kterých hrajete. Odhlaste ty, které už nepoužíváte.
device-name = { $browser }, { $system }
device-unknown = Neznámé zařízení
device-here = toto
device-used = naposledy použito { $day }
sign-out = Odhlásit
sign-out-this = Odhlásit: { $device }
sign-out-others = Odhlásit všude jinde
signed-out-n = { $n ->
        [one] Jedno zařízení bylo odhlášeno.
        [few] { $n } zařízení byla odhlášena.
        [many] { $n } zařízení bylo odhlášeno.
       *[other] { $n } zařízení bylo odhlášeno.
    }
other-device = Použít jiné zařízení
other-device-line = Do 15 minut na druhém zařízení naskenujte kód nebo otevřete odkaz. Funguje jednou. Nikomu ho nedávejte: kdo ho otevře, hraje za vás.
other-device-link = Odkaz pro vaše druhé zařízení
device-follow = Používat i toto zařízení
device-follow-line = Na tomto zařízení budete { $who }, se stejnými hrami i místy u stolu.
device-follow-as = Pokračovat jako { $who }
device-follow-warning = Tento prohlížeč už používá jméno { $you }. Když ho přepnete na { $who }, přijde o hry, které patří ke jménu { $you }, pokud je nemáte i na jiném zařízení.
device-follow-keep = Zůstat jako { $you }
device-follow-switch = Přepnout na { $who }
passkeys = Přístupové klíče
passkeys-line = Kdyby tento prohlížeč přišel o cookie, přístupový klíč vám vrátí jméno, hry i místa u stolu.
passkey-add = Přidat přístupový klíč
passkey-made = vytvořen { $day }
passkey-remove = Odebrat
passkey-remove-this = Odebrat přístupový klíč: { $device }
passkey-sign-in = Přihlásit se přístupovým klíčem
passkey-sign-in-line = Už jste tu hráli? Přístupový klíč vám vrátí jméno, hry i místa u stolu.
your-data = Vaše data
your-data-line = Všechno, co o vás tento server uchovává, v jednom souboru: jméno, zařízení, stoly, tahy, zprávy, hlášení.
your-data-take = Stáhnout
leave-for-good = Odejít navždy
leave-for-good-line = Vaše jméno, zařízení, přístupové klíče a vše, co jste napsali, se ihned smaže. Smažou se i vaše stoly, u kterých hra ještě nezačala. V rozehraných hrách za vás dohraje bot. Tahy zůstanou, beze jména. Nelze to vrátit.
leave-sure = Chci odejít navždy.
leave-now = Všechno smazat
farewell = Odešli jste
farewell-line = Smazáno: jméno; zařízení: { $devices }; zprávy: { $lines }; stoly: { $tables }. Hry, které za vás dohrává bot: { $matches }.
refused-bad_link = Tento odkaz už někdo použil, nebo vypršel. Vytvořte na druhém zařízení nový.
refused-bad_name = Toto jméno nelze použít. Zvolte jiné, z písmen, která každý vidí.
refused-bad_passkey = Tento přístupový klíč zde nefunguje.

# Jak se najít: rychlá hra, otevřené stoly, pozvánky, přátelé, odvety.
quick-match = Hrát s kýmkoli
quick-line = Zasedněte s tím, kdo chce hrát hned teď. Volná místa obsadí boti.
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
seats-free = { $free ->
        [one] { $free } volné místo, celkem { $n }
        [few] { $free } volná místa, celkem { $n }
        [many] { $free } volného místa, celkem { $n }
       *[other] { $free } volných míst, celkem { $n }
    }
listed-bots = boti: { $levels }
listed-no-hints = bez nápovědy
host-away = (hostitel je pryč)
host-name = Vaše jméno na pozvánce
room-ready-title = Všichni jsou tu
room-full-title = Stůl je plný
room-invited = Pozvánku má { $who }. Místo je rezervované, dokud ji nepřijme nebo neodmítne.
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
        [one] { $n } společná hra, { $game }
        [few] { $n } společné hry, naposledy { $game }
        [many] { $n } společné hry, naposledy { $game }
       *[other] { $n } společných her, naposledy { $game }
    }
against = hráli jste s: { $who }
result-won = Vyhráli jste
result-tied = Vyhráli jste společně
result-place = { $n }. místo
remove = Odebrat
remove-mine = Odebrat ze seznamu: { $game }
go-on = Zobrazit rozehranou hru
rematch-asked = { $who } si chce zahrát znovu.
rematch-accept = Přijmout
rematch-decline = Odmítnout
rematch-go = K novému stolu
rematch-watch = Sledovat další hru
rematch-declined = Odvetu jste odmítli. Novou hru můžete pořád sledovat.
refused-seat_kept = Toto místo je rezervované pro někoho pozvaného.
refused-not_invitable = Tento hráč teď od vás pozvánky nepřijímá.
refused-not_invited = Tato pozvánka už neplatí.

# Co se smí a kolik to vynese
can-do-here = Tady můžete:
can-do-instead = Můžete ale:
show-all = Ukázat vše
show-all-n = { $n ->
        [one] Ukázat { $n } možnost
        [few] Ukázat všechny { $n } možnosti
        [many] Ukázat všech { $n } možnosti
       *[other] Ukázat všech { $n } možností
    }
narrowed = Vypsáno je jen to, co jde na místě, kterého jste se dotkli.
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
key-worth = kolik vynese tah, na který se díváte
lesson-can-do = Teď můžete: { $moves }.
not-possible = Co teď nejde
