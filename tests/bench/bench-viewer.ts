import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser } from 'playwright';

import { chapterOrigin, type ChapterOrigin } from '../support/chapter-origin';
import { CHAPTERS, PAGE } from '../support/fixture-chapters';

import { formatTable, type Cell } from './format-table';
import { launchChromium } from './launch-chromium';
import { measureDecryption, type Decryption } from './measure-decryption';
import { measureLongTurning, measureScrolling, type LongChapter } from './measure-long-chapter';
import { measureScripts, type Scripts } from './measure-scripts';
import { measureShift } from './measure-shift';
import { measureBareTurning, measureTurning, type Turning } from './measure-turning';
import { median } from './median';
import { printCircumstances, saveFigures } from './save-figures';
import { atLeast, atMost, type Verdict } from './verdicts';

const LIMITS = {
  shift: 0,
  blankFrames: 0,
  milliseconds: 50,
  heldPages: 12,
  heapGrowth: 1.1,
  taskMilliseconds: 50,
  decryptedMegabytes: 400,
  scriptKibibytes: 185,
};
const KIBIBYTE = 1_024;
/** With a higher load before, the clock says more of others than of the viewer, and judges no task. */
const QUIET_LOAD = 2.5;

export interface ViewerBenchOptions {
  /** Numbers of pages of the chapters that are turned through. */
  sizes: readonly number[];
  rounds: number;
  json: string;
  /** Where the compiled scripts are. */
  build: string;
  executablePath: string;
  /** Serves the built site over a data folder, with the environment. */
  serve: (dataDir: string, env: Record<string, string>) => Promise<{ address: string; close: () => Promise<void> }>;
}

interface Figures {
  bareTurn: number;
  turning: ({ pages: number } & Turning)[];
  shift: { vertical: number; horizontal: number };
  turned: LongChapter;
  scrolled: LongChapter;
  decryption: Decryption;
  scripts: Scripts;
}

/** Measures what readers notice of the viewer, in Chromium, on a built site over made-up chapters. Gives whether every limit was kept. */
export async function benchViewer({ sizes, rounds, json, build, executablePath, serve }: ViewerBenchOptions): Promise<boolean> {
  const [othersBefore = 0] = loadavg();
  const dataDir = mkdtempSync(path.join(tmpdir(), 'komawari-bench-viewer-'));
  process.once('exit', () => rmSync(dataDir, { recursive: true, force: true }));
  const origin = await chapterOrigin();
  const site = await serve(dataDir, { API_ORIGIN: origin.base });
  const browser = await launchChromium(executablePath);
  try {
    const figures = await measureAll(browser, { address: site.address, origin, sizes, rounds, program: path.join(build, 'decrypt.cjs') });
    saveFigures(json, { othersBefore, rounds, ...figures });
    printCircumstances({ othersBefore }, `medians of ${rounds} rounds`);
    const missed = printFigures(figures, { byClock: othersBefore < QUIET_LOAD }).filter((verdict) => verdict === 'MISSED').length;
    console.log(missed ? `\n${missed} figures missed their limit.` : '\nEvery figure keeps its limit.');
    return missed === 0;
  } finally {
    await browser.close();
    await site.close();
    origin.close();
  }
}

interface Measured {
  address: string;
  origin: ChapterOrigin;
  sizes: readonly number[];
  rounds: number;
  program: string;
}

async function measureAll(browser: Browser, { address, origin, sizes, rounds, program }: Measured): Promise<Figures> {
  const { strip300, pages20, keyed } = CHAPTERS;
  const chapters = sizes.map((size) => ({ id: 500_000 + size, pages: Array.from({ length: size }, () => PAGE) }));
  const long = { id: 500_300, pages: Array.from({ length: 300 }, () => PAGE) };
  process.stdout.write('Drawing pages ...');
  for (const chapter of [...chapters, long, strip300, pages20, keyed]) {
    origin.put(chapter);
    await origin.warm(chapter);
  }
  console.log(' drawn');

  const scripts = await measured('scripts', () => measureScripts(browser, address, keyed.id));
  const decryption = await measured('decryption', () => measureDecryption(browser, address, { chapterId: keyed.id, program }));
  const shiftIn = (mode: 'vertical' | 'horizontal') => measured(`layout shift, ${mode}`, () => measureShift(browser, { address, origin, chapterId: pages20.id, mode }));
  const shift = { vertical: await shiftIn('vertical'), horizontal: await shiftIn('horizontal') };
  const bareTurns: number[] = [];
  const rows: Turning[][] = chapters.map(() => []);
  for (let round = 1; round <= rounds; round++) {
    bareTurns.push(await measured(`a bare page, round ${round}`, () => measureBareTurning(browser)));
    for (const [index, { id, pages }] of chapters.entries()) {
      rows[index]!.push(await measured(`turning ${pages.length} pages, round ${round}`, () => measureTurning(browser, address, { id, pages: pages.length })));
    }
  }
  const turning = chapters.map(({ pages }, index) => ({ pages: pages.length, ...together(rows[index]!) }));
  const turned = await measured('300 pages, turned', () => measureLongTurning(browser, address, long.id));
  const scrolled = await measured('300 pages, scrolled', () => measureScrolling(browser, address, strip300.id));
  return { bareTurn: median(bareTurns), turning, shift, turned, scrolled, decryption, scripts };
}

