import { marksOf, marksOn, readerOf } from './reader-marks';
import { STRANGER, type Reader } from './store/reader';

const reader: Reader = {
  ...STRANGER,
  isFavorite: true,
  viewed: new Map([
    [1001, 20_000],
    [1003, 20_001],
  ]),
  likedComments: new Set([7]),
  ownComments: new Set([8]),
};

test('a stranger leaves no marks', () => {
  expect(marksOf(STRANGER)).toEqual([]);
});

test('a reader is told by his marks', () => {
  const marks = marksOf(reader)!;
  expect(marks).toEqual(['favorite', 'view 1001', 'view 1003', 'like 7', 'own 8']);
  const again = readerOf(marks);
  expect(marksOf(again)).toEqual(marks);
  expect([
    again.isFavorite,
    again.viewed.has(1003),
    again.viewed.has(1002),
    again.likedComments.has(7),
    again.likedComments.has(8),
  ]).toEqual([true, true, false, true, false]);
});

test('whom a pass or a plan lets in is more than his marks', () => {
  expect(
    marksOf({ ...reader, passes: new Map([[1002, { kind: 'ticket', opened_at: 1, ends_at: 2 }]]) }),
  ).toBeUndefined();
  expect(marksOf({ ...reader, subscription: { planType: 'deluxe', endsAt: 2 } })).toBeUndefined();
});

test('a page has room for the marks of all readers', () => {
  expect(marksOn({ chapters: [{ id: 1 }, { id: 2 }], comments: [{ id: 3 }] })).toEqual([
    'favorite',
    'view 1',
    'view 2',
    'like 3',
    'own 3',
  ]);
});
