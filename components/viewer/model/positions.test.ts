import { page } from '../viewer-in-test';
import { identityOfPage, pageToRestore, positionToRestore, withPosition } from './positions';
import { sequenceOf } from './sequence';
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

describe('a stored position in a chapter whose pages changed', () => {
  /** Pages of a chapter in the order of their names: letters for contents, `-left` and the like behind them. */
  const items = (names: string) =>
    sequenceOf(
      names.split(' ').map((name, i) => {
        const [letter, ...rest] = name.split('-');
        const id = [/\d/.test(name) ? letter : letter!.repeat(16), ...rest].join('-');
        return page(i + 1, { imageUrl: `/media/page/7/${id}-high.webp?e=20781&s=Ab-_5678901234567890XY` });
      }),
    );
  const stored = (names: string, number: number) => {
    const position = { ...at(7, number), identity: identityOfPage(items(names), number) };
    return positionToRestore(withPosition(undefined, position), 7)!;
  };

  it.each([
    ['inserted before it', 'a-plain b c', 3, 'd-plain a b c', 4],
    ['removed before it', 'a-plain b c', 3, 'b-plain c', 2],
    ['moved before it, so that it is the plain first one', 'a-plain b c', 2, 'b-plain a c', 1],
    ['replaced, the page itself among them', 'a b c', 2, 'a d c', 2],
    ['like it', 'a f b f c f', 4, 'd e a f b f c f', 6],
    ['split', 'a b c', 3, 'a-right a-left b c-right c-left', 4],
    ['joined', 'a-right a-left b-right b-left', 4, 'a b', 2],
    ['inserted between halves of others', 'a b-right b-left', 3, 'a d b-right b-left', 4],
    ['numbered', '1 2 3', 2, '1 2 3 4', 2],
  ])('is on the same picture with pages %s', (_, before, left, after, restored) =>
    expect(pageToRestore(items(after), stored(before, left))).toBe(restored),
  );

  it('is on the same picture in another quality', () => {
    const low = sequenceOf([page(1), page(2, { imageUrl: `/media/page/7/${'b'.repeat(16)}-plain-low.webp` })]);
    expect(pageToRestore(low, stored('b c', 1))).toBe(2);
  });

  it('goes by its number where an earlier version stored it', () => {
    const saved = positionToRestore('[[7,2,0.25,0]]', 7)!;
    expect(saved).toEqual(at(7, 2));
    expect(pageToRestore(items('d a b'), saved)).toBe(2);
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
