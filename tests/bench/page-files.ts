import { pushedData } from '../support/pushed-data';

/** What the HTML of a page makes a browser load. */
export interface PageFiles {
  /** URLs of scripts and stylesheets, each once, preloaded ones included. */
  scripts: string[];
  styles: string[];
  /** CSS within the HTML. */
  inlineStyles: string;
  /** The translations that client components get, as JSON. */
  messages: string;
}

const PRELOAD = /^(?:preload|modulepreload)$/;
const MESSAGES_START = '"messages":{';
const STRING_OR_BRACE = /"(?:[^"\\]|\\.)*"|[{}]/g;

/** @throws when the page is not served or lacks scripts, styles or messages, which every page has */
export async function fetchPageFiles(address: string): Promise<PageFiles> {
  const response = await fetch(address, { headers: { 'accept-language': 'en' } });
  if (!response.ok) throw new Error(`${address} was answered with ${response.status}`);
  const html = await response.text();
  const tags = [...html.matchAll(/<(script|link)\b[^>]*>/g)].map(([tag, name]) => ({
    isScript: name === 'script',
    isForOldBrowsers: /\snomodule\b/i.test(tag),
    rel: attribute(tag, 'rel') ?? '',
    as: attribute(tag, 'as') ?? '',
    source: attribute(tag, 'src') ?? attribute(tag, 'href'),
  }));
  const scripts = tags.filter(({ isScript, isForOldBrowsers, rel, as }) =>
    isScript ? !isForOldBrowsers : PRELOAD.test(rel) && !['style', 'font', 'image'].includes(as),
  );
  const styles = tags.filter(
    ({ isScript, rel, as }) => !isScript && (rel === 'stylesheet' || (PRELOAD.test(rel) && as === 'style')),
  );
  const urlsOf = (some: typeof tags) => [
    ...new Set(some.flatMap(({ source }) => (source ? [new URL(source, address).href] : []))),
  ];
  const files = {
    scripts: urlsOf(scripts),
    styles: urlsOf(styles),
    inlineStyles: [...html.matchAll(/<style\b[^>]*>([^<]*)<\/style>/g)].map(([, css]) => css).join(''),
    messages: messagesIn(pushedData(html)),
  };
  if (!files.scripts.length || !(files.styles.length || files.inlineStyles) || !files.messages)
    throw new Error(`${address} has no scripts, styles or messages where they are looked for.`);
  return files;
}

const attribute = (tag: string, name: string) =>
  new RegExp(`\\s${name}="([^"]*)"`, 'i').exec(tag)?.[1]?.replaceAll('&amp;', '&');

/** All objects that are passed as `messages` in the data of a page. */
function messagesIn(data: string): string {
  const found: string[] = [];
  for (let at = 0; (at = data.indexOf(MESSAGES_START, at)) >= 0; at += MESSAGES_START.length)
    found.push(objectAt(data, at + MESSAGES_START.length - 1));
  return found.join('\n');
}

/** The JSON object that begins at an opening brace. */
function objectAt(json: string, start: number): string {
  let depth = 0;
  STRING_OR_BRACE.lastIndex = start;
  for (let found; (found = STRING_OR_BRACE.exec(json));) {
    if (found[0] === '{') depth++;
    if (found[0] === '}' && --depth === 0) return json.slice(start, STRING_OR_BRACE.lastIndex);
  }
  throw new Error('The messages of a page have no end.');
}
