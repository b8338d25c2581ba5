import type { Path } from '../source/source-text';

/** A way into nested values in which `*` stands for every entry or item. */
export type Pattern = readonly string[];

interface FoundValue {
  path: Path;
  value: unknown;
}

/** All values that a pattern leads to, whatever else the nested values are. */
export function findValues(value: unknown, pattern: Pattern, path: Path = []): FoundValue[] {
  const [part, ...rest] = pattern;
  if (part === undefined) return [{ path, value }];
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value))
    return part === '*' ? value.flatMap((item, index) => findValues(item, rest, [...path, index])) : [];
  const entries = part === '*' ? Object.entries(value) : Object.entries(value).filter(([name]) => name === part);
  return entries.flatMap(([name, inner]) => findValues(inner, rest, [...path, name]));
}
