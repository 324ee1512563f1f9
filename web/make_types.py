"""Writes the TypeScript types of the wire from the server's structs: `python web/make_types.py`."""

import typing
from pathlib import Path
from typing import Any

import msgspec

from fathomfive.server import wire

FILE = Path(__file__).parent / "src" / "lib" / "wire.gen.ts"
HEAD = "// Made by web/make_types.py from the server's structs; change those, and run it again.\n"
SCALARS = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}

GROUPS: dict[str, tuple[type, ...]] = {
    "ClientMessage": typing.get_args(wire.Message),
    "ServerMessage": typing.get_args(wire.ServerMessage),
    "RequestBody": wire.REQUEST_BODIES,
    "Answer": wire.ANSWERS,
}
# A client may leave out a field that has a default; the server always sends it.
FROM_SERVER = {struct.__name__ for group in ("ServerMessage", "Answer") for struct in GROUPS[group]}
OPEN = {struct.__name__ for struct in wire.OPEN_TYPES}


def type_of(schema: dict[str, Any]) -> str:
    """Write a JSON schema as a type."""
    if "$ref" in schema:
        return str(schema["$ref"])
    if "anyOf" in schema:
        return " | ".join(dict.fromkeys(type_of(way) for way in schema["anyOf"]))
    if "enum" in schema:
        return " | ".join("null" if value is None else msgspec.json.encode(value).decode() for value in schema["enum"])
    if "const" in schema:
        return msgspec.json.encode(schema["const"]).decode()
    kind = schema.get("type")
    if kind == "array":
        inner = type_of(schema.get("items", {}))
        return f"({inner})[]" if " " in inner else f"{inner}[]"
    if kind == "object":
        more = schema.get("additionalProperties")
        return f"Record<string, {type_of(more) if isinstance(more, dict) and more else 'unknown'}>"
    return SCALARS[kind] if kind else "unknown"


def interface(name: str, schema: dict[str, Any]) -> str:
    """Write a struct as an interface."""
    lines = [f"/** {schema['description']} */"] if "description" in schema else []
    lines.append(f"export interface {name} {{")
    for key, value in schema["properties"].items():
        always = key in schema.get("required", ()) or (name in FROM_SERVER and "default" in value)
        lines.append(f"  {key}{'' if always else '?'}: {type_of(value)};")
    if name in OPEN:
        lines.append("  [more: string]: unknown;")
    return "\n".join([*lines, "}", ""])


def generate() -> str:
    """Write the whole file."""
    structs = [struct for group in GROUPS.values() for struct in group]
    _, parts = msgspec.json.schema_components(structs, ref_template="{name}")
    out = [HEAD]
    out += [interface(name, schema) for name, schema in sorted(parts.items())]
    out += [
        f"export type {name} = {' | '.join(struct.__name__ for struct in group)};\n" for name, group in GROUPS.items()
    ]
    return "\n".join(out)


if __name__ == "__main__":
    FILE.write_text(generate(), encoding="utf-8")
