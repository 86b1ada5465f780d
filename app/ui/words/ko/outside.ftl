### 앱의 창 밖에서 하는 말: 터미널에서, 그리고 들이지 않는 브라우저에.

## guard

guard-refusal =
    Pocket Switch는 처음에 열린 브라우저에만 응답해요.
    시작한 곳에 나온 주소를 전부 입력해서 여세요.

## page

page-silent = Pocket Switch가 응답하지 않아요
page-about-silent = 시작한 곳에서 아직 실행 중인가요? 응답하면 여기서 저절로 이어져요.

## command

command-about = 원카드 같은 카드 게임을 브라우저에서 해요.
command-options = 옵션
command-help = 이 도움말을 보여 주고 끝내기
command-port = 이 컴퓨터의 포트(보통 { $port }, 0이면 비어 있는 아무 포트)
command-data = 경기와 설정을 저장할 폴더
command-no_browser = 브라우저를 열지 않고 주소만 보여 주기
command-room = 마지막에 준비한 테이블로 방을 열어요. 같은 네트워크의 다른 사람은 QR 코드로 들어와요
command-desktop = 브라우저 대신 창 열기(flet-desktop 필요)
command-import = 점수 파일 가져오기(BG Stats, BoardGameGeek, CSV)
command-look = --import와 함께: 파일 내용을 JSON으로 보여 주기만 하기
command-bad_port = “{ $text }”: 포트가 아니에요(0~65535)
command-busy = { $port }번 포트는 이미 쓰이고 있어요.
command-address = Pocket Switch의 주소예요(Ctrl-C를 누르면 끝나요):
command-no_port = { $port }번부터는 비어 있는 포트가 없어요.
command-needs_web = 브라우저에서 하려면 flet-web이 필요해요:
command-needs_window = 창으로 하려면 flet-desktop이 필요해요:
command-room_at = 방이 여기 있어요(게임: { $game }). 같은 네트워크의 다른 사람이 찍거나 열면 돼요:
command-no_room = 여기서는 방을 열 수 없어요({ $why }).
