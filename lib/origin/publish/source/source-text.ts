/** A way into nested values: names of entries and numbers of items, counted from 0. */
export type Path = readonly (string | number)[];

export interface Place {
  line: number;
  column: number;
}

/** A YAML file that was read: what it says, and where it says it. */
export interface SourceText {
  /** Below the publisher's folder. */
  file: string;
  /** Undefined where the file cannot be understood at all. */
  value: unknown;
  /** Where a value stands, or else the nearest one around it; with `name`, where that entry's own name does. */
  placeOf(path: Path, part?: 'value' | 'name'): Place;
}
