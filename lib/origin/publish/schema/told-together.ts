import type { z } from 'zod';

type Loose = Partial<Record<string, unknown>>;

interface Told {
  message: string;
  instead: string;
  /** The entry that is to be mended, where it is not the whole. */
  at?: string;
}

/**
 * A group of entries that have to fit together, and what is told where they do not. It is looked at also where some of them are wrong by themselves, so that
 * all is told at once: `fits` finds anything in them, or nothing, and has no objection to what it cannot judge.
 */
export function toldTogether<Schema extends z.ZodType>(
  schema: Schema,
  fits: (entries: Loose) => boolean,
  { message, instead, at }: Told,
): Schema {
  return schema.refine((value) => fits(value as Loose), {
    message,
    params: { instead },
    path: at === undefined ? [] : [at],
    when: ({ value }) => typeof value === 'object' && value !== null && !Array.isArray(value),
  });
}

/** The entries of a group; none where it is no group. */
export function entriesOf(group: unknown): [string, Loose][] {
  if (typeof group !== 'object' || group === null || Array.isArray(group)) return [];
  return Object.entries(group).filter(
    (entry): entry is [string, Loose] => typeof entry[1] === 'object' && entry[1] !== null,
  );
}
