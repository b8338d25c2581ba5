import { drawKey, type DrawRequest } from './draw-request';

const request: DrawRequest = { picture: { kind: 'avatar', seed: 'a' }, width: 96, format: 'webp' };

test('the order of fields does not matter, their values do', () => {
  expect(drawKey({ format: 'webp', width: 96, picture: { seed: 'a', kind: 'avatar' } })).toBe(drawKey(request));
  expect(drawKey({ ...request, width: 97 })).not.toBe(drawKey(request));
  expect(drawKey({ ...request, picture: { kind: 'avatar', seed: 'b' } })).not.toBe(drawKey(request));
});
