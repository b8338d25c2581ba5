import { decodeTitleUpdated } from './title-updated';

test('the time is a number of seconds, though it travels as text', () => {
  expect(decodeTitleUpdated({ title: { titleId: 30 }, updatedTitleTimestamp: '1800000000' })).toEqual([
    30, 1_800_000_000,
  ]);
});

test.each([
  ['no title', { updatedTitleTimestamp: '1800000000' }],
  ['no time', { title: { titleId: 30 } }],
  ['none yet', { title: { titleId: 30 }, updatedTitleTimestamp: '0' }],
  ['no number', { title: { titleId: 30 }, updatedTitleTimestamp: 'soon' }],
])('%s is no update', (_, message) => {
  expect(decodeTitleUpdated(message)).toBeUndefined();
});
