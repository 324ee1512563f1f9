/** Fluent catalogues, taken apart by name when the pages are built. */
import { FluentParser, FluentSerializer, Junk, Message, Term } from "@fluent/syntax";

const parser = new FluentParser({ withSpans: false });
const serializer = new FluentSerializer();

/** The messages and terms of a catalogue, in order. */
function entries(catalogue: string): (Message | Term)[] {
  const { body } = parser.parse(catalogue);
  const junk = body.find((entry) => entry instanceof Junk);
  if (junk) throw new Error(`expected a message, got: ${junk.content.trim()}`);
  return body.filter((entry) => entry instanceof Message || entry instanceof Term);
}

const nameOf = (entry: Message | Term): string => (entry instanceof Term ? `-${entry.id.name}` : entry.id.name);

/** Write an entry without its comment. */
function write(entry: Message | Term): string {
  entry.comment = null;
  return serializer.serializeEntry(entry);
}

/** The messages of a catalogue by name, each as its source. */
export const messages = (catalogue: string): Map<string, string> => new Map(entries(catalogue).map((entry) => [nameOf(entry), write(entry)]));

/** The part of a catalogue whose names are wanted, perhaps under other names. */
export function select(catalogue: string, wanted: (name: string) => boolean = () => true, rename: (name: string) => string = (name) => name): string {
  return entries(catalogue)
    .filter((entry) => wanted(nameOf(entry)))
    .map((entry) => {
      if (entry instanceof Message) entry.id.name = rename(entry.id.name);
      return write(entry);
    })
    .join("");
}
