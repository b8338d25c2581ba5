import type { RequestListener } from 'node:http';

import { OPEN } from '@/lib/admin/calls';
import { limits } from '@/lib/limits';
import { serveLocally, type LocalServer } from '@/tests/support/serve-locally';

import { askOrigin } from './ask-origin';
import { orTrouble } from './admin-error';

let answer: RequestListener;
let origin: LocalServer;

beforeAll(async () => {
  origin = await serveLocally((request, response) => answer(request, response));
  Object.assign(process.env, { ADMIN_TOKEN: 'the-operator-and-nobody-else', API_ORIGIN: `${origin.url}/api` });
});
afterAll(() => origin.close());

test('returns the answer of the remote origin', async () => {
  const settings = { switches: OPEN, revision: 3, changedAt: 0, endedSessions: [] };
  answer = (_, response) => void response.end(JSON.stringify(settings));
  expect(await askOrigin('switches', {})).toEqual(settings);
});

test.each([
  [400, 'refused'],
  [401, 'unknown'],
  [429, 'waiting'],
  [503, 'unreachable'],
  [302, 'unreachable'],
  [200, 'unreachable'],
])('an origin that answers %i with HTML is %s', async (status, trouble) => {
  answer = (_, response) => void response.writeHead(status).end('<h1>no</h1>');
  expect(await orTrouble(askOrigin('switches', {}))).toBe(trouble);
});

test('stops reading an answer that exceeds the size limit', async () => {
  const closed = new Promise<void>((resolve) => {
    answer = (_, response) => {
      response.on('close', resolve);
      response.writeHead(200).write(Buffer.alloc(limits.responseMaxBytes + 1, ' '));
    };
  });
  expect(await orTrouble(askOrigin('switches', {}))).toBe('unreachable');
  await closed;
});
