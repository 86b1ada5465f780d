### Les salons : chacun sur son appareil, à une même table.

## room

room-title = Jouer ensemble
room-yours = Tes salons
room-as = Ton nom là-bas : { $name }
room-lost = Tu n’as pas de place dans ce salon
room-name = Ton nom
room-you = toi
room-here = là
room-away = pas là
room-free = Place libre
room-free_about = Un bot remplace
room-bot = Bot
room-bot_for = bot
room-bot_plays = Un bot joue pour ce joueur
room-bot_took = Un bot joue pour { $name }.
room-came_back = { $name } est de retour.
room-renamed = { $name } s’appelle maintenant { $new }.
room-gone = { $name } n’est plus là pour l’instant.
room-watching = tu regardes
room-watchers =
    { $count ->
        [1] Une autre personne regarde.
       *[other] { $count } autres personnes regardent.
    }
room-watch = Spectateurs : { $names }
room-clock = { $count } s
room-no_clock = Sans limite
room-clock_title = Temps par tour
room-clock_about = Temps écoulé ? Tu pioches.
room-clock_is =
    { $count ->
        [1] Chaque tour dure { $count } seconde. Temps écoulé ? Tu pioches.
       *[other] Chaque tour dure { $count } secondes. Temps écoulé ? Tu pioches.
    }
room-calls = Qui signale une annonce oubliée
room-calls-all = Tout le monde
room-calls-all_about = Tout le monde peut signaler un oubli. Si plusieurs le font, on tire au sort : une connexion rapide n’aide pas.
room-calls-self = La table
room-calls-self_about = Un oubli est toujours remarqué. Personne n’a à le signaler.
room-calls-off = Personne
room-calls-off_about = Un oubli ne coûte rien.
room-connecting = Connexion au salon
room-unreachable = Hôte injoignable
room-sending = Envoi de ton coup…
room-waiting = On attend les autres
room-paused = La partie est en pause
room-paused-host = L’hôte la reprendra.
room-paused-empty = Elle reprend dès que quelqu’un revient.
room-closed = Ce salon est fermé
room-about-closed = Ce que tu as joué est dans ton historique.
room-about-unreachable = L’appareil de l’hôte ou le serveur est peut-être hors ligne, ou tu es sur un autre Wi-Fi. Une fois la connexion revenue, tout reprend à la même carte.
room-gone_title = Tu n’es plus à cette table
room-game = Le jeu
room-differs =
    { $count ->
        [0] règles de base
        [1] une règle changée
       *[other] { $count } règles changées
    }
room-seen = Qui voit quoi
room-host_sees = Ton appareil distribue et garde les cartes. En fouillant ses fichiers, on pourrait toutes les voir.
room-host_can_see = L’appareil de l’hôte distribue et garde les cartes : l’hôte pourrait toutes les regarder.
room-server_sees = Le serveur { $server } distribue et garde les cartes. Ceux qui s’en occupent pourraient toutes les voir.
room-wifi_sees = La connexion n’est pas chiffrée. D’autres sur ce Wi-Fi pourraient voir ton jeu.
room-browsers_seen = Les apps se connectent à ton appareil de façon chiffrée. Pas les navigateurs : d’autres sur ce Wi-Fi pourraient voir leur jeu.
room-stay = Garde l’app ouverte pendant le jeu. Si tu la fermes, les autres attendent ton retour.
room-who = Dans le salon
room-ready = Prêts : { $count } sur { $of }
room-who_about = Joueurs, règles, invitation
room-host_deals = L’hôte distribue. Les bots prennent les places libres.
room-deal_hint = Distribue quand tu veux. Les bots prennent les places libres et les rendent quand quelqu’un arrive.
room-sat_down = { $name } est là.
room-left = { $name } est parti.
room-late = Dans la partie dès la prochaine manche : { $names }
room-late_you = Tu regardes pour l’instant. Tu auras des cartes à la prochaine manche.
room-want = M’asseoir
room-want_about = Tu auras la prochaine place libre.
room-face = Ton visage
room-more_faces = Plus de visages
room-own-change = Nom et visage
room-own-save = Enregistrer
room-terms-use = Jouer avec ces règles
room-terms-game = On joue maintenant à { $game }.
room-terms-changed = Les règles de cette table ont changé.
room-pass = Se passer un téléphone
room-is_host = hôte
room-host_now = { $name } est maintenant l’hôte.
room-host_now_you = C’est toi l’hôte maintenant.
room-to_table = Vers la table
room-kick = Retirer { $name }
room-make_host = Nommer { $name } hôte
room-make_free = Libérer la place
room-close = Fermer le salon
room-close_about = Il se ferme pour tout le monde. Les manches finies restent dans l’historique de chacun.
room-close_not = Le garder ouvert
room-quit = Quitter pour de bon
room-quit_about = Un bot continue pour toi. Pour revenir, il te faudra une invitation.
room-quit_host_about = Un bot continue pour toi, et { $name } devient l’hôte. Pour revenir, il te faudra une invitation.
room-quit_not = Rester
room-forget = Oublier ce salon
room-pause = Pause
room-resume = Reprendre
room-leave_about = Ta place reste à toi. Au bout d’une minute, un bot joue pour toi jusqu’à ton retour.
room-bot_for_me = Laisser un bot jouer pour moi
room-bot_for_me_about = Jusqu’à ce que tu veuilles rejouer.
room-play_again = Je reprends le jeu
room-mute = Masquer ce que disent les autres
room-unmute = Montrer ce que disent les autres
room-mute_about = Les petites phrases à côté des joueurs
room-talk = Dire quelque chose
room-said = { $name } : « { $words } »
room-said_you = Toi : « { $words } »
room-say-well = Bien joué !
room-say-laugh = Ha ha !
room-say-ouch = Aïe !
room-say-luck = Bonne chance !
room-say-thanks = Merci !
room-say-wait = Un instant !

