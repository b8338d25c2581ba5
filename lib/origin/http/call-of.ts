import { endpointAt } from './find-endpoint';

/** What else is asked for; the first that fits. */
const OTHERS: [RegExp, string][] = [
  [/^\/media\/page\//, 'page'],
  [/^\/media\//, 'picture'],
  [/^\/api\/admin\//, 'admin'],
];
const API = '/api/';

/** How a log calls what is asked for: a call by its name in the table, and nothing by its address, in which anything may stand. */
export function callOf(method: string, path: string): string {
  const name = path.startsWith(API) ? endpointAt(method, path.slice(API.length)) : undefined;
  return name ?? OTHERS.find(([pattern]) => pattern.test(path))?.[1] ?? '-';
}
