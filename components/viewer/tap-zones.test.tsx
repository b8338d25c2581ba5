import { act, render } from '@testing-library/react';
import type { ComponentProps } from 'react';

import { WithMessages } from '@/components/ui/render-in-test';
import { limits } from '@/lib/limits';

import { TapZones } from './tap-zones';

const zones = (given: ComponentProps<typeof TapZones>) => (
  <WithMessages>
    <TapZones {...given} />
  </WithMessages>
);
const labels = (container: HTMLElement) =>
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
  ['inverted', 'rtl', ['Previous page', 'Menu', 'Next page']],
  ['off', 'rtl', ['Menu']],
] as const)('zones %s in %s are labelled, the menu always among them @R16 @R29', (tapZones, direction, words) => {
  expect(labels(render(zones({ zones: tapZones, direction })).container)).toEqual(words);
});

test('are shown once for a moment, and again when they change @R29', () => {
  const first = render(zones({ zones: 'sides', direction: 'rtl' }));
  expect(labels(first.container)).toHaveLength(3);
  wait();
  expect(labels(first.container)).toEqual([]);
  first.unmount();
  const { container, rerender } = render(zones({ zones: 'sides', direction: 'ltr' }));
  expect(labels(container)).toEqual([]);
  rerender(zones({ zones: 'inverted', direction: 'ltr' }));
  expect(labels(container)).toEqual(['Next page', 'Menu', 'Previous page']);
  wait();
  expect(labels(container)).toEqual([]);
});
