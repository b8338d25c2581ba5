import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser, BrowserContextOptions } from 'playwright';

import { CAMPAIGN_PAGES, LOCALE_PAGES, OWN_LANGUAGE_PAGES } from '../e2e/route-table';
import { FERRY } from '../e2e/reader';
import { chapterOrigin } from '../support/chapter-origin';
import { CHAPTERS } from '../support/fixture-chapters';
import { applyKey, pageKey } from '../support/page-key';

import { serveBareFiles, type BareFiles } from './bare-files';
import type { Figure } from './figure';
import { launchChromium } from './launch-chromium';
import { measurePaint, type PaintFigures } from './measure-paint';
import { measureRouteShifts, type ShiftRoute } from './measure-route-shift';
import { pressControls } from './press-controls';
import { PRESSED_SCREENS } from './pressed-screens';
import { DESKTOP, PHONE } from './slow-reader';

/** At most so many times what a bare page with the same picture takes; and ms from a press to its answer. */
const LIMITS = { chapter: 1.3, keyedChapter: 1.8, home: 1.5, shift: 0, press: 100 };
const SCREENS = { phone: PHONE, desktop: DESKTOP } satisfies Record<string, BrowserContextOptions>;
type Screen = keyof typeof SCREENS;
/** Each with the path of its page. */
const PAINTED = [
  { what: 'first page of a chapter', at: `/viewer/${FERRY.firstChapterId}`, most: LIMITS.chapter },
  { what: 'home, largest paint', at: '/updates', most: LIMITS.home },
];

export interface BrowserBenchOptions {
  rounds: number;
  executablePath: string;
  /** Serves the built site over a data folder, with the environment. */
  serve: (dataDir: string, env: Record<string, string>) => Promise<{ address: string; close: () => Promise<void> }>;
}

/** What a slow reader waits for, in Chromium: pictures beside bare pages with the same, what shifts, and how soon each control answers. */
export async function benchBrowser({ rounds, executablePath, serve }: BrowserBenchOptions): Promise<Figure[]> {
  const browser = await launchChromium(executablePath);
  const bare = await serveBareFiles();
  try {
    return [...(await overDemo(browser, { bare, rounds, serve })), await keyedFigure(browser, { bare, rounds, serve })];
  } finally {
    await browser.close();
    bare.close();
  }
}

type Measuring = Pick<BrowserBenchOptions, 'rounds' | 'serve'> & { bare: BareFiles };

async function overDemo(browser: Browser, { bare, rounds, serve }: Measuring): Promise<Figure[]> {
  const dataDir = scratchFolder();
  const { address, close } = await serve(dataDir, { DEMO_SEED: '1' });
  const figures: Figure[] = [];
  try {
    for (const { what, at, most } of PAINTED) {
      for (const screen of names(SCREENS)) {
        figures.push(paintFigure(`${what}, ${screen}`, await measurePaint(browser, { rounds, bare, address: address + at, screen: SCREENS[screen] }), most));
      }
    }
    for (const screen of names(SCREENS)) figures.push(...(await shiftFigures(browser, address, screen)));
    for (const screen of names(SCREENS)) figures.push(...(await pressFigures(browser, { address, screen, rounds })));
  } finally {
    await close();
  }
  return figures;
}

/** A chapter whose first page has a key: the demo's first pages have none. */
async function keyedFigure(browser: Browser, { bare, rounds, serve }: Measuring): Promise<Figure> {
  const origin = await chapterOrigin();
  const { id } = CHAPTERS.keyed;
  await origin.warm(CHAPTERS.keyed);
  const { address, close } = await serve(scratchFolder(), { API_ORIGIN: origin.base });
  const picture = async () => {
    const file = await fetch(`${new URL(origin.base).origin}/pages/${id}/high/1.webp`);
    return { bytes: applyKey(new Uint8Array(await file.arrayBuffer()), pageKey(id, 1)), type: 'image/webp' };
  };
  try {
    const figures = await measurePaint(browser, { rounds, bare, picture, address: `${address}/viewer/${id}`, screen: PHONE });
    return paintFigure('first page of a chapter with a key, phone', figures, LIMITS.keyedChapter);
  } finally {
    await close();
    origin.close();
  }
}

function paintFigure(what: string, { page, bare, kibibytes }: PaintFigures, most: number): Figure {
  return said({ what, value: page / bare, unit: 'of bare', beside: `${ms(page)}, bare ${ms(bare)}, picture ${kibibytes.toFixed(0)} KiB`, limit: { most } });
}

const LEADING = /^\/redirecting\?to=/;
const ROUTES: readonly ShiftRoute[] = [
  ...[...LOCALE_PAGES, ...OWN_LANGUAGE_PAGES].map(({ path: route }) => ({ path: route, leads: LEADING.test(route) })),
  ...CAMPAIGN_PAGES.map(({ path: route }) => ({ path: route, leads: true })),
  { path: '/nowhere', status: 404 },
];

/** One for the worst of all pages, and one for each other that moved. */
async function shiftFigures(browser: Browser, address: string, screen: Screen): Promise<Figure[]> {
  const shifts = (await measureRouteShifts(browser, { address, routes: ROUTES, screen: SCREENS[screen] })).sort((a, b) => b.shift - a.shift);
  const [worst, ...others] = shifts;
  const figure = (what: string, value: number, beside: string): Figure => said({ what, value, unit: 'shift', beside, limit: { most: LIMITS.shift } });
  return [
    figure(`layout shift of ${shifts.length} pages, ${screen}`, worst?.shift ?? NaN, `the most: ${worst?.path}`),
    ...others.filter(({ shift }) => shift > LIMITS.shift).map(({ path: route, shift }) => figure(`layout shift, ${screen}`, shift, route)),
  ];
}

async function pressFigures(browser: Browser, { address, screen, rounds }: { address: string; screen: Screen; rounds: number }): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const pressed of PRESSED_SCREENS) {
    const { controls, slowest, outOfReach } = await pressControls(browser, { address, pressed, screen: SCREENS[screen], rounds, limit: LIMITS.press });
    if (controls === 0 && pressed.isText) continue;
    const answer: Figure = {
      what: `answer to a press, ${pressed.name}, ${screen}`,
      value: slowest[0]?.milliseconds ?? NaN,
      unit: 'ms',
      beside: `of ${controls} kinds of controls the slowest: ${slowest.map(({ name, milliseconds }) => `${name} ${milliseconds === Infinity ? 'without an answer' : ms(milliseconds)}`).join(', ')}`,
      limit: { most: LIMITS.press },
    };
    figures.push(said(answer));
    if (outOfReach.length) figures.push(said({ what: `out of reach, ${pressed.name}, ${screen}`, value: outOfReach.length, unit: 'controls', beside: outOfReach.join(', '), limit: { most: 0 } }));
  }
  return figures;
}

const names = <Names extends string>(table: Record<Names, unknown>) => Object.keys(table) as Names[];
const ms = (milliseconds: number) => `${milliseconds.toFixed(0)} ms`;

/** Tells a figure as soon as it is there: all of them take most of an hour. */
function said(figure: Figure): Figure {
  console.log(`Measured ${figure.what}: ${+figure.value.toFixed(2)} ${figure.unit} (${figure.beside}), at a load of ${loadavg()[0]!.toFixed(1)}`);
  return figure;
}

function scratchFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'komawari-bench-browser-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
