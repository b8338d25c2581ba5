/** @jest-environment node */
import { createHash } from 'node:crypto';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import { ownInline } from '@/components/ui/own-inline';

import { sayPolicy } from './say-policy';
import { vouch } from './vouch';

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

let server: Server;
beforeAll(vouch);
afterEach(() => void server.close());

async function answered(listener: RequestListener, init?: RequestInit) {
  server = createServer((request, response) => {
    sayPolicy(response);
    listener(request, response);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const answer = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`, {
    ...init,
    redirect: 'manual',
  });
  return { policy: answer.headers.get('content-security-policy'), status: answer.status, body: await answer.text() };
}

test('a page that comes in pieces says at its end what of it is ours', async () => {
  ownInline('early()');
  const pieces = ['<html><script>early()</scr', 'ipt><p style="--é:1">é</p>', '<script>alert(1)</script>'];
  const { policy, body, status } = await answered((_, response) => {
    response.statusCode = 404;
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.flushHeaders();
    for (const piece of pieces) response.write(piece);
    response.end('</html>');
  });
  expect([status, body]).toEqual([404, `${pieces.join('')}</html>`]);
  expect(policy).toContain(`script-src 'self' ${hashOf('early()')};`);
  expect(policy).toContain(`style-src-attr 'unsafe-hashes' ${hashOf('--é:1')}`);
});

test('whoever asks for the head alone gets a policy, and no page', async () => {
  const { policy, body } = await answered(
    (_, response) => void response.setHeader('content-type', 'text/html').end(null),
    { method: 'HEAD' },
  );
  expect([policy?.includes("script-src 'self';"), body]).toEqual([true, '']);
});

test('a page that brings its policy along is sent as it comes', async () => {
  const { policy, body } = await answered((_, response) => {
    response.setHeader('content-security-policy', 'mine');
    response.setHeader('content-type', 'text/html');
    response.writeHead(200);
    response.end('<p>');
  });
  expect([policy, body]).toEqual(['mine', '<p>']);
});

test('what is no page is left alone', async () => {
  const { policy, body } = await answered(
    (_, response) => void response.writeHead(200, { 'content-type': 'text/plain' }).end('<p>'),
  );
  expect([policy, body]).toEqual([null, '<p>']);
});
