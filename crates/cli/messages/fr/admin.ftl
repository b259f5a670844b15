# The help of `webspinner admin` and what it says in French.

## Help

command-admin =
    Gérer un site : lister, renommer et supprimer des joueurs, lister, masquer et supprimer des résultats

    Le site peut être en marche : classements et statistiques montrent aussitôt chaque changement.
more-admin = Ce qui changerait est d’abord listé et doit être confirmé. Chaque changement affiche une ligne avec son heure, pour tenir votre propre journal.
option-yes = Le faire sans demander
command-admin-players =
    Lister les joueurs, le premier inscrit en haut

    Avec un texte, seulement les joueurs qui l’ont dans leur pseudo ; les noms d’aspect semblable sont trouvés aussi.
option-admin-players-text = Une partie du pseudo
option-admin-players-after = Continuer après le joueur qui a cet identifiant
option-admin-players-by-size = D’abord ceux dont les appareils partagent le plus
option-limit = Le nombre maximal d’entrées
option-json = Afficher chaque entrée sur une ligne de JSON
command-admin-results = Lister les résultats, le dernier arrivé en haut
option-admin-results-player = Seulement ceux de ce joueur : identifiant, ou nom avec ou sans compte
option-admin-results-game = Seulement ceux de ce jeu ou de cette donne, comme `spider:ms:1`
option-admin-results-deal = Seulement ceux de cette donne, comme `ms:1`
option-admin-results-day = Seulement ceux des donnes du jour de cette date
option-admin-results-hidden = Seulement ceux qui sont masqués
option-admin-results-after = Continuer après le résultat qui a cet identifiant
command-admin-rename =
    Donner à un joueur un autre pseudo, ou aucun

    Le nouveau nom doit être de ceux que le joueur aurait pu choisir. Ses résultats le montrent aussitôt.
option-player = Le joueur : identifiant ou pseudo
option-admin-rename-nickname = Le nouveau pseudo
option-admin-rename-none = Retirer le pseudo
command-admin-remove-player =
    Supprimer un joueur avec toutes ses clés d’accès et ses sessions

    Les résultats restent, sans nom, sauf avec --with-results. Le joueur est aussitôt déconnecté et peut se réinscrire avec une nouvelle clé d’accès.
option-admin-remove-player-with-results = Supprimer aussi les résultats
option-results = Les identifiants des résultats
command-admin-remove-result =
    Supprimer des résultats définitivement

    Si la même partie est envoyée de nouveau, elle compte de nouveau : pour l’éviter, masquez le résultat.
command-admin-hide-result =
    Masquer des résultats : ils ne comptent plus dans les classements et les statistiques

    Ils restent comptés comme envoyés : envoyer de nouveau la même partie ne change rien.
command-admin-show-result = Faire compter de nouveau des résultats masqués
command-admin-clear-name =
    Retirer le nom d’un résultat envoyé sans compte

    Le résultat lui-même compte toujours. Pour changer le nom d’un joueur inscrit, utilisez rename.
value-player = JOUEUR
value-nickname = PSEUDO
value-text = TEXTE
value-result = RÉSULTAT
value-day = JOUR

## What it says

admin-player = { $id }  { $since }  { $results ->
    [0] aucun résultat
    [one] un résultat
   *[other] { $results } résultats
}{ $kib ->
    [0] {""}
   *[other] {"  "}{ $kib } Kio
}  { $name }
admin-result = { $id }  { $at }  { $name }  { $deal }{ $day ->
    [none] {""}
   *[other] {" "}du { $day }
}  { $outcome ->
    [won] gagnée
   *[lost] perdue
}, { $moves ->
    [one] un coup
   *[other] { $moves } coups
}, { $time }, score { $score }{ $assisted ->
    [yes] , avec aide
   *[no] {""}
}{ $hidden ->
    [yes] , masqué
   *[no] {""}
}
admin-more = il y en a d’autres : ajoutez --after { $id }
admin-no-player = il n’y a pas de joueur { $name } : indiquez son identifiant ou son pseudo
admin-several-players = plusieurs joueurs s’appellent { $name } : indiquez l’identifiant
admin-no-result = il n’y a pas de résultat { $id }
admin-no-players = aucun joueur trouvé
admin-no-results = aucun résultat trouvé
admin-needs-yes = rien n’a été changé : ajoutez --yes pour confirmer
admin-confirm = Tapez oui pour continuer :
admin-confirm-words = oui o
admin-nothing-changed = rien n’a été changé
admin-rename = Renommer le joueur { $id } de { $name } en { $new } ?
admin-renamed = Le joueur { $id } a été renommé de { $name } en { $new }.
admin-rename-to-what = indiquez le nouveau pseudo, ou ajoutez --none pour retirer l’ancien
admin-remove-player = Supprimer le joueur { $name } ({ $id }, inscrit { $since }) avec toutes ses clés d’accès ? { $results ->
    [0] Il n’a pas de résultats.
   *[other] { $with ->
        [yes] { $results ->
            [one] Un résultat sera supprimé aussi.
           *[other] { $results } résultats seront supprimés aussi.
        }
       *[no] { $results ->
            [one] Un résultat restera, sans nom.
           *[other] { $results } résultats resteront, sans nom.
        }
    }
}
admin-removed-player = Le joueur { $name } a été supprimé{ $results ->
    [0] .
    [one] {" "}avec un résultat.
   *[other] {" "}avec { $results } résultats.
}
admin-remove-results = { $results ->
    [one] Supprimer ce résultat définitivement ?
   *[other] Supprimer ces { $results } résultats définitivement ?
}
admin-removed-results = { $results ->
    [one] Un résultat a été supprimé.
   *[other] { $results } résultats ont été supprimés.
}
admin-hide-results = { $results ->
    [one] Masquer ce résultat ?
   *[other] Masquer ces { $results } résultats ?
}
admin-hidden-results = { $results ->
    [one] Un résultat a été masqué.
   *[other] { $results } résultats ont été masqués.
}
admin-show-results = { $results ->
    [one] Faire compter de nouveau ce résultat ?
   *[other] Faire compter de nouveau ces { $results } résultats ?
}
admin-shown-results = { $results ->
    [one] Un résultat compte de nouveau.
   *[other] { $results } résultats comptent de nouveau.
}
admin-clear-names = { $results ->
    [one] Retirer le nom de ce résultat ?
   *[other] Retirer les noms de ces { $results } résultats ?
}
admin-cleared-names = { $results ->
    [one] Un résultat n’a plus de nom.
   *[other] { $results } résultats n’ont plus de nom.
}
