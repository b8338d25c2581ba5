import { allSeries } from '@/lib/origin/demo/all-series';
import { tagNames } from '@/lib/origin/demo/tags';

import { misspoken } from '../support/misspoken';
import { FERRY } from './reader';
import { localePages } from './route-table';
import { expect, test } from './test';

// What the server sends: a script would put the reader's own content languages in the place of the cookie's.
test.use({ javaScriptEnabled: false });

/** Authors are left out: their names are the same in every edition. */
const names = allSeries.flatMap(({ editions }) => (editions.eng ? [editions.eng.name] : []));
const chapterTitles = ['Sixty-One Crossings', 'The Bench by the Lifebelt'];
const genres = [tagNames['slice-of-life'].eng, tagNames.school.eng];
const escaped = (words: string) => words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

test('content in another language carries its lang', async ({ page, context, baseURL }) => {
  await context.addCookies([{ name: 'languages', value: 'eng-esp', url: baseURL! }]);
  const pattern = `(?<![\\p{L}\\p{N}])(?:${[...names, ...chapterTitles].map(escaped).join('|')})|^(?:${genres.join('|')})$`;
  for (const { path } of localePages('es')) {
    // A page that is about something else may name a series in its own words.
    if (!/updates|hottest|ongoing|titles|viewer|comments|search_result/.test(path)) continue;
    await page.goto(path);
    expect.soft(await page.evaluate(misspoken, { pattern, tag: 'en' }), path).toEqual([]);
  }
  await page.goto(`/es/comments/${FERRY.firstChapterId}`);
  const bodies = page.getByRole('article').locator('p[id]');
  expect(await bodies.count()).toBeGreaterThan(5);
  for (const body of await bodies.all()) await expect(body).toHaveAttribute('lang', 'en');
});
