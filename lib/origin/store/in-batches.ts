/** What one query names at most. */
const BATCH = 1000;

/** Does something for a list a part at a time, one after the other. */
export async function inBatches<Item>(
  items: readonly Item[],
  work: (batch: readonly Item[]) => Promise<void>,
): Promise<void> {
  for (let at = 0; at < items.length; at += BATCH) await work(items.slice(at, at + BATCH));
}
