import { limits } from '@/lib/limits';

import { openOrigin, type TestOrigin } from '../open-origin';

let origin: TestOrigin;
beforeAll(async () => (origin = await openOrigin()));
afterAll(() => origin.close());

const send = (body: unknown, session?: string) =>
  origin.send('web/contact', { method: 'POST', body: JSON.stringify(body), session });
const kept = (session: string) =>
  origin.database.selectFrom('feedback').selectAll().where('session_id', '=', session).execute();
const everything = () => origin.database.selectFrom('feedback').select('id').execute();

test.each([
  ['a suggestion', 'suggestion', 'Please print the maps larger.'],
  ['a report of one character', 'report', '!'],
  ['lines, tabs and signs of other planes', 'report', 'Page 3:\n\tthe cat 🐈‍⬛ is upside down\n'],
  ['as much as there is room for', 'suggestion', 'é'.repeat(limits.feedbackMaxLength)],
])('keeps %s @4.7 @5.13 @5.28 @7.19 @7.65 @7.70', async (name, subject, body) => {
  const session = name.replace(/\W/g, '_');
  const response = await send({ subject, body }, session);
  expect(response.status).toBe(200);
  expect(await kept(session)).toEqual([
    { id: expect.stringMatching(/^[0-9a-f-]{36}$/), session_id: session, subject, body, created_at: origin.clock.now },
  ]);
});

test('counts as a text area does: a line break once, a sign of another plane twice @9.5', async () => {
  const breaks = '\r\n'.repeat(limits.feedbackMaxLength - 1);
  expect((await send({ subject: 'report', body: `x${breaks}` }, 'breaks')).status).toBe(200);
  expect((await kept('breaks'))[0]!.body).toBe(`x${breaks.replaceAll('\r', '')}`);
  expect((await send({ subject: 'report', body: '🐈'.repeat(limits.feedbackMaxLength / 2) }, 'signs')).status).toBe(
    200,
  );
  expect(
    (await send({ subject: 'report', body: `🐈${'x'.repeat(limits.feedbackMaxLength - 1)}` }, 'signs')).status,
  ).toBe(400);
});

test('a second message is kept beside the first, and every session has its own', async () => {
  for (const session of ['twice', 'twice', 'other']) await send({ subject: 'suggestion', body: 'More cats.' }, session);
  expect(await kept('twice')).toHaveLength(2);
  expect(await kept('other')).toHaveLength(1);
});

test.each<[string, unknown, string]>([
  ['no message', { subject: 'report' }, 'body'],
  ['an empty message', { subject: 'report', body: '' }, 'body'],
  ['nothing but white space', { subject: 'report', body: ' \n\t ' }, 'body'],
  ['a character too much', { subject: 'report', body: 'x'.repeat(limits.feedbackMaxLength + 1) }, 'body'],
  ['a character that is none', { subject: 'report', body: 'nul\u0000' }, 'body'],
  ['half a character', { subject: 'report', body: 'half \ud83d' }, 'body'],
  ['a message that is no text', { subject: 'report', body: ['x'] }, 'body'],
  ['no type', { body: 'Hello' }, 'subject'],
  ['an unknown type', { subject: 'praise', body: 'Hello' }, 'subject'],
  ['a list', [], ''],
  ['nothing', null, ''],
])('refuses %s, and keeps nothing @5.13 @7.19', async (_, body, named) => {
  const before = await everything();
  const response = await send(body, 'refused');
  expect(response.status).toBe(400);
  expect(
    (await origin.refusal('web/contact', { method: 'POST', body: JSON.stringify(body), session: 'refused' })).debugInfo,
  ).toContain(named);
  expect(await everything()).toEqual(before);
  expect(await origin.database.selectFrom('sessions').selectAll().where('id', '=', 'refused').execute()).toEqual([]);
});

test('refuses a body that is no JSON, and one that is too large', async () => {
  const before = await everything();
  expect(
    (await origin.send('web/contact', { method: 'POST', body: 'subject=report&body=Hello', session: 'refused' }))
      .status,
  ).toBe(400);
  expect((await send({ subject: 'report', body: 'x'.repeat(limits.requestBodyMaxBytes) }, 'refused')).status).toBe(413);
  expect(await everything()).toEqual(before);
});

test('without a session it is unauthorized', async () => {
  const before = await everything();
  const { error } = await origin.ask('web/contact', {
    method: 'POST',
    body: JSON.stringify({ subject: 'report', body: 'Hello' }),
  });
  expect(error!.action).toBe(1);
  expect(await everything()).toEqual(before);
});
