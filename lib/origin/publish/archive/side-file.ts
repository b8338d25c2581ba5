import path from 'node:path';

/** What other programs put beside pages and archives: facts, notes, settings, playlists, checksums and links. */
const EXTENSIONS =
  /\.(?:xml|json|ya?ml|toml|ini|opf|xmp|acbf|nfo|diz|txt|md|log|m3u8?|url|webloc|sfv|crc|md5|sha1|sha256)$/i;
const NAMES = new Set(['cvinfo', 'readme']);

/** Whether a file is by its name one that other programs put there; it may be an archive all the same. */
export function isSideFile(name: string): boolean {
  const base = path.posix.basename(name);
  return EXTENSIONS.test(base) || NAMES.has(base.toLowerCase());
}
