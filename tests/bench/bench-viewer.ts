import { loadavg } from 'node:os';
import path from 'node:path';
import type { Browser } from 'playwright';

import { chapterOrigin, type ChapterOrigin } from '../support/chapter-origin';
import { CHAPTERS, PAGE } from '../support/fixture-chapters';

import type { Figure } from './figure';
import { launchChromium } from './launch-chromium';
import { measureDecryption, type Decryption } from './measure-decryption';
import { measureLongTurning, measureScrolling, type LongChapter } from './measure-long-chapter';
import { measureScripts, type Scripts } from './measure-scripts';
import { measureShift } from './measure-shift';
import { measureBareTurning, measureTurning, type Turning } from './measure-turning';
import { median } from './median';
import type { BrowserBenchOptions } from './options';
import { saveFigures } from './save-figures';

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

interface Measurements {
  bareTurn: number;
  turning: ({ pages: number } & Turning)[];
  shift: { vertical: number; horizontal: number };
  turned: LongChapter;
  scrolled: LongChapter;
  decryption: Decryption;
  scripts: Scripts;
}

/** Measures what readers notice of the viewer, in Chromium, on a built site over made-up chapters. The sizes are numbers of pages of chapters that are turned through. */
export async function benchViewer({ sizes, rounds, scratch, json, build, executablePath, serve }: BrowserBenchOptions): Promise<Figure[]> {
  const [othersBefore = 0] = loadavg();
  const origin = await chapterOrigin();
  const site = await serve(scratch, { API_ORIGIN: origin.base });
  const browser = await launchChromium(executablePath);
  try {
    const all = await measureAll(browser, { address: site.address, origin, sizes, rounds, program: path.join(build, 'decrypt.cjs') });
    saveFigures(json, { othersBefore, rounds, ...all });
    return viewerFigures(all, { byClock: othersBefore < QUIET_LOAD });
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

async function measureAll(browser: Browser, { address, origin, sizes, rounds, program }: Measured): Promise<Measurements> {
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

async function measured<Result>(what: string, measure: () => Promise<Result>): Promise<Result> {
  const result = await measure();
  console.log(`Measured ${what}, at a load of ${loadavg()[0]!.toFixed(1)}`);
  return result;
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

function viewerFigures({ bareTurn, turning, shift, turned, scrolled, decryption, scripts }: Measurements, { byClock }: { byClock: boolean }): Figure[] {
  return [
    ...Object.entries(shift).map(([mode, value]): Figure => ({ what: `layout shift, ${mode}`, value, unit: 'CLS', limit: { most: LIMITS.shift } })),
    ...turning.flatMap((each) => turningFigures(each, bareTurn)),
    ...longFigures('300 pages, turned', turned, byClock),
    ...longFigures('300 pages, scrolled', scrolled, byClock),
    { what: 'keys undone in a worker', value: decryption.decrypted, unit: 'MB a second', beside: `${(decryption.decrypted / decryption.copied).toFixed(2)} of copying`, limit: { least: LIMITS.decryptedMegabytes } },
    { what: 'scripts in the HTML', value: scripts.named / KIBIBYTE, unit: 'KiB', beside: `a page with almost nothing ${(scripts.everywhere / KIBIBYTE).toFixed(1)} KiB`, limit: { most: LIMITS.scriptKibibytes } },
    { what: 'scripts loaded later', value: scripts.later / KIBIBYTE, unit: 'KiB' },
  ];
}

function turningFigures({ pages, drawn, blank, made, empty, milliseconds, mostHeld }: Measurements['turning'][number], bareTurn: number): Figure[] {
  return [
    { what: `${pages} pages: blank frames`, value: blank, unit: `of ${drawn} drawn`, limit: { most: LIMITS.blankFrames } },
    { what: `${pages} pages: empty frames`, value: empty, unit: `of ${made} made`, limit: { most: LIMITS.blankFrames } },
    { what: `${pages} pages: a turn`, value: milliseconds, unit: 'ms', beside: `a box that changes its colour ${bareTurn.toFixed(1)} ms`, limit: { most: LIMITS.milliseconds } },
    { what: `${pages} pages: with a picture`, value: mostHeld, unit: 'pages', limit: { most: LIMITS.heldPages } },
  ];
}

function longFigures(of: string, { heapAt100, heapAt300, mostHeld, longestTask, longestByClock }: LongChapter, byClock: boolean): Figure[] {
  return [
    { what: `${of}: heap`, value: heapAt300 / heapAt100, unit: 'of page 100', limit: { most: LIMITS.heapGrowth } },
    { what: `${of}: with a picture`, value: mostHeld, unit: 'pages', limit: { most: LIMITS.heldPages } },
    { what: `${of}: longest task`, value: longestTask, unit: 'processor’s ms', limit: { most: LIMITS.taskMilliseconds } },
    // The browser tells of none below 50 ms.
    { what: `${of}: longest task by the clock`, value: longestByClock, unit: 'ms', ...(byClock && { limit: { most: LIMITS.taskMilliseconds } }) },
  ];
}
