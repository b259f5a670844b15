# The Spanish texts on the cards that are still unseen.

unseen-title = Cartas no vistas
unseen-about = Cuántas cartas de cada clase no has visto todavía. Las que mostró una jugada deshecha cuentan como vistas.
unseen-cards = { $cards ->
    [0] Has visto todas las cartas.
    [one] Queda 1 carta por ver.
   *[other] Quedan { $cards } cartas por ver.
}
unseen-all = todas
unseen-turned = Cartas ocultas descubiertas: { $turned } de { $hidden }
unseen-rows = Filas restantes: { $rows }
unseen-vacancies = Columnas vacías: { $vacancies }
