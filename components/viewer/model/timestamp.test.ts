import { renewedTimestamp } from './timestamp';

const now = Date.UTC(2026, 4, 3, 12);

describe('renewedTimestamp', () => {
  it.each([
    ['missing', null],
    ['empty', ''],
    ['no number', 'yesterday'],
    ['from the day before', String(Date.UTC(2026, 4, 2, 23, 59, 59))],
    ['from the day after', String(Date.UTC(2026, 4, 4))],
  ])('renews one that is %s @2.52', (_, current) => expect(renewedTimestamp(current, now)).toBe(String(now)));

  it('keeps one of the same day @2.52', () =>
    expect(renewedTimestamp(String(Date.UTC(2026, 4, 3)), now)).toBeUndefined());
});
