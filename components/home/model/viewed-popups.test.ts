import { readViewedPopups, withViewedPopup } from './viewed-popups';

test('remembers each popup once', () => {
  const stored = withViewedPopup(withViewedPopup(undefined, 3), 7);
  expect(readViewedPopups(withViewedPopup(stored, 3))).toEqual([3, 7]);
});

test.each([undefined, '', 'null', '{"a":1}', 'not json', '["3"]'])('%j holds none', (stored) => {
  expect(readViewedPopups(stored)).toEqual([]);
});
