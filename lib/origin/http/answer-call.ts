import type { z } from 'zod';
import { encodeResponse } from '@/lib/wire/encode-response';
import { endpoints, type Endpoint } from '@/lib/wire/endpoints';
import type { Context } from '../context';
import { allEndpoints } from '../endpoints/all-endpoints';
import { Refusal } from '../refusal';
import { findEndpoint } from './find-endpoint';
import { readJson, refuseLargeBody } from './read-body';
import { readQuery } from './read-query';
import { respondWith } from './respond';
import { refuseToWait } from './write-limits';

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
  const query = check(endpoint.query, readQuery(request.url));
  const { shared, writes }: Endpoint = endpoints[name];
  if (writes) refuseToWait(await context.takeWrite());
  const body = endpoint.body && check(endpoint.body, await readJson(request));
  const answer = async (asker: Context) => {
    const made = await endpoint.answer(asker, query, body);
    return made instanceof Uint8Array ? made : encodeResponse({ success: made });
  };
  if (writes || (context.session !== undefined && !shared)) return respondWith(await answer(context));
  const key = JSON.stringify([name, context.urls.base, query]);
  return respondWith(await context.moment.once(key, () => answer({ ...context, session: undefined })));
}

/** @throws Refusal with status 400 that names each fault */
function check<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const faults = result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  throw new Refusal('bad-request', { status: 400, debugInfo: faults.join('; ') });
}
