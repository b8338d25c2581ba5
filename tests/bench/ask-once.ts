import { Agent, request } from 'node:http';

import { headersOf, type Ask } from './calls';

const TIMEOUT_MS = 10_000;
/** The site hangs up on connections that were idle for five seconds: whoever asks is earlier. */
const IDLE_MS = 3_000;

export interface Answer {
  status: number;
  body: Buffer;
}

/** Asks as browsers do, over connections that are kept. */
export function keptConnections(): Agent {
  return new Agent({ keepAlive: true, timeout: IDLE_MS, maxSockets: 256, scheduling: 'lifo' });
}

/** @throws when it is not answered within ten seconds, or not to the end */
export function askOnce(
  address: string,
  agent: Agent,
  { method = 'GET', path, session, body, headers }: Ask & { headers?: Record<string, string> },
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asked = request(address + path, {
      agent,
      method,
      headers: { 'accept-encoding': 'gzip', ...headersOf({ session, body }), ...headers },
    });
    // By the clock, not by the socket's silence.
    const over = setTimeout(() => asked.destroy(new Error('not answered in time')), TIMEOUT_MS);
    const fail = (error: Error) => (clearTimeout(over), reject(error));
    asked.on('error', fail);
    asked.on('response', (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('error', fail);
      answer.on('end', () => {
        clearTimeout(over);
        resolve({ status: answer.statusCode!, body: Buffer.concat(chunks) });
      });
    });
    asked.end(body);
  });
}
