import { randomUUID } from 'node:crypto';

import type { APIRequestContext } from 'playwright/test';

import { pageParts } from '@/tests/support/page-parts';
import { FERRY } from '@/tests/e2e/reader';
import { expect, test } from '@/tests/e2e/test';

/** A language set that few share: its pages are rendered at each request. */
const RARE = 'languages=deu-eng-esp-fra';

/** Every page, as one edition asks for it. Kept ones stand in a locale that few journeys visit: the first to ask may be a reader with a past. */
const PAGES: [path: string, cookie?: string][] = [
  ...['/updates', '/featured', '/ranking/hottest', '/manga_list/ongoing'].flatMap((path): [string, string?][] => [
    [`/vi${path}`],
    [`/vi${path}`, RARE],
  ]),
  ['/vi/search_result?keyword=ferry'],
  [`/vi/titles/${FERRY.titleId}`],
  [`/vi/viewer/${FERRY.firstChapterId}`],
  [`/vi/comments/${FERRY.firstChapterId}`],
  ['/vi/favorited'],
  ['/vi/announcement'],
  ['/vi/publisher_news/1'],
];

/** A reader who has read a chapter, favoured its title and written to the service. */
async function readerWithPast(request: APIRequestContext): Promise<string> {
  const session = randomUUID();
  const headers = { 'SESSION-TOKEN': session };
  const chapter = `chapter_id=${FERRY.firstChapterId}`;
  const answers = await Promise.all([
    request.get(`/api/manga_viewer?${chapter}&split=yes&img_quality=high&viewer_mode=vertical&clang=eng`, { headers }),
    request.put(`/api/title_list/bookmark?title_id=${FERRY.titleId}`, { headers }),
    request.post('/api/web/contact', { headers, data: { subject: 'suggestion', body: 'More ferries.' } }),
  ]);
  expect(answers.map((answer) => answer.status())).toEqual([200, 200, 200]);
  return session;
}

test('a reader with a past and one without are sent the same bytes', async ({ request }) => {
  const [past, none] = [await readerWithPast(request), randomUUID()];
  const ask = async (session: string, path: string, cookie = '') => {
    const headers = { 'SESSION-TOKEN': session, 'Accept-Language': 'vi', Cookie: `session=${session}; ${cookie}` };
    const response = await request.get(path, { headers });
    expect([path, response.status()]).toEqual([path, 200]);
    expect([path, response.headers()['set-cookie']]).toEqual([path, undefined]);
    return response.text();
  };
  for (const [path, cookie] of PAGES) {
    // Numbers grow and seconds pass between two renderings, so pairs are asked for until none does.
    await expect(async () => {
      const [first, other] = await Promise.all([ask(past, path, cookie), ask(none, path, cookie)]);
      expect(first).not.toContain(past);
      expect([path, pageParts(other)]).toEqual([path, pageParts(first)]);
    }).toPass({ timeout: 20_000 });
  }
});

/** What one reader typed or followed, and told nobody else. */
const PRIVATE = 'my-private-words';

/** In content languages that nobody else reads here: who asks first has the page made that is kept for all. */
const SEARCHED: [how: string, languages: string, query: string, headers?: Record<string, string>][] = [
  ['searched for as scripts do', 'ind-rus-vie', `keyword=${PRIVATE}&_rsc`, { RSC: '1' }],
  ['told the search beside a keyword', 'ind-tha-vie', `mail=${PRIVATE}`],
];
for (const [how, languages, query, headers] of SEARCHED) {
  test(`what one reader ${how} is sent to nobody else`, async ({ request }) => {
    const Cookie = `languages=${languages}`;
    expect((await request.get(`/de/search_result?${query}`, { headers: { Cookie, ...headers } })).status()).toBe(200);
    for (const [address, asking] of [['/de/search_result'], ['/de/search_result?_rsc', { RSC: '1' }]] as const) {
      const page = await request.get(address, { headers: { Cookie, ...asking } });
      expect([address, page.status(), page.headers()['x-nextjs-cache']]).toEqual([address, 200, 'HIT']);
      expect([address, (await page.text()).includes(PRIVATE)]).toEqual([address, false]);
    }
  });
}

for (const folder of ['/id', '/icons']) {
  test(`where one reader got lost below ${folder} is told to nobody else`, async ({ request }) => {
    test.setTimeout(180_000);
    const kept = async (address: string) => (await request.get(address)).headers()['x-nextjs-cache'];
    // The page of all that leads nowhere is kept for a minute: whoever asks then has the next one made. Other tests ask for it too.
    await expect
      .poll(() => kept(`${folder}/${PRIVATE}/report.json?token=${PRIVATE}`), { timeout: 150_000, intervals: [250] })
      .toMatch(/^(?:STALE|REVALIDATED)$/);
    await expect.poll(() => kept(`${folder}/else/where`)).toBe('HIT');
    for (const headers of [undefined, { RSC: '1' }]) {
      const page = await request.get(`${folder}/else/where?_rsc`, { headers });
      expect([headers, page.status(), (await page.text()).includes(PRIVATE)]).toEqual([headers, 404, false]);
    }
  });
}

test('who says of himself that he is a script, and is none, is sent what all are', async ({ request }) => {
  const finds = async (headers: Record<string, string>) =>
    (await (await request.get('/en/search_result?keyword=ferry', { headers })).text()).includes('<mark>Ferry</mark>');
  expect([await finds({}), await finds({ RSC: 'x' })]).toEqual([true, true]);
});
