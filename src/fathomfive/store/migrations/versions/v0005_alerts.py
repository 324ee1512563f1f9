"""Alerts: whose turn it is, where people want to be told, the keys of the server, and vacations."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the column and create the tables."""
    op.add_column("seats", sa.Column("looked", sa.BigInteger, nullable=True))
    op.create_table(
        "turns",
        sa.Column("match", sa.String, nullable=False),
        sa.Column("person", sa.String, nullable=False),
        sa.Column("kind", sa.String, nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("alerted", sa.BigInteger, nullable=True),
        sa.PrimaryKeyConstraint("match", "person", name="pk_turns"),
        sa.ForeignKeyConstraint(["match"], ["matches.match"], name="fk_turns_match"),
        sa.ForeignKeyConstraint(["person"], ["people.person"], name="fk_turns_person"),
    )
    op.create_index("ix_turns_person", "turns", ["person"])
    op.create_index("ix_turns_alerted_at", "turns", ["alerted", "at"])
    op.create_table(
        "push_subscriptions",
        sa.Column("subscription", sa.String, nullable=False),
        sa.Column("person", sa.String, nullable=False),
        sa.Column("device", sa.String, nullable=False),
        sa.Column("endpoint", sa.String, nullable=False),
        sa.Column("p256dh", sa.String, nullable=False),
        sa.Column("auth", sa.String, nullable=False),
        sa.Column("lang", sa.String, nullable=False),
        sa.Column("made", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("subscription", name="pk_push_subscriptions"),
        sa.ForeignKeyConstraint(["person"], ["people.person"], name="fk_push_subscriptions_person"),
        sa.UniqueConstraint("endpoint", name="uq_push_subscriptions_endpoint"),
    )
    op.create_index("ix_push_subscriptions_person", "push_subscriptions", ["person"])
    op.create_table(
        "mail_addresses",
        sa.Column("person", sa.String, nullable=False),
        sa.Column("address", sa.String, nullable=False),
        sa.Column("mode", sa.String, nullable=False),
        sa.Column("lang", sa.String, nullable=False),
        sa.Column("made", sa.BigInteger, nullable=False),
        sa.Column("confirmed", sa.BigInteger, nullable=True),
        sa.Column("secret", sa.String, nullable=False),
        sa.Column("stop", sa.String, nullable=False),
        sa.Column("digested", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("person", name="pk_mail_addresses"),
        sa.ForeignKeyConstraint(["person"], ["people.person"], name="fk_mail_addresses_person"),
        sa.UniqueConstraint("stop", name="uq_mail_addresses_stop"),
    )
    op.create_index("ix_mail_addresses_secret", "mail_addresses", ["secret"])
    op.create_table(
        "host_keys",
        sa.Column("name", sa.String, nullable=False),
        sa.Column("value", sa.String, nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_host_keys"),
    )
    op.create_table(
        "vacations",
        sa.Column("vacation", sa.String, nullable=False),
        sa.Column("person", sa.String, nullable=False),
        sa.Column("begins", sa.BigInteger, nullable=False),
        sa.Column("ends", sa.BigInteger, nullable=False),
        sa.Column("days", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("vacation", name="pk_vacations"),
        sa.ForeignKeyConstraint(["person"], ["people.person"], name="fk_vacations_person"),
    )
    op.create_index("ix_vacations_person", "vacations", ["person"])
