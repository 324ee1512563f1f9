box-also = Podmořští lovci
box-line = Vedle mřížky roste sloupec karet, dokud se nezlomí.
box-feel = sady, sítě a vlny
