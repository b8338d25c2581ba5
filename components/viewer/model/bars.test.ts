import { afterBarsEvent, areBarsShown, OPENING_BARS } from './bars';

const reading = { isPopupOpen: false, isNearEnd: false };
const popup = { ...reading, isPopupOpen: true };
const end = { ...reading, isNearEnd: true };

test.each([
  ['timeout hides', true, 'timeout', reading, false],
  ['timeout waits for an open popup', true, 'timeout', popup, true],
  ['toggle shows', false, 'toggle', reading, true],
  ['toggle hides', true, 'toggle', reading, false],
  ['toggle does nothing at the end', true, 'toggle', end, true],
  ['show shows', false, 'show', reading, true],
  ['hide hides', true, 'hide', reading, false],
] as const)('%s', (_, wanted, event, around, after) =>
  expect(afterBarsEvent({ wanted, isTouched: false }, event, around).wanted).toBe(after),
);

test('bars that were brought back before their timeout stay', () => {
  const back = afterBarsEvent(afterBarsEvent(OPENING_BARS, 'hide', reading), 'toggle', reading);
  expect(afterBarsEvent(back, 'timeout', reading).wanted).toBe(true);
});

test.each([
  [true, reading, true],
  [false, reading, false],
  [false, popup, true],
  [false, end, true],
])('wanted %p, %p: %p @4.54', (wanted, around, shown) => expect(areBarsShown({ wanted }, around)).toBe(shown));
