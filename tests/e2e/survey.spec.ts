import type { Locator, Page } from 'playwright/test';

import { NOTICE_SHOWN_MS } from '@/components/ui/notice-shown-ms';
import { encodeResponse } from '@/lib/wire/encode-response';

import { holdTimers } from './hold-timers';
import { expect, test } from './test';

const APP = 'os=ios&app_ver=2.1&os_ver=19&secret=hush-hush';
const ADDRESS = `/webview/questionnaire/eng/reading?${APP}`;
/** The one call of the page, asked with GET and answered with PUT. */
const CALL = /\/api\/questionnaire\?/;

const question = (page: Page, number: number) => page.locator('fieldset').nth(number - 1);
const send = (page: Page) => page.getByRole('button', { name: /^Send/ });
const toast = (page: Page) => page.locator('[data-group=survey]');
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const pick = (of: Locator, name: string) => of.getByText(name, { exact: true }).click();

/** Has calls of one method fail until told otherwise. */
async function failing(page: Page, method: 'GET' | 'PUT', fail: Parameters<Page['route']>[1]) {
  await page.route(CALL, (route, request) => (request.method() === method ? fail(route, request) : route.fallback()));
  return () => page.unroute(CALL);
}

/** Answers all that must be answered. */
async function fill(page: Page, often = 'Every day') {
  await pick(question(page, 1), often);
  await pick(question(page, 2), 'Mystery');
  await pick(question(page, 3), 'A friend');
}

test.beforeEach(({ context }) => holdTimers(context, NOTICE_SHOWN_MS));

async function expectFilled(page: Page) {
  await expect(question(page, 1).getByRole('radio', { name: 'Every day' })).toBeChecked();
  await expect(question(page, 2).getByRole('checkbox', { name: 'Mystery' })).toBeChecked();
  await expect(question(page, 3).getByRole('radio', { name: 'A friend' })).toBeChecked();
  await expect(send(page)).toBeEnabled();
}

test(
  'is loaded, filled in and sent once, with what the app said of itself; and was taken from then on @1.4 @2.84 @2.85 @2.86 @2.87 @2.88 @2.89 @2.90 @2.95 @4.62 @4.63 @5.8 @7.26 @7.29 @8.9 @8.10 @8.11 @8.13',
  { tag: '@origin' },
  async ({ page }) => {
    const calls: { method: string; search: string; body: string | null }[] = [];
    page.on('request', (request) => {
      const { pathname, search } = new URL(request.url());
      if (pathname === '/api/questionnaire') calls.push({ method: request.method(), search, body: request.postData() });
    });
    let arrive = () => undefined as void;
    const held = new Promise<void>((resolve) => (arrive = resolve));
    const stopHolding = await failing(page, 'GET', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(ADDRESS);
    await expect(page.getByText('Loading the survey')).toBeVisible();
    arrive();
    await expect(page.getByText('Six questions about reading')).toBeVisible();
    await stopHolding();
    await expect(page.getByRole('navigation')).toHaveCount(0);

    await expect(send(page)).toBeDisabled();
    await fill(page);
    await expect(send(page)).toBeEnabled();
    const genres = question(page, 2);
    for (const name of ['Romance', 'Sport', 'Something else']) await pick(genres, name);
    await expect(genres.getByText('please answer up to 3 answers.')).toBeVisible();
    await expect(send(page)).toBeDisabled();
    await pick(genres, 'Romance');
    await genres.getByRole('textbox').fill('Whatever the cat reads');
    await expect(genres.getByText('please answer up to 3 answers.')).toHaveCount(0);
    await send(page).dblclick();

    await expect(heading(page)).toHaveText('Survey completed!');
    const query = `?questionnaire_key=reading&lang=eng&${APP}`;
    expect(calls.map(({ method, search }) => [method, search])).toEqual([
      ['GET', query],
      ['PUT', query],
    ]);
    expect(JSON.parse(calls[1]!.body!)).toEqual({
      q1: 'Every day',
      q2: ['Mystery', 'Sport', 'Whatever the cat reads'],
      q3: 'A friend',
    });
    await page.reload();
    await expect(heading(page)).toHaveText('Survey already taken');
    await expect(page.getByText('You have answered this survey before.')).toBeVisible();
  },
);

test(
  'own words alone are an answer, also before they are written @4.65 @5.2 @5.7',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.goto(ADDRESS);
    const found = question(page, 3);
    await fill(page);
    await expect(found.getByRole('textbox')).toBeDisabled();
    await pick(found, 'Something else');
    await found.getByRole('textbox').fill('A lighthouse keeper');
    await pick(found, 'A bookshop');
    await expect(found.getByRole('textbox')).toBeDisabled();
    await expect(found.getByRole('textbox')).toHaveValue('');
    await pick(found, 'Something else');
    const sent = page.waitForRequest((request) => request.method() === 'PUT');
    await send(page).click();
    expect((await sent).postDataJSON()).toEqual({ q1: 'Every day', q2: ['Mystery'], q3: '' });
    await expect(heading(page)).toHaveText('Survey completed!');
  },
);

