### Settings.

settings-play = Jeu
settings-look = Affichage
settings-cards = Cartes et table
settings-cards_about = Tapis, dos, figures, couleurs et contraste.
settings-senses = Sons et vibrations
settings-devices = Mes appareils
settings-people = Joueurs sur cet appareil
settings-about = À propos
settings-seconds = { $count } s
settings-name = Nom
settings-add_name = Ajouter
settings-remove_name = Enlever { $name }
settings-names_about = Les noms que tu peux choisir pour une table. Le premier est le tien.
settings-report = Copier un rapport
settings-report_about = Versions, dernière erreur et manche sur la table. Aucun nom.
settings-licences = Licences
settings-licences_about = Les auteurs de ce que contient cette app.
settings-licences_more = Pocket Switch utilise ces éléments. Selon le système, tous ne servent pas.
settings-licences_client = La partie qui dessine l’app utilise ces éléments. Chacun a ses mentions légales.
settings-licences_reading = Chargement…
settings-licences_away = Ces textes sont sur le serveur d’où vient l’app, et il ne répond pas.
settings-licences_on = Afficher plus
settings-version = Pocket Switch { $version }
settings-nothing_leaves = Rien ne quitte cet appareil, sauf si tu synchronises, changes d’appareil ou joues dans un salon.

settings-pace-title = Rythme des bots
settings-pace-about = Le temps que prend un bot pour jouer. Touche la table pour ne pas attendre.
settings-pace-slow = Lent
settings-pace-normal = Normal
settings-pace-fast = Rapide
settings-pace-none = Immédiat

settings-catch_window-title = Temps pour signaler un oubli
settings-catch_window-about = Le temps que les bots laissent quand quelqu’un oublie de dire « Carte ! ». Avec un lecteur d’écran, ils attendent que tu continues.

settings-confirm_power-title = Jouer en deux appuis
settings-confirm_power-about = Le premier appui soulève une carte spéciale, le second la joue.

settings-coach-title = Coach
settings-coach-about = Une ampoule aux tables contre des bots. Elle essaie tes coups et dit lequel est le meilleur, et pourquoi.
settings-explain-title = Expliquer ce qui est nouveau
settings-explain-about = Une bulle près de la défausse, la première fois que ça arrive : cartes à piocher, tour passé, couleur choisie.

settings-remarks-title = Les bots parlent
settings-remarks-about = De temps en temps, un petit mot quand ils jouent.

settings-sort-title = Ordre de tes cartes
settings-sort-about = Tu peux à tout moment ranger les cartes à ta façon en les faisant glisser.
settings-sort-suit = Par couleur
settings-sort-rank = Par valeur
settings-sort-own = Le mien

settings-language-title = Langue
settings-language-about = Les noms et tes propres jeux restent comme tu les as écrits.
settings-language-system = Comme sur cet appareil

settings-appearance-title = Thème
settings-appearance-about = Menus clairs ou sombres. La table garde sa couleur.
settings-appearance-system = Système
settings-appearance-light = Clair
settings-appearance-dark = Sombre

settings-contrast-title = Plus de contraste
settings-contrast-about = Une table plus sombre, des lettres et des bords plus marqués.
settings-contrast-system = Système
settings-contrast-on = Oui
settings-contrast-off = Non

settings-felt-title = Table
settings-felt-green = Vert
settings-felt-blue = Bleu
settings-felt-wine = Bordeaux
settings-felt-plum = Prune
settings-felt-walnut = Noyer

settings-back-title = Dos des cartes
settings-back-stripes = Rayures
settings-back-lattice = Treillis
settings-back-scales = Écailles
settings-back-sun = Soleil
settings-back-leaves = Feuilles
settings-back-switch = Switch

settings-courts-title = Valets, dames et rois
settings-courts-drawn = Dessinés
settings-courts-classic = Classiques
settings-courts-plain = Simples

settings-indices-title = Lettres des valets, dames et rois
settings-indices-about = Les manches revues ou partagées et les codes gardent J, Q et K.
settings-indices-language = Celles de ta langue

settings-four_colours-title = Cartes en quatre teintes
settings-four_colours-about = Les trèfles sont verts et les carreaux bleus : on distingue les couleurs d’un coup d’œil.

settings-card_size-title = Taille des cartes
settings-card_size-about = Les cartes de ta main.
settings-card_size-small = Petite
settings-card_size-normal = Normale
settings-card_size-large = Grande

settings-left_handed-title = Pour gauchers
settings-left_handed-about = Les boutons sont à gauche, et la main s’ouvre dans l’autre sens.

settings-motion-title = Animations
settings-motion-about = Les cartes glissent et se retournent.
settings-motion-system = Système
settings-motion-on = Oui
settings-motion-off = Non

settings-sounds-title = Sons
settings-sounds-about = Tu entends les cartes, tes tours et la fin d’une manche.

settings-haptics-title = Vibration
settings-haptics-about = Une brève vibration quand c’est à toi ou qu’une carte ne va pas.
