# The shell of the browser's table.

nav = Main pages
shelf = Games
mine = My games
settings = Settings
language = Language
day = Day
night = Night
guest = Guest
close = Close
save = Save
saved = Saved.
open = Open
offline = The server is not responding. Try again in a moment.
notice = About this server and your privacy
notice-none = The server admin has not written anything here.

# The shelf and the boxes
shelf-title = Full fathom five
shelf-line = Five board games, most of them from under the sea. Play with friends, solo, or against bots that don’t cheat.
box-players = { $n ->
        [one] { $seats } player
       *[other] { $seats } players
    }
box-minutes = { $from }–{ $to } minutes
players-n = { $n ->
        [one] { $n } player
       *[other] { $n } players
    }
set-the-table = Create table
to-play = Play
take-your-turn = Take your turn
tables-open = { $n ->
        [one] { $n } open table
       *[other] { $n } open tables
    }
against-bots = Against bots
against-bots-line = They see no more than you do.
at-the-table = Players
alone = Just you
you-and-bots = { $n ->
        [one] You and a bot
       *[other] You and { $n } bots
    }
level = Bot strength
bot-level-easy = easy
bot-level-medium = medium
bot-level-hard = hard
bot-level-expert = expert
bot-level-random = random
play-now = Play now
new-table = With friends
new-table-line = Choose who sits where. Every free seat gets a link and a QR code.
seats = Seats
how-many = Number of players
chair-me = You
chair-person = A friend
chair-bot = Bot, { $level }
listed = Public: anyone can find this table
with-hints = Allow hints
rules = Rules
rules-line = The complete rulebook.
read-the-rules = Read the rules
chapters = Chapters
rules-marks = Marks in the rules. ° Ruling: our interpretation where the printed rules say nothing or can be read in two ways. † Fact: taken from other public sources. ‡ Reconstructed: our best guess where no source says anything.
open-tables = Open tables
no-open-tables = There are no public tables right now.
watch = Watch
join = Join

# My games, settings
mine-none = You have no games yet. Choose one to play.
to-the-shelf = Browse the games
your-turn = Your turn
turn-of = { $who }, your turn
others-turn = Waiting for the others
not-started = Not started
over = Finished
look-at-it = View
your-name = Your name
your-name-line = Others at your table see it. No account needed.
theme = Appearance
theme-system = same as this device
theme-light = day
theme-dark = night
motion = Animation
motion-system = same as this device
motion-full = on
motion-less = off
tap = When I tap a move on the board
tap-auto = mouse: plays it; touch: shows it first
tap-once = plays it
tap-twice = shows it; a second tap plays it
tap-again = Tap again to play it.
keys = Keys
key-number = play the move with this number
key-arrows = step through the possible moves on the board
key-enter = play it
key-escape = go back, or skip the animation
key-filter = search the moves
key-undo = undo
key-hint = hint
key-why = why can’t I?
key-log = the log
key-replay = previous move, next move
nowhere = There is nothing here
nowhere-line = This address leads nowhere. Perhaps a letter is missing.
no-table = No such table
no-table-line = The link may be incomplete, or the table belongs to another server.
no-pages = This game cannot be shown here
no-pages-line = The server has this game, but this website was built without it. You can play it in the terminal.
opening = Setting up the table…

# Sitting down
invited = You are invited to { $game }
already-here = At the table: { $who }
sit-down = Sit down
just-watch = Just watch
link-used = Someone has already taken this seat. You can still watch.
room-waits = { $n ->
        [one] One seat is free. Send its link, or let your friend scan the code.
       *[other] { $n } seats are free. Send their links, or let your friends scan the codes.
    }
room-ready = Everyone is here.
room-ready-guest = Everyone is here. The host can start the game.
room-waits-open = { $n ->
        [one] One seat is free. Sit down to play.
       *[other] { $n } seats are free. Sit down to play.
    }
room-waits-guest = { $n ->
        [one] Waiting for one more player.
       *[other] Waiting for { $n } more players.
    }
