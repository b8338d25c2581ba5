import type { Page } from 'playwright';

/** Signs in to the operator's desk, where a page of it asks for that, and waits for the page that was asked for. */
export async function signIn(page: Page, token: string): Promise<void> {
  const field = page.getByLabel('Token');
  if (!(await field.isVisible())) return;
  await field.fill(token);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('button', { name: 'Sign out' }).waitFor();
  await page.waitForLoadState('networkidle');
}
