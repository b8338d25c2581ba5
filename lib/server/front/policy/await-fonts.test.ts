/** @jest-environment jsdom */
import { limits } from '@/lib/limits';

import { AWAIT_FONTS } from './await-fonts';

const html = document.documentElement;
let come: () => void;

beforeEach(() => {
  jest.useFakeTimers();
  Object.assign(document, { fonts: { ready: new Promise<void>((resolve) => (come = resolve)) } });
  new Function(AWAIT_FONTS)();
});
afterEach(() => {
  delete html.dataset.held;
  jest.runAllTimers();
  jest.useRealTimers();
});

test('words wait for the page, and then for its fonts', async () => {
  come();
  await Promise.resolve();
  expect(html.dataset.words).toBe('');
  document.dispatchEvent(new Event('DOMContentLoaded'));
  await Promise.resolve();
  expect(html.dataset.words).toBeUndefined();
});

test('fonts that are on their way hold them', async () => {
  document.dispatchEvent(new Event('DOMContentLoaded'));
  await Promise.resolve();
  expect(html.dataset.words).toBe('');
  come();
  await Promise.resolve();
  expect(html.dataset.words).toBeUndefined();
});

test.each(['pointerdown', 'keydown', 'wheel', 'touchmove'])('a reader who does not wait sees them: %s', (type) => {
  document.body.dispatchEvent(new Event(type, { bubbles: true }));
  expect(html.dataset.words).toBeUndefined();
});

test('where a picture comes before their fonts, they wait until both are there', async () => {
  html.dataset.held = '';
  come();
  document.dispatchEvent(new Event('DOMContentLoaded'));
  window.dispatchEvent(new Event('load'));
  await Promise.resolve();
  expect(html.dataset.words).toBe('');
  window.dispatchEvent(new Event('words'));
  expect(html.dataset.words).toBeUndefined();
});

test('a page that has loaded while its picture was waited for has asked for them by then', () => {
  html.dataset.held = 'fonts';
  window.dispatchEvent(new Event('load'));
  expect(html.dataset.words).toBeUndefined();
});

test('a page that has come whole has them', () => {
  window.dispatchEvent(new Event('load'));
  expect(html.dataset.words).toBeUndefined();
});

test('the field that a page begins with has the focus then', () => {
  document.body.innerHTML = '<input autofocus>';
  document.body.dispatchEvent(new Event('wheel', { bubbles: true }));
  expect(document.activeElement).toBe(document.querySelector('input'));
  document.body.innerHTML = '';
});

test('but not for long', () => {
  jest.advanceTimersByTime(limits.wordsWaitMs - 1);
  expect(html.dataset.words).toBe('');
  jest.advanceTimersByTime(1);
  expect(html.dataset.words).toBeUndefined();
});
