"""Invitations, friends, and each person's list of finished matches with their results."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Create the tables."""
    op.create_table(
        "invitations",
        sa.Column("match", sa.String, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("person", sa.String, nullable=False),
        sa.Column("host", sa.String, nullable=False),
        sa.Column("made", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("match", "seat", name="pk_invitations"),
        sa.ForeignKeyConstraint(["match"], ["matches.match"], name="fk_invitations_match"),
        sa.ForeignKeyConstraint(["person"], ["people.person"], name="fk_invitations_person"),
        sa.ForeignKeyConstraint(["host"], ["people.person"], name="fk_invitations_host"),
    )
    op.create_index("ix_invitations_person", "invitations", ["person"])
    op.create_table(
        "friends",
        sa.Column("person", sa.String, nullable=False),
        sa.Column("friend", sa.String, nullable=False),
        sa.Column("made", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("person", "friend", name="pk_friends"),
        sa.ForeignKeyConstraint(["person"], ["people.person"], name="fk_friends_person"),
        sa.ForeignKeyConstraint(["friend"], ["people.person"], name="fk_friends_friend"),
    )
    op.create_table(
        "hidden",
        sa.Column("person", sa.String, nullable=False),
        sa.Column("match", sa.String, nullable=False),
        sa.PrimaryKeyConstraint("person", "match", name="pk_hidden"),
        sa.ForeignKeyConstraint(["person"], ["people.person"], name="fk_hidden_person"),
        sa.ForeignKeyConstraint(["match"], ["matches.match"], name="fk_hidden_match"),
    )
    op.create_table(
        "results",
        sa.Column("match", sa.String, nullable=False),
        sa.Column("points", sa.JSON, nullable=False),
        sa.Column("ranks", sa.JSON, nullable=False),
        sa.PrimaryKeyConstraint("match", name="pk_results"),
        sa.ForeignKeyConstraint(["match"], ["matches.match"], name="fk_results_match"),
    )
