/** Does something for each of a list, so many at once, and gives what it came to in the list's order. Of several that fail the first is thrown, when none runs any more. */
export async function inTurns<Item, Result>(
  items: readonly Item[],
  atOnce: number,
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const failures: unknown[] = [];
  let next = 0;
  async function go(): Promise<void> {
    while (next < items.length && failures.length === 0) {
      const at = next++;
      try {
        results[at] = await work(items[at]!);
      } catch (error) {
        failures.push(error);
      }
    }
  }
  await Promise.all(Array.from({ length: Math.min(atOnce, items.length) }, go));
  if (failures.length > 0) throw failures[0];
  return results;
}
