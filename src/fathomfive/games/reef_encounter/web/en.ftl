box-also = { "" }
box-line = Corals grow, eat each other, and feed your parrotfish.
box-feel = the long one