room-declined = Declined: { $who }.
free-seat = free
copy-link = Copy link
copied = Copied
show-code = QR code
invite-link = Link for this seat
qr-code = This link as a QR code
start = Start
stand-up = Leave the table
refused-seats_free = A seat is still free.

# At the table
bot-1 = Pearl
bot-2 = Gull
bot-3 = Cuttle
bot-4 = Otter
bot-5 = Seal
bot-6 = Shell
you = you
you-chip = You
bot-of-level = bot, { $level }
pts = { $n ->
        [one] pt
       *[other] pts
    }
points-explained = Score breakdown
board = Board
question = Your decision
moves = Your moves
ask-plain = What do you do?
no-board = This game has no board to look at yet. Every move is in the list.
percent = { $n }%
to-win-about = ≈ { $n }% chance to win
to-win = { $n }% chance to win
more-moves = { $n ->
        [one] One more
       *[other] { $n } more
    }
filter = Search the moves
is-thinking = { $who } is thinking
is-asked = Waiting for { $who }
sea-moves = Drawing…
you-watch = You are watching.
bots-warming = The bots are waking up. This takes about a minute the first time.
bot-plays-for-you = A bot is playing for you
bot-plays-line = It knows no more than you do. You can take your seat back at any time.
take-back-seat = Take your seat back
hand-over = Take a break
hand-over-line = A bot plays for you until you come back.
let-bot-play = Let a bot play
undo = Undo
ask-undo = Ask to undo
asks-undo = { $who } would like to take back a move.
agree = Agree
decline = Decline
take-wish-back = Cancel the request
hint = Hint
hinting = Thinking…
ask-why = Why can’t I…?
choose-again = Choose something else
ask-why-tap = Tap anything on the board.
ask-why-not = Why not: { $what }?
ask-not-your-turn = It is not your turn yet.
log = Log
chat = Chat
log-and-chat = Log and chat
log-empty = Nothing has happened yet.
log-undo = { $who } takes back a move.
log-ask = { $who } asks to take back a move.
log-decline = { $who } declines.
log-leave = A bot plays on for { $who }.
log-return = { $who } is back.
earlier = Earlier
move-n = move { $n }
step-back = One move back
step-on = One move forward
as-it-was = How the table looked
back-to-now = Back to the current move
skip = Skip
chat-empty = Nobody has said anything yet.
chat-say = Say something
send = Send
more = More
table-menu = Table
watch-link = Spectator link
watch-link-line = Anyone with this link can watch, but sees only what spectators may see.
reconnecting = Reconnecting. Your moves are safe.
show-end = Show the result
win-you = You win!
win-who = { $who } wins!
win-shared = A shared win: { $who }!
tie-line = Ties are broken by the game’s own rule; players who are still tied share a place.
rematch = Play again
download = Download (.tide)
look-at-table = Look at the table

refused-not_your_turn = It is not your turn.
refused-game_over = The game is over.
refused-handed_over = A bot is playing for you. Take your seat back first.
refused-no_hint_now = The bots are busy. Ask again in a moment.
refused-no_hints = This table plays without hints.
refused-too_many = Slow down a little, please.
refused-already_asked = Someone has already asked. Answer that request first.
refused-nothing_to_undo = There is nothing to take back.
refused-out_of_time = Your time is up; a bot plays on.
refused-illegal_move = That is not possible now.
refused-muted = The server admin has muted you in the chat for now.
refused-banned = The server admin has banned you.
refused-busy = The server is busy.
refused-other = That did not work. Try again.

# Several people, one device
pass-to = Pass the device to { $who }
pass-first = First look at what you have drawn. Then cover the table.
pass-line = Everything secret is hidden. Tap when you are in front of the screen.
cover = Cover the table
i-am = I am { $who }
covered = The table is covered
covered-line = Who is in front of the screen?
story = Since you last looked
story-before = The table as you left it.
retell = What happened?
here = Who plays where
here-own = each on their own device
here-shared = all on this device
here-line = What is secret stays hidden: the screen is covered between turns.
here-open-line = Nothing is hidden in this game, so you simply take turns.
chair-here = Here, on this device
name-of-seat = Name of player { $n }

