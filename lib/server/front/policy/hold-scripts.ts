import { behindCharset } from './behind-charset';
import { START_HELD } from './start-held';

/** What the reader has come to see is told so by the page. */
const PICTURE = /<img\b[^>]*\sfetchPriority="high"/i;
/** What Next loads, but for what is for browsers without modules alone. */
const SCRIPT = /<script\b(?![^>]*\snomodule)([^>]*?)\ssrc=("\/_next\/[^"]*")/gi;
const AHEAD = /<link\b[^>]*\bas="(?:script|font)"[^>]*>/gi;

/**
 * A page with a picture that the reader has come to see, whose scripts wait for that: on a slow line they would take most of it away from the picture, and without
 * the picture nobody knows what to press. Its fonts come between the two (start-held.ts). Other pages stay as they are.
 */
export function holdScripts(html: string): string {
  if (!PICTURE.test(html)) return html;
  const begun = behindCharset(html, START_HELD);
  return begun === html ? html : begun.replace(AHEAD, '').replace(SCRIPT, '<script$1 data-src=$2');
}
