"""Judgements of finished matches from one point of view, beside those of earlier versions."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the column."""
    op.add_column("curves", sa.Column("judged", sa.JSON, nullable=True))