# Luck, where there is none
luck-none = Pure skill: nothing is drawn, rolled or hidden.

# What was measured
figures = In numbers
figure-length = Playing time
figure-luck = Skill and luck
figure-bots = Bots (2 players)
luck-little = Skill decides: the better player almost always wins.
luck-some = More skill than luck: the better player usually wins.
luck-much = Plenty of luck: anyone can win.
bots-reach = { $one } beats { $other } in { $n } of 100 games
running-tables = Tables to watch
no-running-tables = There are no public games to watch right now.

# Clocks
clock = Clock
clock-none = no clock
clock-game-minutes = { $n ->
        [one] { $n } minute per player
       *[other] { $n } minutes per player
    }
clock-game-seconds = { $n ->
        [one] { $n } second per player
       *[other] { $n } seconds per player
    }
clock-game-days = { $n ->
        [one] { $n } day per player
       *[other] { $n } days per player
    }
clock-move-days = { $n ->
        [one] { $n } day per move
       *[other] { $n } days per move
    }
clock-move-minutes = { $n ->
        [one] { $n } minute per move
       *[other] { $n } minutes per move
    }
clock-move-seconds = { $n ->
        [one] { $n } second per move
       *[other] { $n } seconds per move
    }
clock-left-days = { $days } d { $hours } h
clock-left = Time left: { $left }
clock-up-game = If your time runs out, a bot takes over and plays to the end.
clock-up-move = If you take too long over a move, a bot plays for you until you come back.
clock-soon = { $who } has { $left } left.

# Good manners: ending a game early, absent players, people, spectators
cancel = Cancel
ending = End the game
offer-end = Offer to end the game
offer-end-line = The game ends without a result once everyone named here agrees: { $who }. Until then, play goes on.
offer-it = Make the offer
offers-end = { $who } offers to end the game without a result.
have-agreed = Agreed so far: { $who }
resign = Quit the game
resign-line = A bot plays for you to the end. You cannot come back, but you can still watch and chat.
resign-now = Yes, quit
close-table = Close the table
close-table-line = The game ends now, without a result. It stays in My games.
close-early-line = The game will not start, and the links to its seats will stop working.
close-it = Yes, close it
you-resigned = You have quit this game
you-resigned-line = A bot plays for you to the end. You can still watch and chat.
has-resigned = has quit
away = away
away-since = away since { $when }
away-since-line = { $who } has been away since { $when }.
replace-from = From { $when }, you can let a bot play this seat.
replace-line = You can let a bot play this seat. { $who } can take it back at any time.
replace-never = At this table, bots do not take over for absent players.
absence = A bot may take over for an absent player
absence-line = A bot may take over for an absent player { $time }.
absence-never = never
absence-seconds = { $n ->
        [one] after { $n } second
       *[other] after { $n } seconds
    }
absence-minutes = { $n ->
        [one] after { $n } minute
       *[other] after { $n } minutes
    }
absence-hours = { $n ->
        [one] after { $n } hour
       *[other] after { $n } hours
    }
absence-days = { $n ->
        [one] after { $n } day
       *[other] after { $n } days
    }
