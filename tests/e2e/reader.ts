import { expect, type Page } from 'playwright/test';

/** The series that the journeys read: in every language, from right to left, its first and newest chapters free. */
export const FERRY = {
  name: 'Ferry at Six',
  spanishName: 'El ferri de las seis',
  titleId: 30,
  spanishTitleId: 31,
  firstChapterId: 30_001,
};

/** Of a series that is read as a strip alone. */
export const VERTICAL_CHAPTER = 210_001;

/** The reader has seen home's popups before. */
export const skipGreeting = (page: Page): Promise<unknown> =>
  page.addInitScript(() => localStorage.setItem('VIEWED_POPUP', '[1,2,3,4,11,12,13]'));

export const isPhone = (page: Page): boolean => page.viewportSize()!.width <= 768;

/** Closes home's popup of the week, which a first visit shows. */
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

/** Waits until React has taken over the page: a press before that is not handled by it. */
export const expectHydrated = (page: Page): Promise<void> => expect(page.locator('html[data-hydrated]')).toBeAttached();

/** Waits until the page's fonts have loaded: in a fallback font texts are a little wider or narrower. */
export const expectLaidOut = async (page: Page): Promise<void> => {
  await page.evaluate(async () => {
    // Fonts are requested by layout.
    document.body.getBoundingClientRect();
    await document.fonts.ready;
  });
};

/** Opens a page and waits until React has taken over. */
export async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expectHydrated(page);
}

/** Opens the settings of the page. */
export async function openSettings(page: Page): Promise<void> {
  await expectHydrated(page);
  await page.getByRole('banner').locator('button[aria-haspopup="dialog"]').click();
  await expect(page.getByRole('dialog').filter({ has: page.getByRole('checkbox') })).toBeVisible();
}
