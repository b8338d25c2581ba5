import { once } from 'node:events';
import { request as overHttp, type IncomingMessage, type RequestOptions } from 'node:http';
import { text } from 'node:stream/consumers';

/** Asks over a connection of its own: nginx leaves one that got a stale page busy until the new one is there. @throws Error where it is closed without an answer */
export async function answerOf(url: string, more: RequestOptions) {
  const [response] = (await once(overHttp(url, { agent: false, ...more }).end(), 'response')) as [IncomingMessage];
  return {
    status: response.statusCode!,
    headers: response.headers,
    distinct: response.headersDistinct,
    body: await text(response),
  };
}
