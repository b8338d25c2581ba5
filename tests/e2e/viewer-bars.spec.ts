import { expectPageShown, FERRY, showBars } from './reader';
import { expect, test } from './test';

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('viewerMode', 'horizontal'));
  await page.goto(`/viewer/${FERRY.firstChapterId}`);
  await expectPageShown(page, 1);
  await showBars(page);
});

test('above the pages: home, the title, its chapters, languages and settings @2.53', async ({ page }) => {
  const bar = page.getByRole('banner');
  await expect(bar.getByRole('link', { name: 'Komawari, to the updates' })).toHaveAttribute('href', '/updates');
  await expect(bar.getByRole('link', { name: FERRY.name })).toHaveAttribute('href', `/titles/${FERRY.titleId}`);

  await bar.getByRole('button', { name: 'Chapters' }).click();
  await expect(
    page.getByRole('dialog', { name: 'Chapters' }).locator(`a[href*="/viewer/${FERRY.firstChapterId + 1}"]`),
  ).toBeVisible();
  await bar.getByRole('button', { name: /^Language/ }).click();
  await expect(page.getByRole('dialog', { name: 'Language' }).getByRole('link', { name: /^Español/ })).toHaveAttribute(
    'href',
    `/titles/${FERRY.spanishTitleId}`,
  );
  await bar.getByRole('button', { name: 'Settings' }).click();
  const settings = page.getByRole('dialog', { name: 'Settings' });
  await expect(settings.getByRole('group', { name: 'Reading direction' }).getByRole('radio')).toHaveCount(2);
  await expect(settings.getByRole('group', { name: 'Page resolution' })).toHaveText(/Low\s*Medium\s*High/);
  await expect(settings.getByRole('button', { name: 'Share' })).toBeVisible();
});

test('below them: a slider, the comments, and the page of how many @2.54', async ({ page }) => {
  const bar = page.getByRole('contentinfo');
  const slider = bar.getByRole('slider', { name: 'Page' });
  const total = Number(await slider.getAttribute('aria-valuemax'));
  expect(total).toBeGreaterThan(5);
  await expect(slider).toHaveAttribute('aria-valuetext', `Page 1 of ${total}`);
  await expect(bar.getByText(new RegExp(`^1\\s*/\\s*${total}$`))).toBeVisible();
  await expect(bar.getByRole('link', { name: /comments?$/ })).toHaveAttribute(
    'href',
    `/comments/${FERRY.firstChapterId}`,
  );
});