test(
  'answers outlive whatever becomes of the call, and arrive in the end @8.7',
  { tag: '@desktop' },
  async ({ page }) => {
    const closed = Buffer.from(encodeResponse({ error: { action: 2 } }));
    const refused = Buffer.from(
      encodeResponse({ error: { englishPopup: { subject: 'Out of ink', body: 'Come back tomorrow.' } } }),
    );
    const FAILURES: [how: string, fail: Parameters<Page['route']>[1], told: string][] = [
      ['dead', (route) => route.abort(), 'That did not go through.'],
      ['broken', (route) => route.fulfill({ status: 500, body: 'broken' }), 'That did not go through.'],
      ['garbled', (route) => route.fulfill({ status: 200, body: '7f not a message 7f' }), 'That did not go through.'],
      ['closed', (route) => route.fulfill({ status: 200, body: closed }), 'That did not go through.'],
      ['refused', (route) => route.fulfill({ status: 200, body: refused }), 'Out of ink'],
    ];
    let tries = 0;
    page.on('request', (request) => void (request.method() === 'PUT' && tries++));
    await page.goto(ADDRESS);
    await fill(page);
    for (const [index, [how, fail, told]] of FAILURES.entries()) {
      const heal = await failing(page, 'PUT', fail);
      await send(page).click();
      await expect.poll(() => tries, how).toBe(index + 1);
      await expect(page.locator('form').getByText('Your answers are still here')).toBeVisible();
      await expect(toast(page), how).toContainText(told);
      await expectFilled(page);
      await heal();
    }
    await send(page).click();
    await expect(heading(page)).toHaveText('Survey completed!');
  },
);

test(
  'a survey that does not come says so, and comes when it is asked for again @8.7',
  { tag: '@desktop' },
  async ({ page }) => {
    for (const fail of [
      (route) => route.abort(),
      (route) => route.fulfill({ status: 200, body: '<!doctype html>' }),
    ] as Parameters<Page['route']>[1][]) {
      const heal = await failing(page, 'GET', fail);
      await page.goto(ADDRESS);
      await expect(heading(page)).toHaveText('The card got lost');
      await expect(toast(page)).toContainText('The survey did not reach this page.');
      await heal();
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByText('Six questions about reading')).toBeVisible();
    }
  },
);

test(
  'while the service is closed its page stands there, and the survey after it',
  { tag: '@desktop' },
  async ({ page }) => {
    const heal = await failing(page, 'GET', (route) =>
      route.fulfill({ status: 503, body: Buffer.from(encodeResponse({ error: { action: 2 } })) }),
    );
    await page.goto(ADDRESS);
    await expect(heading(page)).toHaveText('Back in a moment');
    await heal();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText('Six questions about reading')).toBeVisible();
  },
);

