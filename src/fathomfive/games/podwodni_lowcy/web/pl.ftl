box-also = { "" }
box-line = Obok siatki rośnie kolumna kart, aż się załamie.
box-feel = zestawy, sieci i fale
