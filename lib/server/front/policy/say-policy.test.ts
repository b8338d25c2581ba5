import { createHash } from 'node:crypto';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

import { ownInline } from '@/components/ui/own-inline';

import { sayPolicy } from './say-policy';
import { vouch } from './vouch';

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

async function answered(listener: RequestListener, init?: RequestInit) {
  const server = createServer((request, response) => {
    sayPolicy(response);
    listener(request, response);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const answer = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`, init);
  const body = await answer.text();
  server.close();
  return { policy: answer.headers.get('content-security-policy'), status: answer.status, body };
}

test('sets no CSP while CSP is disabled (development)', async () => {
  const { policy } = await answered((_, response) => void response.setHeader('content-type', 'text/html').end('<p>'));
  expect(policy).toBeNull();
});

describe('with CSP enabled', () => {
  beforeAll(vouch);

  test('a streamed page gets a policy with the hashes of the site’s own inline scripts alone', async () => {
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

  test('a HEAD request gets a policy too', async () => {
    const { policy } = await answered((_, response) => void response.setHeader('content-type', 'text/html').end(null), {
      method: 'HEAD',
    });
    expect(policy).toContain("script-src 'self';");
  });

  test('a page that brings its own policy keeps it', async () => {
    const { policy, body } = await answered((_, response) => {
      response.setHeader('content-security-policy', 'mine');
      response.setHeader('content-type', 'text/html');
      response.writeHead(200);
      response.end('<p>');
    });
    expect([policy, body]).toEqual(['mine', '<p>']);
  });
});
