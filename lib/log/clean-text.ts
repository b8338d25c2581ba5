/** What may be somebody's own in the words of an error that others wrote, and what stands there instead. The first comes first. */
const OWN: [RegExp, string][] = [
  // Of an address its host may tell what was called; user, path and query are nobody's business.
  [/\b([a-z][a-z0-9+.-]*:\/\/)(?:[^\s/@"'<>]*@)?([^\s/?#"'<>]+)[^\s"'<>]*/gi, '$1$2'],
  [/[^\s@"'<>(]+@[^\s@"'<>)]+\.[a-z]{2,}/gi, '[mail]'],
  [/\b[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\b/gi, '[id]'],
  [/(?<![\w.])(?:\d{1,3}\.){3}\d{1,3}(?![\w.])/g, '[address]'],
  [/(?<![\w:])(?=[0-9a-f:]*::|(?:[0-9a-f]{1,4}:){7})(?:[0-9a-f]{0,4}:){2,7}[0-9a-f]{0,4}(?![\w:])/gi, '[address]'],
  [/\b(bearer|session-token|cookie|token|secret|password)\b(\s*[:=]?\s*)[^\s,;"']+/gi, '$1$2[secret]'],
  [/\?[^\s"']*=[^\s"']*/g, '?'],
  // A file's checksum is long too, but all in small letters.
  [/(?<![\w-])(?=[\w-]*[A-Z])[\w-]{32,}/g, '[secret]'],
];
/** What a database or a parser quotes is what it was given. */
const QUOTED = /"[^"]*(?:"|$)|“[^”]*(?:”|$)/g;
const MAX_LENGTH = 500;
const UNPRINTABLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Surrogate}]/gu;

/** A text without what would forge or hide lines: such characters are written out. */
export function printable(text: string): string {
  return text.replace(UNPRINTABLE, (character) => `\\u{${character.codePointAt(0)!.toString(16)}}`);
}

/**
 * The message of an error as far as a log may know it.
 * @param keepsQuotes what stands in quotes are names of ours
 */
export function cleanText(message: string, keepsQuotes = false): string {
  const unquoted = keepsQuotes ? message : message.replace(QUOTED, '"…"');
  return printable(
    OWN.reduce((text, [pattern, instead]) => text.replace(pattern, instead), unquoted.slice(0, MAX_LENGTH)),
  );
}
