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
offline = The server does not answer. Try again in a moment.
notice = Who runs this, and privacy
notice-none = The host of this server has written no notice.

# The shelf and the boxes
shelf-line = five games on one line; sit down with friends, alone, or against bots that play fair
box-players = { $n ->
        [one] { $seats } player
       *[other] { $seats } players
    }
box-minutes = { $from }–{ $to } minutes
players-n = { $n ->
        [one] { $n } player
       *[other] { $n } players
    }
set-the-table = Set the table
take-your-turn = Take your turn
tables-open = { $n ->
        [one] { $n } table open
       *[other] { $n } tables open
    }
against-bots = Against bots
against-bots-line = They see no more than you do.
at-the-table = At the table
alone = Only you
you-and-bots = { $n ->
        [one] You and a bot
       *[other] You and { $n } bots
    }
level = How good they are
bot-level-easy = easy
bot-level-medium = medium
bot-level-hard = hard
bot-level-expert = expert
bot-level-random = random
play-now = Play now
new-table = With friends
new-table-line = Choose who sits where. Every free seat gets a link and a code to scan.
seats = Seats
how-many = How many sit down
chair-me = You
chair-person = A friend
chair-bot = Bot, { $level }
listed = Anyone may find this table
with-hints = Hints are allowed
rules = Rules
rules-line = The whole rulebook, clause by clause.
read-the-rules = Read the rules
chapters = Chapters
rules-marks = Marks: a ruling is our reading where the printed rules are silent or can be read in two ways; a fact comes from other public sources; reconstructed is a guess where no source tells.
open-tables = Open tables
no-open-tables = No table is open to everyone just now.
watch = Watch
join = Sit down

# My games, settings
mine-none = You have no games yet. The shelf is full of them.
to-the-shelf = To the games
your-turn = Your turn
turn-of = { $who }, your turn
others-turn = Others think
not-started = Not started
over = Over
look-at-it = Look at it
your-name = Your name
your-name-line = Others at the table see it. Nobody needs an account.
theme = Light
theme-system = as this device
theme-light = day
theme-dark = night
motion = Motion
motion-system = as this device
motion-full = everything moves
motion-less = nothing moves
press = Pressing a move on the board
press-auto = plays it; a finger sees it first
press-once = plays it
press-twice = shows it; a second press plays it
press-again = Press again to play it.
keys = Keys
key-number = play the move with this number
key-arrows = go over what is possible on the board
key-enter = play it
key-escape = step back, or skip what is moving
key-filter = search the moves
key-undo = undo
key-hint = hint
key-why = why can’t I?
key-log = the log
key-replay = one move back, one move on
nowhere = Nothing lies here
nowhere-line = This address leads nowhere. Perhaps a letter is missing.
no-table = No such table
no-table-line = The link may be cut short, or the table belongs to another server.
no-pages = This game has no pages here
no-pages-line = The server knows the game, but these pages were built without it. It can be played in the terminal.
opening = The table is being laid …

# Sitting down
invited = You are invited to { $game }
already-here = At the table: { $who }
sit-down = Sit down
just-watch = Just watch
link-used = Somebody has taken this seat already. You may watch.
room-waits = { $n ->
        [one] One seat is free. Send its link, or let your friend scan the code.
       *[other] { $n } seats are free. Send their links, or let your friends scan the codes.
    }
room-ready = Everybody is here.
room-ready-guest = Everybody is here. Who set the table starts it.
free-seat = free
copy-link = Copy link
copied = Copied
show-code = Code
invite-link = Link for this seat
qr-code = The link as a code to scan
start = Start
stand-up = Stand up
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
points-explained = Points line by line
board = Board
question = What is asked
moves = Your moves
ask-plain = What do you do?
no-board = This game has no drawn board yet. Every move is in the list.
percent = { $n }%
to-win-about = ≈ { $n }% to win
to-win = { $n }% to win
more-moves = { $n ->
        [one] One more
       *[other] { $n } more
    }
