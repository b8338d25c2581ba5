import { isAlike } from './is-alike';

test.each([
  [
    { a: 1, b: ['/1.webp'] },
    { a: 1, b: ['/1.webp'] },
  ],
  [{ url: '/1.webp?s=a' }, { url: 'https://reader.example/1.webp?s=a' }],
  [{ a: 1, b: undefined }, { a: 1 }],
])('%j says the same as %j', (a, b) => expect([isAlike(a, b), isAlike(b, a)]).toEqual([true, true]));

test.each([
  [{ a: 1 }, { a: 2 }],
  [{ a: 1 }, { a: 1, b: 0 }],
  [{ url: '/1.webp?s=a' }, { url: '/1.webp?s=b' }],
  [{ url: 'https://one.example/1' }, { url: 'https://other.example/1' }],
  [[1, 2], [1]],
  [[], {}],
  [{ a: null }, { a: {} }],
  ['1', 1],
])('%j says another thing than %j', (a, b) => expect([isAlike(a, b), isAlike(b, a)]).toEqual([false, false]));
