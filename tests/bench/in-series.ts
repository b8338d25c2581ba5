/** Maps items one after another. */
export async function mapInSeries<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  for (const item of items) results.push(await work(item));
  return results;
}

/**
 * Runs measurements alternately, so that other work on the machine affects all of them alike. Returns the results of each over the rounds,
 * without the first round, which warms up.
 */
export async function measureInRounds<Result>(
  rounds: number,
  measurements: readonly (() => Promise<Result>)[],
): Promise<Result[][]> {
  const results = measurements.map((): Result[] => []);
  for (let round = 0; round <= rounds; round++) {
    for (const [index, measure] of measurements.entries()) {
      const result = await measure();
      if (round > 0) results[index]!.push(result);
    }
  }
  return results;
}
