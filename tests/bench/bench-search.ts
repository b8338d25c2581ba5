import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { openDatabase } from '@/lib/origin/store/open-database';
import { formatTable } from './format-table';
import { growCatalogue } from './grow-catalogue';
import { measureFinder, type FinderFigures } from './measure-finder';
import { measureTyping, type Typed } from './measure-typing';
import { printCircumstances, saveFigures } from './save-figures';
import { atMost, type Verdict } from './verdicts';

/** A frame of a screen that draws sixty of them a second, in milliseconds. */
const FRAME = 16;
/** Titles in the catalogue that the site is measured with: two thirds as many series, as the synthetic ones have their languages. */
const SITE_TITLES = 10_000;
const TITLES_OF_A_SERIES = 1.5;
/** The search alone is quick: as many more rounds. */
const FINDER_ROUNDS = 10;

export interface SearchBenchOptions {
  /** Numbers of titles, in ascending order. */
  sizes: readonly number[];
  rounds: number;
  json: string;
  executablePath: string;
  /** Serves the built site over a data folder without a demo. */
  serve: (dataDir: string) => Promise<{ address: string; close: () => Promise<void> }>;
}

/** Measures what a keystroke costs, in the search itself and in the browser, beside what the same costs at least. Gives whether all keep a frame. */
export async function benchSearch({ sizes, rounds, json, executablePath, serve }: SearchBenchOptions): Promise<boolean> {
  const [othersBefore = 0] = loadavg();
  const finders = sizes.map((titles) => measureFinder(titles, rounds * FINDER_ROUNDS));
  console.log('Measured the search');
  const typed = await measureSite({ rounds, executablePath, serve });
  saveFigures(json, { othersBefore, rounds, finders, typed });
  printCircumstances({ othersBefore }, `medians of ${rounds * FINDER_ROUNDS} and ${rounds} rounds`);
  const verdicts = [...printFinders(finders), ...printTyped(typed)];
  const missed = verdicts.filter((verdict) => verdict === 'MISSED').length;
  console.log(missed ? `\n${missed} keystrokes took longer than a frame.` : '\nEvery keystroke keeps within a frame.');
  return missed === 0;
}

async function measureSite({ rounds, executablePath, serve }: Pick<SearchBenchOptions, 'rounds' | 'executablePath' | 'serve'>): Promise<Typed[]> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'komawari-bench-search-'));
  process.once('exit', () => rmSync(dataDir, { recursive: true, force: true }));
  const db = openDatabase({ dataDir });
  await growCatalogue(db, { size: Math.ceil(SITE_TITLES / TITLES_OF_A_SERIES), now: Math.floor(Date.now() / 1000) });
  await db.destroy();
  const site = await serve(dataDir);
  try {
    return await measureTyping({ address: site.address, executablePath, rounds });
  } finally {
    await site.close();
  }
}

function printFinders(finders: readonly FinderFigures[]): Verdict[] {
  const verdicts: Verdict[] = [];
  const rows = finders.flatMap(({ titles, keystrokes }) =>
    keystrokes.map(({ typed, hits, milliseconds, bare }) => {
      const verdict = atMost(milliseconds, FRAME);
      verdicts.push(verdict);
      return [JSON.stringify(typed), titles, hits, bare.toFixed(3), milliseconds.toFixed(3), (milliseconds / bare).toFixed(2), FRAME, verdict];
    }),
  );
  console.log('\n=== The search of a keystroke beside a bare loop of `includes` over the same folded texts, in ms\n');
  console.log(formatTable(['typed', 'titles', 'series found', 'bare', 'search', 'of bare', 'budget', ''], rows));
  console.log(`\nFolding a whole catalogue, once: ${finders.map(({ titles, index }) => `${titles.toLocaleString('en')} titles ${index.toFixed(0)} ms`).join(', ')}`);
  return verdicts;
}

function printTyped(typed: readonly Typed[]): Verdict[] {
  const verdicts = typed.map(({ milliseconds }) => atMost(milliseconds, FRAME));
  const rows = typed.map(({ typed: letters, rows: shown, milliseconds, bare }, index) => [
    JSON.stringify(letters), shown, bare.toFixed(1), milliseconds.toFixed(1), FRAME, verdicts[index]!,
  ]);
  console.log(`\n=== A keystroke in Chromium among ${SITE_TITLES.toLocaleString('en')} titles: search, React and layout, beside the same rows set as HTML, in ms\n`);
  console.log(formatTable(['typed', 'rows', 'bare', 'keystroke', 'budget', ''], rows));
  return verdicts;
}
