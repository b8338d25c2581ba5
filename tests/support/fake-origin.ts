import type { IncomingMessage, ServerResponse } from 'node:http';

import { failureBody } from '@/lib/api/failure-body';
import { limits } from '@/lib/limits';
import { encodeResponse } from '@/lib/wire/encode-response';
import { endpoints } from '@/lib/wire/endpoints';

import { recordAnswers } from './record-answers';
import { PROTOBUF, serveLocally } from './serve-locally';

const said = (
  response: ServerResponse,
  status: number,
  body: Uint8Array | string,
  headers: Record<string, string> = PROTOBUF,
) => void response.writeHead(status, headers).end(body);

/** What an origin may do instead of answering; `recorded` gives what the real one says. */
const FAULTS = {
  dead: (response: ServerResponse) => void response.destroy(),
  broken: (response: ServerResponse) => said(response, 500, failureBody('broken')),
  garbage: (response: ServerResponse) => said(response, 200, Buffer.from('7f not a message at all 7f')),
  html: (response: ServerResponse) =>
    said(response, 200, '<!doctype html><title>Welcome to the proxy</title>', { 'content-type': 'text/html' }),
  'a proxy’s 404': (response: ServerResponse) =>
    said(response, 404, '<h1>Not Found</h1>', { 'content-type': 'text/html' }),
  'another view': (response: ServerResponse) => said(response, 200, encodeResponse({ success: { languages: {} } })),
  truncated: async (response: ServerResponse, recorded: () => Promise<Buffer>) => {
    const answer = await recorded();
    response
      .writeHead(200, { ...PROTOBUF, 'content-length': answer.byteLength })
      .write(answer.subarray(0, answer.byteLength / 2));
    setImmediate(() => response.destroy());
  },
  huge: (response: ServerResponse) => {
    response.writeHead(200, PROTOBUF);
    const megabyte = Buffer.alloc(1024 * 1024);
    const more = (left: number): void =>
      void (left > 0 && !response.destroyed ? response.write(megabyte, () => more(left - 1)) : response.end());
    more((2 * limits.responseMaxBytes) / megabyte.byteLength);
  },
  maintenance: (response: ServerResponse) => said(response, 200, failureBody('closed', 'maintenance')),
  'geo-blocked': (response: ServerResponse) => said(response, 200, failureBody('closed', 'geo-blocked')),
} satisfies Record<string, (response: ServerResponse, recorded: () => Promise<Buffer>) => void>;

export type Fault = keyof typeof FAULTS;

export interface FakeOrigin {
  /** The base of its API. */
  base: string;
  /** The paths that were asked for, in order, but for what a site asks every few seconds by itself. */
  asked: string[];
  /** Has the calls whose path matches fail from now on. */
  fail(fault: Fault, calls?: RegExp): void;
  /** Has all calls answered again. */
  heal(): void;
  close(): void;
}

/** An origin that answers GETs as the one at `real` does, or fails in a way that it is told. */
export async function fakeOrigin(real: string): Promise<FakeOrigin> {
  const record = recordAnswers(real);
  const asked: string[] = [];
  let failing: { fault: Fault; calls: RegExp } | undefined;

  async function answer({ url = '' }: IncomingMessage, response: ServerResponse) {
    const path = url.replace(/^\/api/, '');
    if (path !== `/${endpoints.catalogueVersion.path}`) asked.push(path);
    const recorded = () => record(path);
    if (failing?.calls.test(path)) await FAULTS[failing.fault](response, recorded);
    else said(response, 200, await recorded());
  }

  const { url, close } = await serveLocally(answer);
  return {
    base: `${url}/api`,
    asked,
    fail: (fault, calls = /./) => void (failing = { fault, calls }),
    heal: () => void (failing = undefined),
    close,
  };
}
