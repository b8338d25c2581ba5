import { NOTICE_SHOWN_MS } from '@/components/ui/notice-shown-ms';

import { holdTimers } from './hold-timers';
import { expectPageShown, FERRY, showBars } from './reader';
import { expect, test } from './test';

/** Its newest chapters are free once or for tickets. */
const HOUR_JAR = 60;

test('bars name home, title, chapters, languages, settings, comments and position, and one Back leaves @translated @2.53 @2.54 @R24', async ({
  page,
}) => {
  await page.goto(`/titles/${FERRY.titleId}`);
  await page.evaluate(() => localStorage.setItem('viewerMode', 'horizontal'));
  await page.goto(`/viewer/${FERRY.firstChapterId}`);
  await expectPageShown(page, 1);
  await expect(page.locator('[data-viewer]')).toHaveAttribute('data-direction', 'rtl');
  const [top, bottom] = [page.getByRole('banner'), page.getByRole('contentinfo')];
  const slider = bottom.getByRole('slider', { name: 'Page' });
  const total = Number(await slider.getAttribute('aria-valuemax'));
  expect(total).toBeGreaterThan(5);
  await expect(slider).toHaveAttribute('aria-valuetext', `Page 1 of ${total}`);
  await expect(bottom.getByText(new RegExp(`^1\\s*/\\s*${total}$`))).toBeVisible();
  await expect(bottom.getByRole('link', { name: /comments?$/ })).toHaveAttribute(
    'href',
    `/comments/${FERRY.firstChapterId}`,
  );
  await expect(top.getByRole('link', { name: 'Komawari, to the updates' })).toHaveAttribute('href', '/updates');
  await expect(top.getByRole('link', { name: FERRY.name })).toHaveAttribute('href', `/titles/${FERRY.titleId}`);

  await showBars(page);
  await top.getByRole('button', { name: 'Chapters' }).click();
  await expect(
    page.getByRole('dialog', { name: 'Chapters' }).locator(`a[href*="/viewer/${FERRY.firstChapterId + 1}"]`),
  ).toBeVisible();
  await top.getByRole('button', { name: /^Language/ }).click();
  await expect(page.getByRole('dialog', { name: 'Language' }).getByRole('link', { name: /^Español/ })).toHaveAttribute(
    'href',
    `/titles/${FERRY.spanishTitleId}`,
  );
  await top.getByRole('button', { name: 'Settings' }).click();
  const settings = page.getByRole('dialog', { name: 'Settings' });
  await expect(settings.getByRole('group', { name: 'Reading direction' }).getByRole('radio')).toHaveCount(2);
  await expect(settings.getByRole('group', { name: 'Page resolution' })).toHaveText(/Low\s*Medium\s*High/);
  await expect(settings.getByRole('button', { name: 'Share' })).toBeVisible();

  await page.keyboard.press('Escape');
  await page.keyboard.press('ArrowLeft');
  await expectPageShown(page, 2);
  await expectPageShown(page, 3);
  await page.keyboard.press('ArrowRight');
  await expectPageShown(page, 1);
  await page.goBack();
  await expect(page).toHaveURL(`/titles/${FERRY.titleId}`);
});

test(
  'mode and quality are chosen in the settings, told, and remembered @1.5 @4.47 @4.49 @4.51 @R25',
  {
    tag: '@origin',
  },
  async ({ page }) => {
    await holdTimers(page, NOTICE_SHOWN_MS);
    const viewer = page.locator('[data-viewer]');
    await page.goto(`/viewer/${FERRY.firstChapterId}`);
    await expectPageShown(page, 1);
    await expect(viewer).toHaveAttribute('data-mode', 'vertical');
    await showBars(page);
    await page.getByRole('button', { name: 'Settings' }).click();
    const settings = page.getByRole('dialog', { name: 'Settings' });
    await settings.getByText('Horizontal', { exact: true }).click();
    await expect(viewer).toHaveAttribute('data-mode', 'horizontal');
    await expect(page.getByText('Now turning pages sideways')).toBeVisible();
    await page.keyboard.press('Escape');
    await page.keyboard.press('ArrowLeft');
    await expectPageShown(page, 2);

    await page.keyboard.press('s');
    const request = page.waitForRequest(/\/api\/manga_viewer\?.*img_quality=super_high/);
    await settings.getByText('High', { exact: true }).click();
    await request;
    await expect(page.locator('[data-page="2"] img[data-ready]')).toHaveAttribute('width', '1600');
    await expectPageShown(page, 2);
    await page.reload();
    await expect(viewer).toHaveAttribute('data-mode', 'horizontal');
    await expectPageShown(page, 2);
    await expect(page.locator('[data-page="2"] img[data-ready]')).toHaveAttribute('width', '1600');
  },
);

test(
  'one chapter opens by ticket a day and one free once, for that reader alone @8.6',
  { tag: '@origin' },
  async ({ page, request }) => {
    const chapters = (access: string) =>
      page.locator('a[href*="/viewer/"]').filter({ has: page.getByText(access, { exact: true }) });
    await page.goto(`/titles/${HOUR_JAR}`);
    const [first, second] = await chapters('Ticket').evaluateAll((links) =>
      links.map((link) => link.getAttribute('href')!),
    );
    await chapters('Ticket').first().click();
    await expectPageShown(page, 1);
    await expect(page).toHaveTitle(/The Hour Jar #\d+/);
    await page.reload();
    await expectPageShown(page, 1);
    expect(await (await request.get(first!)).text()).not.toContain('/media/page/');

    await page.goto(second!);
    const refusal = page.getByRole('main').getByRole('alert');
    await expect(refusal).toHaveAccessibleName('Today’s ticket is spent');
    await expect(page.locator('[data-page]')).toHaveCount(0);
    await refusal.getByRole('link', { name: 'To the series' }).click();
    await expect(page).toHaveURL(`/titles/${HOUR_JAR}`);

    const freeOnce = await chapters('Free once').first().getAttribute('href');
    await chapters('Free once').first().click();
    await expectPageShown(page, 1);
    await page.reload();
    await expectPageShown(page, 1);
    const html = await (await request.get(freeOnce!)).text();
    expect(html).toContain('Free to read once');
    expect(html).not.toContain('/media/page/');
  },
);

test('prints one sheet with series, chapter, cover and address', async ({ page }) => {
  await page.goto(`/viewer/${FERRY.firstChapterId}`);
  await expectPageShown(page, 1);
  await page.emulateMedia({ media: 'print' });
  const sheet = page.locator('[data-print]');
  await expect(sheet).toHaveText(new RegExp(`^${FERRY.name}#1https?://.+/viewer/${FERRY.firstChapterId}$`));
  const cover = sheet.locator('img');
  await expect(cover).toBeVisible();
  await expect.poll(() => cover.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  for (const part of ['banner', 'main', 'contentinfo'] as const) await expect(page.getByRole(part)).toBeHidden();
  const sheets = (await page.pdf()).toString('latin1').match(/\/Type \/Page\b/g);
  expect(sheets).toHaveLength(1);
});
