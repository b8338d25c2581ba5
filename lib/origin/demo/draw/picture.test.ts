import { drawKey, type DrawRequest } from './draw-request';

test('the key of a request depends on its values, not on the order of its fields', () => {
  const request: DrawRequest = { picture: { kind: 'avatar', seed: 'a' }, width: 96, format: 'webp' };
  expect(drawKey({ format: 'webp', width: 96, picture: { seed: 'a', kind: 'avatar' } })).toBe(drawKey(request));
  expect(drawKey({ ...request, width: 97 })).not.toBe(drawKey(request));
  expect(drawKey({ ...request, picture: { kind: 'avatar', seed: 'b' } })).not.toBe(drawKey(request));
});
