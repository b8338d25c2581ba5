const byNumber = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });
const EXTENSION = /(?<=.)\.[a-z][a-z0-9_]*$/i;

/** Orders names as people do: 2 before 10, folder by folder, files by their names before their extensions; the same on every machine. */
export function naturalOrder(a: string, b: string): number {
  const [left, right] = [a, b].map((name) => name.replace(EXTENSION, '').split('/')) as [string[], string[]];
  for (let at = 0; at < Math.min(left.length, right.length); at++) {
    const order = byNumber.compare(left[at]!, right[at]!);
    if (order !== 0) return order;
  }
  return left.length - right.length || byNumber.compare(a, b) || (a < b ? -1 : Number(a > b));
}
