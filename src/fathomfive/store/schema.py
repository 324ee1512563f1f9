"""The tables of the database.  The migrations build the same ones."""

import sqlalchemy as sa

CONVENTION = {
    "ix": "ix_%(table_name)s_%(column_0_N_name)s",
    "uq": "uq_%(table_name)s_%(column_0_N_name)s",
    "fk": "fk_%(table_name)s_%(column_0_N_name)s",
    "pk": "pk_%(table_name)s",
}

metadata = sa.MetaData(naming_convention=CONVENTION)

people = sa.Table(
    "people",
    metadata,
    sa.Column("person", sa.String, primary_key=True),
    sa.Column("name", sa.String, nullable=False),  # empty for a deleted person
    sa.Column("made", sa.BigInteger, nullable=False),  # all times are milliseconds since 1970
    sa.Column("seen", sa.BigInteger, nullable=True),  # the last use of a key, to the day
)

tokens = sa.Table(
    "tokens",
    metadata,
    sa.Column("hash", sa.String, primary_key=True),  # only the person has the token itself
    sa.Column("person", sa.ForeignKey("people.person"), nullable=False, index=True),
    sa.Column("kind", sa.String, nullable=False),  # key: identifies a person; link: is exchanged for a key, once
    sa.Column("made", sa.BigInteger, nullable=False),
    sa.Column("name", sa.String, nullable=True),  # of a key, what its person calls it by when revoking it
    sa.Column("device", sa.String, nullable=True),  # of a key, the browser or program that has it
    sa.Column("used", sa.BigInteger, nullable=True),  # of a key, its last use, to the day
)

matches = sa.Table(
    "matches",
    metadata,
    sa.Column("match", sa.String, primary_key=True),
    sa.Column("game", sa.String, nullable=False),
    sa.Column("rules", sa.Integer, nullable=False),
    sa.Column("seats", sa.Integer, nullable=False),
    sa.Column("options", sa.JSON, nullable=False),
    sa.Column("settings", sa.JSON, nullable=False),  # what was agreed on besides the game
    sa.Column("listed", sa.Boolean, nullable=False),
    sa.Column("host", sa.ForeignKey("people.person"), nullable=True),
    sa.Column("made", sa.BigInteger, nullable=False),
    # These and `closed` follow from the events; with them lists need no replay, and `verify` compares them.
    sa.Column("started", sa.BigInteger, nullable=True),
    sa.Column("ended", sa.BigInteger, nullable=True),
    sa.Column("rematch", sa.String, nullable=True),  # the match that follows it
    sa.Column("closed", sa.String, nullable=True),  # why it ended without a result
    sa.Index(None, "listed", "made"),
)

