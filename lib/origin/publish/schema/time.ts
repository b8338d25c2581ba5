import { z } from 'zod';

/** A moment to the second, with its zone. */
export function time(description: string) {
  return z.iso
    .datetime({ offset: true })
    .meta({ description: `${description} A time with its zone.`, examples: ['2026-03-01T15:00:00Z'] });
}
