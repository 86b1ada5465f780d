### 판 중에 코치가 하는 말과, 끝난 판을 두고 하는 말.

## coach

coach-title = 코치
coach-ask = 코치에게 묻기
coach-close = 코치 닫기
coach-thinking = 낼 수 있는 수를 따져 보는 중…
coach-percent = { $percent }%
coach-called = { $card }, 다음은 { $what }
coach-best = 최선
coach-level = 비슷함
coach-unsure = 불확실
coach-card = 코치 평가 { $worth }
coach-card_best = 코치 평가 { $worth }, 가장 좋음
coach-progress = 생각하는 중, { $percent }% 완료
coach-best_is = 최선: { $title }, { $worth }.

coach-about-win = 이번 판을 이길 확률
coach-about-win_and_points = 이번 판을 이길 확률. 점수도 따져요
coach-about-places = 가장 먼저 끝낼 확률. 순위도 따져요
coach-about-last = 가장 먼저 끝낼 확률. 꼴찌를 피하는 것도 따져요
coach-about-points = 끝날 때 앞서는 점수. 판을 이기는 것도 따져요

coach-reason-goes-out = 카드를 다 내고 끝내요.
coach-reason-hits-miss = { $name } 님이 한 번 쉬어요.
coach-reason-hits-leader-miss = 카드가 가장 적은 { $name } 님이 한 번 쉬어요.
coach-reason-cannot-follow = { $name } 님은 아마 맞는 카드가 없을 거예요({ $count }%).
coach-reason-knocks-out = 아마 { $name } 님이 탈락할 거예요({ $count }%).
coach-reason-cannot-follow-sure = 거의 확실히 { $name } 님에게는 맞는 카드가 없어요.
coach-reason-knocks-out-sure = 거의 확실히 { $name } 님이 탈락해요.
coach-reason-no-answer-sure = 거의 확실히 아무도 못 받아쳐요.
coach-reason-has-no-suit = { $name } 님에게는 아마 { $suit } 카드가 없을 거예요.
coach-reason-no-answer = 아마 아무도 못 받아칠 거예요({ $count }%).
coach-reason-leads-nowhere = 다음에 이어 낼 카드가 손에 없어요.
coach-reason-spends-wild = 다른 카드로도 되는데 만능 카드를 써요.
coach-reason-last-barred = 끝낼 수 없는 카드가 손에 남아요.
coach-reason-draws = 낼 수 있는데도 뽑아요.
coach-reason-passes = 낼 수 있는데도 내지 않아요.
coach-reason-points = { $count }점을 얻어요.
coach-reason-points-lost = { $count }점을 잃어요.
coach-reason-hits = { $name } 님은 받아치지 못하면 { $count }장을 뽑아요.
coach-reason-hits-leader = 카드가 가장 적은 { $name } 님은 받아치지 못하면 { $count }장을 뽑아요.
coach-reason-answered-by = 받아칠 수 있는 사람이 { $count }명 있을 거예요.
coach-reason-goes-on = 이번 차례에 더 낼 수 있어요. 맞는 카드가 { $count }장 있어요.
coach-reason-names-longest = 가장 많은 무늬로 바꿔요: { $suit } { $count }장.
coach-reason-keeps-longest = 가장 많은 무늬를 남겨 둬요: { $suit } { $count }장.
coach-reason-leads-on = 다음에 맞춰 낼 카드가 손에 { $count }장 있어요.
coach-reason-costly = { $count }점짜리 카드를 털어요.
coach-reason-keeps-wild =
    { $count ->
        [1] 만능 카드를 나중을 위해 아껴요.
       *[other] 만능 카드 { $count }장을 나중을 위해 아껴요.
    }
coach-reason-takes = { $count }장을 뽑아요.

## review

review-title = 복기
review-ask = 이번 판 복기하기
review-short = 복기
review-running = 가능한 수를 모두 따져 보는 중…
review-stop = 복기 그만두기
review-close = 복기 닫기
review-back = 목록으로
review-none = 이번 판에는 뚜렷한 실수가 없어요.
review-made = 실제 선택
review-about = 수마다 놓친 승리 확률
review-about_points = 수마다 놓친 점수
review-row = { $step }번째 수: { $move }
review-row_of = { $step }번째 수, { $name }: { $move }
review-better = 더 나은 수: { $move }, { $instead } 대신 { $worth }. { $why }
review-choice = { $step }번째 수, { $name }
review-slight = 1% 미만
review-costliest =
    { $count ->
        [1] 가장 아까운 수
       *[other] 가장 아까운 수 { $count }개
    }
