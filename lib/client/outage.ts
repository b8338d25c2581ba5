import type { Outage } from '@/lib/domain/origin-error';

let outage: Outage | undefined;
const listeners = new Set<() => void>();

function set(next: Outage | undefined) {
  if (next === outage) return;
  outage = next;
  for (const listener of listeners) listener();
}

/** The service answered that it is closed: the screen says so until the next navigation. */
export function tellOutage(told: Outage): void {
  set(told);
}

/** Forgets what the service answered. */
export function forgetOutage(): void {
  set(undefined);
}

export function currentOutage(): Outage | undefined {
  return outage;
}

/** Calls back at every change; returns what ends that. */
export function onOutage(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
