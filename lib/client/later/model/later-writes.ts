import { limits } from '@/lib/limits';

const ENDPOINTS = ['addFavorite', 'removeFavorite', 'likeComment', 'unlikeComment'] as const;

/** What a reader did that may be sent later: it means the same then. */
export interface LaterWrite {
  id: string;
  endpoint: (typeof ENDPOINTS)[number];
  query: Readonly<Record<string, number>>;
}

function isWrite(value: unknown): value is LaterWrite {
  const { id, endpoint, query } = (value ?? {}) as Record<string, unknown>;
  if (typeof id !== 'string' || !ENDPOINTS.some((one) => one === endpoint)) return false;
  return typeof query === 'object' && query !== null && Object.values(query).every(Number.isInteger);
}

/** What is stored, in the order in which it was done; what cannot be understood is left out. */
export function laterWrites(stored: string | undefined): LaterWrite[] {
  try {
    const values: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(values) ? values.filter(isWrite) : [];
  } catch {
    return [];
  }
}

/** With another, as it is stored; undefined when there are as many as may wait. */
export function withWrite(stored: string | undefined, write: LaterWrite): string | undefined {
  const writes = laterWrites(stored);
  return writes.length < limits.laterWritesMax ? JSON.stringify([...writes, write]) : undefined;
}

/** Without the one that was sent; undefined when none is left. */
export function withoutWrite(stored: string | undefined, id: string): string | undefined {
  const rest = laterWrites(stored).filter((write) => write.id !== id);
  return rest.length > 0 ? JSON.stringify(rest) : undefined;
}
