import { writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';

import { formatCount, type Figure } from './figure';

/** The result of one part. */
export interface PartResult {
  part: string;
  /** Load average of the minute before: above the number of processors, figures are worse and uneven. */
  loadBefore: number;
  seconds: number;
  figures: readonly Figure[];
}

/** Prints all figures as one table and writes them as JSON. Returns whether every figure was measured and meets its limit. */
export function reportFigures(parts: readonly PartResult[], file: string): boolean {
  const processors = availableParallelism();
  const figures = parts.flatMap(({ part, figures: some }) =>
    some.map((figure) => ({ part, ...figure, isMissed: isMissed(figure) })),
  );
  writeFileSync(file, `${JSON.stringify({ node: process.version, processors, parts }, null, 2)}\n`);
  const runs = parts.map(
    ({ part, seconds, loadBefore }) => `${part} ${Math.round(seconds)} s after a load of ${loadBefore.toFixed(1)}`,
  );
  console.log(`\nNode ${process.version}, ${processors} processors; ${runs.join(', ')}\n`);
  const rows = figures.map(({ part, what, value, unit, beside = '', limit, isMissed: missed }) => {
    const [[side, bound] = []] = Object.entries(limit ?? {});
    const verdict = missed ? 'MISSED' : limit ? 'ok' : '';
    return [part, what, formatValue(value), unit, beside, side ? `at ${side} ${bound}` : '', verdict];
  });
  console.log(formatTable([['part', 'what', 'figure', 'unit', 'beside', 'limit', ''], ...rows]));
  const missed = figures.filter((figure) => figure.isMissed).length;
  console.log(missed ? `\n${missed} figures miss their limit or could not be measured.` : '\nEvery limit is met.');
  return missed === 0;
}

/** The row of a part that threw. */
export function failureFigure(error: unknown): Figure {
  const reason = error instanceof Error && error.message ? error.message : String(error);
  return { what: 'could not be measured', value: NaN, unit: '', beside: reason.split('\n')[0] };
}

function isMissed({ value, limit }: Figure): boolean {
  if (!Number.isFinite(value)) return true;
  if (!limit) return false;
  return 'least' in limit ? value < limit.least : value > limit.most;
}

const formatValue = (value: number) =>
  Math.abs(value) >= 100 || Number.isInteger(value) ? formatCount(value) : value.toFixed(2);

/** Aligns columns; that of the values, the third, to the right. */
function formatTable(rows: readonly (readonly string[])[]): string {
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)));
  const format = (row: readonly string[]) =>
    row.map((cell, column) => (column === 2 ? cell.padStart(widths[column]!) : cell.padEnd(widths[column]!)));
  const lines = rows.map((row) => format(row).join('  ').trimEnd());
  return [lines[0], widths.map((width) => '-'.repeat(width)).join('  '), ...lines.slice(1)].join('\n');
}
