import 'server-only';

import type { ServerResponse } from 'node:http';

import { chunkBytes } from '../chunk-bytes';

/**
 * Keeps a page back until its last byte has been written, and sends it then.
 * @param seal gives the page as it is sent, and can still set headers
 */
export function holdPage(response: ServerResponse, seal: (html: string) => string): void {
  const chunks: Buffer[] = [];
  const [writeHead, write, end, flushHeaders] = [
    response.writeHead,
    response.write,
    response.end,
    response.flushHeaders,
  ];

  const callbackOf = (args: unknown[]) => args.find((each) => typeof each === 'function') as (() => void) | undefined;

  response.writeHead = ((status: number, ...rest: unknown[]) => {
    const given = rest.find((each) => typeof each === 'object' && each !== null) as Record<string, string> | undefined;
    for (const [name, value] of Object.entries(given ?? {})) response.setHeader(name, value);
    response.statusCode = status;
    return response;
  }) as typeof writeHead;
  response.write = ((...args: unknown[]) => {
    chunks.push(...chunkBytes(args[0], args[1]));
    const done = callbackOf(args);
    if (done) queueMicrotask(done);
    return true;
  }) as typeof write;
  response.flushHeaders = () => undefined;
  response.end = ((...args: unknown[]) => {
    chunks.push(...chunkBytes(args[0], args[1]));
    Object.assign(response, { writeHead, write, end, flushHeaders });
    const page = seal(Buffer.concat(chunks).toString());
    const done = callbackOf(args);
    return page ? response.end(page, done) : response.end(done);
  }) as typeof end;
}
