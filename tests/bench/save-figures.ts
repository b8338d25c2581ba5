import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';

export interface Circumstances {
  /** Processes that wanted a processor in the minute before: with more of them than processors, figures are worse and uneven. */
  othersBefore: number;
}

/** Writes what was measured as JSON, beside what it was measured with. */
export function saveFigures(json: string, figures: Circumstances & Record<string, unknown>): void {
  mkdirSync(path.dirname(json), { recursive: true });
  writeFileSync(json, `${JSON.stringify({ node: process.version, processors: availableParallelism(), ...figures }, null, 2)}\n`);
}

/** The line above a bench's tables. */
export function printCircumstances({ othersBefore }: Circumstances, of: string): void {
  console.log(`\nNode ${process.version}, ${availableParallelism()} processors, load before ${othersBefore.toFixed(1)}; ${of}`);
}
