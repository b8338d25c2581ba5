interface Slide<Item> {
  item: Item;
  /** Its place among the items, from 1. */
  place: number;
  /** Whether this one is for the reader, or stands in for another that is. */
  isLive: boolean;
}

/** The slides of a carousel that stands at `selected`: a pair is doubled, for there is always one more to be seen beside it. */
export function slides<Item>(items: readonly Item[], selected: number): Slide<Item>[] {
  const all = items.map((item, index) => ({ item, place: index + 1, isLive: true }));
  if (all.length !== 2) return all;
  return [...all, ...all].map((slide, index) => ({ ...slide, isLive: (index - selected + 4) % 4 < 2 }));
}