filter = Search the moves
is-thinking = { $who } is thinking
is-asked = { $who } decides
sea-moves = The sea decides
you-watch = You are watching.
bots-warming = The bots are waking up. The first time takes about a minute.
bot-plays-for-you = A bot plays for you
bot-plays-line = It knows no more than you do. Your seat is yours whenever you want it.
take-back-seat = Take your seat back
hand-over = Hand over
hand-over-line = A bot plays on for you until you come back.
let-bot-play = Let a bot play
undo = Undo
ask-undo = Ask to undo
asks-undo = { $who } would like to undo.
agree = Agree
decline = Decline
take-wish-back = Never mind
hint = Hint
hinting = Thinking …
ask-why = Why can’t I…?
choose-again = Choose something else
ask-why-press = Press anything on the board.
ask-why-not = Why not: { $what }?
ask-not-your-turn = It is not your turn yet.
log = Log
chat = Chat
log-and-chat = Log and chat
log-empty = Nothing has happened yet.
log-undo = { $who } goes back.
log-ask = { $who } asks to undo.
log-decline = { $who } would rather not.
log-leave = A bot plays on for { $who }.
log-return = { $who } is back.
earlier = Earlier
move-n = move { $n }
step-back = One move back
step-on = One move on
as-it-was = The table as it was
back-to-now = Back to now
skip = Skip
chat-empty = Nobody has said anything yet.
chat-say = Say something
send = Send
more = More
table-menu = Table
watch-link = Link to watch
watch-link-line = Whoever has it sees what a spectator sees.
reconnecting = Reconnecting. Your moves are safe.
show-end = Show the result
win-you = You win!
win-who = { $who } wins!
win-shared = A shared win: { $who }!
tie-line = Where points are equal, the places follow the game’s tie-break; who is still equal shares a place.
rematch = Play again
download = Download (.tide)
look-at-table = Look at the table

refused-not_your_turn = It is not your turn.
refused-game_over = The game is over.
refused-handed_over = A bot plays for you. Take your seat back first.
refused-no_hint_now = The bots are busy. Ask again in a moment.
refused-no_hints = This table plays without hints.
refused-too_many = A little slower, please.
refused-already_asked = Somebody asks already. Answer that first.
refused-nothing_to_undo = There is nothing to take back.
refused-out_of_time = Your time is used up; the bot plays on.
refused-illegal_move = That is not possible now.
refused-muted = The host of this server does not let you chat for now.
refused-banned = The host of this server has banned you.
refused-busy = The server is busy.
refused-other = That did not work. Try again.

# Several people, one device
pass-to = Pass the device to { $who }
pass-first = Look at what you have drawn first. Then the table is covered.
pass-line = Everything hidden is put away. Press when you sit before it.
cover = Cover the table
i-am = I am { $who }
covered = The table is covered
covered-line = Who sits before it?
story = Since you last looked
story-before = The table as you left it.
retell = What happened?
here = Where people sit
here-own = each with their own device
here-shared = all at this device
here-line = Hands stay hidden: a curtain falls between turns.
here-open-line = Nothing is hidden in this game, so you simply take turns.
chair-here = Here, at this device
name-of-seat = Name, seat { $n }

# Luck, where there is none
luck-none = None: nothing is drawn, rolled or hidden.

# What was measured
figures = In numbers
figure-length = Length
figure-luck = Luck
figure-bots = Bots
luck-little = Little: who plays better wins nearly always.
luck-some = Some: who plays better mostly wins.
luck-much = Much: anyone can win tonight.
bots-reach = { $one } beats { $other } in { $n } of 100
running-tables = Tables to watch
no-running-tables = Nobody plays for all to see just now.

# Clocks
clock = Clock
clock-none = no clock
clock-game-minutes = { $n ->
        [one] { $n } minute each for the game
       *[other] { $n } minutes each for the game
    }
