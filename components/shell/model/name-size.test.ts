import { nameSize } from './name-size';

test.each([
  ['Komawari', undefined],
  ['ที่บ้านเรา', undefined],
  ['Panel & Gutter', 'long'],
  ['Большая библиотека комиксов для всех нас', 'longest'],
])('%s is set %s', (name, size) => expect(nameSize(name)).toBe(size));
