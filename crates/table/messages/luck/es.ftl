# The Spanish texts on luck and skill.

luck-none = Todas las cartas se veían desde el principio, así que en esta partida no hay suerte.
luck-undone = En esta partida se deshicieron movimientos. Solo se juzgan los que quedaron, como si nadie hubiera visto lo que mostraron los demás.
luck-undecided = Todavía no hay movimientos, así que no hay nada que juzgar.
luck-legend = Cada línea es una decisión: los movimientos hasta la siguiente carta nueva. Victoria: la probabilidad de ganar con el mejor plan del jugador limpio. Error: lo que los movimientos perdieron de ella. Suerte: lo que cambió la carta nueva. La probabilidad menos el error más la suerte da la de la línea siguiente.
luck-moves = mov.
luck-chance = victoria
luck-error = error
luck-luck = suerte
luck-after = Tras el movimiento { $number }, la probabilidad de ganar era del { $chance }.
luck-biggest = { $count ->
    [one] El mayor error:
   *[other] Los mayores errores:
}
luck-grade = Juego: { $grade ->
    [excellent] excelente. Apenas se perdió nada por errores.
    [good] bueno. Solo se perdió un poco por errores.
    [mixed] irregular. Los errores costaron una buena parte de las posibilidades.
   *[weak] flojo. Los errores costaron gran parte de las posibilidades.
}
