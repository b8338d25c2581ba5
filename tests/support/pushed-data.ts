/** What hands a page's data to its scripts, piece by piece. */
export const PUSHED = /<script>self\.__next_f\.push\((\[.*?\])\)<\/script>/gs;

/** All the data that comes with a page. */
export function pushedData(page: string): string {
  return [...page.matchAll(PUSHED)].map(([, json]) => (JSON.parse(json!) as [number, string?])[1] ?? '').join('');
}
