/** What a figure may be at the worst. */
export type Limit = { least: number } | { most: number };

/** One row of the benches' table. */
export interface Figure {
  /** What was measured, as an operator would say it: `home, prefixed`. */
  what: string;
  value: number;
  /** Of the value: `of bare`, `KiB`, `ms`. */
  unit: string;
  /** What stood beside it in the same run: `bare 1,230 a second, ours 1,101`. */
  beside?: string;
  /** None, where a figure is told and not judged. */
  limit?: Limit;
}

/** Whether a figure keeps its limit, or any number where there is none. What could not be measured is no number, or none that ends. */
export function keepsLimit({ value, limit }: Figure): boolean {
  if (!Number.isFinite(value)) return false;
  if (!limit) return true;
  return 'least' in limit ? value >= limit.least : value <= limit.most;
}
