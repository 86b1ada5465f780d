### 어느 화면에나 필요한 것: 이름, 실패, 날짜, 웹 앱의 페이지.

## app

app-name = Pocket Switch
app-motto = 원카드 같은 카드 게임을 모두 주머니 속에

## nav

nav-back = 뒤로
nav-history = 기록
nav-statistics = 통계
nav-rules = 규칙
nav-settings = 설정

## parts

parts-opening = 잠시만요…
# 차례로 늘어놓는 것과, 문장이나 줄의 첫머리에 오는 것.
parts-listed = { LIST($parts, type: "comma") }
parts-begun = { CAPITAL($text) }
parts-number = { $text }
parts-point = .

parts-percent = { $count }%
parts-less = 줄이기: { $what }
parts-more = 늘리기: { $what }
parts-file_too_large = { $name }: 파일이 너무 커요. { $size } MB인데 { $most } MB까지만 돼요.
parts-file_not_sent = { $name }: 파일이 다 오지 않았어요. 다시 시도해 주세요.

## shell

shell-copied = 복사했어요
shell-refused = { $why }.
shell-failed = 잘 안 됐어요. 다시 해 보거나, 설정에서 보고서를 복사하세요.
shell-broken = 문제가 생겼어요
shell-broken_about = 이 화면을 보여 줄 수 없어요. 경기는 안전해요. 홈으로 가거나, 다시 시도하거나, 문제를 찾는 데 쓸 보고서를 복사하세요. 이름은 들어가지 않아요.
shell-home = 홈으로
shell-again = 다시 시도
shell-report = 보고서 복사

## lost

lost-title = 아무것도 없어요
lost-about = 이 주소에는 페이지가 없어요.
lost-game = 그런 이름의 게임이 없어요.
lost-match = 이 기기에는 그런 경기가 없어요.
lost-licence = 이 앱에는 그런 이름의 항목이 없어요.
lost-hand = 이 경기에는 그런 판이 없어요.

## moment

moment-today = 오늘 { $time }
moment-yesterday = 어제 { $time }
moment-day = { $month } { $day }일
moment-date = { $year }년 { $month } { $day }일
moment-months = 1월 2월 3월 4월 5월 6월 7월 8월 9월 10월 11월 12월
moment-day_today = 오늘
moment-day_yesterday = 어제
moment-weekdays = 월요일 화요일 수요일 목요일 금요일 토요일 일요일
moment-full = { $date } { $weekday }

## store

store-memory = 여기에는 아무것도 저장할 수 없어요. 게임은 할 수 있지만, 앱을 닫으면 모두 사라져요. 이유를 보려면 설정에서 보고서를 복사하세요.
store-damaged = 경기를 담은 파일이 손상돼서 새 파일을 시작했어요. 손상된 파일은 보관했어요: { $path }
store-failing = 경기를 담은 파일의 일부가 손상됐어요. 지금 기록의 백업에서 백업해 두세요. 다음에 앱을 열면 그 파일은 따로 두고 새 파일을 시작해요.
store-foreign = 경기가 있어야 할 자리에 이 앱의 것이 아닌 파일이 있어서 새 파일을 시작했어요. 그 파일은 보관했어요: { $path }
store-log = 마지막 변경 내용을 읽을 수 없었어요. 손상된 부분의 사본을 보관했어요: { $path }
store-log_since = 마지막 변경 내용을 다 읽지 못했어요. { $time } 뒤의 것은 빠졌을 수 있고, 그 앞의 것은 모두 있어요. 손상된 부분의 사본을 보관했어요: { $path }
store-empty = 경기를 담은 파일이 비어 있어서 새 파일을 시작했어요. 여기에 경기가 있었다면 기록의 백업에서 가져오세요.
store-mended = 경기를 담은 파일의 버전 번호가 손상돼서 고쳤어요. 빠진 것은 없어요. 저장 장치가 고장 나고 있을 수 있으니 곧 백업해 두세요.
store-newer = 이 경기들은 더 새로운 버전의 앱으로 저장됐어요. 볼 수는 있어요. 게임을 하려면 앱을 업데이트하세요.

store-failed-full = 이 기기에 남은 공간이 없어요. 바뀐 것은 없어요. 공간을 비우고 다시 시도해 주세요.
store-failed-read-only = 여기서는 경기를 보기만 할 수 있어요. 바뀐 것은 없어요.
store-failed-busy = 지금 다른 창에서 저장하고 있어요. 바뀐 것은 없어요. 다시 시도해 주세요.
store-failed-damaged = 경기를 담은 파일의 일부가 손상됐어요. 아무것도 바뀌지 않았어요.
store-failed-disk = 저장 장치에 저장하지 못했어요. 바뀐 것은 없어요. 다시 시도해 주세요.
store-failed-newer = 이 경기들은 더 새로운 버전의 앱으로 저장됐어요. 바꾸려면 앱을 업데이트하세요.
store-failed-closed = 이 창은 이제 쓰이지 않아요. 앱을 다시 열어 주세요.

## web

web-about = 원카드, 크레이지 에이트, 마우마우 같은 카드 게임을 우리 테이블의 규칙대로. 오프라인에서도 할 수 있어요.
web-start = 상자를 여는 중
web-fetch = 게임을 가져오는 중, 처음 한 번만
web-packages = 섞는 중
web-code = 테이블을 준비하는 중
web-stopped = 게임을 시작할 수 없었어요:
web-again = 다시 시도
web-newer = 새 버전이 준비됐어요
web-reload = 새로 고침
web-later = 나중에
web-elsewhere = 다른 탭에 열려 있어요
web-elsewhere_about = Pocket Switch가 이 브라우저의 다른 탭에 열려 있어요. 그 탭을 닫으면 여기서 이어져요.
web-unsaved = 지금 하는 게임은 저장되지 않아요. 브라우저에 공간이 없거나 저장이 막혀 있어요. 게임은 계속할 수 있어요.

## share

share-title = 공유
share-send_text = 글로 보내기
share-copy_text = 글로 복사
share-send_picture = 그림으로 보내기
share-save_picture = 그림으로 저장
share-send_page = 웹 페이지로 보내기
share-save_page = 웹 페이지로 저장
share-as_text = 글로
share-file = pocket-switch
share-no_points = 점수 없음
share-chart = 합계 그래프
