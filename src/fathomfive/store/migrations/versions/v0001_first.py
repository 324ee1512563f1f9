"""The first tables."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Create the tables."""
    op.create_table(
        "people",
        sa.Column("person", sa.String, nullable=False),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("made", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("person", name="pk_people"),
    )
    op.create_table(
        "tokens",
        sa.Column("hash", sa.String, nullable=False),
        sa.Column("person", sa.String, nullable=False),
        sa.Column("kind", sa.String, nullable=False),
        sa.Column("made", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("hash", name="pk_tokens"),
        sa.ForeignKeyConstraint(["person"], ["people.person"], name="fk_tokens_person"),
    )
    op.create_index("ix_tokens_person", "tokens", ["person"])
    op.create_table(
        "matches",
        sa.Column("match", sa.String, nullable=False),
        sa.Column("game", sa.String, nullable=False),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("options", sa.JSON, nullable=False),
        sa.Column("settings", sa.JSON, nullable=False),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.Column("host", sa.String, nullable=True),
        sa.Column("made", sa.BigInteger, nullable=False),
        sa.Column("started", sa.BigInteger, nullable=True),
        sa.Column("ended", sa.BigInteger, nullable=True),
        sa.PrimaryKeyConstraint("match", name="pk_matches"),
        sa.ForeignKeyConstraint(["host"], ["people.person"], name="fk_matches_host"),
    )
    op.create_index("ix_matches_listed_made", "matches", ["listed", "made"])
    op.create_table(
        "seats",
        sa.Column("match", sa.String, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("bot", sa.String, nullable=True),
        sa.Column("person", sa.String, nullable=True),
        sa.Column("link", sa.String, nullable=True),
        sa.Column("external", sa.Boolean, nullable=False),
        sa.Column("seen", sa.Integer, nullable=True),
        sa.PrimaryKeyConstraint("match", "seat", name="pk_seats"),
        sa.ForeignKeyConstraint(["match"], ["matches.match"], name="fk_seats_match"),
        sa.ForeignKeyConstraint(["person"], ["people.person"], name="fk_seats_person"),
    )
    op.create_index("ix_seats_person", "seats", ["person"])
    op.create_table(
        "events",
        sa.Column("match", sa.String, nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("kind", sa.String, nullable=False),
        sa.Column("seat", sa.Integer, nullable=True),
        sa.Column("move", sa.Integer, nullable=True),
        sa.Column("word", sa.String, nullable=True),
        sa.Column("cmd_id", sa.String, nullable=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("fingerprint", sa.String, nullable=True),
        sa.PrimaryKeyConstraint("match", "seq", name="pk_events"),
        sa.UniqueConstraint("match", "cmd_id", name="uq_events_match_cmd_id"),
        sa.ForeignKeyConstraint(["match"], ["matches.match"], name="fk_events_match"),
    )
    op.create_table(
        "chat",
        sa.Column("match", sa.String, nullable=False),
        sa.Column("n", sa.Integer, nullable=False),
        sa.Column("person", sa.String, nullable=False),
        sa.Column("text", sa.String, nullable=False),
        sa.Column("cmd_id", sa.String, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("match", "n", name="pk_chat"),
        sa.UniqueConstraint("match", "cmd_id", name="uq_chat_match_cmd_id"),
        sa.ForeignKeyConstraint(["match"], ["matches.match"], name="fk_chat_match"),
        sa.ForeignKeyConstraint(["person"], ["people.person"], name="fk_chat_person"),
    )
