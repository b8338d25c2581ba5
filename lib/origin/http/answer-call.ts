import type { Context } from '../context';
import { allEndpoints } from '../endpoints/all-endpoints';
import { Refusal } from '../refusal';
import { findEndpoint } from './find-endpoint';
import { refuseLargeBody } from './refuse-large-body';
import { respondWith } from './respond';

/**
 * Answers one call of the API.
 * @param path below the API's base
 * @throws Refusal
 */
export async function answerCall(request: Request, path: string, context: Context): Promise<Response> {
  const name = findEndpoint(request.method, path);
  refuseLargeBody(request);
  const endpoint = allEndpoints[name];
  if (!endpoint) throw new Refusal('broken', { status: 501, debugInfo: 'This call is not available.' });
  const given = [...new URL(request.url).searchParams].reverse();
  const query = endpoint.query.safeParse(Object.fromEntries(given));
  if (!query.success) {
    const faults = query.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
    throw new Refusal('bad-request', { status: 400, debugInfo: faults.join('; ') });
  }
  return respondWith(await endpoint.answer(context, query.data));
}
