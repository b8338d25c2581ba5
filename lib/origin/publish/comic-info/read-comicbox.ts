import { limits } from '@/lib/limits';
import { ArchiveRefusal } from '../archive/archive-refusal';
import { findValues } from '../check/find-values';
import { valueAt } from '../check/value-at';
import { readYaml } from '../source/read-yaml';
import type { Path } from '../source/source-text';
import type { ComicInfo } from './comic-info';
import { factsOf } from './facts-of';

/** What the facts are called, in the current scheme of comicbox and in older ones; the first that is there. */
const PATHS: Record<string, readonly Path[]> = {
  LanguageISO: [['language']],
  Series: [['series', 'name'], ['series']],
  Number: [['issue', 'number'], ['issue', 'name'], ['issue_number'], ['issue']],
  Title: [['title']],
  Summary: [['summary'], ['description']],
  AgeRating: [['age_rating']],
};

/** What decoding and parsing throw for bytes that are no text, or no JSON. */
const UNREADABLE = ['SyntaxError', 'TypeError'];

/** Reads comicbox.json or comicbox.yaml. @throws ArchiveRefusal where it is neither, or too large */
export function readComicbox(bytes: Buffer, entry: string): ComicInfo {
  if (bytes.length > limits.publishFactsMaxBytes)
    throw new ArchiveRefusal('file-too-large', `It is larger than ${limits.publishFactsMaxBytes / 1024} KiB.`, entry);
  const whole = parse(bytes, entry);
  const facts = valueAt(whole, ['comicbox']) ?? whole;
  const textAt = (path: Path) => {
    const value = valueAt(facts, path);
    return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
  };
  const direction = textAt(['reading_direction'])?.toLowerCase();
  const writers = writersIn(facts);
  const told = factsOf((name) => PATHS[name]?.map(textAt).find((text) => text !== undefined));
  const stories = findValues(facts, ['stories', '*']).map(({ path }) => String(path.at(-1)));
  return {
    ...told,
    title: told.title ?? (stories.join('; ') || undefined),
    writers: writers.length > 0 ? writers : undefined,
    direction: direction === 'rtl' || direction === 'ltr' ? direction : undefined,
    isDouble: new Map(),
    from: 'comicbox',
  };
}

function parse(bytes: Buffer, entry: string): unknown {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    if (entry.toLowerCase().endsWith('.json')) return JSON.parse(text) as unknown;
    const { source, faults } = readYaml(entry, text);
    if (faults.length === 0) return source.value;
  } catch (error) {
    if (!UNREADABLE.includes((error as Error).name)) throw error;
  }
  throw new ArchiveRefusal('broken-xml', 'It cannot be read.', entry);
}

/** Credits are a group by names, each with a group of roles; in older schemes a list of people, each with a role. */
function writersIn(facts: unknown): string[] {
  const isWriter = (role: unknown) => typeof role === 'string' && role.toLowerCase() === 'writer';
  return findValues(facts, ['credits', '*']).flatMap(({ path, value }) => {
    const roles = findValues(value, ['roles', '*']).map((role) => role.path.at(-1));
    const person = typeof path.at(-1) === 'number' ? valueAt(value, ['person']) : path.at(-1);
    const name = typeof person === 'string' ? person.trim() : '';
    return name !== '' && [...roles, valueAt(value, ['role'])].some(isWriter) ? [name] : [];
  });
}
