learn-welcome = Dvanáct karet na mělčině
learn-welcome-line =
    Jsou tu ryby tří druhů ve třech barvách a pár překvapení.

    Ve svém tahu se buď potopíte pro další karty, nebo bodujete sady, které už máte.
learn-dive = Potopte se
learn-dive-line = Při ponoru přiložíte vedle mřížky do nového sloupce až čtyři karty. Klepněte na balíček a doberte první.
learn-corner = Červená ryba: ke kterému rohu s ní?
learn-corner-line =
    Každá další karta bude ležet vedle některé řady.

    Ryba ponor přeruší, pokud má stejnou barvu ryba těsně před ní ve sloupci nebo ryba na kraji řady hned vedle ní.

    Jakákoli jiná karta ponor přeruší, pokud už karta stejného druhu leží v té řadě nebo ve sloupci.

    Vpravo nahoře leží na konci řady síť. Jako 2. karta by tam ponor přerušila jen červená ryba nebo druhá síť. Začněte tam.
learn-deeper = Zelená. Potopíte se hlouběji?
learn-deeper-line =
    Zatím je všechno v pořádku. 3. karta bude ležet vedle zelené ryby a zelená je i karta před ní.

    Ponor tedy přeruší jen další zelená ryba, anebo kreveta, protože jedna v té řadě leží. Riskněte to.
learn-column = Červená, ponor pokračuje
learn-column-line = Přiložili jste tři karty, takže smíte ulovit tři: celý sloupec, nebo kterékoli tři z řady, ve které leží poslední karta. Vezměte si sloupec.
learn-caught = Úlovek leží lícem vzhůru
learn-caught-line = Každá z těchto ryb je za 1 bod, ale ostatní vám je ještě mohou vzít. V sadě mají větší hodnotu.
learn-dares = { $p2 } má dvě karty a chce třetí
learn-dares-line = Žlutá, pak zelená: zatím je to v pořádku. 3. karta bude ležet vedle zelené ryby, zelená je i karta před ní a v řadě je kreveta. Sledujte, co se stane.
learn-broken = Riziko se nevyplatilo
learn-broken-line =
    3. karta byla zelená ryba a leží vedle zelené ryby. Ponor je přerušen a všechny tři karty jsou pryč.

    Kdyby se to stalo u 2. karty, zůstala by aspoň 1. karta.
learn-row = Dvě karty z jedné řady
learn-row-line =
    Znovu jste se potopili a přiložili žlutou a červenou rybu. Teď se víc vyplatí řada, protože je v ní další červená ryba stejného druhu jako ta, kterou jste právě přiložili.

    Právě přiložená karta se počítá jako pátá karta své řady. Klepněte na ni a na kartu na místě a1, v libovolném pořadí.

    Co zbude ze sloupce, zaplní mezery v mřížce.
learn-row-two = A ještě tu právě přiloženou
learn-row-two-line = K řadě patří i karta, kterou jste přiložili naposled. Vezměte si ji.
learn-score = Tři stejné: bodujte
learn-score-line =
    Sadu tvoří tři ryby jednoho druhu a jedné barvy, nebo čtyři ryby jednoho druhu, nebo čtyři ryby jedné barvy.

    Kdo boduje, musí se vzdát ještě dvou karet, které má lícem vzhůru. Vy máte karet celkem pět, a to stačí. Bodujte.
learn-set = Kterou sadu?
learn-set-line = Vyberte své tři červené ryby stejného druhu. Jednu rybu v sadě by mohla nahradit kreveta.
learn-safe = Jedna karta je v bezpečí
learn-safe-line = Otočte jednu z nich lícem dolů: má hodnotu 10 bodů a nikdo vám ji už nevezme.
learn-pool = Co to stojí
learn-pool-line =
    Zbylé dvě červené ryby a ještě dvě vaše karty šly do nabídky. Jednu si odnáší { $p2 }, ostatní jsou odhozené.

    Bodujte proto ve chvíli, kdy tím ostatním pomůžete co nejméně.
learn-tricks = Sítě, harpuny a vlny
learn-tricks-line =
    Když ulovíte síť, smíte jinému potápěči vzít rybu nebo krevetu.

    Když ulovíte harpunu, smíte si vzít jednu rybu ze stolu.

    Druhá vlna v řadě nebo ve sloupci ponor přeruší a každý přijde o jednu skupinu: o všechny karty jednoho druhu a barvy, které má lícem vzhůru, nebo o všechny krevety.
learn-end = Jak hra končí
learn-end-line =
    Jakmile má někdo na konci svého tahu 35 bodů nebo víc, odehraje každý z ostatních ještě jeden poslední tah. Vyhrává ten, kdo má nejvíc bodů.

    Víc vědět nepotřebujete. Hurá do vody.
