const PATH = /^[^/]*\/\/[^/?#]*([^?#]*)/;

/** The path of a request's address, which is written as standards write it already: to read all of it again costs as much as a kept answer does. */
export function pathOf({ url }: Pick<Request, 'url'>): string {
  return PATH.exec(url)?.[1] || '/';
}
