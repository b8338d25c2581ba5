import { specRows } from './spec-rows';

const table = (...rows: string[]) =>
  specRows(
    ['## 1. What it does', '', '| | sentence | test |', '|---|---|---|', ...rows, '', 'Told by 1.2.'].join('\n'),
  );

test('a row has its number, its sentence and each of its tests', () => {
  expect(
    table(
      '| 1.1 | It rains. | `lib/rain.test.ts` falls; and is wet; `tests/e2e/rain.spec.ts` ${drops} drops are seen |',
    ),
  ).toEqual({
    rows: [
      {
        id: '1.1',
        sentence: 'It rains.',
        proofs: [
          { file: 'lib/rain.test.ts', title: 'falls; and is wet' },
          { file: 'tests/e2e/rain.spec.ts', title: '${drops} drops are seen' },
        ],
      },
    ],
    unread: [],
  });
});

test('a file alone has no title, and what names none is taken for one', () => {
  expect(
    table('| 1.1 | It rains. | `lib/rain.test.ts`; `lib/fog.test.ts` |').rows[0]!.proofs.map(({ title }) => title),
  ).toEqual(['', '']);
  expect(table('| 1.1 | It rains. | open |').rows[0]!.proofs).toEqual([{ file: 'open', title: '' }]);
});

test.each([
  '| 1.1 | It rains. |  |',
  '| 1.1 | It rains. | |',
  '| 1.1 | It rains. |',
  '| 1 | It rains. | `a.test.ts` b |',
  '|1.1|It rains.|`a.test.ts` b|',
  ' | 1.1 | It rains. | `a.test.ts` b |',
  '1.1 | It rains.',
])('is told of as no row: %s', (row) => expect(table(row)).toEqual({ rows: [], unread: [row] }));
