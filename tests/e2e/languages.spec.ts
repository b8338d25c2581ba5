import { expect, test } from 'playwright/test';

import de from '@/messages/de.json';
import fr from '@/messages/fr.json';

import { FERRY } from './reader';

test('the reader’s own language is found, and another can be chosen', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL, locale: 'es-ES' });
  const page = await context.newPage();
  await page.goto('/updates');
  await expect(page).toHaveURL('/es/updates');
  await page.getByRole('dialog').getByRole('button', { name: 'Cerrar' }).click();
  await expect(page.getByRole('heading', { name: 'Hoy' })).toBeVisible();
  await expect(page.getByRole('link', { name: FERRY.spanishName, exact: true }).first()).toBeVisible();

  await page.getByRole('banner').getByRole('button', { name: /Español|Idiomas/ }).click();
  const languages = page.getByRole('dialog', { name: 'Idiomas' });
  await expect(languages.getByRole('button', { name: 'Español' })).toBeDisabled();
  await languages.getByRole('button', { name: 'English' }).click();
  await expect(page).toHaveURL('/updates');
  await expect(page.getByRole('heading', { name: 'Today' })).toBeVisible();
  await expect(page.getByRole('link', { name: FERRY.name, exact: true }).first()).toBeVisible();
  await context.close();
});

test('a page that names its language opens in the one that is chosen', async ({ page }) => {
  await page.goto('/rating/deu');
  await page.getByRole('banner').getByRole('button', { name: /Deutsch|Sprachen/ }).click();
  await page.getByRole('dialog', { name: 'Sprachen' }).getByRole('button', { name: 'English' }).click();
  await expect(page).toHaveURL('/rating/eng');
  await expect(page.getByRole('heading', { level: 1, name: 'Age rating' })).toBeVisible();
});

test('a page is sent the messages of its own locale that its scripts use, and no others', async ({ request }) => {
  const sent = async (path: string) => (await request.get(path)).text();
  const faq = await sent('/de/faq');
  expect(faq).toContain(de.feedback.sent);
  for (const text of [de.viewer.failed, de.home.popup, de.favorites.undo, fr.feedback.sent, fr.shell.theme.system]) expect(faq, text).not.toContain(text);
  const home = await sent('/de/updates');
  expect(home).toContain(de.home.more);
  for (const text of [de.feedback.sent, de.viewer.failed, de.ranking.score, fr.home.more, fr.shell.theme.system]) expect(home, text).not.toContain(text);
});

for (const path of ['/de/terms', '/rating/deu', '/ru/privacypolicy', '/fr/privacypolicy', `/de/comments/${FERRY.firstChapterId}`, '/ru/ranking/hottest', '/id/about_us', '/vi/faq', '/th/terms']) {
  test(`${path} breaks no word of its headings in a window of 320`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await page.goto(path);
    const broken = await page.evaluate(() => {
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
