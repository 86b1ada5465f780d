### Sync between one's devices.

sync-title = Synchro
sync-about = Tes parties, tes résultats et tes joueurs sur tous tes appareils. Ce que tu fais sur l’un apparaît sur les autres. Ça passe par un serveur à toi ou à quelqu’un de confiance. Sans synchro, un serveur ne reçoit que ce qu’il faut pour un salon.
sync-about_keeper = Pas d’e-mail, pas de mot de passe : cet appareil crée son propre compte. Ceux qui s’occupent du serveur peuvent lire les noms et les résultats. Ils ne peuvent ni les changer, ni en inventer.
sync-no_keystore = Cet appareil ne peut pas garder le code en lieu sûr. Il le garde jusqu’à la fermeture de la fenêtre, puis tu devras l’entrer de nouveau. Garde sous la main le code d’un autre appareil.
sync-working = Un instant…
sync-address = Adresse du serveur ou invitation
sync-invitation = Invitation, si le serveur en demande une
sync-check = Vérifier
sync-found = Serveur de synchro trouvé. La connexion est chiffrée.
sync-found_here = Serveur de synchro trouvé sur cette machine.
sync-start = Commencer ici
sync-code = Le code
sync-paste = Coller
sync-look = Aperçu
sync-join_now = Rejoindre
sync-go_on = Continuer
sync-ask_again = La synchro avec { $server } est en place, mais cet appareil n’a plus le code. Entre le code affiché sur un autre appareil.
sync-last = Dernière synchro : { $when }
sync-never = Pas encore de synchro
sync-all_sent = Tout a été envoyé
sync-now = Synchroniser
sync-stop = Arrêter
sync-pause = Pause
sync-resume = Reprendre
sync-try_again = Tout réessayer
sync-busy = Synchro en cours…
sync-sending = Envoi de { $done } sur { $whole }
sync-bringing = Réception : { $percent }
sync-by_itself = Nouvel essai automatique bientôt.
sync-parked_about = D’une version plus récente de l’app, ou il manque quelque chose qui n’est pas encore arrivé.
sync-beaten_about = La plus ancienne compte. L’autre est gardée, mais pas montrée.
sync-aside = Mis de côté : { $name }
sync-strange_about = Ça ne vient d’aucun de tes appareils, alors on n’y touche pas.
sync-copy = Copier
sync-qr = Code QR pour un autre appareil
sync-would_come =
    { $count ->
        [0] Rien ne sera ajouté. Rien de cet appareil n’est perdu.
        [1] Une entrée sera ajoutée. Rien de cet appareil n’est perdu.
       *[other] { $count } entrées seront ajoutées. Rien de cet appareil n’est perdu.
    }
sync-kept =
    { $count ->
        [1] Un fichier, { $size } Ko sur le serveur
       *[other] { $count } fichiers, { $size } Ko sur le serveur
    }
sync-waits =
    { $count ->
        [1] Une entrée attend l’envoi
       *[other] { $count } entrées attendent l’envoi
    }
sync-parked =
    { $count ->
        [1] Une entrée en attente
       *[other] { $count } entrées en attente
    }
sync-beaten =
    { $count ->
        [1] Une manche a été jouée sur deux appareils
       *[other] { $count } manches ont été jouées sur deux appareils
    }

sync-strange =
    { $count ->
        [1] Une entrée du serveur n’est pas à toi
       *[other] { $count } entrées du serveur ne sont pas à toi
    }
sync-move-not_yet = Tout est en route vers un nouveau compte. En attendant, l’ancien compte sert encore, et un appareil perdu peut lire et ajouter.
sync-move-old = Cet appareil est passé à son nouveau compte, mais l’ancien n’est pas encore effacé. Un appareil perdu peut encore le lire. Il sera effacé dès que tout sera arrivé dans le nouveau.

sync-state-off = Désactivée
sync-state-asking = Code de nouveau demandé
sync-state-paused = En pause
sync-state-trouble = Serveur injoignable pour l’instant

sync-first-title = C’est mon premier appareil
sync-first-about = Entre l’adresse d’un serveur ou une invitation

sync-join-title = J’ai un code
sync-join-about = Un autre de mes appareils est déjà en place

