import { z } from 'zod';

/** Text of one line or more, never blank. */
export function words(maxLength: number, example: string) {
  return z
    .string()
    .max(maxLength)
    .regex(/\S/)
    .meta({ examples: [example] });
}
