### 지난 경기와, 그것을 다른 곳으로 옮기기.

## history

history-empty = 아직 기록이 없어요
history-empty_about = 경기는 여기에 남고, 어느 판이든 다시 볼 수 있어요.
history-older = 더 오래된 기록
history-search = 이름, 게임, 메모 검색
history-no_match = 찾는 경기가 없어요
history-no_match_about = 더 넓게 검색하거나 모든 경기를 보세요.
history-all = 모두 보기
history-any = 전체
history-who = 누가
history-game = 어떤 게임
history-when = 언제
history-what = 경기 종류

history-since-week = 지난 일주일
history-since-month = 지난 한 달
history-since-year = 지난 1년

history-kind-played = 앱에서 한 경기
history-kind-kept = 점수표

## match

match-hand = { $hand }판째
match-hand_of = { $hands }판 중 { $hand }판째
match-hand_n = { $hand }판째
match-hand_won = { $hand }판째 · { LIST($names, type: "comma") }
match-hand_spoken = { $hand }판째, 승자: { LIST($names, type: "comma") }. 다시 보기
match-hand_spoken_only = { $hand }판째. 다시 보기
match-won_by = 승자: { LIST($names, type: "comma") }
match-won_by_you = 이겼어요
match-finished = 끝남
match-resigned = 기권
match-abandoned = 중단
match-damaged = 이 경기의 일부가 저장 장치에서 손상됐어요. 남은 부분은 볼 수 있어요.
match-hands = 판
match-rounds = 라운드별
match-chart = 합계
match-note = 메모
match-note_label = 기억해 둘 일이 있나요?
match-note_keep = 저장
match-note_kept = 메모를 저장했어요.
match-occasion = 날짜와 장소
match-day_label = 언제였나요?
match-day_recorded = 비워 두면 점수를 적은 날이에요.
match-day_unread = 날짜가 아니에요. { $example }처럼 적어 보세요.
match-place_label = 어디였나요?
match-occasion_kept = 저장했어요.
match-picture = 사진
match-picture_add = 사진 추가
match-picture_replace = 사진 바꾸기
match-picture_about = 위치와 카메라 정보를 빼고 작게 저장해요. 이 기기에만 남아요. 백업에도 들어가지 않고 동기화되지도 않아요.
match-picture_making = 사진을 줄이는 중…
match-picture_spoken = 이 경기의 사진
match-edit = 편집
match-delete = 삭제
match-deleted = 삭제된 경기예요. 목록에 나오지 않고 집계에도 들어가지 않아요.
match-rematch = 다시 하기
match-won_hands = { $count }판 승리
match-uncounted = 아직 집계하지 않은 판이 { $count }개 있어요.

## replay

replay-title = 다시 보기
replay-unreadable = 이 판은 다시 볼 수 없어요. 저장된 것이 손상됐거나, 이 버전의 앱에서는 다르게 진행돼요.
replay-dealt = 카드를 나눠요
replay-seen_from = { $hand }판째, { $name } 님의 카드
replay-seen_from_you = { $hand }판째, 내 카드
replay-step = { $step } / { $steps }
replay-step_spoken = 모두 { $steps }단계 중 { $step }단계
replay-first = 처음으로
replay-before = 한 단계 뒤로
replay-after = 한 단계 앞으로
replay-last = 끝으로
replay-copy = 이 판의 기보 복사

## keepsakes

