import { positionToRestore, withPosition } from './positions';
import { renewedTimestamp } from './timestamp';

const at = (chapterId: number, page = 5, finished = false) => ({ chapterId, page, fraction: 0.25, finished });

describe('stored positions', () => {
  it('restore the newest of each chapter @R9', () => {
    const stored = [at(1, 3), at(2, 9), at(1, 8)].reduce<string | undefined>(withPosition, undefined)!;
    expect([1, 2, 3].map((id) => positionToRestore(stored, id))).toEqual([at(1, 8), at(2, 9), undefined]);
    expect(JSON.parse(stored)).toHaveLength(2);
  });

  it('start a finished chapter over @R10', () =>
    expect(positionToRestore(withPosition(undefined, at(1, 20, true)), 1)).toBeUndefined());

  it('are bounded: the oldest goes', () => {
    let stored: string | undefined;
    for (let id = 1; id <= 250; id++) stored = withPosition(stored, at(id));
    expect(JSON.parse(stored!)).toHaveLength(200);
    expect([50, 51].map((id) => positionToRestore(stored, id)?.chapterId)).toEqual([undefined, 51]);
  });

  it.each(['', '{', 'null', '{"a":1}', '[1,[2],["x",1,0,0]]'])('that are broken (%p) read as none', (stored) => {
    expect(positionToRestore(stored, 1)).toBeUndefined();
    expect(positionToRestore(withPosition(stored, at(1)), 1)).toEqual(at(1));
  });
});

const now = Date.UTC(2026, 4, 3, 12);

test.each([
  ['missing', null, String(now)],
  ['no number', 'yesterday', String(now)],
  ['from the day before', String(Date.UTC(2026, 4, 2, 23, 59, 59)), String(now)],
  ['from the day after', String(Date.UTC(2026, 4, 4)), String(now)],
  ['of the same day', String(Date.UTC(2026, 4, 3)), undefined],
])('a timestamp that is %s is renewed or not @2.52', (_, current, renewed) =>
  expect(renewedTimestamp(current, now)).toBe(renewed),
);
