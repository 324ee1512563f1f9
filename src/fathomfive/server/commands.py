"""The commands of a session that messages carry."""

from fathomfive.server import wire
from fathomfive.session import commands

_COMMANDS: dict[type[wire.Command], type[commands.Command]] = {
    wire.Act: commands.Act, wire.Undo: commands.Undo, wire.Agree: commands.Agree, wire.Decline: commands.Decline,
    wire.Leave: commands.Leave, wire.Return: commands.Return, wire.Offer: commands.Offer,
    wire.Resign: commands.Resign, wire.Replace: commands.Replace,
}  # fmt: skip


def command_of(message: wire.Command) -> commands.Command:
    """Give the command that a message carries."""
    kind = _COMMANDS[type(message)]
    return kind(*(getattr(message, field) for field in kind.__struct_fields__))
