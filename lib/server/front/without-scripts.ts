const SCRIPTS = /<script\b[^>]*>[\s\S]*?<\/script\s*>/gi;
/** What fetches scripts before they are asked for. */
const FETCHED = /<link\b[^>]*\b(?:as="script"|rel="modulepreload")[^>]*>/gi;

/** A page of ours without its scripts. What others wrote is escaped in it, so that no text of theirs is taken for one. */
export function withoutScripts(html: string): string {
  return html.replace(SCRIPTS, '').replace(FETCHED, '');
}
