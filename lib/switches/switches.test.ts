import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { OPEN } from '@/lib/admin/calls';
import { log } from '@/lib/log/log';

import { closedTo, followNow, switchesNow } from './switches';

jest.mock('@/lib/log/log', () => ({ log: jest.fn() }));

const folder = mkdtempSync(path.join(tmpdir(), 'switches-'));
const file = path.join(folder, 'switches.json');
const from = (country?: string) => (name: string) => (name === 'cf-ipcountry' ? country : undefined);
let clock = 0;
let edits = 0;
const complaint = jest.mocked(log);

afterAll(() => rmSync(folder, { recursive: true }));
beforeEach(() => {
  Object.assign(process.env, { DATA_DIR: folder, COUNTRY_HEADER: 'CF-IPCountry' });
  edit(undefined);
  startAgain();
  jest.spyOn(performance, 'now').mockImplementation(() => clock);
  complaint.mockClear();
});
afterEach(() => jest.restoreAllMocks());

/** Writes the file and lets the second pass after which it is looked at. */
function edit(content: string | object | undefined) {
  if (content === undefined) rmSync(file, { force: true });
  else {
    writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
    utimesSync(file, ++edits, edits);
  }
  clock += 1_000;
}

/** As a process does that has not looked at the file yet. */
const startAgain = () => void Reflect.deleteProperty(globalThis, Symbol.for('komawari.switches'));

test.each([
  ['no file', undefined, 'XA', undefined],
  ['an empty file', {}, 'XA', undefined],
  ['maintenance', { maintenance: true }, 'XA', { state: 'maintenance', retryAfter: 300 }],
  [
    'maintenance for a known while',
    { maintenance: true, retryAfter: 60 },
    undefined,
    { state: 'maintenance', retryAfter: 60 },
  ],
  [
    'maintenance over a block',
    { maintenance: true, blockedCountries: ['XA'] },
    'XA',
    { state: 'maintenance', retryAfter: 300 },
  ],
  ['a blocked country', { blockedCountries: ['xa'] }, 'XA', { state: 'geo-blocked' }],
  ['a blocked country, in small letters', { blockedCountries: ['XA'] }, ' xa ', { state: 'geo-blocked' }],
  ['another country', { blockedCountries: ['XA'] }, 'XB', undefined],
  ['a country that nobody told', { blockedCountries: ['XA'] }, undefined, undefined],
  ['an allowed country', { allowedCountries: ['XA'] }, 'XA', undefined],
  ['one that is not allowed', { allowedCountries: ['XA'] }, 'XB', { state: 'geo-blocked' }],
  [
    'one that nobody told, where only some are allowed',
    { allowedCountries: ['XA'] },
    undefined,
    { state: 'geo-blocked' },
  ],
  [
    'one that is allowed and blocked',
    { allowedCountries: ['XA'], blockedCountries: ['XA'] },
    'XA',
    { state: 'geo-blocked' },
  ],
])('%s', (_, content, country, closed) => {
  edit(content);
  expect(closedTo(from(country))).toEqual(closed);
});

test.each([
  ['half an edit', '{ "maintenance": fal'],
  ['a word that is no switch', { maintainance: false }],
  ['a country that is none', { maintenance: false, blockedCountries: ['Xanadu'] }],
])('%s opens nothing, and is told once', (_, content) => {
  edit({ maintenance: true });
  expect(closedTo(from())).toBeDefined();
  edit(content);
  expect(closedTo(from())).toBeDefined();
  clock += 5_000;
  expect(closedTo(from())).toBeDefined();
  expect(complaint).toHaveBeenCalledTimes(1);
  expect(complaint).toHaveBeenCalledWith({
    level: 'error',
    message: expect.stringMatching(/switches\.json is not usable/) as unknown,
  });
  edit(undefined);
  expect(closedTo(from())).toBeUndefined();
});

test.each([
  ['half an edit', '{ "maintenance": fal'],
  ['a word that is no switch', { maintainance: false }],
])('%s closes all where no file was understood before, until one is', (_, content) => {
  edit(content);
  startAgain();
  expect(closedTo(from('XB'))).toEqual({ state: 'maintenance', retryAfter: 300 });
  clock += 5_000;
  expect(closedTo(from('XB'))).toBeDefined();
  expect(complaint).toHaveBeenCalledTimes(1);
  expect(complaint).toHaveBeenCalledWith({
    level: 'error',
    message: expect.stringMatching(/switches\.json is not usable, so the service is closed/) as unknown,
  });
  edit('{ still not');
  expect(closedTo(from('XB'))).toBeDefined();
  edit({ blockedCountries: ['XA'] });
  expect(closedTo(from('XB'))).toBeUndefined();
  edit(undefined);
  expect(closedTo(from('XB'))).toBeUndefined();
  edit(content);
  expect(closedTo(from('XB'))).toBeDefined();
  edit(undefined);
  expect(closedTo(from('XB'))).toBeUndefined();
});

test('a file that cannot be got at closes all, and is read as soon as it can', () => {
  edit(undefined);
  symlinkSync(file, file);
  startAgain();
  expect(closedTo(from())).toBeDefined();
  rmSync(file);
  clock += 1_000;
  expect(closedTo(from())).toBeUndefined();

  edit({});
  const stands = jest.spyOn(JSON, 'parse').mockImplementation(() => {
    throw new Error('EMFILE');
  });
  startAgain();
  expect(closedTo(from())).toBeDefined();
  stands.mockRestore();
  clock += 1_000;
  expect(closedTo(from())).toBeUndefined();
});

