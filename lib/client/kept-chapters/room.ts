import { limits } from '@/lib/limits';

/** Bytes that may still be kept: what the browser gives, but for what is left free; unknown where it does not say. */
export async function room(): Promise<number | undefined> {
  const { quota, usage } = (await navigator.storage?.estimate?.()) ?? {};
  return quota === undefined || usage === undefined ? undefined : quota - usage - limits.keptLeavesBytes;
}
