import type { Page } from 'playwright/test';

import { limits } from '@/lib/limits';

import { holdTimers } from './hold-timers';
import { expectHydrated, FERRY } from './reader';
import { expect, test } from './test';

/** One path of each kind of page. */
const KINDS = [
  '/updates',
  '/manga_list/ongoing',
  '/search_result?keyword=ferry',
  '/favorited',
  `/titles/${FERRY.titleId}`,
  `/viewer/${FERRY.firstChapterId}`,
  `/comments/${FERRY.firstChapterId}`,
  '/announcement',
  '/faq',
  '/redirecting?to=%2Ffaq',
  '/webview/questionnaire/eng/reading',
  '/terms_web_ja',
  '/topus',
  '/maintenance',
  '/nowhere',
];

/** Opens pages until they run. @returns what the browser refused because of their policy */
async function refusedOn(page: Page, paths: readonly string[]): Promise<string[]> {
  const refused: string[] = [];
  page.on('console', (message) => {
    if (/content security policy/i.test(message.text())) refused.push(`${page.url()}: ${message.text().slice(0, 300)}`);
  });
  // The pages that lead on by themselves stay.
  await holdTimers(page, limits.leaveAfterMs);
  for (const path of paths) {
    await page.goto(path);
    // The Japanese terms are a document of their own, without controls.
    await expect(page.locator('html[data-hydrated], html[lang=ja]')).toBeAttached();
  }
  return refused;
}

test('each kind of page hydrates without a CSP violation', async ({ page, context, baseURL }) => {
  expect(await refusedOn(page, KINDS)).toEqual([]);
  // Their pages are rendered per request.
  await context.addCookies([{ name: 'languages', value: 'eng-esp-fra-ind', url: baseURL! }]);
  expect(await refusedOn(page, ['/updates', '/ranking/hottest'])).toEqual([]);
});

test('the browser knows every feature that Permissions-Policy names', async ({ page }) => {
  const unknown: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('Permissions-Policy')) unknown.push(message.text());
  });
  await page.goto('/faq');
  await expectHydrated(page);
  expect(unknown).toEqual([]);
});

test('the browser refuses injected scripts, handlers, styles, frames, requests and bases', async ({ page }) => {
  await page.goto('/faq');
  await page.evaluate(() => {
    const seen: string[] = [];
    Object.assign(window, { seen, note: (what: string) => seen.push(what) });
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
      seen.push(`refused: ${blockedURI === 'eval' ? 'eval' : effectiveDirective}`),
    );
    const element = document.body.appendChild(document.createElement('div'));
    const script = document.createElement('script');
    script.textContent = 'note("script")';
    element.append(script);
    element.insertAdjacentHTML(
      'beforeend',
      '<img src="/x" onerror="note(\'handler\')"><iframe src="https://evil.example/"></iframe><p style="color:red">x</p><style>p{color:red}</style>',
    );
    const base = document.createElement('base');
    base.href = 'https://evil.example/';
    document.head.append(base);
    void fetch('https://evil.example/').catch(() => undefined);
    // In a task of its own: the policy does not apply to what a test evaluates.
    setTimeout(() => void seen.push((0, eval)('"eval"') as string));
  });
  const seen = () => page.evaluate(() => (window as unknown as { seen: string[] }).seen);
  const refused = [
    'script-src-elem',
    'script-src-attr',
    'style-src-attr',
    'style-src-elem',
    'frame-src',
    'connect-src',
    'base-uri',
    'eval',
  ];
  await expect.poll(seen).toEqual(expect.arrayContaining(refused.map((directive) => `refused: ${directive}`)));
  expect((await seen()).filter((what) => !what.startsWith('refused'))).toEqual([]);
  expect(await page.evaluate(() => document.baseURI)).not.toContain('evil');
});

test('the browser stores two cookies, of the reader’s choices, SameSite=Lax', async ({ page, context }) => {
  await page.addInitScript(() => {
    localStorage.setItem('service', 'es');
    localStorage.setItem('contentsV2', 'esp,fra');
  });
  await page.goto('/es/faq');
  await expectHydrated(page);
  await expect
    .poll(async () => (await context.cookies()).map(({ name }) => name).sort())
    .toEqual(['languages', 'locale']);
  for (const cookie of await context.cookies()) {
    // Scripts write them.
    expect(cookie).toMatchObject({ sameSite: 'Lax', path: '/', httpOnly: false, domain: 'localhost' });
    expect(cookie.expires - Date.now() / 1000).toBeLessThanOrEqual(31_536_000 + 60);
  }
});
