### 내 기기끼리의 동기화.

sync-title = 동기화
sync-about = 경기와 결과, 사람을 내 모든 기기에서 볼 수 있어요. 한 기기에서 한 일이 다른 기기에도 나타나요. 나나 내가 믿는 사람이 운영하는 서버를 거쳐요. 동기화하지 않으면 방에 필요한 것만 서버로 가요.
sync-about_keeper = 이메일도 비밀번호도 없이, 이 기기가 스스로 계정을 만들어요. 서버를 운영하는 사람은 이름과 결과를 읽을 수 있지만 바꾸거나 지어낼 수는 없어요.
sync-no_keystore = 이 기기에는 코드를 안전하게 둘 곳이 없어요. 창을 닫을 때까지만 보관하고, 그다음에는 다시 입력해야 해요. 다른 기기의 코드를 가까이 두세요.
sync-working = 잠시만요…
sync-address = 서버 주소 또는 초대장
sync-invitation = 초대장, 서버가 요구하면
sync-check = 확인
sync-found = 동기화 서버를 찾았어요. 연결은 암호화돼요.
sync-found_here = 이 기기에서 동기화 서버를 찾았어요.
sync-start = 여기서 시작
sync-code = 코드
sync-paste = 붙여넣기
sync-look = 미리 보기
sync-join_now = 참여
sync-go_on = 계속
sync-ask_again = { $server } 서버와 동기화하도록 되어 있지만 이 기기에 코드가 없어요. 다른 기기에 나온 코드를 입력하세요.
sync-last = 동기화함: { $when }
sync-never = 아직 동기화하지 않음
sync-all_sent = 모두 보냈어요
sync-now = 지금 동기화
sync-stop = 멈추기
sync-pause = 일시 중지
sync-resume = 계속
sync-try_again = 모두 다시 시도
sync-busy = 동기화하는 중…
sync-sending = { $whole }개 중 { $done }개 보내는 중
sync-bringing = 받는 중: { $percent }
sync-by_itself = 알아서 다시 시도해요.
sync-parked_about = 더 새로운 버전의 앱에서 왔거나, 아직 오지 않은 것이 있어요.
sync-beaten_about = 먼저 한 쪽을 집계해요. 다른 쪽은 보관하지만 보여 주지 않아요.
sync-aside = 따로 둠: { $name }
sync-strange_about = 내 기기가 올린 것이 아니라서 그대로 둬요.
sync-copy = 복사
sync-qr = 다른 기기를 위한 QR 코드
sync-would_come = { $count }개가 추가돼요. 이 기기에 있는 것은 사라지지 않아요.
sync-kept = 파일 { $count }개, 서버에 { $size } KB
sync-waits = 보내기를 기다리는 기록 { $count }개
sync-parked = 보류된 기록 { $count }개
sync-beaten = 두 기기에서 따로 진행한 판 { $count }개

sync-strange = 서버에 내 것이 아닌 기록 { $count }개
sync-move-not_yet = 모든 것을 새 계정으로 옮기는 중이에요. 다 옮길 때까지 예전 계정을 계속 쓰고, 잃어버린 기기에서도 읽고 추가할 수 있어요.
sync-move-old = 이 기기는 새 계정으로 옮겼지만 예전 계정이 아직 남아 있어요. 잃어버린 기기에서 읽을 수 있어요. 새 계정에 모두 도착하면 바로 삭제돼요.

sync-state-off = 꺼짐
sync-state-asking = 코드가 다시 필요해요
sync-state-paused = 일시 중지됨
sync-state-trouble = 지금은 서버에 연결할 수 없어요

sync-first-title = 내 첫 기기예요
sync-first-about = 서버 주소나 초대장을 입력하세요

sync-join-title = 코드가 있어요
sync-join-about = 내 다른 기기가 이미 설정되어 있어요

sync-device-title = 기기 추가
sync-device-about = 다른 기기가 들어올 수 있는 코드를 보여 줘요
sync-device-means = 다른 기기에서 설정, 동기화, “코드가 있어요”를 차례로 고르세요. 그리고 이 코드를 입력하거나 붙여넣거나 찍으세요. 코드가 있으면 누구나 모두 읽고 추가할 수 있으니 다른 사람에게 보여 주지 마세요.

