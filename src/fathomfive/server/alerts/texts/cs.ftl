# Upozornění pro hráče, kteří jsou zrovna jinde.
alert-turn-title = Jste na tahu
alert-turn = { $game }: jste na tahu.
alert-turn-after = { $game }: jste na tahu. Naposledy na tahu: { $who }.
alert-over-title = Konec hry
alert-over = { $game }: hra skončila.
mail-turn-subject = { $game }: jste na tahu
mail-over-subject = { $game }: konec hry
mail-digest-subject = { $n ->
        [one] Jste na tahu u { $n } stolu
        [few] Jste na tahu u { $n } stolů
        [many] Jste na tahu u { $n } stolu
       *[other] Jste na tahu u { $n } stolů
    }
mail-digest-over-subject = { $n ->
        [one] Skončila { $n } hra
        [few] Skončily { $n } hry
        [many] Skončilo { $n } hry
       *[other] Skončilo { $n } her
    }
mail-why = Tento e-mail dostáváte, protože jste si e-maily zapnuli v nastavení Fathom Five.
mail-stop = Zrušit e-maily:
mail-confirm-subject = Je to vaše adresa?
mail-confirm = Někdo zadal tuto adresu ve Fathom Five, aby e-mailem dostával zprávy, že je na tahu. Jestli jste to byli vy, otevřete do jednoho dne tento odkaz:
mail-confirm-not-you = Jestli jste to nebyli vy, nedělejte nic: další e-maily nepřijdou.
