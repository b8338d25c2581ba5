const PATH = /^[^/]*\/\/[^/?#]*([^?#]*)/;

/** The path of a request's URL, which is normalised already: parsing it again would take as long as serving a cached response. */
export function pathOf({ url }: Pick<Request, 'url'>): string {
  return PATH.exec(url)?.[1] || '/';
}
