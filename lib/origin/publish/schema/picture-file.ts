import { z } from 'zod';

/** A picture beside the file that names it, or below it. */
export function pictureFile(description: string, example: string) {
  return z
    .string()
    .max(300)
    .regex(/^(?!\/)(?!.*\/\/)(?!.*(?:^|\/)\.\.?(?:\/|$))[^\\]+\.(?:jpe?g|jpe|jfif|png|webp|avif|gif)$/i)
    .meta({
      description: `${description} A JPEG, PNG, WebP, AVIF or GIF file, by its path from this one.`,
      examples: [example],
    });
}
