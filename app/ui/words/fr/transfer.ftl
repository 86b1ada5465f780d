### Moving to another device in the same network.

transfer-title = Passer sur un autre appareil
transfer-row = Directement de l’un à l’autre, sans serveur
transfer-about = Tes parties, tes feuilles de scores et tes joueurs vont directement d’un appareil à l’autre. Ensuite, les deux ont tout. Rien ne se perd et rien n’arrive deux fois.
transfer-about_network = Les deux appareils doivent être sur le même Wi-Fi. Rien ne passe par Internet.
transfer-about_file = Un navigateur ne peut pas se connecter directement à un autre appareil. Un fichier suffit : enregistre une sauvegarde ici, puis ouvre-la dans l’app sur l’autre appareil.
transfer-show-title = Montrer un code
transfer-show-about = L’autre appareil le scanne
transfer-show-means = Scanne ceci avec l’appareil photo de l’autre appareil. Ou, sur l’autre appareil, ouvre Réglages, « Passer sur un autre appareil », « J’ai un code » et tape-le. Le code marche une fois, pendant dix minutes. Ne le montre à personne d’autre.
transfer-use-title = J’ai un code
transfer-use-about = Il est sur l’écran de l’autre appareil
transfer-use-means = Sur l’autre appareil, ouvre Réglages, « Passer sur un autre appareil », « Montrer un code ». Scanne-le avec l’appareil photo, ou tape-le ici.
transfer-use-linked = Commence seulement si le code est sur un autre de tes appareils. Ensuite, les deux ont tout.
transfer-code = Lien ou code
transfer-start = Commencer
transfer-again = Nouveau code
transfer-waiting = En attente de l’autre appareil…
transfer-connecting = Recherche de l’autre appareil…
transfer-expired = Ce code a expiré. Montres-en un nouveau quand l’autre appareil est prêt.
transfer-done = C’est fait. Les deux appareils ont tout.
transfer-brought-nothing = Rien de nouveau n’est arrivé sur cet appareil.
transfer-see = Voir les parties
transfer-page = Ce lien apporte tes parties sur cet appareil. Ouvre-le ici dans Pocket Switch.
transfer-file = Ou avec un fichier
transfer-file-save = Enregistrer une sauvegarde
transfer-file-save_about = Parties, joueurs, tes propres jeux et réglages dans un fichier
transfer-file-open_about = Une sauvegarde d’un autre appareil
transfer-trouble-network = Cet appareil n’est sur aucun réseau. Active le Wi-Fi ou un partage de connexion, puis réessaie.
transfer-trouble-reach = L’autre appareil est injoignable. Les deux sont-ils sur le même Wi-Fi, et le code est-il encore affiché ? Ce qui est arrivé est en sécurité. Réessaie.
transfer-trouble-refused = L’autre appareil n’accepte plus ce code. Un code marche une fois, pendant dix minutes. Montre un nouveau code sur l’autre appareil.
transfer-trouble-certificate = Un autre appareil répond à cette adresse, pas celui qui a montré le code. Rien n’a été envoyé. Montre un nouveau code sur ton autre appareil.
transfer-moving =
    { $count ->
        [1] Un élément transféré
       *[other] { $count } éléments transférés
    }
transfer-brought-matches =
    { $count ->
        [1] Une nouvelle partie
       *[other] { $count } nouvelles parties
    }
transfer-brought-people =
    { $count ->
        [1] Un nouveau joueur
       *[other] { $count } nouveaux joueurs
    }
