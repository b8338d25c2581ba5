import { createMoments } from '../moment';
import { answerKept } from './answer-kept';
import { keptBy } from './kept-by';

const ADDRESS = 'http://comics.example/api/title_detailV3?title_id=10';
const BASE = 'http://comics.example';
const { pathname, search } = new URL(ADDRESS);

async function kept(address = ADDRESS) {
  const moment = createMoments(1000)(1);
  await moment.once(keptBy(new Request(address), BASE), async () => new Uint8Array([1, 2, 3]));
  return moment;
}

test('answers an identical request from the micro-cache with the name of its call', async () => {
  const { call, response } = answerKept(new Request(ADDRESS), { base: BASE, moment: await kept() })!;
  expect(call).toBe('titleDetail');
  expect([...new Uint8Array(await response.arrayBuffer())]).toEqual([1, 2, 3]);
});

test.each<[string, Request, string]>([
  ['for another title', new Request(`${BASE}${pathname}?title_id=11`), BASE],
  ['by another name', new Request(`http://other.example${pathname}${search}`), 'http://other.example'],
  ['with a session', new Request(ADDRESS, { headers: { 'session-token': 'anna' } }), BASE],
  ['for the head alone', new Request(ADDRESS, { method: 'HEAD' }), BASE],
  ['with another method', new Request(ADDRESS, { method: 'DELETE' }), BASE],
  ['and sends something', new Request(ADDRESS, { headers: { 'content-length': '9000000' } }), BASE],
])('does not answer a request %s from the micro-cache', async (_, request, base) => {
  expect(answerKept(request, { base, moment: await kept() })).toBeUndefined();
});
