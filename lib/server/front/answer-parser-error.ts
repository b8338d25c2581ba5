import 'server-only';

import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';

import { answerHeaders } from '@/lib/answer-headers';

/** What Node's parser refuses by itself, and with which status; everything else is a 400. */
const STATUSES: Record<string, number> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** So long a client has to read the answer before its connection is cut. */
const LINGER_MS = 1_000;

/** Answers bytes that are no HTTP request, which no handler sees, with the same headers as every other answer, and ends the connection. */
export function answerParserError(error: NodeJS.ErrnoException, socket: Duplex): void {
  if (!socket.writable || error.code === 'ECONNRESET') return void socket.destroy();
  const status = STATUSES[error.code ?? ''] ?? 400;
  const headers = [
    ...answerHeaders({ isDocument: true, isSecure: false }),
    ['content-security-policy', "frame-ancestors 'none'"],
    ['cache-control', 'no-store'],
    ['content-length', '0'],
    ['connection', 'close'],
  ].map(([name, value]) => `${name}: ${value}`);
  socket.end(`${[`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...headers].join('\r\n')}\r\n\r\n`);
  setTimeout(() => socket.destroy(), LINGER_MS).unref();
}
