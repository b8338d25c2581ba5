import { act, render } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import type { ComponentProps } from 'react';

import { limits } from '@/lib/limits';
import { storage } from '@/lib/storage';
import messages from '@/messages/en.json';

import { TapZones } from './tap-zones';

const zones = (given: ComponentProps<typeof TapZones>) => (
  <NextIntlClientProvider locale="en" messages={messages}>
    <TapZones {...given} />
  </NextIntlClientProvider>
);
const said = (container: HTMLElement) =>
  [...(container.querySelector('[data-tap-zones]')?.children ?? [])].map(({ textContent }) => textContent);
const wait = () => act(() => jest.advanceTimersByTime(limits.tapZonesShownMs));

beforeEach(() => {
  jest.useFakeTimers();
  window.localStorage.clear();
});
afterEach(() => jest.useRealTimers());

test.each([
  ['sides', 'ltr', ['Previous page', 'Menu', 'Next page']],
  ['sides', 'rtl', ['Next page', 'Menu', 'Previous page']],
  ['inverted', 'ltr', ['Next page', 'Menu', 'Previous page']],
  ['inverted', 'rtl', ['Previous page', 'Menu', 'Next page']],
  ['off', 'rtl', ['Menu']],
] as const)('%s in %s are shown as they are, the menu always among them (R16, R29)', (tapZones, direction, words) => {
  expect(said(render(zones({ zones: tapZones, direction })).container)).toEqual(words);
});

test('a reader sees them once, for a moment', () => {
  const first = render(zones({ zones: 'sides', direction: 'rtl' }));
  expect(said(first.container)).toHaveLength(3);
  wait();
  expect(said(first.container)).toEqual([]);
  first.unmount();
  expect(said(render(zones({ zones: 'sides', direction: 'ltr' })).container)).toEqual([]);
});

test('whoever changes them sees what they do now', () => {
  storage.write('tapZonesSeen', '1');
  const { container, rerender } = render(zones({ zones: 'sides', direction: 'ltr' }));
  expect(said(container)).toEqual([]);
  rerender(zones({ zones: 'inverted', direction: 'ltr' }));
  expect(said(container)).toEqual(['Next page', 'Menu', 'Previous page']);
  act(() => jest.advanceTimersByTime(limits.tapZonesShownMs / 2));
  rerender(zones({ zones: 'off', direction: 'ltr' }));
  act(() => jest.advanceTimersByTime(limits.tapZonesShownMs / 2));
  expect(said(container)).toEqual(['Menu']);
  wait();
  expect(said(container)).toEqual([]);
});
