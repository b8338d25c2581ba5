import { randomUUID } from 'node:crypto';

import { expect, test, type APIRequestContext } from 'playwright/test';

import { pageParts } from '../support/page-parts';
import { FERRY } from './reader';

/** A language set that few share: its pages are rendered at each request. */
const RARE = 'languages=deu-eng-esp-fra';

/** Every page, as one edition asks for it. Kept ones stand in a locale that few journeys visit: the first to ask may be a reader with a past. */
const PAGES: [path: string, cookie?: string][] = [
  ...['/updates', '/featured', '/ranking/hottest', '/manga_list/ongoing'].flatMap((path): [string, string?][] => [[`/vi${path}`], [`/vi${path}`, RARE]]),
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
