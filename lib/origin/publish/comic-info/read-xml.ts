import { SaxesParser } from 'saxes';
import { limits } from '@/lib/limits';
import { ArchiveRefusal } from '../archive/archive-refusal';
import { printableName } from '../archive/printable-name';
import { decodeXml } from './decode-xml';

const DEPTH_MAX = 20;

interface Visitor {
  /** @param path names of the elements that are open, from the root's child on, joined by slashes; empty for the root */
  open?(path: string, attributes: Readonly<Record<string, string>>): void;
  text(path: string, text: string): void;
}

/** Walks through XML. @throws ArchiveRefusal where it is none, or has a DOCTYPE, which could pull in anything */
export function readXml(bytes: Buffer, entry: string, visitor: Visitor): void {
  if (bytes.length > limits.publishFactsMaxBytes)
    throw new ArchiveRefusal('file-too-large', `It is larger than ${limits.publishFactsMaxBytes / 1024} KiB.`, entry);
  if (bytes.length === 0) throw new ArchiveRefusal('broken-xml', 'It is empty.', entry);
  const open: string[] = [];
  const pathOf = () => open.slice(1).join('/');
  const parser = new SaxesParser();
  parser.on('doctype', () => {
    throw new ArchiveRefusal('xml-entities', 'It has a DOCTYPE.', entry);
  });
  parser.on('opentag', ({ name, attributes }) => {
    if (open.push(name) > DEPTH_MAX) throw new ArchiveRefusal('broken-xml', 'It is nested too deep.', entry);
    visitor.open?.(pathOf(), attributes);
  });
  parser.on('closetag', () => void open.pop());
  parser.on('text', (text) => visitor.text(pathOf(), text));
  parser.on('cdata', (text) => visitor.text(pathOf(), text));
  try {
    parser.write(decodeXml(bytes, entry)).close();
  } catch (error) {
    if (error instanceof ArchiveRefusal) throw error;
    const { line = parser.line, what } = /^(?<line>\d+):\d+: (?<what>.*)$/s.exec((error as Error).message)?.groups ?? {
      what: (error as Error).message,
    };
    throw new ArchiveRefusal(
      'broken-xml',
      `It is no XML in line ${line}: ${printableName(what ?? '').replace(/\.*$/, '')}.`,
      entry,
    );
  }
}
