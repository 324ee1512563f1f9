box-also = { "" }
box-line = Čtverce mořských ježků, každý má jednu figurku, nic není skryté.
box-feel = žádná náhoda
