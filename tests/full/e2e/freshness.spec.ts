import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

import { limits } from '@/lib/limits';
import { folderInTest, SERIES, writeAll } from '@/lib/origin/publish/folder-in-test';

import { OWN_DATA } from '@/scripts/own-data.mjs';
import { serveSite, type Site } from '@/tests/support/serve-site';
import { expect, test } from '@/tests/e2e/test';

// Two instances on one database, of which one is told of publications.
test.describe.configure({ mode: 'default' });

const ROOT = path.resolve(__dirname, '../../..');
const HOME = '/updates';
const TITLE = '/titles/10010';
const TOKEN = 'a-token-of-these-tests';
/** The name of a chapter that is yet to open. */
const COMING = 'Extra Nine';
/** That of one that is yet to end. */
const LEAVING = 'Extra Ten';
/** Less than after which a page would be made anew whatever has happened. */
const SOON_MS = 40_000;
const JUST_BEFORE_MS = 2_000;
/** So long a site that has seen a change goes on making pages anew. */
const RENEWS_MS = 3 * limits.catalogueLookMs;

const base = mkdtempSync(path.join(tmpdir(), 'freshness-'));
const folder = path.join(base, 'folder');
const env = { DATA_DIR: path.join(base, 'data'), DEMO_SEED: 'off', REVALIDATE_TOKEN: TOKEN };
let told: Site;
let other: Site;

async function publish(settings: Record<string, string> = {}): Promise<string> {
  const run = promisify(execFile)(process.execPath, ['scripts/publish.mjs', folder], {
    cwd: ROOT,
    env: { ...process.env, ...OWN_DATA, ...env, ...settings },
  });
  return (await run).stdout;
}
const says = async ({ url }: Site, page: string, words: string) =>
  (await (await fetch(url + page)).text()).includes(words);
/** Asks for one page until it shows something; of all others none is asked for meanwhile. */
const shows = (site: Site, page: string, words: string, expected = true) =>
  expect.poll(() => says(site, page, words), { message: words, timeout: SOON_MS, intervals: [500] }).toBe(expected);

test.beforeAll(async () => {
  test.setTimeout(120_000);
  await folderInTest(folder);
  await publish();
  [told, other] = await Promise.all([serveSite(env), serveSite({ ...env, REVALIDATE_TOKEN: '' })]);
  for (const site of [told, other])
    for (const page of [HOME, TITLE])
      expect([page, await says(site, page, 'The Six O’Clock Ferry')]).toEqual([page, true]);
});
test.afterAll(async () => {
  await Promise.all([told?.stop(), other?.stop()]);
  rmSync(base, { recursive: true, force: true });
});

/** Publishes the series under a new name, with a chapter that opens later, and looks who shows it. Gives the time of that, in milliseconds since 1970. */
async function renamed(name: string, aheadMs: number): Promise<number> {
  const opens = Math.ceil((Date.now() + aheadMs) / 1_000) * 1_000;
  const series = SERIES.replace('The Six O’Clock Ferry', name).replace(
    '2026-01-12T15:00:00Z',
    `${new Date(opens).toISOString()}\n    name: ${COMING}`,
  );
  await writeAll(folder, { 'ferry-at-six/series.yaml': series });
  expect(await publish({ REVALIDATE_URL: `${told.url}/revalidate` })).toContain('told, and shows it now.');
  for (const page of [TITLE, HOME]) expect([page, await says(told, page, name)]).toEqual([page, true]);
  await shows(other, HOME, name);
  expect([TITLE, await says(other, TITLE, name)]).toEqual([TITLE, true]);
  return opens;
}

/** Asks both sites for pages, which show something or do not all the time, so that all are kept from just before a moment, when no site makes any anew for what was published. */
async function sameUntil(moment: number, pages: readonly string[], words: string, expected: boolean): Promise<void> {
  let others = 0;
  await expect
    .poll(
      async () => {
        const seen = await Promise.all([told, other].flatMap((site) => pages.map((page) => says(site, page, words))));
        if (Date.now() < moment) others += seen.filter((shown) => shown !== expected).length;
        return Date.now();
      },
      { timeout: 120_000, intervals: [500] },
    )
    .toBeGreaterThan(moment - JUST_BEFORE_MS);
  expect(others).toBe(0);
}

test('whoever comes first sees what was published, at once where the site was told, and soon elsewhere; and a chapter that has opened', async () => {
  test.setTimeout(240_000);
  let opens = 0;
  // Where publishing takes long it is done again, with more time until the chapter opens.
  for (let aheadMs = 20_000; opens < Date.now() + RENEWS_MS; aheadMs *= 2)
    opens = await renamed(`The Night Boat ${aheadMs}`, aheadMs);
  await sameUntil(opens, [HOME, TITLE], COMING, false);
  for (const site of [told, other]) {
    await shows(site, HOME, COMING);
    expect([TITLE, await says(site, TITLE, COMING)]).toEqual([TITLE, true]);
  }
});

test('a chapter whose time ends is gone from its title’s page soon after, though nothing is published', async () => {
  test.setTimeout(240_000);
  let ends = 0;
  // As above.
  for (let aheadMs = 20_000; ends < Date.now() + RENEWS_MS; aheadMs *= 2) {
    ends = Math.ceil((Date.now() + aheadMs) / 1_000) * 1_000;
    const series = SERIES.replace(
      '2026-01-12T15:00:00Z',
      `2026-01-12T15:00:00Z\n    end: ${new Date(ends).toISOString()}\n    name: ${LEAVING}`,
    );
    await writeAll(folder, { 'ferry-at-six/series.yaml': series });
    await publish({ REVALIDATE_URL: `${told.url}/revalidate` });
    // Seen while it is there, so that a page with it is what is kept; where its time ends before that, it is done again.
    const isSeen = async (site: Site) => (await says(site, TITLE, LEAVING)) || Date.now() > ends;
    await Promise.all(
      [told, other].map((site) =>
        expect.poll(() => isSeen(site), { message: LEAVING, timeout: SOON_MS, intervals: [500] }).toBe(true),
      ),
    );
  }
  await sameUntil(ends, [TITLE], LEAVING, true);
  await Promise.all([told, other].map((site) => shows(site, TITLE, LEAVING, false)));
});

test('only who brings the token has a site look', async () => {
  const ask = async ({ url }: Site, method: string, token?: string) =>
    (await fetch(`${url}/revalidate`, { method, headers: token ? { authorization: `Bearer ${token}` } : {} })).status;
  expect([
    await ask(told, 'POST', TOKEN),
    await ask(told, 'POST', 'another-token-of-these'),
    await ask(told, 'POST'),
    await ask(told, 'GET', TOKEN),
  ]).toEqual([204, 401, 401, 405]);
  expect(await ask(other, 'POST', TOKEN)).toBe(404);
});
