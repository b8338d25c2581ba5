import { expect, test } from 'playwright/test';

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
