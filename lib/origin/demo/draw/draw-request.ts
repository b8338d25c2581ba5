import type { Picture } from './picture';

/** A picture as wanted by whoever serves it. */
export interface DrawRequest {
  picture: Picture;
  /** In px. */
  width: number;
  format: 'webp' | 'png' | 'jpeg';
}

/** The same key is the same bytes within one build. */
export function drawKey({ picture, width, format }: DrawRequest): string {
  return JSON.stringify([picture, width, format], (_, value: unknown) => sorted(value));
}

function sorted(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}
