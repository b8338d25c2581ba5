import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { drawSample } from './draw-sample';
import { formatTable, type Cell } from './format-table';
import { measureBesideDrawing, type BesideDrawing } from './measure-beside-drawing';
import { measureDrawing, type DrawFigures } from './measure-drawing';
import { median } from './median';
import { printCircumstances, saveFigures } from './save-figures';
import { atMost, type Verdict } from './verdicts';

const LIMITS = {
  /** Milliseconds of a single page at the median. */
  page: 700,
  /** Times as long as in peace that home may take while pages are drawn. */
  beside: 2,
  /** The most that a worker may hold. */
  megabytes: 900,
} as const;

export interface DrawBenchOptions {
  /** Numbers of pages; the largest is drawn. */
  sizes: readonly number[];
  rounds: number;
  json: string;
  build: string;
  /** Serves the built site. */
  serve: (dataDir: string, env: Record<string, string>) => Promise<{ address: string; close: () => Promise<void> }>;
}

/** Measures what drawing costs, in the worker and beside the server. Gives whether all keeps its limit. */
export async function benchDraw({ sizes, rounds, json, build, serve }: DrawBenchOptions): Promise<boolean> {
  const [othersBefore = 0] = loadavg();
  const drawing = await measureDrawing(path.join(build, 'draw-worker.cjs'), drawSample(sizes.at(-1) ?? 0));
  console.log(`Drew ${drawing.pages.length} pages`);
  const beside = await besideSite(rounds, serve);
  saveFigures(json, { othersBefore, rounds, drawing, beside });
  printCircumstances({ othersBefore }, `${drawing.pages.length} pages, ${rounds} rounds`);
  const verdicts = [...printPages(drawing), printMemory(drawing), printBeside(beside)];
  const missed = verdicts.filter((verdict) => verdict === 'MISSED').length;
  console.log(missed ? `\n${missed} figures missed their limit.` : '\nEvery figure keeps its limit.');
  return missed === 0;
}

async function besideSite(rounds: number, serve: DrawBenchOptions['serve']): Promise<BesideDrawing> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'komawari-bench-draw-'));
  process.once('exit', () => rmSync(dataDir, { recursive: true, force: true }));
  const site = await serve(dataDir, { DEMO_SEED: '1' });
  try {
    return await measureBesideDrawing(site.address, rounds);
  } finally {
    await site.close();
  }
}

function share(values: readonly number[], part: number): number {
  return [...values].sort((a, b) => a - b)[Math.floor((values.length - 1) * part)] ?? NaN;
}

function printPages({ pages, emptyPage }: DrawFigures): Verdict[] {
  const verdicts: Verdict[] = [];
  const rows = (['single', 'spread', 'slice'] as const).map((kind): Cell[] => {
    const some = pages.filter((page) => page.kind === kind);
    const times = some.map(({ milliseconds }) => milliseconds);
    const middle = median(times);
    if (kind === 'single') verdicts.push(atMost(middle, LIMITS.page));
    const [limit, verdict] = kind === 'single' ? [LIMITS.page, verdicts[0]!] : ['', ''];
    return [kind, some.length, middle, share(times, 0.9), Math.max(...times), middle / emptyPage, median(some.map(({ bytes }) => bytes)) / 1024, limit, verdict];
  });
  console.log(`\n=== A page in the quality that readers have at first, in ms of one worker; an empty one takes ${emptyPage.toFixed(0)}\n`);
  console.log(formatTable(['', 'pages', 'median', 'of ten nine', 'longest', 'of empty', 'KB', 'limit', ''], rows));
  const slugs = [...new Set(pages.map(({ slug }) => slug))];
  const bySeries = slugs.map((slug) => ({ slug, middle: median(pages.filter((page) => page.slug === slug && page.kind !== 'spread').map(({ milliseconds }) => milliseconds)) })).sort((a, b) => b.middle - a.middle);
  console.log(`\nThe slowest series: ${bySeries.slice(0, 3).map(({ slug, middle }) => `${slug} ${middle.toFixed(0)}`).join(', ')}; the quickest: ${bySeries.slice(-2).map(({ slug, middle }) => `${slug} ${middle.toFixed(0)}`).join(', ')}`);
  return verdicts;
}

function printMemory({ megabytes }: DrawFigures): Verdict {
  const most = Math.max(...megabytes);
  const verdict = atMost(most, LIMITS.megabytes);
  const part = Math.ceil(megabytes.length / 3);
  const thirds = [0, 1, 2].map((i) => Math.max(...megabytes.slice(i * part, (i + 1) * part)));
  console.log('\n=== What the worker holds at most, in megabytes\n');
  console.log(formatTable(['', 'first third', 'second', 'last', 'limit', ''], [['worker', ...thirds, LIMITS.megabytes, verdict]]));
  return verdict;
}

function printBeside({ idle, busy, drawn }: BesideDrawing): Verdict {
  const ratio = median(busy) / median(idle);
  const verdict = atMost(ratio, LIMITS.beside);
  console.log(`\n=== Home from the site while pages are drawn (${drawn} were), in ms\n`);
  console.log(formatTable(['', 'in peace', 'beside', 'times', 'limit', ''], [
    ['median', median(idle), median(busy), ratio, LIMITS.beside, verdict],
    ['of twenty nineteen', share(idle, 0.95), share(busy, 0.95), share(busy, 0.95) / share(idle, 0.95), '', ''],
  ]));
  return verdict;
}
