/** @jest-environment jsdom */
import { limits } from '@/lib/limits';

import { START_HELD } from './start-held';

const BODY =
  '<img fetchpriority="high"><img><script data-src="/a.js" async=""></script><script data-src="/b.js" async=""></script>';
const html = document.documentElement;
const started = () => [...document.querySelectorAll('script[src]')].map((script) => script.getAttribute('src'));
const paint = () => frames.splice(0).forEach((frame) => frame(0));
const hear = (selector: string, type: string) => document.querySelector(selector)!.dispatchEvent(new Event(type));

/** How the browser came to the page. */
let type: string;
let frames: FrameRequestCallback[];
let heard: [EventTarget, string, EventListener, boolean][];
/** What an observer has been asked to look after, and its word on how near it is. */
let observed: Element[];
let see: (target: Element, isIntersecting: boolean) => void;

beforeEach(() => {
  jest.useFakeTimers();
  frames = [];
  heard = [];
  observed = [];
  window.IntersectionObserver = class {
    constructor(tell: IntersectionObserverCallback) {
      see = (target, isIntersecting) => tell([{ target, isIntersecting } as IntersectionObserverEntry], this as never);
    }
    observe = (element: Element) => observed.push(element);
  } as never;
  window.requestAnimationFrame = (frame) => frames.push(frame);
  Object.assign(document, { fonts: { ready: Promise.resolve() } });
  type = 'navigate';
  Object.assign(performance, { getEntriesByType: () => [{ type }] });
  for (const target of [window, document]) {
    const listen = target.addEventListener.bind(target);
    target.addEventListener = (type: string, listener: EventListener, options?: unknown) => {
      heard.push([target, type, listener, options === true || Object(options).capture === true]);
      listen(type, listener, options as boolean);
    };
  }
  document.body.innerHTML = BODY;
  new Function(START_HELD)();
});
/** No page outlives its test. */
afterEach(() => {
  for (const [target, type, listener, capture] of heard) target.removeEventListener(type, listener, capture);
  // What listens is the prototype's again.
  for (const target of [window, document]) Reflect.deleteProperty(target, 'addEventListener');
  jest.useRealTimers();
  delete html.dataset.held;
  delete html.dataset.fresh;
});

/** Until it is painted. */
async function showPicture(): Promise<void> {
  hear('[fetchpriority]', 'load');
  paint();
  paint();
  await Promise.resolve();
}

test('nothing starts by itself, nor with another picture', () => {
  hear('img:not([fetchpriority])', 'load');
  jest.advanceTimersByTime(limits.heldFontsMs - 1);
  expect(html.dataset.held).toBe('');
  jest.advanceTimersByTime(limits.heldScriptsMs - limits.heldFontsMs);
  expect(started()).toEqual([]);
});

test.each(['load', 'error'])('all start in their order with the picture’s %s, once', async (type) => {
  hear('[fetchpriority]', type);
  paint();
  await Promise.resolve();
  expect(started()).toEqual([]);
  paint();
  await Promise.resolve();
  expect(started()).toEqual(['/a.js', '/b.js']);
  expect(document.querySelector('[data-src]')).toBeNull();
});

test.each(['pointerdown', 'keydown', 'wheel', 'touchmove'])('a reader who does not wait starts them: %s', (type) => {
  document.body.dispatchEvent(new Event(type, { bubbles: true }));
  expect(started()).toEqual(['/a.js', '/b.js']);
});

test('so does a while in which nothing comes', () => {
  jest.advanceTimersByTime(limits.heldScriptsMs);
  expect(started()).toEqual(['/a.js', '/b.js']);
});

test('what stands behind the picture starts once it is there', async () => {
  await showPicture();
  document.body.insertAdjacentHTML('beforeend', '<script data-src="/c.js"></script>');
  document.dispatchEvent(new Event('DOMContentLoaded'));
  expect(started()).toEqual(['/a.js', '/b.js', '/c.js']);
});

test('what all pages have runs in its order, parts of the page as they come', async () => {
  document.body.insertAdjacentHTML(
    'beforeend',
    '<script data-src="/_next/static/chunks/app/page.js" async=""></script>',
  );
  await showPicture();
  const scripts = [...document.querySelectorAll<HTMLScriptElement>('script[src]')];
  expect(scripts.map(({ async }) => async)).toEqual([false, false, true]);
});

test.each(['load', 'error'])('fonts are asked for with the picture’s %s, while the page has not loaded', (type) => {
  hear('img:not([fetchpriority])', type);
  expect(html.dataset.held).toBe('');
  let laidOut: string | undefined;
  Object.defineProperty(document, 'readyState', { configurable: true, value: 'loading' });
  Object.defineProperty(document.body, 'offsetWidth', { configurable: true, get: () => (laidOut = html.dataset.held) });
  hear('[fetchpriority]', type);
  Reflect.deleteProperty(document.body, 'offsetWidth');
  Reflect.deleteProperty(document, 'readyState');
  // What is laid out is asked for by whoever looks.
  expect([laidOut, started()]).toEqual(['fonts', []]);
});

test('fonts are asked for before a picture that does not come soon, and nothing else', async () => {
  document.body.insertAdjacentHTML('beforeend', '<section data-later="true"></section>');
  const hear = jest.fn();
  window.addEventListener('words', hear, { once: true });
  jest.advanceTimersByTime(limits.heldFontsMs - 1);
  expect(html.dataset.held).toBe('');
  jest.advanceTimersByTime(1);
  await Promise.resolve();
  paint();
  paint();
  expect(hear).toHaveBeenCalled();
  expect([html.dataset.held, html.dataset.fresh, started()]).toEqual(['fonts', '', []]);
  await showPicture();
  expect([html.dataset.held, started()]).toEqual(['fonts', ['/a.js', '/b.js']]);
  paint();
  paint();
  paint();
  expect([html.dataset.held, html.dataset.fresh]).toEqual([undefined, undefined]);
});

