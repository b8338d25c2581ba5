/** @jest-environment jsdom */
import { limits } from '@/lib/limits';

import { START_HELD } from './start-held';

const BODY = '<img fetchpriority="high"><img><script data-src="/a.js" async=""></script><script data-src="/b.js" async=""></script>';
const html = document.documentElement;
const started = () => [...document.querySelectorAll('script[src]')].map((script) => script.getAttribute('src'));
const paint = () => frames.splice(0).forEach((frame) => frame(0));
const hear = (selector: string, type: string) => document.querySelector(selector)!.dispatchEvent(new Event(type));

let frames: FrameRequestCallback[];
let heard: [EventTarget, string, EventListener, boolean][];

beforeEach(() => {
  jest.useFakeTimers();
  frames = [];
  heard = [];
  window.requestAnimationFrame = (frame) => frames.push(frame);
  Object.assign(document, { fonts: Object.assign([{ status: 'unloaded' }, { status: 'loaded' }], { ready: Promise.resolve() }) });
  html.lang = 'en';
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
  jest.restoreAllMocks();
  localStorage.clear();
  delete html.dataset.held;
  delete html.dataset.fonts;
});

test('nothing starts by itself, nor with another picture', () => {
  hear('img:not([fetchpriority])', 'load');
  jest.advanceTimersByTime(limits.heldScriptsMs - 1);
  expect([started(), html.dataset.held]).toEqual([[], '']);
});

test.each(['load', 'error'])('all start in their order with the picture’s %s, once', (type) => {
  hear('[fetchpriority]', type);
  paint();
  expect(started()).toEqual([]);
  paint();
  expect([started(), html.dataset.held]).toEqual([['/a.js', '/b.js'], 'fonts']);
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

test('what stands behind the picture starts once it is there', () => {
  hear('[fetchpriority]', 'load');
  paint();
  paint();
  document.body.insertAdjacentHTML('beforeend', '<script data-src="/c.js"></script>');
  document.dispatchEvent(new Event('DOMContentLoaded'));
  expect(started()).toEqual(['/a.js', '/b.js', '/c.js']);
});

test('fonts are not even named before all start, until they have come once', async () => {
  expect(html.dataset.fonts).toBe('held');
  document.body.dispatchEvent(new Event('keydown', { bubbles: true }));
  expect(html.dataset.fonts).toBeUndefined();
  await Promise.resolve();
  new Function(START_HELD)();
  expect([html.dataset.held, html.dataset.fonts]).toEqual(['', undefined]);
});

test('those of another language are', async () => {
  document.body.dispatchEvent(new Event('keydown', { bubbles: true }));
  await Promise.resolve();
  html.lang = 'th';
  new Function(START_HELD)();
  expect(html.dataset.fonts).toBe('held');
});

test('fonts that did not come are not known', async () => {
  Object.assign(document, { fonts: Object.assign([{ status: 'error' }], { ready: Promise.resolve() }) });
  document.body.dispatchEvent(new Event('keydown', { bubbles: true }));
  await Promise.resolve();
  new Function(START_HELD)();
  expect(html.dataset.fonts).toBe('held');
});

test('where nothing can be stored they are held each time', async () => {
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  document.body.dispatchEvent(new Event('keydown', { bubbles: true }));
  await Promise.resolve();
  expect(html.dataset.held).toBeUndefined();
  new Function(START_HELD)();
  expect(html.dataset.fonts).toBe('held');
});

test('words are held until their fonts have come', async () => {
  let come = () => undefined as void;
  Object.assign(document, { fonts: Object.assign([], { ready: new Promise<void>((resolve) => (come = resolve)) }) });
  hear('[fetchpriority]', 'load');
  paint();
  paint();
  await Promise.resolve();
  expect(html.dataset.held).toBe('fonts');
  come();
  await Promise.resolve();
  expect(html.dataset.held).toBeUndefined();
});
