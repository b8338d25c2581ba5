import { consentAfter, isAllowed } from './consent';
import { eventOf } from './layer-event';

test.each([
  [499, undefined, 'waiting'],
  [499, 8, 'waiting'],
  [499, ['C0001', 'C0002'], 'waiting'],
  [3, '1234567', 'waiting'],
  [1, '12345678', 'given'],
  [500, '12345678', 'given'],
  [500, ',C0001,', 'missed'],
])('after %i tries the consent string %j is %s @4.66 @9.29', (tries, groups, kind) =>
  expect(consentAfter(tries, groups)).toEqual(kind === 'given' ? { kind, groups } : { kind }),
);

test.each([
  [',C0001,C0002,', 'C0002', true],
  [',C0001,C0002,', 'C0004', false],
  [',C0001,C00021,', 'C0002', false],
])('of %p the group %p is allowed: %p', (groups, group, allowed) => expect(isAllowed(groups, group)).toBe(allowed));

test.each(['Click', 'Impression'] as const)(
  'a viewer banner emits an analytics event with its id: %s @7.67',
  (action) =>
    expect(eventOf({ kind: 'viewer-banner', action, id: 7 })).toEqual({
      event: 'publisher_viewer_banner',
      action,
      banner_id: 7,
    }),
);

test('a popup’s event names it as a popup', () =>
  expect(eventOf({ kind: 'home-popup', action: 'Impression', id: 7 })).toEqual({
    event: 'home_popup',
    action: 'Impression',
    popup_id: 7,
  }));
