import path from 'node:path';

/** The folder of published files in the data folder. */
export const KEPT_FOLDER = 'published';
/** Beside published files: which catalogues have any here. */
export const USERS_FILE = 'catalogues.json';

/** Where a published file lies, by its name. */
export function keptPath(folder: string, name: string): string {
  return path.join(folder, shelfOf(name), `${name}.webp`);
}

/** Files are sorted into 256 folders by how their names begin. */
export function shelfOf(name: string): string {
  return name.slice(0, 2);
}

/** The name of a file by how it is called in its folder; undefined for what is no published file. */
export function nameInFolder(file: string): string | undefined {
  return /^([^.]+)\.webp$/.exec(file)?.[1];
}
