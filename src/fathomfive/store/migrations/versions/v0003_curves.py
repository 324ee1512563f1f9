"""The curves of finished matches."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Create the table."""
    op.create_table(
        "curves",
        sa.Column("match", sa.String, nullable=False),
        sa.Column("made", sa.BigInteger, nullable=False),
        sa.Column("points", sa.JSON, nullable=False),
        sa.PrimaryKeyConstraint("match", name="pk_curves"),
        sa.ForeignKeyConstraint(["match"], ["matches.match"], name="fk_curves_match"),
    )
