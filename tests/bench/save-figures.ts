import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';

/** Writes what was measured as JSON, beside what it was measured with. */
export function saveFigures(json: string, figures: Record<string, unknown>): void {
  mkdirSync(path.dirname(json), { recursive: true });
  writeFileSync(
    json,
    `${JSON.stringify({ node: process.version, processors: availableParallelism(), ...figures }, null, 2)}\n`,
  );
}
