box-also = { "" }
box-line = Nature cards laid corner over corner into your own book.
box-feel = hidden hand, open book
