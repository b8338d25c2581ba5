import { mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { z } from 'zod';

import { OPEN, switchesSchema, type Switches as SetSwitches } from '@/lib/admin/calls';
import { readEnv } from '@/lib/env';
import { log } from '@/lib/log/log';
import { oncePerProcess } from '@/lib/process-registry.mjs';

const countries = z.array(
  z
    .string()
    .trim()
    .toUpperCase()
    .regex(/^[A-Z]{2}$/, 'is no two-letter country code'),
);

/** What an operator writes into DATA_DIR/switches.json. */
const schema = z.strictObject({
  maintenance: z.boolean().default(false),
  /** Seconds after which programs are asked to come again. */
  retryAfter: z.int().positive().default(300),
  blockedCountries: countries.default([]),
  allowedCountries: countries.optional(),
});

type Switches = z.output<typeof schema>;

/** Why a request is not answered as asked. `retryAfter` in seconds. */
export type Closed = { state: 'maintenance'; retryAfter: number } | { state: 'geo-blocked' };

const FILE = 'switches.json';
/** Where a process keeps what the operator's page has set, while that closes anything: for its next start, should the database be dead by then, and for nginx. */
const SET_FILE = 'switches-set.json';
const CHECK_EVERY_MS = 1_000;
const NOTHING = schema.parse({});
/** What a file is taken to say that nobody understands, where none was understood before it. */
const UNKNOWN = schema.parse({ maintenance: true });

interface Watched {
  file: string;
  countryHeader: string | undefined;
  checkedAt: number;
  /** What tells one version of the file from the next; none where there is no file. */
  version: string;
  isUnderstood: boolean;
  switches: Switches;
  /** What the operator's page has set, as it was last heard of. */
  set: SetSwitches;
  /** Why that could not be kept, as it was told; none where it is. */
  unkept: string;
}

function versionOf(file: string): string {
  try {
    const stat = statSync(file, { throwIfNoEntry: false });
    return stat ? `${stat.ino} ${stat.mtimeMs} ${stat.size}` : '';
  } catch (error) {
    return (error as Error).message;
  }
}

/** What an operator believes to have closed may be open to all where nobody is told a country, so he is told. */
function warnOfCountries({ file, countryHeader, switches: { blockedCountries, allowedCountries } }: Watched): void {
  if (countryHeader || (blockedCountries.length === 0 && !allowedCountries)) return;
  const effect = allowedCountries ? 'allowedCountries keeps everybody out' : 'blockedCountries keeps nobody out';
  log({
    level: 'error',
    message: `${file} names countries, but COUNTRY_HEADER is not set: no country is ever told, so ${effect}.`,
  });
}

/**
 * Reads the file again where it has changed, and as long as it cannot be understood: meanwhile the switches stay as they were, for half an edit
 * must not open what was closed, and all is closed where there were none.
 */
function look(state: Watched): void {
  const before = state.version;
  state.version = versionOf(state.file);
  const isNews = state.version !== before;
  if (!isNews && state.isUnderstood) return;
  try {
    state.switches = state.version ? schema.parse(JSON.parse(readFileSync(state.file, 'utf8'))) : NOTHING;
    state.isUnderstood = true;
    warnOfCountries(state);
  } catch (error) {
    state.isUnderstood = false;
    if (!before) state.switches = UNKNOWN;
    if (!isNews) return;
    const fault =
      error instanceof z.ZodError ? z.prettifyError(error).replaceAll(/\s*\n\s*/g, ' ') : (error as Error).message;
    log({
      level: 'error',
      message: `${state.file} is not usable, so ${before ? 'the switches stay as they were' : 'the service is closed until it is'}. ${fault}`,
    });
  }
}

function watched(): Watched {
  const now = performance.now();
  const state = oncePerProcess<Watched>('switches', () => {
    const { dataDir, countryHeader } = readEnv();
    return {
      file: path.join(dataDir, FILE),
      countryHeader,
      checkedAt: -Infinity,
      version: '',
      isUnderstood: true,
      switches: NOTHING,
      set: keptSwitches(dataDir),
      unkept: '',
    };
  });
  if (now - state.checkedAt < CHECK_EVERY_MS) return state;
  state.checkedAt = now;
  look(state);
  return state;
}

function keptSwitches(dataDir: string): SetSwitches {
  try {
    return switchesSchema.parse(JSON.parse(readFileSync(path.join(dataDir, SET_FILE), 'utf8')));
  } catch {
    return OPEN;
  }
}

const closes = ({ maintenance, blockedCountries, allowedCountries }: SetSwitches) =>
  maintenance || blockedCountries.length > 0 || allowedCountries !== null;

/** Has this process hold to what the operator's page has set, and keep it for its next start. Where it cannot be kept it holds all the same, and the log tells of it once. */
export function followNow(set: SetSwitches): void {
  const state = watched();
  const isNews = JSON.stringify(set) !== JSON.stringify(state.set);
  state.set = set;
  const file = path.join(path.dirname(state.file), SET_FILE);
  try {
    keep(file, set, isNews || state.unkept !== '');
    state.unkept = '';
  } catch (error) {
    const fault = (error as Error).message;
    if (fault !== state.unkept)
      log({
        level: 'error',
        message: `What the operator's page has set cannot be kept in ${file}: it holds, but neither the next start nor nginx will know of it.`,
        error,
      });
    state.unkept = fault;
  }
}

function keep(file: string, set: SetSwitches, isNews: boolean): void {
  if (!closes(set)) return rmSync(file, { force: true });
  if (!isNews && versionOf(file)) return;
  const draft = `${file}.${process.pid}`;
  // A site whose origin is elsewhere may have had nothing to put there yet.
  mkdirSync(path.dirname(file), { recursive: true });
  try {
    writeFileSync(draft, `${JSON.stringify(set)}\n`);
    renameSync(draft, file);
  } catch (error) {
    rmSync(draft, { force: true });
    throw error;
  }
}

/** What closes the service: the file, and what the operator's page has set. `isFileUnderstood` is false where the file is none that could be followed. */
export function switchesNow(): {
  file: SetSwitches;
  set: SetSwitches;
  isFileUnderstood: boolean;
  hasCountries: boolean;
} {
  const { switches, set, isUnderstood, countryHeader } = watched();
  const { maintenance, retryAfter, blockedCountries, allowedCountries = null } = switches;
  return {
    file: { maintenance, retryAfter, blockedCountries, allowedCountries },
    set,
    isFileUnderstood: isUnderstood,
    hasCountries: countryHeader !== undefined,
  };
}

/** Whether the operator has closed the service to a request, as told by one of its headers; seen a second after the file has changed. Of file and page the stricter holds. */
export function closedTo(header: (name: string) => string | null | undefined): Closed | undefined {
  const { switches, set, countryHeader } = watched();
  const resting = [switches, set].filter(({ maintenance }) => maintenance);
  if (resting.length > 0)
    return { state: 'maintenance', retryAfter: Math.max(...resting.map(({ retryAfter }) => retryAfter)) };
  const country = () => (countryHeader && header(countryHeader)?.trim().toUpperCase()) || '';
  return isKeptOut(switches, country) || isKeptOut(set, country) ? { state: 'geo-blocked' } : undefined;
}

/** Whether what is answered depends on the reader's country, which no cache in front knows. */
export function dependsOnCountry(): boolean {
  const { switches, set } = watched();
  return [switches, set].some(
    ({ blockedCountries, allowedCountries }) => blockedCountries.length > 0 || !!allowedCountries,
  );
}

function isKeptOut(
  { blockedCountries, allowedCountries }: Pick<Switches, 'blockedCountries'> & { allowedCountries?: string[] | null },
  country: () => string,
): boolean {
  if (blockedCountries.length === 0 && !allowedCountries) return false;
  return blockedCountries.includes(country()) || (!!allowedCountries && !allowedCountries.includes(country()));
}
