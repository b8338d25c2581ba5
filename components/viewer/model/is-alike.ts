import { pathOf } from './path-of';

const hasHost = (url: string) => pathOf(url) !== url;

/** Of two hosts each address leads elsewhere. */
function isSameAddress(a: string, b: string): boolean {
  return a === b || (hasHost(a) !== hasHost(b) && pathOf(a) === pathOf(b));
}

/** Whether two answers of the origin say the same, host or no host before their addresses; what is undefined is absent. */
export function isAlike(a: unknown, b: unknown): boolean {
  if (typeof a === 'string' && typeof b === 'string') return isSameAddress(a, b);
  if (typeof a !== 'object' || typeof b !== 'object' || !a || !b) return a === b;
  const [one, other] = [a, b] as Record<string, unknown>[];
  return (
    Array.isArray(a) === Array.isArray(b) &&
    [...new Set([...Object.keys(a), ...Object.keys(b)])].every((key) => isAlike(one![key], other![key]))
  );
}
