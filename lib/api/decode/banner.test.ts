import { decodeAction, decodeBanner, decodeOptionalBanner } from './banner';

test.each([
  [0, 'push'],
  [1, 'modal'],
  [2, 'external'],
  [3, 'external'],
])('presentation method %i reads %s @3.27 @4.14', (method, word) =>
  expect(decodeAction({ method, url: '/faq' })).toEqual({ method: word, url: '/faq' }),
);

test('an action without an address is none', () => {
  expect(decodeAction({ method: 1, url: '' })).toBeUndefined();
  expect(decodeAction(undefined)).toBeUndefined();
});

test('a banner is read whole, and what is absent is empty @3.23', () => {
  expect(
    decodeBanner({ id: 3, imageUrl: '/b', width: 1200, height: 480, isPr: true, action: { url: '/faq' } }),
  ).toEqual({
    id: 3,
    imageUrl: '/b',
    width: 1200,
    height: 480,
    isPr: true,
    action: { method: 'push', url: '/faq' },
  });
  expect(decodeBanner({})).toEqual({ id: 0, imageUrl: '', width: 0, height: 0, isPr: false, action: undefined });
});

test('a banner without a picture is no banner', () => {
  expect(decodeOptionalBanner({ id: 3 })).toBeUndefined();
  expect(decodeOptionalBanner({ id: 3, imageUrl: '/b' })?.id).toBe(3);
});
