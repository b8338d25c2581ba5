import 'server-only';

import { AsyncResource } from 'node:async_hooks';
import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';

import { answerInstead } from './at-hand/answer-instead';
import { receive } from './receive';

interface Come {
  request: IncomingMessage;
  response: ServerResponse;
}

interface Early extends Come {
  /** Hands him on to Next. */
  pass(): void;
}

// Next loads this anew after an edit in development; the process listens once.
const KEY = Symbol.for('komawari.receive');
/** Those who came before us, whom scripts/hold-early.mjs has wait. */
const EARLY = Symbol.for('komawari.early');
const shared = globalThis as { [KEY]?: typeof receive; [EARLY]?: Early[] };

/** Has every request of this process received by us first, those included for which Next has not done anything yet. */
export function receiveAll(): void {
  const isListening = KEY in shared;
  shared[KEY] = receive;
  if (isListening) return;
  subscribe('http.server.request.start', (message) => {
    const { request, response, server } = message as Come & { server: Server };
    const answer = shared[KEY]?.(request, response);
    if (answer) answerInstead(server, request, answer);
  });
  // Each in a surrounding of its own: what is begun for one is not done for all that follows.
  for (const { request, response, pass } of shared[EARLY]?.splice(0) ?? [])
    new AsyncResource('komawari.early').runInAsyncScope(() => (receive(request, response) ?? pass)());
}
