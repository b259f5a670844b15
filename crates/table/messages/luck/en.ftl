# The English texts on luck and skill.

luck-none = Every card could be seen from the start, so there is no luck in this game.
luck-undone = Moves were undone in this game. Only those that remain are judged, as if nobody had seen what the others showed.
luck-undecided = There are no moves yet, and so nothing to judge.
luck-legend = Each line ends with a new card. Chance (of winning, with the fair player’s best plan) − error (what the moves gave away) + luck (what the new card changed) = the chance of the next line.
luck-moves = moves
luck-chance = chance
luck-error = error
luck-luck = luck
luck-after = After move { $number } the chance of winning was { $chance }.
luck-biggest = { $count ->
    [one] The biggest error:
   *[other] The biggest errors:
}
luck-grade = Skill: { $grade ->
    [excellent] excellent. Hardly anything was given away.
    [good] good. Only a little of the chances was given away.
    [mixed] mixed. A good part of the chances was given away.
   *[weak] weak. Much of the chances was given away.
}
luck-stretches-head = Cards turned up for sure
luck-stretches = Sure are the hidden cards that could be turned up before the next row, whatever they were.
luck-stretch = { $rows ->
    [0] Before the first row
    [one] After the first row
   *[other] After row { $rows }
}: { $turned } turned up, { $more ->
    [yes] { $sure } or more were sure
   *[no] { $sure ->
        [one] 1 was sure
       *[other] { $sure } were sure
    }
}.
