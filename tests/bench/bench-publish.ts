import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { KEPT_FOLDER, keptPath } from '@/lib/origin/kept/kept-path';
import { namePublication } from '@/lib/origin/publish/prepare/name-publication';
import { filesOfPage } from '@/lib/origin/publish/prepare/prepare-picture';
import { readPublication } from '@/lib/origin/publish/read-publication';

import { runProcess, type FinishedProcess } from './child-process';
import { formatCount, type Figure } from './figure';
import { mapInSeries } from './in-series';
import { median } from './median';
import type { BenchOptions } from './options';
import { makePublisherFolder } from './publisher-folder';

const LIMITS = {
  /** Share of the pages a second that sharp alone resizes and encodes. */
  speed: 0.8,
  /** Share of the machine's cores that are busy. */
  cores: 0.8,
  megabytes: 1024,
  /** A run without changes, with the start of its process. */
  seconds: 5,
};

/** Publishing reads files again that are younger than this. */
const YOUNG_MS = 2_500;

/** Publishing of the smallest number of pages beside sharp alone, and a run without changes at the largest. */
export async function bench({ sizes, rounds, scratch, build }: BenchOptions): Promise<Figure[]> {
  return [
    ...(await publishFigures(scratch, build, sizes[0]!)),
    await unchangedFigure(scratch, build, { pages: sizes.at(-1)!, rounds }),
  ];
}

/** @throws when the output does not end as expected */
async function publish(build: string, folder: string, dataDir: string, ending: string): Promise<FinishedProcess> {
  const env = { DATA_DIR: dataDir, DATABASE_URL: '', DEMO_SEED: 'off', STORAGE_URL: '' };
  const finished = await runProcess(path.join(build, 'publish-process.cjs'), [folder], env);
  if (!finished.output.endsWith(ending)) throw new Error(`Publishing has printed:\n${finished.output}`);
  return finished;
}

/** Half of the pages each, in opposite orders: other work on the machine affects both alike. */
async function publishFigures(scratch: string, build: string, pages: number): Promise<Figure[]> {
  const half = Math.ceil(pages / 2);
  const folders = await mapInSeries([0, 1], (index) =>
    makePublisherFolder(path.join(scratch, `half-${index}`), { pages: half, from: index * half }),
  );
  console.log(`Made ${pages} pages`);
  const runSharp = (index: number) => runProcess(path.join(build, 'sharp-process.cjs'), [folders[index]!.pictures]);
  const runPublish = (index: number) =>
    publish(build, folders[index]!.folder, path.join(scratch, `data-${index}`), 'Published.');
  const sharp = [await runSharp(0)];
  const published = [await runPublish(0), await runPublish(1)];
  sharp.push(await runSharp(1));

  const rateOf = (runs: readonly FinishedProcess[]) => (2 * half) / runs.reduce((sum, { seconds }) => sum + seconds, 0);
  const coresOf = (runs: readonly FinishedProcess[]) =>
    median(runs.map(({ usage, seconds }) => usage.microseconds / 1e6 / seconds));
  const memoryOf = (runs: readonly FinishedProcess[]) =>
    Math.max(...runs.map(({ usage }) => usage.peakBytes)) / 2 ** 20;
  return [
    {
      what: 'pages a second',
      value: rateOf(published) / rateOf(sharp),
      unit: 'of sharp',
      beside: `${rateOf(published).toFixed(1)} a second; sharp alone ${rateOf(sharp).toFixed(1)}`,
      limit: { least: LIMITS.speed },
    },
    {
      what: 'busy cores',
      value: coresOf(published),
      unit: 'cores',
      beside: `sharp alone ${coresOf(sharp).toFixed(1)}`,
      limit: { least: LIMITS.cores * availableParallelism() },
    },
    {
      what: 'memory',
      value: memoryOf(published),
      unit: 'MiB',
      beside: `sharp alone ${formatCount(memoryOf(sharp))}`,
      limit: { most: LIMITS.megabytes },
    },
  ];
}

/** Stored pictures are written beforehand, so that the first publication need not make them. */
async function unchangedFigure(
  scratch: string,
  build: string,
  { pages, rounds }: { pages: number; rounds: number },
): Promise<Figure> {
  const { folder } = await makePublisherFolder(path.join(scratch, 'unchanged'), { pages, from: 0, isSmall: true });
  const dataDir = path.join(scratch, 'unchanged-data');
  const now = Math.floor(Date.now() / 1000);
  const { publication, faults } = await readPublication(folder, { now });
  if (!publication) throw new Error(JSON.stringify(faults));
  const chapters = namePublication(publication, now).series.flatMap((series) => series.chapters);
  for (const name of chapters.flatMap(({ names }) => names.flatMap(filesOfPage))) {
    const file = keptPath(path.join(dataDir, KEPT_FOLDER), name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, 'stored');
  }
  await sleep(YOUNG_MS);
  await publish(build, folder, dataDir, 'Published.');
  console.log(`Published ${pages} small pages`);
  const runs = await mapInSeries(Array.from({ length: rounds }), () =>
    publish(build, folder, dataDir, 'Nothing has changed.'),
  );
  return {
    what: `no changes in ${formatCount(pages)} pages`,
    value: median(runs.map(({ seconds }) => seconds)),
    unit: 's',
    beside: `${median(runs.map(({ usage }) => usage.microseconds / 1e6)).toFixed(1)} s of processor time`,
    limit: { most: LIMITS.seconds },
  };
}
