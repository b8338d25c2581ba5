import { expect, test, type Browser, type BrowserContext, type Page } from 'playwright/test';

import { ALL_PAYLOADS, PAYLOADS } from '../support/payloads';
import { poisonedOrigin } from '../support/poisoned-origin';
import { serveSite, type Site } from '../support/serve-site';
import type { LocalServer } from '../support/serve-locally';

import { FERRY } from './reader';

// They share a site whose origin says nothing but payloads.
test.describe.configure({ mode: 'default', timeout: 120_000 });

let origin: LocalServer & { base: string };
let site: Site;

test.beforeAll(async ({ baseURL }) => {
  test.setTimeout(120_000);
  origin = await poisonedOrigin(`${baseURL}/api`, ALL_PAYLOADS);
  site = await serveSite({ API_ORIGIN: origin.base });
});
test.afterAll(async () => {
  await site?.stop();
  origin?.close();
});

/** Where what others wrote is shown, and what of it has to be there for the page to be about anything. */
const PAGES: Record<string, { path: string; shows: string; least: number }> = {
  announcements: { path: '/announcement', shows: 'main [id^="announcement-"], main details, main li', least: ALL_PAYLOADS.length },
  'announcements in an app': { path: '/webview/announcement/eng', shows: 'main details, main li', least: ALL_PAYLOADS.length },
  'a publisher’s news': { path: '/publisher_news/1', shows: 'main article, main li', least: ALL_PAYLOADS.length },
  comments: { path: `/comments/${FERRY.firstChapterId}`, shows: 'main li', least: 20 },
  'a title': { path: `/titles/${FERRY.titleId}`, shows: 'main h1', least: 1 },
  home: { path: '/updates', shows: 'main li', least: 20 },
  'a ranking': { path: '/ranking/hottest', shows: 'main li', least: 10 },
  'a list': { path: '/manga_list/ongoing', shows: 'main li', least: 10 },
  'a search': { path: `/search_result?keyword=${encodeURIComponent('"><img src=x onerror=alert(1)>')}`, shows: 'h1', least: 1 },
};

interface Watched {
  page: Page;
  /** What has happened that must not. */
  done: string[];
}

/** A page that notes whatever runs, is asked of anybody else, or leads away. */
async function watched(context: BrowserContext): Promise<Watched> {
  const page = await context.newPage();
  const done: string[] = [];
  await page.exposeBinding('noteRun', (_, what: string) => void done.push(what));
  await page.addInitScript(() => {
    const note = (window as unknown as { noteRun(what: string): void }).noteRun;
    for (const name of ['alert', 'confirm', 'prompt', 'print', 'msgbox']) Object.defineProperty(window, name, { value: (...args: unknown[]) => note(`${name}(${String(args)}) in ${location.href}`), writable: false });
  });
  page.on('pageerror', (error) => void done.push(`error: ${error.message}`));
  page.on('dialog', (dialog) => void (done.push(`dialog: ${dialog.message()}`), dialog.dismiss()));
  page.on('popup', (popup) => void done.push(`popup: ${popup.url()}`));
  page.on('request', (request) => {
    const { hostname, protocol } = new URL(request.url());
    if (/^https?:$/.test(protocol) && !['localhost', '127.0.0.1'].includes(hostname)) done.push(`asked: ${request.url()}`);
  });
  page.on('framenavigated', (frame) => {
    if (frame !== page.mainFrame()) done.push(`frame: ${frame.url()}`);
  });
  return { page, done };
}

/** Does to everything in the page what a reader, or the page by itself, might do. */
function stir(): void {
  const names = ['mouseover', 'mouseenter', 'pointerover', 'pointerenter', 'focus', 'focusin', 'blur', 'load', 'error', 'toggle', 'beforetoggle', 'animationstart', 'transitionend', 'wheel', 'scroll', 'copy', 'contextmenu', 'dragstart', 'auxclick', 'begin', 'start', 'click'];
  for (const part of document.querySelectorAll('body *')) {
    // Our own controls are not what is asked about, and would lead away.
    if (part.closest('header, footer, nav, button, form, summary') || part.matches('details, ul, ol, main, section')) continue;
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
  const leadsElsewhere = (address: string) => URL.canParse(address, location.href) && !/^(https?:|blob:|data:image\/(?!svg))/.test(new URL(address, location.href).href);
  const ours = (script: Element) => script.hasAttribute('src') ? new URL((script as HTMLScriptElement).src).origin === location.origin : true;
  for (const part of document.querySelectorAll('body *')) {
    for (const { name, value } of part.attributes) {
      if (/^on/i.test(name)) found.push(`${part.tagName} ${name}=${value}`);
      if (ADDRESSES.test(name) && leadsElsewhere(value)) found.push(`${part.tagName} ${name}=${value}`);
    }
    if (['IFRAME', 'OBJECT', 'EMBED', 'FRAME', 'APPLET', 'BASE', 'PORTAL', 'FENCEDFRAME'].includes(part.tagName) || (part.tagName === 'SCRIPT' && !ours(part))) found.push(part.outerHTML.slice(0, 200));
    if (part.closest('main') && ['STYLE', 'LINK', 'META'].includes(part.tagName) && !part.closest('noscript')) found.push(part.outerHTML.slice(0, 200));
  }
  return found;
}

async function opened(browser: Browser, bypassCSP: boolean): Promise<BrowserContext> {
  return browser.newContext({ bypassCSP, locale: 'en-US', serviceWorkers: 'block', viewport: { width: 1280, height: 900 } });
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

for (const [name, { path, shows, least }] of Object.entries(PAGES)) {
  for (const bypassCSP of [true, false]) {
    test(`nothing runs of what others wrote in ${name}, ${bypassCSP ? 'by cleaning alone' : 'under the page’s policy'}`, { tag: '@desktop' }, async ({ browser }) => {
      const context = await opened(browser, bypassCSP);
      const { page, done } = await watched(context);
      const response = await page.goto(site.url + path);
      expect(response!.status()).toBe(200);
      await page.waitForLoadState('networkidle');
      expect(await page.locator(shows).count()).toBeGreaterThanOrEqual(least);
      expect(await page.evaluate(dangers)).toEqual([]);
      await page.evaluate(stir);
      await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)));
      expect(done).toEqual([]);
      await context.close();
    });
  }
}
