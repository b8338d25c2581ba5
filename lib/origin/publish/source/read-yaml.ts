import { isMap, isNode, isPair, isScalar, LineCounter, parseDocument, type Document } from 'yaml';
import type { Fault } from '../fault';
import type { Path, Place, SourceText } from './source-text';

/** How often one anchor's content may be used: more is a bomb. */
const ALIASES_MAX = 100;

/** What the reader's commonest words mean, and what to do. Others are told in his own words. */
const SYNTAX: Record<string, readonly [message: string, instead: string]> = {
  DUPLICATE_KEY: ['This entry stands here twice.', 'Keep one of the two.'],
  TAB_AS_INDENT: ['A tab stands where the line begins.', 'Use two spaces for each step.'],
  BAD_INDENT: [
    'The line begins at the wrong column.',
    'Begin entries that belong together at the same column, two spaces for each step.',
  ],
  MISSING_CHAR: [
    'A mark is missing, often a closing quote or bracket.',
    'Close what is open; put text that has “: ” or “ #” in it in quotes.',
  ],
  BLOCK_AS_IMPLICIT_KEY: ['This cannot be read as one entry.', 'Put text that has “: ” in it in quotes.'],
  RESOURCE_EXHAUSTION: [
    'There are too many entries within entries, or brackets within brackets.',
    'Write nothing more than some steps deep.',
  ],
  MULTILINE_IMPLICIT_KEY: ['An entry’s name runs over two lines, or its colon is missing.', 'Write `name: value`.'],
};

/** Reads YAML. What cannot be understood is told in faults, and the value is then undefined. */
export function readYaml(file: string, text: string): { source: SourceText; faults: Fault[] } {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false, logLevel: 'silent' });
  const placeAt = (offset: number): Place => {
    const { line, col } = lines.linePos(offset);
    return { line, column: col };
  };
  // Where the reader has given up, what he says of the rest is worth nothing.
  const deep = document.errors.find(({ code }) => code === 'RESOURCE_EXHAUSTION');
  const faults = (deep ? [deep] : [...document.errors, ...document.warnings]).map(({ code, message, pos }): Fault => {
    const [told, instead] = SYNTAX[code] ?? [
      `${message.replace(/[.:]?\s*$/, '')}.`,
      'Write it as YAML: `name: value`, and lists with “- ” before each item.',
    ];
    return { file, ...placeAt(pos[0]), message: told, instead };
  });
  const placeOf = (path: Path, part: 'value' | 'name' = 'value') => placeAt(offsetOf(document, path, part));
  if (faults.length > 0) return { source: { file, value: undefined, placeOf }, faults };
  try {
    return { source: { file, value: document.toJS({ maxAliasCount: ALIASES_MAX }) as unknown, placeOf }, faults };
  } catch {
    const bomb: Fault = {
      file,
      line: 1,
      column: 1,
      message: 'Its anchors (&, *) are used too often, or name nothing.',
      instead: 'Write the values out.',
    };
    return { source: { file, value: undefined, placeOf }, faults: [bomb] };
  }
}

function offsetOf(document: Document, path: Path, part: 'value' | 'name'): number {
  for (let length = path.length; length > 0; length--) {
    const reached = path.slice(0, length);
    const isWhole = length === path.length;
    const name = nameOffset(document, reached);
    // What holds a missing entry is found by its name; it may begin a line further down.
    if (name !== undefined && (part === 'name' || !isWhole)) return name;
    const node = document.getIn(reached, true);
    const start = isNode(node) ? node.range?.[0] : undefined;
    if (start !== undefined) return start;
    if (name !== undefined) return name;
  }
  return document.contents?.range?.[0] ?? 0;
}

/** Where the name of an entry begins; undefined for items of lists. */
function nameOffset(document: Document, path: Path): number | undefined {
  const holder: unknown = path.length === 1 ? document.contents : document.getIn(path.slice(0, -1), true);
  if (!isMap(holder)) return undefined;
  const pair = holder.items.find(
    (item) => isPair(item) && isScalar(item.key) && String(item.key.value) === String(path.at(-1)),
  );
  return pair && isScalar(pair.key) ? pair.key.range?.[0] : undefined;
}
