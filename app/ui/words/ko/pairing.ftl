### 서버 없이 같은 네트워크에서 똑같이 유지되는 두 기기.

pairing-title = 서버 없이 똑같이
pairing-add = 두 기기를 똑같이 유지하기
pairing-add_about = 둘 다 같은 와이파이에서 열려 있으면 모두 나눠 가져요
pairing-again = 코드 보여 주기
pairing-now = 지금 찾기
pairing-help = 두 앱이 같은 와이파이에서 열려 있어야 해요. 서로 찾지 못하면 코드를 다시 보여 주세요. 같은 것이 두 번 오지 않아요.
pairing-in_step = 똑같아요: { $when }
pairing-away = 지금은 없어요. 마지막으로 똑같았던 때: { $when }.
pairing-looking = 찾는 중…
pairing-refuses = 이 기기와 똑같이 유지하지 않아요. 코드를 다시 보여 준 다음 두 기기에서 “똑같이 유지”를 누르세요.
pairing-store = 받은 것을 지금은 여기에 저장할 수 없어요. 나중에 다시 시도해요.
pairing-no_network = 이 기기가 네트워크에 연결되어 있지 않아서 다른 기기가 찾을 수 없어요. 와이파이를 켜세요.
pairing-nameless = 다른 기기
pairing-means = 두 앱이 같은 와이파이에서 열려 있으면 서로 새로운 것을 받아요. 인터넷으로는 아무것도 나가지 않아요.
pairing-forget = 지우기
pairing-forget_means = 두 기기 모두 멈춰요. 기기에 있는 것은 그대로 남아요. 새 코드가 없으면 그 기기는 돌아올 수 없어요.
pairing-offer = 지금부터 두 기기를 똑같이 유지할까요? 그러면 두 기기에서 “똑같이 유지”를 누르세요.
pairing-keep = 똑같이 유지
pairing-kept = 이제부터 이 기기는 { $device }과(와) 똑같이 유지돼요. 그 기기에서도 “똑같이 유지”를 누르세요.
pairing-see = 내 기기
pairing-trouble = 지금은 저장할 수 없어요. 다시 해 보세요.
pairing-summary =
    { $count ->
       *[other] 기기 { $count }대와 똑같아요
    }
