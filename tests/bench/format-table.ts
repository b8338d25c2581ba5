export type Cell = string | number;

/**
 * A table as text, each column as wide as its widest cell.
 * @param texts the columns that begin at the left: the first, unless told otherwise; all others end at the right
 */
export function formatTable(
  head: readonly string[],
  rows: readonly (readonly Cell[])[],
  texts: readonly number[] = [0],
): string {
  const lines = [head, ...rows.map((row) => row.map(formatCell))];
  const widths = head.map((_, column) => Math.max(...lines.map((line) => (line[column] ?? '').length)));
  const format = (line: readonly string[]) =>
    widths
      .map((width, column) => (line[column] ?? '')[texts.includes(column) ? 'padEnd' : 'padStart'](width))
      .join('  ')
      .trimEnd();
  const [first, ...rest] = lines.map(format);
  return [first, widths.map((width) => '-'.repeat(width)).join('  '), ...rest].join('\n');
}

/** Numbers from a hundred on are whole, below they have two places. */
function formatCell(cell: Cell): string {
  if (typeof cell === 'string') return cell;
  return Math.abs(cell) >= 100 || Number.isInteger(cell) ? Math.round(cell).toLocaleString('en') : cell.toFixed(2);
}
