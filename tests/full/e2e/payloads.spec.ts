import type { Page } from 'playwright/test';

import { expectHydrated, FERRY } from '@/tests/e2e/reader';
import { expect, test } from '@/tests/e2e/test';
import { ALL_PAYLOADS } from '@/tests/support/payloads';
import { poisonedOrigin } from '@/tests/support/poisoned-origin';
import type { LocalServer } from '@/tests/support/serve-locally';
import { serveSite, type Site } from '@/tests/support/serve-site';

// The tests share a site whose origin answers with payloads. The policy is off: the cleaning alone must hold.
test.describe.configure({ mode: 'default', timeout: 180_000 });
test.use({ bypassCSP: true });

const RUN = 'alert(1)';

let origin: LocalServer & { base: string };
let site: Site;

test.beforeAll(async ({ site: demo }) => {
  origin = await poisonedOrigin(`${demo.url}/api`, ALL_PAYLOADS);
  site = await serveSite({ API_ORIGIN: origin.base });
});
test.afterAll(async () => {
  await site?.stop();
  origin?.close();
});

/** Where texts of others are shown: in which elements, and which of them. */
const PAGES: Record<string, { path: string; shows: string; says: readonly string[] }> = {
  announcements: { path: '/announcement', shows: 'main', says: ALL_PAYLOADS },
  'publisher news': { path: '/publisher_news/1', shows: 'main', says: ALL_PAYLOADS },
  comments: { path: `/comments/${FERRY.firstChapterId}`, shows: 'main ol', says: ALL_PAYLOADS },
  'a title': { path: `/titles/${FERRY.titleId}`, shows: 'main', says: [] },
  'a list': { path: '/manga_list/ongoing', shows: 'main ul', says: ALL_PAYLOADS },
  'a search': {
    path: `/search_result?keyword=${encodeURIComponent(RUN)}&shown=${ALL_PAYLOADS.length}`,
    shows: 'main article',
    says: ALL_PAYLOADS.filter((payload) => payload.includes(RUN)),
  },
};

const isElsewhere = ({ hostname, protocol }: URL) =>
  /^https?:$/.test(protocol) && !['localhost', '127.0.0.1'].includes(hostname);

/** Notes what a page runs, throws, opens or requests from elsewhere. */
async function watch(page: Page): Promise<string[]> {
  const seen: string[] = [];
  await page.exposeBinding('noteRun', (_, what: string) => void seen.push(what));
  await page.addInitScript(() => {
    const note = (window as unknown as { noteRun(what: string): void }).noteRun;
    for (const name of ['alert', 'confirm', 'prompt', 'print', 'msgbox'])
      Object.defineProperty(window, name, {
        value: (...args: unknown[]) => note(`${name}(${String(args)}) in ${location.href}`),
        writable: false,
      });
  });
  page.on('pageerror', (error) => void seen.push(`error: ${error.message}`));
  page.on('popup', (popup) => void seen.push(`popup: ${popup.url()}`));
  page.on('request', (request) => {
    if (isElsewhere(new URL(request.url()))) seen.push(`requested: ${request.url()}`);
  });
  await page.route(isElsewhere, (route) => route.abort());
  page.on('framenavigated', (frame) => {
    if (frame !== page.mainFrame()) seen.push(`frame: ${frame.url()}`);
  });
  return seen;
}

/** Elements and attributes that could run. */
function dangers(): string[] {
  const found: string[] = [];
  const ADDRESSES = /^(href|src|action|formaction|data|poster|xlink:href|srcdoc|background|ping)$/i;
  const leadsElsewhere = (address: string) =>
    URL.canParse(address, location.href) &&
    !/^(https?:|blob:|data:image\/(?!svg))/.test(new URL(address, location.href).href);
  const ours = (script: Element) =>
    script.hasAttribute('src') ? new URL((script as HTMLScriptElement).src).origin === location.origin : true;
  for (const part of document.querySelectorAll('body *')) {
    for (const { name, value } of part.attributes) {
      if (/^on/i.test(name)) found.push(`${part.tagName} ${name}=${value}`);
      if (ADDRESSES.test(name) && leadsElsewhere(value)) found.push(`${part.tagName} ${name}=${value}`);
    }
    if (
      ['IFRAME', 'OBJECT', 'EMBED', 'FRAME', 'APPLET', 'BASE', 'PORTAL', 'FENCEDFRAME'].includes(part.tagName) ||
      (part.tagName === 'SCRIPT' && !ours(part))
    )
      found.push(part.outerHTML.slice(0, 200));
    if (part.closest('main') && ['STYLE', 'LINK', 'META'].includes(part.tagName) && !part.closest('noscript'))
      found.push(part.outerHTML.slice(0, 200));
  }
  return found;
}

/** The texts that are not shown, but for line ends and null characters, which browsers normalise. */
async function missing(page: Page, shows: string, texts: readonly string[]): Promise<string[]> {
  const normalise = (text: string) => text.replaceAll(/\r\n?/g, '\n').replaceAll(/[\0\ufffd]/g, '');
  const shown = normalise((await page.locator(shows).allTextContents()).join('\n'));
  return texts.filter((text) => !shown.includes(normalise(text)));
}

for (const [name, { path, shows, says }] of Object.entries(PAGES)) {
  test(`payloads in ${name} are shown as text and never run`, async ({ page }) => {
    const seen = await watch(page);
    const response = await page.goto(site.url + path);
    expect(response!.status()).toBe(200);
    await expectHydrated(page);
    expect(await missing(page, shows, says)).toEqual([]);
    expect(await page.evaluate(dangers)).toEqual([]);
    await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)));
    expect(seen).toEqual([]);
  });
}
