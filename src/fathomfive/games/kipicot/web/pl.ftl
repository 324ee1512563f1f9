box-also = { "" }
box-line = Kwadraty jeżowców, każdy ma jeden pionek, nic nie jest ukryte.
box-feel = bez odrobiny losu
