### 글로 쓴 게임 규칙.

## rules

rules-about = 규칙
rules-special = 효과 카드
rules-ending = 끝내기와 이기기
rules-show_sources = 규칙마다 출처 보기
rules-hide_sources = 출처 숨기기
rules-play = 시작하기
rules-house = 로컬 룰
rules-could = 켤 수 있는 로컬 룰
rules-sources = 출처
rules-ours = 저희가 정한 규칙: 출처에 없거나 출처마다 다른 규칙이에요.
rules-our_choice = 저희가 정한 규칙
rules-own = 직접 만든 규칙
rules-this_table = 이 테이블

## group

group-start = 카드 나누기
group-playing = 카드 내기
group-cards = 카드의 효과
group-several = 한 차례에 여러 장
group-drawing = 뽑기
group-declaring = 마지막 카드 외치기
group-finishing = 끝내기
group-winning = 경기
group-variants = 변형
group-more-variants = 변형 더 보기
group-more = 더 보기
