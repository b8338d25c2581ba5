import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { openDatabase } from '@/lib/origin/store/open-database';
import { callsOf } from './calls';
import { startChild, type Child } from './child';
import { compareAll, growAll, type Grown } from './compare';
import { growCatalogue } from './grow-catalogue';
import { printReport, type Report } from './report';

export interface BenchOptions {
  /** Numbers of series, in ascending order. */
  sizes: readonly number[];
  /** How long every call is measured in each round. */
  seconds: number;
  rounds: number;
  /** Where the figures go as JSON. */
  json: string;
  /** Folder of the compiled processes. */
  build: string;
}

/** Measures the origin at every size, beside a bare server, and prints the figures beside their limits. Gives whether all are kept. */
export async function benchOrigin({ sizes, seconds, rounds, json, build }: BenchOptions): Promise<boolean> {
  const scratch = mkdtempSync(path.join(tmpdir(), 'komawari-bench-'));
  const [othersBefore = 0] = loadavg();
  const children: Child[] = [];
  const start = async (script: string, ...args: string[]) => {
    const child = await startChild(path.join(build, script), args);
    children.push(child);
    return child;
  };
  // Also when it is broken off.
  process.once('exit', () => rmSync(scratch, { recursive: true, force: true }));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

  try {
    const bare = await start('bare-process.cjs');
    const grown: Grown[] = [];
    for (const size of sizes) {
      const dataDir = path.join(scratch, String(size));
      process.stdout.write(`Growing a catalogue of ${size.toLocaleString('en')} series ...`);
      console.log(` ${(await grow(dataDir, size)).toFixed(1)} s`);
      grown.push({ size, calls: callsOf(size), origin: await start('origin-process.cjs', dataDir) });
    }
    const pace = { seconds, rounds };
    const report: Report = {
      node: process.version,
      processors: availableParallelism(),
      othersBefore,
      ...pace,
      compared: await compareAll(grown, bare, pace),
      grown: await growAll(grown, pace),
      memory: await Promise.all(grown.map(async ({ size, origin }) => ({ size, megabytes: (await origin.usage()).peakBytes / 2 ** 20 }))),
    };
    mkdirSync(path.dirname(json), { recursive: true });
    writeFileSync(json, `${JSON.stringify(report, null, 2)}\n`);
    return printReport(report);
  } finally {
    for (const child of children) await child.close();
  }
}

/** Gives how many seconds it took. */
async function grow(dataDir: string, size: number): Promise<number> {
  const started = performance.now();
  const db = openDatabase({ dataDir });
  await growCatalogue(db, { size, now: Math.floor(Date.now() / 1000) });
  await db.destroy();
  return (performance.now() - started) / 1000;
}
