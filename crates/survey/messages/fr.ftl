# The French texts of surveys. The English file says what each is for.

## What a survey found

survey-counts = { $game } : { $won } gagnées, { $lost } perdues, { $unknown } inconnues sur { $deals ->
    [one] une donne
   *[other] { $deals } donnes
}{ $whys ->
    [none] {""}
   *[other] {" "}({ $whys })
}
survey-why = { $count } { $why ->
    [nodes] à la limite de nœuds
    [memory] à la limite de mémoire
    [time] à la limite de temps
    [cancelled] par annulation
    [gave-up] par abandon
   *[other] pour une autre raison : { $why }
}
survey-rate = { $won } gagnées, { $unknown } inconnues : { $interval } (95 %)
merge-missing = il manque { $missing } donnes sur { $deals }
merge-no-shards = parts sans dossier, sur { $of } : { $shards }
merge-incomplete = { $folder } : il en manque { $missing } : { $deals }{ $more ->
    [0] {""}
   *[other] {" "}et { $more } autres
}

## Tables

column-mean = moyenne
column-percentile = { $percent } %
column-most = max.
column-within = en moins de
row-time = durée, ms
row-nodes = nœuds
row-memory = mémoire, Mo
row-lengths = longueur de la solution
row-lengths-found = longueur avant raccourcissement
row-won = gagnées
row-decided = gagnées, ou perdues preuve à l’appui
column-survey = étude
column-deals = donnes
column-won = gagnées
column-lost = perdues
column-unknown = inconnues
column-interval = gagnables (95 %)
row-together = ensemble

## The page of a report

report-title = Étude de { $game }
report-title-games = Études
report-limits-differ = Ensemble, ce sont des résultats aux limites différentes : { $limits }.
report-limits-unknown = limites inconnues
report-no-limits-known = Les limites de ces résultats ne sont pas connues ; elles peuvent donc différer.
report-run-again = Donnes inconnues cherchées de nouveau :{" "}
report-interval = L’intervalle est celui de Wilson, avec un niveau de confiance de 95 % ; les donnes inconnues comptent comme perdues pour sa borne basse et comme gagnées pour sa borne haute. Une donne inconnue compte avec la durée, les nœuds et la mémoire qu’elle a coûtés.
report-run = `{ $command }` : { $program }, commencé le { $started }, { $threads ->
    [one] un thread
   *[other] { $threads } threads
} ; { $cores ->
    [one] un cœur
   *[other] { $cores } cœurs
}, { $processor }, { $system }
report-processor-unknown = processeur inconnu
report-lost = Perdues, preuve à l’appui : { $deals }{ $more ->
    [0] .
   *[other] {" "}et { $more } autres.
}
report-unknown = Inconnues : { $deals }{ $more ->
    [0] .
   *[other] {" "}et { $more } autres.
}
plot-rates = Part des donnes gagnables, avec son intervalle
plot-time = Part des donnes décidées en moins d’une durée
plot-nodes = Part des donnes décidées avec un nombre de nœuds
plot-lengths = Longueur des solutions, coups et rangées
plot-share = décidées, sur toutes les donnes
plot-share-won = sur les donnes gagnées

## Why there is no survey. Words from outside arrive in quotes.

survey-no-deal = ce jeu n’a pas de donne { $deal }
survey-folder = impossible de créer le dossier { $path }
survey-not-kept = l’étude s’est arrêtée, et { $lines ->
    [one] une des donnes décidées n’est pas
   *[other] { $lines } des donnes décidées ne sont pas
} dans son journal
survey-nothing-to-retry = { $path } : il n’y a pas d’étude à reprendre ; lancez-la d’abord sans --retry
survey-restore = impossible d’utiliser les résultats { $path }
survey-thread = impossible de lancer un thread
survey-results = impossible d’écrire { $path } ; le journal contient toutes les réponses, la même commande l’écrira donc plus tard
journal-io = impossible d’utiliser le journal { $path }
journal-busy = une autre étude utilise { $path }
journal-foreign = { $path } n’est pas le journal d’une étude, ou vient d’une autre version du programme
journal-other-settings = { $path } a été commencé avec d’autres réglages ({ $differences }) ; donnez un autre dossier à cette étude
journal-left-out = { $path } contient { $deal }, que les nouvelles donnes feraient perdre ; donnez d’abord les donnes de l’étude, comme avant, puis les autres
journal-damaged = la ligne { $line } de { $path } est abîmée ; supprimez-la, et sa donne sera cherchée de nouveau
journal-twice = la ligne { $line } de { $path } répond une deuxième fois à { $deal } ; supprimez l’une des deux lignes
journal-changed = un autre programme a modifié { $path }
survey-difference = { $setting ->
    [form] forme des fichiers
    [program] programme
    [game] jeu
    [version] version des règles
    [deals] donnes
    [sample] --sample
    [seed] --seed
    [shard] --shard
    [rules] règles
    [nodes] --nodes
    [memory] --memory en octets
    [time] --time en ms
    [shorten] --shorten en ms
   *[retry] --retry
} : { $was }, pas { $now }
differences-join = { $start } ; { $next }
difference-text = { $text }
difference-none = rien
difference-built-in = fournies
difference-bytes = un texte de { $bytes } octets

