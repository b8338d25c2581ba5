import type { Page } from 'playwright';

/** Opens the dialog of languages and theme. */
export async function openedSettings(page: Page): Promise<void> {
  await page.locator('header button[aria-haspopup="dialog"]').click();
  await page.locator('dialog[open]').waitFor();
}

/** Opens the panel of small screens; wide ones have none. */
export async function openedMenu(page: Page): Promise<void> {
  const toggle = page.locator('header details summary');
  if (await toggle.isVisible()) await toggle.click();
}

/** Opens the dialog behind one of the buttons over the list. */
export const opened = (button: number) => async (page: Page) => {
  await page.locator('main button[aria-haspopup="dialog"]').nth(button).click();
  await page.locator('dialog[open]').waitFor();
};

/** Chooses the first genre and closes the dialog. */
export async function filtered(page: Page): Promise<void> {
  await opened(0)(page);
  await page.locator('dialog[open] button[aria-pressed]').first().click();
  await page.keyboard.press('Escape');
  // It says how many there are once these are drawn.
  await page.locator('main [role=status]').filter({ hasText: /\d/ }).waitFor();
}

/** Scrolls by a part of the page's depth. */
export const scrolledBy = (part: number) => async (page: Page) => {
  await page.evaluate((share) => window.scrollTo(0, document.documentElement.scrollHeight * share), part);
};

export const scrolledToFoot = scrolledBy(1);

/** Goes back to the shelf as a reader who has some favourites. */
export async function favorited(page: Page): Promise<void> {
  await page.evaluate(
    async (titleIds) => {
      const session = crypto.randomUUID();
      localStorage.setItem('session', session);
      for (const titleId of titleIds)
        await fetch(`/api/title_list/bookmark?title_id=${titleId}`, {
          method: 'PUT',
          headers: { 'SESSION-TOKEN': session },
        });
    },
    [30, 10, 20, 40],
  );
  await page.reload();
  await page.locator('main h2').nth(3).waitFor();
}