spectators = Allow spectators
spectators-yes = Spectators are welcome.
spectators-no = No spectators: only the players can see this table.
players-only = players only
agreed = Table settings
people = People at the table
mute = Mute
unmute = Unmute
muted-line = You will not see this person’s messages at any table. They will not be told.
report = Report
report-line = The server admin will read this. { $who } will not be told.
report-what = What happened?
report-send = Send the report
reported = Thank you. The server admin will read it.
kick = Remove
kick-line = { $who } loses the seat. You get a new link, and only someone with that link can take the seat.
kick-now = Yes, remove
no-watching = Only the players can see this table
no-watching-line = This table does not allow spectators. Until the game starts, you can join with a link to a free seat.
kicked-out = You are no longer at this table
kicked-out-line = The host has removed you from the table.
closed-early = This table is closed
closed-early-line = It was closed before the game started.
closed = The table is closed
closed-short = Closed
closed-agreed = The players agreed to end the game.
closed-host = The host closed the table before the game started.
closed-abandoned = The table was closed because there was nobody else left to play.
closed-admin = The server admin closed the table.
no-result = There is no result.
log-offer = { $who } offers to end the game.
log-agree = { $who } agrees.
log-withdraw = { $who } withdraws the request.
log-replace = { $who } is away. { $by } lets a bot play this seat.
log-resign = { $who } quits the game. A bot plays on.
link-dead = This link no longer works. Ask the host of the table for a new one.
link-used-private = Someone has already taken this seat.
chat-earlier = Show earlier messages
replay-players-only = Only the players can replay this game.
again-soon = Try again in a few seconds.
again-seconds = { $n ->
        [one] Try again in { $n } second.
       *[other] Try again in { $n } seconds.
    }
again-minutes = { $n ->
        [one] Try again in { $n } minute.
       *[other] Try again in { $n } minutes.
    }
again-hours = { $n ->
        [one] Try again in { $n } hour.
       *[other] Try again in { $n } hours.
    }
banned = You cannot play here
banned-line = The server admin has banned you or your network.
damaged = This table cannot be opened
damaged-line = The stored game is damaged. Please tell the server admin.
refused-damaged = This game cannot be opened: the stored game is damaged.
refused-already_started = The game has already started.
refused-bad_message = This message cannot be sent.
refused-kicked = The host has removed you from this table.
refused-no_such_seat = Nobody is sitting there any more.
refused-not_absent = Not now: either nobody is holding up the game, or the absent player still has time to come back.
refused-not_host = Only the host of the table can do that.
refused-not_known = This device is not signed in. Choose a name first.
refused-not_seated = Only the players at this table can do that.
refused-not_started = The game has not started yet.
refused-nothing_asked = There is nothing left to answer.
refused-private = This table is private.
refused-resigned = You have quit this game.
refused-seat_taken = Someone has already taken this seat.

# Learn
learn-it = Learn to play in three minutes
lesson-of = Lesson: { $game }
lesson-step = Step { $n } of { $all }
lesson-steps = The steps of this lesson
lesson-words = This step
lesson-next = Next
lesson-back = Back
lesson-show-me = Show me
lesson-meanwhile = Meanwhile
lesson-rule = The rule
lesson-remark-other = That is allowed too, but the lesson wants something else here.
lesson-remark-also = That is just as good. The lesson goes on with the move it had in mind.
lesson-remark-look = Nothing to do here. Continue when you’re ready.
lesson-play = Play against an easy bot
lesson-again = Start over
lesson-missing = This lesson cannot be opened right now.

# Taking back, and what is left
takes-back = Undo takes back:
undo-asks = Agreement needed from: { $who }.
take-back = Take it back
leave-it = Leave it
no-undo-line = You have nothing to take back.
left = What’s left
left-chip = What’s left
left-nothing = nothing

# After the game: replays, the curve, files
replay = Replay
replay-page = Replay
replays = Your replays
replay-not-over = This game is still in progress. You can replay it here once it is over.
replay-private = The replay of this table is private.
to-the-table = Go to the table
from-a-file = from a file
no-board-replay = This game has no board to look at yet. What happened is in the log.
place-shared = tied
slider = Timeline
event = Step
event-of = step { $n } of { $of }
event-back = One step back
event-on = One step forward
to-the-start = To the beginning
to-the-end = To the end
play = Play
pause = Pause
eyes = View as
eyes-nobody = spectator
standing = Result
not-finished = This game was not played to its end.
curve = Who was winning
curve-label = Win chances, decision by decision
curve-line = How the game stood after every decision and every draw, judged the same way for everyone, with all hidden cards and pieces open. Later draws were not known. A mistake is judged by what the player could know.
curve-none = A bot can analyse every decision and work out who was winning.
curve-look = Analyse with a bot
curve-waits = The bots are busy playing. Your game is next.
curve-thinking = A bot is analysing the game: decision { $done } of { $of }
curve-table = The curve as a table
turns = Turning points
no-turns = No single decision turned the game around.
turn-swing = { $who }: from { $before }% to { $after }%
turn-mistake = Mistake
turn-choice = Decision
turn-luck = Luck
turn-parts = decisions { $choice }, luck { $luck }
flaw-points = Points were there for the taking.
flaw-safe = A safe gain was passed up for an uncertain one.
flaw-risk = The risk was not worth it.
flaw-open = It left an opponent more to win.
flaw-careful = A risk would have been worth taking.
flaw-later = The other move would have paid off later.
turn-better = Better: { $move } (win chance +{ $n } { $n ->
        [one] percentage point
       *[other] percentage points
    })
