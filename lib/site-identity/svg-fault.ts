import { SaxesParser } from 'saxes';

const FORBIDDEN = new Set([
  'script',
  'foreignobject',
  'iframe',
  'object',
  'embed',
  'audio',
  'video',
  'a',
  'handler',
  'listener',
]);
const DEPTH_MAX = 200;
/** What a drawing may refer to: a part of itself, or a picture that it carries. */
const OWN = /^\s*(#|data:image\/(png|jpeg|webp|gif)[;,])/i;

/** Of SVG itself, as drawing programs write it: nobody loads anything for that. */
const KNOWN_DOCTYPE =
  /^\s*svg\s*(?:PUBLIC\s+(["'])-\/\/W3C\/\/DTD SVG [^"']*\1\s+(["'])https?:\/\/www\.w3\.org\/[^"']*\2\s*)?$/i;

class Fault extends Error {}

const localName = (name: string) => name.replace(/^.*:/, '').toLowerCase();

function checkStyle(style: string): void {
  // An escape could spell any of it.
  if (/@import|\\|expression\s*\(|\b(?:image|image-set|src)\s*\(/i.test(style))
    throw new Fault('has a style that loads or hides something');
  for (const [, target = ''] of style.matchAll(/url\(\s*["']?([^)]*)/gi))
    if (!OWN.test(target)) throw new Fault('has a style that loads something from elsewhere');
}

function checkAttribute(name: string, value: string): void {
  const local = localName(name);
  if (/^on/.test(local)) throw new Fault(`has the attribute ${name}, which runs something`);
  if (/^(href|src)$/.test(local) && !OWN.test(value))
    throw new Fault(`refers to something else: ${name}="${value.slice(0, 60)}"`);
  if (local === 'attributename' && /(href|src)$/i.test(value.trim()))
    throw new Fault('has an animation that refers to something else');
  if (name === 'xml:base') throw new Fault(`has the attribute ${name}, which leads elsewhere`);
  // What another program has noted in a name of its own is no style.
  if (!name.includes(':')) checkStyle(value);
}

/** What keeps a text from being an SVG drawing that shows itself and does nothing else; undefined for one that may be used. */
export function svgFault(text: string): string | undefined {
  const open: string[] = [];
  let style = '';
  const parser = new SaxesParser();
  parser.on('doctype', (doctype) => {
    if (doctype.includes('[')) throw new Fault('declares entities');
    if (!KNOWN_DOCTYPE.test(doctype)) throw new Fault('has a declaration that lies elsewhere');
  });
  parser.on('processinginstruction', ({ target }) => {
    throw new Fault(`has an instruction for programs, ${target}`);
  });
  parser.on('opentag', ({ name, attributes }) => {
    const element = localName(name);
    if (open.length === 0 && element !== 'svg') throw new Fault('is no SVG drawing');
    if (open.push(element) > DEPTH_MAX) throw new Fault('is nested too deep');
    if (FORBIDDEN.has(element)) throw new Fault(`has the element ${name}`);
    // Its text would be read past what stands within.
    if (open.at(-2) === 'style') throw new Fault('has a style with elements in it');
    for (const [attribute, value] of Object.entries(attributes)) checkAttribute(attribute, value);
  });
  parser.on('closetag', () => {
    if (open.pop() !== 'style') return;
    checkStyle(style);
    style = '';
  });
  // Comments and sections cut a style in parts; whoever shows it reads them as one.
  const keep = (part: string) => void (open.at(-1) === 'style' && (style += part));
  parser.on('text', keep);
  parser.on('cdata', keep);
  try {
    parser.write(text).close();
    return undefined;
  } catch (error) {
    return error instanceof Fault ? error.message : 'is not well-formed XML';
  }
}
