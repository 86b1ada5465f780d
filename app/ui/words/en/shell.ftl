### What every screen may need: names, failures, moments, and the page of the web app.

## app

app-name = Pocket Switch
app-motto = Switch and its whole family, in your pocket

## nav

nav-back = Back
nav-history = History
nav-statistics = Statistics
nav-rules = Rules
nav-settings = Settings

## parts

parts-opening = One moment…
# Whatever stands one after the other, and whatever begins a sentence or a line.
parts-listed = { LIST($parts, type: "comma") }
parts-begun = { CAPITAL($text) }
parts-number = { $text }
parts-point = .

parts-percent = { $count }%
parts-less = Less: { $what }
parts-more = More: { $what }
parts-file_too_large = { $name } is too large: it’s { $size } MB, and the limit is { $most } MB.
parts-file_not_sent = { $name } didn’t arrive in full. Try again.

## shell

shell-copied = Copied
shell-refused = { CAPITAL($why) }.
shell-failed = That didn’t work. Try again, or copy a report in Settings.
shell-broken = Something went wrong
shell-broken_about = This screen couldn’t be shown. Your matches are safe. Go home, try again, or copy a report that helps find the fault. It has no names in it.
shell-home = Go home
shell-again = Try again
shell-report = Copy a report

## lost

lost-title = Nothing here
lost-about = There’s no page at this address.
lost-game = There’s no game with that name.
lost-match = There’s no such match on this device.
lost-licence = There’s nothing with that name in this app.
lost-hand = There’s no such round in this match.

## moment

moment-today = today, { $time }
moment-yesterday = yesterday, { $time }
moment-day = { $day } { $month }
moment-date = { $day } { $month } { $year }
moment-months = Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec
moment-day_today = today
moment-day_yesterday = yesterday
moment-weekdays = Monday Tuesday Wednesday Thursday Friday Saturday Sunday
moment-full = { $weekday }, { $date }

## store

store-memory = Nothing can be saved here. You can play, but everything is lost when you close the app. Copy a report in Settings to see why.
store-damaged = The file with your matches was damaged. It’s been kept as { $path }, and a new one was started.
store-failing = Part of the file with your matches is damaged. Make a backup now: go to History, then Backup. Next time it starts, the app sets that file aside and begins a new one.
store-foreign = The file where your matches belong isn’t from this app. It’s been kept as { $path }, and a new one was started.
store-log = The latest changes couldn’t be read. A copy with the damaged part has been kept as { $path }.
store-log_since = Not all of the latest changes could be read. Anything after { $time } may be missing. Everything before is here. A copy with the damaged part has been kept as { $path }.
store-empty = The file with your matches was empty, so a new one was started. If you had matches here, import them from a backup: go to History, then Backup.
store-mended = The file with your matches had a damaged version number. It’s been repaired, and nothing is missing. Make a backup soon: the disk may be failing.
store-newer = Your matches were saved by a newer version of this app. You can look at them. To play, update the app.

store-failed-full = There’s no space left on this device. Nothing was changed. Free some space and try again.
store-failed-read-only = You can only look at your matches here. Nothing was changed.
store-failed-busy = Another window is saving right now. Nothing was changed. Try again.
store-failed-damaged = Part of the file with your matches is damaged. Nothing was changed.
store-failed-disk = Saving to the disk didn’t work. Nothing was changed. Try again.
store-failed-newer = Your matches were saved by a newer version of this app. To change anything, update the app.
store-failed-closed = This window isn’t in use any more. Open the app again.

## web

web-about = Switch, Crazy Eights, Mau-Mau and their whole family, by the rules of your own table. Works offline.
web-start = Opening the box
web-fetch = Fetching the game, just this once
web-packages = Shuffling
web-code = Setting the table
web-stopped = The game couldn’t start:
web-again = Try again
web-newer = A new version is ready
web-reload = Reload
web-later = Later
web-elsewhere = Open in another tab
web-elsewhere_about = Pocket Switch is open in another tab of this browser. Close it there, and it goes on here.
web-unsaved = What you play now isn’t being saved: the browser has no space for it or doesn’t allow it. You can play on.

## share

share-title = Share
share-send_text = Send as text
share-copy_text = Copy as text
share-send_picture = Send as a picture
share-save_picture = Save as a picture
share-send_page = Send as a web page
share-save_page = Save as a web page
share-as_text = As text
share-file = pocket-switch
share-no_points = no points
share-chart = Chart of the totals
