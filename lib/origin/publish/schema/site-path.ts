import { z } from 'zod';

/** Where on the site something leads. */
export function sitePath(description: string) {
  return z
    .string()
    .max(300)
    .regex(/^\/(?![/\\])[^\s\\]*$/)
    .meta({ description: `${description} A path of the site.`, examples: ['/manga_list/ongoing'] });
}
