import { isDeepStrictEqual } from 'node:util';
import { stringify } from 'yaml';
import type { z } from 'zod';

/** Writes what a file says without what goes without saying. */
export function printYaml(schema: z.ZodType, value: Record<string, unknown>): string {
  let short = value;
  for (const key of Object.keys(value)) {
    const { [key]: _, ...rest } = short;
    const read = schema.safeParse(rest);
    if (read.success && isDeepStrictEqual(read.data, value)) short = rest;
  }
  return stringify(short, { lineWidth: 0 });
}
