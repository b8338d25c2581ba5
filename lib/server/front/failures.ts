import 'server-only';

import { oncePerProcess } from '@/lib/process-registry.mjs';

import type { State } from './states';

const KEPT = 1_000;
const ACTIONS: Record<string, State> = { maintenance: 'maintenance', 'geo-blocked': 'geo-blocked' };

// By path: of several requests for one page that is being rendered, Next tells of the failure in the name of the first alone.
const failures = oncePerProcess('failures', () => new Map<string, State>());

const pathOf = (url: string) => url.split('?')[0]!;

/** Keeps why a page could not be rendered. The error is told by its fields: it was thrown by another bundle's class. */
export function keepFailure(url: string, error: unknown): void {
  const { name, action } = (error ?? {}) as { name?: unknown; action?: unknown };
  const state = (name === 'OriginError' && typeof action === 'string' && ACTIONS[action]) || 'error';
  const path = pathOf(url);
  failures.delete(path);
  failures.set(path, state);
  if (failures.size > KEPT) failures.delete(failures.keys().next().value!);
}

/** Why the page at an address last failed. */
export function failureAt(url: string): State {
  return failures.get(pathOf(url)) ?? 'error';
}
