### 서버 없이 같은 네트워크에서 똑같이 유지되는 두 기기.

pairing-title = 서버 없이 내용 맞추기
pairing-add = 두 기기의 내용 맞추기
pairing-add_about = 두 기기가 같은 와이파이에 있고 앱이 열려 있으면 모두 함께 가져요
pairing-again = 코드 보여 주기
pairing-now = 지금 찾기
pairing-help = 두 앱이 같은 와이파이에서 열려 있어야 해요. 서로 찾지 못하면 코드를 다시 보여 주세요. 같은 것이 두 번 오지 않아요.
pairing-in_step = 맞춤: { $when }
pairing-away = 지금은 없어요. 마지막으로 맞춘 때: { $when }.
pairing-looking = 찾는 중…
pairing-refuses = 이 기기와 내용을 맞추지 않아요. 코드를 다시 보여 준 다음 두 기기에서 “계속 맞추기”를 누르세요.
pairing-store = 받은 것을 지금은 여기에 저장할 수 없어요. 나중에 다시 시도해요.
pairing-no_network = 이 기기가 네트워크에 연결되어 있지 않아서 다른 기기가 찾을 수 없어요. 와이파이를 켜세요.
pairing-nameless = 다른 기기
pairing-means = 두 앱이 같은 와이파이에서 열려 있으면 서로 새로운 것을 받아요. 인터넷으로는 아무것도 나가지 않아요.
pairing-forget = 연결 끊기
pairing-forget_means = 두 기기 모두 더는 맞추지 않아요. 기기에 있는 것은 그대로 남아요. 다시 맞추려면 새 코드가 필요해요.
pairing-offer = 지금부터 두 기기의 내용을 계속 맞출까요? 그러려면 두 기기에서 “계속 맞추기”를 누르세요.
pairing-keep = 계속 맞추기
pairing-kept = { $device }: 이제부터 이 기기와 내용을 맞춰요. 그 기기에서도 “계속 맞추기”를 누르세요.
pairing-see = 내 기기
pairing-trouble = 지금은 저장할 수 없어요. 다시 해 보세요.
pairing-summary =
    { $count ->
       *[other] 기기 { $count }대와 똑같아요
    }
