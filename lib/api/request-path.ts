import { endpoints } from '@/lib/wire/endpoints';

import type { Call } from './send';

/** The path of a call below the API's base, with its query: `title_detailV3?title_id=10`. */
export function requestPath({ endpoint, query = {} }: Call): string {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== undefined) parameters.set(name, String(value));
  const search = parameters.toString();
  return endpoints[endpoint].path + (search && `?${search}`);
}
