import { positionToRestore, withPosition } from './positions';

const at = (chapterId: number, page = 5, finished = false) => ({ chapterId, page, fraction: 0.25, finished });

describe('positions', () => {
  it('come back', () => {
    const stored = withPosition(withPosition(undefined, at(1)), at(2, 9));
    expect(positionToRestore(stored, 1)).toEqual(at(1));
    expect(positionToRestore(stored, 2)).toEqual(at(2, 9));
    expect(positionToRestore(stored, 3)).toBeUndefined();
  });
  it('keep the newest of a chapter', () => {
    const stored = withPosition(withPosition(undefined, at(1, 3)), at(1, 8));
    expect(positionToRestore(stored, 1)?.page).toBe(8);
    expect(JSON.parse(stored)).toHaveLength(1);
  });
  it('start a finished chapter over', () =>
    expect(positionToRestore(withPosition(undefined, at(1, 20, true)), 1)).toBeUndefined());
  it('are bounded: the oldest goes', () => {
    let stored: string | undefined;
    for (let id = 1; id <= 250; id++) stored = withPosition(stored, at(id));
    expect(JSON.parse(stored!)).toHaveLength(200);
    expect(positionToRestore(stored, 50)).toBeUndefined();
    expect(positionToRestore(stored, 51)).toBeDefined();
  });
  it.each(['', '{', 'null', '{"a":1}', '[1,[2],["x",1,0,0]]'])('read %p as nothing', (stored) => {
    expect(positionToRestore(stored, 1)).toBeUndefined();
    expect(positionToRestore(withPosition(stored, at(1)), 1)).toEqual(at(1));
  });
});
