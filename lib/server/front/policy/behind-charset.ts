const CHARSET = /<meta charset="[^"]*"\/?>/i;

/** Puts a script into a page where nothing comes before it but which letters it is written in; a page that does not say so stays as it is. */
export function behindCharset(html: string, script: string): string {
  return html.replace(CHARSET, (charset) => `${charset}<script>${script}</script>`);
}
