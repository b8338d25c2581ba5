import { cacheNames, keptEntries } from '@/lib/cache-names';
import { limits } from '@/lib/limits';

import { answerPage } from './answer-page';
import { cache, furnishCaches, HOME } from './caches-in-test';
import type { AskedEvent } from './scope';

const html = (text: string, status = 200) =>
  new Response(text, { status, headers: { 'content-type': 'text/html; charset=utf-8' } });
let network: () => Promise<Response>;

/** What a reader sees who goes to an address, once all that is done for it is done. */
async function visit(path: string): Promise<string> {
  const lasting: Promise<unknown>[] = [];
  const request = { url: HOME + path } as Request;
  const event = {
    request,
    preloadResponse: Promise.resolve(undefined),
    waitUntil: (work: Promise<unknown>) => void lasting.push(work),
  };
  const answer = await answerPage(event as unknown as AskedEvent);
  const seen =
    answer.type === 'error' ? 'nothing' : `${answer.status} ${answer.headers.get('location') ?? (await answer.text())}`;
  await Promise.all(lasting);
  return seen;
}

const away = () => Promise.reject(new TypeError('Failed to fetch'));

beforeEach(() => {
  furnishCaches();
  Object.assign(globalThis, { fetch: () => network() });
});
afterEach(() => jest.useRealTimers());

test('a visited page is there without a network, as it was last', async () => {
  for (const text of ['first', 'second']) {
    network = async () => html(text);
    expect(await visit('/updates')).toBe(`200 ${text}`);
  }
  network = away;
  expect(await visit('/updates?utm_source=mail')).toBe('200 second');
});

test.each([503, 451, 500, 404])('an answer of %i is shown as it is, and takes no page’s place', async (status) => {
  network = async () => html('page');
  await visit('/updates');
  network = async () => html('closed', status);
  expect(await visit('/updates')).toBe(`${status} closed`);
  network = away;
  expect(await visit('/updates')).toBe('200 page');
});

test('a network that does not answer in time is not waited for, where there is a page', async () => {
  network = async () => html('page');
  await visit('/updates');
  jest.useFakeTimers();
  let late = (_: Response) => undefined as void;
  network = () => new Promise((resolve) => (late = resolve));
  const seen = visit('/updates');
  await jest.advanceTimersByTimeAsync(limits.offlineWaitMs);
  late(html('late'));
  expect(await seen).toBe('200 page');
  jest.useRealTimers();
  network = away;
  expect(await visit('/updates')).toBe('200 late');
});

test('an unvisited page says so in the locale of its path, else in one that was read', async () => {
  network = away;
  expect(await visit('/titles/1')).toBe('nothing');
  await cache(cacheNames.shell).put('/es/offline', html('sin red'));
  expect(await visit('/titles/1')).toBe('200 sin red');
  await cache(cacheNames.shell).put('/offline', html('no network'));
  expect(await visit('/titles/1')).toBe('200 no network');
  expect(await visit('/es/titles/1')).toBe('200 sin red');
});

test('a kept chapter opens at its address, leads there from other locales, and not after its end', async () => {
  network = away;
  await cache(cacheNames.shell).put('/offline', html('no network'));
  const record = {
    chapterId: 7,
    titleId: 1,
    titleName: '',
    chapterName: '#1',
    thumbnailUrl: '',
    path: '/es/viewer/7',
    pages: 1,
    bytes: 1,
    keptAt: 1,
  };
  const chapter = cache(cacheNames.chapter(7));
  await chapter.put('/es/viewer/7', html('chapter'));
  expect(await visit('/es/viewer/7')).toBe('200 no network');
  await chapter.put(keptEntries.record, Response.json(record));
  expect(await visit('/es/viewer/7?page=2')).toBe('200 chapter');
  expect(await visit('/viewer/7')).toBe(`302 ${HOME}/es/viewer/7`);
  await chapter.put(keptEntries.record, Response.json({ ...record, endsAt: 1 }));
  expect(await visit('/es/viewer/7')).toBe('200 no network');
});

test('a slow network is waited for where a chapter is kept in another locale', async () => {
  const record = {
    chapterId: 7,
    titleId: 1,
    titleName: '',
    chapterName: '#1',
    thumbnailUrl: '',
    path: '/es/viewer/7',
    pages: 1,
    bytes: 1,
    keptAt: 1,
  };
  await cache(cacheNames.chapter(7)).put('/es/viewer/7', html('capítulo'));
  await cache(cacheNames.chapter(7)).put(keptEntries.record, Response.json(record));
  jest.useFakeTimers({ doNotFake: ['setImmediate'] });
  let late: ((answer: Response) => void) | undefined;
  network = () => (late ? away() : new Promise((resolve) => (late = resolve)));
  const seen = visit('/viewer/7');
  while (!late) await new Promise(setImmediate);
  await jest.advanceTimersByTimeAsync(10 * limits.offlineWaitMs);
  late(html('chapter'));
  expect(await seen).toBe('200 chapter');
  jest.useRealTimers();
});

test('so many pages are there, and the oldest go', async () => {
  for (const page of ['/offline', '/kept']) await cache(cacheNames.shell).put(page, html('no network'));
  for (let page = 0; page <= limits.offlinePagesMax; page++) {
    network = async () => html(`${page}`);
    await visit(`/titles/${page}`);
  }
  expect(cache(cacheNames.pages).entries.size).toBe(limits.offlinePagesMax);
  network = away;
  expect(await visit('/titles/0')).toBe('200 no network');
  expect(await visit('/titles/1')).toBe('200 1');
});

test('a slow network is waited for where another query was visited; without one, that page is shown', async () => {
  network = async () => html('cats');
  await visit('/search_result?keyword=cat');
  jest.useFakeTimers();
  let late = (_: Response) => undefined as void;
  network = () => new Promise((resolve) => (late = resolve));
  const seen = visit('/search_result?keyword=dog');
  await jest.advanceTimersByTimeAsync(10 * limits.offlineWaitMs);
  late(html('dogs'));
  expect(await seen).toBe('200 dogs');
  jest.useRealTimers();
  network = away;
  expect(await visit('/search_result?keyword=fox')).toMatch(/^200 (cats|dogs)$/);
});

test('a page that comes brings its locale’s shell along', async () => {
  network = async () => html('page');
  await visit('/es/updates');
  expect([...cache(cacheNames.shell).entries.keys()].map((address) => new URL(address).pathname).sort()).toEqual([
    '/es/kept',
    '/es/offline',
  ]);
});