sync-device-title = Ajouter un appareil
sync-device-about = Montre le code qui laisse entrer un autre appareil
sync-device-means = Sur l’autre appareil, ouvre Réglages, Synchro, « J’ai un code ». Tape, colle ou scanne ceci. Avec ce code, on peut tout lire et tout ajouter : ne le montre à personne d’autre.

sync-lost-title = Un appareil est perdu
sync-lost-about = L’exclure et tout transférer
sync-lost-means = Tout passe dans un nouveau compte, et l’ancien est effacé. L’appareil perdu garde ce qu’il a, mais ne reçoit plus rien. Donne le nouveau code à tes autres appareils. Si le serveur marche sur invitation, demandes-en d’abord une pour le nouveau compte.
sync-lost-do = Tout transférer

sync-give_up-title = Renoncer au transfert
sync-give_up-about = L’autre compte reste tel quel
sync-give_up-means = L’autre compte n’est pas effacé, et sa clé est oubliée ici. Un appareil perdu peut encore lire ce qui s’y trouve. Seuls ceux qui s’occupent du serveur peuvent l’effacer.
sync-give_up-do = Renoncer

sync-leave-title = Quitter
sync-leave-about = Cet appareil s’arrête, les autres continuent
sync-leave-means = Ce qui est sur cet appareil y reste. Le serveur garde sa copie pour tes autres appareils.
sync-leave-do = Quitter

sync-erase-title = Quitter et effacer
sync-erase-about = Rien ne reste sur le serveur
sync-erase-means = Tout ce que le serveur garde pour toi est effacé, et le compte aussi. Ce qui est sur tes appareils y reste, mais ils ne se synchronisent plus.
sync-erase-do = Tout effacer

sync-wrong-long = il est trop long
sync-wrong-word = il doit commencer par « { $about } »
sync-wrong-parts = il doit avoir trois parties : « { $about } », une adresse, et des lettres avec des chiffres
sync-wrong-letter = « { $about } » ne figure jamais dans un code
sync-wrong-count = il manque des lettres ou des chiffres à la fin, ou il y en a trop
sync-wrong-mistyped = il y a une faute de frappe
sync-wrong-address = « { $about } » n’est pas une adresse
sync-wrong-extra = une adresse ne contient ni nom, ni mot de passe, ni point d’interrogation, ni #
sync-wrong-scheme = elle doit commencer par https, pas par { $about }
sync-wrong-open = elle doit commencer par https, sauf sur cette machine
sync-wrong-path = « { $about } » ne peut pas en faire partie

sync-trouble-again = Serveur injoignable pour l’instant.
sync-trouble-refused = Le serveur ne laisse plus entrer ce compte. Il a peut-être été effacé ou transféré. Rejoins-le avec un code, ou quitte.
sync-trouble-address = Cette adresse ne marche pas : { $detail }.
sync-trouble-certificate = Le serveur ne peut pas prouver que c’est le bon ({ $detail }). Rien n’a été envoyé.
sync-trouble-server = Ce serveur ne répond pas comme un serveur de synchro. Vérifie l’adresse, ou demande à ceux qui s’en occupent.
sync-trouble-code = Ce code ne marche pas : { $detail }.
sync-trouble-busy = Une autre fenêtre est en train de synchroniser. Réessaie bientôt.
sync-trouble-invitation = Ce serveur ne crée de comptes que sur invitation ({ $detail }). Demandes-en une à ceux qui s’en occupent, et entre-la ici. Rien n’a changé.
sync-trouble-full = Le serveur n’a plus de place pour ce compte. Demande à ceux qui s’en occupent.
sync-trouble-locked = L’ancien compte ne laisse plus entrer cet appareil : impossible de l’effacer d’ici. Si tu ne l’as pas effacé toi-même, demande à ceux qui s’occupent du serveur d’effacer { $detail }. Ensuite, touche « Renoncer au transfert ».
sync-trouble-fault = La synchro s’est arrêtée à cause d’une erreur de cette app. Tes parties sont en sécurité. Copie un rapport dans les réglages pour en savoir plus.
sync-trouble-store = Ce qui est arrivé ne peut pas être enregistré ici pour l’instant. Un nouvel essai suivra.
