import { render, screen } from '@testing-library/react';

import { CountBars } from './count-bars';

const rows = (counts: readonly number[]) =>
  counts.map((count, at) => ({ key: String(at), text: `Answer ${at}`, count }));
const widths = (counts: readonly number[]) => {
  const { container } = render(
    <CountBars locale="en" label="Answers" heads={['Answer', 'Count']} rows={rows(counts)} />,
  );
  return [...container.querySelectorAll('rect')].map((rect) => Number(rect.getAttribute('width')));
};

test.each([
  [
    [1, 2, 4],
    [25, 50, 100],
  ],
  [
    [3000, 0, 1500],
    [100, 0, 50],
  ],
  [
    [0, 0],
    [0, 0],
  ],
])('bars of %j are as wide as these are large', (counts, expected) => expect(widths(counts)).toEqual(expected));

test('each count stands beside its bar', () => {
  widths([1, 2, 4000]);
  expect(screen.getByRole('row', { name: 'Answer 2 4,000' })).toBeVisible();
});
