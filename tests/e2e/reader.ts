import { expect, type Locator, type Page } from 'playwright/test';

/** The series that the journeys read: in every language, from right to left, its first and newest chapters free. */
export const FERRY = {
  name: 'Ferry at Six',
  spanishName: 'El ferri de las seis',
  titleId: 30,
  spanishTitleId: 31,
  firstChapterId: 30_001,
};

/** Closes what greets a first visit: another popup each week. */
export async function closeGreeting(page: Page): Promise<void> {
  const greeting = page.getByRole('dialog');
  await greeting.getByRole('button', { name: 'Close' }).click();
  await expect(greeting).toBeHidden();
}

/** Waits until a page of the chapter is shown, decoded. */
export async function expectPageShown(page: Page, number: number): Promise<void> {
  const picture = page.locator(`[data-page="${number}"] img[data-ready]`);
  await expect(picture).toBeInViewport();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
}

/** Brings the viewer's bars back, where they have slid away, by a tap on the centre. */
export async function showBars(page: Page): Promise<void> {
  const viewer = page.locator('[data-viewer]');
  // They hide by themselves after two seconds: once hidden, they stay shown until the next tap.
  await expect(viewer).toHaveAttribute('data-bars', 'hidden');
  const { width, height } = page.viewportSize()!;
  await page.mouse.click(width / 2, height / 2);
  await expect(viewer).toHaveAttribute('data-bars', 'shown');
}

/**
 * Waits until the page's scripts hear what is done to a part of it: a link that is followed before is followed without them. It says nothing of what effects listen for
 * at the document or the window, like keys: a part is marked as heard while the page is being taken over, effects come after.
 */
export const expectHeard = (part: Locator): Promise<void> =>
  expect
    .poll(() => part.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__reactProps'))))
    .toBe(true);

/** Waits until fonts have come and all of the page is laid out in them: until then words cannot be seen, and heights are guessed. */
export const expectLaidOut = (page: Page): Promise<void> =>
  expect(page.locator('html:not([data-fresh], [data-held], [data-words])')).toBeAttached();

/** Opens the settings of the page that is there, or only just arriving: what is pressed before its scripts run is not heard. */
export async function openSettings(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog').filter({ has: page.getByRole('checkbox') });
  await expect(async () => {
    if (!(await dialog.isVisible()))
      await page.getByRole('banner').locator('button[aria-haspopup="dialog"]').click({ timeout: 5_000 });
    await expect(dialog).toBeVisible({ timeout: 2_000 });
  }).toPass();
}
