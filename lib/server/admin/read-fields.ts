import 'server-only';

import { limits } from '@/lib/limits';

import { readBounded } from '../read-bounded';

const FORM = /^application\/x-www-form-urlencoded\s*(?:;|$)/i;

/** The fields of a form that was sent; undefined where it is none, or larger than any of ours. */
export async function readFields(request: Request): Promise<URLSearchParams | undefined> {
  if (!FORM.test(request.headers.get('content-type') ?? '')) return undefined;
  const bytes = await readBounded(request, limits.requestBodyMaxBytes);
  return bytes === undefined ? undefined : new URLSearchParams(bytes ? new TextDecoder().decode(bytes) : '');
}
