import { Agent as AgentHttp, request as requestHttp } from 'node:http';
import { Agent as AgentHttps, request as requestHttps } from 'node:https';
import type { RequestDetails } from 'web-push';
import { limits } from '@/lib/limits';
import { lookupPublic } from './public-address';
import { isHere } from './subscription';

/** So long is a connection kept that nothing is sent over, in ms, and so much of an answer is read for its sake, in bytes. */
const IDLE_MS = 5_000;
const ANSWER_MAX_BYTES = 16_384;

/** The head of what a push service answers. */
interface Answer {
  status: number;
  retryAfter?: string;
}

/**
 * Gives what posts a message, over connections that are used again. A name is called where all that it stands for is public; services on this
 * machine are, where they are believed. Redirects are not followed.
 */
export function pushConnections(toLoopback: boolean): (details: RequestDetails) => Promise<Answer> {
  const kept = { keepAlive: true, timeout: IDLE_MS };
  const [here, hereSafely, outside] = [
    new AgentHttp(kept),
    new AgentHttps(kept),
    new AgentHttps({ ...kept, lookup: lookupPublic }),
  ];

  return function post({ endpoint, headers, body }) {
    const url = new URL(endpoint);
    const isOurs = toLoopback && isHere(url);
    const isPlain = isOurs && url.protocol === 'http:';
    const agent = isPlain ? here : isOurs ? hereSafely : outside;
    return new Promise((resolve, reject) => {
      const posting = (isPlain ? requestHttp : requestHttps)(url, { method: 'POST', headers, agent });
      const late = setTimeout(
        () => posting.destroy(Object.assign(new Error('No answer in time'), { code: 'ETIMEDOUT' })),
        limits.pushTimeoutMs,
      );
      posting.on('close', () => clearTimeout(late));
      posting.on('error', reject);
      posting.on('response', (answer) => {
        let bytes = 0;
        answer.on('error', () => undefined);
        // Only an answer that was read to its end leaves the connection to the next.
        answer.on('data', (part: Buffer) => void ((bytes += part.length) > ANSWER_MAX_BYTES && answer.destroy()));
        resolve({ status: answer.statusCode ?? 0, retryAfter: answer.headers['retry-after'] });
      });
      posting.end(body);
    });
  };
}
