import { loadavg } from 'node:os';
import path from 'node:path';
import type { Browser } from 'playwright';

import { chapterOrigin, type ChapterOrigin } from '../support/chapter-origin';
import { CHAPTERS, PAGE } from '../support/fixture-chapters';

import type { Figure } from './figure';
import { launchChromium } from './launch-chromium';
import { measureDecryption } from './measure-decryption';
import { measureLongTurning, measureScrolling } from './measure-long-chapter';
import { measureScripts } from './measure-scripts';
import { measureShift } from './measure-shift';
import { measureBareTurning, measureTurning, type Turning } from './measure-turning';
import { median } from './median';
import type { BrowserBenchOptions } from './options';
import { saveFigures } from './save-figures';
import { together, viewerFigures, type Measurements } from './viewer-figures';

/** Measures what readers notice of the viewer, in Chromium, on a built site over made-up chapters. The sizes are numbers of pages of chapters that are turned through. */
export async function benchViewer({
  sizes,
  rounds,
  scratch,
  json,
  build,
  executablePath,
  serve,
}: BrowserBenchOptions): Promise<Figure[]> {
  const [othersBefore = 0] = loadavg();
  const origin = await chapterOrigin();
  const site = await serve(scratch, { API_ORIGIN: origin.base });
  const browser = await launchChromium(executablePath);
  try {
    const all = await measureAll(browser, {
      address: site.address,
      origin,
      sizes,
      rounds,
      program: path.join(build, 'decrypt.cjs'),
    });
    saveFigures(json, { othersBefore, rounds, ...all });
    return viewerFigures(all, othersBefore);
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

async function measureAll(
  browser: Browser,
  { address, origin, sizes, rounds, program }: Measured,
): Promise<Measurements> {
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
  const decryption = await measured('decryption', () =>
    measureDecryption(browser, address, { chapterId: keyed.id, program }),
  );
  const shiftIn = (mode: 'vertical' | 'horizontal') =>
    measured(`layout shift, ${mode}`, () => measureShift(browser, { address, origin, chapterId: pages20.id, mode }));
  const shift = { vertical: await shiftIn('vertical'), horizontal: await shiftIn('horizontal') };
  const bareTurns: number[] = [];
  const rows: Turning[][] = chapters.map(() => []);
  for (let round = 1; round <= rounds; round++) {
    bareTurns.push(await measured(`a bare page, round ${round}`, () => measureBareTurning(browser)));
    for (const [index, { id, pages }] of chapters.entries()) {
      rows[index]!.push(
        await measured(`turning ${pages.length} pages, round ${round}`, () =>
          measureTurning(browser, address, { id, pages: pages.length }),
        ),
      );
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
