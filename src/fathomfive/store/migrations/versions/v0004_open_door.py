"""Devices, presence, passkeys, and what a host needs to keep order: sanctions, reports, mutes and an audit log."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the columns and create the tables."""
    op.add_column("people", sa.Column("seen", sa.BigInteger, nullable=True))
    op.add_column("tokens", sa.Column("name", sa.String, nullable=True))
    op.add_column("tokens", sa.Column("device", sa.String, nullable=True))
    op.add_column("tokens", sa.Column("used", sa.BigInteger, nullable=True))
    op.add_column("matches", sa.Column("rematch", sa.String, nullable=True))
    op.add_column("matches", sa.Column("closed", sa.String, nullable=True))
    op.add_column("seats", sa.Column("here", sa.BigInteger, nullable=True))
    op.create_table(
        "passkeys",
        sa.Column("credential", sa.String, nullable=False),
        sa.Column("person", sa.String, nullable=False),
        sa.Column("public_key", sa.String, nullable=False),
        sa.Column("sign_count", sa.BigInteger, nullable=False),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("made", sa.BigInteger, nullable=False),
        sa.Column("used", sa.BigInteger, nullable=True),
        sa.PrimaryKeyConstraint("credential", name="pk_passkeys"),
        sa.ForeignKeyConstraint(["person"], ["people.person"], name="fk_passkeys_person"),
    )
    op.create_index("ix_passkeys_person", "passkeys", ["person"])
    op.create_table(
        "challenges",
        sa.Column("hash", sa.String, nullable=False),
        sa.Column("person", sa.String, nullable=True),
        sa.Column("made", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("hash", name="pk_challenges"),
    )
    op.create_index("ix_challenges_made", "challenges", ["made"])
    op.create_table(
        "sanctions",
        sa.Column("sanction", sa.String, nullable=False),
        sa.Column("kind", sa.String, nullable=False),
        sa.Column("person", sa.String, nullable=True),
        sa.Column("network", sa.String, nullable=True),
        sa.Column("reason", sa.String, nullable=False),
        sa.Column("made", sa.BigInteger, nullable=False),
        sa.Column("until", sa.BigInteger, nullable=True),
        sa.PrimaryKeyConstraint("sanction", name="pk_sanctions"),
    )
    op.create_index("ix_sanctions_person", "sanctions", ["person"])
    op.create_table(
        "mutes",
        sa.Column("person", sa.String, nullable=False),
        sa.Column("muted", sa.String, nullable=False),
        sa.Column("made", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("person", "muted", name="pk_mutes"),
        sa.ForeignKeyConstraint(["person"], ["people.person"], name="fk_mutes_person"),
        sa.ForeignKeyConstraint(["muted"], ["people.person"], name="fk_mutes_muted"),
    )
    op.create_table(
        "reports",
        sa.Column("report", sa.String, nullable=False),
        sa.Column("match", sa.String, nullable=False),
        sa.Column("reporter", sa.String, nullable=False),
        sa.Column("about", sa.String, nullable=False),
        sa.Column("text", sa.String, nullable=False),
        sa.Column("made", sa.BigInteger, nullable=False),
        sa.Column("closed", sa.BigInteger, nullable=True),
        sa.PrimaryKeyConstraint("report", name="pk_reports"),
    )
    op.create_table(
        "audit",
        sa.Column("entry", sa.String, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("admin", sa.String, nullable=False),
        sa.Column("act", sa.String, nullable=False),
        sa.Column("target", sa.String, nullable=False),
        sa.Column("details", sa.JSON, nullable=False),
        sa.PrimaryKeyConstraint("entry", name="pk_audit"),
    )
    op.create_index("ix_audit_at", "audit", ["at"])
