box-also = { "" }
box-line = Karty přírody kladené roh přes roh do vlastní knihy.
box-feel = skrytá ruka, otevřená kniha
