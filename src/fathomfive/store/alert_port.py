"""What the server needs of a store to tell people of their turn, and to stop their clocks on vacation."""

from collections.abc import Callable, Collection, Sequence
from typing import Protocol

from fathomfive.store.alert_records import MailAddress, PushSubscription, TableTurns, Turn, Waiting

Span = tuple[int, int]  # milliseconds since 1970, from and until


class TurnStore(Protocol):
    """Whose turn it is."""

    def record(self, tables: Sequence[TableTurns]) -> None:
        """Bring the rows of some matches up to date; what was recorded before stays as it is."""

    def waiting_for(self, person: str) -> list[Waiting]:
        """List the matches at which it is a person's turn, the one that has waited longest first."""

    def pass_over(self, until: int, at: int) -> None:
        """Take on all alerts for people who want none, so that nobody looks at them again."""

    def forget_ends(self, at: int) -> None:
        """Delete the ends of matches that were told long ago."""

    def due(self, until: int) -> list[Turn]:
        """List the turns since before a moment that nobody has taken on, the oldest first."""

    def claim(self, turn: Turn, at: int) -> bool:
        """Take an alert on, in one transaction; False if another worker has, or the turn has passed."""

    def remind(self, match: str, person: str, at: int) -> bool:
        """Let a person be told of their turn again; False if they were told of it not long ago, or will be soon."""

    def stands(self, turn: Turn) -> bool:
        """Is it still so?  The person may have moved, or left for good, while an alert was waiting."""

    def since(self, person: str, after: int, until: int) -> list[Turn]:
        """List what is new for a digest: all open turns, and the ends of matches between two moments."""


class ChannelStore(Protocol):
    """Where people want to be told."""

    def host_key(self, name: str, make: Callable[[], str]) -> str:
        """Give a secret of the server, which the first worker makes: all hosts have the same one."""

    def subscribe(self, person: str, device: str, endpoint: str, p256dh: str, auth: str, lang: str) -> None:
        """Keep the subscription of a browser; a browser has one, and an endpoint belongs to one person."""

    def unsubscribe(self, person: str, device: str) -> None:
        """Delete the subscription of a browser."""

    def drop(self, subscription: str) -> None:
        """Delete a subscription that its push service no longer knows."""

    def subscriptions(self, person: str) -> list[PushSubscription]:
        """List the subscriptions of a person's devices that are not signed out."""

    def mail(self, person: str) -> MailAddress | None:
        """Give the address of a person."""

    def set_mail(self, person: str, address: str, mode: str, lang: str) -> str | None:
        """Keep an address, and give the secret that confirms it; None where it is confirmed already."""

    def set_language(self, person: str, device: str, lang: str) -> None:
        """Write to a person in another language: by mail, and in messages to the device that asks."""

    def remove_mail(self, person: str) -> None:
        """Delete the address of a person."""

    def confirm_mail(self, secret: str) -> MailAddress:
        """Confirm the address that a secret was sent to; a second time changes nothing."""

    def stop_mail(self, secret: str) -> bool:
        """Delete the address whose mails have a secret, and say whether there was one."""

    def due_digests(self, until: int) -> list[MailAddress]:
        """List the addresses whose pause is over and whose people have something new since their last digest."""

    def claim_digest(self, mail: MailAddress, until: int) -> bool:
        """Take a digest on, in one transaction, up to a moment; False if another worker has."""


class VacationStore(Protocol):
    """Days in which the clocks of a person stand still."""

    def of(self, people: Collection[str]) -> dict[str, list[Span]]:
        """Give by person the spans of their vacations, the earliest first."""

    def used(self, person: str, at: int) -> int:
        """Give the days that a person has taken within the last year."""

    def take(self, person: str, days: int, at: int, allowance: int) -> Span:
        """Begin a vacation of whole days now, unless there is one or the allowance is used up."""

    def end(self, person: str, at: int) -> None:
        """End a vacation now; a day that has begun counts as a whole one."""
