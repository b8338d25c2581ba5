import type { Browser, BrowserContext, Page } from 'playwright/test';

import { payloadCredits } from '@/tests/support/payload-credits';
import { ALL_PAYLOADS, PAYLOADS } from '@/tests/support/payloads';
import { poisonedOrigin } from '@/tests/support/poisoned-origin';
import { serveSite, type Site } from '@/tests/support/serve-site';
import type { LocalServer } from '@/tests/support/serve-locally';

import { FERRY } from '@/tests/e2e/reader';
import { expect, test } from '@/tests/e2e/test';

// They share a site whose origin says nothing but payloads.
test.describe.configure({ mode: 'default', timeout: 180_000 });

/** What many of the payloads would run. */
const RUN = 'alert(1)';

let origin: LocalServer & { base: string };
let site: Site;

test.beforeAll(async ({ baseURL }) => {
  test.setTimeout(120_000);
  origin = await poisonedOrigin(`${baseURL}/api`, ALL_PAYLOADS, {
    titleId: FERRY.titleId,
    chapterId: FERRY.firstChapterId,
  });
  site = await serveSite({ API_ORIGIN: origin.base });
});
test.afterAll(async () => {
  await site?.stop();
  origin?.close();
});

/** Where what others wrote is shown: in which parts, and which words have to be there; else there is as much of it as where it is harmless. */
const PAGES: Record<string, { path: string; shows: string; says?: readonly string[] }> = {
  announcements: { path: '/announcement', shows: 'main', says: ALL_PAYLOADS },
  'announcements in an app': { path: '/webview/announcement/eng', shows: 'main', says: ALL_PAYLOADS },
  'a publisher’s news': { path: '/publisher_news/1', shows: 'main', says: ALL_PAYLOADS },
  comments: { path: `/comments/${FERRY.firstChapterId}`, shows: 'main ol', says: ALL_PAYLOADS },
  'a title': { path: `/titles/${FERRY.titleId}`, shows: 'main h1, main h2, main li' },
  home: { path: '/updates', shows: 'main li' },
  'a ranking': { path: '/ranking/hottest', shows: 'main li' },
  'a list': { path: '/manga_list/ongoing', shows: 'main ul', says: ALL_PAYLOADS },
  'a search': {
    path: `/search_result?keyword=${encodeURIComponent(RUN)}&shown=${ALL_PAYLOADS.length}`,
    shows: 'main article',
    says: ALL_PAYLOADS.filter((payload) => payload.includes(RUN)),
  },
  'a search for one': {
    path: `/search_result?keyword=${encodeURIComponent('"><img src=x onerror=alert(1)>')}`,
    shows: 'main h1',
  },
};

/** Where one credit after the other is shown: below which path, and in which parts it has to stand. */
const CREDITED: Record<string, { below: string; shows: readonly string[]; go?(page: Page): Promise<void> }> = {
  'chapters’ comments': { below: '/comments', shows: ['main h1', 'main p a', 'main p span'] },
  titles: { below: '/titles', shows: ['main h1', 'main header p b'] },
  viewers: {
    below: '/viewer',
    shows: [
      'header h1 a',
      'header h1 span',
      '[data-last] h2',
      '[data-last] li p:first-child',
      '[data-last] li p:last-child',
      '[data-last] > div:first-child p',
    ],
    go: goToEnd,
  },
};

interface Watched {
  page: Page;
  /** What has happened that must not. */
  done: string[];
}

/** Turns to the chapter’s last page, with its comments; the next chapter’s may be behind it. */
async function goToEnd(page: Page): Promise<void> {
  const last = page.locator('[data-last]').first();
  await expect(async () => {
    await page.keyboard.press('End');
    await expect(last).toBeInViewport({ timeout: 2_000 });
  }).toPass();
}

const isElsewhere = ({ hostname, protocol }: URL) =>
  /^https?:$/.test(protocol) && !['localhost', '127.0.0.1'].includes(hostname);

/** A page that notes whatever runs, is asked of anybody else, or leads away. */
async function watched(context: BrowserContext): Promise<Watched> {
  const page = await context.newPage();
  const done: string[] = [];
  await page.exposeBinding('noteRun', (_, what: string) => void done.push(what));
  await page.addInitScript(() => {
    const note = (window as unknown as { noteRun(what: string): void }).noteRun;
    for (const name of ['alert', 'confirm', 'prompt', 'print', 'msgbox'])
      Object.defineProperty(window, name, {
        value: (...args: unknown[]) => note(`${name}(${String(args)}) in ${location.href}`),
        writable: false,
      });
  });
  page.on('pageerror', (error) => void done.push(`error: ${error.message}`));
  page.on('dialog', (dialog) => void (done.push(`dialog: ${dialog.message()}`), dialog.dismiss()));
  page.on('popup', (popup) => void done.push(`popup: ${popup.url()}`));
  page.on('request', (request) => {
    if (isElsewhere(new URL(request.url()))) done.push(`asked: ${request.url()}`);
  });
  // Heard, but not said to those whom it names.
  await page.route(isElsewhere, (route) => route.abort());
  page.on('framenavigated', (frame) => {
    if (frame !== page.mainFrame()) done.push(`frame: ${frame.url()}`);
  });
  return { page, done };
}

