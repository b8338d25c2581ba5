import { expect, test } from './test';

const PAGES: [path: string, language: string, heading: string][] = [
  ['/terms', 'en', 'Terms'],
  ['/es/terms', 'es', 'Condiciones'],
  ['/privacypolicy', 'en', 'Privacy'],
  ['/es/copyright', 'es', 'Derechos de autor'],
  ['/de/about_us', 'de', 'Über uns'],
  ['/main/feedback', 'en', 'Feedback'],
  ['/de/faq', 'de', 'Hilfebereich'],
  ['/faq/demo', 'en', 'Sample questions'],
  ['/rating/eng', 'en', 'Age rating'],
  ['/rating/de', 'de', 'Altersfreigabe'],
  ['/webview/faq/esp', 'es', 'Centro de ayuda'],
  ['/terms_web_ja', 'ja', 'Komawari ブラウザ版利用規約'],
];

for (const [path, language, heading] of PAGES) {
  test(`${path} is served, in ${language} @1.23 @2.65 @2.74 @2.81`, { tag: '@desktop' }, async ({ page }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  });
}

test('a question opens by keyboard, and the form at the foot sends @2.73', { tag: '@origin' }, async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('VIEWED_POPUP', '[1,2,3,4]'));
  await page.goto('/faq');
  const summary = page.locator('summary', { hasText: 'Do I need an account?' });
  const answer = page.getByText('There are no accounts on this site');
  await expect(answer).toBeHidden();
  await summary.focus();
  await page.keyboard.press('Enter');
  await expect(answer).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(answer).toBeHidden();

  await page.getByRole('textbox', { name: 'Your message' }).fill('More cats, please');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('Your feedback was successfully sent.')).toBeVisible();
});
