### Les salons : chacun sur son appareil, à une même table.

## room

room-title = Salons
room-yours = Tes salons
room-as = Ton nom y est { $name }
room-lost = Tu n’as pas de siège dans ce salon
room-name = Ton nom
room-you = toi
room-here = là
room-away = pas là
room-free = Siège libre
room-free_about = En attente de quelqu’un
room-bot = Bot
room-bot_for = bot
room-bot_plays = Un bot joue à sa place
room-bot_took = Un bot joue à la place de { $name }.
room-came_back = { $name } est de retour.
room-renamed = { $name } s’appelle maintenant { $new }.
room-gone = { $name } n’est plus là pour l’instant.
room-watching = tu regardes
room-watchers =
    { $count ->
        [1] Une autre personne regarde.
       *[other] { $count } autres personnes regardent.
    }
room-watch = En train de regarder : { $names }
room-seats =
    { $count ->
        [1] { $count } siège
       *[other] { $count } sièges
    }
room-clock = { $count } s
room-no_clock = Sans limite
room-clock_title = Temps par tour
room-clock_about = Qui dépasse le temps pioche, ou prend les cartes dues.
room-clock_is = Chaque tour dure { $count } s au plus. Qui dépasse le temps pioche, ou prend les cartes dues.
room-calls = Qui signale une annonce oubliée
room-calls-all = Qui la remarque
room-calls-all_about = Qui remarque une annonce oubliée peut la signaler. Si plusieurs le font, le sort décide : une connexion rapide n’avantage personne.
room-calls-self = La table
room-calls-self_about = Une annonce oubliée est toujours remarquée : personne n’a à la signaler.
room-calls-off = Personne
room-calls-off_about = Une annonce oubliée ne coûte rien.
room-connecting = Connexion au salon
room-unreachable = L’hôte est injoignable
room-sending = Ton coup est en route…
room-waiting = On attend les autres
room-paused = La partie est en pause
room-paused-host = L’hôte la reprendra.
room-paused-empty = Elle reprend dès que quelqu’un revient.
room-closed = Ce salon est fermé
room-about-closed = Ce que tu as joué est dans ton historique.
room-about-unreachable = L’appareil de l’hôte est peut-être en veille, ou sur un autre Wi-Fi. Tout reprend à la même carte dès son retour.
room-gone_title = Tu n’es plus à cette table
room-game = Le jeu
room-differs =
    { $count ->
        [0] règles d’origine
        [1] une différence avec les règles d’origine
       *[other] { $count } différences avec les règles d’origine
    }
room-seen = Qui voit quoi
room-host_sees = Ton appareil distribue et garde les cartes. Qui fouille ses fichiers pourrait toutes les voir.
room-host_can_see = L’appareil de l’hôte distribue et garde les cartes : l’hôte pourrait toutes les regarder.
room-server_sees = Le serveur { $server } distribue et garde les cartes. Qui tient ce serveur pourrait toutes les voir.
room-wifi_sees = La connexion n’est pas chiffrée : d’autres sur ce Wi-Fi pourraient tout lire.
room-browsers_seen = Depuis l’app, la connexion à ton appareil est chiffrée. Depuis un simple navigateur, non : d’autres sur ce Wi-Fi pourraient tout lire.
room-stay = Garde l’app ouverte pendant le jeu. Si tu la fermes, les autres attendent, et tout reprend à la même carte.
room-who = Dans le salon
room-ready = Prêts : { $count } sur { $of }
room-who_about = Sièges, règles, invitation
room-host_deals = L’hôte distribue quand tout le monde est là.
room-is_host = hôte
room-host_now = { $name } est maintenant l’hôte.
room-host_now_you = Tu es maintenant l’hôte.
room-fill = Compléter avec des bots
room-fill_first = Remplis d’abord tous les sièges
room-to_table = Vers la table
room-kick = Retirer { $name }
room-make_host = Nommer { $name } hôte
room-make_free = Libérer le siège
room-close = Fermer le salon
room-close_about = C’est fini pour tout le monde. Les manches finies restent dans l’historique de chacun.
room-close_not = Le garder ouvert
room-quit = Quitter pour de bon
room-quit_about = Un bot continue à ta place, et tu ne peux pas revenir sans invitation.
room-quit_host_about = Un bot continue à ta place, { $name } devient l’hôte, et tu ne peux pas revenir sans invitation.
room-quit_not = Rester
room-forget = Oublier ce salon
room-pause = Pause
room-resume = Reprendre
room-leave_about = Ton siège reste à toi. Au bout d’une minute, un bot joue à ta place jusqu’à ton retour.
room-bot_for_me = Laisser un bot jouer pour moi
room-bot_for_me_about = Jusqu’à ce que tu reprennes ton siège.
room-play_again = Reprendre mon siège
room-mute = Masquer ce que disent les autres
room-unmute = Montrer ce que disent les autres
room-mute_about = Les petites phrases à côté des sièges
room-talk = Dire quelque chose
room-said = { $name } : « { $words } »
room-said_you = Toi : « { $words } »
room-say-well = Bien joué !
room-say-laugh = Ha ha !
room-say-ouch = Aïe !
room-say-luck = Bonne chance !
room-say-thanks = Merci !
room-say-wait = Un instant !

