import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';

import { keepsLimit, type Figure } from './figure';
import { formatTable, type Cell } from './format-table';

/** A bench that has run. */
export interface Part {
  part: string;
  /** Processes that wanted a processor in the minute before: with more of them than processors, figures are worse and uneven. */
  othersBefore: number;
  /** How long it took. */
  seconds: number;
  figures: readonly Figure[];
}

const HEAD = ['part', 'what', 'figure', 'unit', 'beside', 'limit', ''];
/** What is read, not compared, begins at the left. */
const TEXTS = [0, 1, 3, 4];

function rowOf(part: string, figure: Figure): Cell[] {
  const { what, value, unit, beside = '', limit } = figure;
  const [side, bound] = Object.entries(limit ?? {})[0] ?? [];
  return [part, what, value, unit, beside, side ? `at ${side} ${bound}` : '', VERDICTS.get(verdictOn(figure)) ?? ''];
}

const VERDICTS = new Map<boolean | undefined, string>([
  [true, 'ok'],
  [false, 'MISSED'],
]);

/** None on a number that has no limit. */
function verdictOn(figure: Figure): boolean | undefined {
  const isKept = keepsLimit(figure);
  return isKept && !figure.limit ? undefined : isKept;
}

/** What stands in the table for a bench that could not be run to its end. */
export function failureFigure(error: unknown): Figure {
  // Some errors have no words of their own.
  const reason = error instanceof Error && error.message ? error.message : String(error);
  return { what: 'could not be measured', value: NaN, unit: '', beside: reason.split('\n')[0], limit: { least: 0 } };
}

/** All figures of the benches as one table. */
function figureTable(parts: readonly Part[]): string {
  return formatTable(
    HEAD,
    parts.flatMap(({ part, figures }) => figures.map((figure) => rowOf(part, figure))),
    TEXTS,
  );
}

/** Prints one table of all that was measured, writes it as JSON to `json`, and gives whether every limit was kept. */
export function tellFigures(parts: readonly Part[], json: string): boolean {
  const figures = parts.flatMap(({ part, figures: all }) =>
    all.map((figure) => ({ part, ...figure, ok: verdictOn(figure) })),
  );
  const around = { node: process.version, processors: availableParallelism() };
  mkdirSync(path.dirname(json), { recursive: true });
  writeFileSync(
    json,
    `${JSON.stringify({ ...around, parts: parts.map(({ figures: _, ...part }) => part), figures }, null, 2)}\n`,
  );
  const missed = figures.filter(({ ok }) => ok === false).length;
  console.log(
    `\nNode ${around.node}, ${around.processors} processors; ${parts.map(({ part, othersBefore, seconds }) => `${part} ${Math.round(seconds)} s after a load of ${othersBefore.toFixed(1)}`).join(', ')}\n`,
  );
  console.log(figureTable(parts));
  console.log(
    missed ? `\n${missed} figures missed their limit or could not be taken.` : '\nEvery figure keeps its limit.',
  );
  return missed === 0;
}
