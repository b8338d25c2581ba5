export type Limit = { least: number } | { most: number };

/** One row of the report. */
export interface Figure {
  what: string;
  /** NaN or Infinity when it could not be measured. */
  value: number;
  /** `of bare`, `KiB`, `ms`. */
  unit: string;
  /** The floor and other values of the same run. */
  beside?: string;
  /** Absent when the figure is information only. */
  limit?: Limit;
}

/** Rounds, with a separator: `1,230`. */
export const formatCount = (value: number): string => Math.round(value).toLocaleString('en');
