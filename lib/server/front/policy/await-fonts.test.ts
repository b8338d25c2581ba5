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

test('but not for long', () => {
  jest.advanceTimersByTime(limits.wordsWaitMs - 1);
  expect(html.dataset.words).toBe('');
  jest.advanceTimersByTime(1);
  expect(html.dataset.words).toBeUndefined();
});
