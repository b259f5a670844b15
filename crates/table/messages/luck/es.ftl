# The Spanish texts on luck and skill.

luck-none = Todas las cartas se veían desde el principio, así que en esta partida no hay suerte.
luck-undone = En esta partida se deshicieron movimientos. Solo se juzgan los que quedaron, como si nadie hubiera visto lo que mostraron los demás.
luck-undecided = Todavía no hay movimientos, así que no hay nada que juzgar.
luck-legend = Cada línea acaba con una carta nueva. Victoria (la probabilidad con el mejor plan del jugador limpio) − error (lo que perdieron los movimientos) + suerte (lo que cambió la carta nueva) = victoria de la línea siguiente.
luck-moves = mov.
luck-chance = victoria
luck-error = error
luck-luck = suerte
luck-after = Tras el movimiento { $number }, la probabilidad de ganar era del { $chance }.
luck-biggest = { $count ->
    [one] El mayor error:
   *[other] Los mayores errores:
}
luck-grade = Habilidad: { $grade ->
    [excellent] excelente. Apenas se perdió nada por errores.
    [good] buena. Solo se perdió un poco por errores.
    [mixed] irregular. Los errores costaron una buena parte de las posibilidades.
   *[weak] floja. Los errores costaron gran parte de las posibilidades.
}
luck-stretches-head = Cartas descubiertas con seguridad
luck-stretches = Son seguras las cartas ocultas que se podían descubrir antes de la siguiente fila, fueran cuales fueran.
luck-stretch = { $rows ->
    [0] Antes de la primera fila
    [one] Tras la primera fila
   *[other] Tras la fila { $rows }
}: { $turned } { $turned ->
    [one] descubierta
   *[other] descubiertas
}, { $more ->
    [yes] { $sure } o más eran seguras
   *[no] { $sure ->
        [one] 1 era segura
       *[other] { $sure } eran seguras
    }
}.
