# Co z odkazu ukáže messenger.

site-about = Pět deskových her u jednoho stolu. Hrajte s přáteli přes odkaz, nebo proti botům.
invitation-by = { $who } vás zve ke hře { $game }
invitation = Přijďte si zahrát { $game }
free-seats = { $n ->
        [one] Jedno místo je volné.
        [few] { $n } místa jsou volná.
        [many] Volné je { $n } místa.
       *[other] { $n } míst je volných.
    }
table-of = { $game }: { $who }
playing = Hra běží. Přijďte se podívat.
over = Je dohráno. Podívejte se, jak to dopadlo.
replay-of = Záznam hry { $game }: { $who }
replay-at = Otevře se u kroku { $n }. Projděte si hru, nebo odtud hrajte dál.
replay-all = Projděte si hru krok za krokem, nebo z kteréhokoli místa hrajte dál.
private-table = Tento stůl vidí jen hráči. { $about }
