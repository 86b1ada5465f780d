### Settings.

settings-play = Jogo
settings-look = Aparência
settings-cards = Cartas e mesa
settings-cards_about = Feltro, versos, figuras, cores e contraste.
settings-senses = Som e toque
settings-devices = Meus aparelhos
settings-people = Pessoas neste aparelho
settings-about = Sobre
settings-seconds = { $count } s
settings-name = Nome
settings-add_name = Adicionar
settings-remove_name = Remover { $name }
settings-names_about = Nomes que você pode escolher para uma mesa. O primeiro é o seu.
settings-report = Copiar relatório
settings-report_about = Versões, o último erro e a rodada na mesa. Sem nomes.
settings-licences = Licenças
settings-licences_about = De quem é o trabalho que está neste app.
settings-licences_more = O Pocket Switch é feito com estas obras. Nem todo sistema usa todas.
settings-licences_client = A parte que desenha o app é feita com estas obras. Cada uma traz os próprios avisos legais.
settings-licences_reading = Carregando…
settings-licences_away = Estes textos estão no servidor de onde veio o app, e ele não está respondendo.
settings-licences_on = Mostrar mais
settings-version = Pocket Switch { $version }
settings-nothing_leaves = Nada sai deste aparelho, a não ser que você sincronize, passe para outro aparelho ou jogue numa sala.

settings-pace-title = Ritmo dos bots
settings-pace-about = Quanto tempo um bot leva para jogar. Toque na mesa para pular a espera.
settings-pace-slow = Lento
settings-pace-normal = Normal
settings-pace-fast = Rápido
settings-pace-none = Imediato

settings-catch_window-title = Tempo para acusar
settings-catch_window-about = Quanto os bots esperam quando alguém esquece de dizer “Última carta!” Com leitor de tela, esperam até você continuar.

settings-confirm_power-title = Dois toques para jogar
settings-confirm_power-about = O primeiro toque levanta uma carta especial, o segundo joga.

settings-coach-title = Treinador
settings-coach-about = Uma lâmpada nas mesas contra bots. Ela testa suas jogadas e diz qual é a melhor, e por quê.
settings-explain-title = Explicar o que é novo
settings-explain-about = Um balão ao lado da pilha na primeira vez que algo acontece: cartas para comprar, uma vez perdida, um naipe pedido.

settings-remarks-title = Os bots conversam
settings-remarks-about = Uma palavrinha de vez em quando, ao jogar.

settings-sort-title = Ordem das suas cartas
settings-sort-about = Você pode arrastar as cartas e deixá-las na ordem que quiser.
settings-sort-suit = Por naipe
settings-sort-rank = Por valor
settings-sort-own = A minha

settings-language-title = Idioma
settings-language-about = Nomes e jogos seus ficam como você digitou.
settings-language-system = Como neste aparelho

settings-appearance-title = Tema
settings-appearance-about = Menus claros ou escuros. A mesa mantém a própria cor.
settings-appearance-system = Sistema
settings-appearance-light = Claro
settings-appearance-dark = Escuro

settings-contrast-title = Mais contraste
settings-contrast-about = Uma mesa mais escura, letras e bordas mais fortes.
settings-contrast-system = Sistema
settings-contrast-on = Ligado
settings-contrast-off = Desligado

settings-felt-title = Mesa
settings-felt-green = Verde
settings-felt-blue = Azul
settings-felt-wine = Vinho
settings-felt-plum = Ameixa
settings-felt-walnut = Nogueira

settings-back-title = Verso das cartas
settings-back-stripes = Listras
settings-back-lattice = Treliça
settings-back-scales = Escamas
settings-back-sun = Sol
settings-back-leaves = Folhas
settings-back-switch = Switch

settings-courts-title = Figuras
settings-courts-drawn = Desenhadas
settings-courts-classic = Clássicas
settings-courts-plain = Simples

settings-indices-title = Letras das figuras
settings-indices-about = Replays, rodadas compartilhadas e códigos continuam com J, Q e K.
settings-indices-language = Como no seu idioma

settings-four_colours-title = Cartas em quatro cores
settings-four_colours-about = Paus em verde e ouros em azul, para distinguir os naipes num relance.

settings-card_size-title = Tamanho das cartas
settings-card_size-about = As cartas na sua mão.
settings-card_size-small = Pequeno
settings-card_size-normal = Normal
settings-card_size-large = Grande

settings-left_handed-title = Para canhotos
settings-left_handed-about = Os botões ficam à esquerda, e a mão se abre para o outro lado.

settings-motion-title = Animações
settings-motion-about = Se as cartas deslizam e viram.
settings-motion-system = Sistema
settings-motion-on = Ligado
settings-motion-off = Desligado

settings-sounds-title = Sons
settings-sounds-about = Ouça as cartas, a sua vez e o fim de uma rodada.

settings-haptics-title = Vibração
settings-haptics-about = Uma vibração curta quando é a sua vez ou uma carta não pode ser jogada.
