/** Something in a publisher's folder that has to be mended before anything is published. */
export interface Fault {
  /** Below the publisher's folder, with slashes; an archive's entry follows after ` › `. */
  file: string;
  /** Where in a text file, both counted from 1; absent for pictures and archives. */
  line?: number;
  column?: number;
  /** What is wrong. */
  message: string;
  /** What to write or to do instead. */
  instead: string;
}

/** By file, then by place in it; a file's parts count as numbers where they are numbers. */
export function sortFaults(faults: readonly Fault[]): Fault[] {
  const byName = new Intl.Collator('en', { numeric: true });
  return [...faults].sort(
    (a, b) =>
      byName.compare(a.file, b.file) ||
      (a.line ?? 0) - (b.line ?? 0) ||
      (a.column ?? 0) - (b.column ?? 0) ||
      byName.compare(a.message, b.message),
  );
}
