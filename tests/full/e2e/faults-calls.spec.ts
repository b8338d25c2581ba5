import path from 'node:path';

import type { Locator, Page } from 'playwright/test';

import { decodeResponse } from '@/lib/wire/decode-response';

import { faultProxy, faults, isSilent, oddities, type Fault, type FaultProxy } from '@/tests/support/fault-proxy';
import { FERRY, openSettings } from '@/tests/e2e/reader';
import { watchErrors } from '@/tests/e2e/watch-errors';
import { expect, test } from '@/tests/e2e/test';

// Each goes through all that can go wrong.
test.describe.configure({ timeout: 180_000 });

let proxy: FaultProxy;

test.beforeAll(async ({ site: demo }) => {
  proxy = await faultProxy(demo.url);
});
test.afterAll(() => proxy?.close());
test.afterEach(() => {
  proxy.heal();
  proxy.asked.length = 0;
  proxy.passed.length = 0;
});

/** What goes wrong on the way back alone. */
const HEARD = new Set<Fault>([
  'breaks off',
  'breaks off after the head',
  'falls silent',
  'ends too soon',
  'garbles',
  'answers nothing',
]);
const TITLE = `/titles/${FERRY.titleId}`;
/** One whose likes no test that runs at the same time counts. */
const LIKED = FERRY.firstChapterId + (Number(process.env.TEST_PARALLEL_INDEX ?? 0) % 3);
/** Waits for what comes of a fault; where it is silence, the page loses its patience. */
async function impatiently(page: Page, fault: Fault, seen: () => Promise<unknown>): Promise<void> {
  await expect(async () => {
    if (isSilent(fault))
      await page.evaluate(() => (globalThis as unknown as { losePatience: () => void }).losePatience());
    await seen();
  }, fault).toPass({ timeout: 15_000 });
}

/** Whether a page has said this, for a while at least. */
const hasSaid = (page: Page, words: string) =>
  page.evaluate(
    (text) => (globalThis as unknown as { said: string[] }).said.some((each) => each.includes(text)),
    words,
  );

test.beforeEach(async ({ page }) => {
  await page.addInitScript({ path: path.resolve(__dirname, '../support/patience.cjs') });
  await page.addInitScript(() => {
    localStorage.setItem('VIEWED_POPUP', '[1,2,3,4]');
    localStorage.setItem('session', localStorage.getItem('session') ?? crypto.randomUUID());
    const said: string[] = [];
    const hear = () =>
      said.push(...[...document.querySelectorAll('[role="status"]')].map(({ textContent }) => textContent));
    new MutationObserver(hear).observe(document, { childList: true, subtree: true });
    Object.assign(window, { said });
  });
});

interface Screen {
  /** Where it is, and what it asks for once it is there. */
  path: string;
  asks: RegExp;
  /** What the reader does for that to be asked. */
  act?: (page: Page) => Promise<void>;
  /** What says that it did not come. */
  broken: (page: Page) => Locator;
  /** What is there when it has come. */
  whole: (page: Page) => Locator;
}

const main = (page: Page) => page.getByRole('main');

/** Screens of which the browser brings what is the reader's, or what would be too much for a page. */
const SCREENS: Record<string, Screen> = {
  favourites: {
    path: '/favorited',
    asks: /^GET \/api\/title_list\/bookmark/,
    broken: (page) => main(page).getByRole('alert').filter({ hasText: 'The shelf would not open' }),
    whole: (page) => main(page).getByRole('heading', { name: 'Nothing on the shelf' }),
  },
  search: {
    path: '/search_result',
    asks: /^GET \/api\/title_list\/allV2/,
    act: (page) => main(page).getByRole('searchbox').fill('ferry'),
    broken: (page) => main(page).getByRole('alert').filter({ hasText: 'The index would not open' }),
    whole: (page) => main(page).getByRole('link', { name: FERRY.name }).first(),
  },
  survey: {
    path: '/webview/questionnaire/eng/reading',
    asks: /^GET \/api\/questionnaire/,
    broken: (page) => main(page).getByRole('heading', { name: 'The card got lost' }),
    whole: (page) => main(page).getByText('Six questions about reading'),
  },
};

