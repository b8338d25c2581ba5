import { endpoints, type Endpoint, type EndpointName } from '@/lib/wire/endpoints';

import { KNOWN_CALLS as CALLS } from '../known-calls';
import { openOrigin, type TestOrigin } from '../open-origin';

let origin: TestOrigin;
beforeAll(async () => (origin = await openOrigin()));
afterAll(() => origin.close());

const names = Object.keys(CALLS) as EndpointName[];
const endpointOf = (name: EndpointName): Endpoint => endpoints[name];

function send(name: EndpointName, query: string, session?: string): Promise<Response> {
  const { method, path } = endpointOf(name);
  const { body } = CALLS[name];
  return origin.send(`${path}?${query}`, {
    method,
    session,
    body: body === undefined ? undefined : JSON.stringify(body),
  });
}
const ask = (name: EndpointName, query: string, session?: string) => {
  const { method, path } = endpointOf(name);
  const { body } = CALLS[name];
  return origin.ask(`${path}?${query}`, {
    method,
    session,
    body: body === undefined ? undefined : JSON.stringify(body),
  });
};

test.each(names)(
  '%s answers with the view that the table says, or with nothing beside @7.6 @7.12 @7.14 @7.16 @7.28 @7.32 @7.43 @7.69',
  async (name) => {
    expect((await send(name, CALLS[name].good, 'good')).status).toBe(200);
    const { success } = await ask(name, CALLS[name].good, 'good');
    const { answers } = endpointOf(name);
    const views = Object.keys(success!).filter(
      (field) => success![field as keyof typeof success] && field !== 'languages',
    );
    expect(views).toEqual(answers && answers !== 'languages' ? [answers] : []);
    if (answers === 'languages') expect(success!.languages).toBeTruthy();
  },
);

test.each(names.filter((name) => CALLS[name].bad))('%s refuses what is malformed @7.12 @7.16 @7.43', async (name) => {
  for (const query of CALLS[name].bad!) {
    expect([query, (await send(name, query, 'bad')).status]).toEqual([query, 400]);
    expect((await ask(name, query, 'bad')).error).toMatchObject({
      debugInfo: expect.stringMatching(/^[a-z_]+: ./),
      englishPopup: { subject: 'That did not work' },
    });
  }
});

test.each(names.filter((name) => endpointOf(name).writes))('%s needs a session @6.9', async (name) => {
  expect((await send(name, CALLS[name].good)).status).toBe(200);
  expect((await ask(name, CALLS[name].good)).error).toMatchObject({ action: 1 });
});

test.each(names)('%s refuses a session that could not be', async (name) => {
  for (const session of ['not one!', 'x'.repeat(129)]) {
    expect((await send(name, CALLS[name].good, session)).status).toBe(400);
    expect((await ask(name, CALLS[name].good, session)).error).toMatchObject({
      action: 1,
      debugInfo: expect.stringContaining('SESSION-TOKEN'),
    });
  }
});

test.each(names.filter((name) => !endpointOf(name).writes))('%s is read without a session @1.1 @6.1', async (name) => {
  expect((await ask(name, CALLS[name].good)).success).toBeTruthy();
});

test.each(names.filter((name) => endpointOf(name).shared))(
  '%s is the same for all readers, whatever they did @6.1',
  async (name) => {
    const writes = names.filter((other) => endpointOf(other).writes);
    for (const write of writes) await ask(write, CALLS[write].good, 'busy');
    await ask('viewer', CALLS.viewer.good, 'busy');
    origin.clock.now += 1;
    const bytes = async (session?: string) =>
      Buffer.from(await (await send(name, CALLS[name].good, session)).arrayBuffer()).toString('base64');
    const anonymous = await bytes();
    expect([await bytes('busy'), await bytes('idle')]).toEqual([anonymous, anonymous]);
  },
);

test('what is malformed, or without a session, leaves no session behind', async () => {
  const sessions = await origin.database.selectFrom('sessions').select('id').orderBy('id').execute();
  expect(sessions.map(({ id }) => id)).toEqual(['busy', 'good']);
});
