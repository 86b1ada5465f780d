### The first screen.

home-continue = Continuer
home-learn = Jamais joué ?
home-learn_about = Apprends Switch en trois minutes
home-room = Retour au salon
home-rooms =
    { $count ->
        [1] Un salon
       *[other] { $count } salons
    }
home-new = Nouvelle table
home-new_about = Contre des bots ou entre amis
home-keep = Compter les points
home-keep_about = Pour une table avec de vraies cartes
home-join_about = D’un téléphone à l’autre
home-others = { $count ->
    [1] une autre partie en cours
   *[other] { $count } autres parties en cours
}
home-hello = Bonjour, { $name }
home-seen = Compris
home-none = Aucune partie en cours
home-none_about = Toutes les parties sont terminées. Commences-en une nouvelle.
home-record = { $won } · plus longue série : { $longest }

## offer

offer-phone = Tout ce que tu as joué n’est enregistré que sur ce téléphone, dans le dossier de cette app. La sauvegarde du téléphone l’inclut, si elle est activée. Supprimer l’app efface tout.
offer-browser = Tout ce que tu as joué n’est enregistré que dans ce navigateur. Effacer ses données supprime tout.
offer-computer = Tout ce que tu as joué n’est enregistré que sur cet ordinateur : { $path }
offer-make = Faire une sauvegarde
offer-close = Pas maintenant, et ne plus demander
