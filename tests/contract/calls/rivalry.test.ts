import { countersAndRows } from '../../support/counters-and-rows';
import { keptWrites, mixedWrite, readTargets } from '../../support/mixed-writes';
import { randomFrom } from '../../support/random';
import { waitForWrites } from '../../support/wait-for-writes';
import { openOrigin, type TestOrigin } from '../open-origin';

let origin: TestOrigin;
beforeAll(async () => (origin = await openOrigin()));
afterAll(() => origin.close());

test('two hundred writes of every kind at once are all answered, kept and counted', async () => {
  waitForWrites();
  const random = randomFrom(3);
  const targets = await readTargets(origin.database);
  // A session's own writes about one thing are not made at once: which of them came last could not be told.
  const writes = new Map(
    Array.from({ length: 200 }, (_, number) => mixedWrite(`reader-${number % 20}`, targets, random, number)).map(
      (write) => [write.key, write],
    ),
  );
  const answers = await Promise.all(
    [...writes.values()].map(async ({ call: { path, method, session, body } }) => {
      const response = await origin.send(path, {
        method,
        session,
        body,
        headers: body === undefined ? {} : { 'content-type': 'application/json' },
      });
      return [path, response.status];
    }),
  );
  expect(answers.filter(([, status]) => status !== 200)).toEqual([]);
  const kept = await keptWrites(origin.database);
  expect([...writes.values()].filter(({ key, value }) => kept.get(key) !== value)).toEqual([]);
  const { counters, rows } = await countersAndRows(origin.database);
  expect(counters).toEqual(rows);
}, 60_000);
