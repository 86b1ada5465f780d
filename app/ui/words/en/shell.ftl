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

parts-percent = { $count }%
parts-less = Less: { $what }
parts-more = More: { $what }
parts-file_too_large = { $name } is too large: it is { $size } MB, and the limit is { $most } MB.
parts-file_not_sent = { $name } did not arrive in full. Try again.

## shell

shell-copied = Copied
shell-refused = { CAPITAL($why) }.
shell-failed = That did not work. The report in Settings says why.
shell-broken = Something went wrong
shell-broken_about = This screen could not be shown. Your matches are safe. You can go home, try again, or copy a report that helps to find the fault; it holds no names.
shell-home = Go home
shell-again = Try again
shell-report = Copy a report

## lost

lost-title = Nothing here
lost-about = There is no screen at this address.
lost-game = There is no game with that name.
lost-match = There is no such match on this device.
lost-licence = There is nothing with that name in this app.
lost-hand = There is no such hand in this match.

## moment

moment-today = today, { $time }
moment-yesterday = yesterday, { $time }
moment-day = { $day } { $month }
moment-date = { $day } { $month } { $year }
moment-months = Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec
moment-day_today = today
moment-day_yesterday = yesterday
moment-weekdays = Monday Tuesday Wednesday Thursday Friday Saturday Sunday

## store

store-memory = Nothing can be saved here; the report in Settings says why. You can play, but everything is lost when you close the app.
store-damaged = The file with your matches was damaged. It has been kept as { $path }, and a new one was started.
store-failing = Part of the file with your matches is damaged. Make a backup now (History, Backup): when the app next starts, it sets that file aside and begins a new one.
store-foreign = The file in the place of your matches does not belong to this app. It has been kept as { $path }, and a new one was started.
store-log = The latest changes could not be read. A copy with the damaged part has been kept as { $path }.
store-log_since = Not all of the latest changes could be read. Anything from after { $time } may be missing; everything before is here. A copy with the damaged part has been kept as { $path }.
store-empty = The file with your matches was empty, so a new one was started. If you had matches here, import them from a backup: History, Backup.
store-mended = The file with your matches had a damaged version number, which has been repaired. Nothing is missing, but make a backup soon: the disk may be failing.
store-newer = Your matches were saved by a newer version of this app. You can look at them; to play, update the app.

store-failed-full = There is no room left on this device. Nothing was changed.
store-failed-read-only = Your matches cannot be changed here, only looked at. Nothing was changed.
store-failed-busy = Another window is saving right now. Nothing was changed: try again.
store-failed-damaged = Part of the file with your matches is damaged. Nothing was changed.
store-failed-disk = It could not be saved to the disk. Nothing was changed.
store-failed-newer = Your matches were saved by a newer version of this app. To change anything, update the app.
store-failed-closed = This window is no longer in use. Open the app again.

## web

web-about = Switch, Crazy Eights, Mau-Mau and their whole family, by the rules of your own table. Works offline.
web-start = Opening the box
web-fetch = Fetching the game, just this once
web-packages = Shuffling
web-code = Laying the table
web-stopped = The game could not start:
web-again = Try again
web-newer = A new version is ready
web-reload = Reload
web-later = Later
web-elsewhere = Open in another tab
web-elsewhere_about = Pocket Switch is open in another tab of this browser. Close it there, and it will go on here.
web-unsaved = What you play now is not being saved: the browser has no room for it or does not allow it. You can play on.

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