play-on = Play on from here
play-on-line = A new game starts from exactly this position. Anything not yet drawn is drawn afresh, and bots take the other seats.
play-on-seat = Your seat
play-on-begin = Play on
too-many-tables = You have too many games in progress. Finish some of them first.
open-file = Open a file
open-file-line = Drop a .tide file here, or choose one. You can replay it and play on from any point.
file-too-large = This file is too large for a game: the limit is { $n } KiB.
file-too-many = You have opened too many files. Try again in a minute.
file-bad = This file cannot be opened.
file-bad-line = This file cannot be opened: there is an error on line { $n }.

# Devices, passkeys, data
devices = Your devices
devices-line = The browsers and programs you play with. Sign out the ones you no longer use.
device-name = { $browser } on { $system }
device-unknown = Unknown device
device-here = this device
device-used = last used { $day }
sign-out = Sign out
sign-out-this = Sign out: { $device }
sign-out-others = Sign out everywhere else
signed-out-n = { $n ->
        [one] One device was signed out.
       *[other] { $n } devices were signed out.
    }
other-device = Use another device
other-device-line = Scan the code or open the link on the other device within 15 minutes. It works only once. Don’t share it: anyone who opens it plays as you.
other-device-link = Link for your other device
device-follow = Use this device too
device-follow-line = On this device you will play as { $who }, with the same games and seats.
device-follow-as = Continue as { $who }
device-follow-warning = This browser already plays as { $you }. If you switch to { $who }, you lose { $you }’s games, unless { $you } is still signed in on another device.
device-follow-keep = Keep playing as { $you }
device-follow-switch = Switch to { $who }
passkeys = Passkeys
passkeys-line = If this browser ever loses its cookie, a passkey brings back your name, games and seats.
passkey-add = Add a passkey
passkey-made = created { $day }
passkey-remove = Remove
passkey-remove-this = Remove the passkey: { $device }
passkey-sign-in = Sign in with a passkey
passkey-sign-in-line = Have you been here before? A passkey brings back your name, games and seats.
your-data = Your data
your-data-line = Everything this server keeps about you, in one file: name, devices, tables, moves, chat, reports.
your-data-take = Download
leave-for-good = Delete my data
leave-for-good-line = Your name, devices, passkeys and everything you have written are deleted at once, and so are your tables where the game has not started. In games in progress, a bot takes your seat. Your moves stay, without your name. This cannot be undone.
leave-sure = I want to delete everything.
leave-now = Delete everything
farewell = Your data has been deleted
farewell-line = Deleted: your name; devices: { $devices }; chat messages: { $lines }; tables: { $tables }. Games in which a bot plays on for you: { $matches }.
refused-bad_link = This link has already been used or has expired. Make a new one on your other device.
refused-bad_name = This name cannot be used. Choose another one, made of visible characters.
refused-bad_passkey = This passkey did not work here.

# Finding each other: quick matches, open tables, invitations, friends, rematches.
quick-match = Play with anyone
quick-line = Play with whoever is looking for a game right now. Bots take any seats that stay free.
quick-wait = Wait for players
quick-play = Find opponents
quick-left = { $n ->
        [one] Waiting for others: bots join in { $n } second.
       *[other] Waiting for others: bots join in { $n } seconds.
    }
quick-starts = The game starts now…
seconds-n = { $n ->
        [one] { $n } second
       *[other] { $n } seconds
    }
