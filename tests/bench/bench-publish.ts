import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { createDiskFiles } from '@/lib/origin/kept/disk-files';
import { KEPT_FOLDER } from '@/lib/origin/kept/kept-path';
import { namePublication } from '@/lib/origin/publish/prepare/name-publication';
import { filesOfPage } from '@/lib/origin/publish/prepare/prepare-picture';
import { readPublication } from '@/lib/origin/publish/read-publication';
import { formatTable } from './format-table';
import { median } from './median';
import { makeFolder, type MadeFolder } from './publish-pages';
import { runProcess, type Ran } from './run-process';
import { printCircumstances, saveFigures } from './save-figures';
import { atLeast, atMost, type Verdict } from './verdicts';

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

export interface PublishBenchOptions {
  /** Pages that are published, and pages of which none has changed. */
  sizes: readonly number[];
  rounds: number;
  json: string;
  /** Where the compiled scripts are. */
  build: string;
}

interface Pair {
  publish: Ran;
  sharp: Ran;
  pages: number;
}

/** Measures publishing beside sharp alone, and a run in which nothing has changed. Gives whether every figure keeps its limit. */
export async function benchPublish({ sizes, rounds, json, build }: PublishBenchOptions): Promise<boolean> {
  const [othersBefore = 0] = loadavg();
  const root = mkdtempSync(path.join(tmpdir(), 'komawari-bench-publish-'));
  process.once('exit', () => rmSync(root, { recursive: true, force: true }));
  const [pages = 0, many = 0] = [sizes[0], sizes.at(-1)];
  const pairs = await measurePublishing(root, build, pages);
  const again = await measureAgain(path.join(root, 'again'), build, many, rounds);
  saveFigures(json, { othersBefore, pages, pairs, again: { pages: many, runs: again } });
  printCircumstances({ othersBefore }, `${pages} pages published, ${many} published again`);
  const verdicts = [...printPairs(pairs), printAgain(again, many)];
  const missed = verdicts.filter((verdict) => verdict === 'MISSED').length;
  console.log(missed ? `\n${missed} figures missed their limit.` : '\nEvery figure keeps its limit.');
  return missed === 0;
}

const environment = (dataDir: string) => ({ DATA_DIR: dataDir, DATABASE_URL: '', DEMO_SEED: 'off', STORAGE_URL: '' });

/** Half of the pages each, sharp first with one half and last with the other: what else the machine does falls on both. */
async function measurePublishing(root: string, build: string, pages: number): Promise<Pair[]> {
  const halves: MadeFolder[] = [];
  for (const half of [0, 1]) halves.push(await makeFolder(path.join(root, `half-${half}`), { pages: Math.ceil(pages / 2), from: half * pages }));
  console.log(`Made ${pages} pages`);
  const sharp = (half: number) => runProcess(path.join(build, 'publish-sharp-process.cjs'), { message: { files: halves[half]!.loose } });
  const publish = (half: number) => publishOnce(build, halves[half]!.folder, path.join(root, `data-${half}`), /Published\.$/);
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
  const kept = createDiskFiles(path.join(dataDir, KEPT_FOLDER));
  for (const { chapters } of namePublication(publication, now).series) {
    for (const name of chapters.flatMap(({ names }) => names.flatMap(filesOfPage))) await kept.write(name, Buffer.from('made'));
  }
  await pause(YOUNG_MS);
  await publishOnce(build, folder, dataDir, /Published\.$/);
  console.log(`Published ${pages} small pages`);
  const runs: Ran[] = [];
  for (let round = 0; round < rounds; round++) runs.push(await publishOnce(build, folder, dataDir, /Nothing has changed\.$/));
  return runs;
}

const processors = ({ usage, seconds }: Ran) => usage.microseconds / 1e6 / seconds;

function printPairs(pairs: readonly Pair[]): Verdict[] {
  const rate = (of: 'publish' | 'sharp') => pairs.reduce((sum, { pages }) => sum + pages, 0) / pairs.reduce((sum, pair) => sum + pair[of].seconds, 0);
  const spent = (of: 'publish' | 'sharp') => pairs.reduce((sum, pair) => sum + pair[of].usage.microseconds, 0) / pairs.reduce((sum, { pages }) => sum + pages, 0) / 1000;
  const busy = (of: 'publish' | 'sharp') => median(pairs.map((pair) => processors(pair[of])));
  const held = (of: 'publish' | 'sharp') => Math.max(...pairs.map((pair) => pair[of].usage.peakBytes)) / 1024 / 1024;
  const ratio = rate('publish') / rate('sharp');
  const least = LIMITS.cores * availableParallelism();
  const verdicts = [atLeast(ratio, LIMITS.ratio), atLeast(busy('publish'), least), atMost(held('publish'), LIMITS.megabytes)];
  console.log('\n=== Publishing beside sharp alone, which resizes and encodes the same pictures\n');
  console.log(formatTable(['', 'sharp', 'publish', 'of sharp', 'limit', ''], [
    ['pages a second', rate('sharp'), rate('publish'), ratio, `${LIMITS.ratio} of sharp`, verdicts[0]!],
    ['processor ms a page', spent('sharp'), spent('publish'), spent('publish') / spent('sharp'), '', ''],
    ['cores busy', busy('sharp'), busy('publish'), '', least, verdicts[1]!],
    ['megabytes at most', held('sharp'), held('publish'), '', LIMITS.megabytes, verdicts[2]!],
  ]));
  return verdicts;
}

function printAgain(runs: readonly Ran[], pages: number): Verdict {
  const seconds = median(runs.map((run) => run.seconds));
  const verdict = atMost(seconds, LIMITS.seconds);
  console.log(`\n=== Once more with nothing changed, ${pages} pages, the start of the process included\n`);
  console.log(formatTable(['', 'seconds', 'processor seconds', 'megabytes', 'limit', ''], [['again', seconds, median(runs.map(({ usage }) => usage.microseconds / 1e6)), Math.max(...runs.map(({ usage }) => usage.peakBytes)) / 1024 / 1024, LIMITS.seconds, verdict]]));
  return verdict;
}
