import type { BrowserContext, Page } from 'playwright/test';

import { LOCALES } from '@/lib/i18n/locales';
import de from '@/messages/de.json';
import fr from '@/messages/fr.json';

import { expectLaidOut, FERRY, openSettings } from './reader';
import { expect, test } from './test';

test(
  'the reader’s own language is found, and another can be chosen @4.37 @5.24 @6.3',
  { tag: '@origin' },
  async ({ browser, baseURL }) => {
    const context = await browser.newContext({ baseURL, locale: 'es-ES' });
    const page = await context.newPage();
    await page.goto('/updates');
    await expect(page).toHaveURL('/es/updates');
    await page.getByRole('dialog').getByRole('button', { name: 'Cerrar' }).click();
    await expect(page.getByRole('heading', { name: 'Hoy' })).toBeVisible();
    await expect(page.getByRole('link', { name: FERRY.spanishName, exact: true }).first()).toBeVisible();

    await page
      .getByRole('banner')
      .getByRole('button', { name: /Español|Idiomas/ })
      .click();
    const languages = page.getByRole('dialog', { name: 'Idiomas' });
    await expect(languages.getByRole('button', { name: 'Español' })).toBeDisabled();
    await languages.getByRole('button', { name: 'English' }).click();
    await expect(page).toHaveURL('/updates');
    await expect(page.getByRole('heading', { name: 'Today' })).toBeVisible();
    await expect(page.getByRole('link', { name: FERRY.name, exact: true }).first()).toBeVisible();
    await context.close();
  },
);

test('languages are chosen also where the origin says nothing of them', { tag: '@desktop' }, async ({ page }) => {
  const uncaught: string[] = [];
  page.on('pageerror', ({ message }) => uncaught.push(message));
  await page.route('**/api/language', (route) => route.fulfill({ status: 500, body: '' }));
  await page.goto('/faq');
  await openSettings(page);
  const settings = page.getByRole('dialog', { name: 'Languages' });
  await settings.getByRole('checkbox', { name: /Español/ }).check();
  await expect(settings.getByRole('checkbox', { name: /Español/ })).toBeChecked();
  await settings.getByRole('button', { name: 'Deutsch' }).click();
  await expect(page).toHaveURL('/de/faq');
  expect(uncaught).toEqual([]);
});

for (const screen of ['desktop', 'phone']) {
  test(
    `nothing in the settings moves when the titles of languages have been counted, on a ${screen}`,
    { tag: `@${screen}` },
    async ({ page }) => {
      let count = () => undefined as void;
      const counted = new Promise<void>((resolve) => (count = resolve));
      await page.route('**/api/language', (route) => counted.then(() => route.continue()));
      await page.goto('/faq');
      await openSettings(page);
      const settings = page.getByRole('dialog', { name: 'Languages' });
      const places = () =>
        settings.locator('button, label').evaluateAll((boxes) =>
          boxes.map((box) => {
            const { x, y, width, height } = box.getBoundingClientRect();
            return [box.textContent!.replace(/\d+$/, ''), x, y, width, height].join(' ');
          }),
        );
      await page.evaluate(() => document.fonts.ready);
      const before = await places();
      count();
      await expect(settings.getByRole('checkbox', { name: /^Español \d+$/ })).toBeVisible();
      expect(await places()).toEqual(before);
      await expect(settings.getByRole('checkbox', { name: 'Italiano 0' })).toBeVisible();
    },
  );
}

test('a page that names its language opens in the one that is chosen', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/rating/deu');
  await page
    .getByRole('banner')
    .getByRole('button', { name: /Deutsch|Sprachen/ })
    .click();
  await page.getByRole('dialog', { name: 'Sprachen' }).getByRole('button', { name: 'English' }).click();
  await expect(page).toHaveURL('/rating/eng');
  await expect(page.getByRole('heading', { level: 1, name: 'Age rating' })).toBeVisible();
});

