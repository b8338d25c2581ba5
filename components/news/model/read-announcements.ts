/** The ids of announcements that were opened, as stored: a JSON list of numbers. Undefined for what cannot be read. */
export function parseReadAnnouncements(stored: string | undefined): number[] | undefined {
  if (stored === undefined) return [];
  try {
    const ids: unknown = JSON.parse(stored);
    return Array.isArray(ids) ? ids.filter((id) => typeof id === 'number') : undefined;
  } catch {
    return undefined;
  }
}

/** What to store once one more was opened; what could not be read is written anew. */
export function withReadAnnouncement(stored: string | undefined, id: number): string {
  return JSON.stringify([...new Set([...(parseReadAnnouncements(stored) ?? []), id])]);
}
