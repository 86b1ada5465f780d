### The first screen.

home-continue = Continuer
home-learn = Jamais joué ?
home-learn_about = Apprends à jouer en trois minutes : { $game }
home-room = Retour au salon
home-rooms =
    { $count ->
        [1] Un salon
       *[other] { $count } salons
    }
home-new = Nouvelle table
home-new_about = Contre des bots ou entre amis
home-keep = Compter les points
home-keep_about = Pour jouer avec de vraies cartes
home-together_about = Chacun sur son téléphone
home-together_opening = La table s’ouvre…
home-together_no_host = Ici, seulement avec un serveur
home-together_no_network = Active le Wi-Fi ou un partage de connexion
home-others = { $count ->
    [1] une autre partie en cours
   *[other] { $count } autres parties en cours
}
home-hello = Bonjour, { $name }
home-seen = Compris
home-none = Aucune partie en cours
home-none_about = Toutes les parties sont terminées. Commences-en une nouvelle.
home-record = { $won } · plus longue série : { $longest }
