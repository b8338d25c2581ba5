const DEBRIS = new Set(['__macosx', 'thumbs.db', 'ehthumbs.db', 'desktop.ini', '$recycle.bin', 'icon\r']);

/** Whether a file was left by a system that showed the folder: nobody meant it to be there. */
export function isDebris(name: string): boolean {
  return name.split('/').some((part) => part.startsWith('.') || DEBRIS.has(part.toLowerCase()));
}
