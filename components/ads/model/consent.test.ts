import { consentAfter, isAllowed } from './consent';

describe('consentAfter', () => {
  it.each([undefined, null, '', 8, {}, ['C0001', 'C0002'], ',C0001,'])(
    'goes on looking while it finds %p @4.66',
    (groups) => {
      expect(consentAfter(1, groups)).toEqual({ kind: 'waiting' });
      expect(consentAfter(499, groups)).toEqual({ kind: 'waiting' });
    },
  );
  it('gives up after five hundred looks @4.66 @9.29', () =>
    expect(consentAfter(500, ',C0001,')).toEqual({ kind: 'missed' }));
  it.each([1, 500])('takes eight characters at look %p @4.66', (tries) =>
    expect(consentAfter(tries, '12345678')).toEqual({ kind: 'given', groups: '12345678' }),
  );
  it('takes no seven @9.29', () => expect(consentAfter(3, '1234567').kind).toBe('waiting'));
});

test.each([
  [',C0001,C0002,', 'C0002', true],
  [',C0001,C0002,', 'C0004', false],
  [',C0001,C00021,', 'C0002', false],
])('of %p the group %p is allowed: %p', (groups, group, allowed) => expect(isAllowed(groups, group)).toBe(allowed));