/** Does to everything in the page what a reader, or the page by itself, might do. */
function stir(): void {
  const names = [
    'mouseover',
    'mouseenter',
    'pointerover',
    'pointerenter',
    'focus',
    'focusin',
    'blur',
    'load',
    'error',
    'toggle',
    'beforetoggle',
    'animationstart',
    'transitionend',
    'wheel',
    'scroll',
    'copy',
    'contextmenu',
    'dragstart',
    'auxclick',
    'begin',
    'start',
    'click',
  ];
  for (const part of document.querySelectorAll('body *')) {
    // Our own controls are not what is asked about, and would lead away.
    if (part.closest('header, footer, nav, button, form, summary') || part.matches('details, ul, ol, main, section'))
      continue;
    for (const name of names) {
      const event = new Event(name, { cancelable: true });
      // Without bubbling nobody but the handlers of this very part hears it; a link that is clicked is not followed.
      if (name === 'click') part.addEventListener('click', (click) => click.preventDefault(), { once: true });
      part.dispatchEvent(event);
    }
  }
}

/** What stands in the page and could run, were it let. */
function dangers(): string[] {
  const found: string[] = [];
  const ADDRESSES = /^(href|src|action|formaction|data|poster|xlink:href|srcdoc|background|ping)$/i;
  // As the browser reads it.
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

async function opened(browser: Browser, bypassCSP: boolean): Promise<BrowserContext> {
  return browser.newContext({
    bypassCSP,
    locale: 'en-US',
    serviceWorkers: 'block',
    viewport: { width: 1280, height: 900 },
  });
}

test('what listens hears payloads where nothing cleans them', { tag: '@desktop' }, async ({ browser }) => {
  const context = await opened(browser, true);
  const { page, done } = await watched(context);
  const heard = new Set<string>();
  for (const [kind, payloads] of Object.entries(PAYLOADS)) {
    for (const payload of payloads.slice(0, 40)) {
      done.length = 0;
      await page.goto(`${site.url}/robots.txt`);
      // As a body of its own: what one leaves open would swallow the next.
      await page.setContent(`<!doctype html><main>${payload}</main>`, { waitUntil: 'commit' }).catch(() => undefined);
      await page.evaluate(stir).catch(() => undefined);
      if (done.length > 0 || (await page.evaluate(dangers).catch(() => ['gone'])).length > 0) heard.add(kind);
      if (heard.has(kind)) break;
    }
  }
  expect(Object.keys(PAYLOADS).filter((kind) => !heard.has(kind))).toEqual([]);
  await context.close();
});

/** How many parts of a kind a page shows where nobody wrote anything harmful. */
async function countOf(context: BrowserContext, url: string, shows: string): Promise<number> {
  const page = await context.newPage();
  await page.goto(url, { waitUntil: 'networkidle' });
  const count = await page.locator(shows).count();
  await page.close();
  expect(count).toBeGreaterThan(0);
  return count;
}

/** The texts that do not stand in a page’s parts of a kind; a browser reads line ends and zeros in its own way. */
async function lost(page: Page, shows: string, texts: readonly string[]): Promise<string[]> {
  const asRead = (text: string) => text.replaceAll(/\r\n?/g, '\n').replaceAll(/[\0\ufffd]/g, '');
  const shown = asRead((await page.locator(shows).allTextContents()).join('\n'));
  return texts.filter((text) => !shown.includes(asRead(text)));
}

/** Stirs what is there, once it is there, and sees that nothing has come of it. */
async function expectNothing({ page, done }: Watched): Promise<void> {
  expect(await page.evaluate(dangers)).toEqual([]);
  await page.evaluate(stir);
  await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)));
  expect(done).toEqual([]);
}

for (const bypassCSP of [true, false]) {
  const by = bypassCSP ? 'by cleaning alone' : 'under the page’s policy';

  for (const [name, { path, shows, says }] of Object.entries(PAGES)) {
    test(`nothing runs of what others wrote in ${name}, ${by}`, { tag: '@desktop' }, async ({ browser, baseURL }) => {
      const context = await opened(browser, bypassCSP);
      const watch = await watched(context);
      const { page } = watch;
      const response = await page.goto(site.url + path);
      expect(response!.status()).toBe(200);
      await page.waitForLoadState('networkidle');
      if (says) expect(await lost(page, shows, says)).toEqual([]);
      else
        expect(await page.locator(shows).count()).toBeGreaterThanOrEqual(await countOf(context, baseURL + path, shows));
      await expectNothing(watch);
      await context.close();
    });
  }

  for (const [name, { below, shows, go }] of Object.entries(CREDITED)) {
    test(`nothing runs of credits and names in ${name}, ${by}`, { tag: '@desktop' }, async ({ browser }) => {
      const context = await opened(browser, bypassCSP);
      const watch = await watched(context);
      const { page } = watch;
      for (const { id, text } of payloadCredits(ALL_PAYLOADS)) {
        const response = await page.goto(`${site.url}${below}/${id}`);
        expect(response!.status()).toBe(200);
        await page.waitForLoadState('networkidle');
        await go?.(page);
        for (const part of shows) await expect.poll(() => lost(page, part, [text]), `${part} of ${id}`).toEqual([]);
        await expectNothing(watch);
      }
      await context.close();
    });
  }
}