clock-game-seconds = { $n ->
        [one] { $n } second each for the game
       *[other] { $n } seconds each for the game
    }
clock-game-days = { $n ->
        [one] { $n } day each for the game
       *[other] { $n } days each for the game
    }
clock-move-days = { $n ->
        [one] { $n } day a move
       *[other] { $n } days a move
    }
clock-move-minutes = { $n ->
        [one] { $n } minute a move
       *[other] { $n } minutes a move
    }
clock-move-seconds = { $n ->
        [one] { $n } second a move
       *[other] { $n } seconds a move
    }
clock-left-days = { $days } d { $hours } h
clock-left = Time left: { $left }
clock-up-game = Who runs out of time for the game leaves the seat to a bot, which plays to the end.
clock-up-move = Who takes too long over a move leaves the seat to a bot until coming back.
clock-soon = { $who } has { $left } left.

# Good manners: ending a game early, absent players, people, spectators
cancel = Cancel
ending = End the game
offer-end = Offer to end the game
offer-end-line = The game ends without a result once everybody agrees: { $who }. Until then it goes on.
offer-it = Make the offer
offers-end = { $who } offers to end the game without a result.
have-agreed = Agreed so far: { $who }
resign = Leave for good
resign-line = A bot plays your seat to the end. You cannot come back, but you may watch and talk.
resign-now = Yes, leave for good
close-table = Close the table
close-table-line = The game ends now, without a result. It stays in My games.
close-early-line = The game will not start, and the links to its seats stop working.
close-it = Yes, close it
you-resigned = You have left this game for good
you-resigned-line = A bot plays your seat to the end. You may watch and talk.
has-resigned = left for good
away = away
away-since = away since { $when }
away-since-line = { $who } has been away since { $when }.
replace-from = From { $when } on, you may let a bot play this seat.
replace-line = You may let a bot play this seat. { $who } can take it back at any time.
replace-never = At this table no bot plays for absent players.
absence = A bot may play for an absent player
absence-line = A bot may play for an absent player { $time }.
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
spectators = Others may watch
spectators-yes = Others may watch.
spectators-no = Only the players may watch.
players-only = players only
agreed = What is agreed
people = People at the table
mute = Mute
unmute = Unmute
muted-line = You do not see the messages of this person, at any table. They are not told.
report = Report
report-line = The host of this server will read it. { $who } is not told.
report-what = What happened?
report-send = Send the report
reported = Thank you. The host of this server will read it.
kick = Remove
kick-line = { $who } loses the seat. The way back leads only through the new link that you get.
kick-now = Yes, remove
no-watching = Only the players may watch this table
no-watching-line = This table has no spectators. Until the game starts, a link to a free seat lets you join.
kicked-out = You no longer sit at this table
kicked-out-line = The host of the table has removed you.
closed-early = This table is closed
closed-early-line = It was closed before the game started.
closed = The table is closed
closed-short = Closed
closed-agreed = The players agreed to end the game.
closed-host = The host closed the table before the start.
closed-abandoned = The table was closed because nobody else could go on.
closed-admin = The host of the server closed the table.
no-result = There is no result.
log-offer = { $who } offers to end the game.
log-agree = { $who } agrees.
log-withdraw = { $who } withdraws the request.
log-replace = { $who } is away. { $by } lets a bot play this seat.
log-resign = { $who } leaves for good. A bot plays on.
link-dead = This link no longer works. Ask the host of the table for a new one.
link-used-private = Somebody has taken this seat already.
chat-earlier = Show earlier messages
replay-players-only = Only its players may look through this game.
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
banned-line = The host of this server has banned you or your network.
damaged = This table cannot be opened
damaged-line = What the server has stored of it is damaged. Tell the host of this server.
refused-damaged = This game cannot be opened: what the server has stored of it is damaged.
refused-already_started = The game has started already.
refused-bad_message = This message cannot be sent.
refused-kicked = The host has removed you from this table.
refused-no_such_seat = Nobody sits there any more.
refused-not_absent = Not yet: others can still go on, or have time to come back.
refused-not_host = Only the host of the table can do that.
refused-not_known = This device is not signed in. Choose a name first.
refused-not_seated = Only the players at this table can do that.
refused-not_started = The game has not started yet.
refused-nothing_asked = There is nothing left to answer.
refused-private = This table is private.
refused-resigned = You have left this game for good.
refused-seat_taken = Somebody has taken this seat already.

