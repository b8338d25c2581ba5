/** An address without its host: in-process answers carry none, answers over HTTP do. */
export function pathOf(url: string): string {
  return url.replace(/^https?:\/\/[^/]+/, '');
}
