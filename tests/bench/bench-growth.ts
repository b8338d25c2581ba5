import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Kysely } from 'kysely';

import { CATALOGUE_KEY } from '@/lib/origin/store/create-store';
import { openDatabase } from '@/lib/origin/store/open-database';
import type { Schema } from '@/lib/origin/store/schema';
import { upsert } from '@/lib/origin/store/upsert';

import type { Figure } from './figure';
import { growDatabase } from './grow-database';
import { GROWN_PAGES } from './grown-pages';
import { growthFigure, type MeasuredPage } from './growth-figure';
import { measureRendering, type MeasuredSite, type Rendering } from './measure-rendering';

const TOKENS = { METRICS_TOKEN: 'tell-the-bench-of-it', REVALIDATE_TOKEN: 'show-the-bench-all-of-it' };
/** In the first rounds a process compiles what it runs. */
const WARM_UP_ROUNDS = 2;
/** Of what is soon made, so many times the rounds: with pages of 20 ms, whatever else the machine does shows. */
const SHORT_ROUNDS = 3;
/** After each rendering the kept page is asked for so often. */
const WARM_ASKS = 5;

export interface GrowthBenchOptions {
  /** Numbers of series, in ascending order. */
  sizes: readonly number[];
  rounds: number;
  /** Serves the built site over a data folder, with the environment. */
  serve: (dataDir: string, env: Record<string, string>) => Promise<{ address: string; close: () => Promise<void> }>;
}

interface GrownSite extends MeasuredSite {
  size: number;
  db: Kysely<Schema>;
  close: () => Promise<void>;
}

/** Measures what a page costs when it is rendered, by the size of the catalogue: through the built site, whole, right after a publication has outdated all that was kept. */
export async function benchGrowth({ sizes, rounds, serve }: GrowthBenchOptions): Promise<Figure[]> {
  const scratch = mkdtempSync(path.join(tmpdir(), 'komawari-bench-growth-'));
  process.once('exit', () => rmSync(scratch, { recursive: true, force: true }));
  const sites: GrownSite[] = [];
  try {
    for (const size of sizes) {
      const dataDir = path.join(scratch, String(size));
      const seconds = await growDatabase(dataDir, size);
      console.log(`Made ${size.toLocaleString('en')} series in ${seconds.toFixed(1)} s`);
      const { address, close } = await serve(dataDir, TOKENS);
      sites.push({ size, address, close, metricsToken: TOKENS.METRICS_TOKEN, db: openDatabase({ dataDir }) });
    }
    return (await measureAll(sites, rounds)).map(growthFigure);
  } finally {
    for (const { close, db } of sites) {
      await close();
      await db.destroy();
    }
  }
}

async function measureAll(sites: readonly GrownSite[], rounds: number): Promise<MeasuredPage[]> {
  const measured: MeasuredPage[] = GROWN_PAGES.map((page) => ({
    page,
    sizes: sites.map(({ size }) => ({ size, cold: [], warm: [] })),
  }));
  for (let round = 0; round < WARM_UP_ROUNDS + rounds * SHORT_ROUNDS; round++) {
    await Promise.all(sites.map((site) => publishAnew(site, round)));
    for (const { page, sizes } of measured) {
      if (page.isLong && round >= WARM_UP_ROUNDS + rounds) continue;
      for (const [index, site] of sites.entries()) {
        const address = page.pathIn(site.size, round);
        const cold = await measureRendering(site, address, page.asks);
        const warm: Rendering[] = [];
        for (let ask = 0; ask < WARM_ASKS && round >= WARM_UP_ROUNDS; ask++)
          warm.push(await measureRendering(site, address));
        if (round < WARM_UP_ROUNDS) continue;
        sizes[index]!.cold.push(cold);
        sizes[index]!.warm.push(...warm);
      }
    }
    console.log(`Measured round ${round + 1}`);
  }
  return measured;
}

/** Outdates all that the origin and the site keep, as a publication does. */
async function publishAnew({ address, db, size }: GrownSite, round: number): Promise<void> {
  await upsert(db, 'meta', ['key'], [{ key: CATALOGUE_KEY, value: `synthetic ${size}, round ${round}` }]);
  const { status } = await fetch(`${address}/revalidate`, {
    method: 'POST',
    headers: { authorization: `Bearer ${TOKENS.REVALIDATE_TOKEN}` },
  });
  if (status !== 204) throw new Error(`${address} does not show what was published (${status})`);
}