room-invite-square = Code QR avec le lien vers ce salon
room-invite-copy = Copier le lien
room-invite-scan = Scanne le code, ou saisis cette adresse puis le code :
room-invite-send = Envoyer le lien
room-invite-renew = Nouvelle invitation
room-invite-renewed = L’ancien lien ne marche plus. Envoie le nouveau.

room-join-title = Rejoindre un salon
room-join-link = Lien ou adresse
room-join-code = Code
room-join-do = Rejoindre
room-join-watch = Juste regarder
room-join-seen = Tout le monde dans le salon voit ton nom. L’appareil de l’hôte ou un serveur garde toutes les cartes.
room-join-unreadable = Ce n’est pas une invitation. Redemande le lien, ou vérifie l’adresse et le code.
room-join-name_missing = Entre d’abord ton nom.

room-open-title = Ouvrir un salon
room-open-where = Avec le jeu de la dernière fois. Tu peux en changer là-bas.
room-open-network = Réseau
room-open-networks = Choisis celui où sont aussi les autres.
room-open-no_network = Tu n’es sur aucun réseau. Les autres ont besoin du même Wi-Fi ou de ton partage de connexion.
room-open-listens = Tant que le salon est ouvert, cet appareil répond aux autres du même réseau. Rien ne part sur Internet.
room-open-server = Serveur sur Internet
room-open-server_about = Laisse vide si tout le monde est au même endroit. Avec un serveur, chacun peut être n’importe où.
room-open-server_only = Dans un navigateur, on n’ouvre de salon que sur un serveur. L’app sur téléphone ou ordinateur n’en a pas besoin.
room-open-server_used = Tes tables s’ouvrent sur { $server }.
room-open-server_use = Utiliser ce serveur
room-open-server_stop = Ne plus l’utiliser
room-open-key = Clé, si le serveur en demande une
room-open-no_server = Ce n’est pas l’adresse d’un serveur.
room-open-wrong_key = Ce serveur demande sa clé pour ouvrir un salon.

room-refused-token = Tu n’es plus à cette table.
room-refused-invitation = Cette invitation n’est plus valable. Demandes-en une autre à l’hôte.
room-refused-host_only = Seul l’hôte peut faire ça.
room-refused-room = Ce salon n’existe plus.
room-refused-closed = Ce salon est fermé. Ce que tu as joué est dans ton historique.
room-refused-full = Toutes les places sont prises. Tu peux regarder.
room-refused-name = « { $name } » est déjà à cette table. Entre un autre nom.
room-refused-person = Tu es déjà à cette table avec un autre appareil.
room-refused-bot_plays = Un bot joue pour toi. Reprends le jeu dans le menu.
room-refused-late = Trop tard, ou il n’y avait rien à signaler.
room-refused-paused = La partie est en pause.
room-refused-version = Cette table demande une version plus récente de l’app.
room-refused-often = C’était un peu trop rapide. Réessaie dans un instant.
room-refused-busy = L’appareil de l’hôte est occupé. Réessaie dans un instant.
room-refused-other = L’hôte l’a refusé.
room-refused-no_answer = Hôte injoignable. Les deux appareils sont-ils sur le même Wi-Fi ? Certains réseaux invités isolent les appareils : passe alors par un partage de connexion.
room-refused-impostor = Un autre appareil répond à cette adresse, pas celui qui a montré le code. Es-tu sur le même Wi-Fi ? Sinon, scanne de nouveau le code.
room-refused-port = Les autres ne peuvent pas joindre cet appareil sur le réseau en ce moment. Vérifie le Wi-Fi et réessaie.
room-refused-busy_port = Une autre fenêtre de cet appareil a déjà ouvert le salon.
room-guest = Cette page vient de l’appareil de l’hôte. Garde-la ouverte pendant le jeu. Avec l’app, les manches finies sont dans ton historique.

room-landing-about = Une table de Pocket Switch t’attend.
room-landing-open = Ouvrir dans l’app