test(
  'a page is sent the messages of its own locale that its scripts use, and no others',
  { tag: '@desktop' },
  async ({ request }) => {
    const sent = async (path: string) => (await request.get(path)).text();
    const faq = await sent('/de/faq');
    expect(faq).toContain(de.feedback.sent);
    for (const text of [de.viewer.failed, de.home.popup, de.favorites.undo, fr.feedback.sent, fr.shell.theme.system])
      expect(faq, text).not.toContain(text);
    const home = await sent('/de/updates');
    expect(home).toContain(de.home.more);
    for (const text of [de.feedback.sent, de.viewer.failed, de.ranking.score, fr.home.more, fr.shell.theme.system])
      expect(home, text).not.toContain(text);
  },
);

for (const path of [
  '/de/terms',
  '/rating/deu',
  '/ru/privacypolicy',
  '/fr/privacypolicy',
  `/de/comments/${FERRY.firstChapterId}`,
  '/ru/ranking/hottest',
  '/id/about_us',
  '/vi/faq',
  '/th/terms',
]) {
  test(`${path} breaks no word of its headings in a window of 320`, { tag: '@phone' }, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await page.goto(path);
    // Where a picture comes first, fonts are not even asked for before.
    await expectLaidOut(page);
    const broken = await page.evaluate(async () => {
      await document.fonts.ready;
      const texts = [...document.querySelectorAll('main :is(h1, h2)')].flatMap((heading) => {
        const walker = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
        const found: Text[] = [];
        while (walker.nextNode()) found.push(walker.currentNode as Text);
        return found;
      });
      const range = document.createRange();
      // Thai writes no spaces: its words are the browser's to find.
      return texts.flatMap((text) =>
        [...text.data.matchAll(/[\p{Script=Latin}\p{Script=Cyrillic}]+/gu)].flatMap(({ 0: word, index }) => {
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1 ? [word] : [];
        }),
      );
    });
    expect(broken).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });
}

/** A series that has no English title. */
const SPANISH_ALONE = 'La bruja de los jueves';
const LIST = '/manga_list/ongoing';

/** A tab of a browser that has seen home's popup and keeps some things. Nobody looks at its pictures. */
async function openTab(context: BrowserContext, address: string, kept: Record<string, string> = {}): Promise<Page> {
  const page = await context.newPage();
  await page.route('**/media/**', (route) => route.abort());
  await page.addInitScript(
    (values) => {
      for (const [key, value] of Object.entries(values))
        if (localStorage.getItem(key) === null) localStorage.setItem(key, value);
    },
    { VIEWED_POPUP: '[1,2,3,4,11,12,13]', ...kept },
  );
  await page.goto(address);
  return page;
}

const titled = (page: Page, name: string) =>
  page
    .getByRole('main')
    .getByRole('article')
    .filter({ has: page.getByRole('link', { name, exact: true }) });
const contentOf = (page: Page, name: RegExp) => page.getByRole('dialog').getByRole('checkbox', { name });

test(
  'a content language comes and goes, and another interface has its own alone, on every page @1.9 @4.35',
  { tag: '@origin' },
  async ({ context }) => {
    test.setTimeout(180_000);
    const page = await openTab(context, LIST);
    await expect(titled(page, SPANISH_ALONE)).toHaveCount(0);
    await openSettings(page);
    await expect(contentOf(page, /^English \d+$/)).toBeDisabled();
    await contentOf(page, /^Español \d+$/).check();
    await page.keyboard.press('Escape');
    await expect(titled(page, SPANISH_ALONE)).toHaveCount(1);

    await openSettings(page);
    await page.getByRole('dialog').getByRole('button', { name: 'Français' }).click();
    await expect(page).toHaveURL(`/fr${LIST}`);
    await openSettings(page);
    await expect(contentOf(page, /^Français \d+$/)).toBeChecked();
    await expect(contentOf(page, /^Español \d+$/)).not.toBeChecked();
    expect(await page.evaluate(() => localStorage.getItem('contentsV2'))).toBe('fra');
    const asked: string[] = [];
    page.on('response', (response) => void asked.push(`${response.status()} ${new URL(response.url()).pathname}`));
    for (const section of ['updates', 'featured']) {
      await page.goto(`/${section}`);
      await expect(page).toHaveURL(`/fr/${section}`);
      await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
      expect(asked).toContain(`200 /fr/${section}`);
    }
  },
);

