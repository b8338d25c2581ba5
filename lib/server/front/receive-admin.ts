import 'server-only';

import type { IncomingMessage, ServerResponse } from 'node:http';

import { adminRoutes } from '@/lib/admin/routes';
import { readEnv } from '@/lib/env';

import { openSession, sealSession } from '../admin/session';
import { sealedIn, sessionCookie } from '../admin/session-cookie';
import { SHOWS_HEADER } from '../admin/shows-header';
import { siteStyle } from '../site-style';

import { adminPolicy } from './admin-policy';
import { chunkBytes } from './chunk-bytes';
import { statePage } from './state-page';
import { withoutScripts } from './without-scripts';

const HEADERS = {
  'cache-control': 'no-store',
  'content-security-policy': adminPolicy(undefined),
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-robots-tag': 'noindex, nofollow',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
};

/** The session of who asks, for half an hour more; undefined where there is none. */
async function renewed(cookies: string | undefined): Promise<string | undefined> {
  const { adminToken } = readEnv();
  const held = sealedIn(cookies);
  const session = held && adminToken ? await openSession(held.sealed, adminToken) : undefined;
  if (!session || !held || !adminToken) return undefined;
  const { sealed, maxAge } = await sealSession(session, adminToken);
  return sessionCookie(held.name, sealed, maxAge);
}

/**
 * Sees what the operator's page answers before it is sent: pages wait for their end, lose the scripts that Next puts into all of them, and renew the
 * session; a refusal gets the page that explains it; everything has the headers that keep it to the operator.
 */
export function receiveAdmin(request: IncomingMessage, response: ServerResponse): void {
  // Compressed, they could not be read here.
  delete request.headers['accept-encoding'];
  const cookie = renewed(request.headers.cookie).catch(() => undefined);
  const [writeHead, write, end, flushHeaders] = [
    response.writeHead,
    response.write,
    response.end,
    response.flushHeaders,
  ].map((method) => method.bind(response)) as [
    typeof response.writeHead,
    typeof response.write,
    typeof response.end,
    typeof response.flushHeaders,
  ];
  const chunks: Buffer[] = [];
  let isHeld: boolean | undefined;

  function begin(): boolean {
    if (isHeld !== undefined) return isHeld;
    for (const [name, value] of Object.entries(HEADERS)) response.setHeader(name, value);
    return (isHeld =
      response.hasHeader(SHOWS_HEADER) || String(response.getHeader('content-type') ?? '').startsWith('text/html'));
  }

  async function finish(): Promise<void> {
    let html = Buffer.concat(chunks).toString();
    // What Next shows for an address that is none needs scripts.
    const shown =
      response.getHeader(SHOWS_HEADER) ?? (response.statusCode === 404 ? adminRoutes.told('missing') : undefined);
    if (shown !== undefined) {
      const page = await statePage(request, String(shown), ['accept-language', 'cookie']);
      response.removeHeader(SHOWS_HEADER);
      response.setHeader('content-type', 'text/html; charset=utf-8');
      html = page?.body.toString() ?? '';
    }
    response.setHeader('content-security-policy', adminPolicy(await siteStyle()));
    const set = await cookie;
    if (set && !response.hasHeader('set-cookie')) response.setHeader('set-cookie', set);
    const body = Buffer.from(withoutScripts(html));
    response.removeHeader('transfer-encoding');
    response.setHeader('content-length', body.byteLength);
    isHeld = false;
    end(request.method === 'HEAD' ? undefined : body);
  }

  response.writeHead = ((status: number, ...rest: unknown[]) => {
    const given = rest.find((each) => typeof each === 'object' && each !== null) as Record<string, string> | undefined;
    if (isHeld !== undefined && !isHeld) return writeHead(status, given as never);
    for (const [name, value] of Object.entries(given ?? {})) response.setHeader(name, value);
    response.statusCode = status;
    return begin() ? response : writeHead(status);
  }) as typeof writeHead;
  response.write = ((...args: Parameters<typeof write>) => {
    if (!begin()) return write(...args);
    chunks.push(...chunkBytes(args[0], args[1]));
    const done = args.find((each) => typeof each === 'function') as (() => void) | undefined;
    if (done) queueMicrotask(done);
    return true;
  }) as typeof write;
  response.end = ((...args: Parameters<typeof end>) => {
    if (!begin()) return end(...args);
    chunks.push(...chunkBytes(args[0], args[1]));
    finish().catch(() => response.destroy());
    return response;
  }) as typeof end;
  response.flushHeaders = () => void (begin() || flushHeaders());
}
