"""Writes the types of all messages for the browser, from the server's own: `python web/make_types.py`."""

from pathlib import Path
from typing import Any

import msgspec

from fathomfive.server import shapes

FILE = Path(__file__).parent / "src" / "lib" / "wire.gen.ts"
HEAD = "// Made by web/make_types.py from the server's types; change those, and run it again.\n"
SCALARS = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}


def written(schema: dict[str, Any]) -> str:
    """Write a JSON schema as a type."""
    if "$ref" in schema:
        return str(schema["$ref"])
    if "anyOf" in schema:
        return " | ".join(dict.fromkeys(written(way) for way in schema["anyOf"]))
    if "enum" in schema:
        return " | ".join("null" if value is None else msgspec.json.encode(value).decode() for value in schema["enum"])
    if "const" in schema:
        return msgspec.json.encode(schema["const"]).decode()
    kind = schema.get("type")
    if kind == "array":
        inner = written(schema.get("items", {}))
        return f"({inner})[]" if " " in inner else f"{inner}[]"
    if kind == "object":
        more = schema.get("additionalProperties")
        return f"Record<string, {written(more) if isinstance(more, dict) and more else 'unknown'}>"
    return SCALARS[kind] if kind else "unknown"


# Who asks may leave out what has a default; whoever answers sends it.
SAID = {kind.__name__ for kind in (*shapes.HEARD, *shapes.ANSWERED)}


def declared(name: str, schema: dict[str, Any]) -> str:
    """Write a struct as an interface."""
    lines = [f"/** {schema['description']} */"] if "description" in schema else []
    lines.append(f"export interface {name} {{")
    for key, value in schema["properties"].items():
        there = key in schema.get("required", ()) or (name in SAID and "default" in value)
        lines.append(f"  {key}{'' if there else '?'}: {written(value)};")
    if name in {kind.__name__ for kind in shapes.OPEN}:
        lines.append("  [more: string]: unknown;")
    return "\n".join([*lines, "}", ""])


def made() -> str:
    """Write the whole file."""
    groups = {"Sent": shapes.SENT, "Heard": shapes.HEARD, "Asked": shapes.ASKED, "Answered": shapes.ANSWERED}
    every = [kind for group in groups.values() for kind in group]
    _, parts = msgspec.json.schema_components(every, ref_template="{name}")
    out = [HEAD]
    out += [declared(name, schema) for name, schema in sorted(parts.items())]
    out += [f"export type {name} = {' | '.join(kind.__name__ for kind in group)};\n" for name, group in groups.items()]
    return "\n".join(out)


if __name__ == "__main__":
    FILE.write_text(made(), encoding="utf-8")
