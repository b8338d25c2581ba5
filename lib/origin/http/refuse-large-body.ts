import { limits } from '@/lib/limits';
import { Refusal } from '../refusal';

/**
 * Refuses a request that says its body is larger than is ever read, before any of it is.
 * @throws Refusal with status 413
 */
export function refuseLargeBody(request: Request): void {
  if (Number(request.headers.get('content-length') ?? 0) <= limits.requestBodyMaxBytes) return;
  throw new Refusal('bad-request', { status: 413, debugInfo: `A body may have ${limits.requestBodyMaxBytes} bytes at most.` });
}
