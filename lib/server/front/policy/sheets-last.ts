const SHEET = /<link\b[^>]*\brel="stylesheet"[^>]*>/gi;
/** A style of the operator's comes after ours, as it was written. */
const PLACE = /<style\b|<\/head>/i;

/**
 * A page whose head asks for style sheets behind the scripts that stand in it. A script waits for the sheets before it, and what follows the script is not read
 * until then: on a slow line the whole page was read only once its sheets had come.
 */
export function sheetsLast(html: string): string {
  const end = html.indexOf('</head>') + '</head>'.length;
  const head = html.slice(0, end);
  const sheets = head.match(SHEET) ?? [];
  return head.replace(SHEET, '').replace(PLACE, (place) => sheets.join('') + place) + html.slice(end);
}
