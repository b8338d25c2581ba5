import path from 'node:path';

/** The folder of published files in the data folder. */
export const KEPT_FOLDER = 'published';

/** Where a published file lies, by its name. */
export function keptPath(folder: string, name: string): string {
  return path.join(folder, name.slice(0, 2), `${name}.webp`);
}
