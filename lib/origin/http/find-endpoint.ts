import { endpoints, type Endpoint, type EndpointName } from '@/lib/wire/endpoints';
import { Refusal } from '../refusal';

const byPath = new Map<string, Partial<Record<Endpoint['method'], EndpointName>>>();
for (const [name, { path, method }] of Object.entries(endpoints)) {
  byPath.set(path, { ...byPath.get(path), [method]: name as EndpointName });
}

/**
 * Which call a request makes. HEAD is GET without the body.
 * @param path below the API's base
 * @throws Refusal with status 404 or 405
 */
export function findEndpoint(method: string, path: string): EndpointName {
  const methods = byPath.get(path);
  if (!methods) throw new Refusal('not-found', { status: 404, debugInfo: 'There is no such call.' });
  const name = methods[(method === 'HEAD' ? 'GET' : method) as Endpoint['method']];
  if (!name) {
    const allow = [...Object.keys(methods), ...('GET' in methods ? ['HEAD'] : [])].join(', ');
    throw new Refusal('bad-request', { status: 405, debugInfo: `This call takes ${allow}.`, headers: { allow } });
  }
  return name;
}
