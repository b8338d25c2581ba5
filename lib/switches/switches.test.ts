import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { OPEN } from '@/lib/admin/calls';
import { log } from '@/lib/log/log';
import { processRegistry } from '@/lib/process-registry.mjs';

import { closedTo, followNow } from './switches';

jest.mock('@/lib/log/log', () => ({ log: jest.fn() }));
const logged = jest.mocked(log);

const folder = mkdtempSync(path.join(tmpdir(), 'switches-'));
const file = path.join(folder, 'switches.json');
const from = (country?: string) => (name: string) => (name === 'cf-ipcountry' ? country : undefined);
const MAINTENANCE = { state: 'maintenance', retryAfter: 300 };
const BLOCKED = { state: 'geo-blocked' };
let clock = 0;
let edits = 0;

/** Writes the file and advances the clock past the second for which it is cached. */
function edit(content: string | object | undefined) {
  if (content === undefined) rmSync(file, { force: true });
  else {
    writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
    utimesSync(file, ++edits, edits);
  }
  clock += 1_000;
}
/** As in a process that has not read the file yet. */
const restart = () => processRegistry().delete('switches');

beforeEach(() => {
  Object.assign(process.env, { DATA_DIR: folder, COUNTRY_HEADER: 'CF-IPCountry' });
  edit(undefined);
  restart();
  jest.spyOn(performance, 'now').mockImplementation(() => clock);
  logged.mockClear();
});
afterEach(() => jest.restoreAllMocks());
afterAll(() => rmSync(folder, { recursive: true }));

test.each([
  ['no file', undefined, 'XA', undefined],
  ['maintenance', { maintenance: true }, 'XA', MAINTENANCE],
  ['maintenance before a block', { maintenance: true, blockedCountries: ['XA'] }, 'XA', MAINTENANCE],
  ['a blocked country in any case', { blockedCountries: ['xa'] }, ' Xa ', BLOCKED],
  ['another country', { blockedCountries: ['XA'] }, 'XB', undefined],
  ['an unknown country with a block list', { blockedCountries: ['XA'] }, undefined, undefined],
  ['an allowed country', { allowedCountries: ['XA'] }, 'XA', undefined],
  ['a country that is not allowed', { allowedCountries: ['XA'] }, 'XB', BLOCKED],
  ['an unknown country with an allow list', { allowedCountries: ['XA'] }, undefined, BLOCKED],
  ['a country both allowed and blocked', { allowedCountries: ['XA'], blockedCountries: ['XA'] }, 'XA', BLOCKED],
])('the file decides who is kept out: %s', (_, content, country, closed) => {
  edit(content);
  expect(closedTo(from(country))).toEqual(closed);
});

const INVALID = [
  ['broken JSON', '{ "maintenance": fal'],
  ['an unknown setting', { maintainance: false }],
  ['an invalid country', { maintenance: false, blockedCountries: ['Xanadu'] }],
] as const;

test.each(INVALID)('%s leaves the last valid state and is logged once', (_, content) => {
  edit({ maintenance: true });
  expect(closedTo(from())).toBeDefined();
  edit(content);
  for (let second = 0; second < 2; second++, clock += 1_000) expect(closedTo(from())).toBeDefined();
  expect(logged.mock.calls).toEqual([
    [{ level: 'error', message: expect.stringMatching(/switches\.json is not usable/) as unknown }],
  ]);
  edit(undefined);
  expect(closedTo(from())).toBeUndefined();
});

test.each(INVALID)('%s at start-up closes the service until the file is valid', (_, content) => {
  edit(content);
  restart();
  expect(closedTo(from('XB'))).toEqual(MAINTENANCE);
  expect(logged).toHaveBeenCalledTimes(1);
  edit({ blockedCountries: ['XA'] });
  expect(closedTo(from('XB'))).toBeUndefined();
});

test.each([
  ['blocked', { blockedCountries: ['XA'] }, undefined, /COUNTRY_HEADER is not set.* keeps nobody out/],
  ['allowed', { allowedCountries: ['XA'] }, BLOCKED, /COUNTRY_HEADER is not set.* keeps everybody out/],
])('%s countries without COUNTRY_HEADER are logged once', (_, content, closed, message) => {
  delete process.env.COUNTRY_HEADER;
  edit(content);
  for (let second = 0; second < 3; second++, clock += 1_000) expect(closedTo(from('XA'))).toEqual(closed);
  expect(logged.mock.calls).toEqual([[{ level: 'error', message: expect.stringMatching(message) as unknown }]]);
});

describe('what is set on the admin page', () => {
  const stored = path.join(folder, 'switches-set.json');
  const set = (more: object) => followNow({ ...OPEN, ...more });
  afterEach(() => followNow(OPEN));

  test.each([
    [{}, { maintenance: true, retryAfter: 60 }, { ...MAINTENANCE, retryAfter: 60 }],
    [{ blockedCountries: ['XB'] }, { blockedCountries: ['XA'] }, BLOCKED],
    [{ allowedCountries: ['XA', 'XB'] }, { allowedCountries: ['XB'] }, BLOCKED],
    [{ allowedCountries: ['XA', 'XB'] }, { allowedCountries: ['XA'] }, undefined],
  ])('adds to the file: %j and %j', (inFile, onPage, closed) => {
    edit(inFile);
    set(onPage);
    expect(closedTo(from('XA'))).toEqual(closed);
  });

  test('survives a restart, and is gone once the service is open', () => {
    set({ maintenance: true });
    restart();
    expect(closedTo(from())).toEqual(MAINTENANCE);
    followNow(OPEN);
    restart();
    expect(closedTo(from())).toBeUndefined();
  });

  test('holds where it cannot be stored, which is logged once and leaves no temporary file', () => {
    mkdirSync(path.join(stored, 'in the way'), { recursive: true });
    for (let times = 0; times < 2; times++) set({ maintenance: true, retryAfter: 900 });
    expect(closedTo(from())).toEqual({ ...MAINTENANCE, retryAfter: 900 });
    expect(logged.mock.calls.filter(([{ message }]) => message?.includes('cannot be kept'))).toHaveLength(1);
    expect(readdirSync(folder).filter((name) => name.startsWith('switches-set.json'))).toHaveLength(1);
    rmSync(stored, { recursive: true });
    set({ maintenance: true, retryAfter: 900 });
    restart();
    expect(closedTo(from())).toEqual({ ...MAINTENANCE, retryAfter: 900 });
  });
});
