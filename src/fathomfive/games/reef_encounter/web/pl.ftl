box-also = { "" }
box-line = Koralowce rosną, pochłaniają się nawzajem i karmią twoją papugorybę.
box-feel = ta długa
