### 사람, 게임, 봇마다 세는 것.

statistics-people = 사람
statistics-games = 게임
statistics-bots = 봇
statistics-empty = 아직 셀 것이 없어요
statistics-empty_about = 경기나 점수표를 끝내면 여기에 집계돼요.
statistics-archived = 보관한 사람 보기({ $count })
statistics-is_archived = 보관됨
statistics-by_game = 게임별 경기
statistics-on_sheets = 점수표
statistics-played_here = 앱에서 한 경기
statistics-played_kept = 앱에서 { $played }경기, 점수표로 { $kept }경기
statistics-mean_in_line = 경기당 { $mean }점
statistics-no_matches = 아직 경기 없음
statistics-rate = { $rate }, 실제로는 아마 { $low }~{ $high }.
statistics-few = 확실히 말하기에는 경기가 너무 적어요.
statistics-won_of =
    { $count ->
        [0] 아직 경기 없음
        [1] { $wins ->
            [0] 한 경기, 승리 없음
           *[other] 한 경기 승리
        }
       *[other] { $wins ->
            [0] { $count }경기, 승리 없음
           *[other] { $count }경기 중 { $wins }승
        }
    }

## person

person-unknown = 이 기기에는 그런 사람이 없어요.
person-archived = 보관됨: 새 게임에는 나오지 않지만 집계에는 들어가요.
person-every_game = 모든 게임
person-nothing = 아직 끝난 경기가 없어요
person-nothing_about = 경기를 끝내면 여기에 집계돼요.
person-wins = 승리
person-streak = 연속
person-streak_won = 경기 연속 승리 중
person-streak_lost = 경기 연속 승리 없음
person-streak_none = 지금은 연속 기록 없음
person-longest = 최다 연승
person-longest_about = 연승
person-rating = 실력 점수
person-rating_about = 강한 상대를 이길수록 많이 올라요
person-rating_few = 아직 정확하지 않아요. 경기가 더 필요해요
person-rounds = 라운드
person-rounds_about = { $rounds_won }번 승리, { $blocked }번 막힘
person-uncounted = 아직 집계하지 않은 판이 { $count }개 있어요.
person-place = 순위
person-place_about = 평균
person-points = 경기당 점수
person-points_about = 평균(최고 { $best }, 최저 { $worst })
person-round = 라운드당 점수
person-round_about = 평균(최고 { $best }, 최저 { $worst })
person-penalties = 벌칙
person-penalties_about = 안 외침 { $missed }번, 실수 { $blunders }번
person-over_time = 실력 점수의 흐름
person-over_time_few = 세 경기를 끝내면 선이 그려지기 시작해요.
person-over_time_said = { $count }경기 동안의 실력 점수, { $first }에서 { $last }까지
person-by_game = 게임별 승리
person-won = 이긴 경기
person-not_won = 이기지 못한 경기
person-head_to_head = 상대 전적
person-met = { $ahead }승 { $behind }패 { $level }무
person-nemesis = 천적
person-no_nemesis = 같은 상대와 적어도 다섯 경기는 해야 천적이 생겨요.
person-cards = 손에 남아 가장 손해 본 카드
person-held = { $card }, { $count }번, { $points }점
person-manage = 이 사람 관리
person-colour = { $count }번 색
person-face = { $count }번 그림
person-face_star = 별
person-face_sun = 해
person-face_moon = 달
person-face_cloud = 구름
person-face_bolt = 번개
person-face_drop = 물방울
person-face_flame = 불꽃
person-face_leaf = 나뭇잎
person-face_tree = 나무
person-face_flower = 꽃
person-face_mushroom = 버섯
person-face_apple = 사과
person-face_pear = 배
person-face_cherry = 체리
person-face_fish = 물고기
person-face_bird = 새
person-face_cat = 고양이
person-face_owl = 부엉이
person-face_snail = 달팽이
person-face_ladybird = 무당벌레
person-face_house = 집
person-face_boat = 돛단배
person-face_anchor = 닻
person-face_key = 열쇠
person-face_bell = 종
person-face_cup = 찻잔
person-face_kite = 연
person-face_rocket = 로켓
person-face_umbrella = 우산
person-face_crown = 왕관
person-picture = 내 사진
person-picture_pick = 내 사진 고르기
person-picture_forget = 사진 삭제
person-picture_use = 이 사진 쓰기
person-picture_not = 다른 것으로
person-picture_closer = 더 크게
person-picture_farther = 더 작게
person-picture_about = 얼굴이 고리 안에 들어오도록 사진을 움직이세요. 사진은 이 기기에만 남아요. 백업에도 들어가지 않고 동기화되지도 않아요.
person-picture_unread = 이 파일은 사진으로 보여 줄 수 없어요. PNG, JPEG, WebP, GIF, BMP 파일을 고르세요.
person-letter = 이름 첫 글자
person-change_face = 얼굴 바꾸기
person-merge = 다음 사람과 같은 사람
person-merge_about = 누른 사람에게 { $name } 님의 기록이 합쳐져요. 그 사람의 페이지에서 되돌릴 수 있어요.
person-name_taken = 이미 있는 이름이에요: { $name }. 같은 사람이라면 아래에서 알려 주세요.
person-separate = { $name } 님은 다른 사람이에요
person-separate_about = 두 사람을 다시 나눠요.
person-archive = 보관
person-archive_about = 새 게임에 더는 나오지 않아요.
person-deleted = 삭제된 플레이어
person-delete = 완전히 삭제…
person-delete_about = 먼저 무엇이 지워지고 무엇이 남는지 보여 드려요.
person-delete_erased = { $name } 님의 이름과 사진, { $name } 님이 참여한 경기의 메모가 지워져요.
person-delete_merged = 같은 사람의 이름도 함께 지워져요: { LIST($names, type: "comma") }
person-delete_devices = 이 기기에서는 바로, 다른 기기에서는 다음에 동기화할 때 지워져요. 예전 버전을 쓰는 기기에서는 업데이트한 뒤에 지워져요.
person-delete_stays = 경기와 점수는 남고, 이름 자리에 “삭제된 플레이어”라고 나와요.
person-delete_copies = 예전 백업, 보낸 사진과 파일에는 이름이 남아요. 열려 있는 방, 경기 사진, 직접 적은 장소와 제목에도 남아요.
person-delete_server = 서버에는 예전 자료가 남아요. 내 기기에서만 읽을 수 있어요.
person-delete_no_undo = 되돌릴 수 없어요.
person-delete_do = 완전히 삭제
person-delete_keep = 그대로 두기
person-delete_done = 완전히 삭제했어요.

## year

year-title = { $year }년 돌아보기
year-about = 경기, 연승, 라이벌
year-question = 연도
year-other_years = 다른 해
year-unknown = 여기에 없는 해예요.
year-groups = 함께한 사람들
year-every_group = 모두 보기 ({ $count })
year-matches = { $count }경기
year-wins = { $count }승
year-most_wins = 최다 승: { LIST($names, type: "comma") } ({ $count })
year-undated = 날짜가 없는 경기가 { $count }개 있어요. 어느 해에도 넣지 않았어요. 경기 화면에서 날짜를 적어 주세요.
year-none = { $year }년에는 경기가 없어요
year-none_about = 다른 해를 고르세요.
year-cards = 카드 게임
year-others = 다른 게임
year-others_about = 카드 게임과 따로 집계해요.
year-played = 경기
year-in_games = 게임 { $count }가지
year-evening = 최고의 저녁
year-day = 최고의 날
year-rivals = 라이벌
year-pair =
    { $level ->
        [0] { $name } { $ahead }, { $other } { $behind }
       *[other] { $name } { $ahead }, { $other } { $behind }, 무승부 { $level }
    }
year-said = { $title }: { $value }