test('it is said when the fonts are there that words are drawn in', async () => {
  const said = jest.fn();
  window.addEventListener('words', said, { once: true });
  let come = () => undefined as void;
  Object.assign(document, { fonts: { ready: new Promise<void>((resolve) => (come = resolve)) } });
  await showPicture();
  expect(said).not.toHaveBeenCalled();
  come();
  await Promise.resolve();
  expect([said.mock.calls.length, html.dataset.held]).toEqual([1, 'fonts']);
});

test('fonts of which some may still be named are waited for when all is there', async () => {
  const said = jest.fn();
  window.addEventListener('words', said, { once: true });
  Object.defineProperty(document, 'readyState', { configurable: true, value: 'loading' });
  await showPicture();
  expect([said.mock.calls.length, started()]).toEqual([0, []]);
  Reflect.deleteProperty(document, 'readyState');
  document.dispatchEvent(new Event('DOMContentLoaded'));
  await Promise.resolve();
  expect([said.mock.calls.length, started(), html.dataset.held]).toEqual([1, ['/a.js', '/b.js'], 'fonts']);
});

test('fonts that are on their way come before them', async () => {
  let come = () => undefined as void;
  Object.assign(document, { fonts: { ready: new Promise<void>((resolve) => (come = resolve)) } });
  await showPicture();
  expect([started(), html.dataset.held]).toEqual([[], 'fonts']);
  come();
  await Promise.resolve();
  expect(started()).toEqual(['/a.js', '/b.js']);
});

test('fonts that do not come hold them no longer than words wait', async () => {
  Object.assign(document, { fonts: { ready: new Promise(() => undefined) } });
  await showPicture();
  jest.advanceTimersByTime(limits.wordsWaitMs - 1);
  expect(html.dataset.held).toBe('fonts');
  jest.advanceTimersByTime(1);
  expect(html.dataset.held).toBeUndefined();
});

test('a page that is come to at its top is fresh meanwhile', async () => {
  expect(html.dataset.fresh).toBe('');
  await showPicture();
  paint();
  paint();
  expect(html.dataset.fresh).toBeUndefined();
});

test('what comes later is settled while it is far from view, once it has been laid out', async () => {
  document.body.insertAdjacentHTML('beforeend', '<section data-later="true"></section>');
  const later = document.querySelector<HTMLElement>('[data-later]')!;
  await showPicture();
  expect(observed).toEqual([]);
  paint();
  paint();
  paint();
  expect([html.dataset.held, html.dataset.fresh, observed, later.dataset.settled]).toEqual([
    undefined,
    undefined,
    [later],
    undefined,
  ]);
  see(later, false);
  expect(later.dataset.settled).toBe('');
  see(later, true);
  expect(later.dataset.settled).toBeUndefined();
});

test('each part of it is laid out in a frame of its own', async () => {
  document.body.insertAdjacentHTML('beforeend', '<section data-later="true"></section>'.repeat(2));
  const laid = () => [...document.querySelectorAll<HTMLElement>('[data-later]')].map(({ dataset }) => dataset.laid);
  await showPicture();
  paint();
  expect(laid()).toEqual([undefined, undefined]);
  paint();
  expect([laid(), html.dataset.held, html.dataset.fresh]).toEqual([['', undefined], undefined, '']);
  paint();
  expect([laid(), html.dataset.fresh]).toEqual([['', ''], '']);
  paint();
  expect([html.dataset.fresh, observed.length]).toEqual([undefined, 2]);
});

test('for who comes back it has been laid out', async () => {
  document.body.insertAdjacentHTML('beforeend', '<section data-later="true"></section>');
  delete html.dataset.fresh;
  await showPicture();
  paint();
  paint();
  expect(observed).toHaveLength(1);
});

test('nothing is settled of which some is still to come', async () => {
  document.body.insertAdjacentHTML('beforeend', '<section data-later="true"></section>');
  Object.defineProperty(document, 'readyState', { configurable: true, value: 'loading' });
  await showPicture();
  paint();
  paint();
  expect(observed).toEqual([]);
  Reflect.deleteProperty(document, 'readyState');
  document.dispatchEvent(new Event('DOMContentLoaded'));
  await Promise.resolve();
  paint();
  paint();
  paint();
  expect(observed).toEqual([document.querySelector('[data-later]')]);
});

test('it is looked after once, however long words may wait', async () => {
  document.body.insertAdjacentHTML('beforeend', '<section data-later="true"></section>');
  await showPicture();
  paint();
  paint();
  jest.advanceTimersByTime(limits.wordsWaitMs);
  paint();
  paint();
  expect(observed).toHaveLength(1);
});

test.each([
  ['reload', ''],
  ['back_forward', ''],
  ['navigate', '#later'],
])('one that leads further down is not: %s %s', (how, hash) => {
  delete html.dataset.fresh;
  type = how;
  window.location.hash = hash;
  new Function(START_HELD)();
  expect(html.dataset.fresh).toBeUndefined();
  window.location.hash = '';
});

test('words are held until they are drawn in their fonts', async () => {
  let come = () => undefined as void;
  Object.assign(document, { fonts: { ready: new Promise<void>((resolve) => (come = resolve)) } });
  await showPicture();
  expect(html.dataset.held).toBe('fonts');
  come();
  await Promise.resolve();
  paint();
  expect(html.dataset.held).toBe('fonts');
  paint();
  expect(html.dataset.held).toBeUndefined();
});
