const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };

/** Text that may stand in XML 1.0: five signs escaped, characters that no document may hold left out. */
export function escapeXml(text: string): string {
  return printable(text).replace(/[&<>"']/g, (sign) => ENTITIES[sign]!);
}

/** Text without control characters, halves of characters and the like. */
export function printable(text: string): string {
  return text.replace(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, '');
}