## Why results are not merged

merge-no-folders = aucun dossier n’est indiqué
merge-no-settings = { $path } ne dit pas comment ses résultats ont été obtenus : il faut le survey.json de cette version du programme
merge-differ = impossible de réunir { $path } et { $other }, dont les réglages sont différents ({ $differences })
merge-twice = { $deal } est dans { $other } et dans { $path } ; laissez l’un des deux de côté
merge-out-of-place = { $path } a { $deal } au mauvais endroit ; relancez son étude, qui l’écrit de nouveau
merge-changed = { $path } a changé pendant la lecture ; relancez la réunion quand son étude est finie
merge-occupied = { $path } contient une étude ; choisissez un autre dossier pour le tout

## Deals and numbers that cannot be read

deals-not-a-deal = { $part } : { $problem }
deals-cards = { $part } n’a pas de numéro : une étude porte sur des donnes numérotées
deals-end = { $part } ne finit pas par un nombre ; un intervalle s’écrit `ms:1..1000`
deals-number = { $part } va trop loin : { $problem }
deals-backwards = { $part } finit avant de commencer
deals-twice = { $deal } y est deux fois
deals-fewer = un échantillon ne peut pas avoir plus de donnes que les { $deals } dont il est tiré
deals-too-many = cela fait plus de { $most } donnes
not-a-whole-number = écrivez un nombre entier, comme 1000000, 1_000_000, 1e6 ou 1M

## Why there is no report

report-no-files = aucun résultat n’est indiqué
report-broken = { $path } n’est pas utilisable comme résultats d’une étude
report-row = la ligne { $row } de { $path } est fausse : { $problem }
report-twice = { $path } contient { $deal } deux fois
report-empty = { $path } ne contient aucune donne
report-mixed = { $path } : des résultats de { $other } après ceux de { $one }, dans un même fichier
report-no-results = { $path } n’a ni results.parquet ni results.csv
report-write = impossible d’écrire { $path }
check-row = ligne { $row }, { $deal } : { $problem }
line-missing = elle est gagnée, mais sans solution
line-text = coup { $number } : { $problem }
line-length = la solution a { $moves } coups, et non la longueur indiquée
row-problem-shuffle = son shuffle n’est pas un schéma et un nombre, comme `ms:1`
row-problem-length = une donne a une longueur si et seulement si elle est gagnée
row-problem-why = une donne a une raison si et seulement si elle est inconnue
row-problem-time = une durée n’est pas un nombre à partir de 0
table-parquet = le fichier Parquet est abîmé, ou n’est pas une table de résultats : écrivez-le de nouveau à partir de son étude
table-without-parquet = ce programme a été compilé sans Parquet : utilisez-en un compilé avec `cargo xtask build`
table-no-note = il ne dit pas comment il a été obtenu
table-values = la ligne { $line } n’a pas { $expected } valeurs, mais { $found }
table-not-utf-8 = la ligne { $line } n’est pas du texte UTF-8
table-column = sa première ligne ne nomme pas la colonne `{ $column }`, qu’ont tous les résultats
table-verdict = ligne { $line }, colonne `verdict` : écrivez won, lost ou unknown
table-number = ligne { $line }, colonne `{ $column }` : ce n’est pas un nombre à partir de 0
table-other = ce n’est pas une table de résultats
