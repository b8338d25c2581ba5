const BAR = 24;

/** How far a work is, in one line no longer than `columns`. */
export function progressBar(
  { done, total, file }: { done: number; total: number; file: string },
  columns: number,
): string {
  const filled = total === 0 ? BAR : Math.floor((done / total) * BAR);
  const line = `[${'#'.repeat(filled)}${'.'.repeat(BAR - filled)}] ${done}/${total} ${file}`;
  return line.length > columns ? `${line.slice(0, Math.max(0, columns - 1))}…` : line;
}
