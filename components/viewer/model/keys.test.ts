import { COMMANDS } from './command';
import { keyName } from './key-name';
import { commandOf, DEFAULT_KEYS, KEY_ACTIONS, KEY_GROUPS, keysOf, keysText, withKey, type Keys } from './keys';
import { scrollFor } from './scroll-first';

const horizontal = (direction: 'ltr' | 'rtl', keys: Keys = DEFAULT_KEYS) => ({
  mode: 'horizontal' as const,
  direction,
  keys,
});
const vertical = { mode: 'vertical' as const, direction: 'ltr' as const, keys: DEFAULT_KEYS };

describe('commandOf', () => {
  it.each([
    ['ArrowRight', 'next', 'previous'],
    ['ArrowLeft', 'previous', 'next'],
    ['d', 'next', 'previous'],
    ['ArrowDown', 'next', 'next'],
    ['ArrowUp', 'previous', 'previous'],
    [' ', 'next', 'next'],
    ['PageUp', 'previous', 'previous'],
    ['Home', 'first', 'first'],
    ['End', 'last', 'last'],
    ['n', 'nextChapter', 'nextChapter'],
    ['o', 'offset', 'offset'],
    ['x', undefined, undefined],
    ['constructor', undefined, undefined],
  ] as const)('%p is %p from left to right, %p from right to left @R16 @R20', (key, ltr, rtl) =>
    expect([commandOf({ key }, horizontal('ltr')), commandOf({ key }, horizontal('rtl'))]).toEqual([ltr, rtl]),
  );

  it.each([' ', 'ArrowDown', 'ArrowUp', 'PageDown', 'PageUp'])('leaves %p of a strip to the browser @R20', (key) =>
    expect(commandOf({ key, shiftKey: key === ' ' }, vertical)).toBeUndefined(),
  );

  it.each([
    ['n', 'nextChapter'],
    ['ArrowRight', 'next'],
    ['End', 'last'],
  ])('%p of a strip is %p', (key, command) => expect(commandOf({ key }, vertical)).toBe(command));

  it('repeats turns and zoom alone while a key is held', () => {
    for (const [key, command] of [
      ['ArrowRight', 'next'],
      ['+', 'zoomIn'],
      ['m', undefined],
      ['Enter', undefined],
    ] as const)
      expect(commandOf({ key, repeat: true }, horizontal('ltr'))).toBe(command);
  });
});

test('every command has a key of its own and one place in the table @R20', () => {
  const all = KEY_ACTIONS.flatMap((action) => DEFAULT_KEYS[action]);
  expect(new Set(all).size).toBe(all.length);
  expect(COMMANDS.filter((command) => DEFAULT_KEYS[command].length === 0)).toEqual([]);
  expect(Object.values(KEY_GROUPS).flat().sort()).toEqual([...KEY_ACTIONS].sort());
});

describe('remapped keys', () => {
  it('replace the defaults, and a key moves from the action that had it @R20', () => {
    const keys = withKey(DEFAULT_KEYS, 'next', 'g');
    expect([keys.next, keys.grid]).toEqual([['g'], []]);
    expect(commandOf({ key: 'g' }, horizontal('rtl', keys))).toBe('next');
    expect(commandOf({ key: ' ' }, horizontal('rtl', keys))).toBeUndefined();
    for (const stored of [keys, withKey(DEFAULT_KEYS, 'help', 'Shift+ ')])
      expect(keysOf(keysText(stored))).toEqual(stored);
    expect(keysText(DEFAULT_KEYS)).toBe('');
  });

  it.each([undefined, '{', 'null', '[]', '{"next":"j"}', '{"next":null,"sideways":["q"]}', '{"__proto__":["x"]}'])(
    'read from %p are the defaults',
    (stored) => expect(keysOf(stored)).toEqual(DEFAULT_KEYS),
  );

  it('leave out names that are no keys, and give one key to one action', () => {
    const keys = keysOf('{"next":["j",7,"Tab","J","Shift+j","Shift+","F5","j"],"previous":["j","k"]}');
    expect([keys.next, keys.previous]).toEqual([['j'], ['k']]);
    expect(keysOf('{"next":["n"]}').nextChapter).toEqual([]);
  });
});

test.each([
  [{ key: 'N', shiftKey: true }, 'n'],
  [{ key: '?', shiftKey: true }, '?'],
  [{ key: ' ', shiftKey: true }, 'Shift+ '],
  [{ key: 'т', code: 'KeyN' }, 'n'],
  [{ key: 'ö', code: 'Semicolon' }, 'ö'],
  // The Thai zero is on Q, a letter on the zero.
  [{ key: '๐', code: 'KeyQ', shiftKey: true }, '0'],
  [{ key: 'จ', code: 'Digit0' }, '0'],
  [{ key: '๙' }, '9'],
  [{ key: '٧' }, '7'],
  [{ key: '０' }, '0'],
  [{ key: '𝟡' }, '9'],
  // Where the letters are arranged otherwise, the sign counts and not the place.
  [{ key: 'z', code: 'KeyY' }, 'z'],
  [{ key: 'n', ctrlKey: true }, undefined],
  [{ key: 'n', metaKey: true }, undefined],
  [{ key: 'ArrowLeft', altKey: true }, undefined],
  [{ key: 'Tab' }, undefined],
  [{ key: 'Shift', shiftKey: true }, undefined],
  [{ key: 'F5' }, undefined],
  [{ key: 'Dead' }, undefined],
])('%j is the key %p @R20', (press, name) => expect(keyName(press)).toBe(name));

const tall = { top: 0, left: 0, height: 800, width: 400, scrollHeight: 1500, scrollWidth: 400, across: 'ltr' as const };
const wide = { scrollHeight: 800, scrollWidth: 800 };

test.each([
  [' ', 'next', {}, { top: 700, left: 0 }],
  ['PageDown', 'next', { scrollHeight: 4000 }, { top: 720, left: 0 }],
  ['ArrowDown', 'next', {}, { top: 160, left: 0 }],
  ['ArrowUp', 'previous', { top: 100 }, { top: -100, left: 0 }],
  ['ArrowDown', 'next', { top: 700 }, undefined],
  [' ', 'previous', {}, undefined],
  ['End', 'last', {}, undefined],
  ['ArrowLeft', 'next', { ...wide, left: 300 }, { top: 0, left: -160 }],
  ['ArrowLeft', 'next', wide, undefined],
  [' ', 'next', wide, { top: 0, left: 400 }],
  [' ', 'next', { ...wide, left: 400 }, undefined],
  ['PageDown', 'next', { ...wide, left: 400, across: 'rtl' }, { top: 0, left: -400 }],
  [' ', 'next', { scrollWidth: 800, top: 700 }, { top: -700, left: 400 }],
  [' ', 'previous', { scrollWidth: 800, left: 400 }, { top: 700, left: -400 }],
] as const)('%p for %p in a page scrolled as %j scrolls by %j before it turns @R20', (key, move, over, by) =>
  expect(scrollFor(key, move, { ...tall, ...over })).toEqual(by),
);
