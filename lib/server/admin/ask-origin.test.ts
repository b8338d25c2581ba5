/** @jest-environment node */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import { OPEN } from '@/lib/admin/calls';
import { limits } from '@/lib/limits';

import { askOrigin } from './ask-origin';
import { orTrouble } from './admin-error';

const KEPT = { switches: OPEN, revision: 3, changedAt: 0, endedSessions: [] };
let answer = { status: 200, body: '' };
const origin = createServer((_, response) => void response.writeHead(answer.status).end(answer.body));

beforeAll(async () => {
  await new Promise<void>((listening) => origin.listen(0, '127.0.0.1', listening));
  Object.assign(process.env, {
    ADMIN_TOKEN: 'the-operator-and-nobody-else',
    API_ORIGIN: `http://127.0.0.1:${(origin.address() as AddressInfo).port}/api`,
  });
});
afterAll(() => void origin.close());

test('what the origin answers is told', async () => {
  answer = { status: 200, body: JSON.stringify(KEPT) };
  expect(await askOrigin('switches', {})).toEqual(KEPT);
});

test.each([
  [400, 'refused'],
  [401, 'unknown'],
  [404, 'unknown'],
  [414, 'refused'],
  [429, 'waiting'],
  [503, 'unreachable'],
  [302, 'unreachable'],
  [200, 'unreachable'],
])('what keeps it from answering is told apart: %i is %s', async (status, trouble) => {
  answer = { status, body: '<h1>no</h1>' };
  expect(await orTrouble(askOrigin('switches', {}))).toBe(trouble);
});

test('of an answer that never ends no more is read than of any', async () => {
  let wasLeft: () => void;
  const left = new Promise<void>((resolve) => (wasLeft = resolve));
  // It says more than is read, and then waits.
  const endless = createServer((_, response) => {
    response.on('close', () => wasLeft());
    response.writeHead(200).write(Buffer.alloc(limits.responseMaxBytes + 1, ' '));
  });
  await new Promise<void>((listening) => endless.listen(0, '127.0.0.1', listening));
  const before = process.env.API_ORIGIN;
  process.env.API_ORIGIN = `http://127.0.0.1:${(endless.address() as AddressInfo).port}/api`;
  try {
    expect(await orTrouble(askOrigin('switches', {}))).toBe('unreachable');
    await left;
  } finally {
    process.env.API_ORIGIN = before;
    endless.close();
    endless.closeAllConnections();
  }
});
