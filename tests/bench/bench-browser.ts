import { mkdirSync } from 'node:fs';
import path from 'node:path';
import type { Browser } from 'playwright';

import { chapterOrigin } from '../support/chapter-origin';
import { CHAPTERS } from '../support/fixture-chapters';
import { applyKey, pageKey } from '../support/page-key';

import { BROWSER_SITES, type BrowserSite } from './browser-sites';
import type { Figure } from './figure';
import { launchChromium } from './launch-chromium';
import { measurePaint, serveBarePictures, type BarePictures, type PaintTimes } from './measure-paint';
import { measureShift } from './measure-shift';
import { median, medianRatio } from './median';
import type { BrowserBenchOptions } from './options';
import { pressControls } from './press-controls';
import { DESKTOP, PHONE } from './slow-page';

/** Times as long as a bare page with the same picture; the sum of layout shifts; and ms from a press to the next paint. */
const LIMITS = { encryptedChapter: 1.8, shift: 0, press: 100 };
const SCREENS = { phone: PHONE, desktop: DESKTOP };
const SCREEN_NAMES = ['phone', 'desktop'] as const;
type ScreenName = (typeof SCREEN_NAMES)[number];
/** The number of slow controls that a figure names. */
const NAMED_CONTROLS = 3;

interface Context {
  browser: Browser;
  bare: BarePictures;
  options: BrowserBenchOptions;
}

/** Paint times, layout shifts and response times of controls in a slow Chromium. */
export async function bench(options: BrowserBenchOptions): Promise<Figure[]> {
  const browser = await launchChromium(options.executablePath);
  const bare = await serveBarePictures();
  const context = { browser, bare, options };
  const figures: Figure[] = [];
  try {
    for (const site of options.screens ? selectedSites(options.screens) : BROWSER_SITES)
      figures.push(...(await siteFigures(context, site)));
    if (!options.screens) figures.push(...(await encryptedFigures(context)));
    return figures;
  } finally {
    await browser.close();
    bare.close();
  }
}

/** The screens and pages whose name or path contains one of the texts. */
function selectedSites(texts: readonly string[]): BrowserSite[] {
  const isSelected = (name: string) => texts.some((text) => name.includes(text));
  return BROWSER_SITES.map((site) => ({
    ...site,
    paints: [],
    shiftPages: site.shiftPages.filter((page) => isSelected(page.path)),
    pressScreens: site.pressScreens.filter(({ name }) => isSelected(name)),
  })).filter(({ shiftPages, pressScreens }) => shiftPages.length + pressScreens.length > 0);
}

async function siteFigures(context: Context, site: BrowserSite): Promise<Figure[]> {
  const services = await site.startServices?.();
  const served = await context.options.serve(scratchFolder(context, site.name), { ...site.env, ...services?.env });
  const { address } = served;
  const { browser, bare, options } = context;
  const { rounds } = options;
  const figures: Figure[] = [];
  try {
    for (const screen of SCREEN_NAMES) {
      for (const { what, path: at, most } of site.paints ?? []) {
        const paintOptions = { rounds, bare, address: address + at, context: SCREENS[screen] };
        figures.push(paintFigure(`${what}, ${screen}`, await measurePaint(browser, paintOptions), most));
      }
      if (site.shiftPages.length > 0) figures.push(...(await shiftFigures(context, { site, address, screen })));
      for (const pressScreen of site.pressScreens) {
        const limit = LIMITS.press;
        const pressing = { address, pressScreen, screen: SCREENS[screen], rounds, limit };
        const times = (await pressControls(browser, pressing)).sort((a, b) => b.milliseconds - a.milliseconds);
        if (times.length === 0 && pressScreen.isOptional) continue;
        const slowest = times
          .slice(0, NAMED_CONTROLS)
          .map(
            ({ name, milliseconds }) => `${name} ${Number.isFinite(milliseconds) ? formatMs(milliseconds) : 'failed'}`,
          );
        figures.push(
          logged({
            what: `response to a press, ${pressScreen.name}, ${screen}`,
            value: times[0]?.milliseconds ?? NaN,
            unit: 'ms',
            beside: `slowest of ${times.length} kinds of controls: ${slowest.join(', ')}`,
            limit: { most: limit },
          }),
        );
      }
    }
  } finally {
    await served.close();
    services?.close();
  }
  return figures;
}

