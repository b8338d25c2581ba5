import { z } from 'zod';

/** What something is called by others in the folder, and stays known by from one publication to the next. */
export function slug(description: string, example: string) {
  return z
    .string()
    .max(60)
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
    .meta({ description: `${description} Small letters, digits and single hyphens.`, examples: [example] });
}

/** Whether a folder may be a series: its name is what the series is known by. */
export function isSlug(name: string): boolean {
  return slug('', '').safeParse(name).success;
}