# Learn
learn-it = Learn it in three minutes
lesson-of = Lesson: { $game }
lesson-step = Step { $n } of { $all }
lesson-steps = The steps of this lesson
lesson-words = What this step says
lesson-next = Go on
lesson-back = Back
lesson-show-me = Show me
lesson-meanwhile = Meanwhile
lesson-rule = The rule
lesson-remark-other = That is allowed, too. The lesson goes another way; see what it asks for.
lesson-remark-also = Just as good as what was asked.
lesson-remark-look = Nothing is asked of you here. Go on when you are ready.
lesson-play = Play against an easy bot
lesson-again = From the beginning
lesson-missing = This lesson cannot be opened now.

# Taking back, and what is left
takes-back = Undo takes back:
undo-asks = { $who } must agree.
take-back = Take it back
leave-it = Leave it
no-undo-line = No decision of yours stands that could be taken back.
left = What is left
left-chip = To come
left-nothing = nothing

# After the game: replays, the curve, files
replay = Replay
replays = Your replays
replay-not-over = This game still goes on. When it is over, it can be looked through here.
replay-private = This table keeps its replay to itself.
to-the-table = To the table
from-a-file = from a file
no-board-replay = This game has no drawn board yet. What happened is in the log.
place-shared = shares the place
slider = Line of the game
event = Event
event-of = event { $n } of { $of }
event-back = One event back
event-on = One event on
to-the-start = To the beginning
to-the-end = To the end
play = Play
pause = Pause
eyes = Seen by
eyes-nobody = a spectator
standing = How it ended
not-finished = This game was not played to its end.
curve = Who was winning
curve-label = Chances of winning, decision by decision
curve-line = Before each decision, as a strong bot sees it who knows no more than whoever decided.
curve-none = A bot can look at every decision and say who was winning.
curve-look = Let a bot look
curve-waits = The bots play first. Your game is next.
curve-thinking = { $of ->
        [one] A bot is looking: { $done } of { $of } decision
       *[other] A bot is looking: { $done } of { $of } decisions
    }
curve-table = The curve as a table
turns = Turning points
no-turns = No single decision turned this game.
turn-swing = { $who }: from { $before } % to { $after } %
turn-better = Better: { $move } (+{ $n }%)
play-on = Play on from here
play-on-line = A new table begins exactly here. Whatever chance had not decided yet is drawn anew, and bots take the other seats.
play-on-seat = Your seat
play-on-begin = Play on
too-many-tables = You have many games going on. Finish some of them first.
open-file = Open a file
open-file-line = Drop a .tide file here, or choose one. You can look through it and play on from anywhere.
file-too-large = This file is too large for a game: { $n } KiB are the most.
file-too-many = You have opened many files. Try again in a minute.
file-bad = This file cannot be opened.
file-bad-line = This file cannot be opened: something is wrong in line { $n }.

# Devices, passkeys, data
devices = Your devices
devices-line = The browsers and programs that you play with. Sign out those that you no longer use.
device-name = { $browser } on { $system }
device-unknown = Unknown device
device-here = this one
device-used = last used { $day }
sign-out = Sign out
sign-out-this = Sign out: { $device }
sign-out-others = Sign out everywhere else
signed-out-n = { $n ->
        [one] One device was signed out.
       *[other] { $n } devices were signed out.
    }
