import type { Page } from 'playwright/test';

import { openPage, openSettings, skipGreeting } from './reader';
import { watchErrors } from './watch-errors';
import { expect, test } from './test';

const BLACK = 'rgb(19,19,22)';

/** The colour of the browser's bars: that of the first meta element whose media query matches. */
const expectBarColor = (page: Page, color: string) =>
  expect
    .poll(() =>
      page.evaluate(
        () =>
          [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')].find(
            ({ media }) => matchMedia(media).matches,
          )?.content,
      ),
    )
    .toBe(color);

async function choose(page: Page, theme: string) {
  await openSettings(page);
  await page.getByRole('dialog', { name: 'Languages' }).getByRole('radio', { name: theme }).check();
  await page.keyboard.press('Escape');
}

async function follow(page: Page, name: string, path: string) {
  await page.getByRole('link', { name, exact: true }).filter({ visible: true }).first().click();
  await expect(page).toHaveURL(path);
}

test('the chosen theme colours page and browser bars, across pages, visits and changes of the device @phone', async ({
  page,
}) => {
  const errors = watchErrors(page);
  await skipGreeting(page);
  await openPage(page, '/faq');
  await expectBarColor(page, '#ffffff');
  await choose(page, 'Black');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expectBarColor(page, BLACK);
  await follow(page, 'Ranking', '/ranking/hottest');
  await expectBarColor(page, BLACK);
  await openPage(page, '/featured');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expectBarColor(page, BLACK);

  await choose(page, 'Same as my device');
  await expectBarColor(page, '#ffffff');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectBarColor(page, '#131316');
  await follow(page, 'Updates', '/updates');
  await expectBarColor(page, '#131316');
  expect(errors).toEqual([]);
});