test(
  'answered in another tab meanwhile: said and shown; the same answers are thanked for again',
  { tag: ['@desktop', '@origin'] },
  async ({ page, context }) => {
    const [second, third] = [await context.newPage(), await context.newPage()];
    for (const tab of [page, second, third]) {
      await tab.goto(ADDRESS);
      await expect(tab.getByText('Six questions about reading')).toBeVisible();
    }
    for (const [tab, often, outcome] of [
      [page, 'Every day', 'Survey completed!'],
      [second, 'Once a week', 'Survey already taken'],
      [third, 'Every day', 'Survey completed!'],
    ] as const) {
      await fill(tab, often);
      await send(tab).click();
      await expect(heading(tab)).toHaveText(outcome);
      if (tab === second) await expect(toast(tab)).toContainText('Survey already taken');
    }
  },
);

test('a reader whose browser keeps nothing answers as the one who asked', { tag: '@desktop' }, async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
  });
  const sessions: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (CALL.test(request.url())) sessions.push(request.headers()['session-token']);
  });
  await page.goto(ADDRESS);
  await fill(page);
  await send(page).click();
  await expect(heading(page)).toHaveText('Survey completed!');
  expect(sessions).toHaveLength(2);
  expect(sessions[0]).toMatch(/^[\w-]{36}$/);
  expect(sessions[1]).toBe(sessions[0]);
});

test(
  'speaks the language of its address, English where that is none of ours, and of no survey in Spanish to Spanish readers @2.13 @8.8 @9.3',
  { tag: '@desktop' },
  async ({ page }) => {
    for (const [code, locale, title, introduction] of [
      ['eng', 'en', 'Reader survey', 'Six questions about reading'],
      ['esp', 'es', 'Encuesta para lectores', 'Seis preguntas sobre la lectura'],
      ['fr', 'fr', 'Questionnaire des lecteurs', 'Six questions sur la lecture'],
      ['tha', 'th', 'แบบสำรวจผู้อ่าน', 'หกคำถามเรื่องการอ่าน'],
      ['xx', 'en', 'Reader survey', 'Six questions about reading'],
    ] as const) {
      await page.goto(`/webview/questionnaire/${code}/reading`);
      await expect(page.locator('html')).toHaveAttribute('lang', locale);
      await expect(heading(page)).toHaveText(title);
      await expect(page.getByText(introduction)).toBeVisible();
    }
    await page.goto('/webview/questionnaire/esp/none');
    await expect(toast(page)).toContainText('No encontrado');
    await expect(heading(page)).toHaveText('Esta encuesta no existe');
  },
);

test('what the app alone shall know is in no page, and goes nowhere but to the origin @desktop @2.84', async ({
  page,
  request,
}) => {
  expect(await (await request.get(ADDRESS)).text()).not.toContain('hush-hush');
  const told: string[] = [];
  page.on('request', (asked) => {
    const { pathname } = new URL(asked.url());
    if (JSON.stringify([asked.url(), asked.headers()]).includes('hush-hush')) told.push(pathname);
  });
  await page.goto(ADDRESS);
  await fill(page);
  await send(page).click();
  await expect(heading(page)).toHaveText('Survey completed!');
  expect([...new Set(told)]).toEqual(['/webview/questionnaire/eng/reading', '/api/questionnaire']);
});

test('is filled in by keyboard alone @desktop', async ({ page }) => {
  await page.goto(ADDRESS);
  await expect(page.getByText('Six questions about reading')).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(question(page, 1).getByRole('radio', { name: 'A few times a week' })).toBeChecked();
  await expect(question(page, 2).getByRole('checkbox', { name: 'Mystery' })).toBeChecked();
  await page.getByRole('button', { name: 'Go to question 3' }).press('Enter');
  await page.keyboard.press('Space');
  await expect(send(page)).toBeEnabled();
  await send(page).press('Enter');
  await expect(page.getByRole('heading', { name: 'Survey completed!' })).toBeFocused();
});
