import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser, BrowserContextOptions } from 'playwright';

import { chapterOrigin } from '../support/chapter-origin';
import { CHAPTERS } from '../support/fixture-chapters';
import { applyKey, pageKey } from '../support/page-key';

import { serveBareFiles, type BareFiles } from './bare-files';
import { BROWSER_SITES, type BrowserSite } from './browser-sites';
import type { Figure } from './figure';
import { launchChromium } from './launch-chromium';
import { measureKnownPress } from './measure-known-press';
import { measureKnownShift } from './measure-known-shift';
import { measurePaint, type PaintFigures } from './measure-paint';
import { measureRouteShifts } from './measure-route-shift';
import type { BrowserBenchOptions } from './options';
import { pressControls, type PressedScreen } from './press-controls';
import { DESKTOP, PHONE } from './slow-reader';

/** At most so many times what a bare page with the same picture takes; and ms from a press to its answer. */
const LIMITS = { keyedChapter: 1.8, shift: 0, press: 100 };
const SCREENS = { phone: PHONE, desktop: DESKTOP } satisfies Record<string, BrowserContextOptions>;
type Screen = keyof typeof SCREENS;

/** What a slow reader waits for, in Chromium: pictures beside bare pages with the same, what shifts, and how soon each control answers. */
export async function benchBrowser({ rounds, screens, executablePath, serve }: BrowserBenchOptions): Promise<Figure[]> {
  const browser = await launchChromium(executablePath);
  const bare = await serveBareFiles();
  try {
    const figures = await knownFigures(browser);
    for (const site of screens ? sitesOf(screens) : BROWSER_SITES)
      figures.push(...(await siteFigures(browser, site, { bare, rounds, serve })));
    return screens ? figures : [...figures, ...(await keyedFigures(browser, { bare, rounds, serve }))];
  } finally {
    await browser.close();
    bare.close();
  }
}

type Measuring = Pick<BrowserBenchOptions, 'rounds' | 'serve'> & { bare: BareFiles };

/** What is left of the sites when only these are wanted: screens by their names, pages by their paths. */
function sitesOf(wanted: readonly string[]): BrowserSite[] {
  const isWanted = (name: string) => wanted.some((begin) => name.startsWith(begin));
  return BROWSER_SITES.map(({ painted: _, routes, screens, ...site }) => ({
    ...site,
    routes: routes.filter(({ path: route }) => isWanted(route)),
    screens: screens.filter((screen) => isWanted(screen.name)),
  })).filter(({ routes, screens }) => routes.length + screens.length > 0);
}

/** What is known to be slow, and to shift: a probe that does not see that sees nothing. */
async function knownFigures(browser: Browser): Promise<Figure[]> {
  const { takes, measured: time } = await measureKnownPress(browser, PHONE);
  const { shifts, measured: shift } = await measureKnownShift(browser, PHONE);
  return [
    said({
      what: `a press that takes ${takes} ms, as it is measured`,
      value: time,
      unit: 'ms',
      limit: { least: takes },
    }),
    said({ what: `a shift of ${shifts}, as it is measured`, value: shift, unit: 'shift', limit: { least: shifts } }),
  ];
}

async function siteFigures(browser: Browser, site: BrowserSite, { bare, rounds, serve }: Measuring): Promise<Figure[]> {
  const folder = scratchFolder();
  if (site.switches) writeFileSync(path.join(folder, 'switches.json'), JSON.stringify(site.switches));
  const beside = await site.beside?.();
  const { address, close } = await serve(folder, { ...site.env, ...beside?.env });
  const figures: Figure[] = [];
  try {
    for (const { what, path: at, most } of site.painted ?? []) {
      for (const screen of names(SCREENS)) {
        figures.push(
          paintFigure(
            `${what}, ${screen}`,
            await measurePaint(browser, { rounds, bare, address: address + at, screen: SCREENS[screen] }),
            most,
          ),
        );
      }
    }
    for (const screen of names(SCREENS)) figures.push(...(await shiftFigures(browser, { address, screen, site })));
    for (const screen of names(SCREENS))
      figures.push(...(await pressFigures(browser, { address, screen, rounds, screens: site.screens })));
  } finally {
    await close();
    beside?.close();
  }
  return figures;
}

