import { endpoints, type Endpoint, type EndpointName } from '@/lib/wire/endpoints';
import { Refusal } from '../refusal';

const byPath = new Map<string, Partial<Record<string, EndpointName>>>();
for (const [name, { path, method, writes }] of Object.entries<Endpoint>(endpoints)) {
  const head = method === 'GET' && !writes && { HEAD: name as EndpointName };
  byPath.set(path, { ...byPath.get(path), [method]: name as EndpointName, ...head });
}

/** The call that a method and a path below the API's base name; undefined where there is none. */
export function endpointAt(method: string, path: string): EndpointName | undefined {
  return byPath.get(path)?.[method];
}

/**
 * Which call a request makes. HEAD is GET without the body, and never writes.
 * @param path below the API's base
 * @throws Refusal with status 404 or 405
 */
export function findEndpoint(method: string, path: string): EndpointName {
  const methods = byPath.get(path);
  if (!methods) throw new Refusal('not-found', { status: 404, debugInfo: 'There is no such call.' });
  const name = methods[method];
  if (!name) {
    const allow = Object.keys(methods).join(', ');
    throw new Refusal('bad-request', { status: 405, debugInfo: `This call takes ${allow}.`, headers: { allow } });
  }
  return name;
}
