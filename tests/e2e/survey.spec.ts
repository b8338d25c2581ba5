import type { Locator, Page } from 'playwright/test';

import { expect, test } from './test';

const APP = 'os=ios&app_ver=2.1&os_ver=19&secret=hush-hush';
const PATH = `/webview/questionnaire/eng/reading?${APP}`;
/** The one call of the page, with GET and with PUT. */
const CALL = /\/api\/questionnaire\?/;
const INTRODUCTION = 'Six questions about reading';

const question = (page: Page, number: number) => page.locator('fieldset').nth(number - 1);
const send = (page: Page) => page.getByRole('button', { name: /^Send/ });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const pick = (of: Locator, name: string) => of.getByText(name, { exact: true }).click();

/** Answers all that must be answered. */
async function fill(page: Page) {
  await pick(question(page, 1), 'Every day');
  await pick(question(page, 2), 'Mystery');
  await pick(question(page, 3), 'A friend');
}

test('a survey loads, validates, is sent once with the app’s parameters, and is taken from then on @translated @phone @origin @1.4 @2.84 @2.85 @2.86 @2.87 @2.88 @2.89 @2.90 @2.95 @4.62 @4.63 @5.2 @5.8 @7.26 @7.29 @8.9 @8.10 @8.11 @8.13', async ({
  page,
}) => {
  const calls: { method: string; search: string; body: string | null }[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname === '/api/questionnaire') calls.push({ method: request.method(), search, body: request.postData() });
  });
  let arrive = () => undefined as void;
  const held = new Promise<void>((resolve) => (arrive = resolve));
  await page.route(CALL, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(PATH);
  await expect(page.getByText('Loading the survey')).toBeVisible();
  arrive();
  await expect(page.getByText(INTRODUCTION)).toBeVisible();
  await expect(page.getByRole('navigation')).toHaveCount(0);

  await expect(send(page)).toBeDisabled();
  await fill(page);
  await expect(send(page)).toBeEnabled();
  const genres = question(page, 2);
  await pick(genres, 'Mystery');
  await expect(genres.getByText('Please choose the answer.')).toBeVisible();
  await expect(send(page)).toBeDisabled();
  await pick(genres, 'Mystery');
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
});

test('a survey is filled in by keyboard, and the app’s secret goes to the origin alone', async ({ page, request }) => {
  expect(await (await request.get(PATH)).text()).not.toContain('hush-hush');
  const receivers = new Set<string>();
  page.on('request', (sent) => {
    if (JSON.stringify([sent.url(), sent.headers()]).includes('hush-hush')) receivers.add(new URL(sent.url()).pathname);
  });
  await page.goto(PATH);
  await expect(page.getByText(INTRODUCTION)).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(question(page, 1).getByRole('radio', { name: 'A few times a week' })).toBeChecked();
  await expect(question(page, 2).getByRole('checkbox', { name: 'Mystery' })).toBeChecked();
  await page.getByRole('button', { name: 'Go to question 3' }).press('Enter');
  await page.keyboard.press('Space');
  await send(page).press('Enter');
  await expect(page.getByRole('heading', { name: 'Survey completed!' })).toBeFocused();
  expect([...receivers]).toEqual(['/webview/questionnaire/eng/reading', '/api/questionnaire']);
});
