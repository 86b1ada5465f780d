### What is said outside of the app's own window: in a terminal, and to a browser that is not let in.

## guard

guard-refusal =
    O Pocket Switch só responde ao navegador em que foi aberto.
    Abra o endereço inteiro que apareceu onde você o iniciou.

## page

page-silent = O Pocket Switch não responde
page-about-silent = Ele ainda está aberto onde você o iniciou? Assim que responder, tudo continua aqui.

## command

command-about = Jogue Switch e toda a sua família no navegador.
command-options = Opções
command-help = mostrar esta ajuda e sair
command-port = porta nesta máquina (normalmente { $port }, 0 para qualquer uma livre)
command-data = pasta para suas partidas e ajustes
command-no_browser = mostrar o endereço sem abrir um navegador
command-room = abrir uma sala para a última mesa que você preparou. Outros da sua rede entram com o código QR
command-desktop = abrir uma janela em vez de um navegador (precisa do flet-desktop)
command-import = trazer um arquivo de pontos (BG Stats, BoardGameGeek, CSV)
command-look = com --import: só mostrar o que há no arquivo, em JSON
command-bad_port = { $text } não é uma porta (0 a 65535)
command-busy = A porta { $port } está ocupada.
command-address = O Pocket Switch está neste endereço (Ctrl-C encerra):
command-no_port = Não há porta livre a partir da { $port }.
command-needs_web = Para jogar no navegador é preciso ter o flet-web:
command-needs_window = Para abrir uma janela é preciso ter o flet-desktop:
command-room_at = Sua sala está aqui (jogo: { $game }). Outros da sua rede podem ler isto ou abrir:
command-no_room = Não dá para abrir uma sala aqui ({ $why }).