other-device = Use another device
other-device-line = Scan the code, or open the link on the other device within 15 minutes. It works once. Give it to nobody: whoever opens it plays as you.
other-device-link = Link for your other device
device-follow = Use this device, too
device-follow-line = On this device you will be { $who }, with the same games and seats.
device-follow-as = Go on as { $who }
device-follow-warning = This browser is { $you } already. If you switch to { $who }, this browser loses the games of { $you }, unless another device of { $you } is left.
device-follow-keep = Stay { $you }
device-follow-switch = Switch to { $who }
passkeys = Passkeys
passkeys-line = If this browser ever loses its cookie, a passkey brings back your name, games and seats.
passkey-add = Add a passkey
passkey-made = made { $day }
passkey-remove = Remove
passkey-remove-this = Remove the passkey: { $device }
passkey-sign-in = Sign in with a passkey
passkey-sign-in-line = Have you been here before? A passkey brings back your name, games and seats.
your-data = Your data
your-data-line = Everything that this server keeps about you, in one file: name, devices, tables, moves, chat, reports.
your-data-take = Download
leave-for-good = Leave for good
leave-for-good-line = Your name, devices, passkeys and everything you wrote are deleted at once. Tables of yours that have not begun are deleted, too. In games that go on, a bot takes your seat. Moves stay, without a name. This cannot be undone.
leave-sure = I want to leave for good.
leave-now = Delete everything
farewell = You have left
farewell-line = Deleted: your name; devices: { $devices }; lines of chat: { $lines }; tables: { $tables }. Games in which a bot plays on: { $matches }.
refused-bad_link = This link was used already or has expired. Make a new one on your other device.
refused-bad_name = This name cannot be used. Choose another one, in letters that everybody can see.
refused-bad_passkey = This passkey did not work here.

# Finding each other: quick matches, open tables, invitations, friends, rematches.
quick-match = Play with anyone
quick-line = Sit down with whoever wants to play now. Bots take the seats that stay free.
quick-wait = Wait for people
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
room-ready-title = Everybody is here
room-full-title = The table is full
room-invited = Invited: { $who }. The seat is kept until they accept or decline.
kept-for = invited
invited-here = A seat at this table is kept for you.
invited-by = { $who } invites you
invited-new = New to the game?
invitations = Invitations
invite-again = Invite again
invite-by-link = Invite by link
invite-again-seat = Invite somebody you know to seat { $n }
company = People you have played with
befriend = Add { $who } to your friends
unfriend = Remove { $who } from your friends
played-together = { $n ->
        [one] One game together, { $game }
       *[other] { $n } games together, the last one { $game }
    }
against = with { $who }
result-won = You won
result-tied = You shared the win
result-place = Place { $n }
remove = Remove
remove-mine = Remove { $game } from this list
go-on = See your game
rematch-asked = { $who } wants to play again.
rematch-accept = Accept
rematch-decline = Decline
rematch-go = Go to the new table
rematch-watch = Watch the next game
rematch-declined = Your answer was no. You can still watch the new table.
refused-seat_kept = This seat is kept for somebody who was invited.
refused-not_invitable = This person takes no invitations from you now.
refused-not_invited = This invitation is no longer open.

# Knowing what one may do, and what it is worth
can-do-here = You can do this:
can-do-instead = But you can do this:
show-all = Show all
show-all-n = { $n ->
        [one] Show { $n } move
       *[other] Show all { $n } moves
    }
narrowed = Only the moves of the place you tapped are listed.
hidden-step = { $name } ({ $n })
hidden = Not listed: { $what }.
hidden-more = Not listed: { $what } and more.
worth-ask = What is this move worth?
points-expected = { $n ->
        [one] about { $n } point
       *[other] about { $n } points
    }
key-worth = what the move you look at is worth
lesson-can-do = You can do this now: { $moves }.
not-possible = Not possible now
