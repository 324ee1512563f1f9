box-also = { "" }
box-line = Squares of sea urchins, one figure each, nothing hidden.
box-feel = no chance at all
