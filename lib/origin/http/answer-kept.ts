import { timed } from '@/lib/metrics';
import type { EndpointName } from '@/lib/wire/endpoints';
import type { Moment } from '../moment';
import { endpointAt } from './find-endpoint';
import { keptBy } from './kept-by';
import { pathOf } from './path-of';
import { respondWith } from './respond';

interface Asked {
  /** What addresses start with. */
  base: string;
  moment: Moment;
}

const API = '/api/';

/**
 * The answer that somebody had in this second who asked in the same words: at once, for where many ask to wait in line costs as much as the answer. Undefined
 * where nobody had, or where who asks names a session or sends something, and may be answered otherwise.
 */
export function answerKept(
  request: Request,
  { base, moment }: Asked,
): { call: EndpointName; response: Response } | undefined {
  if (request.method !== 'GET' || request.headers.has('session-token') || request.headers.has('content-length'))
    return undefined;
  const bytes = moment.made<Uint8Array<ArrayBuffer>>(keptBy(request, base));
  const call = bytes && endpointAt('GET', pathOf(request).slice(API.length));
  if (!call) return undefined;
  const count = timed('calls');
  const response = respondWith(bytes);
  count({ call, outcome: 'ok' });
  return { call, response };
}
