import path from 'node:path';

/** How to call an absolute folder: by its way from `base` where it lies inside, else by its whole path. */
export function folderName(folder: string, base = process.cwd()): string {
  const way = path.relative(base, folder);
  const isOutside = path.isAbsolute(way) || way.split(path.sep)[0] === '..';
  return isOutside ? folder : way || '.';
}
