import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { KEPT_FOLDER, keptPath } from '@/lib/origin/kept/kept-path';
import { namePublication } from '@/lib/origin/publish/prepare/name-publication';
import { filesOfPage } from '@/lib/origin/publish/prepare/prepare-picture';
import { readPublication } from '@/lib/origin/publish/read-publication';
import type { Figure } from './figure';
import { median } from './median';
import type { BenchOptions } from './options';
import { makeFolder, type MadeFolder } from './publish-pages';
import { runProcess, type Ran } from './run-process';
import { saveFigures } from './save-figures';

const LIMITS = {
  /** Of the pages a second that sharp alone resizes and encodes. */
  ratio: 0.8,
  /** The most memory that publishing may ever hold. */
  megabytes: 1024,
  /** Processor time by time, of as many cores as there are. */
  cores: 0.8,
  /** A run that finds nothing changed, with the start of its process. */
  seconds: 5,
} as const;

/** Files that are written within this time of being read are read again. */
const YOUNG_MS = 2_500;

interface Pair {
  publish: Ran;
  sharp: Ran;
  pages: number;
}

/** Measures publishing beside sharp alone, and a run in which nothing has changed. The sizes are pages that are published, and pages of which none has changed. */
export async function benchPublish({ sizes, rounds, scratch, json, build }: BenchOptions): Promise<Figure[]> {
  const [pages = 0, many = 0] = [sizes[0], sizes.at(-1)];
  const pairs = await measurePublishing(scratch, build, pages);
  const again = await measureAgain(path.join(scratch, 'again'), build, many, rounds);
  saveFigures(json, { pages, pairs, again: { pages: many, runs: again } });
  return [...pairFigures(pairs), againFigure(again, many)];
}

const environment = (dataDir: string) => ({ DATA_DIR: dataDir, DATABASE_URL: '', DEMO_SEED: 'off', STORAGE_URL: '' });

/** Half of the pages each, sharp first with one half and last with the other: what else the machine does falls on both. */
async function measurePublishing(root: string, build: string, pages: number): Promise<Pair[]> {
  const halves: MadeFolder[] = [];
  for (const half of [0, 1])
    halves.push(await makeFolder(path.join(root, `half-${half}`), { pages: Math.ceil(pages / 2), from: half * pages }));
  console.log(`Made ${pages} pages`);
  const sharp = (half: number) =>
    runProcess(path.join(build, 'publish-sharp-process.cjs'), { message: { files: halves[half]!.loose } });
  const publish = (half: number) =>
    publishOnce(build, halves[half]!.folder, path.join(root, `data-${half}`), /Published\.$/);
  const first = { sharp: await sharp(0), publish: await publish(0), pages: halves[0]!.loose.length };
  console.log('Published half of them');
  const publishSecond = await publish(1);
  return [first, { publish: publishSecond, sharp: await sharp(1), pages: halves[1]!.loose.length }];
}

async function publishOnce(build: string, folder: string, dataDir: string, ending: RegExp): Promise<Ran> {
  const ran = await runProcess(path.join(build, 'publish-process.cjs'), { args: [folder], env: environment(dataDir) });
  if (!ending.test(ran.said)) throw new Error(`Publishing said otherwise:\n${ran.said}`);
  return ran;
}

/** The pages' files are made beforehand, for it is not their making that is measured. */
async function measureAgain(root: string, build: string, pages: number, rounds: number): Promise<Ran[]> {
  const { folder } = await makeFolder(root, { pages, from: 0, isSmall: true });
  const dataDir = path.join(root, 'data');
  const now = Math.floor(Date.now() / 1000);
  const { publication, faults } = await readPublication(folder, { now });
  if (!publication) throw new Error(JSON.stringify(faults));
  for (const { chapters } of namePublication(publication, now).series) {
    for (const name of chapters.flatMap(({ names }) => names.flatMap(filesOfPage))) {
      const file = keptPath(path.join(dataDir, KEPT_FOLDER), name);
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, 'made');
    }
  }
  await pause(YOUNG_MS);
  await publishOnce(build, folder, dataDir, /Published\.$/);
  console.log(`Published ${pages} small pages`);
  const runs: Ran[] = [];
  for (let round = 0; round < rounds; round++)
    runs.push(await publishOnce(build, folder, dataDir, /Nothing has changed\.$/));
  return runs;
}

const processors = ({ usage, seconds }: Ran) => usage.microseconds / 1e6 / seconds;

function pairFigures(pairs: readonly Pair[]): Figure[] {
  const rate = (of: 'publish' | 'sharp') =>
    pairs.reduce((sum, { pages }) => sum + pages, 0) / pairs.reduce((sum, pair) => sum + pair[of].seconds, 0);
  const spent = (of: 'publish' | 'sharp') =>
    pairs.reduce((sum, pair) => sum + pair[of].usage.microseconds, 0) /
    pairs.reduce((sum, { pages }) => sum + pages, 0) /
    1000;
  const busy = (of: 'publish' | 'sharp') => median(pairs.map((pair) => processors(pair[of])));
  const held = (of: 'publish' | 'sharp') => Math.max(...pairs.map((pair) => pair[of].usage.peakBytes)) / 1024 / 1024;
  const both = (of: typeof rate, unit: string) =>
    `${of('publish').toFixed(1)} ${unit}; sharp alone ${of('sharp').toFixed(1)}`;
  return [
    {
      what: 'pages a second',
      value: rate('publish') / rate('sharp'),
      unit: 'of sharp',
      beside: both(rate, 'a second'),
      limit: { least: LIMITS.ratio },
    },
    {
      what: 'processor time a page',
      value: spent('publish') / spent('sharp'),
      unit: 'of sharp',
      beside: both(spent, 'ms'),
    },
    {
      what: 'cores busy',
      value: busy('publish'),
      unit: 'cores',
      beside: `sharp alone ${busy('sharp').toFixed(1)}`,
      limit: { least: LIMITS.cores * availableParallelism() },
    },
    {
      what: 'memory',
      value: held('publish'),
      unit: 'MB',
      beside: `sharp alone ${held('sharp').toFixed(0)}`,
      limit: { most: LIMITS.megabytes },
    },
  ];
}

/** With the start of the process. */
function againFigure(runs: readonly Ran[], pages: number): Figure {
  const beside = `${median(runs.map(({ usage }) => usage.microseconds / 1e6)).toFixed(1)} s of processors, ${Math.max(...runs.map(({ usage }) => usage.peakBytes / 1024 / 1024)).toFixed(0)} MB`;
  return {
    what: `nothing changed in ${pages.toLocaleString('en')} pages`,
    value: median(runs.map((run) => run.seconds)),
    unit: 's',
    beside,
    limit: { most: LIMITS.seconds },
  };
}
