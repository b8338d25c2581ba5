import { scrollFor } from './scroll-first';

const view = { top: 0, left: 0, height: 800, width: 400, scrollHeight: 1500, scrollWidth: 400, across: 'ltr' as const };

it.each([
  [' ', 'next', {}, { top: 700, left: 0 }],
  ['PageDown', 'next', { scrollHeight: 4000 }, { top: 720, left: 0 }],
  ['ArrowDown', 'next', {}, { top: 160, left: 0 }],
  ['ArrowUp', 'previous', { top: 100 }, { top: -100, left: 0 }],
  ['ArrowDown', 'next', { top: 700 }, undefined],
  [' ', 'previous', { top: 0 }, undefined],
  [' ', 'next', { scrollHeight: 801 }, undefined],
  ['End', 'last', {}, undefined],
  ['ArrowLeft', 'next', { scrollWidth: 800, left: 300 }, { top: 0, left: -160 }],
  ['ArrowLeft', 'next', { scrollWidth: 800, left: 0 }, undefined],
  ['ArrowRight', 'previous', {}, undefined],
  [' ', 'next', { scrollHeight: 800, scrollWidth: 800 }, { top: 0, left: 400 }],
  [' ', 'next', { scrollHeight: 800, scrollWidth: 800, left: 360 }, { top: 0, left: 40 }],
  [' ', 'next', { scrollHeight: 800, scrollWidth: 800, left: 400 }, undefined],
  ['PageDown', 'next', { scrollHeight: 800, scrollWidth: 800, left: 400, across: 'rtl' }, { top: 0, left: -400 }],
  ['PageUp', 'previous', { scrollHeight: 800, scrollWidth: 800, left: 400 }, { top: 0, left: -400 }],
  [' ', 'next', { scrollWidth: 800, top: 700 }, { top: -700, left: 400 }],
  [' ', 'previous', { scrollWidth: 800, left: 400 }, { top: 700, left: -400 }],
  ['ArrowDown', 'next', { scrollHeight: 800, scrollWidth: 800 }, undefined],
] as const)('%p for %p in %p scrolls %p', (key, move, over, by) =>
  expect(scrollFor(key, move, { ...view, ...over })).toEqual(by),
);