/** A chapter whose first page has a key: the demo's first pages have none. */
async function keyedFigures(browser: Browser, { bare, rounds, serve }: Measuring): Promise<Figure[]> {
  const origin = await chapterOrigin();
  const { id } = CHAPTERS.keyed;
  await origin.warm(CHAPTERS.keyed);
  const { address, close } = await serve(scratchFolder(), { API_ORIGIN: origin.base });
  const picture = async () => {
    const file = await fetch(`${new URL(origin.base).origin}/pages/${id}/high/1.webp`);
    return { bytes: applyKey(new Uint8Array(await file.arrayBuffer()), pageKey(id, 1)), type: 'image/webp' };
  };
  const figures: Figure[] = [];
  try {
    for (const screen of names(SCREENS)) {
      const painted = await measurePaint(browser, {
        rounds,
        bare,
        picture,
        address: `${address}/viewer/${id}`,
        screen: SCREENS[screen],
      });
      figures.push(paintFigure(`first page of a chapter with a key, ${screen}`, painted, LIMITS.keyedChapter));
    }
  } finally {
    await close();
    origin.close();
  }
  return figures;
}

function paintFigure(what: string, { page, bare, kibibytes }: PaintFigures, most: number): Figure {
  return said({
    what,
    value: page / bare,
    unit: 'of bare',
    beside: `${ms(page)}, bare ${ms(bare)}, picture ${kibibytes.toFixed(0)} KiB`,
    limit: { most },
  });
}

/** One for the worst of all pages, and one for each other that moved. */
async function shiftFigures(
  browser: Browser,
  { address, screen, site: { name, routes } }: { address: string; screen: Screen; site: BrowserSite },
): Promise<Figure[]> {
  if (routes.length === 0) return [];
  const shifts = (await measureRouteShifts(browser, { address, routes, screen: SCREENS[screen] })).sort(
    (a, b) => b.shift - a.shift,
  );
  const [worst, ...others] = shifts;
  const figure = (what: string, value: number, beside: string): Figure =>
    said({ what, value, unit: 'shift', beside, limit: { most: LIMITS.shift } });
  return [
    figure(
      `layout shift of ${shifts.length} pages${name ? ` with ${name}` : ''}, ${screen}`,
      worst?.shift ?? NaN,
      `the most: ${worst?.path}`,
    ),
    ...others
      .filter(({ shift }) => shift > LIMITS.shift)
      .map(({ path: route, shift }) => figure(`layout shift, ${screen}`, shift, route)),
  ];
}

async function pressFigures(
  browser: Browser,
  {
    address,
    screen,
    rounds,
    screens,
  }: { address: string; screen: Screen; rounds: number; screens: readonly PressedScreen[] },
): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const pressed of screens) {
    const { controls, slowest, outOfReach } = await pressControls(browser, {
      address,
      pressed,
      screen: SCREENS[screen],
      rounds,
      limit: LIMITS.press,
    });
    if (controls === 0 && pressed.isText) continue;
    const answer: Figure = {
      what: `answer to a press, ${pressed.name}, ${screen}`,
      value: slowest[0]?.milliseconds ?? NaN,
      unit: 'ms',
      beside: `of ${controls} kinds of controls the slowest: ${slowest.map(({ name, milliseconds }) => `${name} ${milliseconds === Infinity ? 'without an answer' : ms(milliseconds)}`).join(', ')}`,
      limit: { most: LIMITS.press },
    };
    figures.push(said(answer));
    if (outOfReach.length)
      figures.push(
        said({
          what: `out of reach, ${pressed.name}, ${screen}`,
          value: outOfReach.length,
          unit: 'controls',
          beside: outOfReach.join(', '),
          limit: { most: 0 },
        }),
      );
  }
  return figures;
}

const names = <Names extends string>(table: Record<Names, unknown>) => Object.keys(table) as Names[];
const ms = (milliseconds: number) => `${milliseconds.toFixed(0)} ms`;

/** Tells a figure as soon as it is there: all of them take most of an hour. */
function said(figure: Figure): Figure {
  console.log(
    `Measured ${figure.what}: ${+figure.value.toPrecision(3)} ${figure.unit}${figure.beside ? ` (${figure.beside})` : ''}, at a load of ${loadavg()[0]!.toFixed(1)}`,
  );
  return figure;
}

function scratchFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'komawari-bench-browser-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
