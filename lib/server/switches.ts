import 'server-only';

import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';

import { z } from 'zod';

import { readEnv } from '@/lib/env';

const countries = z.array(z.string().trim().toUpperCase().regex(/^[A-Z]{2}$/, 'is no two-letter country code'));

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
}

// The site is bundled in several parts that each hold a copy of this module; they share what was read.
const KEY = Symbol.for('komawari.switches');
const shared = globalThis as { [KEY]?: Watched };

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
  console.error(`${file} names countries, but COUNTRY_HEADER is not set: no country is ever told, so ${effect}.`);
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
    const fault = error instanceof z.ZodError ? z.prettifyError(error) : (error as Error).message;
    console.error(`${state.file} is not usable, so ${before ? 'the switches stay as they were' : 'the service is closed until it is'}. ${fault}`);
  }
}

function watched(): Watched {
  const now = performance.now();
  if (!shared[KEY]) {
    const { dataDir, countryHeader } = readEnv();
    shared[KEY] = { file: path.join(dataDir, FILE), countryHeader, checkedAt: -Infinity, version: '', isUnderstood: true, switches: NOTHING };
  }
  const state = shared[KEY];
  if (now - state.checkedAt < CHECK_EVERY_MS) return state;
  state.checkedAt = now;
  look(state);
  return state;
}

/** Whether the operator has closed the service to a request, as told by one of its headers; seen a second after the file has changed. */
export function closedTo(header: (name: string) => string | null | undefined): Closed | undefined {
  const { switches, countryHeader } = watched();
  if (switches.maintenance) return { state: 'maintenance', retryAfter: switches.retryAfter };
  const { blockedCountries, allowedCountries } = switches;
  if (blockedCountries.length === 0 && !allowedCountries) return undefined;
  const country = (countryHeader && header(countryHeader)?.trim().toUpperCase()) || '';
  const blocked = blockedCountries.includes(country) || (allowedCountries && !allowedCountries.includes(country));
  return blocked ? { state: 'geo-blocked' } : undefined;
}