async function measured<Figure>(what: string, measure: () => Promise<Figure>): Promise<Figure> {
  const figure = await measure();
  console.log(`Measured ${what}, at a load of ${loadavg()[0]!.toFixed(1)}`);
  return figure;
}

/** Of rounds: the median time, all frames, and the most pages that ever held a picture. */
function together(rounds: readonly Turning[]): Turning {
  const sum = (of: (turning: Turning) => number) => rounds.reduce((all, each) => all + of(each), 0);
  return {
    milliseconds: median(rounds.map(({ milliseconds }) => milliseconds)),
    drawn: sum(({ drawn }) => drawn),
    blank: sum(({ blank }) => blank),
    made: sum(({ made }) => made),
    empty: sum(({ empty }) => empty),
    mostHeld: Math.max(...rounds.map(({ mostHeld }) => mostHeld)),
  };
}

type Row = [what: string, of: Cell, figure: Cell, floor: Cell, limit: Cell, verdict: Verdict | ''];

function printFigures({ bareTurn, turning, shift, turned, scrolled, decryption, scripts }: Figures, { byClock }: { byClock: boolean }): (Verdict | '')[] {
  const rows: Row[] = [
    ...Object.entries(shift).map(([mode, value]): Row => ['layout shift', mode, value, '', LIMITS.shift, atMost(value, LIMITS.shift)]),
    ...turning.map(({ pages, drawn, blank }): Row => [`blank of ${drawn} drawn frames`, `${pages} pages`, blank, '', LIMITS.blankFrames, atMost(blank, LIMITS.blankFrames)]),
    ...turning.map(({ pages, made, empty }): Row => [`empty of ${made} made frames`, `${pages} pages`, empty, '', LIMITS.blankFrames, atMost(empty, LIMITS.blankFrames)]),
    ...turning.map(({ pages, milliseconds }): Row => ['a turn, ms', `${pages} pages`, milliseconds, bareTurn, LIMITS.milliseconds, atMost(milliseconds, LIMITS.milliseconds)]),
    ...turning.map(({ pages, mostHeld }): Row => ['pages with a picture', `${pages} pages`, mostHeld, '', LIMITS.heldPages, atMost(mostHeld, LIMITS.heldPages)]),
    ...longRows('300 pages, turned', turned, byClock),
    ...longRows('300 pages, scrolled', scrolled, byClock),
    ['keys undone, MB a second', 'in a worker', decryption.decrypted, '', LIMITS.decryptedMegabytes, atLeast(decryption.decrypted, LIMITS.decryptedMegabytes)],
    ['of the speed of copying', 'in a worker', decryption.decrypted / decryption.copied, '', '', ''],
    ['JavaScript, KiB gzipped', 'in the HTML', scripts.named / KIBIBYTE, scripts.everywhere / KIBIBYTE, LIMITS.scriptKibibytes, atMost(scripts.named / KIBIBYTE, LIMITS.scriptKibibytes)],
    ['JavaScript, KiB gzipped', 'loaded later', scripts.later / KIBIBYTE, '', '', ''],
  ];
  console.log('\n=== The viewer in Chromium. Floor: a bare page that changes the colour of a box; the scripts that a page with almost nothing has too\n');
  console.log(formatTable(['', 'of', 'figure', 'floor', 'limit', ''], rows));
  return rows.map(([, , , , , verdict]) => verdict);
}

function longRows(of: string, { heapAt100, heapAt300, mostHeld, longestTask, longestByClock }: LongChapter, byClock: boolean): Row[] {
  const [clockLimit, judged] = byClock ? [LIMITS.taskMilliseconds, atMost(longestByClock, LIMITS.taskMilliseconds)] as const : ['', ''] as const;
  const growth = heapAt300 / heapAt100;
  return [
    ['heap at page 300, of page 100', of, growth, '', LIMITS.heapGrowth, atMost(growth, LIMITS.heapGrowth)],
    ['pages with a picture', of, mostHeld, '', LIMITS.heldPages, atMost(mostHeld, LIMITS.heldPages)],
    ['longest task, processor’s ms', of, longestTask, '', LIMITS.taskMilliseconds, atMost(longestTask, LIMITS.taskMilliseconds)],
    ['longest task, ms by the clock', of, longestByClock || 'below 50', '', clockLimit, judged],
  ];
}
