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

interface Watched {
  file: string;
  countryHeader: string | undefined;
  checkedAt: number;
  /** What tells one version of the file from the next; none where there is no file. */
  version: string;
  switches: Switches;
}

// The site is bundled in several parts that each hold a copy of this module; they share what was read.
const KEY = Symbol.for('komawari.switches');
const shared = globalThis as { [KEY]?: Watched };

function versionOf(file: string): string {
  const stat = statSync(file, { throwIfNoEntry: false });
  return stat ? `${stat.ino} ${stat.mtimeMs} ${stat.size}` : '';
}

/** The file's switches; those before stay where it cannot be understood, for half an edit must not open what was closed. */
function readSwitches(file: string, before: Switches): Switches {
  try {
    return schema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    const fault = error instanceof z.ZodError ? z.prettifyError(error) : (error as Error).message;
    console.error(`${file} is not usable, so the switches stay as they were. ${fault}`);
    return before;
  }
}

function watched(): Watched {
  const now = performance.now();
  if (!shared[KEY]) {
    const { dataDir, countryHeader } = readEnv();
    shared[KEY] = { file: path.join(dataDir, FILE), countryHeader, checkedAt: -Infinity, version: '', switches: NOTHING };
  }
  const state = shared[KEY];
  if (now - state.checkedAt < CHECK_EVERY_MS) return state;
  state.checkedAt = now;
  const version = versionOf(state.file);
  if (version !== state.version) {
    state.version = version;
    state.switches = version ? readSwitches(state.file, state.switches) : NOTHING;
  }
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
