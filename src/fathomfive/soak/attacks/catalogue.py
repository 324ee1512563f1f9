"""Every attack, in the order in which `fathom soak hostile` runs them."""

from collections.abc import Awaitable, Callable
from typing import NamedTuple

from fathomfive.kernel.errors import Refused
from fathomfive.soak.attacks.bot_floods import flood_bots
from fathomfive.soak.attacks.broken_input import send_nonsense
from fathomfive.soak.attacks.chat_floods import flood_chat
from fathomfive.soak.attacks.command_loops import loop_commands, refill_clock
from fathomfive.soak.attacks.connection_floods import flood_connections, flood_sockets
from fathomfive.soak.attacks.floods import flood_people, flood_tables
from fathomfive.soak.attacks.forgeries import forge_addresses, forge_origins
from fathomfive.soak.attacks.header_floods import flood_headers
from fathomfive.soak.attacks.heavy_routes import ask_at_tables, ask_for_lessons, ask_for_replays
from fathomfive.soak.attacks.message_floods import flood_messages
from fathomfive.soak.attacks.slow_readers import read_nothing
from fathomfive.soak.attacks.slow_writers import write_slowly
from fathomfive.soak.attacks.target import Target
from fathomfive.soak.attacks.thieves import find_rematches, guess_keys, steal_seats, undo_without_consent
from fathomfive.soak.attacks.upload_floods import flood_uploads


class Attack(NamedTuple):
    """An attack: its name, and what it does."""

    name: str
    run: Callable[[Target], Awaitable[None]]

    @property
    def does(self) -> str:
        """What it does, in one sentence."""
        return (self.run.__doc__ or "").strip()


ATTACKS = (
    Attack("slow-readers", read_nothing),
    Attack("slow-writers", write_slowly),
    Attack("headers", flood_headers),
    Attack("connections", flood_connections),
    Attack("sockets", flood_sockets),
    Attack("chat", flood_chat),
    Attack("undo-leave-return", loop_commands),
    Attack("messages", flood_messages),
    Attack("clock", refill_clock),
    Attack("people", flood_people),
    Attack("tables", flood_tables),
    Attack("uploads", flood_uploads),
    Attack("replays", ask_for_replays),
    Attack("lessons", ask_for_lessons),
    Attack("questions", ask_at_tables),
    Attack("bots", flood_bots),
    Attack("origins", forge_origins),
    Attack("addresses", forge_addresses),
    Attack("nonsense", send_nonsense),
    Attack("seats", steal_seats),
    Attack("consent", undo_without_consent),
    Attack("keys", guess_keys),
    Attack("rematches", find_rematches),
)


def chosen(names: list[str]) -> list[Attack]:
    """Give the attacks of some names, or all if none is named."""
    known = {attack.name: attack for attack in ATTACKS}
    for name in names:
        if name not in known:
            raise Refused("bad_attack", f"no attack '{name}'; there are: {', '.join(known)}")
    return [attack for attack in ATTACKS if attack.name in names or not names]


def number_of(name: str) -> int:
    """Give the number of an attack, which decides its addresses."""
    return [attack.name for attack in ATTACKS].index(name)
