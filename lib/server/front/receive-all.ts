import 'server-only';

import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, ServerResponse } from 'node:http';

import { receive } from './receive';

// Next loads this anew after an edit in development; the process listens once.
const KEY = Symbol.for('komawari.receive');
const shared = globalThis as { [KEY]?: typeof receive };

/** Has every request of this process received by us first. */
export function receiveAll(): void {
  const isListening = KEY in shared;
  shared[KEY] = receive;
  if (isListening) return;
  subscribe('http.server.request.start', (message) => {
    const { request, response } = message as { request: IncomingMessage; response: ServerResponse };
    shared[KEY]?.(request, response);
  });
}
