/** A name that stays the same wherever the site is served (RFC 4151): what feeds and catalogues call a thing. */
export function tagUri(kind: 'updates' | 'title' | 'chapter' | 'catalogue', id: string | number): string {
  return `tag:komawari,2026:${kind}/${id}`;
}
