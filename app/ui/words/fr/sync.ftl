### Sync between one's devices.

sync-title = Synchro
sync-about = Tes parties, tes résultats et tes joueurs sur tous tes appareils : ce que tu fais sur l’un apparaît sur les autres. Cela passe par un serveur tenu par toi ou par quelqu’un de confiance ; sans serveur, ton historique reste sur cet appareil.
sync-about_keeper = Pas d’e-mail, pas de mot de passe : cet appareil crée son propre compte. Qui tient le serveur peut lire noms et résultats, mais ne peut ni les changer ni en inventer.
sync-no_keystore = Cet appareil n’a pas d’endroit sûr pour le secret : il est gardé jusqu’à la fermeture de la fenêtre, puis il faut entrer de nouveau le code. Garde le code d’un autre appareil sous la main.
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
sync-ask_again = La synchro avec { $server } est en place, mais son secret n’est plus sur cet appareil. Entre le code que montre un autre appareil.
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
sync-by_itself = Un nouvel essai se fait tout seul.
sync-parked_about = D’une version plus récente de l’app, ou il manque quelque chose qui n’est pas encore arrivé.
sync-beaten_about = La plus ancienne compte ; l’autre est gardée mais pas montrée.
sync-aside = Mis de côté : { $name }
sync-strange_about = Aucun de tes appareils ne l’a mis là, et on n’y touche pas.
sync-copy = Copier
sync-qr = Code QR pour un autre appareil
sync-would_come =
    { $count ->
        [0] Aucune entrée ne serait ajoutée ici. Ce qui est sur cet appareil reste, et s’ajoute au tout.
        [1] Une entrée serait ajoutée ici. Ce qui est sur cet appareil reste, et s’ajoute au tout.
       *[other] { $count } entrées seraient ajoutées ici. Ce qui est sur cet appareil reste, et s’ajoute au tout.
    }
sync-kept = { $count } { $count ->
        [one] lot
        [many] de lots
       *[other] lots
    }, { $size } Ko sur le serveur
sync-waits = { $count ->
        [1] Une entrée attend
        [one] { $count } entrée attend
        [many] { $count } d’entrées attendent
       *[other] { $count } entrées attendent
    } l’envoi
sync-parked = { $count ->
        [1] Une entrée
        [one] { $count } entrée
        [many] { $count } d’entrées
       *[other] { $count } entrées
    } en attente
sync-beaten =
    { $count ->
        [0] Aucune manche n’a été jouée sur deux appareils
        [1] Une manche a été jouée sur deux appareils
       *[other] { $count } manches ont été jouées sur deux appareils
    }

sync-strange =
    { $count ->
        [0] Rien d’étranger sur le serveur
        [1] Une chose sur le serveur n’est pas à toi
       *[other] { $count } choses sur le serveur ne sont pas à toi
    }
sync-move-not_yet = Tout est en route vers un nouveau compte. Tant que tout n’est pas arrivé, l’ancien compte reste en service, et un appareil perdu peut encore lire et ajouter.
sync-move-old = Cet appareil est passé à son nouveau compte, mais l’ancien n’est pas encore effacé : un appareil perdu peut encore le lire. Il sera effacé dès que tout sera arrivé dans le nouveau.

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
sync-device-means = Sur l’autre appareil, choisis Réglages, Synchro, « J’ai un code », puis tape, colle ou scanne ceci. Qui a ce code peut tout lire et ajouter : ne le montre à personne d’autre.

sync-lost-title = Un appareil est perdu
sync-lost-about = L’exclure et tout transférer
sync-lost-means = Un nouveau compte est créé, tout y est transféré, et l’ancien est effacé. L’appareil perdu garde ce qu’il contient mais ne reçoit plus rien de nouveau. Tes autres appareils auront besoin du nouveau code. Si le serveur n’accepte que sur invitation, demandes-en une pour le nouveau compte à qui le tient.
sync-lost-do = Tout transférer

sync-give_up-title = Renoncer au transfert
sync-give_up-about = L’autre compte reste tel quel
sync-give_up-means = L’autre compte n’est pas effacé, et sa clé est oubliée ici. Qui a un appareil perdu peut continuer à lire ce qui s’y trouve, et seule la personne qui tient le serveur peut l’effacer.
sync-give_up-do = Renoncer

sync-leave-title = Quitter
sync-leave-about = Cet appareil s’arrête ; les autres continuent
sync-leave-means = Ce qui est sur cet appareil y reste. Le serveur garde sa copie pour tes autres appareils.
sync-leave-do = Quitter

sync-erase-title = Quitter et effacer
sync-erase-about = Rien ne reste sur le serveur
sync-erase-means = Tout ce que le serveur garde pour toi est effacé, et le compte avec. Ce qui est sur tes appareils y reste, mais ils ne se synchronisent plus.
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
sync-wrong-open = elle doit commencer par https ; http ne suffit que pour cette machine elle-même
sync-wrong-path = « { $about } » ne peut pas en faire partie

sync-trouble-again = Le serveur est injoignable pour l’instant.
sync-trouble-refused = Le serveur ne laisse plus entrer ce compte. Il a peut-être été effacé ou transféré. Rejoins-le avec un code, ou quitte.
sync-trouble-address = Cette adresse ne marche pas : { $detail }.
sync-trouble-certificate = Le serveur ne peut pas prouver que c’est le bon ({ $detail }). Rien n’a été envoyé.
sync-trouble-server = Le serveur ne répond pas comme un serveur de synchro. Vérifie l’adresse, ou demande à qui le tient.
sync-trouble-code = Ce code ne marche pas : { $detail }.
sync-trouble-busy = Une autre fenêtre synchronise en ce moment. Réessaie bientôt.
sync-trouble-invitation = Ce serveur ne crée de comptes que sur invitation ({ $detail }). Demandes-en une à qui le tient, et entre-la ici. Rien n’a changé.
sync-trouble-full = Le serveur n’a plus de place pour ce compte. Demande à qui le tient.
sync-trouble-locked = L’ancien compte ne laisse plus entrer cet appareil, on ne peut donc pas l’effacer d’ici. Si tu ne l’as pas déjà effacé, demande à qui tient le serveur d’effacer { $detail } ; puis renonce au transfert.
sync-trouble-fault = La synchro s’est arrêtée à cause d’un défaut de cette app. Le rapport dans les réglages en dit plus.
sync-trouble-store = Ce qui est arrivé ne peut pas être enregistré ici pour l’instant. Un nouvel essai suivra.
