import { act, render } from '@testing-library/react';

import { Cards } from './cards';
import type { ShelfSeries } from './model/shelf-series';

// How many are drawn is the matter here, not how.
jest.mock('@/components/catalog/card', () => ({ Card: () => <article /> }));

const SERIES = Array.from({ length: 600 }, (_, index): ShelfSeries => ({
  id: index + 1,
  name: `Series ${index + 1}`,
  language: 'eng',
  cover: '',
  views: 0,
  tags: [],
}));

let nearEnd: () => void = () => undefined;

beforeEach(() => {
  // jsdom lays nothing out: the reader comes near the end when the test says so.
  global.IntersectionObserver = class {
    constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
      nearEnd = () => tell([{ isIntersecting: true }]);
    }
    observe() {}
    disconnect() {}
  } as unknown as typeof IntersectionObserver;
});

const show = (whole: boolean, series = SERIES) => render(<Cards series={series} whole={whole} />);
const drawn = () => document.querySelectorAll('article').length;

test('the server draws every card', () => {
  show(true);
  expect(drawn()).toBe(600);
});

test('the browser draws more as the reader nears their end, and keeps the room of those to come', () => {
  const { container } = show(false);
  const room = () => container.querySelector<HTMLElement>('li[aria-hidden]')?.style.getPropertyValue('--left');
  expect([drawn(), room()]).toEqual([240, '360']);
  act(nearEnd);
  expect([drawn(), room()]).toEqual([480, '120']);
  act(nearEnd);
  expect([drawn(), room()]).toEqual([600, undefined]);
});

test('a short list is drawn at once', () => {
  const { container } = show(false, SERIES.slice(0, 30));
  expect(drawn()).toBe(30);
  expect(container.querySelector('li[aria-hidden]')).toBeNull();
});
