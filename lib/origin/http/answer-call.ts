import type { z } from 'zod';
import { timeAll } from '@/lib/metrics';
import { encodeResponse } from '@/lib/wire/encode-response';
import { endpoints, type Endpoint, type EndpointName } from '@/lib/wire/endpoints';
import type { Context } from '../context';
import { allEndpoints } from '../endpoints/all-endpoints';
import { Refusal } from '../refusal';
import { findEndpoint } from './find-endpoint';
import { keptBy } from './kept-by';
import { nameAmong } from './name-among';
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
  return timeAll('calls', { call: name }, () => answerNamed(name, request, context), outcomeOf);
}

const outcomeOf = (error: unknown) => (error instanceof Refusal ? error.reason : 'broken');

async function answerNamed(name: EndpointName, request: Request, context: Context): Promise<Response> {
  refuseLargeBody(request);
  if (!isSame(name, context)) return respondWith(await answer(name, request, context));
  const { moment, urls } = context;
  return respondWith(
    await moment.once(keptBy(request, urls.base), () => answer(name, request, { ...context, session: undefined })),
  );
}

/** Whether all who ask this in one second are answered alike. */
function isSame(name: EndpointName, { session }: Context): boolean {
  const { shared, writes }: Endpoint = endpoints[name];
  return !writes && (shared || session === undefined);
}

async function answer(name: EndpointName, request: Request, context: Context): Promise<Uint8Array<ArrayBuffer>> {
  const endpoint = allEndpoints[name];
  const { writes, query: parameters, body: fields = [] }: Endpoint = endpoints[name];
  const query = check(endpoint.query, readQuery(request.url, parameters), parameters);
  if (writes) refuseToWait(await context.takeWrite());
  const body = endpoint.body && check(endpoint.body, await readJson(request), fields);
  const make = async () => encodeResponse({ success: await endpoint.answer(context, query, body) });
  if (isSame(name, context)) return context.moment.once(JSON.stringify([name, context.urls.base, query]), make);
  return writes ? context.inPlace(make) : make();
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
