import { keyName } from './key-name';

test.each([
  [{ key: 'n' }, 'n'],
  [{ key: 'N', shiftKey: true }, 'n'],
  [{ key: '?', shiftKey: true }, '?'],
  [{ key: ' ' }, ' '],
  [{ key: ' ', shiftKey: true }, 'Shift+ '],
  [{ key: 'PageDown', shiftKey: true }, 'Shift+PageDown'],
  [{ key: 'т', code: 'KeyN' }, 'n'],
  [{ key: 'Т', code: 'KeyN', shiftKey: true }, 'n'],
  [{ key: 'ื', code: 'KeyN' }, 'n'],
  [{ key: 'ö', code: 'Semicolon' }, 'ö'],
  [{ key: 'ß', code: 'Minus' }, 'ß'],
  [{ key: 'ж', code: 'Semicolon' }, 'ж'],
  // Where the letters are arranged otherwise, the sign counts and not the place.
  [{ key: 'z', code: 'KeyY' }, 'z'],
  [{ key: 'n', ctrlKey: true }, undefined],
  [{ key: 'n', metaKey: true }, undefined],
  [{ key: 'ArrowLeft', altKey: true }, undefined],
  [{ key: 'Tab' }, undefined],
  [{ key: 'Escape' }, undefined],
  [{ key: 'Shift', shiftKey: true }, undefined],
  [{ key: 'F5' }, undefined],
  [{ key: 'Dead' }, undefined],
  [{ key: '' }, undefined],
])('%j is %p', (press, name) => expect(keyName(press)).toBe(name));
