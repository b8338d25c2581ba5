import 'server-only';

import { request as overHttp, type IncomingMessage } from 'node:http';
import { request as overHttps } from 'node:https';

import { NetworkError } from '@/lib/api/network-error';
import { requestHeaders } from '@/lib/log/request-id';

interface Limits {
  signal: AbortSignal;
  maxBytes: number;
  headers?: Record<string, string>;
}

/**
 * A GET without what `fetch` does besides: it follows no redirect, unpacks nothing, reads no more than it is told to, and Next, which keeps
 * what a page fetches, keeps none of it. @throws NetworkError 'too-large', else whatever broke the connection
 */
export function askOverHttp(
  url: string,
  { signal, maxBytes, headers = {} }: Limits,
): Promise<{ status: number; bytes: Uint8Array }> {
  return new Promise((resolve, reject) => {
    const asked = (url.startsWith('https:') ? overHttps : overHttp)(url, {
      signal,
      headers: { ...requestHeaders(), ...headers },
    });
    asked.on('error', (error: NodeJS.ErrnoException) => {
      // A connection that was kept may be closed by the origin in the moment in which it is used again.
      if (asked.reusedSocket && error.code === 'ECONNRESET') resolve(askOverHttp(url, { signal, maxBytes, headers }));
      else reject(error);
    });
    asked.on('response', (response: IncomingMessage) => {
      const chunks: Buffer[] = [];
      let size = 0;
      response.on('data', (chunk: Buffer) => {
        size += chunk.byteLength;
        if (size <= maxBytes) return void chunks.push(chunk);
        reject(new NetworkError('too-large'));
        asked.destroy();
      });
      // Cut off in the middle, it ends with an error.
      response.on('error', reject);
      response.on('end', () => resolve({ status: response.statusCode!, bytes: new Uint8Array(Buffer.concat(chunks)) }));
    });
    asked.end();
  });
}
