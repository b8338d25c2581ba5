import { COMMANDS } from './command';
import { commandOf, DEFAULT_KEYS, KEY_ACTIONS, KEY_GROUPS, keysOf, keysText, withKey, type Keys } from './keys';

const horizontal = (direction: 'ltr' | 'rtl', keys: Keys = DEFAULT_KEYS) => ({
  mode: 'horizontal' as const,
  direction,
  keys,
});
const vertical = { mode: 'vertical' as const, direction: 'ltr' as const, keys: DEFAULT_KEYS };

describe('commandOf, as it comes (R16, R20)', () => {
  it.each([
    ['ArrowRight', 'ltr', 'next'],
    ['ArrowLeft', 'ltr', 'previous'],
    ['ArrowRight', 'rtl', 'previous'],
    ['ArrowLeft', 'rtl', 'next'],
    ['d', 'ltr', 'next'],
    ['d', 'rtl', 'previous'],
    ['a', 'rtl', 'next'],
    ['ArrowDown', 'rtl', 'next'],
    ['ArrowUp', 'rtl', 'previous'],
    [' ', 'ltr', 'next'],
    [' ', 'rtl', 'next'],
    ['PageDown', 'rtl', 'next'],
    ['PageUp', 'rtl', 'previous'],
    ['Home', 'rtl', 'first'],
    ['End', 'rtl', 'last'],
    ['n', 'rtl', 'nextChapter'],
    ['p', 'rtl', 'previousChapter'],
    ['Enter', 'ltr', 'bars'],
    ['m', 'ltr', 'mode'],
    ['f', 'ltr', 'fullscreen'],
    ['z', 'ltr', 'fit'],
    ['o', 'ltr', 'offset'],
    ['+', 'ltr', 'zoomIn'],
    ['=', 'ltr', 'zoomIn'],
    ['-', 'ltr', 'zoomOut'],
    ['0', 'ltr', 'zoomReset'],
    ['g', 'ltr', 'grid'],
    ['c', 'ltr', 'chapters'],
    ['s', 'ltr', 'settings'],
    ['?', 'ltr', 'help'],
    ['x', 'ltr', undefined],
    ['constructor', 'ltr', undefined],
    ['Tab', 'ltr', undefined],
    ['Escape', 'ltr', undefined],
  ] as const)('%p in %s means %p', (key, direction, command) =>
    expect(commandOf({ key }, horizontal(direction))).toBe(command),
  );

  it('goes back by space with shift', () =>
    expect(commandOf({ key: ' ', shiftKey: true }, horizontal('rtl'))).toBe('previous'));

  it.each(['ctrlKey', 'metaKey', 'altKey'])('leaves shortcuts with %s alone', (modifier) => {
    expect(commandOf({ key: 'ArrowLeft', [modifier]: true }, horizontal('ltr'))).toBeUndefined();
    expect(commandOf({ key: 's', [modifier]: true }, vertical)).toBeUndefined();
  });

  it.each([' ', 'ArrowDown', 'ArrowUp', 'PageDown', 'PageUp'])('leaves %p in a strip to the browser', (key) => {
    expect(commandOf({ key }, vertical)).toBeUndefined();
    expect(commandOf({ key, shiftKey: key === ' ' }, vertical)).toBeUndefined();
  });

  it('hears in a strip whatever does not scroll it', () => {
    expect(commandOf({ key: 'Enter' }, vertical)).toBe('bars');
    expect(commandOf({ key: 'n' }, vertical)).toBe('nextChapter');
    expect(commandOf({ key: 'ArrowRight' }, vertical)).toBe('next');
    expect(commandOf({ key: 'Home' }, vertical)).toBe('first');
    expect(commandOf({ key: 'End' }, vertical)).toBe('last');
  });

  it('goes on while a key is held down only where that makes sense', () => {
    expect(commandOf({ key: 'ArrowRight', repeat: true }, horizontal('ltr'))).toBe('next');
    expect(commandOf({ key: '+', repeat: true }, horizontal('ltr'))).toBe('zoomIn');
    for (const key of ['m', 'f', 'n', 'Enter', 'g'])
      expect(commandOf({ key, repeat: true }, horizontal('ltr'))).toBeUndefined();
  });
});

test('every command can be reached by a key, no key has two meanings, and each stands in the table once', () => {
  const all = KEY_ACTIONS.flatMap((action) => DEFAULT_KEYS[action]);
  expect(new Set(all).size).toBe(all.length);
  expect(COMMANDS.filter((command) => DEFAULT_KEYS[command].length === 0)).toEqual([]);
  expect(Object.values(KEY_GROUPS).flat().sort()).toEqual([...KEY_ACTIONS].sort());
});

describe('keys of the reader’s own', () => {
  it('take the place of the defaults, and a key that was another’s moves', () => {
    const keys = withKey(DEFAULT_KEYS, 'next', 'g');
    expect(keys.next).toEqual(['g']);
    expect(keys.grid).toEqual([]);
    expect(commandOf({ key: 'g' }, horizontal('rtl', keys))).toBe('next');
    expect(commandOf({ key: ' ' }, horizontal('rtl', keys))).toBeUndefined();
  });

  it.each([
    ['next', 'j'],
    ['next', 'Shift+ArrowDown'],
    ['grid', ' '],
    ['help', 'Shift+ '],
    ['left', 'ArrowRight'],
  ] as const)('come back from their text: %s by %p', (action, key) => {
    const keys = withKey(DEFAULT_KEYS, action, key);
    expect(keysOf(keysText(keys))).toEqual(keys);
  });

  it('are no text where nothing differs', () => {
    expect(keysText(DEFAULT_KEYS)).toBe('');
    expect(keysOf('')).toEqual(DEFAULT_KEYS);
  });

  it.each([
    undefined,
    '',
    '{',
    'null',
    '7',
    '[]',
    '{"next":"j"}',
    '{"next":null,"sideways":["q"]}',
    '{"__proto__":["x"]}',
  ])('read from %p are the defaults', (stored) => expect(keysOf(stored)).toEqual(DEFAULT_KEYS));

  it('leave out what is no key, and give one key to one action', () => {
    const keys = keysOf('{"next":["j",7,"Tab","J","Shift+j","Shift+","F5","j"],"previous":["j","k"]}');
    expect(keys.next).toEqual(['j']);
    expect(keys.previous).toEqual(['k']);
    expect(keysOf('{"next":["n"]}').nextChapter).toEqual([]);
  });
});
