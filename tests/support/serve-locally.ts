import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export const PROTOBUF = { 'content-type': 'application/x-protobuf' };

export interface LocalServer {
  /** Without a slash at its end. */
  url: string;
  close(): void;
}

/** Whoever asks it again after a while does not meet a connection that it closes just then. */
const KEPT_MS = 75_000;

/** Answers HTTP at a port of its own, on this machine alone. `close` also ends what is still being answered. */
export async function serveLocally(
  answer: (request: IncomingMessage, response: ServerResponse) => void | Promise<void>,
): Promise<LocalServer> {
  const server = createServer((request, response) => void answer(request, response));
  server.keepAliveTimeout = KEPT_MS;
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
