### Dos dispositivos que se mantienen al día en la misma red, sin servidor.

pairing-title = Al día sin servidor
pairing-add = Mantener dos dispositivos al día
pairing-add_about = Lo comparten todo cuando la app está abierta en los dos, en la misma red wifi
pairing-again = Mostrar código
pairing-now = Comprobar
pairing-help = La app tiene que estar abierta en los dos, en la misma red wifi. Si no se encuentran, muestra otra vez un código. Nada llega dos veces.
pairing-in_step = Al día: { $when }
pairing-away = Ahora no está. Última vez al día: { $when }.
pairing-looking = Buscándolo…
pairing-refuses = No se mantiene al día con este dispositivo. Muestra otra vez un código y toca «Mantener al día» en los dos.
pairing-store = Lo que llegó no se puede guardar ahora. Se volverá a intentar.
pairing-no_network = Este dispositivo no está en ninguna red y tus otros dispositivos no lo encuentran. Activa el wifi.
pairing-nameless = Otro dispositivo
pairing-means = Cuando las dos apps están abiertas en la misma red wifi, cada dispositivo recibe lo nuevo del otro. Nada pasa por internet.
pairing-forget = Olvidar
pairing-forget_means = Los dos dispositivos dejan de mantenerse al día. Lo que tienen se queda en cada uno. El otro no puede volver sin un código nuevo.
pairing-offer = ¿Mantener estos dos dispositivos al día desde ahora? Toca «Mantener al día» en los dos.
pairing-keep = Mantener al día
pairing-kept = { $device } y este dispositivo se mantienen al día desde ahora. Toca «Mantener al día» también allí.
pairing-see = Mis dispositivos
pairing-trouble = Ahora no se puede guardar. Inténtalo otra vez.
pairing-summary =
    { $count ->
        [1] Al día con un dispositivo
       *[other] Al día con { $count } dispositivos
    }
