box-also = { "" }
box-line = Karty natury układane róg na rogu we własną księgę.
box-feel = ukryta ręka, otwarta księga
