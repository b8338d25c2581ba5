import { cacheNames, keptEntries } from '@/lib/cache-names';
import { limits } from '@/lib/limits';

import { answerPage } from './answer-page';
import { cache, furnishCaches, HOME } from './caches-in-test';
import type { AskedEvent } from './scope';

const html = (text: string, status = 200) =>
  new Response(text, { status, headers: { 'content-type': 'text/html; charset=utf-8' } });
let network: () => Promise<Response>;
const offline = () => Promise.reject(new TypeError('Failed to fetch'));

/** The status and body of a navigation, once its background work is done. */
async function visit(path: string): Promise<string> {
  const background: Promise<unknown>[] = [];
  const answer = await answerPage({
    request: { url: HOME + path },
    preloadResponse: Promise.resolve(undefined),
    waitUntil: (work: Promise<unknown>) => void background.push(work),
  } as unknown as AskedEvent);
  const { type, status, headers } = answer;
  const seen = type === 'error' ? 'error' : `${status} ${headers.get('location') ?? (await answer.text())}`;
  await Promise.all(background);
  return seen;
}

/** A navigation whose network response comes after so many milliseconds. */
async function visitSlowly(path: string, ms: number, text: string): Promise<string> {
  jest.useFakeTimers();
  let respond = (_: Response) => undefined as void;
  network = () => new Promise((resolve) => (respond = resolve));
  const seen = visit(path);
  await jest.advanceTimersByTimeAsync(ms);
  respond(html(text));
  await seen;
  jest.useRealTimers();
  return seen;
}

beforeEach(() => {
  furnishCaches();
  Object.assign(globalThis, { fetch: () => network() });
});
afterEach(() => jest.useRealTimers());

test('serves the last version of a visited page offline', async () => {
  for (const text of ['first', 'second']) {
    network = async () => html(text);
    expect(await visit('/updates')).toBe(`200 ${text}`);
  }
  network = offline;
  expect(await visit('/updates?utm_source=mail')).toBe('200 second');
});

test.each([503, 404])('shows a response of status %i without storing it', async (status) => {
  network = async () => html('page');
  await visit('/updates');
  network = async () => html('closed', status);
  expect(await visit('/updates')).toBe(`${status} closed`);
  network = offline;
  expect(await visit('/updates')).toBe('200 page');
});

test('serves the stored page when the network is slow, and stores the late one', async () => {
  network = async () => html('page');
  await visit('/updates');
  expect(await visitSlowly('/updates', limits.offlineWaitMs, 'late')).toBe('200 page');
  network = offline;
  expect(await visit('/updates')).toBe('200 late');
});

test('shows the offline page for an unvisited page, in its locale, else in another visited one', async () => {
  network = offline;
  expect(await visit('/titles/1')).toBe('error');
  await cache(cacheNames.shell).put('/es/offline', html('sin red'));
  expect(await visit('/titles/1')).toBe('200 sin red');
  await cache(cacheNames.shell).put('/offline', html('no network'));
  expect(await visit('/titles/1')).toBe('200 no network');
  expect(await visit('/es/titles/1')).toBe('200 sin red');
});

test('opens a downloaded chapter offline, redirects to it from other locales, and not after it expires @R31', async () => {
  network = offline;
  await cache(cacheNames.shell).put('/offline', html('no network'));
  const facts = { chapterId: 7, titleId: 1, titleName: '', chapterName: '#1', thumbnailUrl: '' };
  const record = { ...facts, path: '/es/viewer/7', pages: 1, bytes: 1, keptAt: 1 };
  const chapter = cache(cacheNames.chapter(7));
  await chapter.put('/es/viewer/7', html('chapter'));
  // Without its record a download is incomplete.
  expect(await visit('/es/viewer/7')).toBe('200 no network');
  await chapter.put(keptEntries.record, Response.json(record));
  expect(await visit('/es/viewer/7?page=2')).toBe('200 chapter');
  expect(await visit('/viewer/7')).toBe(`302 ${HOME}/es/viewer/7`);
  await chapter.put(keptEntries.record, Response.json({ ...record, endsAt: 1 }));
  expect(await visit('/es/viewer/7')).toBe('200 no network');
});

test('stores a limited number of pages, and evicts the oldest', async () => {
  for (const page of ['/offline', '/kept']) await cache(cacheNames.shell).put(page, html('no network'));
  for (let page = 0; page <= limits.offlinePagesMax; page++) {
    network = async () => html(`${page}`);
    await visit(`/titles/${page}`);
  }
  expect(cache(cacheNames.pages).entries.size).toBe(limits.offlinePagesMax);
  network = offline;
  expect(await visit('/titles/0')).toBe('200 no network');
  expect(await visit('/titles/1')).toBe('200 1');
});
