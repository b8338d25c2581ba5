import { afterBarsEvent, areBarsShown } from './bars';

const reading = { isPopupOpen: false, isNearEnd: false };
const popup = { ...reading, isPopupOpen: true };
const end = { ...reading, isNearEnd: true };

describe('afterBarsEvent', () => {
  it.each([
    ['timeout hides', true, 'timeout', reading, false],
    ['timeout waits for an open popup', true, 'timeout', popup, true],
    ['toggle hides', true, 'toggle', reading, false],
    ['toggle shows', false, 'toggle', reading, true],
    ['toggle does nothing at the end', true, 'toggle', end, true],
    ['show shows', false, 'show', reading, true],
    ['hide hides', true, 'hide', reading, false],
  ] as const)('%s', (_, wanted, event, around, after) => expect(afterBarsEvent({ wanted }, event, around)).toEqual({ wanted: after }));
});

describe('areBarsShown', () => {
  it.each([
    [true, reading, true],
    [false, reading, false],
    [false, popup, true],
    [false, end, true],
  ])('wanted %p, %p: %p', (wanted, around, shown) => expect(areBarsShown({ wanted }, around)).toBe(shown));
});
