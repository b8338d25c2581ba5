const byNumber = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

/** Orders names as people do: 2 before 10, folder by folder; the same on every machine. */
export function naturalOrder(a: string, b: string): number {
  const [left, right] = [a.split('/'), b.split('/')];
  for (let at = 0; at < Math.min(left.length, right.length); at++) {
    const order = byNumber.compare(left[at]!, right[at]!);
    if (order !== 0) return order;
  }
  return left.length - right.length || (a < b ? -1 : Number(a > b));
}
