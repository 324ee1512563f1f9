learn-welcome = Twelve cards in the shallows
learn-welcome-line =
    There are fish of three kinds in three colours, and a few surprises.

    On your turn, you either dive for more cards or score the sets you have.
learn-dive = Dive
learn-dive-line = On a dive, you lay up to four cards in a new column beside the grid. Tap the deck to draw the first one.
learn-corner = A red fish: which corner?
learn-corner-line =
    Each card after the first goes beside a row.

    A fish interrupts the dive if the card before it, or the end card of its row, is a fish of the same colour.

    Any other card interrupts the dive if another of the same sort already lies in that row or in the column.

    At the top right, the row ends with a net. As card 2, only a red fish or a second net would interrupt your dive. Start there.
learn-deeper = Green. Deeper?
learn-deeper-line =
    You are safe so far. Card 3 will go beside a green fish, and the card before it is green as well.

    So only another green fish would interrupt the dive, or a shrimp, because there is one in that row. Go for it.
learn-column = Red, and still safe
learn-column-line = You laid three cards, so you may catch three: the whole column, or any three from the row of the last card. Take the column.
learn-caught = Your catch lies face up
learn-caught-line = Each of these fish is worth 1 point, but the others can still take them. In a set, they are worth more.
learn-dares = { $p2 } has two cards and wants a third
learn-dares-line = Yellow, then green: safe so far. Card 3 will go beside a green fish, the card before it is green too, and there is a shrimp in the row. Watch what happens.
learn-broken = { $p2 } went too far
learn-broken-line =
    Card 3 was a green fish beside a green fish. The dive was interrupted, and all three cards are lost.

    If that had happened at card 2, card 1 would at least have been kept.
learn-row = Two cards from one row
learn-row-line =
    You dived again and laid a yellow and a red fish. This time the row is better, because it has another red fish of the same kind as the one you just laid.

    The card you just laid counts as the fifth card of its row. Tap it and the card at a1, in any order.

    What is left of the column fills the gaps in the grid.
learn-row-two = And the one you just laid
learn-row-two-line = The last card you laid is part of the row, too. Take it.
learn-score = Three of a kind: score them
learn-score-line =
    A set is three fish of one kind and colour, or four of one kind, or four of one colour.

    To score a set, you have to give up two more face-up cards. You have five cards in all, so go ahead and score.
learn-set = Which set?
learn-set-line = Your three red fish of the same kind. A shrimp could stand in for one fish of a set.
learn-safe = One card is safe
learn-safe-line = Turn one of them face down: it is worth 10 points, and nobody can take it from you.
learn-pool = What it costs
learn-pool-line =
    The other two red fish and two more of your cards went into the pool. { $p2 } took one, and the rest were discarded.

    So score when the others gain the least from it.
learn-tricks = Nets, harpoons and waves
learn-tricks-line =
    Catch a net, and you may take a fish or a shrimp from another diver.

    Catch a harpoon, and you may take a fish from the table.

    A second wave in a row or column interrupts the dive, and everyone loses a group: all face-up cards of one kind and colour, or all shrimps.
learn-end = How the game ends
learn-end-line =
    When someone has 35 points or more at the end of their turn, everyone else gets one last turn. The winner is whoever has the most points.

    That is all you need to know. Into the water.
