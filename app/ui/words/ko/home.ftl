### 첫 화면.

home-continue = 이어 하기
home-learn = 처음이신가요?
home-learn_about = 3분 만에 배우기: { $game }
home-room = 방으로 돌아가기
home-rooms = 방 { $count }개
home-new = 새 게임
home-new_about = 봇과 겨루거나 친구들과 함께
home-keep = 점수 적기
home-keep_about = 진짜 카드로 할 때
home-together_about = 각자 휴대폰으로
home-together_opening = 테이블을 여는 중…
home-together_no_host = 여기서는 서버가 있어야 해요
home-together_no_network = 와이파이나 핫스팟을 켜세요
home-others = { $count ->
    [1] 진행 중인 경기 하나 더
   *[other] 진행 중인 경기 { $count }개 더
}
home-hello = { $name } 님, 안녕하세요
home-seen = 닫기
home-none = 진행 중인 경기가 없어요
home-none_about = 모든 경기가 끝났어요. 새로 시작해 보세요.
home-record = { $won } · 최다 연승: { $longest }
