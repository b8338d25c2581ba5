/** An address that starts at the root, made whole where it is known where the site is. */
export function absolute(path: string, base?: URL): string {
  return base ? base.href.replace(/\/+$/, '') + path : path;
}