seats = sa.Table(
    "seats",
    metadata,
    sa.Column("match", sa.ForeignKey("matches.match"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("bot", sa.String, nullable=True),  # its level; None for a person
    sa.Column("person", sa.ForeignKey("people.person"), nullable=True, index=True),
    sa.Column("link", sa.String, nullable=True),  # hash of the secret that claims the seat
    sa.Column("external", sa.Boolean, nullable=False),  # the person is a program
    sa.Column("seen", sa.Integer, nullable=True),  # the last event sent to the person
    sa.Column("here", sa.BigInteger, nullable=True),  # when the person was last known to be connected
    sa.Column("looked", sa.BigInteger, nullable=True),  # when a page of the person was last known to be in front
)

events = sa.Table(
    "events",
    metadata,
    sa.Column("match", sa.ForeignKey("matches.match"), primary_key=True),
    sa.Column("seq", sa.Integer, primary_key=True),  # from 1, without gaps: two writers cannot fork a match
    sa.Column("kind", sa.String, nullable=False),
    sa.Column("seat", sa.Integer, nullable=True),
    sa.Column(
        "move", sa.Integer, nullable=True
    ),  # a move's number; of an undo, the seq it goes back to; of a hand-over, `by`
    sa.Column("word", sa.String, nullable=True),  # of a hand-over, the bot that plays now; of a close, the reason
    sa.Column("cmd_id", sa.String, nullable=True),
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.Column("fingerprint", sa.String, nullable=True),  # of the table after every fiftieth move and the last one
    sa.UniqueConstraint("match", "cmd_id"),
)

chat = sa.Table(
    "chat",
    metadata,
    sa.Column("match", sa.ForeignKey("matches.match"), primary_key=True),
    sa.Column("n", sa.Integer, primary_key=True),
    sa.Column("person", sa.ForeignKey("people.person"), nullable=False),
    sa.Column("text", sa.String, nullable=False),
    sa.Column("cmd_id", sa.String, nullable=False),
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.UniqueConstraint("match", "cmd_id"),
)

hours = sa.Table(  # uptime of workers: players' clocks stand still in between
    "hours",
    metadata,
    sa.Column("server", sa.String, primary_key=True),  # one row for every start of a worker
    sa.Column("opened", sa.BigInteger, nullable=False),
    sa.Column("seen", sa.BigInteger, nullable=False),  # the last heartbeat
)

curves = sa.Table(  # the judgement of a finished match; it can be computed again
    "curves",
    metadata,
    sa.Column("match", sa.ForeignKey("matches.match"), primary_key=True),
    sa.Column("made", sa.BigInteger, nullable=False),
    sa.Column("points", sa.JSON, nullable=False),  # as versions before 0007 read it
    sa.Column("judged", sa.JSON),  # None: judged by such a version, from the eyes of every seat in turn
)

passkeys = sa.Table(  # credentials of WebAuthn
    "passkeys",
    metadata,
    sa.Column("credential", sa.String, primary_key=True),  # its id, base64url
    sa.Column("person", sa.ForeignKey("people.person"), nullable=False, index=True),
    sa.Column("public_key", sa.String, nullable=False),  # base64url
    sa.Column("sign_count", sa.BigInteger, nullable=False),
    sa.Column("name", sa.String, nullable=False),
    sa.Column("made", sa.BigInteger, nullable=False),
    sa.Column("used", sa.BigInteger, nullable=True),
)

challenges = sa.Table(  # open challenges of WebAuthn, each answered once
    "challenges",
    metadata,
    sa.Column("hash", sa.String, primary_key=True),
    sa.Column("person", sa.String, nullable=True),  # None: somebody wants to sign in
    sa.Column("made", sa.BigInteger, nullable=False, index=True),
)

sanctions = sa.Table(  # bans and mutes by the host of the server
    "sanctions",
    metadata,
    sa.Column("sanction", sa.String, primary_key=True),
    sa.Column("kind", sa.String, nullable=False),  # ban, mute
    sa.Column("person", sa.String, nullable=True, index=True),  # either a person ...
    sa.Column("network", sa.String, nullable=True),  # ... or a range of addresses
    sa.Column("reason", sa.String, nullable=False),
    sa.Column("made", sa.BigInteger, nullable=False),
    sa.Column("until", sa.BigInteger, nullable=True),  # None: for good
)

mutes = sa.Table(  # whom a person does not want to read
    "mutes",
    metadata,
    sa.Column("person", sa.ForeignKey("people.person"), primary_key=True),
    sa.Column("muted", sa.ForeignKey("people.person"), primary_key=True),
    sa.Column("made", sa.BigInteger, nullable=False),
)

reports = sa.Table(  # complaints about people, for the host of the server
    "reports",
    metadata,
    sa.Column("report", sa.String, primary_key=True),
    sa.Column("match", sa.String, nullable=False),
    sa.Column("reporter", sa.String, nullable=False),
    sa.Column("about", sa.String, nullable=False),
    sa.Column("text", sa.String, nullable=False),
    sa.Column("made", sa.BigInteger, nullable=False),
    sa.Column("closed", sa.BigInteger, nullable=True),
)

invitations = sa.Table(  # seats of tables that have not started, each kept for a person
    "invitations",
    metadata,
    sa.Column("match", sa.ForeignKey("matches.match"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("person", sa.ForeignKey("people.person"), nullable=False, index=True),
    sa.Column("host", sa.ForeignKey("people.person"), nullable=False),  # who invites
    sa.Column("made", sa.BigInteger, nullable=False),
)

friends = sa.Table(  # people whom a person likes to play with
    "friends",
    metadata,
    sa.Column("person", sa.ForeignKey("people.person"), primary_key=True),
    sa.Column("friend", sa.ForeignKey("people.person"), primary_key=True),
    sa.Column("made", sa.BigInteger, nullable=False),
)

hidden = sa.Table(  # finished matches that a person has removed from their list
    "hidden",
    metadata,
    sa.Column("person", sa.ForeignKey("people.person"), primary_key=True),
    sa.Column("match", sa.ForeignKey("matches.match"), primary_key=True),
)

results = sa.Table(  # of finished matches, by seat; they follow from the events, and are computed when first asked for
    "results",
    metadata,
    sa.Column("match", sa.ForeignKey("matches.match"), primary_key=True),
    sa.Column("points", sa.JSON, nullable=False),
    sa.Column("ranks", sa.JSON, nullable=False),
)

audit = sa.Table(  # what the host of the server did; only ever appended
    "audit",
    metadata,
    sa.Column("entry", sa.String, primary_key=True),
    sa.Column("at", sa.BigInteger, nullable=False, index=True),
    sa.Column("admin", sa.String, nullable=False),
    sa.Column("act", sa.String, nullable=False),
    sa.Column("target", sa.String, nullable=False),
    sa.Column("details", sa.JSON, nullable=False),
)

turns = sa.Table(  # whose turn it is at tables with several people; it follows from the events
    "turns",
    metadata,
    sa.Column("match", sa.ForeignKey("matches.match"), primary_key=True),
    sa.Column("person", sa.ForeignKey("people.person"), primary_key=True, index=True),
    sa.Column("kind", sa.String, nullable=False),  # turn; over: the match is over, and the person may be told
    sa.Column("seq", sa.Integer, nullable=False),  # the event since which it is so
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.Column("alerted", sa.BigInteger, nullable=True),  # when a worker took it on itself to tell the person
    sa.Index(None, "alerted", "at"),
)

push_subscriptions = sa.Table(  # where browsers receive messages of Web Push
    "push_subscriptions",
    metadata,
    sa.Column("subscription", sa.String, primary_key=True),
    sa.Column("person", sa.ForeignKey("people.person"), nullable=False, index=True),
    sa.Column("device", sa.String, nullable=False),  # the name of the key of the browser
    sa.Column("endpoint", sa.String, nullable=False, unique=True),
    sa.Column("p256dh", sa.String, nullable=False),  # the keys of the browser, base64url
    sa.Column("auth", sa.String, nullable=False),
    sa.Column("lang", sa.String, nullable=False),
    sa.Column("made", sa.BigInteger, nullable=False),
)

mail_addresses = sa.Table(
    "mail_addresses",
    metadata,
    sa.Column("person", sa.ForeignKey("people.person"), primary_key=True),
    sa.Column("address", sa.String, nullable=False),
    sa.Column("mode", sa.String, nullable=False),  # each, hour, day
    sa.Column("lang", sa.String, nullable=False),
    sa.Column("made", sa.BigInteger, nullable=False),
    sa.Column("confirmed", sa.BigInteger, nullable=True),
    sa.Column("secret", sa.String, nullable=False, index=True),  # hash of the secret that confirms the address
    sa.Column("stop", sa.String, nullable=False, unique=True),  # the secret that ends the mails; every mail has it
    sa.Column("digested", sa.BigInteger, nullable=False),  # when the last digest was taken on
)

host_keys = sa.Table(  # secrets of the server itself, the same on all hosts
    "host_keys",
    metadata,
    sa.Column("name", sa.String, primary_key=True),
    sa.Column("value", sa.String, nullable=False),
)

vacations = sa.Table(
    "vacations",
    metadata,
    sa.Column("vacation", sa.String, primary_key=True),
    sa.Column("person", sa.ForeignKey("people.person"), nullable=False, index=True),
    sa.Column("begins", sa.BigInteger, nullable=False),
    sa.Column("ends", sa.BigInteger, nullable=False),
    sa.Column("days", sa.Integer, nullable=False),  # of the yearly allowance
)
