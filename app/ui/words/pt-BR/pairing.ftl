### Dois aparelhos mantidos em dia na mesma rede, sem servidor.

pairing-title = Em dia sem servidor
pairing-add = Manter dois aparelhos em dia
pairing-add_about = Eles compartilham tudo quando o app está aberto nos dois, no mesmo Wi-Fi
pairing-again = Mostrar código
pairing-now = Procurar agora
pairing-help = Os dois apps precisam estar abertos no mesmo Wi-Fi. Se não se acharem lá, mostre um código de novo. Nada chega duas vezes.
pairing-in_step = Em dia: { $when }
pairing-away = Não está por perto agora. Última vez em dia: { $when }.
pairing-looking = Procurando…
pairing-refuses = Ele não fica em dia com este aparelho. Mostre um código de novo e toque em “Manter em dia” nos dois.
pairing-store = O que chegou não pode ser salvo aqui agora. O app vai tentar de novo.
pairing-no_network = Este aparelho não está em nenhuma rede, e seus outros aparelhos não conseguem encontrá-lo. Ligue o Wi-Fi.
pairing-nameless = Outro aparelho
pairing-means = Quando os dois apps estão abertos no mesmo Wi-Fi, cada aparelho recebe o que há de novo no outro. Nada passa pela internet.
pairing-forget = Esquecer
pairing-forget_means = Os dois aparelhos deixam de se manter em dia. O que eles têm fica em cada um. O outro não volta sem um código novo.
pairing-offer = Manter estes dois aparelhos em dia de agora em diante? Então toque em “Manter em dia” nos dois.
pairing-keep = Manter em dia
pairing-kept = { $device } e este aparelho ficam em dia de agora em diante. Toque em “Manter em dia” lá também.
pairing-see = Meus aparelhos
pairing-trouble = Não dá para salvar agora. Tente de novo.
pairing-summary =
    { $count ->
        [1] Em dia com um aparelho
       *[other] Em dia com { $count } aparelhos
    }
