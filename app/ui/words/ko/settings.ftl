### 설정.

settings-play = 게임 진행
settings-look = 화면
settings-cards = 카드와 테이블
settings-cards_about = 테이블, 카드 뒷면, 그림, 색, 대비.
settings-senses = 소리와 진동
settings-devices = 내 기기
settings-people = 이 기기를 쓰는 사람
settings-about = 정보
settings-seconds = { $count }초
settings-name = 이름
settings-add_name = 추가
settings-remove_name = 이름 삭제: { $name }
settings-names_about = 게임을 준비할 때 고를 수 있는 이름이에요. 맨 위가 내 이름이에요.
settings-report = 보고서 복사
settings-report_about = 버전, 마지막 오류, 테이블에 있는 판. 이름은 들어가지 않아요.
settings-licences = 라이선스
settings-licences_about = 이 앱에 쓰인, 다른 사람들이 만든 것들이에요.
settings-licences_more = Pocket Switch에는 이런 것들이 쓰였어요. 시스템에 따라 쓰지 않는 것도 있어요.
settings-licences_client = 앱의 화면을 그리는 부분에는 이런 것들이 쓰였어요. 각각의 고지문이 함께 들어 있어요.
settings-licences_reading = 불러오는 중…
settings-licences_away = 이 글은 앱을 받은 서버에 있는데, 서버가 응답하지 않아요.
settings-licences_on = 더 보기
settings-version = Pocket Switch { $version }
settings-nothing_leaves = 동기화하거나 다른 기기로 옮기거나 방에서 함께 하지 않으면 아무것도 이 기기 밖으로 나가지 않아요.

settings-pace-title = 봇의 속도
settings-pace-about = 봇이 한 차례에 쓰는 시간이에요. 테이블을 누르면 기다리지 않고 넘어가요.
settings-pace-slow = 느리게
settings-pace-normal = 보통
settings-pace-fast = 빠르게
settings-pace-none = 바로

settings-catch_window-title = 지적할 시간
settings-catch_window-about = 누가 마지막 카드를 안 외쳤을 때 봇이 기다려 주는 시간이에요. 화면 낭독기를 쓰면 계속할 때까지 기다려요.

settings-confirm_power-title = 두 번 눌러 내기
settings-confirm_power-about = 효과 카드를 한 번 누르면 들어 올리고, 다시 누르면 내요.

settings-coach-title = 코치
settings-coach-about = 봇과 겨루는 테이블에 전구가 나타나요. 낼 수 있는 수를 따져 보고 무엇이 왜 가장 좋은지 알려 줘요.
settings-explain-title = 처음 나온 규칙 설명
settings-explain-about = 처음 일어나는 일이 있으면 카드 더미 옆에 말풍선이 떠요. 뽑을 카드, 쉬는 차례, 바뀐 무늬 같은 거요.

settings-remarks-title = 봇의 한마디
settings-remarks-about = 봇이 카드를 내며 가끔 한마디 해요.

settings-sort-title = 손패 정렬
settings-sort-about = 언제든 카드를 끌어 원하는 순서로 놓을 수 있어요.
settings-sort-suit = 무늬순
settings-sort-rank = 숫자순
settings-sort-own = 내 순서

settings-language-title = 언어
settings-language-about = 이름과 내가 만든 게임은 입력한 그대로 남아요.
settings-language-system = 기기 설정대로

settings-appearance-title = 화면 모드
settings-appearance-about = 메뉴를 밝거나 어둡게 보여 줘요. 테이블 색은 그대로예요.
settings-appearance-system = 시스템
settings-appearance-light = 밝게
settings-appearance-dark = 어둡게

settings-contrast-title = 고대비
settings-contrast-about = 테이블은 더 어둡게, 글자와 테두리는 더 뚜렷하게 보여 줘요.
settings-contrast-system = 시스템
settings-contrast-on = 켬
settings-contrast-off = 끔

settings-felt-title = 테이블
settings-felt-green = 초록
settings-felt-blue = 파랑
settings-felt-wine = 와인색
settings-felt-plum = 자두색
settings-felt-walnut = 호두나무

settings-back-title = 카드 뒷면
settings-back-stripes = 줄무늬
settings-back-lattice = 격자
settings-back-scales = 비늘
settings-back-sun = 해
settings-back-leaves = 나뭇잎
settings-back-switch = 스위치

settings-courts-title = 잭, 퀸, 킹
settings-courts-drawn = 그림
settings-courts-classic = 클래식
settings-courts-plain = 단순

settings-indices-title = 잭, 퀸, 킹의 글자
settings-indices-about = 다시 보기, 공유한 판, 코드에서는 그대로 J, Q, K예요.
settings-indices-language = 언어에 맞춰

settings-four_colours-title = 네 가지 색 카드
settings-four_colours-about = 클로버는 초록, 다이아몬드는 파랑으로 그려서 무늬를 한눈에 구분할 수 있어요.

settings-card_size-title = 카드 크기
settings-card_size-about = 손에 든 카드의 크기예요.
settings-card_size-small = 작게
settings-card_size-normal = 보통
settings-card_size-large = 크게

settings-left_handed-title = 왼손잡이
settings-left_handed-about = 버튼이 왼쪽에 놓이고, 손패가 반대로 펼쳐져요.

settings-motion-title = 애니메이션
settings-motion-about = 카드가 미끄러지고 뒤집히는 모습을 보여 줄지 정해요.
settings-motion-system = 시스템
settings-motion-on = 켬
settings-motion-off = 끔

settings-sounds-title = 소리
settings-sounds-about = 카드 소리, 내 차례와 판이 끝나는 소리를 들려줘요.

settings-haptics-title = 진동
settings-haptics-about = 내 차례가 되거나 낼 수 없는 카드를 누르면 짧게 울려요.