sync-lost-title = 기기를 잃어버렸어요
sync-lost-about = 그 기기를 막고 모두 옮겨요
sync-lost-means = 모두 새 계정으로 옮기고 예전 계정을 삭제해요. 잃어버린 기기에 있는 것은 그대로지만 새로운 것은 받지 못해요. 다른 기기에는 새 코드를 입력하세요. 초대로만 들어가는 서버라면, 먼저 새 계정에 쓸 초대장을 부탁하세요.
sync-lost-do = 모두 옮기기

sync-give_up-title = 옮기기 포기
sync-give_up-about = 다른 계정은 그대로 둬요
sync-give_up-means = 다른 계정은 삭제되지 않고, 이 기기는 그 계정의 키를 잊어요. 잃어버린 기기를 가진 사람은 거기 있는 것을 계속 읽을 수 있어요. 서버를 운영하는 사람만 삭제할 수 있어요.
sync-give_up-do = 포기

sync-leave-title = 나가기
sync-leave-about = 이 기기만 멈추고 다른 기기는 계속해요
sync-leave-means = 이 기기에 있는 것은 여기에 남아요. 서버는 다른 기기를 위해 사본을 보관해요.
sync-leave-do = 나가기

sync-erase-title = 나가고 삭제
sync-erase-about = 서버에 아무것도 남지 않아요
sync-erase-means = 서버에 있는 내 것이 계정과 함께 모두 삭제돼요. 기기에 있는 것은 그대로 남지만 더는 동기화하지 않아요.
sync-erase-do = 모두 삭제

sync-wrong-long = 너무 길어요
sync-wrong-word = “{ $about }” 글자로 시작해야 해요
sync-wrong-parts = “{ $about }”, 주소, 영문자와 숫자, 이렇게 세 부분이 있어야 해요
sync-wrong-letter = 코드에는 “{ $about }” 글자가 쓰이지 않아요
sync-wrong-count = 끝에 영문자나 숫자가 빠졌거나 너무 많아요
sync-wrong-mistyped = 잘못 입력한 곳이 있어요
sync-wrong-address = “{ $about }”: 주소가 아니에요
sync-wrong-extra = 주소에는 사용자 이름, 비밀번호, 물음표, #이 들어가지 않아요
sync-wrong-scheme = { $about } 말고 https로 시작해야 해요
sync-wrong-open = https로 시작해야 해요. 이 기기 자체에 연결할 때만 예외예요
sync-wrong-path = 주소에 “{ $about }” 부분은 들어갈 수 없어요

sync-trouble-again = 지금은 서버에 연결할 수 없어요.
sync-trouble-refused = 서버가 이 계정을 더는 받아 주지 않아요. 삭제됐거나 옮겨졌을 수 있어요. 코드로 다시 참여하거나 나가세요.
sync-trouble-address = 그 주소는 쓸 수 없어요: { $detail }.
sync-trouble-certificate = 맞는 서버인지 확인할 수 없어요({ $detail }). 아무것도 보내지 않았어요.
sync-trouble-server = 동기화 서버가 아닌 것 같아요. 주소를 확인하거나 서버를 운영하는 사람에게 물어보세요.
sync-trouble-code = 그 코드는 쓸 수 없어요: { $detail }.
sync-trouble-busy = 지금 다른 창에서 동기화하고 있어요. 잠시 뒤에 다시 시도해 주세요.
sync-trouble-invitation = 그 서버의 계정은 초대로만 만들 수 있어요({ $detail }). 서버를 운영하는 사람에게 초대장을 부탁해 여기에 입력하세요. 바뀐 것은 없어요.
sync-trouble-full = 서버에 이 계정이 쓸 공간이 더 없어요. 서버를 운영하는 사람에게 물어보세요.
sync-trouble-locked = 예전 계정이 이 기기를 받아 주지 않아서 여기서 삭제할 수 없어요. 직접 삭제한 것이 아니라면, 서버를 운영하는 사람에게 이 계정의 삭제를 부탁하세요: { $detail }. 그런 다음 “옮기기 포기”를 누르세요.
sync-trouble-fault = 이 앱의 문제로 동기화가 멈췄어요. 경기는 안전해요. 더 보려면 설정에서 보고서를 복사하세요.
sync-trouble-store = 받은 것을 지금은 여기에 저장할 수 없어요. 나중에 다시 시도해요.
