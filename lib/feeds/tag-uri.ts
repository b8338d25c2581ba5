/** When the names were defined: a year in a tag URI stands for its first day (RFC 4151, 2.1). */
export const TAG_DATE = new Date('2026-01-01');

/** A name that stays the same wherever the site is served (RFC 4151): what feeds and catalogues call a thing. */
export function tagUri(kind: 'updates' | 'title' | 'chapter' | 'catalogue', id: string | number): string {
  return `tag:komawari,${TAG_DATE.getUTCFullYear()}:${kind}/${id}`;
}
