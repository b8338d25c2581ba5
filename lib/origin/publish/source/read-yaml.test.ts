/** @jest-environment node */
import { readYaml } from './read-yaml';

test('reads values with the positions of values and keys', () => {
  const { source, faults } = readYaml(
    'series.yaml',
    'label: WJ\nlanguages:\n  eng:\n    name: Ferry\nchapters:\n  - number: 1\n  - number: 2\n',
  );
  expect(faults).toEqual([]);
  expect(source.value).toEqual({
    label: 'WJ',
    languages: { eng: { name: 'Ferry' } },
    chapters: [{ number: 1 }, { number: 2 }],
  });
  expect(source.placeOf(['chapters', 1, 'number'])).toEqual({ line: 7, column: 13 });
  expect(source.placeOf(['label'], 'name')).toEqual({ line: 1, column: 1 });
  expect(source.placeOf(['languages', 'eng', 'name'])).toEqual({ line: 4, column: 11 });
  expect(source.placeOf(['languages', 'eng', 'overview'])).toEqual({ line: 3, column: 3 });
});

test('reports all faults of a file with their positions', () => {
  const { source, faults } = readYaml('a.yaml', 'label: WJ\nlabel: SQ\ntags: [a, b\nname: "x\n');
  expect(source.value).toBeUndefined();
  expect(faults.length).toBeGreaterThan(1);
  expect(faults[0]).toMatchObject({ line: 2, column: 1, message: 'This entry stands here twice.' });
});

test.each([
  ['brackets within brackets', 'label: WJ\na: ' + '['.repeat(20_000)],
  ['entries within entries', Array.from({ length: 3000 }, (_, step) => `${' '.repeat(step)}a:`).join('\n')],
])('rejects endless %s once', (_, text) => {
  const { source, faults } = readYaml('a.yaml', text);
  expect(source.value).toBeUndefined();
  expect(faults).toMatchObject([{ message: expect.stringContaining('too many entries within entries') as unknown }]);
});

test('rejects anchors that multiply', () => {
  const rows = Array.from(
    { length: 12 },
    (_, row) => `a${row + 1}: &a${row + 1} [${Array(10).fill(`*a${row}`).join(', ')}]`,
  );
  const { source, faults } = readYaml('a.yaml', ['a0: &a0 [x, x]', ...rows].join('\n'));
  expect(source.value).toBeUndefined();
  expect(faults).toHaveLength(1);
});