test('a language that is chosen in one tab is spoken in the other', { tag: '@desktop' }, async ({ context }) => {
  const other = await openTab(context, `/titles/${FERRY.titleId}`);
  const page = await openTab(context, '/updates');
  await openSettings(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Deutsch' }).click();
  await expect(page).toHaveURL('/de/updates');
  await other.bringToFront();
  await expect(other).toHaveURL(`/de/titles/${FERRY.titleId}`);
  await expect(other.locator('html')).toHaveAttribute('lang', 'de');
});

test('a content language that is chosen in one tab is read in the other', { tag: '@desktop' }, async ({ context }) => {
  const other = await openTab(context, LIST);
  const page = await openTab(context, '/faq');
  await openSettings(page);
  await contentOf(page, /^Español \d+$/).check();
  await other.bringToFront();
  await expect(titled(other, SPANISH_ALONE)).toHaveCount(1);
  await openSettings(other);
  await expect(contentOf(other, /^Español \d+$/)).toBeChecked();
});

test(
  'what was stored outlives its cookie, and the setting of before there were several is moved @4.37 @4.38',
  { tag: '@desktop' },
  async ({ context }) => {
    const lost = await openTab(context, `/titles/${FERRY.titleId}?from=mail`, { service: 'es' });
    await expect(lost).toHaveURL(`/es/titles/${FERRY.titleId}?from=mail`);
    await lost.evaluate(() => localStorage.clear());
    await lost.close();
    await context.clearCookies();
    const old = await openTab(context, LIST, { contents: 'es' });
    await expect(titled(old, SPANISH_ALONE)).toHaveCount(1);
    expect(await old.evaluate(() => ['contents', 'contentsV2'].map((key) => localStorage.getItem(key)))).toEqual([
      null,
      'esp',
    ]);
  },
);

const RUBBISH = ['xx', 'english', 'ES', '%F0%9F%A6%8A', '../../de', '{"locale":"de"}', 'e'.repeat(4_000)];

test(
  'rubbish in cookies and storage leads to a page in a language of ours, and in no circle',
  { tag: '@desktop' },
  async ({ context, request }) => {
    test.setTimeout(180_000);
    for (const rubbish of RUBBISH) {
      const answer = await request.get('/updates', {
        headers: { 'Accept-Language': 'en', Cookie: `locale=${rubbish}; languages=${rubbish}` },
        maxRedirects: 0,
      });
      expect([rubbish, answer.status()]).toEqual([rubbish, 200]);
      expect(await answer.text()).toContain('<html lang="en"');
    }
    for (const rubbish of RUBBISH) {
      const page = await openTab(context, '/de/faq', { service: rubbish, contentsV2: rubbish });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await openSettings(page);
      await expect(contentOf(page, /^Deutsch \d+$/)).toBeChecked();
      await expect(page).toHaveURL('/de/faq');
      await page.evaluate(() => localStorage.clear());
      await page.close();
    }
  },
);

test(
  'nothing of the settings is cut off in a window of 320, in any language',
  { tag: '@phone' },
  async ({ context }) => {
    test.setTimeout(180_000);
    const page = await openTab(context, '/faq');
    await page.setViewportSize({ width: 320, height: 640 });
    for (const locale of LOCALES) {
      await page.goto(`/${locale}/faq`);
      await openSettings(page);
      await expect(page.getByRole('dialog').getByRole('checkbox', { name: /\d+$/ }).first()).toBeAttached();
      const cut = await page.getByRole('dialog').evaluate(async (dialog) => {
        await document.fonts.ready;
        return [...dialog.querySelectorAll('legend, p, label, button, h2')].flatMap((element) => {
          const { left, right } = element.getBoundingClientRect();
          return element.scrollWidth > element.clientWidth || left < 0 || right > window.innerWidth
            ? [element.textContent]
            : [];
        });
      });
      expect([locale, ...cut]).toEqual([locale]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    }
  },
);