/** A chapter whose first page is encrypted; those of the demo's chapters are not. */
async function encryptedFigures(context: Context): Promise<Figure[]> {
  const { browser, bare, options } = context;
  const origin = await chapterOrigin();
  const { id } = CHAPTERS.keyed;
  await origin.warm(CHAPTERS.keyed);
  const { address, close } = await options.serve(scratchFolder(context, 'encrypted'), { API_ORIGIN: origin.base });
  const loadPicture = async () => {
    const file = await fetch(`${new URL(origin.base).origin}/pages/${id}/high/1.webp`);
    return { bytes: applyKey(new Uint8Array(await file.arrayBuffer()), pageKey(id, 1)), type: 'image/webp' };
  };
  const figures: Figure[] = [];
  try {
    for (const screen of SCREEN_NAMES) {
      const times = await measurePaint(browser, {
        rounds: options.rounds,
        bare,
        loadPicture,
        address: `${address}/viewer/${id}`,
        context: SCREENS[screen],
      });
      figures.push(paintFigure(`first page of an encrypted chapter, ${screen}`, times, LIMITS.encryptedChapter));
    }
  } finally {
    await close();
    origin.close();
  }
  return figures;
}

function paintFigure(what: string, times: PaintTimes | undefined, most: number): Figure {
  if (!times) return logged({ what, value: NaN, unit: 'of bare', beside: 'not the largest paint', limit: { most } });
  const { page, bare, kibibytes } = times;
  return logged({
    what,
    value: medianRatio(page, bare),
    unit: 'of bare',
    beside: `${formatMs(median(page))}, bare ${formatMs(median(bare))}, picture ${kibibytes.toFixed(0)} KiB`,
    limit: { most },
  });
}

/** One figure for the page with the largest shift, and one for each other page that shifts. */
async function shiftFigures(
  { browser }: Context,
  { site, address, screen }: { site: BrowserSite; address: string; screen: ScreenName },
): Promise<Figure[]> {
  const shifts: { page: string; shift: number }[] = [];
  for (const shiftPage of site.shiftPages) {
    const page = shiftPage.reader ? `${shiftPage.path} (${shiftPage.reader})` : shiftPage.path;
    const shift = await measureShift(browser, address, { screen: SCREENS[screen], shiftPage }).catch((cause) => {
      throw new Error(`The layout shift of ${page} could not be measured`, { cause });
    });
    shifts.push({ page, shift });
  }
  shifts.sort((a, b) => b.shift - a.shift);
  return shifts
    .filter(({ shift }, index) => index === 0 || shift > LIMITS.shift)
    .map(({ page, shift }, index) =>
      logged({
        what:
          index === 0 ? `layout shift of ${shifts.length} pages, ${site.name}, ${screen}` : `layout shift, ${screen}`,
        value: shift,
        unit: 'shift',
        beside: page,
        limit: { most: LIMITS.shift },
      }),
    );
}

const formatMs = (milliseconds: number) => `${milliseconds.toFixed(0)} ms`;

/** Prints a figure at once: all of them take most of an hour. */
function logged(figure: Figure): Figure {
  console.log(`Measured ${figure.what}: ${+figure.value.toPrecision(3)} ${figure.unit} (${figure.beside})`);
  return figure;
}

function scratchFolder({ options }: Context, name: string): string {
  const folder = path.join(options.scratch, name);
  mkdirSync(folder);
  return folder;
}
