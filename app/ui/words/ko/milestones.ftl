### What was reached, quietly.

milestone-heading = 업적
milestone-about = 지금까지 이룬 것
milestone-count = { $count }개 중 { $reached }개 달성
milestone-so_far = 지금 { $reached }, 목표 { $count }
milestone-done = 달성
milestone-reached = 달성: { $milestone }
milestone-matches = { $count ->
    [1] 경기 한 번 마치기
   *[other] 경기 { $count }번 마치기
}
milestone-wins = { $count ->
    [1] 경기 한 번 이기기
   *[other] 경기 { $count }번 이기기
}
milestone-row = 경기 { $count }번 연속 이기기
milestone-games = 서로 다른 게임 { $count }가지 하기
milestone-kept = { $count ->
    [1] 경기 한 번 점수 적기
   *[other] 경기 { $count }번 점수 적기
}
milestone-days = 오늘의 판을 { $count }일 하기
milestone-days_row = 오늘의 판을 { $count }일 연속 하기
milestone-days_won = { $count ->
    [1] 오늘의 판 한 번 이기기
   *[other] 오늘의 판 { $count }번 이기기
}
milestone-puzzles = { $count ->
    [1] 퍼즐 하나 풀기
   *[other] 퍼즐 { $count }개 풀기
}
milestone-best = 오늘의 판
milestone-best_about = { $played }판 중 { $won }판 이김
milestone-longest = 최장 기록: { $run }
