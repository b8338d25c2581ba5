import 'server-only';

import type { IncomingMessage, Server } from 'node:http';

const answers = new WeakMap<object, () => void>();
const known = new WeakSet<Server>();

/** Answers a request that is about to be handed to those who listen to a server, instead of them. */
export function answerInstead(server: Server, request: IncomingMessage, answer: () => void): void {
  answers.set(request, answer);
  if (known.has(server)) return;
  known.add(server);
  const emit = server.emit.bind(server) as (...args: unknown[]) => boolean;
  server.emit = ((event: string, ...args: unknown[]) => {
    const instead = event === 'request' ? answers.get(args[0] as object) : undefined;
    if (!instead) return emit(event, ...args);
    instead();
    return true;
  }) as Server['emit'];
}