room-invite-title = Inviter
room-invite-about = Fais scanner ce code avec un téléphone, ou envoie le lien.
room-invite-square = Code QR avec le lien vers ce salon
room-invite-typed = Ou saisis cette adresse, puis le code :
room-invite-copy = Copier le lien
room-invite-renew = Nouvelle invitation
room-invite-renewed = L’ancien lien ne marche plus. Envoie le nouveau.

room-join-title = Rejoindre un salon
room-join-link = Lien ou adresse
room-join-code = Code
room-join-do = Rejoindre
room-join-watch = Seulement regarder
room-join-seen = Tout le monde dans le salon voit ton nom. L’appareil de l’hôte garde toutes les cartes.
room-join-unreadable = Ce n’est pas une invitation. Redemande le lien, ou vérifie l’adresse et le code.
room-join-name_missing = Entre d’abord ton nom.

room-open-title = Ouvrir un salon
room-open-where = Choisis d’abord un jeu et prépare la table.
room-open-do = Ouvrir
room-open-cannot = Un salon s’ouvre dans l’app, sur un téléphone ou un ordinateur, une fois la table préparée.
room-open-network = Réseau
room-open-networks = Prends le même que les autres.
room-open-no_network = Cet appareil n’est connecté à aucun réseau. Les autres ont besoin du même Wi-Fi, ou de ton partage de connexion.
room-open-listens = Tant que le salon est ouvert, cet appareil répond aux autres du même réseau. Rien ne part sur Internet.
room-open-server = Serveur sur Internet
room-open-server_about = Laisse vide si tout le monde est au même endroit. Avec un serveur, chacun peut être n’importe où.
room-open-server_only = Une page de navigateur n’ouvre de salon que sur un serveur. L’app sur un téléphone ou un ordinateur n’en a pas besoin.
room-open-key = Clé, si le serveur en demande une
room-open-no_server = Ce n’est pas l’adresse d’un serveur.
room-open-wrong_key = Ce serveur n’ouvre un salon qu’avec sa clé.

room-refused-token = Tu n’as plus de siège à cette table.
room-refused-invitation = Cette invitation n’est plus valable. Demandes-en une autre à l’hôte.
room-refused-host_only = Seul l’hôte peut faire cela.
room-refused-room = Ce salon n’existe plus.
room-refused-closed = Ce salon est fermé. Ce que tu as joué est dans ton historique.
room-refused-full = Tous les sièges sont pris, ou la partie a commencé. Tu peux regarder.
room-refused-name = « { $name } » est déjà à cette table. Entre un autre nom.
room-refused-person = Tu es déjà à cette table avec un autre appareil.
room-refused-bot_plays = Un bot joue à ta place. Reprends ton siège dans le menu.
room-refused-late = Trop tard, ou il n’y avait rien à signaler.
room-refused-paused = La partie est en pause.
room-refused-version = Cette table demande une version plus récente de l’app.
room-refused-often = C’était un peu trop rapide. Réessaie dans un instant.
room-refused-busy = L’appareil de l’hôte est occupé. Réessaie dans un instant.
room-refused-other = L’hôte l’a refusé.
room-refused-no_answer = L’hôte est injoignable. Les deux appareils sont-ils sur le même Wi-Fi ? Certains réseaux invités isolent les appareils : passe alors par un partage de connexion.
room-refused-impostor = Un autre appareil répond à cette adresse, pas celui qui a montré le code. Êtes-vous sur le même Wi-Fi ? Sinon, scanne le code à nouveau.
room-refused-port = Cet appareil est injoignable sur le réseau pour l’instant. Vérifie le Wi-Fi et réessaie.
room-refused-busy_port = Le salon est déjà ouvert dans une autre fenêtre de cet appareil.
room-guest = Cette page vient de l’appareil de l’hôte. Garde-la ouverte pendant le jeu ; les manches finies sont dans l’historique de qui a l’app.

room-landing-about = Une table de Pocket Switch t’attend.
room-landing-open = Ouvrir dans l’app
room-landing-none = La table est sur un téléphone, qui n’a pas de page pour jouer. Si tu n’as pas encore l’app, installe-la, puis scanne le code à nouveau.
