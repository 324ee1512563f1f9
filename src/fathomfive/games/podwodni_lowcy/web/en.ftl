box-also = Underwater Hunters
box-line = A column of cards grows beside the grid, until it breaks.
box-feel = sets, nets and waves
