import { limits } from '@/lib/limits';
import { decodeResponse } from '@/lib/wire/decode-response';
import { endpoints } from '@/lib/wire/endpoints';

import { openOrigin, type TestOrigin } from '../open-origin';

let origin: TestOrigin;
beforeAll(async () => (origin = await openOrigin()));
afterAll(() => origin.close());

async function refused(response: Response) {
  expect(response.headers.get('content-type')).toBe('application/x-protobuf');
  expect(response.headers.get('cache-control')).toBe('no-store');
  const { error } = decodeResponse(new Uint8Array(await response.arrayBuffer()));
  expect(error!.englishPopup!.subject).toMatch(/./);
  expect(error!.spanishPopup!.subject).toMatch(/./);
  return error!;
}

test.each(['', 'nothing', 'title_list', 'language/', '../komawari.db', 'constructor', 'title_detailV3/10'])('a call that there is not: %j', async (path) => {
  const response = await origin.send(path);
  expect(response.status).toBe(404);
  await refused(response);
});

test('an address outside the doors', async () => {
  const response = await origin.fetch('/elsewhere');
  expect(response.status).toBe(404);
  await refused(response);
});

test('a method that a call does not take says which it takes', async () => {
  const response = await origin.send('title_list/bookmark?title_id=10', { method: 'POST', session: 'a' });
  expect(response.status).toBe(405);
  expect(response.headers.get('allow')).toBe('GET, PUT, DELETE, HEAD');
  await refused(response);
  expect((await origin.send('language', { method: 'PUT' })).status).toBe(405);
});

test.each([
  'title_detailV3',
  'title_detailV3?title_id=',
  'title_detailV3?title_id=abc',
  'title_detailV3?title_id=-1',
  'title_detailV3?title_id=0x10',
  'title_detailV3?title_id=2147483648',
  'title_detailV3?title_id=1e3',
  'manga_viewer?chapter_id=10001&split=maybe',
  'manga_viewer?chapter_id=10001&img_quality=ultra',
  'web/web_homeV4?viewer_mode=diagonal',
  'title_list/all_v3?type=all',
])('a malformed value: %s', async (path) => {
  const response = await origin.send(path);
  expect(response.status).toBe(400);
  expect((await refused(response)).debugInfo).toMatch(/title_id|split|img_quality|viewer_mode|type/);
});

test('unknown parameters are ignored, of a repeated one the first counts', async () => {
  expect((await origin.view('title_detailV3?title_id=10&title_id=20&more=1')).titleDetailView!.title!.titleId).toBe(10);
});

test('a body that is too large is refused unread', async () => {
  const response = await origin.send('title_list/bookmark?title_id=10', {
    method: 'PUT',
    session: 'a',
    headers: { 'content-length': String(limits.requestBodyMaxBytes + 1) },
  });
  expect(response.status).toBe(413);
  await refused(response);
});

test('every call of the table is answered, with a view of its own or a refusal', async () => {
  for (const { method, path } of Object.values(endpoints)) {
    const response = await origin.send(path, { method, session: 'a' });
    expect([200, 400, 501]).toContain(response.status);
    decodeResponse(new Uint8Array(await response.arrayBuffer()));
  }
});

test('HEAD answers as GET does, without a session being known', async () => {
  expect((await origin.send('language', { method: 'HEAD' })).status).toBe(200);
});
