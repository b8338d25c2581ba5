const HOST = /^https?:\/\/[^/]+/;

/** Whether two addresses lead to the same: in-process answers carry no host, answers over HTTP do. */
function isSameAddress(a: string, b: string): boolean {
  return a === b || (HOST.test(a) !== HOST.test(b) && a.replace(HOST, '') === b.replace(HOST, ''));
}

/** Whether two answers of the origin say the same, host or no host before their addresses; what is undefined is absent. */
export function isAlike(a: unknown, b: unknown): boolean {
  if (typeof a === 'string' && typeof b === 'string') return isSameAddress(a, b);
  if (typeof a !== 'object' || typeof b !== 'object' || !a || !b) return a === b;
  const [one, other] = [a, b] as Record<string, unknown>[];
  return Array.isArray(a) === Array.isArray(b) && [...new Set([...Object.keys(a), ...Object.keys(b)])].every((key) => isAlike(one![key], other![key]));
}
