import { limits } from '@/lib/limits';

/** Whether what is promoted in some countries is so where the reader is; not where nobody can tell. */
export async function isPromotedHere(): Promise<boolean> {
  try {
    const response = await fetch('/api/promotion', {
      cache: 'no-store',
      signal: AbortSignal.timeout(limits.requestTimeoutMs),
    });
    return response.ok && ((await response.json()) as { isHere?: unknown } | null)?.isHere === true;
  } catch {
    return false;
  }
}
