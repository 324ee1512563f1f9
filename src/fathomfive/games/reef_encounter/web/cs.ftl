box-also = { "" }
box-line = Korály rostou, pohlcují se navzájem a krmí vašeho ploskozubce.
box-feel = ta dlouhá
