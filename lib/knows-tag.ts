/**
 * Whether whoever asks has something already.
 * @param list the tags that he names, as `If-None-Match` has them
 * @param tag what it is tagged with; a proxy on the way may have called that weak
 */
export function knowsTag(list: string | null | undefined, tag: string): boolean {
  return (list ?? '').split(',').some((named) => ['*', tag, `W/${tag}`].includes(named.trim()));
}
