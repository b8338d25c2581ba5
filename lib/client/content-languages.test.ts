import { formatContentLanguages, parseContentLanguages, readContentLanguages, storeContentLanguages } from './content-languages';

test.each([
  ['esp,eng', 'eng', ['eng', 'esp']],
  ['eng,esp', 'eng', ['eng', 'esp']],
  ['esp', 'eng', ['eng', 'esp']],
  ['tha,tha', 'eng', ['eng', 'tha']],
  ['esp,klingon,,toString', 'eng', ['eng', 'esp']],
  ['', 'deu', ['deu']],
  [undefined, 'tha', ['tha']],
] as const)('%j where the interface speaks %s', (stored, own, languages) => expect(parseContentLanguages(stored, own)).toEqual(languages));

test('what was formatted reads the same', () => {
  expect(parseContentLanguages(formatContentLanguages(['fra', 'vie', 'ita']), 'fra')).toEqual(['fra', 'vie', 'ita']);
});

test('what was stored is read, and without storage the interface’s own', () => {
  const kept = new Map<string, string>();
  const localStorage = { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => void kept.set(key, value) };
  Object.assign(globalThis, { window: { localStorage } });
  storeContentLanguages(['eng', 'ptb']);
  expect(kept.get('contentsV2')).toBe('eng,ptb');
  expect(readContentLanguages('eng')).toEqual(['eng', 'ptb']);
  Reflect.deleteProperty(globalThis, 'window');
  expect(readContentLanguages('eng')).toEqual(['eng']);
});