for (const [name, { path: address, asks, act, broken, whole }] of Object.entries(SCREENS)) {
  test(`${name}: whatever becomes of the answer, it is said, and comes when it is asked for again @desktop`, async ({
    page,
  }) => {
    const errors = watchErrors(page);
    for (const fault of faults) {
      proxy.fail(fault, asks);
      await page.goto(proxy.url + address);
      await act?.(page);
      await impatiently(page, fault, () => expect(broken(page)).toBeVisible({ timeout: 500 }));
      await expect(whole(page)).toHaveCount(0);
      proxy.heal();
      await main(page).getByRole('button', { name: 'Try again' }).click();
      await expect(whole(page), fault).toBeVisible();
      await expect(broken(page)).toHaveCount(0);
    }
    for (const oddity of oddities) {
      proxy.fail(oddity, asks);
      await page.goto(proxy.url + address);
      await act?.(page);
      await expect(whole(page), oddity).toBeVisible();
      proxy.heal();
    }
    expect(errors).toEqual([]);
  });
}

/** Of pictures there are many: those that come to an end at once, and none of 32 MiB. */
const OF_PICTURES = ['resets the connection', 'answers nothing', 'answers with a page'] as const satisfies Fault[];

test('what only adds to a page is not missed, whatever becomes of it @desktop', async ({ page }) => {
  // Three pages a fault, and all that they ask for.
  test.setTimeout(360_000);
  const errors = watchErrors(page);
  for (const [place, fault] of faults.entries()) {
    proxy.fail(fault, /^GET \/api\//);
    proxy.fail(OF_PICTURES[place % OF_PICTURES.length]!, /^GET \/media\//);
    await page.goto(`${proxy.url}/updates`);
    await openSettings(page);
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('checkbox', { name: 'Español' })).toBeEnabled();
    await page.goto(proxy.url + TITLE);
    await expect(page.getByRole('heading', { level: 1, name: FERRY.name })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Favourite', exact: true }).filter({ visible: true })).toBeEnabled();
    await page.goto(`${proxy.url}/comments/${FERRY.firstChapterId}`);
    await expect(page.getByRole('article').first()).toBeVisible();
    proxy.heal();
  }
  expect(errors).toEqual([]);
});

/** What a reader does that has to reach the origin, and can be done again or taken back. */
interface Write {
  path: string;
  carries: RegExp;
  button: (page: Page) => Locator;
  /** Whether it is shown as done. */
  isShown: (button: Locator) => Promise<boolean>;
  told: string;
  /** What the origin says of it. */
  asks: string;
  isKept: (answer: Buffer) => boolean;
}

const WRITES: Record<string, Write> = {
  favourite: {
    path: TITLE,
    carries: /^PUT \/api\/title_list\/bookmark/,
    button: (page) => main(page).locator('button[data-state]').filter({ visible: true }).first(),
    isShown: async (button) => (await button.getAttribute('data-state')) === 'done',
    told: 'That didn’t work. Your favourites haven’t changed.',
    asks: '/api/title_list/bookmark',
    isKept: (answer) => (decodeResponse(answer).success?.subscribedTitlesView?.titles ?? []).length > 0,
  },
  like: {
    path: `/comments/${LIKED}`,
    carries: /^PUT \/api\/comment_like/,
    button: (page) =>
      page
        .getByRole('article')
        .first()
        .getByRole('button', { name: /^Like / }),
    isShown: async (button) => (await button.getAttribute('aria-pressed')) === 'true',
    told: 'That didn’t work. The likes haven’t changed.',
    asks: `/api/comment?chapter_id=${LIKED}`,
    isKept: (answer) =>
      (decodeResponse(answer).success?.commentListView?.comments ?? []).some(({ alreadyLiked }) => alreadyLiked),
  },
};

const waiting = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('laterWrite_')).length);

