### What is counted of people, games and bots.

## statistics

statistics-people = People
statistics-games = Games
statistics-bots = Bots
statistics-empty = Nothing to count yet
statistics-empty_about = Finish a match or a score sheet, and it’s counted here.
statistics-archived = Show archived ({ $count })
statistics-is_archived = archived
statistics-by_game = Matches by game
statistics-on_sheets = On score sheets
statistics-played_here = Played here
statistics-played_kept = { $played } played here, { $kept } on score sheets
statistics-mean_in_line = { $mean } points a match
statistics-no_matches = no matches yet
statistics-rate = { $rate }, most likely { $low } to { $high }.
statistics-few = Too few matches to be sure.
statistics-won_of =
    { $count ->
        [0] no matches yet
        [one] { $wins ->
            [0] one match, not won
           *[other] one match, won
        }
       *[other] { $wins ->
            [0] none of { $count } matches won
           *[other] { $wins } of { $count } matches won
        }
    }

## person

person-unknown = There’s no such person on this device.
person-archived = Archived: not offered for new tables, but still counted.
person-every_game = All games
person-nothing = No finished match yet
person-nothing_about = Finish one, and it’s counted here.
person-wins = Won
person-streak = Streak
person-streak_won = won in a row so far
person-streak_lost = in a row without a win
person-streak_none = no streak right now
person-longest = Longest streak
person-longest_about = wins in a row
person-rating = Rating
person-rating_about = beating strong players raises it most
person-rating_few = still settling: it needs more matches
person-rounds = Rounds
person-rounds_about = { $rounds_won } won, { $blocked } stuck
person-uncounted =
    { $count ->
        [one] One round isn’t counted yet.
       *[other] { $count } rounds aren’t counted yet.
    }
person-place = Place
person-place_about = on average
person-points = Points a match
person-points_about = on average (best { $best }, worst { $worst })
person-round = Points a round
person-round_about = on average (best { $best }, worst { $worst })
person-penalties = Penalties
person-penalties_about = { $missed ->
        [one] one forgotten call
       *[other] { $missed } forgotten calls
    }, { $blunders ->
        [one] one mistake
       *[other] { $blunders } mistakes
    }
person-over_time = Rating over time
person-over_time_few = The line starts after three finished matches.
person-over_time_said = Rating over { $count } matches, from { $first } to { $last }
person-by_game = Wins by game
person-won = Won
person-not_won = Not won
person-head_to_head = Head to head
person-met = { $ahead } won, { $behind } lost, { $level } tied
person-nemesis = Nemesis
person-no_nemesis = It takes at least five matches against someone to have a nemesis.
person-cards = Costliest cards left over
person-held = { $card }, { $count ->
        [one] once
       *[other] { $count } times
    }, { $points ->
        [1] 1 point
       *[other] { $points } points
    }
person-manage = This person
person-colour = Colour { $count }
person-face = Picture { $count }
person-face_star = Star
person-face_sun = Sun
person-face_moon = Moon
person-face_cloud = Cloud
person-face_bolt = Lightning
person-face_drop = Drop
person-face_flame = Flame
person-face_leaf = Leaf
person-face_tree = Tree
person-face_flower = Flower
person-face_mushroom = Mushroom
person-face_apple = Apple
person-face_pear = Pear
person-face_cherry = Cherries
person-face_fish = Fish
person-face_bird = Bird
person-face_cat = Cat
person-face_owl = Owl
person-face_snail = Snail
person-face_ladybird = Ladybird
person-face_house = House
person-face_boat = Boat
person-face_anchor = Anchor
person-face_key = Key
person-face_bell = Bell
person-face_cup = Cup
person-face_kite = Kite
person-face_rocket = Rocket
person-face_umbrella = Umbrella
person-face_crown = Crown
person-picture = A picture of your own
person-picture_pick = Choose a picture of your own
person-picture_forget = Delete the picture
person-picture_use = Use this picture
person-picture_not = Not this one
person-picture_closer = Larger
person-picture_farther = Smaller
person-picture_about = Move the picture until the face is in the ring. It stays on this device: it’s not in backups or sync.
person-picture_unread = This file can’t be shown as a picture. Choose a PNG, JPEG, WebP, GIF or BMP.
person-letter = Letter of the name
person-change_face = Change face
person-merge = Same person as
person-merge_about = { $name } becomes part of the person you tap. You can undo it on their page.
person-name_taken = There’s already a { $name }. If they’re the same person, say so below.
person-separate = { $name } is someone else after all
person-separate_about = Takes the two apart again.
person-archive = Archived
person-archive_about = Not offered for new tables any more.
person-deleted = Deleted player
person-delete = Delete for good…
person-delete_about = First you’ll read what goes and what stays.
person-delete_erased = This erases { $name }’s name and picture, and the notes on matches they played in.
person-delete_merged = These names belong to the same person and go, too: { LIST($names, type: "comma") }.
person-delete_devices = It happens here now, and on your other devices when they next sync. A device with an older version catches up after its update.
person-delete_stays = Matches and scores stay, with “Deleted player” in place of the name.
person-delete_copies = The name stays in old backups, and in pictures and files you shared. It also stays in open rooms, in photos of matches, and in places and titles you typed.
person-delete_server = The sync server keeps its old entries. Only your devices can read them.
person-delete_no_undo = You can’t undo this.
person-delete_do = Delete for good
person-delete_keep = Keep
person-delete_done = Deleted for good.

## year

year-title = { $year } in review
year-about = Matches, streaks and rivals
year-question = Year
year-other_years = Other years
year-unknown = There’s no such year here.
year-groups = Groups
year-every_group = All groups ({ $count })
year-matches =
    { $count ->
        [one] one match
       *[other] { $count } matches
    }
year-wins =
    { $count ->
        [one] one win
       *[other] { $count } wins
    }
year-most_wins = most wins: { LIST($names, type: "and") } ({ $count })
year-undated =
    { $count ->
        [one] One match has no date, so it’s in no year. Write the date on its page.
       *[other] { $count } matches have no date, so they’re in no year. Write the date on their pages.
    }
year-none = No matches in { $year }
year-none_about = Choose another year.
year-cards = Card games
year-others = Other games
year-others_about = Counted apart from card games.
year-played = Matches
year-in_games =
    { $count ->
        [one] in one game
       *[other] in { $count } games
    }
year-evening = Best evening
year-day = Best day
year-rivals = Rivals
year-pair =
    { $level ->
        [0] { $name } { $ahead }, { $other } { $behind }
       *[other] { $name } { $ahead }, { $other } { $behind }, { $level } tied
    }
year-said = { $title }: { $value }
