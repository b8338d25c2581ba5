import type { z } from 'zod';
import { timeAll } from '@/lib/metrics';
import { encodeResponse } from '@/lib/wire/encode-response';
import { endpoints, type Endpoint, type EndpointName } from '@/lib/wire/endpoints';
import type { Context } from '../context';
import { allEndpoints } from '../endpoints/all-endpoints';
import { Refusal } from '../refusal';
import { findEndpoint } from './find-endpoint';
import { nameAmong } from './name-among';
import { readJson, refuseLargeBody } from './read-body';
import { readQuery } from './read-query';
import { respondWith, respondWithTagged, tagBytes } from './respond';
import { refuseToWait } from './write-limits';

/**
 * Answers one call of the API.
 * @param path below the API's base
 * @throws Refusal
 */
export async function answerCall(request: Request, path: string, context: Context): Promise<Response> {
  const name = findEndpoint(request.method, path);
  return timeAll('calls', { call: name }, () => answerNamed(name, request, context), outcomeOf);
}

const outcomeOf = (error: unknown) => (error instanceof Refusal ? error.reason : 'broken');

async function answerNamed(name: EndpointName, request: Request, context: Context): Promise<Response> {
  refuseLargeBody(request);
  const endpoint = allEndpoints[name];
  const { writes, shared, query: parameters, body: fields = [] }: Endpoint = endpoints[name];
  const query = check(endpoint.query, readQuery(request.url, parameters), parameters);
  if (writes) refuseToWait(await context.takeWrite());
  const body = endpoint.body && check(endpoint.body, await readJson(request), fields);
  const encode = async (as: Context) => encodeResponse({ success: await endpoint.answer(as, query, body) });
  if (writes) return respondWith(await context.inPlace(() => encode(context)));
  if (context.session !== undefined && !shared) return respondWith(await encode(context));
  const key = JSON.stringify([name, context.urls.base, query]);
  const encodeShared = async () => tagBytes(await encode({ ...context, session: undefined }));
  return respondWithTagged(request, await context.responses.getOrSet(key, encodeShared));
}

/**
 * @param names that there are
 * @throws Refusal with status 400 that names each fault
 */
function check<Schema extends z.ZodType>(schema: Schema, value: unknown, names: readonly string[]): z.output<Schema> {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const faults = result.error.issues.map(({ path, message }) =>
    path.length > 0 ? `${nameAmong(names, path[0])}: ${message}` : message,
  );
  throw new Refusal('bad-request', { status: 400, debugInfo: faults.join('; ') });
}
