### What every screen may need: names, failures, moments, and the page of the web app.

## app

app-name = Pocket Switch
app-motto = O Switch e toda a sua família, no seu bolso

## nav

nav-back = Voltar
nav-history = Histórico
nav-statistics = Estatísticas
nav-rules = Regras
nav-settings = Ajustes

## parts

parts-opening = Um momento…
# Whatever stands one after the other, and whatever begins a sentence or a line.
parts-listed = { LIST($parts, type: "comma") }
parts-begun = { CAPITAL($text) }
parts-number = { $text }
parts-point = ,

parts-less = Menos: { $what }
parts-more = Mais: { $what }
parts-percent = { $count }%
parts-file_too_large = { $name } é grande demais: tem { $size } MB, e o limite é { $most } MB.
parts-file_not_sent = { $name } não chegou inteiro. Tente de novo.

## shell

shell-copied = Copiado
shell-refused = { CAPITAL($why) }.
shell-failed = Não deu certo. Tente de novo, ou copie um relatório nos Ajustes.
shell-broken = Algo deu errado
shell-broken_about = Não foi possível mostrar esta tela. Suas partidas estão seguras. Vá para o início, tente de novo ou copie um relatório que ajuda a achar o defeito. Ele não tem nomes.
shell-home = Ir ao início
shell-again = Tentar de novo
shell-report = Copiar relatório

## lost

lost-title = Nada aqui
lost-about = Não há nenhuma página neste endereço.
lost-game = Não há jogo com esse nome.
lost-match = Essa partida não está neste aparelho.
lost-licence = Não há nada com esse nome neste app.
lost-hand = Essa rodada não existe nesta partida.

## moment

moment-today = hoje, { $time }
moment-yesterday = ontem, { $time }
moment-day = { $day } { $month }
moment-date = { $day } { $month } { $year }
moment-months = jan fev mar abr mai jun jul ago set out nov dez
moment-day_today = hoje
moment-day_yesterday = ontem
moment-weekdays = segunda-feira terça-feira quarta-feira quinta-feira sexta-feira sábado domingo
moment-full = { $weekday }, { $date }

## store

store-memory = Nada pode ser salvo aqui. Você pode jogar, mas tudo se perde quando fechar o app. Copie um relatório nos Ajustes para ver por quê.
store-damaged = O arquivo com suas partidas estava danificado. Ele foi guardado como { $path }, e um novo foi criado.
store-failing = Parte do arquivo com suas partidas está danificada. Faça um backup agora: vá em Histórico e depois em Backup. Na próxima vez que abrir, o app separa esse arquivo e começa um novo.
store-foreign = O arquivo no lugar das suas partidas não é deste app. Ele foi guardado como { $path }, e um novo foi criado.
store-log = Não foi possível ler as últimas mudanças. Uma cópia com a parte danificada foi guardada como { $path }.
store-log_since = Não foi possível ler todas as últimas mudanças. Pode faltar o que veio depois de { $time }. Tudo o que veio antes está aqui. Uma cópia com a parte danificada foi guardada como { $path }.
store-empty = O arquivo com suas partidas estava vazio, então um novo foi criado. Se você tinha partidas aqui, importe-as de um backup em Histórico, Backup.
store-mended = O arquivo com suas partidas tinha um número de versão danificado. Ele foi consertado, e não falta nada. Faça um backup logo: o disco pode estar falhando.
store-newer = Suas partidas foram salvas por uma versão mais nova deste app. Você pode vê-las. Para jogar, atualize o app.

store-failed-full = Não há mais espaço neste aparelho. Nada foi mudado. Libere espaço e tente de novo.
store-failed-read-only = Aqui você só pode ver suas partidas. Nada foi mudado.
store-failed-busy = Outra janela está salvando agora. Nada foi mudado. Tente de novo.
store-failed-damaged = Parte do arquivo com suas partidas está danificada. Nada foi mudado.
store-failed-disk = Não deu para salvar no disco. Nada foi mudado. Tente de novo.
store-failed-newer = Suas partidas foram salvas por uma versão mais nova deste app. Para mudar algo, atualize o app.
store-failed-closed = Esta janela não está mais em uso. Abra o app de novo.

## web

web-about = Switch, Oito Maluco, Mau-Mau e toda a família, pelas regras da sua própria mesa. Funciona sem internet.
web-start = Abrindo a caixa
web-fetch = Buscando o jogo, só desta vez
web-packages = Embaralhando
web-code = Arrumando a mesa
web-stopped = Não foi possível abrir o jogo:
web-again = Tentar de novo
web-newer = Uma nova versão está pronta
web-reload = Recarregar
web-later = Depois
web-elsewhere = Aberto em outra aba
web-elsewhere_about = O Pocket Switch está aberto em outra aba deste navegador. Feche lá, e ele continua aqui.
web-unsaved = O que você joga agora não está sendo salvo: o navegador não tem espaço ou não permite. Você pode continuar jogando.

## share

share-title = Compartilhar
share-send_text = Enviar como texto
share-copy_text = Copiar como texto
share-send_picture = Enviar como imagem
share-save_picture = Salvar como imagem
share-send_page = Enviar como página da web
share-save_page = Salvar como página da web
share-as_text = Como texto
share-file = pocket-switch
share-no_points = sem pontos
share-chart = Gráfico dos totais
