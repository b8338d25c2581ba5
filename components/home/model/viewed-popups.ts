/** The ids of popups that were shown, as stored: a JSON list of numbers. What cannot be read counts as none. */
export function readViewedPopups(stored: string | undefined): number[] {
  try {
    const ids: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(ids) ? ids.filter((id) => typeof id === 'number') : [];
  } catch {
    return [];
  }
}

export function withViewedPopup(stored: string | undefined, id: number): string {
  return JSON.stringify([...new Set([...readViewedPopups(stored), id])]);
}