minutes-n = { $n ->
        [one] { $n } minute
       *[other] { $n } minutes
    }
seats-free = { $free ->
        [one] { $free } of { $n } seats free
       *[other] { $free } of { $n } seats free
    }
listed-bots = bots: { $levels }
listed-no-hints = no hints
host-away = (host away)
host-name = Your name on the invitation
room-ready-title = Everyone is here
room-full-title = The table is full
room-invited = Invited: { $who }. A seat stays reserved until the invited player accepts or declines.
kept-for = invited
invited-here = A seat at this table is reserved for you.
invited-by = { $who } invites you
invited-new = New to the game?
invitations = Invitations
invite-again = Invite again
invite-by-link = Invite by link
invite-again-seat = Invite someone you know to take seat { $n }
company = People you have played with
befriend = Add { $who } to your friends
unfriend = Remove { $who } from your friends
played-together = { $n ->
        [one] One game together: { $game }
       *[other] { $n } games together, the last one { $game }
    }
against = with { $who }
result-won = You won
result-tied = You shared the win
result-place = { $n ->
        [1] 1st place
        [2] 2nd place
        [3] 3rd place
       *[n] { $n }th place
    }
remove = Remove
remove-mine = Remove { $game } from this list
go-on = Go to your game
rematch-asked = { $who } wants to play again.
rematch-accept = Accept
rematch-decline = Decline
rematch-go = Go to the new table
rematch-watch = Watch the next game
rematch-declined = You declined. You can still watch the new game.
refused-seat_kept = This seat is reserved for someone who was invited.
refused-not_invitable = This person is not accepting invitations from you right now.
refused-not_invited = This invitation is no longer valid.

# Following the game: speed, sounds, undo, replay, keys
speed = Speed of other players’ moves
speed-calm = relaxed: time to see every move
speed-normal = normal
speed-fast = fast
speed-once = instant
speed-brief-calm = Speed: relaxed
speed-brief-normal = Speed: normal
speed-brief-fast = Speed: fast
speed-brief-once = Speed: instant
sounds = Sounds
sounds-on = Play sounds
sounds-line = Quiet tones for your turn, a move, a setback and the end of the game.
quiet-hours = Quiet hours
quiet-from = from
quiet-to = to
quiet-loud = Play sounds during quiet hours, too
log-undo-agreed = Everyone agrees: { $who } takes back a move.
lost-yours = yours
asks-undo-own = You have asked to take back a move. It will be undone once the others agree.
offers-end-own = You have offered to end the game without a result.
declined-undo = { $who } has declined your request. Nothing is taken back.
declined-end = { $who } does not want to end the game. Play goes on.
title-undo = { $who } asks to take back a move
title-end = { $who } offers to end the game
title-rematch = { $who } wants to play again
turn-back = One turn back
turn-on = One turn forward
replay-speed = Speed of the replay
times = { $n }×
key-help = this help
key-play = play or pause
key-event = one step back, one step forward
key-turn = one turn back, one turn forward
key-speed = slower, faster
key-ends = to the beginning, to the end

# Notifications (turns, Web Push, mail) and vacation
turns-n = { $n ->
        [one] It is your turn at { $n } table. Open it.
       *[other] It is your turn at { $n } tables. Open the one that has been waiting longest.
    }
alerts = Notifications
alerts-line = How we let you know that it is your turn when you are not at the table.
alerts-unable = This browser cannot show notifications here.
alerts-blocked = This browser blocks notifications from this site. You can allow them in its site settings.
alerts-open = While Fathom Five is open
alerts-open-line = A notification when it is your turn and you are not looking at Fathom Five. Only in this browser.
alerts-push = Even when Fathom Five is closed
alerts-push-line = A notification on this device when it is your turn or a game is over. It goes through your browser maker’s servers, but nobody there can read it.
alerts-push-unable = This browser cannot receive notifications. On an iPhone or iPad, first add Fathom Five to the home screen.
alerts-push-others = { $n ->
        [one] { $n } device gets notifications.
       *[other] { $n } devices get notifications.
    }
