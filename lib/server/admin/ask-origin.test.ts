import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

import { OPEN } from '@/lib/admin/calls';
import { limits } from '@/lib/limits';

import { askOrigin } from './ask-origin';
import { orTrouble } from './admin-error';

let answer: RequestListener;
const origin = createServer((request, response) => void answer(request, response));

beforeAll(async () => {
  await new Promise<void>((listening) => origin.listen(0, '127.0.0.1', listening));
  Object.assign(process.env, {
    ADMIN_TOKEN: 'the-operator-and-nobody-else',
    API_ORIGIN: `http://127.0.0.1:${(origin.address() as AddressInfo).port}/api`,
  });
});
afterAll(() => {
  origin.close();
  origin.closeAllConnections();
});

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
