import path from 'node:path';
import { callsOf } from './calls';
import { startChild, type Child } from './child';
import { compareAll, growAll, type Grown } from './compare';
import type { Figure } from './figure';
import { growDatabase } from './grow-database';
import type { BenchOptions } from './options';
import { originFigures, printReport, type Report } from './report';
import { saveFigures } from './save-figures';

/** Measures the origin at every size, beside a bare server. */
export async function benchOrigin({ sizes, seconds, rounds, scratch, json, build }: BenchOptions): Promise<Figure[]> {
  const children: Child[] = [];
  const start = async (script: string, ...args: string[]) => {
    const child = await startChild(path.join(build, script), args);
    children.push(child);
    return child;
  };
  try {
    const bare = await start('bare-process.cjs');
    const grown: Grown[] = [];
    for (const size of sizes) {
      const dataDir = path.join(scratch, String(size));
      process.stdout.write(`Growing a catalogue of ${size.toLocaleString('en')} series ...`);
      console.log(` ${(await growDatabase(dataDir, size)).toFixed(1)} s`);
      grown.push({ size, calls: callsOf(size), origin: await start('origin-process.cjs', dataDir) });
    }
    const pace = { seconds, rounds };
    const report: Report = {
      ...pace,
      compared: await compareAll(grown, bare, pace),
      grown: await growAll(grown, pace),
      memory: await Promise.all(
        grown.map(async ({ size, origin }) => ({ size, megabytes: (await origin.usage()).peakBytes / 2 ** 20 })),
      ),
    };
    saveFigures(json, { ...report });
    printReport(report);
    return originFigures(report);
  } finally {
    for (const child of children) await child.close();
  }
}
