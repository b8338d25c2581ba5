import { PUSHED, pushedData } from './pushed-data';

const LONG_TEXT = /^T([0-9a-f]+),/;
/** `$1f`, `$L1f`, `$@1f`: another row; `$Q1f`, `$W1f`: a map or set of what it lists; `$1f:props:children`: a part of one. */
const REFERENCE = /^\$[L@QW]?([0-9a-f]+)((?::[^:]+)*)$/;

/** All others are hints and errors, but for modules: `I`, and then what names their chunks, which may be rows too. */
const JSON_ROW = /^(?:["[{\d-]|(?:true|false|null)\n)/;
const MODULE = /^I(?=\[)/;
/** Where an element's parts stand in `["$", type, key, props]`. */
const ELEMENT_PARTS: Record<string, string> = { type: '1', key: '2', props: '3' };

type Rows = Map<string, string>;

function readRows(page: string): Rows {
  const stream = Buffer.from(pushedData(page));
  const rows: Rows = new Map();
  for (let at = 0, end; at < stream.length; at = end) {
    const body = stream.indexOf(':', at) + 1;
    // A long text says its length in bytes, all else ends with its line.
    const long = LONG_TEXT.exec(stream.subarray(body, body + 12).toString('latin1'));
    end = long
      ? body + long[0].length + Number.parseInt(long[1]!, 16)
      : stream.indexOf('\n', body) + 1 || stream.length;
    const id = stream.subarray(at, body - 1).toString();
    const row = stream.subarray(body + (long?.[0].length ?? 0), end).toString();
    rows.set(id, long ? JSON.stringify(row) : (rows.get(id) ?? '') + row);
  }
  return rows;
}

function partOf(whole: unknown, key: string): unknown {
  const name = Array.isArray(whole) && whole[0] === '$' ? (ELEMENT_PARTS[key] ?? key) : key;
  const part = (whole as Record<string, unknown> | undefined)?.[name];
  if (part === undefined) throw new Error(`no part ${key} in ${JSON.stringify(whole)?.slice(0, 200)}`);
  return part;
}

/** What row 0 comes to when all that it names stands in its own place. */
function resolveRows(rows: Rows): unknown {
  const read = (row: string): unknown =>
    JSON_ROW.test(row)
      ? JSON.parse(row)
      : MODULE.test(row)
        ? { module: JSON.parse(row.replace(MODULE, '')) as unknown }
        : row;
  const parsed = new Map([...rows].map(([id, row]) => [id, read(row)]));
  const resolved = new Map<string, unknown>();

  /** What a reference names, and any other value itself; its own references are left as they are. */
  function named(value: unknown): unknown {
    const [, id, path] = (typeof value === 'string' && REFERENCE.exec(value)) || [];
    if (id === undefined) return value;
    // On the way to a part of a row lie references too.
    return path!
      .split(':')
      .slice(1)
      .reduce<unknown>((whole, key) => partOf(named(whole), key), parsed.get(id) ?? 'no such row');
  }

  function resolve(value: unknown): unknown {
    if (Array.isArray(value)) return value.map(resolve);
    if (value !== null && typeof value === 'object')
      return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, resolve(part)]));
    if (typeof value !== 'string' || !REFERENCE.test(value)) return value;
    if (!resolved.has(value)) {
      // What holds itself is named the second time.
      resolved.set(value, 'itself');
      resolved.set(value, resolve(named(value)));
    }
    return resolved.get(value);
  }

  return resolve('$0');
}

/** A file that a page names for the browser to fetch, wherever that stands. */
const FILE = /<(?:link|script) [^>]*(?:href|src)="[^"]*"[^>]*>(?:<\/script>)?/g;

/**
 * A page's markup, the files that it names, and the tree of data that comes with it. How a rendering splits the tree into rows, in which order it
 * finishes them, and so names their scripts, changes with the machine's load and is nobody's business.
 */
export function pageParts(page: string): { markup: string; files: string[]; data: unknown } {
  const markup = page.replace(PUSHED, '');
  return {
    markup: markup.replace(FILE, ''),
    files: (markup.match(FILE) ?? []).sort(),
    data: resolveRows(readRows(page)),
  };
}