alerts-push-failed = Notifications could not be turned on in this browser. Try again later.
alerts-mail = By email
alerts-mail-line = Every email includes a link to unsubscribe.
alerts-address = Your email address
alerts-often = How often
alerts-each = each time it is my turn
alerts-hour = at most one email an hour
alerts-day = at most one email a day
alerts-mail-sent = Open the link in the email we have sent to { $address }. Until then, you will get no other emails.
alerts-mail-confirmed = Emails go to { $address }.
alerts-mail-remove = Stop emails
switch-on = Turn on
switch-off = Turn off
mail-confirmed = Thank you
mail-confirmed-line = From now on, we will email { $address } when it is your turn.
mail-stopped = No more emails
mail-stopped-line = Your address has been deleted. You can turn emails on again in the settings.
mail-stop-ask = Stop these emails?
mail-stop-now = Stop emails
mail-link-bad = This link no longer works
mail-link-bad-line = Enter your address again in the settings to get a new email.
vacation = Holiday
vacation-line = In games with a day or more per move, your clock stops while you are on holiday. A holiday starts at once and lasts whole days; if you end it early, the current day counts in full.
vacation-left = { $n ->
        [one] You have { $n } day left.
       *[other] You have { $n } days left.
    }{" "}The days you use for a holiday come back 365 days after it starts.
vacation-days = Days
vacation-take = Start holiday
vacation-until = You are on holiday until { $day }.
vacation-end = End holiday
on-vacation = on holiday
on-vacation-until = on holiday until { $day }
on-vacation-line = { $who } is on holiday until { $day }. The clock is stopped.
refused-bad_mail = This does not look like an email address.
refused-no_vacation = You do not have that many days left.
refused-not_on_vacation = Your holiday is already over.
refused-on_vacation = You are already on holiday.

# Spectators.
watched = Someone is watching
chat-overheard = Spectators can read this chat, too.
chat-watched = Someone is watching and can read this chat.

# Reminding an absent player.
nudge = Remind them
nudged = { $who } will get a reminder if they have turned notifications on.
refused-already_nudged = Players with notifications on have already been told within the last hour. You can remind them again later.

# Installable and shared
app-about = Five board games, one table: play them with friends or against bots.
offline-line = You are offline. Games and lists will appear as soon as you are back online.
newer-line = A new version is available.
newer-take = Reload
newer-later = Later
share = Share
share-result = Share the result
share-link = Link to share
share-invite-text = Play { $game } with me:
share-watch-text = Watch our game of { $game }:
share-replay-text = Look at this moment from a game of { $game }:
share-win-text = { $points ->
        [one] I won a game of { $game } with one point:
       *[other] I won a game of { $game } with { $points } points:
    }
share-tie-text = { $points ->
        [one] I shared the win in a game of { $game } with one point:
       *[other] I shared the win in a game of { $game } with { $points } points:
    }
share-place-text = { $points ->
        [one] I came { $n ->
            [2] 2nd
            [3] 3rd
           *[n] { $n }th
        } in a game of { $game }, with one point:
       *[other] I came { $n ->
            [2] 2nd
            [3] 3rd
           *[n] { $n }th
        } in a game of { $game }, with { $points } points:
    }

# Knowing what one may do, and what it is worth
can-do-here = You can do this:
can-do-instead = But you can do this:
show-all = Show all
show-all-n = { $n ->
        [one] Show { $n } move
       *[other] Show all { $n } moves
    }
narrowed = Only moves for the place you tapped are listed.
hidden-step = { $name } ({ $n })
hidden = Not listed: { $what }.
hidden-more = Not listed: { $what } and more.
worth-ask = What is this move worth?
points-expected = { $n ->
        [one] about { $n } point
       *[other] about { $n } points
    }
key-worth = what the selected move is worth
lesson-can-do = You can do this now: { $moves }.
not-possible = Not possible now

sounds-hear = Listen:
sound-turn = your turn
sound-move = a move
sound-loss = a setback
sound-end = the end