keepsakes-title = 백업
keepsakes-about = 모두 파일 하나에 담아 다른 기기로 옮기거나 보관해요.
keepsakes-fleeting = 이 브라우저는 공간이 부족하면 데이터를 지울 수 있어요. 가끔 백업을 저장하거나 앱을 설치하세요.
keepsakes-out = 내보내기
keepsakes-export = 모두 한 파일로
keepsakes-export_about = 경기, 사람, 내 게임, 설정. ZIP에 담긴 JSON이라 어디서든 읽을 수 있어요.
keepsakes-csv = 라운드를 표로
keepsakes-csv_about = 라운드마다 한 줄씩, 스프레드시트용 CSV 파일이에요.
keepsakes-bg_stats = BG Stats용 경기
keepsakes-bg_stats_about = BG Stats에서 가져올 수 있는 파일이에요.
keepsakes-in = 가져오기
keepsakes-pick = 파일 열기
keepsakes-pick_about = 추가하기 전에 무엇이 들었는지 볼 수 있어요. 같은 것은 두 번 추가되지 않아요.
keepsakes-busy_export = 담는 중…
keepsakes-busy_csv = 표를 만드는 중…
keepsakes-busy_import = 읽는 중…
keepsakes-busy_taking = 추가하는 중…
keepsakes-busy_undoing = 되돌리는 중…
keepsakes-stop = 멈추기
keepsakes-stopped = 멈췄어요. 아무것도 추가하지 않았어요.
keepsakes-problem-foreign = 이 앱의 백업이 아니거나 끝부분이 빠졌어요. 아무것도 추가하지 않았어요.
keepsakes-problem-broken = 백업이 손상됐어요. 빠지거나 바뀐 부분이 있어요. 아무것도 추가하지 않았어요.
keepsakes-problem-newer = 더 새로운 버전의 앱에서 만든 백업이에요. 앱을 업데이트한 다음 가져오세요.
keepsakes-problem-large = 파일이 너무 커요. 백업이 아닌 것 같아요. 아무것도 추가하지 않았어요.
keepsakes-problem-unfit = 이 백업에 맞지 않는 내용이 있어요({ $where }). 아무것도 추가하지 않았어요.
keepsakes-look = 추가될 것
keepsakes-nothing = 이 파일에 든 것은 이미 모두 여기에 있어요.
keepsakes-take = 추가하기
keepsakes-not = 그만두기
keepsakes-saved = 저장했어요: { $name }
keepsakes-matches_new = 새 경기
keepsakes-matches_grown = 그사이 더 진행된 경기
keepsakes-matches_known = 이미 있는 경기
keepsakes-people_new = 새 사람
keepsakes-people_known = 이미 있는 사람
keepsakes-hands_new = 새 판
keepsakes-rounds_new = 점수표의 새 라운드
keepsakes-games_new = 새로 만든 내 게임
keepsakes-settings_new = 설정
keepsakes-differing = 여기 있는 것과 다른 경기. 여기 것은 그대로 둬요
keepsakes-set_aside = 읽을 수 없어 뺀 항목
keepsakes-left_out = 파일에 담지 못한 항목이 있어요. 여기에는 그대로 있어요. 어떤 항목인지 보려면 설정에서 보고서를 복사하세요.
keepsakes-taken =
    { $count ->
        [0] 끝났어요. 새 경기는 없었어요.
       *[other] { $count }경기를 추가했어요.
    }

## offer

offer-phone = 경기는 이 휴대폰에만 저장돼요. 휴대폰 백업을 켜 두었다면 거기에도 들어가요. 앱을 삭제하면 모두 사라져요.
offer-browser = 경기는 이 브라우저에만 저장돼요. 브라우저 데이터를 지우면 모두 사라져요.
offer-computer = 경기는 이 컴퓨터에만 저장돼요: { $path }
offer-make = 백업하기
offer-close = 괜찮아요

## was it fair

fair-title = 공평했을까요?
fair-luck = 카드 운
fair-received = 각자 받은 카드
fair-counted = 운을 계산하는 방법
fair-shuffle = 카드를 섞는 방법
fair-luckier = 100판 중 { $share }판보다 운이 좋았어요
fair-range = 아마 { $low }에서 { $high } 사이
fair-not_yet = 카드를 나누는 중…
fair-running = 비교하려고 봇이 { $deals }판을 하고 있어요: { $done }판 끝
fair-compared = 이 게임 { $done }판과 비교했어요.
fair-stop = 멈추기
fair-go_on = 계속하기
fair-no_special = 이 게임에는 특수 카드가 없어서 계산할 운이 없어요.
fair-special = { $count }장 중 특수 카드 { $special }장
fair-dealt = 받은 카드: { $count }장
fair-drew = 뽑은 카드: { $count }장
fair-counted_about = 특수 카드는 행운이에요. 효과가 있거나 어디에나 낼 수 있어요. 차분한 봇이 다른 카드로 이 게임을 { $deals }번 해요. 그중 카드가 더 나빴던 판이 몇 판인지 보여 드려요. 많이 뽑는다고 운이 좋아지지는 않아요. 카드가 많으면 특수 카드도 많아야 하니까요. 범위는 { $deals }판이 우연히 벗어날 수 있는 정도예요.
fair-shuffle_about = 앱은 카드를 한 장씩 무작위로 고르고, 남은 카드는 모두 가능성이 같아요. 봇도 설정도 이것을 바꾸지 못해요. 뽑을 카드가 떨어지면 버린 카드를 똑같이 섞어요.
fair-seed = 이번에 섞을 때 쓴 숫자: { $seed }
fair-seed_about = 다른 판에 대해서는 아무것도 알려 주지 않아요.
fair-room = 방에서 한 판이에요. 방장의 기기가 섞었고, 그때 쓴 숫자는 거기에만 있어요.