for (const [name, { path: address, carries, button, isShown, told, asks, isKept }] of Object.entries(WRITES)) {
  test(`a ${name} is kept, waits, or is taken back and said; what is shown is what is kept @desktop`, async ({
    page,
    request,
    baseURL,
  }) => {
    const errors = watchErrors(page);
    for (const fault of faults) {
      const session = `${name}-${faults.indexOf(fault)}-${crypto.randomUUID()}`;
      await page.goto(`${proxy.url}/healthz`);
      await page.evaluate((id) => localStorage.setItem('session', id), session);
      const mine = page.waitForResponse((response) => response.url() === proxy.url + asks);
      await page.goto(proxy.url + address);
      await mine;
      proxy.fail(fault, carries);
      await button(page).click();
      await impatiently(page, fault, () =>
        expect(button(page)).not.toHaveAttribute('aria-disabled', 'true', { timeout: 500 }),
      );
      const wasTold = await hasSaid(page, told);
      expect([fault, wasTold && (await waiting(page)) > 0]).toEqual([fault, false]);
      expect([fault, wasTold || (await isShown(button(page)))]).toEqual([fault, true]);
      proxy.heal();

      // The next page sends what waits.
      await page.goto(proxy.url + address);
      await expect.poll(() => waiting(page), fault).toBe(0);
      const truth = isKept(
        await (
          await request.get(baseURL + asks, { headers: { 'SESSION-TOKEN': session, connection: 'close' } })
        ).body(),
      );
      await expect.poll(() => isShown(button(page)), fault).toBe(truth);
      // Nothing is said to have failed that was done.
      expect([fault, truth]).toEqual([fault, !wasTold]);
    }
    expect(errors).toEqual([]);
  });
}

test('a message is kept until it has arrived, and nothing sends it but the reader @desktop', async ({ page }) => {
  const errors = watchErrors(page);
  await page.goto(`${proxy.url}/faq`);
  const field = page.getByRole('textbox', { name: 'Your message' });
  const send = page.getByRole('button', { name: /^Send/ });
  const alert = main(page).getByRole('alert');
  for (const fault of faults) {
    proxy.fail(fault, /^POST \/api\/web\/contact/);
    await field.fill(`While it ${fault}`);
    await expect(alert).toHaveCount(0);
    await send.click();
    await impatiently(page, fault, () => expect(alert).toHaveText('Error! Please wait a moment', { timeout: 500 }));
    await expect(field).toHaveValue(`While it ${fault}`);
    await expect(send).toBeEnabled();
    proxy.heal();
  }
  await send.click();
  await expect(page.getByText('Your feedback was successfully sent.')).toBeVisible();
  expect(proxy.passed.filter((call) => call.startsWith('POST'))).toHaveLength(HEARD.size + 1);
  expect(errors).toEqual([]);
});

test('answers to a survey are kept until they have arrived, and nothing sends them but the reader @desktop', async ({
  page,
}) => {
  const errors = watchErrors(page);
  await page.goto(`${proxy.url}/webview/questionnaire/eng/reading`);
  for (const answer of ['Every day', 'Mystery', 'A friend']) await page.getByText(answer, { exact: true }).click();
  const send = page.getByRole('button', { name: /^Send/ });
  const failed = page.locator('form').getByText('Your answers are still here');
  for (const [place, fault] of faults.entries()) {
    proxy.fail(fault, /^PUT \/api\/questionnaire/);
    await page.getByText(place % 2 === 0 ? 'A bookshop' : 'A friend', { exact: true }).click();
    await expect(failed).toHaveCount(0);
    await send.click();
    await impatiently(page, fault, () => expect(failed).toBeVisible({ timeout: 500 }));
    await expect(page.getByRole('radio', { name: 'Every day' })).toBeChecked();
    proxy.heal();
  }
  await send.click();
  await expect(page.getByRole('heading', { level: 1, name: /^Survey (completed!|already taken)$/ })).toBeVisible();
  expect(proxy.passed.filter((call) => call.startsWith('PUT'))).toHaveLength(HEARD.size + 1);
  expect(errors).toEqual([]);
});
