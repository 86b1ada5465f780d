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

parts-less = Less: { $what }
parts-more = More: { $what }
parts-file_too_large = { $name } is too large: it has { $size } MB, and at most { $most } MB are read.
parts-file_not_sent = { $name } did not come, or not all of it. Try again.

## shell

shell-copied = Copied
shell-failed = That did not work. Settings has a report that says why.
shell-broken = Something went wrong
shell-broken_about = This screen could not be drawn. Your matches are safe. You can go home, try again, or copy a report that helps to find the fault; it holds no names.
shell-home = Go home
shell-again = Try again
shell-report = Copy a report

## lost

lost-title = Nothing here
lost-about = This address leads to no screen.
lost-game = There is no game of that name.
lost-match = There is no such match on this device.
lost-licence = There is no such work in this app.
lost-hand = There is no such hand in this match.

## moment

moment-today = today, { $time }
moment-yesterday = yesterday, { $time }
moment-day = { $day } { $month }
moment-date = { $day } { $month } { $year }
moment-months = Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec

## store

store-memory = Nothing can be saved here: { $why }. You can play, but it is forgotten when you close the app.
store-damaged = The file with your matches was damaged. It was kept as { $path }, and a new one was begun.
store-foreign = The file where matches are kept was not one of this app. It was kept as { $path }, and a new one was begun.
store-log = What was saved last could not be read. A copy with the damaged part was kept as { $path }.
store-log_since = What was saved last could not all be read. What was played or kept after { $time } may be missing; all before it is here. A copy with the damaged part was kept as { $path }.
store-empty = The file with your matches was empty, and a new one was begun. If you had matches here, bring them in from a backup: History, Yours to keep.
store-mended = The version in the file with your matches was damaged, and was put right. Nothing is missing, but make a backup soon: the disk may be failing.
store-newer = Your matches were saved by a newer version of this app. You can look at them; to play, update the app.

store-failed-full = There is no room left on this device. Nothing was changed.
store-failed-read-only = Your matches can only be read here, not written. Nothing was changed.
store-failed-busy = Another window is writing at this moment. Nothing was changed: try again.
store-failed-damaged = The file with your matches is damaged at this place. Nothing was changed.
store-failed-disk = The disk did not take it. Nothing was changed.
store-failed-newer = Your matches were saved by a newer version of this app. To change anything, update the app.
store-failed-closed = This window has been left. Open the app again.

## web

web-about = Switch, Crazy Eights, Mau-Mau and their whole family, by the rules of your own table. Works without a network.
web-start = Opening the box
web-fetch = Fetching the game, this once
web-python = Unpacking the cards
web-packages = Shuffling
web-code = Laying the table
web-stopped = The game could not start:
web-again = Try again
web-newer = A new version is here
web-reload = Reload
web-later = Later
web-elsewhere = Open in another tab
web-elsewhere_about = Pocket Switch is open in another tab of this browser. Close it there, and it goes on here.
web-unsaved = What you play now is not kept: { $why }. You can play on.

## share

share-title = Share
share-send_text = Send as text
share-copy_text = Copy as text
share-send_picture = Send as picture
share-save_picture = Save as picture
share-as_text = As a text
share-file = pocket-switch
share-no_points = no points
share-chart = Chart of the totals
