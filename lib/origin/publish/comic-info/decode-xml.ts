import { ArchiveRefusal } from '../archive/archive-refusal';
import { printableName } from '../archive/printable-name';

/** Marks of byte order, and how XML begins without one: each says how it is written. */
const BEGINNINGS: readonly (readonly [encoding: string, bytes: readonly number[]])[] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
  ['utf-16le', [0x3c, 0, 0x3f, 0]],
  ['utf-16be', [0, 0x3c, 0, 0x3f]],
];
const DECLARED = /^<\?xml[^>]*?\sencoding\s*=\s*["']([^"']*)["']/;
const DECLARATION_BYTES = 200;

/** The text of XML, by its first bytes or as it says itself, else in UTF-8. @throws ArchiveRefusal where it is not written so, or in no way that is known */
export function decodeXml(bytes: Buffer, entry: string): string {
  const begun = BEGINNINGS.find(([, beginning]) => beginning.every((byte, at) => bytes[at] === byte))?.[0];
  const encoding = begun ?? DECLARED.exec(bytes.toString('latin1', 0, DECLARATION_BYTES))?.[1] ?? 'utf-8';
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch (error) {
    const why =
      (error as Error).name === 'RangeError'
        ? `It says that it is written in “${printableName(encoding)}”, which is not known here.`
        : `It is not written in ${encoding.toUpperCase()}, as it should be.`;
    throw new ArchiveRefusal('unread-encoding', why, entry);
  }
}