test.each([
  ['blocked', { blockedCountries: ['XA'] }, undefined, /COUNTRY_HEADER is not set.* keeps nobody out/],
  [
    'allowed',
    { allowedCountries: ['XA'] },
    { state: 'geo-blocked' },
    /COUNTRY_HEADER is not set.* keeps everybody out/,
  ],
])('countries that are %s where none is told are said to be in the log, once', (_, content, closed, words) => {
  delete process.env.COUNTRY_HEADER;
  edit(content);
  startAgain();
  for (let second = 0; second < 5; second++, clock += 1_000) expect(closedTo(from('XA'))).toEqual(closed);
  expect(complaint).toHaveBeenCalledTimes(1);
  expect(complaint).toHaveBeenCalledWith({ level: 'error', message: expect.stringMatching(words) as unknown });
});

test('nothing is said of countries where none is named, or where they are told', () => {
  edit({ blockedCountries: ['XA'], allowedCountries: ['XB'] });
  startAgain();
  closedTo(from('XA'));
  delete process.env.COUNTRY_HEADER;
  edit({ maintenance: false });
  startAgain();
  closedTo(from('XA'));
  expect(complaint).not.toHaveBeenCalled();
});

test('the file is looked at once a second, however many ask', () => {
  edit({});
  expect(closedTo(from())).toBeUndefined();
  writeFileSync(file, '{ "maintenance": true }');
  clock += 999;
  expect(closedTo(from())).toBeUndefined();
  clock += 1;
  expect(closedTo(from())).toBeDefined();
});

describe('what the operator’s page has set', () => {
  afterEach(() => followNow(OPEN));

  test.each([
    ['the page alone', {}, { maintenance: true, retryAfter: 60 }, undefined, { state: 'maintenance', retryAfter: 60 }],
    [
      'the longer of two rests',
      { maintenance: true, retryAfter: 900 },
      { maintenance: true, retryAfter: 60 },
      undefined,
      { state: 'maintenance', retryAfter: 900 },
    ],
    [
      'a rest over a list',
      { blockedCountries: ['XA'] },
      { maintenance: true },
      'XA',
      { state: 'maintenance', retryAfter: 300 },
    ],
    [
      'both lists of blocked countries',
      { blockedCountries: ['XB'] },
      { blockedCountries: ['XA'] },
      'XA',
      { state: 'geo-blocked' },
    ],
    [
      'who is allowed by one alone',
      { allowedCountries: ['XA', 'XB'] },
      { allowedCountries: ['XA'] },
      'XB',
      { state: 'geo-blocked' },
    ],
    ['who is allowed by both', { allowedCountries: ['XA', 'XB'] }, { allowedCountries: ['XA'] }, 'XA', undefined],
  ])('holds beside the file: %s', (_, inFile, set, country, closed) => {
    edit(inFile);
    followNow({ ...OPEN, ...set });
    expect(closedTo(from(country))).toEqual(closed);
    expect(switchesNow()).toMatchObject({ file: inFile, set, isFileUnderstood: true, hasCountries: true });
  });

  test('holds at the next start too, whether the database answers by then or not, and leaves nothing when all is open', () => {
    followNow({ ...OPEN, maintenance: true });
    startAgain();
    expect(closedTo(from())).toEqual({ state: 'maintenance', retryAfter: 300 });
    followNow(OPEN);
    startAgain();
    expect(closedTo(from())).toBeUndefined();
  });

  test('makes the folder that it is kept in, and holds where there can be none, which is told once', () => {
    process.env.DATA_DIR = path.join(folder, 'of a site alone');
    startAgain();
    followNow({ ...OPEN, maintenance: true });
    startAgain();
    expect(closedTo(from())).toMatchObject({ state: 'maintenance' });

    writeFileSync(file, '');
    process.env.DATA_DIR = path.join(file, 'below a file');
    startAgain();
    for (const retryAfter of [900, 900]) followNow({ ...OPEN, maintenance: true, retryAfter });
    expect(closedTo(from())).toEqual({ state: 'maintenance', retryAfter: 900 });
    expect(complaint.mock.calls.filter(([{ message }]) => message?.includes('cannot be kept'))).toHaveLength(1);
  });

  test('leaves nothing half written behind, and is kept as soon as it can be', () => {
    const kept = path.join(folder, 'switches-set.json');
    followNow({ ...OPEN, maintenance: true, retryAfter: 60 });
    rmSync(kept);
    mkdirSync(path.join(kept, 'in the way'), { recursive: true });
    for (const retryAfter of [900, 900]) followNow({ ...OPEN, maintenance: true, retryAfter });
    expect(readdirSync(folder).filter((name) => name.startsWith('switches-set.json'))).toEqual(['switches-set.json']);
    rmSync(kept, { recursive: true });
    writeFileSync(kept, JSON.stringify({ ...OPEN, maintenance: true, retryAfter: 60 }));
    followNow({ ...OPEN, maintenance: true, retryAfter: 900 });
    startAgain();
    expect(closedTo(from())).toEqual({ state: 'maintenance', retryAfter: 900 });
  });
});
